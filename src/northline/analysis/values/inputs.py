"""What the value model gets to see of a position: features of all seats, and which of them are guesses.

With all cards open the features are facts. Seen from a seat, those of the others are averages over some deals that fit
its view; a last feature tells the model so, which then leans on them as far as such guesses have proved right.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel.core.layout import OPEN_FEATURES, VALUE_FEATURES
from northline.kernel.value_features import OPEN_CARDS, Features, Numbers, Observer

INPUTS = VALUE_FEATURES + 1
"""Numbers for each seat."""
HIDDEN = VALUE_FEATURES
"""The input that is 1 where a seat's cards are guessed."""
DEALS_AT_ONCE = 8
"""Deals whose features are averaged before the model sees them."""


@dataclass(frozen=True)
class Inputs:
    """Positions with the same number of players, one in each row."""

    rows: Numbers
    """By position, seat and input."""
    now: Numbers
    """By position and seat: the points if the game ended now."""
    over: Numbers
    """The part of the deals in which the game is over once the choice at hand is made: the model is not asked then."""
    final: Numbers
    """By position and seat: the points in those deals."""
    shares: Numbers
    """By position and seat: the share of the victory in those deals."""


def open_inputs(observer: Observer, games: NDArray[Any]) -> Inputs:
    """Return the inputs of records with all cards open. The records are changed."""
    return _averaged(observer.features(games, np.full(len(games), OPEN_CARDS)), 1)


def detailed_inputs(observer: Observer, games: NDArray[Any]) -> Inputs:
    """Return what a model of luck sees of records with all cards open. The records are changed."""
    seen = observer.open_features(games)
    over = seen.over.astype(np.float64)
    return Inputs(seen.rows, seen.now, over, seen.now, seen.shares)


def detailed_inputs_of(edition: Edition) -> int:
    """How many numbers those are for each seat."""
    return OPEN_FEATURES + 2 * (len(edition.routes) + len(edition.tickets))


def view_inputs(
    observer: Observer,
    games: NDArray[Any],
    seats: NDArray[np.int64],
    priors: Numbers,
    chances: NDArray[np.uint64],
) -> Inputs:
    """Return the inputs of records as a seat of each sees them.

    ``priors`` are the weights of tickets for each record, ``chances`` the states of the generator for its deals: a row
    for each record, with a multiple of ``DEALS_AT_ONCE``. So many deals make one row of inputs.
    """
    deals = chances.shape[1]
    dealt = np.repeat(games, deals)
    dealt["chance"] = chances.ravel()
    belief = np.repeat(np.arange(len(games)), deals)
    inputs = _averaged(observer.features(dealt, np.repeat(seats, deals), priors, belief), DEALS_AT_ONCE)
    everyone, own = np.arange(inputs.rows.shape[1]), np.repeat(seats, deals // DEALS_AT_ONCE)
    inputs.rows[:, :, HIDDEN] = everyone != own[:, None]
    return inputs


def _averaged(features: Features, deals: int) -> Inputs:
    """The averages over as many deals at a time, of games that go on and of games that are over."""
    number, players = features.now.shape
    groups = number // deals
    over = features.over.reshape(groups, deals)
    rows = np.zeros((groups, players, INPUTS))
    rows[..., :VALUE_FEATURES] = _means(features.rows.reshape(groups, deals, players, -1), ~over)
    now, shares = (value.reshape(groups, deals, players) for value in (features.now, features.shares))
    return Inputs(rows, _means(now, ~over), over.mean(axis=1), _means(now, over), _means(shares, over))


def _means(values: Numbers, which: NDArray[np.bool_]) -> Numbers:
    """Averages over the deals to which something applies; 0 where there are none."""
    weights = which / np.maximum(1, which.sum(axis=1, keepdims=True))
    return np.asarray((values * weights.reshape(*weights.shape, *(1,) * (values.ndim - 2))).sum(axis=1))
