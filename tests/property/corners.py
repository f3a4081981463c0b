"""The rare things that a campaign must have seen before its results mean anything."""

from __future__ import annotations

from collections.abc import Iterator

from northline import rules
from northline.editions import LOCOMOTIVE
from northline.rules.actions import BuildStation, Claim, Draw, Keep, Pass, Pay, Stop, Take
from northline.rules.events import (
    CardDrawn,
    DeckRefilled,
    DisplaySwept,
    LastRoundBegan,
    TicketsDrawn,
    TunnelLeft,
    TunnelTried,
)
from northline.rules.state import SecondCard, Turn
from tests.games import Step


def corners(step: Step) -> Iterator[str]:
    """The names of the corners that a step reached."""
    edition, after = step.before.edition, step.after
    for event in step.events:
        match event:
            case DisplaySwept():
                yield "sweep"
            case DeckRefilled():
                yield "refill"
            case LastRoundBegan():
                yield "last round"
            case TunnelLeft():
                yield "tunnel given up"
            case TunnelTried(extra=0):
                yield "tunnel without extra"
            case TunnelTried(revealed=revealed) if len(revealed) < edition.rules.tunnel_reveal:
                yield "tunnel with too few cards to turn over"
            case CardDrawn(bonus=True):
                yield "bonus draw"
            case TicketsDrawn(count=count) if count < edition.rules.ticket_draw:
                yield "few tickets left"
    match step.action:
        case Claim(route, cards):
            if sum(cards) > edition.routes[route].length:
                yield "substitutes"
            if cards[LOCOMOTIVE] == sum(cards) > 1:
                yield "locomotives only"
        case Draw() if isinstance(step.before.phase, Turn) and not isinstance(after.phase, SecondCard):
            yield "no second card"
        case Pay():
            yield "tunnel paid"
        case Stop():
            yield "stop"
        case Pass():
            yield "pass"
        case Take(card) if card == LOCOMOTIVE:
            yield "display locomotive"
        case BuildStation():
            yield "station"
        case Keep(tickets) if len(tickets) > 2:
            yield "many tickets kept"
    if None in after.display:
        yield "gap"
    if not any(card is not None for card in after.display):
        yield "empty display"
    if edition.rules.sweep_at and after.display.count(LOCOMOTIVE) >= edition.rules.sweep_at:
        yield "useless sweep"
    if not after.ticket_deck:
        yield "no tickets left"
    if after.over:
        yield from _endings(step)


def _endings(step: Step) -> Iterator[str]:
    if step.after.turns_left != 0:
        yield "ended by passing"
    standings = rules.standings(step.after)
    if len({standing.place for standing in standings}) < len(standings):
        yield "shared place"
    if any(standing.points < 0 for standing in standings):
        yield "negative score"
    if any(standing.breakdown.borrowed for standing in standings):
        yield "borrowed route"


_ALWAYS = {
    *("refill", "gap", "empty display", "no tickets left", "display locomotive", "last round"),
    *("locomotives only", "many tickets kept", "negative score"),
}
_TUNNELS = {"tunnel given up", "tunnel without extra"}
EXPECTED = {
    "europe": {*_ALWAYS, *_TUNNELS, "tunnel paid", "sweep", "useless sweep", "station", "borrowed route"},
    "nordic_countries": {*_ALWAYS, *_TUNNELS, "substitutes"},
    "northern_lights": {*_ALWAYS, "substitutes", "bonus draw", "stop", "few tickets left"},
    "toy": {
        *_ALWAYS,
        *_TUNNELS,
        "tunnel paid",
        "sweep",
        "substitutes",
        "station",
        "bonus draw",
        "borrowed route",
    },
    "tiny": {"refill", "gap", "no tickets left", "pass", "last round", "tunnel without extra"},
}
"""What one game of every chooser reaches, on every table of an edition."""

RARE = {"shared place", "pass", "no second card", "tunnel with too few cards to turn over", "useless sweep"}
"""What takes many games on a small board."""
