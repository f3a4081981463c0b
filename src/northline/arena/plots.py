"""Plots of a tournament, drawn by matplotlib."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from pathlib import Path
from typing import Any

from northline.arena.export import check_exports
from northline.arena.games import SOURCES
from northline.arena.summary import Summary

_COLORS = {"routes": "#3a6ea5", "tickets": "#c8842b", "stations": "#7a9a4a", "bonuses": "#8c5a86"}


def draw_all(summary: Summary, folder: Path, kind: str) -> list[Path]:
    """Draw all plots into files of a kind, ``png`` or ``svg``, and return their paths.

    Raises :class:`~northline.arena.export.ExportError` where matplotlib is not installed.
    """
    check_exports("csv", kind)
    import matplotlib

    matplotlib.use("Agg")  # files only: no window, no display
    from matplotlib import pyplot

    paths = []
    plots: dict[str, Callable[[Any, Summary], Any]] = {"ratings": _ratings, "head-to-head": _head_to_head}
    if any(row.points for row in summary.rows):
        plots["points"] = _points
    with pyplot.rc_context({"font.size": 10, "axes.spines.top": False, "axes.spines.right": False}):
        for name, draw in plots.items():
            figure = draw(pyplot, summary)
            paths.append(folder / f"{name}.{kind}")
            figure.savefig(paths[-1], dpi=150, bbox_inches="tight")
            pyplot.close(figure)
    return paths


def _title(figure: Any, summary: Summary) -> None:
    """What was played; and in red, as in the terminal, what was not."""
    title = f"{summary.edition.replace('_', ' ').title()}, {summary.players} players, {summary.games:,} games"
    failed = [(summary.void, "void"), (summary.forfeited, "forfeited")]
    notes = [f"{count:,} {what}" for count, what in failed if count]
    if summary.games + summary.void < summary.scheduled:
        notes.append(f"stopped early, {summary.scheduled:,} planned")
    if notes:
        figure.suptitle(f"{title}\nINCOMPLETE: {', '.join(notes)}", color="#b3261e")
    else:
        figure.suptitle(title)


def _ratings(pyplot: Any, summary: Summary) -> Any:
    rows = summary.rows[::-1]
    figure, (left, right) = pyplot.subplots(
        1, 2, figsize=(9, 1.2 + 0.45 * len(rows)), sharey=True, layout="constrained"
    )
    places = range(len(rows))
    rated = [(place, r.rating) for place, r in enumerate(rows) if r.rating]
    # A bound that is not known is not drawn.
    below = [rating.value - rating.low if isfinite(rating.low) else 0.0 for _, rating in rated]
    above = [rating.high - rating.value if isfinite(rating.high) else 0.0 for _, rating in rated]
    left.errorbar(
        [rating.value for _, rating in rated],
        [place for place, _ in rated],
        xerr=[below, above],
        fmt="o",
        color="#3a6ea5",
        capsize=3,
    )
    left.set_yticks(list(places), [r.bot for r in rows])
    left.set_xlabel("rating (400 points: odds of ten to one), 95 % interval")
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
    _title(figure, summary)
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
    totals = [(row.points.value, place) for place, row in enumerate(rows) if row.points]
    axes.plot(*zip(*totals, strict=True), "D", color="black", markersize=4, label="total")
    axes.axvline(0, color="black", linewidth=0.8)
    axes.set_yticks(places, [row.bot for row in rows])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlabel("points a game, by where they come from")
    axes.legend(frameon=False, ncols=5, loc="lower center", bbox_to_anchor=(0.5, 1.0))
    _title(figure, summary)
    return figure


def _head_to_head(pyplot: Any, summary: Summary) -> Any:
    bots = [row.bot for row in summary.rows]
    shares = [[summary.ahead[one][other] for other in bots] for one in bots]
    numbers = [[float("nan") if share is None else 100 * share.value for share in line] for line in shares]
    side = 2.5 + 0.7 * len(bots)
    figure, axes = pyplot.subplots(figsize=(side + 1, side), layout="constrained")
    shown = axes.imshow(numbers, cmap="RdBu", vmin=0, vmax=100)
    for y, line in enumerate(numbers):
        for x, share in enumerate(line):
            if share == share:  # not a gap
                dark = abs(share - 50) > 30
                mean = shares[y][x]
                assert mean is not None
                text = f"{share:.0f}\n{100 * mean.low:.0f}–{100 * mean.high:.0f}"
                color = "white" if dark else "black"
                axes.text(x, y, text, ha="center", va="center", color=color, fontsize=8)
    axes.set_xticks(range(len(bots)), bots, rotation=40, ha="right")
    axes.set_yticks(range(len(bots)), bots)
    axes.spines[:].set_visible(False)
    figure.colorbar(
        shown, ax=axes, shrink=0.8, label="% of games the row's bot finished ahead, 95 % interval"
    )
    _title(figure, summary)
    return figure
