"""Luck apart from skill: what of a result came from cards, tickets and tunnels, and what from decisions.

Each chance event is worth the chances after what happened, less their expectation over what could have happened (the
control variates of AIVAT). On average over many games that is nothing, whatever the chances are worth; the better they
are, the more of a result is explained. What is left of the result is skill.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from northline.analysis.chance_events import ChanceEvent, chance_events
from northline.analysis.luck_account import Luck, LuckKind, LuckParts, PointsLuck, SeatLuck
from northline.analysis.values import Chances, Evaluator
from northline.game import Game

__all__ = ["EventLuck", "Luck", "LuckParts", "PointsLuck", "SeatLuck", "luck", "luck_of_events"]

Numbers = NDArray[np.float64]
_KINDS: tuple[LuckKind, ...] = ("cards", "tickets", "tunnels")
TRUST: dict[LuckKind, float] = {"cards": 0.4, "tickets": 0.9, "tunnels": 0.8}
"""How much a change of chances counts by what brought it about: the coefficients of the control variates, fitted to 800
games of planners on two boards. A single card often changes a plan, and with it the model's opinion, more than the
game. Whatever these are, luck is nothing on average."""


@dataclass(frozen=True)
class EventLuck:
    """What a chance event gave every seat."""

    at: int
    """The event belongs to entry ``at`` + 1 of the record; -1 is the set-up."""
    seat: int | None
    """Whose action it was; None for the set-up."""
    kind: LuckKind
    win: tuple[float, ...]
    """By seat: in chances to win."""
    lead: tuple[float, ...]
    """By seat: in points of lead over the best of the others."""
    variance: tuple[tuple[float, ...], tuple[float, ...]]
    """Of both, by seat: how uncertain they are where expectations were sampled."""


def luck(game: Game, evaluator: Evaluator) -> Luck:
    """Return how much of the result of a game was luck, and how much skill; they add up to it exactly.

    In a game that is not over, the chances with all cards open stand for the result.
    """
    events = luck_of_events(game, evaluator)
    ended = evaluator.open(game.state)
    start = 1 / evaluator.players
    noise = evaluator.skill_noise
    seats = []
    for seat in range(evaluator.players):
        win, lead = ([_part(events, kind, which, seat) for kind in _KINDS] for which in ("win", "lead"))
        sampled = [sum(event.variance[which][seat] for event in events) for which in (0, 1)]
        points = PointsLuck(
            result=ended.leads[seat],
            start=evaluator.typical_lead,
            luck=LuckParts(*lead),
            skill=ended.leads[seat] - evaluator.typical_lead - sum(lead),
            error=float(np.sqrt(sampled[1] + noise[1] ** 2)),
        )
        seats.append(
            SeatLuck(
                result=ended.win[seat],
                start=start,
                luck=LuckParts(*win),
                skill=ended.win[seat] - start - sum(win),
                error=float(np.sqrt(sampled[0] + noise[0] ** 2)),
                points=points,
            )
        )
    return Luck(tuple(seats))


def _part(events: Sequence[EventLuck], kind: LuckKind, which: str, seat: int) -> float:
    return float(sum(getattr(event, which)[seat] for event in events if event.kind == kind))


def luck_of_events(game: Game, evaluator: Evaluator) -> list[EventLuck]:
    """Return what each chance event of a game gave every seat, in order, the set-up first."""
    events = list(chance_events(game))
    states = [state for event in events for case in event.cases for state in case.states]
    values = _Values(evaluator.open_many([*states, *(event.after for event in events)]))
    found, place = [], 0
    for number, event in enumerate(events):
        expected, variance = np.zeros(values.each.shape[1:]), np.zeros(values.each.shape[1:])
        for case in event.cases:
            some = values.each[place : place + len(case.states)]
            place += len(case.states)
            expected += case.probability * some.mean(axis=0)
            if not case.exact and len(some) > 1:
                variance += case.probability**2 * some.var(axis=0, ddof=1) / len(some)
        if (
            event.at < 0
        ):  # what tickets are expected to be worth divides the luck of the deal, and cancels in the sum
            variance[:] = 0.0
            found.append(_event(event, "cards", expected - values.start(evaluator), variance))
        found.append(_event(event, event.kind, values.each[len(states) + number] - expected, variance))
    return found


class _Values:
    """Chances to win and leads as numbers, by position, then which of both, then seat."""

    def __init__(self, chances: Sequence[Chances]) -> None:
        self.each: Numbers = np.array([(position.win, position.leads) for position in chances])

    def start(self, evaluator: Evaluator) -> Numbers:
        """What there is before anything is dealt."""
        value = np.empty(self.each.shape[1:])
        value[0], value[1] = 1 / evaluator.players, evaluator.typical_lead
        return value


def _event(event: ChanceEvent, kind: LuckKind, value: Numbers, variance: Numbers) -> EventLuck:
    trust = np.array([[TRUST[kind]], [1.0]])
    win, lead = (tuple(map(float, each)) for each in trust * value)
    of_win, of_lead = (tuple(map(float, each)) for each in trust**2 * variance)
    return EventLuck(event.at, event.seat, kind, win, lead, (of_win, of_lead))
