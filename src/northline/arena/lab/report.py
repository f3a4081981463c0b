"""The findings of the lab as one HTML page, which loads nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import isfinite
from statistics import fmean

from northline.arena.lab.charts import AMBER, BLUE, GREEN, RED, Bar, Dot, bars, histogram, scatter, sparkline
from northline.arena.lab.findings import Findings, RouteFinding
from northline.arena.lab.headlines import headlines, number_line, route_name, who_played
from northline.arena.lab.heat_map import heat_map
from northline.arena.lab.html_table import SORT_SCRIPT, percent, plain, sort_key, table
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
_LISTED = 12
"""Routes that a list names."""
_NOT_ALIKE = "Players of different kinds sat at the table: what goes with winning may be who of them had it."
_SHOWN_TICKETS = 8
"""Gifts, and traps, that are shown as bars."""
_STYLE = """
*{box-sizing:border-box}
body{font:16px/1.55 system-ui,sans-serif;color:#22303c;background:#f4f6f8;margin:0}
main{max-width:980px;margin:0 auto;padding:0 1rem 3rem}
header{background:#22303c;color:#fff;padding:2rem 1rem 1.6rem}header>div{max-width:948px;margin:0 auto}
h1{font-size:clamp(1.6rem,5vw,2.4rem);line-height:1.15;margin:0 0 .3rem}
header p{margin:.2rem 0;color:#d3dbe2;max-width:44rem}
h2{font-size:1.3rem;margin:0 0 .4rem}section{background:#fff;border-radius:10px;padding:1.2rem 1.3rem;margin:1.1rem 0;
box-shadow:0 1px 2px #22303c1f}section>p{margin:.3rem 0 .8rem;max-width:46rem}
ol.headlines{list-style:none;margin:1.1rem 0;padding:0;display:grid;gap:.8rem;
grid-template-columns:repeat(auto-fit,minmax(min(100%,18.5rem),1fr))}
ol.headlines li{background:#fff;border-radius:10px;padding:1rem 1.1rem;border-left:6px solid var(--mark);
box-shadow:0 1px 2px #22303c1f}ol.headlines strong{display:block;font:600 1.12rem/1.35 Georgia,serif}
ol.headlines span{display:block;margin-top:.45rem;color:#55626d;font-size:.86rem}
ol.headlines li:first-child strong{font-size:1.4rem}
ol.headlines li:first-child{grid-column:1/-1}
.chart{overflow-x:auto;margin:.5rem 0}.chart svg{display:block;width:100%;min-width:34rem;height:auto}
.chart.map svg{min-width:44rem}
.columns{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr))}
.columns h3{font-size:1rem;margin:.2rem 0}.columns ul{margin:.2rem 0;padding-left:1.1rem}
dl{display:grid;grid-template-columns:max-content auto;gap:.1rem 1rem;margin:.4rem 0}dt{color:#55626d}dd{margin:0}
details{margin:.6rem 0}summary{cursor:pointer;color:#2d5f93}
table{border-collapse:collapse;font-size:13px;width:100%}th,td{padding:.2rem .5rem;text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}th{border-bottom:2px solid #22303c;cursor:pointer;position:sticky;top:0;
background:#fff}tr:nth-child(even) td{background:#f5f7f9}td svg{margin:0 0 0 auto;display:block}
.box{max-height:32rem;overflow:auto;border:1px solid #dde3e8;margin-top:.4rem}
@media(max-width:30rem){dl{grid-template-columns:auto}dd{margin-bottom:.4rem}section{padding:1rem}}
@media print{body{background:#fff}section,ol.headlines li{box-shadow:none;border:1px solid #dde3e8}
section{break-inside:avoid}}
"""
_MARKS = {
    "decides": RED,
    "gift": GREEN,
    "trap": RED,
    "first seat": BLUE,
    "never": "#8d99a3",
    "bottleneck": AMBER,
    "color": AMBER,
    "length": BLUE,
}


def page(edition: Edition, findings: Findings) -> str:
    """The whole page."""
    sections = [
        _headlines(findings),
        _meaning(findings),
        _claims(edition, findings),
        _decisive(edition, findings),
        _tickets(findings),
        _order(findings),
        _length(findings),
        _colors(findings),
        _habits(findings),
    ]
    title = f"{findings.name}, {findings.players} players"
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}: the lab</title><style>{_STYLE}</style></head><body>"
        f"<header><div><h1>{escape(title)}</h1><p>{escape(who_played(findings))}</p></div></header>"
        f"<main>{''.join(sections)}</main><script>{SORT_SCRIPT}</script></body></html>\n"
    )


def _section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def _chart(picture: str, kind: str = "") -> str:
    """A picture that can be scrolled where the screen is too narrow to read it."""
    return f'<div class="chart {kind}" tabindex="0">{picture}</div>'


def _headlines(findings: Findings) -> str:
    items = "".join(
        f'<li style="--mark:{_MARKS[headline.kind]}"><strong>{escape(headline.sentence)}.</strong>'
        f"<span>{escape(number_line(headline))}</span></li>"
        for headline in headlines(findings)
    )
    return f'<ol class="headlines">{items}</ol>'


def _meaning(findings: Findings) -> str:
    winning = sum(points * count for points, _, count in findings.points) / sum(
        c for _, _, c in findings.points
    )
    rows = [
        ("games", f"{findings.games:,}, dealt from the seed {findings.seed}"),
        ("players", ", ".join(findings.policies) + (" in every seat" if len(findings.policies) == 1 else "")),
        ("rounds", f"{findings.mean_rounds():.1f} on average; nine games of ten take {_span(findings)}"),
        ("decisions", f"{findings.decisions:.0f} a game"),
        ("points of winners", f"{winning:.0f} on average"),
        ("first player", f"wins {findings.order[0].wins:.1%}; an even share would be {findings.even:.1%}"),
    ]
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in rows)
    return _section(
        "What the words mean",
        "<p><b>Decides</b>: in games in which somebody has a route, how much more often its owner wins than each of"
        " the others does, averaged over all games. If a route decides one game in nine, then games go as if its owner"
        " were handed every ninth one, and the others were even. This says what goes together, <b>not what causes"
        " what</b>: a player who is ahead anyway may also be the one who gets the route. The same is true of"
        " tickets.</p>"
        "<p><b>Intervals</b> are such that with 95 % certainty all of them are right at the same time, those of all"
        " routes, or of all tickets. Chance is the only error they know of.</p>",
        f"<dl>{facts}</dl>",
    )


def _span(findings: Findings) -> str:
    return f"{findings.rounds_at(0.05)} to {findings.rounds_at(0.95)}"


def _length(findings: Findings) -> str:
    rounds = _trimmed([(float(n), count / findings.games) for n, count in enumerate(findings.rounds)])
    everybody = sum(count for _, count, _ in findings.points)
    winners = sum(count for _, _, count in findings.points)
    points = _in_fives([(p, count) for p, count, _ in findings.points], everybody)
    best = _in_fives([(p, count) for p, _, count in findings.points], winners)
    series = [("all players", BLUE, points), ("winners", AMBER, best)]
    return _section(
        "How long games are, and how they end",
        f"<p>{findings.mean_rounds():.1f} rounds on average; nine games of ten take {_span(findings)}.</p>",
        _chart(histogram("Rounds in a game", "rounds", "games", [("games", BLUE, rounds)])),
        "<p>Points at the end.</p>",
        _chart(histogram("Points at the end", "points, in steps of five", "players", series)),
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
    return _section(
        "Is it good to go first?",
        "<p>Wins by the order of turns; dashed: an even share. Black lines are 95 % intervals.</p>",
        _chart(bars("Wins by order of turns", "share of wins", rows, True, findings.even)),
    )


def _about(route: RouteFinding) -> str:
    about = f"{route.name} ({route.length}, {route.color}): claimed in {route.claimed:.0%} of games"
    if not route.claimed:
        return about
    return f"{about}, round {route.mean_round:.0f}; its owner wins {route.owner_wins:.0%}"


def _claims(edition: Edition, findings: Findings) -> str:
    values = {route.id: (route.claimed, _about(route)) for route in findings.routes}
    rows = [
        [
            (escape(route.name), ""),
            (str(route.length), ""),
            (route.color if route.kind == "regular" else f"{route.color} {route.kind}", ""),
            percent(route.claimed),
            plain(route.mean_round, 1),
            (sparkline(route.tenths, f"{route.name}: claims by tenth of the game"), sort_key(route.early)),
            percent(route.owner_wins),
            percent(route.decides.value),
        ]
        for route in sorted(findings.routes, key=lambda route: -route.claimed)
    ]
    heads = ["route", "spaces", "kind", "claimed", "round", "when (tenths)", "owner wins", "decides"]
    return _section(
        "Where the railways go",
        "<p>How often somebody claims each route. Point at one to read about it.</p>",
        _chart(heat_map(edition, f"{findings.name}: how often each route is claimed", values), "map"),
        '<div class="columns">',
        _list(
            "Bottlenecks",
            [
                f"{route_name(findings, route)}: {route.claimed:.0%}, at {route.early:.0%} of the game"
                for route in findings.bottlenecks
            ],
            "None: no route that only one player can have goes both early and in most games.",
        ),
        _list(
            "Never claimed",
            [route_name(findings, route) for route in findings.never_claimed],
            "None: somebody wants every route now and then.",
        ),
        "</div>",
        table("All routes", heads, rows),
    )


def _list(title: str, items: Sequence[str], otherwise: str) -> str:
    shown = "".join(f"<li>{escape(item)}</li>" for item in items[:_LISTED])
    if len(items) > _LISTED:
        shown += f"<li>and {len(items) - _LISTED} more, in lab.json</li>"
    return f"<div><h3>{title}</h3>" + (f"<ul>{shown}</ul></div>" if items else f"<p>{otherwise}</p></div>")


def _decisive(edition: Edition, findings: Findings) -> str:
    most = max((route.decides.value for route in findings.routes if route.decides.low > 0), default=0.0)
    if not most:
        return _section("Which routes decide games", "<p>None, as far as so many games can tell.</p>")
    values = {
        route.id: (
            max(0.0, route.decides.value) / most if route.decides.low > 0 else 0.0,
            f"{route.name}: decides {route.decides.value:.1%} of the games"
            f" ({route.decides.low:.1%} to {route.decides.high:.1%})",
        )
        for route in findings.routes
    }
    return _section(
        "Which routes decide games",
        f"<p>From none (pale) to {most:.1%} of all games (dark). Pale routes may decide a few, too: fewer than chance"
        " would hide in so many games.</p>",
        _chart(
            heat_map(edition, f"{findings.name}: the share of games each route decides", values, most), "map"
        ),
        "" if findings.alike else f"<p>{_NOT_ALIKE}</p>",
    )


def _tickets(findings: Findings) -> str:
    known = sorted((t for t in findings.tickets if isfinite(t.edge.value)), key=lambda t: -t.edge.value)
    gifts = [t for t in known if t.verdict == "gift"][:_SHOWN_TICKETS]
    traps = [t for t in known if t.verdict == "trap"][-_SHOWN_TICKETS:]
    shown = [
        Bar(
            f"{t.name} ({t.points})",
            t.edge.value,
            GREEN if t.verdict == "gift" else RED,
            t.edge.high - t.edge.value,
            f"completed {t.completed:.0%}",
        )
        for t in gifts + traps
    ]
    dots = [
        Dot(
            t.points,
            t.completed,
            f"{t.name} ({t.points}): kept {t.kept:.0%}, completed {t.completed:.0%}, worth {t.worth:+.1f}",
            {"gift": GREEN, "trap": RED, None: BLUE}[t.verdict],
            t.name,
        )
        for t in sorted(findings.tickets, key=lambda t: t.completed if isfinite(t.completed) else 1)
    ]
    rows = [
        [
            (escape(t.name), ""),
            (str(t.points), ""),
            plain(t.seen, 2),
            percent(t.kept),
            percent(t.completed),
            plain(t.worth, 1),
            percent(t.holder_wins),
            (t.verdict or "", ""),
        ]
        for t in sorted(findings.tickets, key=lambda t: -t.worth if isfinite(t.worth) else 0)
    ]
    heads = ["ticket", "points", "offered a game", "kept", "completed", "worth", "holder wins", "verdict"]
    return _section(
        "Tickets: gifts and traps",
        "<p>How much more often than an even share whoever keeps a ticket wins. Green ones are gifts, red ones traps;"
        " those that are neither are left out.</p>",
        _chart(bars("Gifts and traps", "wins more or less than an even share", shown, as_share=True))
        if shown
        else "<p>No ticket is clearly either, as far as so many games can tell.</p>",
        "" if findings.alike else f"<p>{_NOT_ALIKE}</p>",
        "<p>What tickets promise, and how often whoever keeps them completes them.</p>",
        _chart(scatter("Tickets", "points of the ticket", "completed", dots, (False, True))),
        table("All tickets: worth is what a kept one brings or costs on average", heads, rows),
    )


def _colors(findings: Findings) -> str:
    usual = fmean(color.demand.value for color in findings.colors if color.color != "locomotive")
    rows = [
        Bar(
            f"{color.color} (short)" if color.short else color.color,
            color.demand.value,
            _COLORS[color.color],
            color.demand.high - color.demand.value if isfinite(color.demand.high) else 0.0,
            f"{color.paid:.1f} paid, {color.cards} in the box",
        )
        for color in findings.colors
    ]
    cells = [
        [
            (color.color, ""),
            (str(color.cards), ""),
            (str(color.spaces), ""),
            plain(color.claimed, 1),
            plain(color.paid, 1),
        ]
        for color in findings.colors
    ]
    heads = ["colour", "cards", "spaces on the board", "such spaces claimed", "cards paid"]
    return _section(
        "Colours: which are short",
        "<p>How often each card of the box is paid for routes in a game; dashed: the mean of the colours."
        f" Gray spaces take any colour: {findings.gray_spaces:.1f} of them are claimed in a game.</p>",
        _chart(bars("Demand for colours", "times a card is paid in a game", rows, level=usual)),
        table("All colours", heads, cells),
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
    return _section(
        "What winners do differently",
        "<p>The difference between winners and others, in standard deviations; beside each bar"
        " the mean of winners, then of others.</p>",
        _chart(bars("Winners and others", "difference in standard deviations", rows)),
    )
