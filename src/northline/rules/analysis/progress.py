"""How far a seat has come: its tickets, everyone's longest path, and the standings for the bonus cards.

Everything is computed from a view, so nobody learns more than they may know. A spectator gets what is public.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from northline.editions.model import BonusCard, Edition
from northline.rules.analysis.ticket_paths import Board, ticket_paths
from northline.rules.borrowing import borrow_for
from northline.rules.cards import Cards
from northline.rules.network import Path, connected_cities, longest_path
from northline.rules.score import (
    Breakdown,
    TicketResult,
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
    return progress_from(progress_inputs(view))


@dataclass(frozen=True, slots=True)
class ProgressInputs:
    """The parts of a view that progress depends on: a cache key, since most actions only move cards."""

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


def progress_inputs(view: View) -> ProgressInputs:
    """Take from a view what progress depends on."""
    cards = view.edition.bonus_cards
    by_hands = any(cards[card].counts == "locomotives_in_hand" for card in view.bonus_cards)
    return ProgressInputs(
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


def progress_from(seen: ProgressInputs) -> Progress:
    """The same as :func:`progress`, for callers that cache by the inputs."""
    seats = range(seen.players)
    paths = [_longest(seen.edition, seen.routes_of(seat)) for seat in seats]
    done = [_done(seen, seat) for seat in seats]
    return Progress(
        tickets=_tickets(seen, seen.own_tickets, done[seen.seat or 0]),
        offer=_tickets(seen, seen.offer, _joined(seen)),
        longest_paths=tuple(path.length for path in paths),
        bonuses=tuple(_bonus(seen, card, done, paths) for card in seen.bonus_cards),
    )


@lru_cache(maxsize=1024)
def _longest(edition: Edition, routes: tuple[int, ...]) -> Path:
    return longest_path(edition, routes)


# Bonus cards


def _bonus(seen: ProgressInputs, index: int, done: list[frozenset[int]], paths: list[Path]) -> BonusProgress:
    card = seen.edition.bonus_cards[index]
    results = [_result(seen, seat, card, done[seat], paths[seat]) for seat in range(seen.players)]
    counts = [
        None if result is None else count_for_bonus(seen, seat, card, result)
        for seat, result in enumerate(results)
    ]
    known = [count for count in counts if count is not None]
    return BonusProgress(
        index,
        tuple(counts),
        leaders(known) if len(known) == seen.players else None,
        tuple(
            None if result is None else counted_for_bonus(seen, seat, card, result)
            for seat, result in enumerate(results)
        ),
    )


def _result(
    seen: ProgressInputs, seat: int, card: BonusCard, done: frozenset[int], path: Path
) -> Breakdown | None:
    """What a bonus card is counted from; None where that is a secret."""
    tickets: tuple[TicketResult, ...] = ()
    if card.counts == "locomotives_in_hand" and seen.hands[seat] is None:
        return None
    if card.counts == "completed_tickets":
        held = seen.tickets[seat]
        if held is None:
            return None
        tickets = tuple(ticket_result(seen.edition, ticket, ticket in done) for ticket in held)
    return Breakdown(seen.points[seat], tickets, 0, (), (), path)


# Tickets


def _done(seen: ProgressInputs, seat: int) -> frozenset[int]:
    """The tickets of a seat that are completed, with its stations; of those that can be seen."""
    tickets = seen.tickets[seat]
    return borrow_for(seen, seat, tickets)[1] if tickets else frozenset()


def _joined(seen: ProgressInputs) -> frozenset[int]:
    """The tickets on offer that are completed without stations: their use is settled for the tickets one has."""
    if not seen.offer or seen.seat is None:
        return frozenset()
    own = connected_cities(seen.edition, seen.routes_of(seen.seat))
    ends = seen.edition.tickets
    return frozenset(ticket for ticket in seen.offer if own.connected(ends[ticket].a, ends[ticket].b))


def _tickets(
    seen: ProgressInputs, tickets: tuple[int, ...], done: frozenset[int]
) -> tuple[TicketProgress, ...]:
    return tuple(
        TicketProgress(ticket, "done", 0, ()) if ticket in done else _undone(seen, ticket)
        for ticket in tickets
    )


def _undone(seen: ProgressInputs, ticket: int) -> TicketProgress:
    assert seen.seat is not None, "a spectator has no tickets"
    paths = ticket_paths(Board(seen.edition, seen.players, seen.owners, seen.stations, seen.seat))
    trains = seen.trains[seen.seat]
    path = paths.to(ticket)
    possible = not seen.over and path is not None and path.trains <= trains
    if not possible and not seen.over and seen.edition.rules.stations:
        # Somebody may still claim a route that nobody owns, and then a station can use it.
        at_best = paths.to(ticket, later=True)
        possible = at_best is not None and at_best.trains <= trains
    status: Status = "open" if possible else "dead"
    if path is None:
        return TicketProgress(ticket, status, None, ())
    return TicketProgress(ticket, status, path.trains, path.routes, path.stations)
