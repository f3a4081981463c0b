"""Are chances true? Reliability of the value model on games that it has never seen, against the leaf value's forecast.

    python -m benchmarks.calibration --folder /tmp/unseen --games 2000

Planners play so many games at every table. In positions of them, chances are asked for with all cards open and from
the view of one seat, and compared with how the games ended: in ten bins, the expected calibration error is the mean
difference between chance and frequency, weighted by how many positions are in a bin; the Brier score is the mean square
of the difference. Writes a table, and draws ``docs/pictures/calibration.svg``.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from benchmarks.leaf_forecast import leaf_forecast
from benchmarks.reliability import BINS, Curve, draw, reliability
from benchmarks.unseen_games import unseen_positions
from numpy.typing import NDArray
from tools.value_games import Positions, all_tables

import northline as nl
from northline.analysis.values import Evaluator
from northline.kernel.beliefs import ticket_priors
from northline.kernel.convert import to_state
from northline.kernel.playouts import seeds
from northline.kernel.value_features import OPEN_CARDS, Observer
from northline.rules import view

Numbers = NDArray[np.float64]

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "calibration.svg"
OPEN_PER_GAME, OWN_PER_GAME = 12, 3
"""Positions of each game in which chances are asked for, about."""
FORECAST_DEALS = 8
_AT_A_TIME = 1024


@dataclass(frozen=True)
class Kind:
    """How true one kind of chances is at one table."""

    positions: int
    error: float
    """The expected calibration error."""
    brier: float
    forecast_brier: float
    """Of the leaf value's forecast, in the same positions."""
    curve: Curve


def brier(chances: Numbers, shares: Numbers) -> float:
    return float(((chances - shares) ** 2).mean())


def judge(chances: Numbers, forecast: Numbers, shares: Numbers) -> Kind:
    """Compare chances and forecast with how games ended."""
    curve = reliability(chances.ravel(), shares.ravel())
    return Kind(len(shares), curve.error, brier(chances, shares), brier(forecast, shares), curve)


def open_chances(evaluator: Evaluator, games: NDArray[Any]) -> tuple[Numbers, Numbers]:
    """The chances of all seats with all cards open, and the forecast."""
    observer = Observer(evaluator.edition, evaluator.players)
    seen = observer.features(games.copy(), np.full(len(games), OPEN_CARDS))
    found = [chances.win for chances in evaluator.open_records(games)]
    return np.array(found), leaf_forecast(seen, observer.weights)


def own_chances(
    evaluator: Evaluator, games: NDArray[Any], seats: NDArray[np.int64]
) -> tuple[Numbers, Numbers]:
    """Each seat's own chance, and the forecast's mean over deals. A row has one number."""
    edition = evaluator.edition
    own, forecast = [], []
    observer = Observer(edition, evaluator.players)
    for start in range(0, len(games), _AT_A_TIME):
        some, asked = games[start : start + _AT_A_TIME], seats[start : start + _AT_A_TIME]
        views = [
            view(to_state(game, edition), int(seat), menu=False)
            for game, seat in zip(some, asked, strict=True)
        ]
        found = evaluator.from_views(views)
        own += [chances.win[seat] for chances, seat in zip(found, asked, strict=True)]
        dealt = np.repeat(some, FORECAST_DEALS)
        dealt["chance"] = seeds(start, len(dealt))
        belief = np.repeat(np.arange(len(some)), FORECAST_DEALS)
        seen = observer.features(
            dealt, np.repeat(asked, FORECAST_DEALS), ticket_priors(edition, some), belief
        )
        guessed = leaf_forecast(seen, observer.weights).reshape(len(some), FORECAST_DEALS, -1).mean(axis=1)
        forecast += guessed[np.arange(len(some)), asked].tolist()
    return np.array(own)[:, None], np.array(forecast)[:, None]


def some_of(
    positions: Positions, per_game: int, games: int, chance: np.random.Generator
) -> NDArray[np.int64]:
    """Which positions to ask about: any, about so many for each game."""
    number = min(len(positions.games), per_game * games)
    return np.sort(chance.choice(len(positions.games), number, replace=False))


def measure(name: str, players: int, positions: Positions, games: int) -> dict[str, Kind]:
    """Judge both kinds of chances at one table."""
    evaluator, chance = Evaluator(nl.edition(name), players), np.random.default_rng(players)
    which = some_of(positions, OPEN_PER_GAME, games, chance)
    found, forecast = open_chances(evaluator, positions.games[which])
    kinds = {"open": judge(found, forecast, positions.shares[which])}
    which = some_of(positions, OWN_PER_GAME, games, chance)
    seats = chance.integers(players, size=len(which))
    found, forecast = own_chances(evaluator, positions.games[which], seats)
    shares = positions.shares[which, seats][:, None]
    kinds["own"] = judge(found, forecast, shares)
    return kinds


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--folder", type=Path, required=True, help="where games and results are kept")
    parser.add_argument("--games", type=int, default=2000, help="at each table")
    parser.add_argument("--fresh", action="store_true", help="measure again what was measured before")
    options = parser.parse_args()
    print("| table | kind | positions | calibration error | Brier | Brier of the forecast |")
    print("| --- | --- | --- | --- | --- | --- |")
    panels: list[tuple[str, dict[str, Curve]]] = []
    for name, players in all_tables():
        kept = options.folder / f"calibration-{name}-{players}.json"
        if options.fresh or not kept.exists():
            positions = unseen_positions(options.folder, name, players, options.games)
            kinds = measure(name, players, positions, options.games)
            kept.write_text(json.dumps({key: asdict(kind) for key, kind in kinds.items()}), encoding="utf-8")
        found = json.loads(kept.read_text(encoding="utf-8"))
        title = f"{nl.edition(name).name}, {players} players"
        for key, kind in found.items():
            print(
                f"| {title} | {key} | {kind['positions']:,} | {100 * kind['error']:.2f} % | {kind['brier']:.4f}"
                f" | {kind['forecast_brier']:.4f} |",
                flush=True,
            )
        panels.append((title, {key: Curve(**kind["curve"]) for key, kind in found.items()}))
    PICTURE.write_text(draw(panels), encoding="utf-8")
    print(f"\n{BINS} bins; drawn in {PICTURE.name}")


if __name__ == "__main__":
    main()
