"""How far somebody has come, from what they may know: a seat's own tickets, and what the end would bring so far.

Everything is made of a view, so nothing in it is more than its seat may know. A spectator gets what lies open.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from heapq import heappop, heappush
from typing import Literal

from northline.editions.model import Edition
from northline.rules.borrowing import borrow_for
from northline.rules.network import Connections, Path, longest_path
from northline.rules.planning import exits_of, spaces_to_build
from northline.rules.score import Breakdown, TicketResult, count_for_bonus, ticket_result
from northline.rules.state import NOBODY
from northline.rules.view import View

Status = Literal["done", "open", "dead"]


@dataclass(frozen=True, slots=True)
class TicketProgress:
    ticket: int
    status: Status
    """Dead: whatever happens, the trains that are left do not suffice any more."""
    trains: int | None
    """How many more it takes at least, on the board as it is; None when there is no way on it."""
    way: tuple[int, ...]
    """The routes to claim for that."""


@dataclass(frozen=True, slots=True)
class BonusProgress:
    card: int
    counts: tuple[int | None, ...]
    """How much each seat has of what the card counts; None where that is a secret."""


@dataclass(frozen=True, slots=True)
class Progress:
    tickets: tuple[TicketProgress, ...]
    """The seat's own."""
    offer: tuple[TicketProgress, ...]
    """Those it is choosing from."""
    longest_paths: tuple[int, ...]
    """In spaces, by seat."""
    bonuses: tuple[BonusProgress, ...]


def progress(view: View) -> Progress:
    return _progress(_Seen(_what_matters(view), view))


@dataclass(frozen=True, slots=True)
class _Seen:
    """A view that equals every other one in which the progress is the same: most actions only move cards."""

    what_matters: tuple[object, ...]
    view: View = field(compare=False)


def _what_matters(view: View) -> tuple[object, ...]:
    cards = view.edition.bonus_cards
    by_hands = any(cards[card].counts == "locomotives_in_hand" for card in view.bonus_cards)
    return (
        view.edition,
        view.seat,
        view.owners,
        view.stations,
        view.trains,
        view.points,
        view.tickets,
        view.offer,
        view.bonus_cards,
        view.over,
        view.hands if by_hands else None,
    )


@lru_cache(maxsize=2048)
def _progress(seen: _Seen) -> Progress:
    view = seen.view
    edition, seat = view.edition, view.seat
    paths = tuple(_longest(edition, view.routes_of(other)) for other in range(view.players))
    return Progress(
        tickets=() if seat is None else _tickets(view, seat, view.own_tickets),
        offer=() if seat is None else _tickets(view, seat, view.offer, on_offer=True),
        longest_paths=tuple(path.length for path in paths),
        bonuses=tuple(
            BonusProgress(card, tuple(_count(view, other, card, path) for other, path in enumerate(paths)))
            for card in view.bonus_cards
        ),
    )


@lru_cache(maxsize=1024)
def _longest(edition: Edition, routes: tuple[int, ...]) -> Path:
    return longest_path(edition, routes)


def _count(view: View, seat: int, card: int, path: Path) -> int | None:
    bonus, tickets = view.edition.bonus_cards[card], view.tickets[seat]
    results: tuple[TicketResult, ...] = ()
    if bonus.counts == "locomotives_in_hand" and view.hands[seat] is None:
        return None
    if bonus.counts == "completed_tickets":
        if tickets is None:
            return None
        _, completed = borrow_for(view, seat, tickets)
        results = tuple(ticket_result(view.edition, ticket, ticket in completed) for ticket in tickets)
    return count_for_bonus(view, seat, bonus, Breakdown(view.points[seat], results, 0, (), (), path))


# Tickets


def _tickets(
    view: View, seat: int, tickets: tuple[int, ...], on_offer: bool = False
) -> tuple[TicketProgress, ...]:
    if on_offer:  # a station's use is settled for the tickets one has
        own = Connections(view.edition, view.routes_of(seat))
        ends = view.edition.tickets
        done = frozenset(ticket for ticket in tickets if own.joined(ends[ticket].a, ends[ticket].b))
    else:
        _, done = borrow_for(view, seat, tickets)
    return tuple(
        TicketProgress(ticket, "done", 0, ()) if ticket in done else _undone(view, seat, ticket)
        for ticket in tickets
    )


def _undone(view: View, seat: int, ticket: int) -> TicketProgress:
    board = _Board(view.edition, view.players, view.owners, view.stations, seat)
    way = _way(board, ticket, later=False)
    trains = view.trains[seat]
    possible = not view.over and way is not None and way.length <= trains
    if not possible and not view.over and view.edition.rules.stations:
        # What nobody owns yet may be somebody's later, and then a station can use it.
        at_best = _way(board, ticket, later=True)
        possible = at_best is not None and at_best.length <= trains
    status: Status = "open" if possible else "dead"
    if way is None:
        return TicketProgress(ticket, status, None, ())
    return TicketProgress(ticket, status, way.length, way.routes)


@dataclass(frozen=True, slots=True)
class _Board:
    """What the way to a ticket depends on."""

    edition: Edition
    players: int
    owners: tuple[int, ...]
    stations: tuple[tuple[int, ...], ...]
    seat: int


_State = tuple[int, int, int]
"""A city, and how many stations can still be used on the way: those that stand, and those to be built."""


@lru_cache(maxsize=4096)
def _way(board: _Board, ticket: int, later: bool) -> Path | None:
    """The way to a ticket with the fewest trains. ``later``: with routes that somebody may yet claim for us."""
    edition = board.edition
    ends, exits = edition.tickets[ticket], exits_of(edition)
    costs = spaces_to_build(board, board.seat)
    built = board.stations[board.seat]
    taken = {city for cities in board.stations for city in cities}
    start: _State = ends.a, len(built), edition.rules.stations - len(built)
    reached: dict[_State, tuple[int, _State]] = {}
    queue: list[tuple[int, _State, int, _State]] = [(0, start, -1, start)]
    while queue:
        cost, here, route, before = heappop(queue)
        if here in reached:
            continue
        reached[here] = route, before
        city, standing, to_build = here
        if city == ends.b:
            return Path(cost, _claims(board, reached, here))
        for onward, other in exits[city]:
            spaces = costs[onward]
            if spaces is not None:
                heappush(queue, (cost + spaces, (other, standing, to_build), onward, here))
            if board.owners[onward] != board.seat and (later or board.owners[onward] != NOBODY):
                if standing and (city in built or other in built):
                    heappush(queue, (cost, (other, standing - 1, to_build), onward, here))
                elif to_build and not (city in taken and other in taken):
                    heappush(queue, (cost, (other, standing, to_build - 1), onward, here))
    return None


def _claims(board: _Board, reached: dict[_State, tuple[int, _State]], state: _State) -> tuple[int, ...]:
    """The routes of a way that are to be claimed, in order."""
    routes = []
    route, before = reached[state]
    while route >= 0:
        if board.owners[route] == NOBODY and before[1:] == state[1:]:
            routes.append(route)
        state = before
        route, before = reached[state]
    return tuple(reversed(routes))
