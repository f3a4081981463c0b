"""How fast the learner of this package learns a board: learning curves over several seeds.

    python -m benchmarks.learning_curves
    python -m benchmarks.learning_curves --boards iceland --seeds 10

A small network begins with nothing and plays against itself and its earlier selves alone (``northline.learning``). At
fixed numbers of decisions it plays, always taking the action that it likes best, against ``random`` and ``greedy`` on
fixed deals, each once in each seat. The planner plays on as many deals, as a mark to measure by.

Seeds that are missing in ``docs/ladder/learning-curves.json`` are trained and kept there;
``docs/ladder/learning-curves.md`` and ``docs/pictures/learning-curves.svg`` tell it. Times are of the processor, of one
thread.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any

import torch
from benchmarks.report import markdown_table

import northline as nl
from northline.arena import Schedule, summarise
from northline.arena.kernel_matches import play_in_kernel
from northline.arena.statistics import t_quantile
from northline.learning.ppo import Settings
from northline.learning.trainer import Limit, Plan, Trainer
from northline.learning.weights import fresh_weights
from northline.neural.shape import Shape

ROOT = Path(__file__).parents[1]
FILE = ROOT / "docs" / "ladder" / "learning-curves.json"
PICTURE = ROOT / "docs" / "pictures" / "learning-curves.svg"
CPU = torch.device("cpu")
OPPONENTS = ("random", "greedy")
SMALL = Shape(table=64, route=32, ticket=16, hidden=32, rounds=1)
_DECISIONS_OF_A_ROLLOUT = 0.84
"""The part of the decisions in a rollout that is learnt from: not those of earlier selves, nor the last ones."""


@dataclass(frozen=True)
class Baseline:
    """A board, and how it is learnt and measured."""

    board: str
    """An edition, or a file."""
    decisions: int
    """Of one training."""
    every: int
    """Decisions between two measurements."""
    deals: int
    players: int = 2
    games: int = 64
    """In flight."""
    steps: int = 32
    """Decisions in each of them between two updates."""
    rate: float = 2e-3
    last_rate: float = 2e-4
    network: Shape = SMALL

    @cached_property
    def edition(self) -> nl.Edition:
        file = ROOT / self.board
        return nl.load_edition(file) if file.suffix == ".toml" else nl.edition(self.board)

    @property
    def marks(self) -> range:
        return range(0, self.decisions + 1, self.every)

    def to_dict(self) -> dict[str, Any]:
        return {**asdict(self), "edition_digest": self.edition.digest}


BASELINES = {
    "iceland": Baseline("examples/iceland.toml", decisions=200_000, every=25_000, deals=200),
    "nordic_countries": Baseline("nordic_countries", decisions=60_000, every=20_000, deals=50),
}
Found = dict[str, dict[str, Any]]
"""By the name of a baseline: how it was made, what the planner does, and the points of all seeds."""


def train(baseline: Baseline, seed: int) -> Iterator[dict[str, Any]]:
    """Train once, and yield how the network does at every mark."""
    plan = Plan(
        [(baseline.edition, baseline.players)],
        games=baseline.games,
        steps=baseline.steps,
        rate=baseline.rate,
        last_rate=baseline.last_rate,
        sparring=0,  # against nobody but itself
        value_warm_up=0,
        settings=Settings(minibatch=512),
        seed=seed,
    )
    weights = fresh_weights(baseline.network, seed, CPU)
    trainer = Trainer(plan, weights, baseline.network, CPU, threads=1)
    rollouts = baseline.decisions / (_DECISIONS_OF_A_ROLLOUT * baseline.games * baseline.steps)
    steps = iter(trainer.play(Limit(count=10**9, whole=rollouts)))
    seconds = 0.0
    for mark in baseline.marks:
        start = process_time()
        while trainer.decisions < mark:
            next(steps)
        seconds += process_time() - start
        for record in trainer.evaluate(OPPONENTS, baseline.deals):
            yield {
                "seed": seed,
                "decisions": mark,
                "opponent": record.opponent,
                "share": record.share,
                "margin": record.margin,
                "seconds": round(seconds, 1),
            }


def planner_share(baseline: Baseline, opponent: str) -> float:
    """What the planner wins at the same table."""
    bots = ("planner", *[opponent] * (baseline.players - 1))
    schedule = Schedule.match(baseline.edition, bots, 5 * baseline.deals, seed=777)
    rows = summarise(schedule, play_in_kernel(schedule), rated=False).rows
    return next(row.wins.value for row in rows if row.bot == "planner")


def measure(name: str, seeds: int, found: Found) -> None:
    """Train the seeds that are missing."""
    baseline = BASELINES[name]
    before = found.get(name, {})
    # Compared as JSON has it, where a tuple is a list.
    same = before.get("baseline") == json.loads(json.dumps(baseline.to_dict()))
    points: list[dict[str, Any]] = before["points"] if same else []
    for seed in range(1, seeds + 1):
        if any(point["seed"] == seed for point in points):
            continue
        points.extend(train(baseline, seed))
        planner = {opponent: planner_share(baseline, opponent) for opponent in OPPONENTS}
        found[name] = {"baseline": baseline.to_dict(), "planner": planner, "points": points}
        FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        print(f"{name}, seed {seed}: {points[-1]}", flush=True)


def across_seeds(points: list[dict[str, Any]], field: str) -> tuple[float, float]:
    """The mean over seeds, and half the width of its 95 % interval (Student's t)."""
    values = [point[field] for point in points]
    if len(values) < 2:
        return fmean(values), float("inf")
    return fmean(values), t_quantile(len(values) - 1) * stdev(values) / len(values) ** 0.5


def at(document: dict[str, Any], opponent: str, mark: int) -> list[dict[str, Any]]:
    """The points of all seeds at a mark."""
    found = document["points"]
    return [point for point in found if (point["opponent"], point["decisions"]) == (opponent, mark)]


def page(found: Found) -> str:
    """All that was measured, as Markdown."""
    text = (
        "# Learning curves\n\nMade by `benchmarks/learning_curves.py`, which says how: self-play from nothing on one "
        "thread, wins in %, lead in points; means over seeds with 95 % intervals for the mean over seeds. Seeds differ "
        "in the network at the beginning, the deals that it learns from and its choices; the deals that it is measured "
        "on are the same for all. Seconds are of the processor, without the measurements.\n"
    )
    for name, baseline in BASELINES.items():
        if name not in found:
            continue
        document, lines = found[name], []
        for mark in baseline.marks:
            cells = []
            for opponent in OPPONENTS:
                points = at(document, opponent, mark)
                share, half = across_seeds(points, "share")
                lead, lead_half = across_seeds(points, "margin")
                cells += [f"{100 * share:.1f} ± {100 * half:.1f}", f"{lead:+.1f} ± {lead_half:.1f}"]
            seconds = fmean(point["seconds"] for point in points)
            lines.append((f"{mark:,}", f"{seconds:.0f}", *cells))
        head = ["decisions", "seconds"]
        for opponent in OPPONENTS:
            head += [f"wins against `{opponent}`", "lead"]
        marks = ", ".join(
            f"{100 * share:.1f} % against `{opponent}`" for opponent, share in document["planner"].items()
        )
        text += f"\n## {baseline.edition.name}, {baseline.players} players\n\n"
        text += f"{len(points)} seeds; {2 * baseline.deals} games for each number; edition "
        text += f"`{baseline.edition.digest}`. The planner wins {marks}.\n\n" + markdown_table(head, lines)
    return text


def draw(found: Found) -> None:
    """Wins by decisions, a line for each opponent with its interval, and every seed faintly."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    matplotlib.rcParams["svg.hashsalt"] = "northline"  # the same picture every time
    names = [name for name in BASELINES if name in found]
    figure, axes = pyplot.subplots(
        1, len(names), figsize=(5.2 * len(names), 4.2), layout="constrained", sharey=True, squeeze=False
    )
    for axis, name in zip(axes[0], names, strict=True):
        baseline, document = BASELINES[name], found[name]
        thousands = [mark / 1000 for mark in baseline.marks]
        for opponent, color in zip(OPPONENTS, ("#0072b2", "#d55e00"), strict=True):
            middles = [across_seeds(at(document, opponent, mark), "share") for mark in baseline.marks]
            low = [100 * max(0.0, mean - half) for mean, half in middles]
            high = [100 * min(1.0, mean + half) for mean, half in middles]
            axis.fill_between(thousands, low, high, color=color, alpha=0.2, linewidth=0)
            axis.plot(thousands, [100 * mean for mean, _ in middles], color=color, marker="o", ms=3)
            axis.axhline(100 * document["planner"][opponent], color=color, linestyle=":", linewidth=1)
            for seed in {point["seed"] for point in document["points"]}:
                own = [
                    point
                    for point in document["points"]
                    if (point["seed"], point["opponent"]) == (seed, opponent)
                ]
                axis.plot(thousands, [100 * point["share"] for point in own], color=color, alpha=0.25, lw=0.7)
            axis.plot([], [], color=color, marker="o", ms=3, label=f"against {opponent}")
        axis.plot([], [], color="grey", linestyle=":", label="the planner against the same")
        axis.set(
            title=f"{baseline.edition.name}, {baseline.players} players", xlabel="decisions, in thousands"
        )
        axis.set_ylim(-3, 103)
        axis.grid(alpha=0.3)
    axes[0][0].set_ylabel("wins in %")
    axes[0][-1].legend(loc="center right", fontsize="small")
    figure.savefig(PICTURE, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--boards", nargs="+", default=list(BASELINES), choices=list(BASELINES))
    parser.add_argument("--seeds", type=int, default=5)
    options = parser.parse_args()
    torch.set_num_threads(1)
    found: Found = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for name in options.boards:
        measure(name, options.seeds, found)
    FILE.with_suffix(".md").write_text(page(found), encoding="utf-8")
    draw(found)


if __name__ == "__main__":
    main()
