"""How far a seat has come: its tickets, everyone's longest path, and the standings for the bonus cards.

Everything is computed from a view, so nobody learns more than they may know. A spectator gets what is public. Most
actions change little of it: whoever asks again and again during a game keeps a :class:`ProgressTracker`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from northline.editions.model import BonusCard
from northline.rules.analysis.ticket_paths import Board, TicketPaths
from northline.rules.borrowing import borrow_for
from northline.rules.network import Path, connected_cities, exits_of, longest_path
from northline.rules.score import (
    Breakdown,
    count_for_bonus,
    counted_for_bonus,
    leaders,
    ticket_result,
)
from northline.rules.view import View

Status = Literal["done", "open", "dead"]


@dataclass(frozen=True, slots=True)
class TicketProgress:
    """How far a ticket is from being completed."""

    ticket: int
    status: Status
    """``done``, ``open``, or ``dead``: whatever happens, the trains that are left no longer suffice."""
    trains: int | None
    """The fewest trains that still complete it on the board as it is; None when no path is left."""
    path: tuple[int, ...]
    """The routes to claim for that."""
    stations: int = 0
    """The stations to build for that."""


@dataclass(frozen=True, slots=True)
class BonusProgress:
    """How everyone stands for a bonus card."""

    card: int
    counts: tuple[int | None, ...]
    """How much each seat has of what the card counts; None where that is a secret."""
    leaders: tuple[int, ...] | None
    """The seats that would score it now, all of them where they tie; None while somebody's count is a secret."""
    counted: tuple[tuple[str, ...] | None, ...]
    """What each count consists of, as in :func:`northline.rules.score.counted_for_bonus`; None where it is a secret."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Everything that a seat can work out about how far it has come."""

    tickets: tuple[TicketProgress, ...]
    """The tickets it holds."""
    offer: tuple[TicketProgress, ...]
    """The tickets it is choosing from."""
    longest_paths: tuple[int, ...]
    """In spaces, by seat."""
    bonuses: tuple[BonusProgress, ...]


def progress(view: View) -> Progress:
    """How far the seat of a view has come.

    >>> from northline.rules import State, view
    >>> state = State.from_dict({"edition": "europe", "tickets": [["brest-venezia"], []]})
    >>> [ticket] = progress(view(state, 0)).tickets
    >>> ticket.status, ticket.trains
    ('open', 8)
    """
    return ProgressTracker().progress(view)


class ProgressTracker:
    """Follows one game, and works out again only what an action may have changed.

    The views may be of any seats, and in any order: taking an action back is a change like any other. What is kept for
    one seat is never used for another, except for the railways, which everybody sees.
    """

    def __init__(self) -> None:
        self._railways = _Railways()
        self._seats: dict[int | None, _SeatTracker] = {}

    def progress(self, view: View) -> Progress:
        """The same as :func:`progress`; the same object as long as nothing has changed."""
        self._railways.follow(view)
        tracker = self._seats.get(view.seat)
        if tracker is None:
            tracker = self._seats[view.seat] = _SeatTracker(self._railways)
        return tracker.progress(view)


_Count = tuple[int | None, tuple[str, ...] | None]
"""How much a seat has for a bonus card, and what that consists of; None where it is a secret."""


class _Railways:
    """What everybody can see on the board: who owns which routes, and everyone's longest path."""

    def __init__(self) -> None:
        self._owners: tuple[int, ...] = ()
        self.routes: list[tuple[int, ...]] = []
        self.longest: list[Path] = []
        self._counted: dict[tuple[int, int], tuple[object, _Count]] = {}
        """For a bonus card and a seat: what it was counted from, and the count."""

    def count(self, seen: _Seen, index: int, seat: int) -> _Count:
        """How much a seat has for a bonus card that counts what lies on the board."""
        card = seen.edition.bonus_cards[index]
        key = seen.trains[seat] if card.counts == "trains_left" else self.routes[seat]
        known = self._counted.get((index, seat))
        if known is None or known[0] != key:
            result = Breakdown(0, (), 0, (), (), self.longest[seat])
            known = self._counted[index, seat] = key, _count(seen, seat, card, result)
        return known[1]

    def follow(self, view: View) -> None:
        if view.owners is self._owners:
            return
        self._owners = view.owners
        routes: list[list[int]] = [[] for _ in range(view.players)]
        for route, owner in enumerate(view.owners):
            if owner >= 0:
                routes[owner].append(route)
        before, self.routes = self.routes, list(map(tuple, routes))
        self.longest = [
            self.longest[seat] if before and before[seat] == own else longest_path(view.edition, own)
            for seat, own in enumerate(self.routes)
        ]


class _Seen:
    """What scoring asks about a position, answered from a view and the railways."""

    __slots__ = ("_railways", "edition", "hands", "owners", "stations", "trains")

    def __init__(self, view: View, railways: _Railways) -> None:
        self.edition, self.owners, self.stations = view.edition, view.owners, view.stations
        self.hands, self.trains = view.hands, view.trains
        self._railways = railways

    def routes_of(self, seat: int) -> tuple[int, ...]:
        return self._railways.routes[seat]


class _SeatTracker:
    """The progress of one seat, or of the spectators."""

    def __init__(self, railways: _Railways) -> None:
        self._railways = railways
        self._view: View | None = None
        self._progress = Progress((), (), (), ())
        self._paths: TicketPaths | None = None
        self._done: dict[int, tuple[object, frozenset[int]]] = {}
        """For each seat whose tickets can be seen: what its completed tickets depend on, and which these are."""
        self._bonuses: dict[int, tuple[object, BonusProgress]] = {}
        """The same for a bonus card."""

    def progress(self, view: View) -> Progress:
        before, self._view = self._view, view
        if before is None or not _same_board(before, view):
            found = self._work_out(view)
        elif _counts_hands(view) and before.hands != view.hands:
            found = replace(self._progress, bonuses=self._bonus_lines(view))
        else:
            return self._progress
        if found != self._progress or before is None:
            self._progress = found
        return self._progress

    def _work_out(self, view: View) -> Progress:
        seat = view.seat
        done = frozenset[int]() if seat is None else self._completed(view, seat)
        if self._paths is not None and seat is not None:
            self._paths.follow(_board(view, seat), {*view.own_tickets, *view.offer} - done)
        return Progress(
            tickets=self._tickets(view, view.own_tickets, done),
            offer=self._tickets(view, view.offer, self._joined(view)),
            longest_paths=tuple([path.length for path in self._railways.longest]),
            bonuses=self._bonus_lines(view),
        )

    # Tickets

    def _completed(self, view: View, seat: int) -> frozenset[int]:
        """The tickets of a seat that are completed, with its stations; of those that can be seen."""
        tickets, stations = view.tickets[seat], view.stations[seat]
        if not tickets:
            return frozenset()
        own = self._railways.routes[seat]
        key: tuple[object, ...] = (tickets, own, stations)
        if stations:
            exits = exits_of(view.edition)
            key += ([view.owners[route] for city in stations for route, _ in exits[city]],)
        known = self._done.get(seat)
        if known is None or known[0] != key:
            seen = _Seen(view, self._railways)
            known = self._done[seat] = key, borrow_for(seen, seat, tickets)[1]
        return known[1]

    def _joined(self, view: View) -> frozenset[int]:
        """The tickets on offer that are completed without stations: their use is settled for the tickets one has."""
        if not view.offer or view.seat is None:
            return frozenset()
        own = connected_cities(view.edition, self._railways.routes[view.seat])
        ends = view.edition.tickets
        return frozenset(ticket for ticket in view.offer if own.connected(ends[ticket].a, ends[ticket].b))

    def _tickets(
        self, view: View, tickets: tuple[int, ...], done: frozenset[int]
    ) -> tuple[TicketProgress, ...]:
        return tuple(
            [
                TicketProgress(ticket, "done", 0, ()) if ticket in done else self._undone(view, ticket)
                for ticket in tickets
            ]
        )

    def _undone(self, view: View, ticket: int) -> TicketProgress:
        assert view.seat is not None, "a spectator has no tickets"
        if self._paths is None:
            self._paths = TicketPaths(_board(view, view.seat))
        path = self._paths.to(ticket)
        possible = not view.over and self._paths.possible(ticket, view.trains[view.seat])
        status: Status = "open" if possible else "dead"
        if path is None:
            return TicketProgress(ticket, status, None, ())
        return TicketProgress(ticket, status, path.trains, path.routes, path.stations)

    # Bonus cards

    def _bonus_lines(self, view: View) -> tuple[BonusProgress, ...]:
        return tuple([self._bonus(view, card) for card in view.bonus_cards])

    def _bonus(self, view: View, index: int) -> BonusProgress:
        """How everyone stands for a bonus card; kept until what it is counted from changes."""
        card = view.edition.bonus_cards[index]
        key = self._counted_from(view, card)
        known = self._bonuses.get(index)
        if known is None or known[0] != key:
            known = self._bonuses[index] = key, self._count(view, index, card)
        return known[1]

    def _counted_from(self, view: View, card: BonusCard) -> object:
        match card.counts:
            case "completed_tickets":
                return view.tickets, [self._completed(view, seat) for seat in range(view.players)]
            case "locomotives_in_hand":
                return view.hands
            case "trains_left":
                return view.trains
            case "routes" | "countries" | "longest_path":
                return view.owners

    def _count(self, view: View, index: int, card: BonusCard) -> BonusProgress:
        seen = _Seen(view, self._railways)
        if card.counts == "completed_tickets":
            lines = [self._count_tickets(view, seen, seat, card) for seat in range(view.players)]
        elif card.counts == "locomotives_in_hand":
            unknown = (None, None)
            no_result = Breakdown(0, (), 0, (), (), Path(0, ()))
            lines = [
                unknown if hand is None else _count(seen, seat, card, no_result)
                for seat, hand in enumerate(view.hands)
            ]
        else:
            lines = [self._railways.count(seen, index, seat) for seat in range(view.players)]
        known = [count for count, _ in lines if count is not None]
        first = leaders(known) if len(known) == view.players else None
        return BonusProgress(
            index, tuple([count for count, _ in lines]), first, tuple([counted for _, counted in lines])
        )

    def _count_tickets(self, view: View, seen: _Seen, seat: int, card: BonusCard) -> _Count:
        held = view.tickets[seat]
        if held is None:
            return None, None
        done = self._completed(view, seat)
        tickets = tuple([ticket_result(view.edition, ticket, ticket in done) for ticket in held])
        return _count(seen, seat, card, Breakdown(0, tickets, 0, (), (), self._railways.longest[seat]))


def _count(seen: _Seen, seat: int, card: BonusCard, result: Breakdown) -> _Count:
    return count_for_bonus(seen, seat, card, result), counted_for_bonus(seen, seat, card, result)


def _same_board(before: View, now: View) -> bool:
    """Whether nothing has changed that progress depends on, except for hands: most actions only move cards."""
    return (
        before.owners is now.owners
        and before.stations == now.stations
        and before.trains == now.trains
        and before.tickets == now.tickets
        and before.offer == now.offer
        and before.over == now.over
    )


def _counts_hands(view: View) -> bool:
    cards = view.edition.bonus_cards
    return any(cards[card].counts == "locomotives_in_hand" for card in view.bonus_cards)


def _board(view: View, seat: int) -> Board:
    return Board(view.edition, view.players, view.owners, view.stations, seat)
