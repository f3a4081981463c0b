"""Actions: what a player can do, as small immutable values, and the order in which menus list them.

Their text form is in :mod:`northline.rules.formats.notation`. Cities, routes and tickets are indices into the edition,
cards are counts (see :mod:`northline.rules.cards`).
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
    """Draw the top card of the deck, unseen."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take a card from the display; of several alike, the first one."""

    card: int


@dataclass(frozen=True, slots=True)
class Stop:
    """Do without a second card."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim a route with these cards; a tunnel may then cost more."""

    route: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class BuildStation:
    """Build a station in a city with these cards."""

    city: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class DrawTickets:
    """Draw new tickets, to choose from next."""


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay what a tunnel costs in addition, and claim it."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Retreat:
    """Take back the cards laid down for a tunnel."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing; allowed only when nothing else is."""


Action = Keep | Draw | Take | Stop | Claim | BuildStation | DrawTickets | Pay | Retreat | Pass

_RANK = {
    kind: rank
    for rank, kind in enumerate(
        (Keep, Draw, Take, Stop, Claim, BuildStation, DrawTickets, Pay, Retreat, Pass)
    )
}


def sort_key(action: Action) -> tuple[int, tuple[int, ...]]:
    """The key by which menus are sorted: the kind of action, its route or city, then its cards in descending order.

    >>> sorted([DrawTickets(), Take(3), Draw()], key=sort_key)
    [Draw(), Take(card=3), DrawTickets()]
    """
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
