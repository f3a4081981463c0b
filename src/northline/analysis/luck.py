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
Trust = tuple[float, float]
"""How much something counts: in chances to win, and in points of lead."""
CARDS: Trust = (1.1, 1.2)
"""How much the change of the model's opinion counts that a card brought about, once all trains are used; it begins with
nothing and grows with the trains that are used. Early in a game a card often changes a plan, and with it the model's
opinion, more than the game."""
TUNNELS: Trust = (0.6, 0.7)
OPENING: tuple[Trust, Trust] = ((0.85, 0.85), (0.1, 0.15))
"""What games say of opening tickets, and what the model does: the one has an error, the other is biased."""
TICKETS: tuple[Trust, Trust] = ((0.5, 0.5), (0.5, 0.5))
"""The same for later tickets."""
# All these are coefficients of control variates. Those of cards and tunnels were fitted to games of planners, those of
# tickets follow from how large the errors are. Whatever they are, luck is nothing on average.


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
    played = dict(zip((event.at for event in great), by_games(great, games, threads), strict=True))
    start, found = _before_the_deal(evaluator), []
    for event, told in zip(events, by_model(events, evaluator), strict=True):
        values = [*([played[event.at]] if event.kind == "tickets" else []), told]
        trusts = _trusts(event)
        gained = [value.after - value.expected for value in values]
        if event.at < 0:
            # What tickets are expected to be worth divides the luck of the deal, and cancels in the sum.
            dealt = [value.expected - start for value in values]
            found.append(_event(event, "cards", trusts, dealt, [np.zeros_like(start)] * len(values)))
            variances = [value.after_variance for value in values]
        else:
            variances = [value.after_variance + value.expected_variance for value in values]
        found.append(_event(event, event.kind, trusts, gained, variances))
    return found


def _trusts(event: ChanceEvent) -> Sequence[Trust]:
    """How much counts what the model says of an event; of tickets, what games say and what the model does."""
    if event.kind == "tickets":
        return OPENING if event.at < 0 else TICKETS
    return (TUNNELS if event.kind == "tunnels" else _trust_in_cards(event),)


def _trust_in_cards(event: ChanceEvent) -> Trust:
    """By the trains that are used: of what comes next, nothing is known."""
    used = 1.0 - min(event.after.trains) / event.after.edition.rules.trains
    return CARDS[0] * used, CARDS[1] * used


def _before_the_deal(evaluator: Evaluator) -> Numbers:
    """What every seat has before anything is dealt: its chance to win and its lead."""
    return np.repeat([[1 / evaluator.players], [evaluator.typical_lead]], evaluator.players, axis=1)


def _event(
    event: ChanceEvent,
    kind: LuckKind,
    trusts: Sequence[Trust],
    values: Sequence[Numbers],
    variances: Sequence[Numbers],
) -> EventLuck:
    weights = np.array(trusts)[:, :, None]
    win, lead = (tuple(map(float, row)) for row in (weights * values).sum(axis=0))
    of_win, of_lead = (tuple(map(float, row)) for row in (weights**2 * variances).sum(axis=0))
    return EventLuck(event.at, event.seat, kind, win, lead, (of_win, of_lead))
