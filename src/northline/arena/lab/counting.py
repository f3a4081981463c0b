"""Playing very many games and counting what happened. Counts are integers, so they can be added in any order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.arena.workers import Lost, Workers, WorkersError
from northline.editions import Edition
from northline.kernel.core.layout import ROUTE_WORDS
from northline.kernel.playouts import Playouts, playouts, policy_names
from northline.strategy.codes import KINDS

CHUNK = 5000
"""Games in one task."""
WIN = 60
"""What a win counts, shared by those who tie: a number that two to five can share."""
MOST_ROUNDS = 400
TENTHS = 10
LOWEST_POINTS, MOST_POINTS = -400, 600

Counts = dict[str, NDArray[np.int64]]

HABITS = (
    "points",
    "points for routes",
    "points for tickets",
    "points for bonuses",
    "points for stations",
    "routes",
    "spaces a route, in hundredths",
    "tickets kept",
    "tickets completed",
    "tickets drawn, times",
    "cards drawn blind",
    "cards taken from the display",
    "locomotives paid",
    "stations built",
    "trains left",
)
"""What is compared between winners and others."""


@dataclass(frozen=True)
class Experiment:
    """Which games to play, inside the kernel. The same experiment has the same counts, on any number of threads.

    >>> from northline import edition
    >>> Experiment(edition("europe"), players=3, games=100, policies=("greedy", "random", "random")).seed
    0
    """

    edition: Edition
    players: int
    games: int
    policies: tuple[str, ...] = ("planner",)
    """A policy of the kernel (:data:`northline.kernel.POLICIES`) for all seats, or one for each."""
    seed: int = 0
    threads: int | None = 1
    chunk: int = CHUNK
    """Games in one task: with fewer there is news sooner."""

    def __post_init__(self) -> None:
        self.edition.check_players(self.players)
        policy_names(self.seats, self.players)
        if self.games < 1:
            raise ValueError(f"at least one game is needed, not {self.games}")

    @property
    def seats(self) -> tuple[str, ...]:
        """The policy of each seat."""
        return self.policies * self.players if len(self.policies) == 1 else self.policies

    @property
    def chunks(self) -> int:
        """The number of tasks."""
        return -(-self.games // self.chunk)


def count_games(
    experiment: Experiment,
    workers: Workers | None = None,
    on_progress: Callable[[int], None] = lambda games: None,
) -> Counts:
    """Play all games of an experiment and count. ``on_progress`` is called with the number of games played so far.

    Raises :class:`~northline.arena.WorkersError` if a process that plays dies twice.
    """
    total: Counts = {}
    for _, counts in (workers or Workers()).run(count_chunk, experiment, range(experiment.chunks)):
        if isinstance(counts, Lost):
            raise WorkersError("a process that played games died, twice")
        total = {name: total[name] + part if name in total else part for name, part in counts.items()}
        on_progress(int(total["games"]))
    return total


def count_chunk(experiment: Experiment, chunk: int) -> Counts:
    """Play and count the games of one task."""
    games = min(experiment.chunk, experiment.games - chunk * experiment.chunk)
    seed = (experiment.seed * 0x9E3779B1 + 2 * chunk) & (1 << 32) - 1  # by twos: players take the next number
    played = playouts(
        experiment.edition,
        experiment.players,
        games,
        experiment.seats,
        seed,
        experiment.threads,
        game_logs=True,
    )
    wins = _wins(played.places)
    return {
        "games": np.array(games),
        "decisions": played.lengths.sum(dtype=np.int64),
        **_count_length(experiment, played),
        **_count_order(experiment, played, wins),
        **_count_routes(experiment, played, wins),
        **_count_tickets(experiment, played, wins),
        **_count_cards(experiment, played),
        **_count_habits(experiment, played),
    }


def _wins(places: NDArray[Any]) -> NDArray[np.int64]:
    first = places == 1
    return np.where(first, WIN // first.sum(axis=1, keepdims=True), 0).astype(np.int64)


def _logs(played: Playouts) -> NDArray[Any]:
    assert played.game_logs is not None
    return played.game_logs


def _rounds(experiment: Experiment, played: Playouts) -> NDArray[np.int64]:
    return -(-_logs(played)["turns"].astype(np.int64) // experiment.players)


def _count_length(experiment: Experiment, played: Playouts) -> Counts:
    rounds = np.minimum(_rounds(experiment, played), MOST_ROUNDS)
    span = MOST_POINTS - LOWEST_POINTS
    points = np.clip(played.points - LOWEST_POINTS, 0, span - 1)
    winners = points[played.places == 1]
    return {
        "rounds": np.bincount(rounds, minlength=MOST_ROUNDS + 1),
        "points": np.bincount(points.ravel(), minlength=span),
        "winning_points": np.bincount(winners, minlength=span),
    }


def _count_order(experiment: Experiment, played: Playouts, wins: NDArray[np.int64]) -> Counts:
    """By the order of turns, beginning with the first player."""
    seats = (
        played.games["first"][:, None].astype(np.int64) + np.arange(experiment.players)
    ) % experiment.players
    points = np.take_along_axis(played.points.astype(np.int64), seats, axis=1)
    return {
        "order_wins": np.take_along_axis(wins, seats, axis=1).sum(axis=0),
        "order_win_squares": (np.take_along_axis(wins, seats, axis=1) ** 2).sum(axis=0),
        "order_points": points.sum(axis=0),
    }


def _count_routes(experiment: Experiment, played: Playouts, wins: NDArray[np.int64]) -> Counts:
    routes = len(experiment.edition.routes)
    claimed_in = _logs(played)["claimed_in"][:, :routes].astype(np.int64)
    claimed = claimed_in > 0
    owned = _members(played.games["owned"][:, : experiment.players], routes)
    rounds = np.maximum(1, _rounds(experiment, played))[:, None]
    tenth = np.minimum(TENTHS - 1, TENTHS * (claimed_in - 1) // rounds)
    places = np.broadcast_to(np.arange(routes), claimed.shape)
    when = np.bincount((places * TENTHS + tenth)[claimed], minlength=routes * TENTHS)
    return {
        "claimed": claimed.sum(axis=0),
        "claimed_rounds": claimed_in.sum(axis=0),
        "claimed_tenths": when.reshape(routes, TENTHS),
        "route_wins": np.einsum("gs,gsr->r", wins, owned, optimize=True).astype(np.int64),
        "route_win_squares": np.einsum("gs,gsr->r", wins**2, owned, optimize=True).astype(np.int64),
    }


def _count_tickets(experiment: Experiment, played: Playouts, wins: NDArray[np.int64]) -> Counts:
    tickets, players = len(experiment.edition.tickets), experiment.players
    seen = _members(_logs(played)["seen"][:, :players, None], tickets)
    kept = _members(played.games["tickets"][:, :players, None], tickets)
    completed = _members(played.results["completed"][:, :players, None], tickets)
    return {
        "seen": seen.sum(axis=(0, 1)),
        "kept": kept.sum(axis=(0, 1)),
        "completed": completed.sum(axis=(0, 1)),
        "ticket_wins": np.einsum("gs,gst->t", wins, kept, optimize=True).astype(np.int64),
        "ticket_win_squares": np.einsum("gs,gst->t", wins**2, kept, optimize=True).astype(np.int64),
        "completed_wins": np.einsum("gs,gst->t", wins, completed, optimize=True).astype(np.int64),
    }


def _count_cards(experiment: Experiment, played: Playouts) -> Counts:
    paid = _logs(played)["paid"][:, : experiment.players].astype(np.int64)
    in_game = paid.sum(axis=1).reshape(-1, KINDS)
    return {"paid": in_game.sum(axis=0), "paid_squares": (in_game**2).sum(axis=0)}


def _count_habits(experiment: Experiment, played: Playouts) -> Counts:
    players, results = experiment.players, played.results
    lengths = np.array([route.length for route in experiment.edition.routes])
    owned = _members(played.games["owned"][:, :players], len(lengths))
    spaces = owned @ lengths
    columns = [
        played.points,
        *(results[name][:, :players] for name in ("routes", "tickets", "bonuses", "stations")),
        played.routes_claimed,
        np.where(played.routes_claimed > 0, 100 * spaces // np.maximum(1, played.routes_claimed), 0),
        played.tickets_kept,
        played.tickets_completed,
        played.ticket_draws,
        played.cards_drawn,
        played.cards_taken,
        _logs(played)["paid"][:, :players, KINDS - 1],
        played.stations_built,
        played.games["trains"][:, :players],
    ]
    habits = np.stack([column.astype(np.int64) for column in columns], axis=-1)
    won = played.places == 1
    return {
        f"{who}_{name}": part
        for who, group in (("winners", habits[won]), ("others", habits[~won]))
        for name, part in (
            ("count", np.array(len(group))),
            ("sum", group.sum(axis=0)),
            ("squares", (group**2).sum(axis=0)),
        )
    }


def _members(sets: NDArray[Any], size: int) -> NDArray[np.uint8]:
    """Bit sets as rows of zeros and ones."""
    words = np.ascontiguousarray(sets.astype("<u8"))
    bits = np.unpackbits(words.view(np.uint8), axis=-1, bitorder="little")
    assert bits.shape[-1] in (64, 64 * ROUTE_WORDS)
    return bits[..., :size]
