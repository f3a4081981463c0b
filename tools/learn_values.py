"""Learn the value model: who will win, and with how many points, from positions of ``tools/value_games.py``.

Every position is seen twice: with all cards open, and from the view of one seat. One network learns from all boards,
and is the model for boards of one's own. From there it goes on learning for each board; what it has learned counts
only where it is better on games that it never saw.

    python -m tools.learn_values --positions /tmp/positions --output src/northline/analysis/values/models
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import northline as nl
from northline.analysis.values.inputs import DEALS_AT_ONCE, Inputs, open_inputs, view_inputs
from northline.analysis.values.model import ANY_BOARD, Model, write_model
from northline.analysis.values.network import Network
from northline.kernel.beliefs import ticket_priors
from northline.kernel.playouts import play_on, seeds
from northline.kernel.value_features import Observer
from northline.strategy.codes import OPENING
from tools.value_games import CHUNK, Positions
from tools.value_training import Samples, Weights, network_of, new_weights, train

_FIELDS = tuple(field.name for field in fields(Samples))
HELD_BACK = 10
"""One game of so many is never learned from."""
EPOCHS, RATE = 12, 2e-3
ERROR_POSITIONS, ERROR_PLAYOUTS = 24, 100
"""Positions of each table in which chances are compared with playouts, and how many of these."""
SKILL_NOISE = {2: (0.43, 27.0)}
"""The spread of skill among equal planners, in chances and points, as ``benchmarks/luck.py`` measured it for two."""
BOARD_EPOCHS, BOARD_RATE = 6, 5e-4
"""For each board, after all together."""


def samples_of(edition: nl.Edition, players: int, positions: Positions, seed: int) -> tuple[Samples, Samples]:
    """Return the positions as they are with all cards open, and as one seat of each sees them."""
    observer, chance = Observer(edition, players), np.random.default_rng(seed)
    number = len(positions.games)
    seats = chance.integers(players, size=number)
    priors = ticket_priors(edition, positions.games)
    dealt = seeds(seed, number * DEALS_AT_ONCE).reshape(number, DEALS_AT_ONCE)
    seen = view_inputs(observer, positions.games, seats, priors, dealt)
    return _samples(open_inputs(observer, positions.games.copy()), positions), _samples(seen, positions)


def _samples(inputs: Inputs, positions: Positions) -> Samples:
    goes_on = inputs.over == 0
    single = np.float32
    return Samples(
        rows=inputs.rows[goes_on].astype(single),
        now=inputs.now[goes_on].astype(single),
        final=positions.points[goes_on].astype(single),
        shares=positions.shares[goes_on].astype(single),
        games=positions.origin[goes_on],
        weights=np.ones(int(goes_on.sum()), single),
    )


def joined(parts: list[Samples]) -> Samples:
    """All samples of one table."""
    return Samples(*(np.concatenate([getattr(part, name) for part in parts]) for name in _FIELDS))


def read_tables(folder: Path) -> Iterator[tuple[str, int, Samples]]:
    """Yield the board, the number of players and the samples of each table."""
    files = sorted(file for file in folder.glob("*-[0-9][0-9][0-9].npz"))
    for table in dict.fromkeys(file.stem.rsplit("-", 1)[0] for file in files):
        name, players = table.rsplit("-", 1)
        chunks = [file for file in files if file.stem.rsplit("-", 1)[0] == table]
        samples = joined([part for number, file in enumerate(chunks) for part in _read_chunk(file, number)])
        print(f"{table}: {len(samples.now):,} samples of {len(np.unique(samples.games)):,} games", flush=True)
        yield name, int(players), samples


def _read_chunk(file: Path, number: int) -> tuple[Samples, ...]:
    """The samples of a file of positions. They are kept beside it, since they take a while to compute."""
    kept = file.with_name(f"{file.stem}-samples.npz")
    if not kept.exists():
        name, players, _ = file.stem.rsplit("-", 2)
        both = samples_of(nl.edition(name), int(players), Positions.load(file), seed=number)
        arrays = {
            f"{place}-{key}": value for place, part in enumerate(both) for key, value in vars(part).items()
        }
        np.savez(kept.with_suffix(".part.npz"), **arrays)
        kept.with_suffix(".part.npz").rename(kept)
    with np.load(kept, allow_pickle=False) as arrays_kept:
        parts = [{key: arrays_kept[f"{place}-{key}"] for key in _FIELDS} for place in range(2)]
    return tuple(Samples(**{**part, "games": part["games"] + CHUNK * number}) for part in parts)


def loss(network: Network, samples: Samples) -> tuple[float, float, float]:
    """Cross-entropy and Brier score of the winner, and the error of points."""
    win, points = network(_inputs(samples))
    entropy = -(samples.shares * np.log(np.maximum(win, 1e-9))).sum(axis=1).mean()
    brier = ((win - samples.shares) ** 2).sum(axis=1).mean()
    return float(entropy), float(brier), float(np.sqrt(((points - samples.final) ** 2).mean()))


def _inputs(samples: Samples) -> Inputs:
    nothing = np.zeros_like(samples.now, np.float64)
    rows, now = samples.rows.astype(np.float64), samples.now.astype(np.float64)
    return Inputs(rows, now, np.zeros(len(samples.now)), nothing, nothing)


def held_back(samples: Samples) -> tuple[Samples, Samples]:
    """Samples to learn from, and samples of other games."""
    apart = samples.games % HELD_BACK == 0
    return samples.only(~apart), samples.only(apart)


def typical_lead(folder: Path, name: str, players: int) -> float:
    """The lead over the best of the others at the end, on average, in games that planners began."""
    leads = []
    for file in folder.glob(f"{name}-{players}-[0-9][0-9][0-9].npz"):
        positions = Positions.load(file)
        points = positions.points[positions.games["phase"] == OPENING]
        for seat in range(players):
            others = np.delete(points, seat, axis=1)
            leads.append(points[:, seat] - others.max(axis=1))
    return float(np.concatenate(leads).mean())


@dataclass(frozen=True)
class Played:
    """Some positions of a table, and how often each seat won when planners played on from there many times."""

    name: str
    players: int
    games: NDArray[Any]
    shares: NDArray[np.float64]
    variance: NDArray[np.float64]
    """Of the shares, since there were only so many playouts."""

    def errors(self, network: Network) -> tuple[float, float]:
        """The squared error of chances with all cards open, and what it is relative to."""
        win, _ = network(open_inputs(Observer(nl.edition(self.name), self.players), self.games.copy()))
        off = ((win - self.shares) ** 2 - self.variance).sum()
        return float(off), float((4 * win * (1 - win)).sum())


def played_on(name: str, players: int, folder: Path) -> Played:
    """Play on from some positions of the last file of a table."""
    edition, chance = nl.edition(name), np.random.default_rng(players)
    positions = Positions.load(max(folder.glob(f"{name}-{players}-[0-9][0-9][0-9].npz")))
    some = positions.games[chance.choice(len(positions.games), ERROR_POSITIONS, replace=False)]
    games = np.repeat(some, ERROR_PLAYOUTS)
    games["chance"] = seeds(players, len(games))
    places = play_on(edition, games, "planner", players).places == 1
    shares = (places / places.sum(axis=1, keepdims=True)).reshape(ERROR_POSITIONS, ERROR_PLAYOUTS, players)
    return Played(name, players, some, shares.mean(axis=1), shares.var(axis=1, ddof=1) / ERROR_PLAYOUTS)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--positions", type=Path, required=True, help="the folder of tools/value_games.py")
    parser.add_argument("--output", type=Path, required=True, help="the folder of the models")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    learned = [
        (name, players, *held_back(samples)) for name, players, samples in read_tables(options.positions)
    ]

    def report(title: str, weights: Weights, board: str) -> float:
        """Print the losses on games that were held back, and return their sum."""
        total = 0.0
        for name, players, _, apart in learned:
            if name == board:
                entropy, brier, points = loss(network_of(weights), apart)
                scores = f"cross-entropy {entropy:.4f}, Brier {brier:.4f}, points {points:.2f}"
                print(f"{title}, {name}, {players} players: {scores}", flush=True)
                total += entropy
        return total

    everything = [training for _, _, training, _ in learned]
    general = train(new_weights(everything, options.seed), everything, EPOCHS, RATE, options.seed)
    best = {ANY_BOARD: general}
    for board in dict.fromkeys(name for name, *_ in learned):
        its_own = [training for name, _, training, _ in learned if name == board]
        own = train(general, its_own, BOARD_EPOCHS, BOARD_RATE, options.seed)
        is_better = report("its own model", own, board) < report("the general model", general, board)
        best[board] = own if is_better else general
    options.output.mkdir(parents=True, exist_ok=True)
    played = [played_on(name, players, options.positions) for name, players, *_ in learned]
    for board, weights in best.items():
        tables = [table for table in played if board in (ANY_BOARD, table.name)]
        network = network_of(weights)
        squared, relative = np.sum([table.errors(network) for table in tables], axis=0)
        error = float(np.sqrt(max(0.0, squared) / relative))
        leads = {
            t.players: typical_lead(options.positions, t.name, t.players) for t in tables if t.name == board
        }
        model = Model(board, network, error, leads, SKILL_NOISE)
        (options.output / f"{board}.npz").write_bytes(write_model(model))
        print(f"{board}: a standard error of {error:.3f}, leads {leads}", flush=True)


if __name__ == "__main__":
    main()
