"""An edition on the wire: everything that a client shows of a board and its rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from northline.drawing.board_layout import BoardLayout, layout_of
from northline.editions import Edition
from northline.editions.model import Atmosphere, ColorName, Count, Kind, Refused, Symbol, TieBreaker
from northline.rules.formats.boards import edition_to_dict
from northline.rules.formats.document_types import CardCounts


class CityInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    country: str
    lat: float
    lon: float
    modern: str
    """What an atlas says today, where the board says something else; otherwise empty."""
    named: bool
    """False for a stop that the board leaves without a name."""
    marks: tuple[str, ...]
    """Words that bonus cards ask for, such as ``arctic`` or ``capital``."""


class RouteInfo(msgspec.Struct, frozen=True):
    id: str
    a: str
    b: str
    """The cities at its ends."""
    length: int
    color: ColorName | Literal["gray"]
    kind: Kind
    symbols: int
    """Locomotive symbols: spaces of a ferry that ask for a locomotive."""
    group: str
    """Routes that join the same two cities share one. Empty for a single track."""
    bonus_draw: int
    """Cards drawn blind after claiming (+X on the board)."""
    any_for_one: int
    """This many cards of any kind count as one card of the paying colour; 0: no such substitution."""
    points: int
    """What claiming it scores."""


class TicketInfo(msgspec.Struct, frozen=True):
    id: str
    a: str
    b: str
    points: int
    long: bool


class BonusCardInfo(msgspec.Struct, frozen=True):
    """Points for whoever has most of what it counts at the end. Empty and 0 where a field does not narrow it."""

    id: str
    name: str
    points: int
    counts: Count
    mark: str
    country: str
    kind: Kind | Literal[""]
    length: int
    max_points: int
    about: str
    """What is counted, in words."""


class RulesInfo(msgspec.Struct, frozen=True):
    """Every number and every choice in which the editions differ."""

    players: tuple[int, int]
    """Fewest and most players."""
    trains: int
    deck: CardCounts
    points: list[tuple[int, int]]
    """(length, points) of a claimed route."""
    hand: int
    display: int
    opening_tickets: int
    opening_long_tickets: int
    opening_keep: int
    opening_refused: Refused
    ticket_draw: int
    ticket_keep: int
    ticket_refused: Refused
    display_locomotive_is_whole_draw: bool
    sweep_at: int
    """As many locomotives in the display have it swept and dealt anew; 0: never."""
    may_stop_after_first_card: bool
    locomotives_wild_on: tuple[Kind, ...]
    ferry_symbol: Symbol
    ferry_any_for_one: int
    tunnel_reveal: int
    open_tracks: list[tuple[int, int, int]]
    """(size of the track group, players, routes of it that may be claimed). Not listed: all of them."""
    stations: int
    station_points: int
    """Points for each station not built."""
    bonus_cards: int | Literal["all"]
    last_round_at: int
    tie_breakers: tuple[TieBreaker, ...]


class EditionDetails(msgspec.Struct, frozen=True):
    id: str
    name: str
    digest: str
    atmosphere: Atmosphere
    """How the board is drawn."""
    cities: list[CityInfo]
    routes: list[RouteInfo]
    tickets: list[TicketInfo]
    bonus_cards: list[BonusCardInfo]
    rules: RulesInfo


class LabelPlace(msgspec.Struct, frozen=True):
    at: tuple[float, float]
    anchor: Literal["start", "middle", "end"]
    size: float
    box: tuple[float, float, float, float]


class TrackPlace(msgspec.Struct, frozen=True):
    line: list[tuple[float, float]]
    """The middle line, from city to city."""
    spaces: list[tuple[float, float, float]]
    """x, y and angle of each space."""


class Geometry(msgspec.Struct, frozen=True):
    """Where everything lies on the board."""

    format: int
    edition: str
    view: tuple[float, float, float, float]
    space: tuple[float, float]
    """Length and width of a space."""
    cities: dict[str, tuple[float, float]]
    labels: dict[str, LabelPlace]
    routes: dict[str, TrackPlace]
    background: dict[str, str]
    """Paths of the background: land, lakes, borders, grid, circle."""
    peaks: list[tuple[float, float, float]]
    """Little mountains: x, y of the foot, and size."""
    title: tuple[float, float, float, float] | None
    """A free place for the name of the game and the legend."""
    rose: tuple[float, float, float] | None
    """A free place in the sea for a compass rose: x, y, radius."""


def edition_details(edition: Edition) -> EditionDetails:
    """An edition with ids instead of indices."""
    return msgspec.convert(edition_to_dict(edition), EditionDetails)


def geometry(edition: Edition, layout: BoardLayout | None = None) -> Geometry:
    """Where everything lies on the board of an edition: by a layout, or by the one that it comes with."""
    return msgspec.convert((layout or layout_of(edition)).to_dict(), Geometry)
