"""The data model of an edition.

An edition is plain data: the cities, routes, tickets and bonus cards of a board, and the settings ("knobs") in which
the rules of the games differ. Everything is frozen and hashable. Inside the program a city, route, ticket or bonus
card is identified by its index in the edition's tuple; people and files use its ``id``.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Literal, get_args

ColorName = Literal["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]
CardName = Literal[ColorName, "locomotive"]

COLORS: tuple[ColorName, ...] = get_args(ColorName)
"""The eight colours of train cards, in the order used everywhere."""

LOCOMOTIVE = len(COLORS)
"""The index of the locomotive among the kinds of cards: it comes after the colours."""

CARD_NAMES: tuple[CardName, ...] = (*COLORS, "locomotive")
"""The name of each kind of card, by index."""

GRAY = -1
"""The colour of a route that any one colour pays for."""

Cards = tuple[int, ...]
"""How many cards of each kind: nine numbers, the eight colours in order, then the locomotives."""

Kind = Literal["regular", "ferry", "tunnel"]
Atmosphere = Literal["atlas", "winter", "aurora"]
"""How a board is drawn: as an old atlas, as snow under a low sun, or under northern lights."""
Refused = Literal["bottom", "out"]
Symbol = Literal["locomotive", "locomotive_or_pair"]
Count = Literal[
    "completed_tickets", "routes", "countries", "longest_path", "locomotives_in_hand", "trains_left"
]
BONUS_COUNTS: tuple[Count, ...] = get_args(Count)
"""What bonus cards can count, in the order by which numeric engines number it."""
TieBreaker = Literal["completed_tickets", "fewest_stations", "bonus_cards", "longest_route"]
TIE_BREAKERS: tuple[TieBreaker, ...] = get_args(TieBreaker)
"""All tie-breakers, in the order by which numeric engines number them."""


@dataclass(frozen=True, slots=True)
class City:
    """A city of the board."""

    id: str
    name: str
    country: str
    lat: float
    lon: float
    modern: str = ""
    """Today's name, where the board has an older one."""
    named: bool = True
    """False for a stop that has no name on the board."""
    marks: tuple[str, ...] = ()
    """Words that bonus cards ask for, such as ``arctic`` or ``capital``."""


@dataclass(frozen=True, slots=True)
class Route:
    """A route between two cities. Parallel routes, of a double or triple connection, are routes of their own."""

    id: str
    a: int
    """The index of a city, as is ``b``."""
    b: int
    length: int
    """In spaces."""
    color: int
    """Index into :data:`COLORS`, or :data:`GRAY`."""
    kind: Kind = "regular"
    symbols: int = 0
    """Locomotive symbols: spaces of a ferry that ask for a locomotive."""
    group: str = ""
    """The track group: parallel routes, between the same two cities, share one. Empty for a single route."""
    bonus_draw: int = 0
    """Cards drawn from the deck after claiming (+X on the board)."""
    any_for_one: int = 0
    """This many cards of any kind count as one card of the paying colour; 0: no such substitution."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """A destination ticket: points for connecting two cities."""

    id: str
    a: int
    """The index of a city, as is ``b``."""
    b: int
    points: int
    long: bool = False
    """Long tickets are dealt separately, at set-up only, and are never in the ticket deck."""


@dataclass(frozen=True, slots=True)
class BonusCard:
    """Points for the player who has most of something at the end; all who tie score it.

    ``counts`` says what is counted. The other fields restrict which tickets or routes count: those with an end that
    has a mark, with an end in a country, of a kind, of a length, worth at most so many points.
    """

    id: str
    name: str
    points: int
    counts: Count
    mark: str = ""
    country: str = ""
    kind: Kind | Literal[""] = ""
    length: int = 0
    max_points: int = 0


@dataclass(frozen=True, slots=True)
class Rules:
    """The knobs: every number and every choice in which the rules of editions differ."""

    players: tuple[int, int]
    """Fewest and most players."""
    trains: int
    """Trains each player starts with."""
    deck: Cards
    """The train cards in the box."""
    points: tuple[tuple[int, int], ...]
    """(length, points) of a claimed route, by length."""

    hand: int = 4
    """Cards dealt to each player."""
    display: int = 5
    """Face-up cards."""

    opening_tickets: int = 3
    """Tickets dealt to each player from the ticket deck at set-up."""
    opening_long_tickets: int = 0
    """Long tickets dealt in addition; the other long ones leave the game."""
    opening_keep: int = 2
    """How many of the tickets dealt at set-up must be kept, at least."""
    opening_refused: Refused = "out"
    """Where tickets refused at set-up go: ``out`` of the game, or to the ``bottom`` of the deck."""
    ticket_draw: int = 3
    """Tickets drawn from the deck during play."""
    ticket_keep: int = 1
    """How many of the tickets drawn during play must be kept, at least."""
    ticket_refused: Refused = "bottom"
    """Where tickets refused during play go."""

    display_locomotive_is_whole_draw: bool = True
    """A locomotive taken from the display is the whole draw and can only be the first card."""
    sweep_at: int = 0
    """The display is discarded and dealt again when it shows so many locomotives; 0: never."""
    may_stop_after_first_card: bool = False
    """Whether a player may be content with one card."""

    locomotives_wild_on: tuple[Kind, ...] = ("regular", "ferry", "tunnel")
    """The kinds of routes on which a locomotive stands for any colour."""
    ferry_symbol: Symbol = "locomotive"
    """What a locomotive symbol of a ferry takes: a locomotive, or also a pair of cards of one colour."""
    ferry_any_for_one: int = 0
    """On ferries this many cards of any kind pay for one space, symbol or not; 0: never."""
    tunnel_reveal: int = 3
    """Cards turned over for a tunnel."""
    open_tracks: tuple[tuple[int, int, int], ...] = ()
    """(size of the track group, players, routes of it that may be claimed). Not listed: all of them."""

    stations: int = 0
    """Stations each player has; the first costs one card, the second two, and so on."""
    station_points: int = 0
    """Points for each station not built."""

    bonus_cards: int | Literal["all"] = "all"
    """How many of the edition's bonus cards are drawn for a game."""
    last_round_at: int = 2
    """The last round begins when a player ends a turn with so many trains or fewer."""
    tie_breakers: tuple[TieBreaker, ...] = ("completed_tickets",)
    """What decides between players with equal points, in order."""

    @property
    def opening_offer(self) -> int:
        """How many tickets each player chooses from at set-up, long ones included."""
        return self.opening_tickets + self.opening_long_tickets

    @property
    def most_offered(self) -> int:
        """The most tickets that a player ever chooses from, at set-up or during play."""
        return max(self.opening_offer, self.ticket_draw)


@dataclass(frozen=True, eq=False)
class Edition:
    """A board and its rules. Two editions with the same id are equal when they play alike (see :attr:`digest`).

    >>> from northline.editions import edition
    >>> europe = edition("europe")
    >>> route = europe.routes[europe.route_index["brest-paris"]]
    >>> [europe.cities[end].name for end in (route.a, route.b)], route.length, COLORS[route.color]
    (['Brest', 'Paris'], 3, 'black')
    """

    id: str
    name: str
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    bonus_cards: tuple[BonusCard, ...]
    rules: Rules
    atmosphere: Atmosphere = "atlas"

    @cached_property
    def digest(self) -> str:
        """A fingerprint of everything that play depends on, which names, coordinates and looks do not."""
        content = {
            "cities": [[c.id, c.country, sorted(c.marks)] for c in self.cities],
            "routes": [_values(route) for route in self.routes],
            "tickets": [_values(ticket) for ticket in self.tickets],
            "bonus_cards": [{**_values(card), "name": None} for card in self.bonus_cards],
            "rules": _values(self.rules),
        }
        text = json.dumps(content, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Edition) and self.id == other.id and self.digest == other.digest

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return int(self.digest, 16)  # the same in every process, unlike the hash of a string

    def __copy__(self) -> Edition:
        """Itself, as it never changes: a copied position is on the same board."""
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Edition:
        return self

    def __getstate__(self) -> dict[str, object]:
        """Pickle a copy of the attributes: another thread may cache something on the edition at the same time."""
        return dict(self.__dict__)

    def __repr__(self) -> str:
        return f"<Edition {self.id} {self.digest}>"

    def _repr_svg_(self) -> str:
        """The board, in a notebook."""
        from northline.drawing.picture import board

        return board(self, width=960)

    def check_players(self, players: int) -> None:
        """Raise :class:`ValueError`, with a sentence for users, unless the edition is for so many players.

        >>> from northline.editions import edition
        >>> edition("nordic_countries").check_players(4)
        Traceback (most recent call last):
            ...
        ValueError: Nordic Countries is for 2 to 3 players, not 4
        """
        fewest, most = self.rules.players
        if not fewest <= players <= most:
            raise ValueError(f"{self.name} is for {fewest} to {most} players, not {players}")

    @cached_property
    def city_index(self) -> Mapping[str, int]:
        """The index of each city by its id."""
        return _index(self.cities)

    @cached_property
    def route_index(self) -> Mapping[str, int]:
        """The index of each route by its id."""
        return _index(self.routes)

    @cached_property
    def ticket_index(self) -> Mapping[str, int]:
        """The index of each ticket by its id."""
        return _index(self.tickets)

    @cached_property
    def bonus_card_index(self) -> Mapping[str, int]:
        """The index of each bonus card by its id."""
        return _index(self.bonus_cards)

    @cached_property
    def route_points(self) -> tuple[int, ...]:
        """Points for claiming each route, by route."""
        by_length = dict(self.rules.points)
        return tuple(by_length[route.length] for route in self.routes)


def _values(thing: object) -> dict[str, object]:
    return {field.name: getattr(thing, field.name) for field in fields(thing)}  # type: ignore[arg-type]


def _index(things: tuple[City | Route | Ticket | BonusCard, ...]) -> Mapping[str, int]:
    return {thing.id: index for index, thing in enumerate(things)}
