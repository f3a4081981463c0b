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
from northline.analysis.event_values import by_games, by_model
from northline.analysis.luck_account import Luck, LuckKind, LuckParts, PointsLuck, SeatLuck
from northline.analysis.values import Evaluator
from northline.game import Game

__all__ = ["EventLuck", "Luck", "LuckParts", "PointsLuck", "SeatLuck", "luck", "luck_of_events"]

Numbers = NDArray[np.float64]
_KINDS: tuple[LuckKind, ...] = ("cards", "tickets", "tunnels")
GAMES = 128
"""Games that planners finish from what tickets came, and from those that could have."""
TRUST: dict[LuckKind, tuple[float, float]] = {
    "cards": (0.4, 0.45),
    "tickets": (0.9, 0.95),
    "tunnels": (0.7, 1.1),
}
"""How much a change of chances, and of the lead, counts by what brought it about: the coefficients of the control
variates, fitted to games of planners. A single card often changes a plan, and with it the model's opinion, more than
the game; what games say of tickets has an error. Whatever these are, luck is nothing on average."""


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


def luck(game: Game, evaluator: Evaluator, games: int = GAMES, threads: int | None = None) -> Luck:
    """Return how much of the result of a game was luck, and how much skill; they add up to it exactly.

    In a game that is not over, the chances with all cards open stand for the result. ``games`` is how many are played
    to find out what tickets were worth, and as many for what they could have been.
    """
    events = luck_of_events(game, evaluator, games, threads)
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


def luck_of_events(
    game: Game, evaluator: Evaluator, games: int = GAMES, threads: int | None = None
) -> list[EventLuck]:
    """Return what each chance event of a game gave every seat, in order, the set-up first."""
    events = list(chance_events(game))
    great = [event for event in events if event.kind == "tickets"]
    small = [event for event in events if event.kind != "tickets"]
    worth = dict(zip((event.at for event in great), by_games(great, games, threads), strict=True))
    worth |= zip((event.at for event in small), by_model(small, evaluator), strict=True)
    found = []
    for event in events:
        value = worth[event.at]
        if event.at < 0:
            # What tickets are expected to be worth divides the luck of the deal, and cancels in the sum.
            start = _before_the_deal(evaluator)
            found.append(
                _event(event, "cards", value.expected - start, np.zeros_like(start), TRUST["tickets"])
            )
            variance = value.after_variance
        else:
            variance = value.after_variance + value.expected_variance
        found.append(_event(event, event.kind, value.after - value.expected, variance, TRUST[event.kind]))
    return found


def _before_the_deal(evaluator: Evaluator) -> Numbers:
    """What every seat has before anything is dealt: its chance to win and its lead."""
    return np.repeat([[1 / evaluator.players], [evaluator.typical_lead]], evaluator.players, axis=1)


def _event(
    event: ChanceEvent, kind: LuckKind, value: Numbers, variance: Numbers, trust: tuple[float, float]
) -> EventLuck:
    trusted = np.array(trust)[:, None]
    win, lead = (tuple(map(float, each)) for each in trusted * value)
    of_win, of_lead = (tuple(map(float, each)) for each in trusted**2 * variance)
    return EventLuck(event.at, event.seat, kind, win, lead, (of_win, of_lead))
