"""Playing very many games and counting what happened. Counts are whole numbers, so their order does not matter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.arena.workers import Lost, Workers, WorkersError
from northline.editions import Edition
from northline.kernel.core.layout import ROUTE_WORDS
from northline.kernel.playouts import Playouts, playouts, policy_numbers
from northline.strategy.encoding import KINDS

CHUNK = 5000
"""Games in one task."""
WIN = 60
"""A win counts so much, shared by those who tie: a number that two to five can share."""
MOST_ROUNDS = 400
TENTHS = 10
LOWEST_POINTS, MOST_POINTS = -400, 600

Sums = dict[str, NDArray[np.int64]]

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
class LabPlan:
    edition: Edition
    players: int
    games: int
    policies: tuple[str, ...] = ("greedy",)
    """A policy of the kernel for all seats, or one for each."""
    seed: int = 0
    threads: int | None = 1

    def __post_init__(self) -> None:
        self.edition.check_players(self.players)
        policy_numbers(self.seats, self.players)
        if self.games < 1:
            raise ValueError(f"at least one game is needed, not {self.games}")

    @property
    def seats(self) -> tuple[str, ...]:
        return self.policies * self.players if len(self.policies) == 1 else self.policies

    @property
    def chunks(self) -> int:
        return -(-self.games // CHUNK)


def study(
    plan: LabPlan, workers: Workers | None = None, done: Callable[[int], None] = lambda games: None
) -> tuple[LabPlan, Sums]:
    """Play and count. ``done`` is told how many games have been played, now and then."""
    total: Sums = {}
    for _, sums in (workers or Workers()).run(count_chunk, plan, range(plan.chunks)):
        if isinstance(sums, Lost):
            raise WorkersError("a process that played games died, twice")
        total = {name: total[name] + part if name in total else part for name, part in sums.items()}
        done(int(total["games"]))
    return plan, total


def count_chunk(plan: LabPlan, chunk: int) -> Sums:
    """The counts of one task."""
    games = min(CHUNK, plan.games - chunk * CHUNK)
    seed = (plan.seed * 0x9E3779B1 + 2 * chunk) & (1 << 32) - 1  # by twos: players take the next number
    played = playouts(plan.edition, plan.players, games, plan.seats, seed, plan.threads, game_logs=True)
    wins = _wins(played.places)
    return {
        "games": np.array(games),
        "decisions": played.lengths.sum(dtype=np.int64),
        **_count_length(plan, played),
        **_count_order(plan, played, wins),
        **_count_routes(plan, played, wins),
        **_count_tickets(plan, played, wins),
        **_count_cards(plan, played),
        **_count_habits(plan, played),
    }


def _wins(places: NDArray[Any]) -> NDArray[np.int64]:
    first = places == 1
    return np.where(first, WIN // first.sum(axis=1, keepdims=True), 0).astype(np.int64)


def _diaries(played: Playouts) -> NDArray[Any]:
    assert played.game_logs is not None
    return played.game_logs


def _rounds(plan: LabPlan, played: Playouts) -> NDArray[np.int64]:
    return -(-_diaries(played)["turns"].astype(np.int64) // plan.players)


def _count_length(plan: LabPlan, played: Playouts) -> Sums:
    rounds = np.minimum(_rounds(plan, played), MOST_ROUNDS)
    span = MOST_POINTS - LOWEST_POINTS
    points = np.clip(played.points - LOWEST_POINTS, 0, span - 1)
    winners = points[played.places == 1]
    return {
        "rounds": np.bincount(rounds, minlength=MOST_ROUNDS + 1),
        "points": np.bincount(points.ravel(), minlength=span),
        "winning_points": np.bincount(winners, minlength=span),
    }


def _count_order(plan: LabPlan, played: Playouts, wins: NDArray[np.int64]) -> Sums:
    """By the order of turns, beginning with the first player."""
    seats = (played.games["first"][:, None].astype(np.int64) + np.arange(plan.players)) % plan.players
    points = np.take_along_axis(played.points.astype(np.int64), seats, axis=1)
    return {
        "order_wins": np.take_along_axis(wins, seats, axis=1).sum(axis=0),
        "order_points": points.sum(axis=0),
    }


def _count_routes(plan: LabPlan, played: Playouts, wins: NDArray[np.int64]) -> Sums:
    routes = len(plan.edition.routes)
    claimed_in = _diaries(played)["claimed_in"][:, :routes].astype(np.int64)
    claimed = claimed_in > 0
    owned = _members(played.games["owned"][:, : plan.players], routes)
    rounds = np.maximum(1, _rounds(plan, played))[:, None]
    tenth = np.minimum(TENTHS - 1, TENTHS * (claimed_in - 1) // rounds)
    places = np.broadcast_to(np.arange(routes), claimed.shape)
    when = np.bincount((places * TENTHS + tenth)[claimed], minlength=routes * TENTHS)
    return {
        "claimed": claimed.sum(axis=0),
        "claimed_rounds": claimed_in.sum(axis=0),
        "claimed_tenths": when.reshape(routes, TENTHS),
        "route_wins": np.einsum("gs,gsr->r", wins, owned, optimize=True).astype(np.int64),
    }


def _count_tickets(plan: LabPlan, played: Playouts, wins: NDArray[np.int64]) -> Sums:
    tickets, players = len(plan.edition.tickets), plan.players
    seen = _members(_diaries(played)["seen"][:, :players, None], tickets)
    kept = _members(played.games["tickets"][:, :players, None], tickets)
    completed = _members(played.results["completed"][:, :players, None], tickets)
    return {
        "seen": seen.sum(axis=(0, 1)),
        "kept": kept.sum(axis=(0, 1)),
        "completed": completed.sum(axis=(0, 1)),
        "ticket_wins": np.einsum("gs,gst->t", wins, kept, optimize=True).astype(np.int64),
        "completed_wins": np.einsum("gs,gst->t", wins, completed, optimize=True).astype(np.int64),
    }


def _count_cards(plan: LabPlan, played: Playouts) -> Sums:
    paid = _diaries(played)["paid"][:, : plan.players].astype(np.int64)
    return {"paid": paid.sum(axis=(0, 1)).reshape(KINDS)}


def _count_habits(plan: LabPlan, played: Playouts) -> Sums:
    players, results = plan.players, played.results
    lengths = np.array([route.length for route in plan.edition.routes])
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
        _diaries(played)["paid"][:, :players, KINDS - 1],
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
    """Sets of words as rows of zeros and ones."""
    words = np.ascontiguousarray(sets.astype("<u8"))
    bits = np.unpackbits(words.view(np.uint8), axis=-1, bitorder="little")
    assert bits.shape[-1] in (64, 64 * ROUTE_WORDS)
    return bits[..., :size]
