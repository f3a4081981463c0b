"""Plots of a tournament, drawn by matplotlib."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from northline.arena.export import ExportError
from northline.arena.games import SOURCES
from northline.arena.summary import Summary
from northline.extras import how_to_install

_COLORS = {"routes": "#3a6ea5", "tickets": "#c8842b", "stations": "#7a9a4a", "bonuses": "#8c5a86"}


def draw_all(summary: Summary, folder: Path, kind: str) -> list[Path]:
    """Draw all plots into files of a kind, ``png`` or ``svg``, and return their paths.

    Raises :class:`~northline.arena.export.ExportError` where matplotlib is not installed.
    """
    try:
        import matplotlib

        matplotlib.use("Agg")  # files only: no window, no display
        from matplotlib import pyplot
    except ImportError:
        raise ExportError(
            f"plots need matplotlib, which is not installed: {how_to_install('arena')}"
        ) from None
    paths = []
    plots: dict[str, Callable[[Any, Summary], Any]] = {
        "ratings": _ratings,
        "points": _points,
        "head-to-head": _head_to_head,
    }
    with pyplot.rc_context({"font.size": 10, "axes.spines.top": False, "axes.spines.right": False}):
        for name, draw in plots.items():
            figure = draw(pyplot, summary)
            paths.append(folder / f"{name}.{kind}")
            figure.savefig(paths[-1], dpi=150, bbox_inches="tight")
            pyplot.close(figure)
    return paths


def _title(summary: Summary) -> str:
    return f"{summary.edition.replace('_', ' ').title()}, {summary.players} players, {summary.games:,} games"


def _ratings(pyplot: Any, summary: Summary) -> Any:
    rows = summary.rows[::-1]
    figure, (left, right) = pyplot.subplots(
        1, 2, figsize=(9, 1.2 + 0.45 * len(rows)), sharey=True, layout="constrained"
    )
    places = range(len(rows))
    spread = [[r.rating - r.rating_low for r in rows], [r.rating_high - r.rating for r in rows]]
    left.errorbar([r.rating for r in rows], places, xerr=spread, fmt="o", color="#3a6ea5", capsize=3)
    left.set_yticks(list(places), [r.bot for r in rows])
    left.set_xlabel("openskill rating, 95 % interval")
    wins = [
        [
            100 * max(0.0, r.wins.value - r.wins.low) for r in rows
        ],  # rounding can make a bit less than nothing
        [100 * max(0.0, r.wins.high - r.wins.value) for r in rows],
    ]
    right.errorbar([100 * r.wins.value for r in rows], places, xerr=wins, fmt="o", color="#c8842b", capsize=3)
    right.axvline(100 / summary.players, color="#999999", linestyle=":", linewidth=1)
    right.set_xlabel("wins in %, 95 % interval (dotted: an even share)")
    for axes in (left, right):
        axes.grid(axis="x", color="#dddddd")
        axes.set_axisbelow(True)
    left.set_ylim(-0.6, len(rows) - 0.4)
    figure.suptitle(_title(summary))
    return figure


def _points(pyplot: Any, summary: Summary) -> Any:
    rows = summary.rows[::-1]
    figure, axes = pyplot.subplots(figsize=(8, 1.3 + 0.45 * len(rows)), layout="constrained")
    places = list(range(len(rows)))
    above, below = [0.0] * len(rows), [0.0] * len(rows)
    for name in SOURCES:
        values = [row.sources[name] for row in rows]
        if not any(values):
            continue
        starts = [above[n] if value >= 0 else below[n] for n, value in enumerate(values)]
        axes.barh(places, values, left=starts, color=_COLORS[name], label=name, height=0.65)
        for n, value in enumerate(values):
            if value >= 0:
                above[n] += value
            else:
                below[n] += value
    axes.plot([row.points.value for row in rows], places, "D", color="black", markersize=4, label="total")
    axes.axvline(0, color="black", linewidth=0.8)
    axes.set_yticks(places, [row.bot for row in rows])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel("points a game, by where they come from")
    axes.legend(frameon=False, ncols=5, loc="lower center", bbox_to_anchor=(0.5, 1.0))
    figure.suptitle(_title(summary))
    return figure


def _head_to_head(pyplot: Any, summary: Summary) -> Any:
    bots = [row.bot for row in summary.rows]
    shares = [[summary.ahead[one][other] for other in bots] for one in bots]
    numbers = [[float("nan") if share is None else 100 * share for share in line] for line in shares]
    side = 2.5 + 0.7 * len(bots)
    figure, axes = pyplot.subplots(figsize=(side + 1, side), layout="constrained")
    shown = axes.imshow(numbers, cmap="RdBu", vmin=0, vmax=100)
    for y, line in enumerate(numbers):
        for x, share in enumerate(line):
            if share == share:  # not a gap
                dark = abs(share - 50) > 30
                axes.text(x, y, f"{share:.0f}", ha="center", va="center", color="white" if dark else "black")
    axes.set_xticks(range(len(bots)), bots, rotation=40, ha="right")
    axes.set_yticks(range(len(bots)), bots)
    axes.spines[:].set_visible(False)
    figure.colorbar(shown, ax=axes, shrink=0.8, label="% of games the row's bot finished ahead")
    figure.suptitle(_title(summary))
    return figure
