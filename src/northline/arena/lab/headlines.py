"""Headlines: the most striking findings in words that a newspaper could print, each with its number and interval.

A headline is printed only where its whole interval supports it. The intervals of routes hold for all routes together,
those of tickets for all tickets: the most striking of a hundred is picked, and is still to be believed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from northline.arena.lab.findings import Findings, RouteFinding
from northline.arena.lab.intervals import Estimate, share_of

Kind = Literal["decides", "gift", "trap", "first seat", "never", "bottleneck", "color", "length"]
MOST = 7
MOST_OF_A_KIND = 2
_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_STRIKING = {"decides": 0.12, "gift": 0.12, "trap": 0.12, "first seat": 0.05, "color": 0.3}
"""What makes a headline of each kind a striking one: an effect of which at least so much is certain."""


@dataclass(frozen=True)
class Headline:
    """A finding in one sentence."""

    kind: Kind
    subject: str
    """The id of the route or ticket, the name of the colour; empty for the board as a whole."""
    sentence: str
    number: Estimate
    """What the sentence is about."""
    measures: str
    """What the number is."""
    strength: float
    """By which headlines are picked; 1 is striking."""


def headlines(findings: Findings) -> tuple[Headline, ...]:
    """Return the most striking headlines, the strongest first, and not too many of a kind."""
    found = [
        *_decisive_routes(findings),
        *_tickets(findings),
        *_first_seat(findings),
        *_never_claimed(findings),
        *_bottlenecks(findings),
        *_colors(findings),
        _length(findings),
    ]
    picked: list[Headline] = []
    for headline in sorted(found, key=lambda headline: -headline.strength):
        if sum(other.kind == headline.kind for other in picked) < MOST_OF_A_KIND and len(picked) < MOST:
            picked.append(headline)
    return tuple(picked)


def number_line(headline: Headline) -> str:
    """The number of a headline with its interval, and what it is.

    >>> number_line(Headline("decides", "a-b", "A–B decides one game in nine", Estimate(0.11, 0.1, 0.125), "share", 1))
    '11.0 % (10.0 to 12.5 %): share'
    """
    value, low, high = headline.number.value, headline.number.low, headline.number.high
    if headline.kind == "length":
        return f"{value:.1f} ({low:g} to {high:g}) {headline.measures}"
    return f"{100 * value:.1f} % ({100 * low:.1f} to {100 * high:.1f} %): {headline.measures}"


def who_played(findings: Findings) -> str:
    """A sentence that belongs to every headline."""
    who = ", ".join(findings.policies)
    seats = f"{who} in every seat" if len(findings.policies) == 1 else who
    return (
        f"From {findings.games:,} games between computer players ({seats}). It is true of players who play like that;"
        " people may play otherwise."
    )


def one_in(share: float) -> str:
    """A share of games in words.

    >>> [one_in(share) for share in (0.111, 0.5, 0.67, 0.04, 0.93)]
    ['one game in nine', 'every second game', 'two games in three', 'one game in 25', '93 games in 100']
    """
    if share > 0.8:
        return f"{round(100 * share)} games in 100"
    if share > 0.58:
        return "three games in four" if share > 0.7 else "two games in three"
    if share > 0.42:
        return "every second game"
    number = 1 / share
    if number < 12.5:
        return f"one game in {_WORDS[max(3, round(number)) - 2]}"
    digits = 5 if number < 100 else 10
    return f"one game in {digits * round(number / digits):,}"


def route_name(findings: Findings, route: RouteFinding) -> str:
    """The cities of a route; where several routes join them, with the colour, or that it is one of them."""
    beside = [other for other in findings.routes if other.name == route.name]
    if len(beside) == 1:
        return _dash(route.name)
    is_only = sum(other.color == route.color for other in beside) == 1
    return f"{_dash(route.name)} ({route.color if is_only else f'one of {len(beside)} tracks'})"


def _dash(name: str) -> str:
    return name.replace(" – ", "–")


def _decisive_routes(findings: Findings) -> Iterator[Headline]:
    if not findings.alike:
        return  # the stronger player's routes would seem to decide games
    for route in findings.routes:
        if route.decides.low > 0:
            yield Headline(
                "decides",
                route.id,
                f"{route_name(findings, route)} decides {one_in(route.decides.value)}",
                route.decides,
                "share of games that it decides",
                route.decides.low / _STRIKING["decides"],
            )


def _tickets(findings: Findings) -> Iterator[Headline]:
    if not findings.alike:
        return
    for ticket in findings.tickets:
        if ticket.verdict is None:
            continue
        name, certain = _dash(ticket.name), min(abs(ticket.edge.low), abs(ticket.edge.high))
        wins = f"whoever keeps it wins {ticket.holder_wins:.0%} of the games, where {findings.even:.0%} would be even"
        yield Headline(
            ticket.verdict,
            ticket.id,
            f"{name} is a {ticket.verdict}: {wins}",
            ticket.edge.scaled(1, findings.even),
            "share of games won by who keeps it",
            certain / _STRIKING[ticket.verdict],
        )


def _first_seat(findings: Findings) -> Iterator[Headline]:
    edge = findings.order[0].edge
    if not edge.excludes(0):
        return
    better = "helps" if edge.value > 0 else "hurts"
    yield Headline(
        "first seat",
        "",
        f"Going first {better}: the first player wins {findings.order[0].wins:.1%} of the games,"
        f" not {findings.even:.1%}",
        edge.scaled(1, findings.even),
        "share of games won by the first player",
        min(abs(edge.low), abs(edge.high)) / _STRIKING["first seat"],
    )


def _never_claimed(findings: Findings) -> Iterator[Headline]:
    built = {route.name for route in findings.routes if route.claimed}
    never = [route for route in findings.never_claimed if route.name not in built]
    number = share_of(0, findings.games, len(findings.routes))
    if not never or number.high > 0.01:
        return
    more = f", nor {len(never) - 1} other route{'s' if len(never) > 2 else ''}" if len(never) > 1 else ""
    yield Headline(
        "never",
        never[0].id,
        f"Nobody ever built {_dash(never[0].name)}{more}, in {findings.games:,} games",
        number,
        "share of games in which it is claimed",
        1.0,
    )


def _bottlenecks(findings: Findings) -> Iterator[Headline]:
    told: set[str] = set()
    for route in sorted(findings.bottlenecks, key=_earliness):
        number = share_of(round(route.claimed * findings.games), findings.games, len(findings.routes))
        if route.name in told or number.low < 0.5:
            continue
        told.add(route.name)
        yield Headline(
            "bottleneck",
            route.id,
            f"Be quick on {route_name(findings, route)}: it is gone in {one_in(route.claimed)}, on average when"
            f" {route.early:.0%} of the game is over",
            number,
            "share of games in which it is claimed",
            number.low * (1 - route.early),
        )


def _earliness(route: RouteFinding) -> float:
    return route.early - route.claimed


def _colors(findings: Findings) -> Iterator[Headline]:
    colors = [color for color in findings.colors if color.color != "locomotive"]
    usual = sum(color.demand.value for color in colors) / len(colors)
    for color in colors:
        if color.short:
            excess = color.demand.scaled(1 / usual, -1)
            yield Headline(
                "color",
                color.color,
                f"{color.color.capitalize()} is short: its cards are paid {excess.value:.0%} more often than those"
                " of the average colour",
                excess,
                "how much more often than the average colour its cards are paid",
                excess.low / _STRIKING["color"],
            )


def _length(findings: Findings) -> Headline:
    low, high, mean = findings.rounds_at(0.05), findings.rounds_at(0.95), findings.mean_rounds()
    return Headline(
        "length",
        "",
        f"Nine games in ten are over after {low} to {high} rounds",
        Estimate(mean, low, high),
        "rounds: the mean, and the range of nine games in ten",
        0.2,
    )
