"""The final scoring: tickets, stations, bonus cards and places (END-2 to END-7, STATION-3 to 5, TIE-1 to 4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Protocol

from northline.editions.model import BonusCard, Edition, Route, Ticket, TieBreaker
from northline.rules.borrowing import Borrowed, borrow
from northline.rules.cards import LOCOMOTIVE, Cards
from northline.rules.network import Path, longest_path
from northline.rules.state import State


@dataclass(frozen=True, slots=True)
class TicketResult:
    """What a ticket brings or costs."""

    ticket: int
    completed: bool
    points: int
    """What it adds: negative when it was not completed."""


@dataclass(frozen=True, slots=True)
class BonusResult:
    """How a player did for a bonus card."""

    card: int
    count: int
    """How much this player has of what the card counts."""
    points: int
    """What it adds: 0 when somebody else has more."""


@dataclass(frozen=True, slots=True)
class Breakdown:
    """Where a player's points come from.

    >>> print(Breakdown(20, (TicketResult(0, True, 8),), 12, (), (), Path(9, ())))
    routes 20, tickets +8, stations +12, bonuses +0
    """

    routes: int
    """Points for claimed routes."""
    tickets: tuple[TicketResult, ...]
    stations: int
    """Points for stations that were not built."""
    bonuses: tuple[BonusResult, ...]
    borrowed: tuple[Borrowed, ...]
    """The routes of others that the player's stations use."""
    longest_path: Path

    @property
    def ticket_points(self) -> int:
        """Points for tickets; negative when more was lost than won."""
        return sum(result.points for result in self.tickets)

    @property
    def bonus_points(self) -> int:
        """Points for bonus cards."""
        return sum(result.points for result in self.bonuses)

    @property
    def completed(self) -> int:
        """How many tickets are completed."""
        return sum(result.completed for result in self.tickets)

    @property
    def total(self) -> int:
        """All points together."""
        return self.routes + self.ticket_points + self.stations + self.bonus_points

    def __str__(self) -> str:
        return (
            f"routes {self.routes}, tickets {self.ticket_points:+}, stations {self.stations:+}, "
            f"bonuses {self.bonus_points:+}"
        )


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the final table."""

    place: int
    """1 for the winner; players whom no tie-breaker separates share a place."""
    seat: int
    points: int
    breakdown: Breakdown
    ahead_by: TieBreaker | None
    """What sets it before the next line where their points are equal; None where nothing had to or nothing does."""


def standings(state: State) -> tuple[Standing, ...]:
    """Everybody's points and place as if the game ended now, the winner first.

    >>> state = State.from_dict({"edition": "europe", "players": 2, "routes": {"brest-paris": 1}})
    >>> [(standing.place, standing.seat, standing.points) for standing in standings(state)]
    [(1, 1, 26), (2, 0, 12)]
    """
    results = score(state)

    def rank(seat: int) -> tuple[int, ...]:
        broken = (
            _TIE_BREAKERS[name](state, seat, results[seat]) for name in state.edition.rules.tie_breakers
        )
        return (results[seat].total, *broken)

    ranks = [rank(seat) for seat in range(state.players)]
    order = sorted(range(state.players), key=lambda seat: ([-value for value in ranks[seat]], seat))
    return tuple(
        Standing(
            place=1 + sum(other > ranks[seat] for other in ranks),
            seat=seat,
            points=results[seat].total,
            breakdown=results[seat],
            ahead_by=None if after is None else _separates(state.edition, ranks[seat], ranks[after]),
        )
        for seat, after in zip(order, [*order[1:], None], strict=True)
    )


def _separates(edition: Edition, rank: tuple[int, ...], next_rank: tuple[int, ...]) -> TieBreaker | None:
    """The tie-breaker in which two ranks differ first; None when they differ in points, or not at all."""
    if rank[0] != next_rank[0]:
        return None
    pairs = zip(edition.rules.tie_breakers, rank[1:], next_rank[1:], strict=True)
    return next((name for name, own, other in pairs if own != other), None)


def score(state: State) -> tuple[Breakdown, ...]:
    """The breakdown of every seat's points as if the game ended now, by seat."""
    results = [_before_bonuses(state, seat) for seat in range(state.players)]
    bonuses = [_bonus_results(state, index, results) for index in state.bonus_cards]
    return tuple(
        replace(result, bonuses=tuple(by_seat[seat] for by_seat in bonuses))
        for seat, result in enumerate(results)
    )


def _before_bonuses(state: State, seat: int) -> Breakdown:
    rules = state.edition.rules
    borrowed, completed = borrow(state, seat)
    return Breakdown(
        routes=state.points[seat],
        tickets=tuple(ticket_result(state.edition, t, t in completed) for t in state.tickets[seat]),
        stations=rules.station_points * (rules.stations - len(state.stations[seat])),
        bonuses=(),
        borrowed=borrowed,
        longest_path=longest_path(state.edition, state.routes_of(seat)),
    )


def ticket_result(edition: Edition, ticket: int, completed: bool) -> TicketResult:
    """The points that a ticket brings when it is completed, or costs when it is not."""
    points = edition.tickets[ticket].points
    return TicketResult(ticket, completed, points if completed else -points)


# Bonus cards


class Counted(Protocol):
    """What bonus cards are counted from: a position, or what a seat sees of it."""

    @property
    def edition(self) -> Edition: ...
    @property
    def hands(self) -> tuple[Cards | None, ...]: ...
    @property
    def trains(self) -> tuple[int, ...]: ...
    def routes_of(self, seat: int) -> tuple[int, ...]: ...


def _bonus_results(state: State, index: int, results: list[Breakdown]) -> list[BonusResult]:
    """Everybody's count and points for a bonus card."""
    card = state.edition.bonus_cards[index]
    counts = [count_for_bonus(state, seat, card, result) for seat, result in enumerate(results)]
    winners = leaders(counts)
    return [
        BonusResult(index, count, card.points if seat in winners else 0) for seat, count in enumerate(counts)
    ]


def leaders(counts: Sequence[int]) -> tuple[int, ...]:
    """A bonus card goes to whoever has most, at zero too; all who tie score it (END-4 to END-6).

    >>> leaders([3, 5, 5]), leaders([0, 0])
    ((1, 2), (0, 1))
    """
    most = max(counts)
    return tuple(seat for seat, count in enumerate(counts) if count == most)


def count_for_bonus(state: Counted, seat: int, card: BonusCard, result: Breakdown) -> int:
    """How much of what a bonus card counts a seat has (BONUS-A to BONUS-K)."""
    match card.counts:
        case "completed_tickets":
            return len(_tickets_for(state.edition, card, result))
        case "routes":
            return len(_routes_for(state, seat, card))
        case "countries":
            return len(_countries_of(state, seat))
        case "longest_path":
            return result.longest_path.length
        case "locomotives_in_hand":
            hand = state.hands[seat]
            assert hand is not None, "only where it can be seen"
            return hand[LOCOMOTIVE] + sum(count // 2 for count in hand[:LOCOMOTIVE])
        case "trains_left":
            return state.trains[seat]


def counted_for_bonus(state: Counted, seat: int, card: BonusCard, result: Breakdown) -> tuple[str, ...]:
    """What a seat's count for a bonus card consists of: the ids of tickets or routes, or the names of countries.

    Nothing where cards or trains are counted. The routes of a longest path are in order.
    """
    edition = state.edition
    match card.counts:
        case "completed_tickets":
            return tuple(edition.tickets[ticket].id for ticket in _tickets_for(edition, card, result))
        case "routes":
            return tuple(edition.routes[route].id for route in sorted(_routes_for(state, seat, card)))
        case "countries":
            return tuple(sorted(_countries_of(state, seat)))
        case "longest_path":
            return tuple(edition.routes[route].id for route in result.longest_path.routes)
        case "locomotives_in_hand" | "trains_left":
            return ()


def _tickets_for(edition: Edition, card: BonusCard, result: Breakdown) -> list[int]:
    completed = (r.ticket for r in result.tickets if r.completed)
    return [ticket for ticket in completed if ticket_counts(edition, card, edition.tickets[ticket])]


def _routes_for(state: Counted, seat: int, card: BonusCard) -> frozenset[int]:
    return _routes_that_count(state.edition, card).intersection(state.routes_of(seat))


def _countries_of(state: Counted, seat: int) -> set[str]:
    edition = state.edition
    ends = (end for route in state.routes_of(seat) for end in _ends(edition.routes[route]))
    return {edition.cities[end].country for end in ends}


@cache
def _routes_that_count(edition: Edition, card: BonusCard) -> frozenset[int]:
    return frozenset(
        index for index, route in enumerate(edition.routes) if route_counts(edition, card, route)
    )


def ticket_counts(edition: Edition, card: BonusCard, ticket: Ticket) -> bool:
    """Whether a completed ticket counts for a bonus card."""
    small_enough = not card.max_points or ticket.points <= card.max_points
    return small_enough and _touches(edition, card, ticket)


def route_counts(edition: Edition, card: BonusCard, route: Route) -> bool:
    """Whether a claimed route counts for a bonus card."""
    right_kind = card.kind in ("", route.kind)
    right_length = card.length in (0, route.length)
    return right_kind and right_length and _touches(edition, card, route)


def _touches(edition: Edition, card: BonusCard, thing: Route | Ticket) -> bool:
    """Whether an end of it is in the card's country and an end carries the card's mark, if it names them."""
    ends = [edition.cities[end] for end in _ends(thing)]
    in_country = not card.country or any(city.country == card.country for city in ends)
    marked = not card.mark or any(card.mark in city.marks for city in ends)
    return in_country and marked


def _ends(thing: Route | Ticket) -> tuple[int, int]:
    return thing.a, thing.b


# Tie-breakers: of two players with equal points the one with the higher number is ahead


def _longest_route(state: State, seat: int, result: Breakdown) -> int:
    return max((state.edition.routes[route].length for route in state.routes_of(seat)), default=0)


_TIE_BREAKERS: dict[TieBreaker, Callable[[State, int, Breakdown], int]] = {
    "completed_tickets": lambda state, seat, result: result.completed,
    "fewest_stations": lambda state, seat, result: -len(state.stations[seat]),
    "bonus_cards": lambda state, seat, result: sum(bonus.points > 0 for bonus in result.bonuses),
    "longest_route": _longest_route,
}
