"""A tournament as tables for the terminal."""

from __future__ import annotations

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
            f"{row.points.value:.1f}",
            f"{1000 * row.seconds_per_move:.2f}",
        )
    return table


def final_tables(summary: Summary) -> list[Table]:
    """Two tables: how strong the bots are, and where their points come from."""
    title = (
        f"{summary.edition}, {summary.players} players: {summary.games:,} games on {summary.deals:,} deals"
    )
    forfeits = any(row.forfeits for row in summary.rows)
    strength = _table(title, "rating", "wins", "95 %", "rank", "ms/move", *(["forfeits"] if forfeits else []))
    sources = [name for name in SOURCES if any(row.sources[name] for row in summary.rows)]
    points = _table("points", "mean", *sources, "kept", "done")
    for row in summary.rows:
        strength.add_row(
            Text(row.bot),
            f"{row.rating:.1f}±{row.rating_high - row.rating:.1f}",
            f"{row.wins.value:.1%}",
            _interval(row.wins),
            f"{row.rank.value:.2f}±{row.rank.high - row.rank.value:.2f}",
            f"{1000 * row.seconds_per_move:.2f}",
            *([str(row.forfeits)] if forfeits else []),
        )
        points.add_row(
            Text(row.bot),
            f"{row.points.value:.1f}±{row.points.high - row.points.value:.1f}",
            *(f"{row.sources[name]:.1f}" for name in sources),
            f"{row.tickets:.1f}",
            f"{row.completed:.1f}",
        )
    return [strength, points]


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("bot", overflow="fold")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def footnotes(summary: Summary) -> list[str]:
    """What is said below the tables: the length of games, what duplicate deals gained, why games were stopped."""
    lines = [f"A game has {summary.decisions:.0f} decisions in {summary.turns:.0f} turns."]
    known = {name: left for name, left in summary.variance_left.items() if left is not None}
    if known:
        shares = ", ".join(f"{name} {left:.0%}" for name, left in known.items())
        lines.append(f"Duplicate deals: variance left, compared with a deal for every game: {shares}.")
    lines += [f"{count} × stopped: {reason}" for reason, count in summary.faults]
    return lines


def _interval(share: Mean) -> str:
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"
