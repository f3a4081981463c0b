"""Try it: two moves side by side, and a position of a finished game played to its end many times.

Both start from the true position, with everybody's cards and tickets as they were: they are for games that are over.
What comes next (cards, tickets, tunnels) is drawn anew each time, and strong players, the planners of the kernel, play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from northline.analysis.chance_events import ticket_deck_shuffled
from northline.analysis.judging.positions import choice_at, state_at
from northline.analysis.judging.valuing import Floats, finished
from northline.game import Game
from northline.kernel.convert import from_state
from northline.kernel.core.threads import Workers
from northline.kernel.play_ahead import Jobs, Leaves, PlayAhead
from northline.kernel.playouts import play_on, seeds

__all__ = [
    "Comparison",
    "Spread",
    "Tried",
    "compare",
    "finish",
]

MOST_GAMES = 10_000
_GAMES_PER_THREAD = 4


@dataclass(frozen=True, slots=True)
class Spread:
    """How games ended: one number for each seat, or for each seat and game."""

    games: int
    win: tuple[float, ...]
    """Each seat's share of victories."""
    error: float
    """The standard error of ``win``, the largest of any seat."""
    points: tuple[float, ...]
    """Mean final points, by seat."""
    all_points: tuple[tuple[int, ...], ...]
    """For each seat its points in every game, in ascending order."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A move, and how games went on after it."""

    action: str
    spread: Spread


@dataclass(frozen=True, slots=True)
class Comparison:
    """Moves compared in the same games: what comes next is the same for all of them, as far as that can be."""

    at: int
    seat: int
    tried: tuple[Tried, ...]
    """In the order in which they were given."""
    gaps: tuple[float, ...]
    """By how much each move wins more often than the first one; 0 for the first."""
    errors: tuple[float, ...]
    """The standard errors of ``gaps``."""


def finish(game: Game, at: int, games: int = 100, seed: int = 0, threads: int | None = None) -> Spread:
    """Let strong players finish a game from the position after ``at`` actions.

    :raises ValueError: when the game is not over, has no such moment, or too many games are asked for.

    >>> import northline as nl
    >>> finish(nl.Game.new(nl.edition("europe"), seed=1), 0)
    Traceback (most recent call last):
        ...
    ValueError: only a game that is over can be played on from here: it would show what is hidden
    """
    _check(game, games)
    state = state_at(game, at)
    if state.over:
        records = np.array([from_state(state)])
    else:
        dealt = seeds(seed, games)
        records = np.array([from_state(ticket_deck_shuffled(state, int(one)), int(one)) for one in dealt])
    played = play_on(game.edition, records, "planner", seed, Workers(threads), min_games=_GAMES_PER_THREAD)
    return _spread(played.places, played.points)


def compare(
    game: Game,
    at: int,
    actions: Sequence[str],
    playouts: int = 100,
    seed: int = 0,
    threads: int | None = None,
) -> Comparison:
    """Let strong players finish a game after each of some moves in the position after ``at`` actions.

    The moves are those of the seat whose action came next in the record; they are in notation.

    :raises ValueError: when the game is not over, has no such decision, or a move is not legal there.
    """
    _check(game, playouts)
    if not 0 <= at < len(game.record.entries):
        raise ValueError(f"no decision was made after {at} actions: the game has {len(game.record.entries)}")
    if not actions:
        raise ValueError("there should be at least one move to try")
    state, seat = state_at(game, at), game.record.entries[at].seat
    numbers = [choice_at(state, at, seat, action).made for action in actions]
    roots = np.array([from_state(ticket_deck_shuffled(state, int(one))) for one in seeds(seed, playouts)])
    jobs = Jobs.of(
        [
            (place, number, int(one))
            for number in numbers
            for place, one in enumerate(seeds(seed + 1, playouts))
        ]
    )
    leaves = PlayAhead(game.edition, roots, [seat] * playouts, threads).play(jobs, horizon=0, open_cards=True)
    win, _ = finished(leaves)
    shares = win[:, seat].reshape(len(actions), playouts)
    gains = shares - shares[0]
    return Comparison(
        at,
        seat,
        tuple(
            Tried(action, _spread_of(leaves, slice(place * playouts, (place + 1) * playouts)))
            for place, action in enumerate(actions)
        ),
        tuple(float(gain) for gain in gains.mean(axis=1)),
        tuple(float(error) for error in gains.std(axis=1, ddof=1) / np.sqrt(playouts)),
    )


def _check(game: Game, games: int) -> None:
    if not game.over:
        raise ValueError("only a game that is over can be played on from here: it would show what is hidden")
    if not 2 <= games <= MOST_GAMES:
        raise ValueError(f"from 2 to {MOST_GAMES} games can be played, not {games}")


def _spread_of(leaves: Leaves, rows: slice) -> Spread:
    players = int(leaves.games["players"][0])
    results = leaves.results[rows]
    return _spread(results["place"][:, :players], results["total"][:, :players])


def _spread(places: NDArray[np.int8], points: NDArray[np.int32]) -> Spread:
    first = (places == 1).astype(float)
    win: Floats = first / first.sum(axis=1, keepdims=True)
    error = win.std(axis=0, ddof=1).max() / np.sqrt(len(win)) if len(win) > 1 else 0.0
    return Spread(
        games=len(win),
        win=tuple(win.mean(axis=0).tolist()),
        error=float(error),
        points=tuple(points.mean(axis=0).tolist()),
        all_points=tuple(tuple(sorted(column)) for column in points.T.tolist()),
    )
