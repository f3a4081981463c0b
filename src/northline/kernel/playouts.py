"""Whole games inside the kernel, thousands at a time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel import entries
from northline.kernel.core.chance import seed_of
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, MIND, MOST_PLAYERS, RESULT
from northline.kernel.core.threads import FEWEST_GAMES, Workers
from northline.kernel.policies.game_log import DIARY
from northline.kernel.policies.play import GREEDY, PLANNER, RANDOM, TALLY
from northline.kernel.results import resolve
from northline.strategy.planner.trained_traits import planner_traits
from northline.strategy.planner.traits import Traits, numbers

POLICIES = {"random": RANDOM, "greedy": GREEDY, "planner": PLANNER}
DEVICES = ("cpu", "cuda")
MOST_STEPS = 100_000
"""A game that takes more decisions is stopped and scored as it stands; none ever did."""


@dataclass(frozen=True)
class Playouts:
    """What became of some games: arrays with a row for each game and a column for each seat."""

    points: NDArray[np.int32]
    places: NDArray[np.int8]
    lengths: NDArray[np.int32]
    """Decisions in each game."""
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
    """The final scoring in full (``layout.RESULT``)."""
    games: NDArray[Any]
    """The final positions (``layout.GAME``)."""
    diaries: NDArray[Any] | None = None
    """What happened when (``diary.DIARY``), if it was asked for."""


def playouts(
    edition: Edition,
    players: int,
    games: int,
    policies: str | Sequence[str] = "random",
    seed: int = 0,
    threads: int | None = None,
    traits: Sequence[Traits | None] | None = None,
    diaries: bool = False,
    device: str = "cpu",
) -> Playouts:
    """Play whole games; ``policies`` is one for all seats, or one for each. The same seed gives the same games.

    Game ``n`` is dealt as from ``SplitMix(seeds(seed, games)[n])``, whatever the number of threads. With
    ``device="cuda"`` a GPU plays the same games, and the arrays stay there (``launch.DevicePlayouts``).
    """
    if is_gpu(device):
        if diaries:
            raise ValueError("diaries are kept on the CPU only; leave device='cuda' away for them")
        from northline.kernel.cuda import launch

        # The same fields, on the device.
        return cast(Playouts, launch.playouts(edition, players, games, policies, seed))
    check_players(edition, players)
    records = np.zeros(games, GAME)
    dealt = seeds(seed, games)
    workers = Workers(threads)
    tables, firsts = tables_of(edition), np.full(games, -1)
    workers.share(
        games,
        lambda worker, start, stop: entries.set_up_games(
            tables, records, dealt, firsts, players, start, stop
        ),
    )
    return play_on(edition, records, policies, seed, workers, traits, diaries)


def play_on(
    edition: Edition,
    records: NDArray[Any],
    policies: str | Sequence[str] = "random",
    seed: int = 0,
    workers: Workers | None = None,
    traits: Sequence[Traits | None] | None = None,
    diaries: bool = False,
    fewest: int = FEWEST_GAMES,
) -> Playouts:
    """Play games to their end from where they are, in place; all must have the same number of players.

    ``traits`` are the characters of the seats, for those that plan: without one a seat has that of the planner of this
    board. ``fewest`` games are worth a thread.
    """
    games = len(records)
    players = int(records["players"][0]) if games else 0
    workers = workers or Workers()
    minds = fresh_minds(edition, seeds(seed + 1, games), players, traits)
    tallies, results = np.zeros(games, TALLY), np.zeros(games, RESULT)
    tables, chosen = tables_of(edition), policy_numbers(policies, players)
    noted = np.zeros(games, DIARY) if diaries else None

    def work(worker: int, start: int, stop: int) -> None:
        rooms = (tables, records, minds, workers.works, worker, chosen, tallies)
        if noted is None:
            entries.play_games(*rooms, results, MOST_STEPS, start, stop)
        else:
            entries.note_games(*rooms, noted, results, MOST_STEPS, start, stop)

    workers.share(games, work, fewest)
    resolve(edition, records, results)
    return Playouts(
        points=results["total"][:, :players],
        places=results["place"][:, :players],
        lengths=tallies["steps"],
        tickets_kept=_sizes(records["tickets"][:, :players]),
        tickets_completed=results["completed_count"][:, :players],
        routes_claimed=_sizes(records["owned"][:, :players]).sum(axis=2),
        stations_built=_sizes(records["stations"][:, :players]),
        cards_drawn=tallies["drawn"][:, :players],
        cards_taken=tallies["taken"][:, :players],
        ticket_draws=tallies["ticket_draws"][:, :players],
        passes=tallies["passes"][:, :players],
        results=results,
        games=records,
        diaries=noted,
    )


def is_gpu(device: str) -> bool:
    """Whether games are to be played on a GPU."""
    if device not in DEVICES:
        raise ValueError(f"there is no device {device!r}; the kernel knows {', '.join(DEVICES)}")
    return device == "cuda"


def fresh_minds(
    edition: Edition,
    chances: NDArray[np.uint64],
    players: int,
    traits: Sequence[Traits | None] | None = None,
) -> NDArray[Any]:
    """What the kernel's players have in mind before a game, one for each of the states of their chance."""
    minds = np.zeros(len(chances), MIND)
    minds["chance"] = chances
    usual = planner_traits(edition)
    minds["traits"][:, :players] = [numbers(seat or usual) for seat in traits or [None] * players]
    return minds


def check_players(edition: Edition, players: int) -> None:
    fewest, most = edition.rules.players
    if not fewest <= players <= most:
        raise ValueError(f"{edition.name} is for {fewest} to {most} players, not {players}")


def policy_numbers(policies: str | Iterable[str], players: int) -> NDArray[np.int64]:
    names = [policies] * players if isinstance(policies, str) else list(policies)
    if len(names) != players:
        raise ValueError(f"{players} players need one policy each, or one for all, not {len(names)}")
    for name in names:
        if name not in POLICIES:
            raise ValueError(f"there is no policy {name!r}; the kernel knows {', '.join(POLICIES)}")
    numbers = np.zeros(MOST_PLAYERS, np.int64)
    numbers[:players] = [POLICIES[name] for name in names]
    return numbers


def seeds(seed: int, games: int) -> NDArray[np.uint64]:
    """A seed for each game."""
    dealt: NDArray[np.uint64] = seed_of(np.uint64(seed & (1 << 32) - 1), np.arange(games, dtype=np.uint64))
    return dealt


def _sizes(sets: NDArray[Any]) -> NDArray[np.int64]:
    counted: NDArray[np.int64] = np.bitwise_count(sets).astype(np.int64)
    return counted
