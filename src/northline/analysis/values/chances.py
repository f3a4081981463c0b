"""The chances of a game that is over."""

from __future__ import annotations

from northline.analysis.chances import Chances
from northline.rules import State, standings

__all__ = ["Chances", "result_of"]


def result_of(state: State) -> Chances:
    """What a finished game ended with: chances that are certain."""
    final = sorted(standings(state), key=lambda standing: standing.seat)
    winners = sum(standing.place == 1 for standing in final)
    return Chances(
        win=tuple(1 / winners if standing.place == 1 else 0.0 for standing in final),
        points=tuple(float(standing.points) for standing in final),
        error=0.0,
    )
