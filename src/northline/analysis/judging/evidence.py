"""Evidence: what happens in games that planners play on after two moves, as far as it explains why one is better."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.analysis.judging.judge import Judgement
from northline.analysis.judging.trials import Trials
from northline.analysis.judging.valuing import Floats, finished
from northline.kernel.play_ahead import Leaves

_PLAN_TURNS = 9
"""The leaf feature that says how many turns a seat's plan takes, in tens (``kernel/search/leaf_value.py``)."""
_SOON, _PLANS = 1, 24
"""Turns after which plans are looked at, and in how many determinizations."""
_FIRST_DEAL = 10_000
"""Determinizations from this one on: none of them chose or measured a move."""


@dataclass(frozen=True)
class Aftermath:
    """What followed one of the two moves, on average."""

    completed: Mapping[int, float]
    """How often the seat completed each ticket that it held in the end; 0 for those it never had."""
    owners: Floats
    """By route and seat: how often the seat owned the route in the end."""
    points: Floats
    """Final points, by seat."""
    plan_turns: float
    """Turns that the seat's plan takes soon afterwards."""


@dataclass(frozen=True)
class Evidence:
    """What followed the better move, and the one that was made."""

    games: int
    better: Aftermath
    made: Aftermath

    @property
    def margin(self) -> float:
        """A difference of two chances that so many games are enough to tell."""
        return max(0.08, 0.9 / math.sqrt(self.games))


def gather(judgements: Sequence[Judgement], threads: int | None = None) -> list[Evidence]:
    """What the whole games of decisions show that were played after the better move and the one that was made."""
    if not judgements:
        return []
    trials = Trials([judgement.choice for judgement in judgements], finished, threads)
    wanted = {i: (judgement.choice.made, _best(judgement)) for i, judgement in enumerate(judgements)}
    soon = trials.leaves(wanted, _FIRST_DEAL, _FIRST_DEAL + _PLANS, _SOON)
    found = []
    for index, judgement in enumerate(judgements):
        ended, seat = judgement.whole_games, judgement.choice.seat
        assert ended is not None
        plans = soon[slice(2 * _PLANS * index, 2 * _PLANS * (index + 1))]
        made, better = (_aftermath(ended[slice(n, None, 2)], plans[slice(n, None, 2)], seat) for n in (0, 1))
        found.append(Evidence(len(ended.games) // 2, better, made))
    return found


def _best(judgement: Judgement) -> int:
    assert judgement.best is not None
    return judgement.best


def _aftermath(ended: Leaves, soon: Leaves, seat: int) -> Aftermath:
    games, results = ended.games, ended.results
    players, tickets = int(games["players"][0]), len(ended.edition.tickets)
    completed = {
        ticket: float(_has_bit(results["completed"][:, seat], ticket).mean()) for ticket in range(tickets)
    }
    owners = np.array(
        [
            [_has_bit(games["owned"][:, other, route >> 6], route & 63).mean() for other in range(players)]
            for route in range(len(ended.edition.routes))
        ]
    )
    plans = soon.features[~soon.over, seat, _PLAN_TURNS]
    turns = 10 * float(plans.mean()) if len(plans) else 0.0
    return Aftermath(completed, owners, results["total"][:, :players].mean(axis=0), turns)


def _has_bit(words: NDArray[Any], bit: int) -> NDArray[np.bool_]:
    has: NDArray[np.bool_] = (words >> np.uint64(bit) & np.uint64(1)) == 1
    return has
