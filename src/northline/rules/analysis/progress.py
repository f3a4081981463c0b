"""How far somebody has come, from what they may know: a seat's own tickets, and what the end would bring so far.

Everything is made of a view, so nothing in it is more than its seat may know. A spectator gets what lies open.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from northline.editions.model import Edition
from northline.rules.analysis.ticket_paths import Board, ways_on
from northline.rules.borrowing import borrow_for
from northline.rules.cards import Cards
from northline.rules.network import Connections, Path, longest_path
from northline.rules.score import Breakdown, TicketResult, count_for_bonus, ticket_result
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
    return progress_of(what_matters(view))


@dataclass(frozen=True, slots=True)
class Standpoint:
    """What the progress depends on, and nothing else: most actions only move cards, and leave this as it was."""

    edition: Edition
    seat: int | None
    owners: tuple[int, ...]
    stations: tuple[tuple[int, ...], ...]
    trains: tuple[int, ...]
    points: tuple[int, ...]
    tickets: tuple[tuple[int, ...] | None, ...]
    offer: tuple[int, ...]
    bonus_cards: tuple[int, ...]
    over: bool
    hands: tuple[Cards | None, ...]
    """Empty unless one of the bonus cards counts them."""

    @property
    def players(self) -> int:
        return len(self.trains)

    def routes_of(self, seat: int) -> tuple[int, ...]:
        return _routes_by_seat(self.owners, self.players)[seat]

    @property
    def own_tickets(self) -> tuple[int, ...]:
        return () if self.seat is None else self.tickets[self.seat] or ()


@lru_cache(maxsize=64)
def _routes_by_seat(owners: tuple[int, ...], players: int) -> list[tuple[int, ...]]:
    return [tuple([route for route, owner in enumerate(owners) if owner == seat]) for seat in range(players)]


def what_matters(view: View) -> Standpoint:
    cards = view.edition.bonus_cards
    by_hands = any(cards[card].counts == "locomotives_in_hand" for card in view.bonus_cards)
    return Standpoint(
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
        view.hands if by_hands else (),
    )


def progress_of(seen: Standpoint) -> Progress:
    seats = range(seen.players)
    paths = [_longest(seen.edition, seen.routes_of(seat)) for seat in seats]
    done = [_done(seen, seat) for seat in seats]
    return Progress(
        tickets=_tickets(seen, seen.own_tickets, done[seen.seat or 0]),
        offer=_tickets(seen, seen.offer, _joined(seen)),
        longest_paths=tuple(path.length for path in paths),
        bonuses=tuple(
            BonusProgress(card, tuple(_count(seen, seat, card, done[seat], paths[seat]) for seat in seats))
            for card in seen.bonus_cards
        ),
    )


@lru_cache(maxsize=1024)
def _longest(edition: Edition, routes: tuple[int, ...]) -> Path:
    return longest_path(edition, routes)


def _count(seen: Standpoint, seat: int, card: int, done: frozenset[int], path: Path) -> int | None:
    bonus, tickets = seen.edition.bonus_cards[card], seen.tickets[seat]
    results: tuple[TicketResult, ...] = ()
    if bonus.counts == "locomotives_in_hand" and seen.hands[seat] is None:
        return None
    if bonus.counts == "completed_tickets":
        if tickets is None:
            return None
        results = tuple(ticket_result(seen.edition, ticket, ticket in done) for ticket in tickets)
    return count_for_bonus(seen, seat, bonus, Breakdown(seen.points[seat], results, 0, (), (), path))


# Tickets


def _done(seen: Standpoint, seat: int) -> frozenset[int]:
    """The tickets of a seat that are completed, with its stations; of those that can be seen."""
    tickets = seen.tickets[seat]
    return borrow_for(seen, seat, tickets)[1] if tickets else frozenset()


def _joined(seen: Standpoint) -> frozenset[int]:
    """The tickets on offer that are completed without stations: their use is settled for the tickets one has."""
    if not seen.offer or seen.seat is None:
        return frozenset()
    own = Connections(seen.edition, seen.routes_of(seen.seat))
    ends = seen.edition.tickets
    return frozenset(ticket for ticket in seen.offer if own.joined(ends[ticket].a, ends[ticket].b))


def _tickets(seen: Standpoint, tickets: tuple[int, ...], done: frozenset[int]) -> tuple[TicketProgress, ...]:
    return tuple(
        TicketProgress(ticket, "done", 0, ()) if ticket in done else _undone(seen, ticket)
        for ticket in tickets
    )


def _undone(seen: Standpoint, ticket: int) -> TicketProgress:
    assert seen.seat is not None, "a spectator has no tickets"
    ways = ways_on(Board(seen.edition, seen.players, seen.owners, seen.stations, seen.seat))
    trains = seen.trains[seen.seat]
    way = ways.to(ticket)
    possible = not seen.over and way is not None and way.length <= trains
    if not possible and not seen.over and seen.edition.rules.stations:
        # What nobody owns yet may be somebody's later, and then a station can use it.
        at_best = ways.to(ticket, later=True)
        possible = at_best is not None and at_best.length <= trains
    status: Status = "open" if possible else "dead"
    if way is None:
        return TicketProgress(ticket, status, None, ())
    return TicketProgress(ticket, status, way.length, way.routes)
