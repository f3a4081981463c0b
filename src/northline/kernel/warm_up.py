"""Compiling the kernel, part by part, with an estimate of how long it will take.

Each part is compiled once on a machine and kept on disk. What is asked for is compiled and nothing else: a game of
random players needs neither planners nor the search.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from northline.editions import edition
from northline.features.layout import fields_of
from northline.kernel import entry_points
from northline.kernel.batch import Batch
from northline.kernel.convert import from_state
from northline.kernel.core.compile_lock import compile_lock
from northline.kernel.core.compiler import EntryPoint
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import MAX_PLAYERS, SCRATCH
from northline.kernel.core.numba_internals import cache_folder, log
from northline.kernel.determinizations import Determinizer
from northline.kernel.distances import all_distances
from northline.kernel.lookahead import Lookahead
from northline.kernel.play_ahead import Jobs, PlayAhead
from northline.kernel.playouts import new_memories, playouts, seeds
from northline.kernel.policies.policy_functions import POLICY_FUNCTIONS
from northline.kernel.value_features import OPEN_CARDS, Observer
from northline.rules import SplitMix, new_game
from northline.strategy.codes import KEEP, KINDS

_BOARD = "nordic_countries"
"""Any board will do: the code is the same for all."""
_YARDSTICK_STEPS = 2_000_000
_WORK_PER_YARDSTICK = 0.12
"""How much work (in units of ``Part.work``) a machine does while it runs the yardstick loop, about."""


@dataclass(frozen=True)
class Part:
    """What is compiled and kept in one piece."""

    name: str
    groups: tuple[str, ...]
    """What it is needed for."""
    entry_points: tuple[EntryPoint, ...]
    use: Callable[[], object]
    """Compiles it, by using it once."""
    work: float
    """How long it takes, relative to other parts: the seconds on the machine where this was written. The first part
    of each kind has the functions to compile that later ones use too."""

    def is_ready(self) -> bool:
        """Whether it is compiled in this process, or on disk."""
        return all(entry.is_ready() for entry in self.entry_points)


@dataclass(frozen=True)
class Progress:
    """How far compiling is."""

    done: int
    parts: int
    name: str
    """The part that is compiled now."""
    seconds_left: float
    """An estimate, from how long the parts before took here."""


def _play() -> None:
    playouts(edition(_BOARD), 2, 1, "random", threads=1)


def _log() -> None:
    playouts(edition(_BOARD), 2, 1, "random", threads=1, game_logs=True)


def _step() -> None:
    batch = Batch(edition(_BOARD), 2, 1, threads=1)
    batch.step(np.array([int(np.flatnonzero(batch.masks()[0])[0])]))
    batch.choices("random")
    batch.scores()
    batch.observations()
    payments = np.zeros(KINDS, np.uint64)
    entry_points.payments_for(tables_of(batch.edition), np.uint64(0), 0, payments)


def _search() -> None:
    state, _ = new_game(edition(_BOARD), 2, SplitMix(1))
    ahead = Lookahead(edition(_BOARD), np.array([from_state(state)]), seat=1, threads=1)
    ahead.values(ahead.proposals()[:1], 0, 1)


def _network_search() -> None:
    """As the expert does, with the same types of arrays."""
    state, _ = new_game(edition(_BOARD), 2, SplitMix(1))
    batch = Batch(edition(_BOARD), 2, 1, threads=1)
    batch.games[:] = Determinizer(edition(_BOARD), np.array([from_state(state)]), 0).deal(seeds(1, 1))
    batch.features()
    batch.step([int(np.flatnonzero(batch.masks()[0])[0])])
    batch.scores()
    ends = np.zeros((2, 1), np.int64)
    all_distances(np.zeros((1, 1), np.float32), ends[0], ends[1], np.zeros((1, 1), np.int64), 1, 1)


def _play_ahead() -> None:
    state, _ = new_game(edition(_BOARD), 2, SplitMix(1))
    ahead = PlayAhead(edition(_BOARD), np.array([from_state(state)]), [1], threads=1)
    ahead.play(Jobs.of([(0, KEEP + 3, 1)]), horizon=1)


def _values() -> None:
    state, _ = new_game(edition(_BOARD), 2, SplitMix(1))
    Observer(edition(_BOARD), 2, threads=1).features(np.array([from_state(state)]), np.full(1, OPEN_CARDS))


def _luck() -> None:
    state, _ = new_game(edition(_BOARD), 2, SplitMix(1))
    Observer(edition(_BOARD), 2, threads=1).open_features(np.array([from_state(state)]))


def _observe() -> None:
    """As the environments do, with the same types of arrays."""
    board = edition(_BOARD)
    batch = Batch(board, 2, 1, threads=1)
    tables, games, scratches = tables_of(board), batch.games, np.zeros(1, SCRATCH)
    mask, row = np.zeros(batch.actions.size, np.int8), np.zeros(fields_of(board, 2).size, np.int16)
    entry_points.step_and_observe(tables, games, scratches, -1, mask, row)
    entry_points.feature_games(tables, games, np.zeros(1, np.int64), row[np.newaxis].copy(), 0, 1)
    memories = new_memories(board, np.zeros(1, np.uint64), 2)
    seats, policies, legal = np.zeros(1, np.int64), np.zeros(MAX_PLAYERS, np.int64), np.zeros(1, np.uint8)
    entry_points.advance_games(
        tables, games, memories, scratches, 0, seats, policies, np.full(1, -1), legal, 1, 0, 1
    )


PARTS: tuple[Part, ...] = (
    Part(
        "games of random players",
        ("playouts", "search", "analysis"),
        (entry_points.set_up_games, entry_points.play_games),
        _play,
        14,
    ),
    Part("logs of games", ("playouts",), (entry_points.play_and_log_games,), _log, 2),
    Part(
        "greedy players",
        ("playouts", "search", "analysis"),
        (POLICY_FUNCTIONS["greedy"],),
        POLICY_FUNCTIONS["greedy"].address,
        7,
    ),
    Part(
        "planners",
        ("playouts", "search", "analysis"),
        (POLICY_FUNCTIONS["planner"],),
        POLICY_FUNCTIONS["planner"].address,
        11,
    ),
    Part(
        "the search",
        ("search", "analysis"),
        (entry_points.simulate_trees, entry_points.ticket_priors_of_games),
        _search,
        8,
    ),
    Part(
        "the expert",
        ("expert",),
        (
            entry_points.set_up_games,
            entry_points.step_games,
            entry_points.mask_games,
            entry_points.score_games,
            entry_points.feature_games,
            entry_points.determinize_games,
            entry_points.ticket_priors_of_games,
            entry_points.find_distances,
        ),
        _network_search,
        9,
    ),
    Part("chances", ("analysis",), (entry_points.value_features_of_games,), _values, 6),
    Part("luck", ("analysis",), (entry_points.open_features_of_games,), _luck, 6),
    Part("decisions", ("analysis",), (entry_points.play_ahead_games,), _play_ahead, 8),
    Part(
        "batches of games",
        ("envs",),
        (
            entry_points.set_up_games,
            entry_points.step_games,
            entry_points.mask_games,
            entry_points.choose_games,
            entry_points.score_games,
            entry_points.observe_games,
            entry_points.payments_for,
        ),
        _step,
        5,
    ),
    Part(
        "environments",
        ("envs",),
        (entry_points.step_and_observe, entry_points.feature_games, entry_points.advance_games),
        _observe,
        4,
    ),
)
"""In the order in which they are compiled."""

GROUPS = tuple(dict.fromkeys(group for part in PARTS for group in part.groups))
"""What parts are needed for."""


def parts_for(groups: Iterable[str] = GROUPS, policies: Iterable[str] | None = None) -> list[Part]:
    """Return the parts that some groups need, in order; where policies are named, only those of the policies.

    >>> [part.name for part in parts_for(["playouts"], policies=["random"])]
    ['games of random players', 'logs of games']
    """
    left_out = (
        {} if policies is None else {key: f for key, f in POLICY_FUNCTIONS.items() if key not in policies}
    )
    wanted = set(groups)
    return [
        part
        for part in PARTS
        if wanted & set(part.groups) and not set(left_out.values()) & set(part.entry_points)
    ]


def missing(parts: Iterable[Part]) -> list[Part]:
    """Return those parts that are neither compiled in this process nor on disk."""
    return [part for part in parts if not part.is_ready()]


def is_ready(group: str) -> bool:
    """Whether everything that a group needs is compiled."""
    return not missing(parts_for([group]))


def can_be_kept() -> bool:
    """Whether there is a folder on disk where compiled code can be kept."""
    return all(entry.is_kept for part in PARTS for entry in part.entry_points)


def compile_parts(
    parts: Sequence[Part],
    on_progress: Callable[[Progress], None] = lambda progress: None,
    on_part: Callable[[Part, float], None] = lambda part, seconds: None,
) -> None:
    """Compile what is missing of some parts, and keep it on disk.

    ``on_progress`` is called before each part, ``on_part`` after it with the seconds that it took. If another process
    is compiling, its work is waited for, and not done again.
    """
    todo = missing(parts)
    if not todo:
        return
    folder = cache_folder(entry_points.play_games.compiled)
    seconds_per_work = _yardstick() / _WORK_PER_YARDSTICK
    work_done = seconds_spent = 0.0
    for number, part in enumerate(todo):
        left = sum(later.work for later in todo[number:])
        on_progress(Progress(number, len(todo), part.name, seconds_per_work * left))
        began = time.monotonic()
        with compile_lock(folder):
            compiled_meanwhile = part.is_ready()
            if not compiled_meanwhile:
                _compile_quietly(part)
        seconds = time.monotonic() - began
        if not compiled_meanwhile:
            work_done, seconds_spent = work_done + part.work, seconds_spent + seconds
            seconds_per_work = seconds_spent / work_done
        on_part(part, seconds)


def _compile_quietly(part: Part) -> None:
    """Without the log's notes that something is compiled: whoever calls says so."""
    level = log.level
    log.setLevel("ERROR")
    try:
        part.use()
    finally:
        log.setLevel(level)


def _yardstick() -> float:
    """How long this machine takes for a fixed loop."""
    began, number = time.monotonic(), 0
    for step in range(_YARDSTICK_STEPS):
        number = (number * 31 + step) & 0xFFFFFFFF
    return time.monotonic() - began
