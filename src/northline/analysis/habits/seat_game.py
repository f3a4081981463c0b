"""One game of one seat in numbers: what it kept, drew, hoarded and built, and how long it took."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from northline.game import Game
from northline.rules.actions import DrawTickets
from northline.rules.events import Event, RouteClaimed
from northline.rules.formats.notation import parse_action
from northline.rules.state import Opening, State, Turn

Habit = Literal[
    "won",
    "points",
    "opening_kept",
    "ticket_draws",
    "completed",
    "turns",
    "first_route",
    "largest_hand",
    "cards_left",
    "route_length",
    "stations",
]
HABITS: tuple[Habit, ...] = get_args(Habit)


@dataclass(frozen=True, slots=True)
class SeatGame:
    """A finished game of one seat. Tickets are numbers, as in ``edition.tickets``."""

    players: int
    measures: Mapping[Habit, float]
    """Only those that mean something: a game without a claim has no length of routes."""
    colors: tuple[float, ...]
    """How many cards of each kind the seat held on average when its turns began."""
    offered: tuple[int, ...]
    """The opening tickets to choose from,"""
    kept: tuple[int, ...]
    """and those of them that it kept."""
    held: tuple[int, ...]
    """All tickets in the end,"""
    completed: tuple[int, ...]
    """and those of them that it completed."""


def seat_game(game: Game, seat: int) -> SeatGame:
    """What a seat did in a finished game.

    :raises ValueError: when the game is not over, or has no such seat.

    >>> import northline as nl
    >>> seat_game(nl.Game.new(nl.edition("europe"), seed=1), 0)
    Traceback (most recent call last):
        ...
    ValueError: habits are those of finished games: this one goes on
    """
    if not game.over:
        raise ValueError("habits are those of finished games: this one goes on")
    if not 0 <= seat < game.state.players:
        raise ValueError(f"the game has seats 0 to {game.state.players - 1}, not {seat}")
    turns = [
        (state, entry.action, events)
        for (state, events), entry in zip(game.history, game.record.entries, strict=True)
        if entry.seat == seat
    ]
    hands = [state.hands[seat] for state, _, _ in turns if isinstance(state.phase, Turn)]
    offered, kept = _opening(game, seat)
    standing = next(line for line in game.standings() if line.seat == seat)
    tickets = standing.breakdown.tickets
    measures: dict[Habit, float] = {
        "won": _share_of_victory(game, seat),
        "points": standing.points,
        "opening_kept": len(kept),
        "ticket_draws": sum(
            isinstance(parse_action(game.edition, action), DrawTickets) for _, action, _ in turns
        ),
        "turns": len(hands),
        "largest_hand": max((sum(state.hands[seat]) for state in _states(game)), default=0),
        "cards_left": sum(game.state.hands[seat]),
    }
    if tickets:
        measures["completed"] = sum(line.completed for line in tickets) / len(tickets)
    if (first := _first_route(turns, seat)) is not None:
        measures["first_route"] = first
    lengths = [
        route.length
        for route, owner in zip(game.edition.routes, game.state.owners, strict=True)
        if owner == seat
    ]
    if lengths:
        measures["route_length"] = sum(lengths) / len(lengths)
    if game.edition.rules.stations:
        measures["stations"] = len(game.state.stations[seat])
    kinds = range(len(game.state.hands[seat]))
    return SeatGame(
        players=game.state.players,
        measures=measures,
        colors=tuple(sum(hand[card] for hand in hands) / max(1, len(hands)) for card in kinds),
        offered=offered,
        kept=kept,
        held=tuple(line.ticket for line in tickets),
        completed=tuple(line.ticket for line in tickets if line.completed),
    )


def _states(game: Game) -> list[State]:
    return [*(state for state, _ in game.history), game.state]


def _opening(game: Game, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The opening tickets of a seat, and those that it kept. Nothing else comes into its hand before its first turn."""
    states = _states(game)
    first = states[0].phase
    assert isinstance(first, Opening)
    begun = next(state for state in states if not isinstance(state.phase, Opening))
    offer = first.offers[seat]
    return offer, tuple(ticket for ticket in offer if ticket in begun.tickets[seat])


def _first_route(turns: Sequence[tuple[State, str, tuple[Event, ...]]], seat: int) -> int | None:
    """In which of its turns a seat claimed its first route, from 1."""
    number = 0
    for state, _, events in turns:
        number += isinstance(state.phase, Turn)
        if any(isinstance(event, RouteClaimed) and event.seat == seat for event in events):
            return number
    return None


def _share_of_victory(game: Game, seat: int) -> float:
    winners = [line.seat for line in game.standings() if line.place == 1]
    return 1 / len(winners) if seat in winners else 0.0
