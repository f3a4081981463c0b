"""How good others really are: what playouts from a seat's view claim, brought down to what the view is worth.

In a determinization the others hold cards and tickets that were dealt to them at random, as far as what they built does
not give them away. Real ones suit each other better. So a seat looks better in determinizations than it is, and most of
all where there are many others and many tickets; and what looks like a close game makes every move look important.

The chances of a view are calibrated: they say how often planners win who know no more. Playouts after the best move
that claim more are brought down to that: values by a shift of their log-odds, the results of whole games by a head
start in points for the others. Nothing is ever raised.
"""

from __future__ import annotations

import numpy as np

from northline.analysis.judging.valuing import Floats, finished
from northline.kernel.play_ahead import Leaves

_SURE = 1e-3
"""Chances nearer to 0 or 1 than this are taken for this."""
_MOST_SHIFT, _STEPS = 5.0, 30
_MOST_HEAD_START = 250


def brought_down(win: Floats, chance: float) -> Floats:
    """Chances to win, a row for each determinization and a column for each move, as high as a view's chance allows.

    >>> brought_down(np.array([[0.5, 0.4], [0.7, 0.2]]), 0.25).mean(axis=0).round(2).tolist()
    [0.25, 0.09]
    >>> brought_down(np.array([[0.5, 0.4]]), 0.75).tolist()
    [[0.5, 0.4]]
    """
    if win.mean(axis=0).max() <= chance:
        return win
    kept = np.clip(win, _SURE, 1.0 - _SURE)
    odds = np.log(kept / (1.0 - kept))
    low, high = -_MOST_SHIFT, 0.0
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if _chances(odds + middle).mean(axis=0).max() > chance:
            high = middle
        else:
            low = middle
    return np.minimum(win, _chances(odds + high))


def gains_of_games(games: Leaves, seat: int, chance: float) -> Floats:
    """What the better move gained in games played to their end after the move made and the better one in turn.

    The others get as many points to start with as brings the seat's victories after the better move down to its chance.
    """
    win, points = finished(games)
    shares = win[:, seat]
    if shares[1::2].mean() > chance:
        lead = points[:, seat] - np.delete(points, seat, axis=1).max(axis=1)
        shares = _shares(lead, _head_start(lead[1::2], chance))
    gained: Floats = shares[1::2] - shares[::2]
    return gained


def _head_start(leads: Floats, chance: float) -> int:
    """The fewest points by which leads must be reduced so that they win no more often than a chance."""
    return next(
        (points for points in range(1, _MOST_HEAD_START) if _shares(leads, points).mean() <= chance),
        _MOST_HEAD_START,
    )


def _shares(leads: Floats, head_start: int) -> Floats:
    """Who is level shares the victory."""
    return np.where(leads > head_start, 1.0, np.where(leads == head_start, 0.5, 0.0))


def _chances(odds: Floats) -> Floats:
    result: Floats = 1.0 / (1.0 + np.exp(-odds))
    return result
