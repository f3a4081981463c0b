"""Verdicts: how much a decision may give away before it is called a mistake, and how sure that must be.

All thresholds of judging are here. A decision is called worse than another only where the loss, less twice its standard
error, is still above zero; what cannot be told apart is called equal.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from northline.analysis.annotated import KINDS, VERDICTS, Decision, Kind, Summary, Verdict
from northline.rules.actions import Action, BuildStation, Claim, Draw, Keep, Pay, Retreat, Stop, Take

INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.20
"""Chances to win that are given away at least."""
SURENESS = 2.0
"""Standard errors that a loss must be above zero."""
RELIABLE = 0.75
"""Of the games that two moves end differently, the part in which the better one is better: with less, a decision was a
gamble, and no more than an inaccuracy."""
HALF_ACCURACY = 0.02
"""Whoever gives away so much chance to win with every decision has an accuracy of 50."""


def verdict_for(loss: float, error: float, is_best: bool, is_reliable: bool = True) -> Verdict:
    """The verdict on a decision that was not forced. ``is_reliable``: the better move is right in most deals.

    >>> verdict_for(0.12, 0.03, is_best=False), verdict_for(0.12, 0.07, is_best=False)
    ('mistake', 'equal')
    >>> verdict_for(0.12, 0.03, is_best=False, is_reliable=False)
    'inaccuracy'
    """
    if is_best:
        return "best"
    if loss <= 0.0 or loss - SURENESS * error <= 0.0:
        return "equal"
    if loss >= MISTAKE and is_reliable:
        return "blunder" if loss >= BLUNDER else "mistake"
    return "inaccuracy" if loss >= INACCURACY else "good"


def kind_of(made: Action, better: Action | None) -> Kind:
    """What a decision was about. Where something of quite another kind would have been better, it was about timing."""
    kind = _kind(made)
    return kind if better is None or _kind(better) == kind else "timing"


def _kind(action: Action) -> Kind:
    match action:
        case Keep():
            return "tickets"
        case Claim() | BuildStation() | Pay() | Retreat():
            return "routes"
        case Draw() | Take() | Stop():
            return "cards"
        case _:
            return "timing"


def accuracy(losses: Iterable[float]) -> float | None:
    """How well a player decided, from 0 to 100, by the losses of all decisions that were not forced.

    It halves with every :data:`HALF_ACCURACY` that an average decision gives away.

    >>> accuracy([0.0, 0.0, 0.06]), accuracy([0.0, 0.0]), accuracy([])
    (50.0, 100.0, None)
    """
    listed = list(losses)
    if not listed:
        return None
    return 100.0 * math.pow(2.0, -sum(listed) / len(listed) / HALF_ACCURACY)


def summaries(decisions: Sequence[Decision], players: int) -> tuple[Summary, ...]:
    """What each player gave away, by what the decisions were about."""
    found = []
    for seat in range(players):
        own = [decision for decision in decisions if decision.seat == seat]
        given_away: dict[Kind, float] = dict.fromkeys(KINDS, 0.0)
        verdicts: dict[Verdict, int] = dict.fromkeys(VERDICTS, 0)
        for decision in own:
            given_away[decision.kind] += decision.loss
            verdicts[decision.verdict] += 1
        judged = [decision.loss for decision in own if decision.verdict != "forced"]
        found.append(Summary(seat, given_away, verdicts, accuracy(judged)))
    return tuple(found)
