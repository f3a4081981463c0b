"""What a player can do: small values, with an order in which menus list them.

Their text form is in :mod:`northline.rules.formats.notation`. Cities, routes and tickets are indices into the edition.
"""

from __future__ import annotations

from dataclasses import dataclass

from northline.rules.cards import Cards


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these of the tickets on offer and refuse the others."""

    tickets: tuple[int, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "tickets", tuple(sorted(self.tickets)))


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card blind from the deck."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take a card from the display. Of several alike, the first one."""

    card: int


@dataclass(frozen=True, slots=True)
class Stop:
    """Be content with the first card."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim a route with these cards; for a tunnel, lay them down and see."""

    route: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class BuildStation:
    city: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class DrawTickets:
    pass


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay what a tunnel costs more, and claim it."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Retreat:
    """Take the cards laid down for a tunnel back."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing, because nothing can be done."""


Action = Keep | Draw | Take | Stop | Claim | BuildStation | DrawTickets | Pay | Retreat | Pass

_RANK = {
    kind: rank
    for rank, kind in enumerate(
        (Keep, Draw, Take, Stop, Claim, BuildStation, DrawTickets, Pay, Retreat, Pass)
    )
}


def sort_key(action: Action) -> tuple[int, tuple[int, ...]]:
    """Menus are sorted by this: the kind of action, what it is about, then purple before blue … before locomotives."""
    rank = _RANK[type(action)]
    match action:
        case Keep(tickets):
            return rank, tickets
        case Take(card):
            return rank, (card,)
        case Claim(place, cards) | BuildStation(place, cards):
            return rank, (place, *(-n for n in cards))
        case Pay(cards):
            return rank, tuple(-n for n in cards)
        case _:
            return rank, ()
