"""The final standings as a JSON document, with every point explained."""

from __future__ import annotations

from typing import TypedDict

from northline.editions.model import Edition, TieBreaker
from northline.rules.score import Standing, standings
from northline.rules.state import State


class TicketDocument(TypedDict):
    """A ticket and what it adds: negative points when it was not completed."""

    ticket: str
    completed: bool
    points: int


class BorrowedDocument(TypedDict):
    """A route of somebody else that a station uses."""

    city: str
    route: str


class BonusDocument(TypedDict):
    """What a player has of what a bonus card counts, and the points for it."""

    card: str
    count: int
    points: int


class PathDocument(TypedDict):
    """A path: its length in spaces and its routes in order."""

    length: int
    routes: list[str]


class StandingDocument(TypedDict):
    """A line of the final table."""

    place: int
    seat: int
    name: str
    points: int
    ahead_by: TieBreaker | None
    """The tie-breaker that sets it before the next line, where their points are equal."""
    routes: int
    tickets: list[TicketDocument]
    stations: int
    borrowed: list[BorrowedDocument]
    bonus_cards: list[BonusDocument]
    longest_path: PathDocument


class StandingsDocument(TypedDict):
    """The final table, the winner first."""

    edition: str
    over: bool
    standings: list[StandingDocument]


def standings_to_dict(state: State, names: tuple[str, ...]) -> StandingsDocument:
    """The standings of a position as if the game ended now.

    >>> state = State.from_dict({"edition": "europe", "players": 2, "routes": {"brest-paris": 1}})
    >>> [(line["name"], line["points"]) for line in standings_to_dict(state, ("Ada", "Bo"))["standings"]]
    [('Bo', 26), ('Ada', 12)]
    """
    edition = state.edition
    return {
        "edition": edition.id,
        "over": state.over,
        "standings": [
            standing_to_dict(edition, standing, names[standing.seat]) for standing in standings(state)
        ],
    }


def standing_to_dict(edition: Edition, standing: Standing, name: str) -> StandingDocument:
    """One line of the final table, with ids in place of indices."""
    breakdown = standing.breakdown
    return {
        "place": standing.place,
        "seat": standing.seat,
        "name": name,
        "points": standing.points,
        "ahead_by": standing.ahead_by,
        "routes": breakdown.routes,
        "tickets": [
            {"ticket": edition.tickets[t.ticket].id, "completed": t.completed, "points": t.points}
            for t in breakdown.tickets
        ],
        "stations": breakdown.stations,
        "borrowed": [
            {"city": edition.cities[b.city].id, "route": edition.routes[b.route].id}
            for b in breakdown.borrowed
        ],
        "bonus_cards": [
            {"card": edition.bonus_cards[b.card].id, "count": b.count, "points": b.points}
            for b in breakdown.bonuses
        ],
        "longest_path": {
            "length": breakdown.longest_path.length,
            "routes": [edition.routes[route].id for route in breakdown.longest_path.routes],
        },
    }
