"""Whole games inside the kernel, thousands at a time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel import entry_points
from northline.kernel.core.chance import seed_of
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, MAX_PLAYERS, POLICY_MEMORY, RESULT
from northline.kernel.core.threads import MIN_GAMES_PER_THREAD, Workers
from northline.kernel.policies.game_log import GAME_LOG
from northline.kernel.policies.play import RANDOM, TALLY
from northline.kernel.policies.policy_functions import POLICY_FUNCTIONS
from northline.kernel.results import resolve
from northline.strategy.planner.trained_traits import planner_traits
from northline.strategy.planner.traits import Traits, numbers

POLICIES = ("random", *POLICY_FUNCTIONS)
"""The policies of the kernel."""

DEVICES = ("cpu", "cuda")
MAX_STEPS = 100_000
"""A game that takes more choices is stopped and scored as it stands: racers among themselves may go on for ever."""


@dataclass(frozen=True)
class Playouts:
    """The outcomes of some games: arrays with a row for each game and a column for each seat."""

    points: NDArray[np.int32]
    places: NDArray[np.int8]
    lengths: NDArray[np.int32]
    """Choices in each game; one dimension only."""
    tickets_kept: NDArray[np.int64]
    tickets_completed: NDArray[np.int16]
    routes_claimed: NDArray[np.int64]
    stations_built: NDArray[np.int64]
    cards_drawn: NDArray[np.int16]
    """Cards drawn blind, as an action."""
    cards_taken: NDArray[np.int16]
    """Cards taken from the display."""
    ticket_draws: NDArray[np.int16]
    passes: NDArray[np.int16]
    results: NDArray[Any]
    """The final scoring in full (``kernel.RESULT``)."""
    games: NDArray[Any]
    """The final positions (``kernel.GAME``)."""
    game_logs: NDArray[Any] | None = None
    """What happened when (``policies.game_log.GAME_LOG``), if it was asked for."""


def playouts(
    edition: Edition,
    players: int,
    games: int,
    policies: str | Sequence[str] = "random",
    seed: int = 0,
    threads: int | None = None,
    traits: Sequence[Traits | None] | None = None,
    game_logs: bool = False,
    device: str = "cpu",
) -> Playouts:
    """Play whole games.

    ``policies`` is one name of :data:`POLICIES` for all seats, or one for each; ``traits`` are those of planners, by
    seat, where they are not the board's own. The same seed gives the same games, whatever the number of threads: game
    ``n`` is dealt as from ``SplitMix(seeds(seed, games)[n])``. With ``game_logs`` a log of each game is kept, too. With
    ``device="cuda"`` a GPU plays the same games, and the arrays stay there (``cuda.launch.DevicePlayouts``).

    Raises :class:`ValueError` for a number of players or a policy that does not exist, and :class:`TooLarge` for an
    edition that does not fit into the kernel.

    >>> from northline import edition
    >>> played = playouts(edition("nordic_countries"), 2, 100, ["greedy", "random"], seed=1)
    >>> played.points.shape, played.lengths.shape
    ((100, 2), (100,))
    >>> int((played.places[:, 0] == 1).sum())
    100
    """
    if is_gpu(device):
        if game_logs:
            raise ValueError("logs are kept on the CPU only; leave device='cuda' away for them")
        from northline.kernel.cuda import launch

        # The same fields, on the device.
        return cast(Playouts, launch.playouts(edition, players, games, policies, seed))
    edition.check_players(players)
    records = np.zeros(games, GAME)
    dealt = seeds(seed, games)
    workers = Workers(threads)
    tables, firsts = tables_of(edition), np.full(games, -1)
    workers.share(
        games,
        lambda worker, start, stop: entry_points.set_up_games(
            tables, records, dealt, firsts, players, start, stop
        ),
    )
    return play_on(edition, records, policies, seed, workers, traits, game_logs)


def play_on(
    edition: Edition,
    records: NDArray[Any],
    policies: str | Sequence[str] = "random",
    seed: int = 0,
    workers: Workers | None = None,
    traits: Sequence[Traits | None] | None = None,
    game_logs: bool = False,
    min_games: int = MIN_GAMES_PER_THREAD,
) -> Playouts:
    """Play games to their end from where they are, in place; all must have the same number of players.

    The arguments are those of :func:`playouts`; each thread gets at least ``min_games``.

    >>> from northline import edition
    >>> from northline.kernel import Batch
    >>> batch = Batch(edition("nordic_countries"), players=3, games=2, seeds=[7, 7])
    >>> played = play_on(batch.edition, batch.games, "greedy")
    >>> batch.over.tolist()
    [True, True]
    """
    games = len(records)
    players = int(records["players"][0]) if games else 0
    workers = workers or Workers()
    memories = new_memories(edition, seeds(seed + 1, games), players, traits)
    tallies, results = np.zeros(games, TALLY), np.zeros(games, RESULT)
    tables, chosen = tables_of(edition), policy_numbers(policies, players)
    logs = np.zeros(games, GAME_LOG) if game_logs else None

    def play(worker: int, start: int, stop: int) -> None:
        arguments = (tables, records, memories, workers.scratches, worker, chosen, tallies)
        if logs is None:
            entry_points.play_games(*arguments, results, MAX_STEPS, start, stop)
        else:
            entry_points.play_and_log_games(*arguments, logs, results, MAX_STEPS, start, stop)

    workers.share(games, play, min_games)
    resolve(edition, records, results)
    return Playouts(
        points=results["total"][:, :players],
        places=results["place"][:, :players],
        lengths=tallies["steps"],
        tickets_kept=_popcounts(records["tickets"][:, :players]),
        tickets_completed=results["completed_count"][:, :players],
        routes_claimed=_popcounts(records["owned"][:, :players]).sum(axis=2),
        stations_built=_popcounts(records["stations"][:, :players]),
        cards_drawn=tallies["drawn"][:, :players],
        cards_taken=tallies["taken"][:, :players],
        ticket_draws=tallies["ticket_draws"][:, :players],
        passes=tallies["passes"][:, :players],
        results=results,
        games=records,
        game_logs=logs,
    )


def is_gpu(device: str) -> bool:
    """Whether games are to be played on a GPU."""
    if device not in DEVICES:
        raise ValueError(f"there is no device {device!r}; the kernel knows {', '.join(DEVICES)}")
    return device == "cuda"


def new_memories(
    edition: Edition,
    chances: NDArray[np.uint64],
    players: int,
    traits: Sequence[Traits | None] | None = None,
) -> NDArray[Any]:
    """Return the memories of policies before a game, one for each state of the generator they choose with."""
    memories = np.zeros(len(chances), POLICY_MEMORY)
    memories["chance"] = chances
    default = planner_traits(edition)
    memories["traits"][:, :players] = [numbers(seat or default) for seat in traits or [None] * players]
    return memories


FROM_OUTSIDE = -1
"""Instead of the number of a policy: the seat is played from outside."""


def policy_numbers(policies: str | Iterable[str | None], players: int) -> NDArray[np.int64]:
    """Return the number of the policy of each seat, None being a seat that is played from outside.

    Raises :class:`ValueError` for a policy that does not exist.
    """
    numbers = np.full(MAX_PLAYERS, FROM_OUTSIDE, np.int64)
    names = policy_names(policies, players)
    numbers[:players] = [FROM_OUTSIDE if name is None else policy_number(name) for name in names]
    return numbers


def policy_number(policy: str) -> int:
    """Return what compiled code knows a policy by, in this process only (``policies/play.py``).

    A policy that is not compiled yet is compiled now.
    """
    return RANDOM if policy == "random" else POLICY_FUNCTIONS[policy].address()


def policy_names(policies: str | Iterable[str | None], players: int) -> list[str | None]:
    """Return the policy of each seat by name; raise :class:`ValueError` where one does not exist."""
    names: list[str | None] = [policies] * players if isinstance(policies, str) else list(policies)
    if len(names) != players:
        raise ValueError(f"{players} players need one policy each, or one for all, not {len(names)}")
    for name in names:
        if name is not None and name not in POLICIES:
            raise ValueError(f"there is no policy {name!r}; the kernel knows {', '.join(POLICIES)}")
    return names


def seeds(seed: int, games: int) -> NDArray[np.uint64]:
    """Return a seed for each game of a series.

    >>> seeds(1, 2).tolist()
    [7284897705795236466, 734539566429611094]
    """
    dealt: NDArray[np.uint64] = seed_of(np.uint64(seed & (1 << 32) - 1), np.arange(games, dtype=np.uint64))
    return dealt


def _popcounts(sets: NDArray[Any]) -> NDArray[np.int64]:
    counted: NDArray[np.int64] = np.bitwise_count(sets).astype(np.int64)
    return counted
