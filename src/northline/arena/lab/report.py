"""The findings of the lab as one HTML page, which loads nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import isfinite
from statistics import fmean

from northline.arena.lab.charts import AMBER, BLUE, GREEN, RED, Bar, Dot, bars, histogram, scatter, sparkline
from northline.arena.lab.findings import Findings
from northline.arena.lab.heat_map import heat_map
from northline.editions import Edition

_COLORS = {
    "purple": "#a05aa5",
    "blue": "#3a78b5",
    "orange": "#d98032",
    "white": "#c9c9c2",
    "green": "#5d9a4e",
    "yellow": "#d9bd3a",
    "black": "#3b3b3b",
    "red": "#b8433c",
    "locomotive": "#8a6f52",
}
_RARE = 0.0005
_STYLE = """
body{font:15px/1.5 system-ui,sans-serif;color:#22303c;background:#fff;max-width:980px;margin:2rem auto;padding:0 1rem}
h1{font-size:1.7rem;margin-bottom:.2rem}
h2{margin-top:2.4rem;font-size:1.25rem;border-top:1px solid #dde3e8;padding-top:1rem}
p.lead{color:#66727d}svg{display:block;max-width:100%;height:auto;margin:.6rem 0}
table{border-collapse:collapse;font-size:13px;width:100%}th,td{padding:.2rem .5rem;text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}th{border-bottom:2px solid #22303c;cursor:pointer;position:sticky;top:0;
background:#fff}tr:nth-child(even) td{background:#f5f7f9}td svg{margin:0 0 0 auto}.box{max-height:32rem;overflow:auto;
border:1px solid #dde3e8}dl{display:grid;grid-template-columns:max-content auto;gap:.1rem 1rem}dt{color:#66727d}
dd{margin:0}
"""
_SORT = """
for(const head of document.querySelectorAll('th'))head.onclick=()=>{const table=head.closest('table'),n=head.cellIndex,
body=table.tBodies[0],up=head.dataset.up=head.dataset.up==='1'?'':'1';const key=row=>{const cell=row.cells[n];
return cell.dataset.key??cell.textContent};[...body.rows].sort((a,b)=>{const x=key(a),y=key(b);
const order=isNaN(x)||isNaN(y)?String(x).localeCompare(y):x-y;return up?order:-order}).forEach(row=>body.append(row))}
"""


def page(edition: Edition, findings: Findings) -> str:
    who = ", ".join(findings.policies)
    sections = [
        _overview(findings, who),
        _length(findings),
        _order(findings),
        _routes(edition, findings),
        _tickets(findings),
        _colors(findings),
        _habits(findings),
    ]
    title = f"{findings.name}, {findings.players} players"
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}: the lab</title><style>{_STYLE}</style></head><body>"
        f"<h1>{escape(title)}</h1>{''.join(sections)}<script>{_SORT}</script></body></html>\n"
    )


def _overview(findings: Findings, who: str) -> str:
    winning = sum(points * count for points, _, count in findings.points) / sum(
        c for _, _, c in findings.points
    )
    rows = [
        ("games", f"{findings.games:,}"),
        ("players in the kernel", who),
        ("rounds", f"{findings.mean_rounds():.1f} on average; nine games of ten take {_span(findings)}"),
        ("decisions", f"{findings.decisions:.0f} a game"),
        ("points of winners", f"{winning:.0f} on average"),
        ("first player", f"wins {findings.order[0].wins:.1%}; an even share would be {findings.even:.1%}"),
    ]
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in rows)
    return (
        f'<p class="lead">From {findings.games:,} games played by the compiled rules with the policy {escape(who)}. '
        "What it says is about players who play like that: take it as a hint about people, and as a measurement "
        f"of the board.</p><dl>{facts}</dl>"
    )


def _span(findings: Findings) -> str:
    return f"{findings.rounds_at(0.05)} to {findings.rounds_at(0.95)}"


def _length(findings: Findings) -> str:
    rounds = _trimmed([(float(n), count / findings.games) for n, count in enumerate(findings.rounds)])
    everybody = sum(count for _, count, _ in findings.points)
    winners = sum(count for _, _, count in findings.points)
    points = _in_fives([(p, count) for p, count, _ in findings.points], everybody)
    best = _in_fives([(p, count) for p, _, count in findings.points], winners)
    return (
        "<h2>Length and points</h2>"
        + histogram("Rounds in a game", "rounds", "games", [("games", BLUE, rounds)])
        + histogram(
            "Points at the end",
            "points, in steps of five",
            "players",
            [("all players", BLUE, points), ("winners", AMBER, best)],
        )
    )


def _in_fives(counts: Sequence[tuple[int, int]], total: int) -> list[tuple[float, float]]:
    """Shares in bins of five points."""
    binned: dict[int, int] = {}
    for points, count in counts:
        binned[points // 5 * 5] = binned.get(points // 5 * 5, 0) + count
    low, high = min(binned), max(binned)
    return _trimmed([(n + 2.0, binned.get(n, 0) / total) for n in range(low, high + 1, 5)])


def _trimmed(shares: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Without the rarest at both ends, so that the others can be seen."""
    while len(shares) > 2 and shares[0][1] < _RARE:
        shares.pop(0)
    while len(shares) > 2 and shares[-1][1] < _RARE:
        shares.pop()
    return shares


def _order(findings: Findings) -> str:
    rows = [
        Bar(f"turn {one.turn}", one.wins, BLUE, one.error, f"{one.wins:.1%} · {one.points:.1f} points")
        for one in findings.order
    ]
    return (
        "<h2>Seat advantage</h2><p>Wins by the order of turns, with 95 % intervals; dashed: an even share.</p>"
        + bars("Wins by order of turns", "share of wins", rows, True, findings.even)
    )


def _routes(edition: Edition, findings: Findings) -> str:
    values = {
        route.id: (
            route.claimed,
            f"{route.name} ({route.length}, {route.color}): claimed in {route.claimed:.0%} of games"
            + (
                f", round {route.mean_round:.0f}; its owner wins {route.owner_wins:.0%}"
                if route.claimed
                else ""
            ),
        )
        for route in findings.routes
    }
    dots = [
        Dot(route.early, route.claimed, values[route.id][1], _COLORS.get(route.color, "#8d99a3"), route.name)
        for route in sorted(findings.routes, key=lambda route: -abs(route.claimed - 0.4))
    ]
    rows = [
        [
            (escape(route.name), ""),
            (str(route.length), ""),
            (route.color if route.kind == "regular" else f"{route.color} {route.kind}", ""),
            _percent(route.claimed),
            _plain(route.mean_round, 1),
            (sparkline(route.tenths, f"{route.name}: claims by tenth of the game"), f"{_key(route.early)}"),
            _percent(route.owner_wins),
        ]
        for route in sorted(findings.routes, key=lambda route: -route.claimed)
    ]
    return (
        "<h2>Routes</h2><p>How often somebody claims each route. Point at one to read about it.</p>"
        + heat_map(edition, f"{findings.name}: how often each route is claimed", values)
        + "<p>How early: the part of the game that is over when a route goes, and how often it goes.</p>"
        + scatter(
            "How often and how early routes go",
            "part of the game that is over",
            "claimed",
            dots,
            (True, True),
        )
        + _table(["route", "spaces", "kind", "claimed", "round", "when (tenths)", "owner wins"], rows)
    )


def _tickets(findings: Findings) -> str:
    def tooltip(name: str, points: int, kept: float, done: float, worth: float) -> str:
        return f"{name} ({points}): kept {kept:.0%}, completed {done:.0%}, worth {worth:+.1f}"

    dots = [
        Dot(
            t.points,
            t.completed,
            tooltip(t.name, t.points, t.kept, t.completed, t.worth),
            GREEN if t.long else BLUE,
            t.name,
        )
        for t in sorted(findings.tickets, key=lambda t: t.completed if isfinite(t.completed) else 1)
    ]
    rows = [
        [
            (escape(t.name), ""),
            (str(t.points), ""),
            _plain(t.seen, 2),
            _percent(t.kept),
            _percent(t.completed),
            _plain(t.worth, 1),
            _percent(t.holder_wins),
        ]
        for t in sorted(findings.tickets, key=lambda t: -t.worth if isfinite(t.worth) else 0)
    ]
    return (
        "<h2>Tickets</h2><p>Points of a ticket, and how often whoever keeps it completes it; green ones are long."
        " Worth is what a kept ticket brings or costs on average.</p>"
        + scatter("Tickets", "points of the ticket", "completed", dots, (False, True))
        + _table(["ticket", "points", "offered a game", "kept", "completed", "worth", "holder wins"], rows)
    )


def _colors(findings: Findings) -> str:
    plain = [color for color in findings.colors if color.color != "locomotive"]
    middle = fmean(color.paid / max(1, color.cards) for color in plain)
    rows = [
        Bar(
            color.color,
            color.paid / max(1, color.cards),
            _COLORS[color.color],
            caption=f"{color.paid:.1f} paid, {color.cards} in the box",
        )
        for color in findings.colors
    ]
    cells = [
        [
            (color.color, ""),
            (str(color.cards), ""),
            (str(color.spaces), ""),
            _plain(color.claimed, 1),
            _plain(color.paid, 1),
        ]
        for color in findings.colors
    ]
    return (
        "<h2>Colours: demand against supply</h2>"
        "<p>How often each card of the box is paid for routes in a game; dashed: the mean"
        f" of the colours. Gray spaces take any colour: {findings.gray_spaces:.1f} of them are claimed in a game.</p>"
        + bars("Demand for colours", "times a card is paid in a game", rows, level=middle)
        + _table(["colour", "cards", "spaces on the board", "such spaces claimed", "cards paid"], cells)
    )


def _habits(findings: Findings) -> str:
    habits = [habit for habit in findings.habits if habit.winners or habit.others]
    rows = [
        Bar(
            habit.habit,
            habit.effect,
            GREEN if habit.effect > 0 else RED,
            caption=f"{habit.winners:.1f} · {habit.others:.1f}",
        )
        for habit in sorted(habits, key=lambda habit: -habit.effect)
    ]
    return (
        "<h2>What winners do differently</h2>"
        "<p>The difference between winners and others, in standard deviations; beside each bar"
        " the mean of winners, then of others.</p>"
        + bars("Winners and others", "difference in standard deviations", rows)
    )


# Tables


Cell = tuple[str, str]
"""What is shown, and what it is sorted by if that is something else."""


def _table(heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(_cell(*cell) for cell in row) + "</tr>" for row in rows)
    return f'<div class="box"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _cell(shown: str, key: str) -> str:
    return f'<td data-key="{key}">{shown}</td>' if key else f"<td>{shown}</td>"


def _percent(value: float) -> Cell:
    return (f"{value:.1%}", _key(value)) if isfinite(value) else ("–", "-1")


def _plain(value: float, digits: int) -> Cell:
    return (f"{value:.{digits}f}", _key(value)) if isfinite(value) else ("–", "-1")


def _key(value: float) -> str:
    return f"{value:.6g}" if isfinite(value) else "-1"
