"""How much of a result do models of luck explain? The value model, and others from files, on the same games.

    python -m benchmarks.luck_models --board europe --games 250 --models /tmp/small/europe-2.npz /tmp/large/europe-2.npz

Planners play games for two. Every chance event is worth what a model says of it, tickets too, and events count by kind
as much as fits the other games best (cross-validation). What is then left of the variance of the results is what the
model could not explain: the smaller, the better. It is quicker than ``benchmarks/luck.py``, and tells models apart with
fewer games, since all see the same ones.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from benchmarks.luck import KINDS, RESAMPLES, planner_game
from numpy.typing import NDArray

import northline as nl
from northline.analysis.chance_events import ChanceEvent, chance_events
from northline.analysis.values.chances import result_of
from northline.analysis.values.inputs import detailed_inputs, detailed_inputs_of, open_inputs
from northline.analysis.values.model import Model, load_model, read_model
from northline.kernel.convert import from_state
from northline.kernel.value_features import Observer

FIRST_SEED = 50_000_000
FOLDS = 20


def shares_of(event: ChanceEvent) -> list[tuple[object, float]]:
    """Positions of an event, and how much what they are worth counts: what came about, less what could have."""
    found: list[tuple[object, float]] = [(from_state(event.after), 1.0)]
    for case in event.cases:
        found += [(from_state(state), -case.probability / len(case.states)) for state in case.states]
    return found


def progress(event: ChanceEvent) -> float:
    """The part of the trains that is used by whoever has used most."""
    return 1.0 - min(event.after.trains) / event.after.edition.rules.trains


def parts_of(events: list[ChanceEvent], models: list[Model], observer: Observer) -> list[NDArray[np.float64]]:
    """For each model, what the first seat got by kind of event: a row for chances to win, and one for leads.

    Cards are weighted by how far the game is.
    """
    listed = [shares_of(event) for event in events]
    records = np.array([record for event in listed for record, _ in event])
    records["chance"] = 0
    counts = np.array([share for event in listed for _, share in event])
    owner = np.repeat(np.arange(len(events)), [len(event) for event in listed])
    weights = np.array([progress(event) if event.kind == "cards" else 1.0 for event in events])
    kinds = np.array([KINDS.index(event.kind) for event in events])
    found = []
    for model in models:
        see = detailed_inputs if model.board else open_inputs
        win, points = model.network(see(observer, records.copy()))
        values = np.stack((win[:, 0], points[:, 0] - points[:, 1]))
        gained = [np.bincount(owner, counts * value, len(events)) * weights for value in values]
        found.append(np.array([np.bincount(kinds, each, len(KINDS)) for each in gained]))
    return found


def left(parts: NDArray[np.float64], results: NDArray[np.float64]) -> NDArray[np.float64]:
    """What is left of results when each kind of event counts as fits the other games best."""
    fold, found = np.arange(len(results)) % FOLDS, np.empty(len(results))
    for each in range(FOLDS):
        others = fold != each
        weights = np.linalg.lstsq(parts[others], results[others], rcond=None)[0]
        found[~others] = results[~others] - parts[~others] @ weights
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--board", required=True, choices=nl.EDITIONS)
    parser.add_argument("--games", type=int, default=250)
    parser.add_argument("--models", type=Path, nargs="*", default=[], help="files of tools/learn_luck.py")
    options = parser.parse_args()
    edition = nl.edition(options.board)
    observer = Observer(edition, 2)
    inputs = detailed_inputs_of(edition)
    models = [load_model(options.board)]
    models += [read_model(file.read_bytes(), file.stem, inputs) for file in options.models]
    parts, results = [], []
    for number in range(options.games):
        game = planner_game(edition, 2, FIRST_SEED + number)
        ended = result_of(game.state)
        results.append((ended.win[0] - 0.5, ended.leads[0]))
        parts.append(parts_of(list(chance_events(game)), models, observer))
    chance = np.random.default_rng(0)
    drawn = chance.integers(options.games, size=(RESAMPLES, options.games))
    for place, name in enumerate(("the value model", *map(str, options.models))):
        told = []
        for which in (0, 1):
            result = np.array(results)[:, which]
            rest = left(np.array(parts)[:, place, which], result)
            shares = [rest[some].var() / result[some].var() for some in drawn]
            low, high = np.percentile(shares, (2.5, 97.5))
            told.append(f"{100 * rest.var() / result.var():.0f} % ({100 * low:.0f}–{100 * high:.0f})")
        print(
            f"{options.board}, {name}: {told[0]} of the variance of results is left, {told[1]} in points",
            flush=True,
        )


if __name__ == "__main__":
    main()
