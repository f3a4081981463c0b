"""How thoroughly a game is analysed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """The budget for one decision, in determinizations of what the deciding seat could see.

    A screen tries every candidate, and the better ones again. Where the move made may have given something away, the
    best few are compared again over a longer horizon; last, the winner of that and the move made meet in fresh
    determinizations, which had no part in choosing the winner: so the gap is not the luck of the draw.
    """

    name: str
    screen: int
    """For each candidate at first (for most of them, no more than the first two),"""
    screen_again: int
    """and for the best of them."""
    compare: int
    """For each of the few that may be best, where the decision is doubtful."""
    measure: int
    """For the best and the move made, in the end."""
    whole_games: int
    """Games that are played to their end after each of the two, where the gap is serious, and again as long as it is
    not clear: they confirm it, and show why one is better."""


LEVELS = {
    "quick": Level("quick", 3, 4, 16, 30, 32),
    "normal": Level("normal", 5, 6, 32, 60, 64),
    "deep": Level("deep", 12, 24, 96, 400, 240),
}
DEFAULT_LEVEL = "normal"

SCREEN_HORIZON = 4
"""Turns of the deciding seat after which positions are valued in the screen,"""
MEASURE_HORIZON = 8
"""and where decisions are compared and measured."""
TICKET_SCREEN_HORIZON, TICKET_MEASURE_HORIZON = 8, 14
"""Where tickets are chosen, which show what they are worth much later."""
