"""A tournament as tables for the terminal."""

from __future__ import annotations

from math import isfinite

from rich.table import Table
from rich.text import Text

from northline.arena.games import SOURCES
from northline.arena.statistics import Mean
from northline.arena.summary import Summary


def running_table(summary: Summary) -> Table:
    """The table that is shown while games are played; the bot with the most wins first."""
    table = Table(box=None, pad_edge=False)
    table.add_column("bot")
    for heading in ("wins", "95 %", "rank", "points", "ms/move"):
        table.add_column(heading, justify="right")
    for row in sorted(summary.rows, key=lambda row: -row.wins.value):
        table.add_row(
            Text(row.bot),
            f"{row.wins.value:.1%}",
            _interval(row.wins),
            f"{row.rank.value:.2f}",
            f"{row.points.value:.1f}" if row.points else "–",
            f"{1000 * row.seconds_per_move:.2f}",
        )
    return table


def final_tables(summary: Summary) -> list[Table]:
    """How strong the bots are, where their points come from and, of more than two, who finishes ahead of whom.

    A tournament in which nothing was played has none.
    """
    if not summary.rows:
        return []
    title = (
        f"{summary.edition}, {summary.players} players: {summary.games:,} games on {summary.deals:,} deals"
    )
    if summary.void:
        title += f" ({summary.void:,} void games left out)"
    forfeits = any(row.forfeits for row in summary.rows)
    strength = _table(title, "wins", "95 %", "rating", "rank", "ms/move", *(["forfeits"] if forfeits else []))
    sources = [name for name in SOURCES if any(row.sources[name] for row in summary.rows)]
    points = _table("points", "mean", *sources, "kept", "done")
    for row in summary.rows:
        strength.add_row(
            Text(row.bot),
            f"{row.wins.value:.1%}",
            _interval(row.wins),
            _give_or_take(f"{row.rating.value:+.0f}", row.rating.high - row.rating.value, 0)
            if row.rating
            else "–",
            _give_or_take(f"{row.rank.value:.2f}", row.rank.half, 2),
            f"{1000 * row.seconds_per_move:.2f}",
            *([str(row.forfeits)] if forfeits else []),
        )
        if row.points is None:
            continue
        points.add_row(
            Text(row.bot),
            _give_or_take(f"{row.points.value:.1f}", row.points.half, 1),
            *(f"{row.sources[name]:.1f}" for name in sources),
            f"{row.tickets:.1f}",
            f"{row.completed:.1f}",
        )
    tables = [strength]
    if points.row_count:
        tables.append(points)
    if len(summary.rows) > 2:
        tables.append(_ahead_table(summary))
    return tables


def _ahead_table(summary: Summary) -> Table:
    table = _table(
        "% of games in which the row's bot finished ahead (95 %)", *(row.bot for row in summary.rows)
    )
    for row in summary.rows:
        shares = [summary.ahead[row.bot][other.bot] for other in summary.rows]
        table.add_row(
            Text(row.bot), *("–" if s is None else f"{100 * s.value:.0f} ({_interval(s, 0)})" for s in shares)
        )
    return table


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("bot", overflow="fold")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def footnotes(summary: Summary) -> list[str]:
    """What is said below the tables: the length of games, and what duplicate deals gained."""
    lines = []
    if summary.decisions:
        lines.append(f"A game has {summary.decisions:.0f} decisions in {summary.turns:.0f} turns.")
    known = {name: left for name, left in summary.variance_left.items() if left is not None}
    if known:
        shares = ", ".join(f"{name} {left:.0%}" for name, left in known.items())
        lines.append(f"Duplicate deals: variance left, compared with a deal for every game: {shares}.")
    return lines


def warnings(summary: Summary) -> list[str]:
    """What is said before the tables: that not everything was played, and why not."""
    return [*summary.problems, *(f"{count} × {reason}" for reason, count in summary.faults)]


def _interval(share: Mean, digits: int = 1) -> str:
    return f"{100 * share.low:.{digits}f}–{100 * share.high:.{digits}f}"


def _give_or_take(value: str, half: float, digits: int) -> str:
    return f"{value}±{half:.{digits}f}" if isfinite(half) else f"{value}±?"
