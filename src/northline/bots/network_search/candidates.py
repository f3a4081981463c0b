"""What a search at the root tries: the actions that the network likes best, with a prior from how much it does."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from northline.bots.sequential_halving import Prior
from northline.neural.policy import Assessment

MOST = 8
_DISLIKED = 8.0
"""An action whose logit is so much lower than the best one's is not worth trying."""
_ALIKE = 1e-4
"""Twins have the same logits but for rounding: one of them is tried."""
_WORTH_OF_LOGIT = 0.002
"""Of the utility."""
_SPREAD, _ERROR = 0.015, 0.004
"""Of what candidates really gain over the first one, and of what rollouts say, however many there are."""


class Candidate(NamedTuple):
    """An action to try."""

    place: int
    """Its place among the actions of the assessment."""
    prior: Prior


def candidates(assessment: Assessment) -> list[Candidate]:
    """Return what is worth trying, what the network likes best first."""
    logits, ties = assessment.logits.tolist(), assessment.ties
    best = max(logits)
    found: list[Candidate] = []
    last = np.inf
    for place in sorted(range(len(logits)), key=lambda one: (-round(logits[one] / _ALIKE), -ties[one])):
        behind = best - logits[place]
        if len(found) == MOST or behind > _DISLIKED:
            break
        if last - logits[place] > _ALIKE:
            found.append(Candidate(place, Prior(-_WORTH_OF_LOGIT * behind, _SPREAD, _ERROR)))
            last = logits[place]
    return found
