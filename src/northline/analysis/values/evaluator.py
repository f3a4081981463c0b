"""The evaluator: chances of every seat, from a seat's view or with all cards open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cached_property
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from northline.analysis.values.chances import Chances, result_of
from northline.analysis.values.inputs import Inputs, detailed_inputs, open_inputs, view_inputs
from northline.analysis.values.model import Model, load_luck_model, load_model
from northline.editions.model import Edition
from northline.kernel.beliefs import ticket_priors
from northline.kernel.convert import from_state, from_view
from northline.kernel.playouts import playouts, seeds
from northline.kernel.value_features import SPECTATOR, Observer
from northline.rules import SplitMix, State, View
from northline.rules.sample import sample

DEALS = 32
"""Determinizations over which the chances of a view are averaged: a multiple of ``DEALS_AT_ONCE``."""
_AT_A_TIME = 8192
"""Positions whose features are computed at a time."""
_GAMES_FOR_LEADS = 100
_InputsOf = Callable[[Observer, NDArray[Any]], Inputs]
"""How a model sees records, which are changed."""
_NOT_IN_THE_SEED = ("edition", "legal_actions")


class Evaluator:
    """Tells how likely every seat is to win, on one board with so many players, if planners play on.

    What a seat cannot see is dealt at random many times, in all ways that fit its view, and chances are averaged. The
    same view and seed give the same numbers, whatever else is asked together with it.

    >>> import northline as nl
    >>> game = nl.Game.new(nl.edition("nordic_countries"), players=2, seed=7)
    >>> evaluator = Evaluator(game.edition, players=2)
    >>> evaluator.from_view(game.view(0)) == evaluator.from_view(game.view(0))
    True
    """

    def __init__(self, edition: Edition, players: int, *, seed: int = 0) -> None:
        """Prepare for positions of one board.

        :raises ValueError: when the board is not for so many players, or too large for the kernel.
        """
        edition.check_players(players)
        self.edition, self.players = edition, players
        self._seed = seed
        self._observer = Observer(edition, players)
        self._model = load_model(edition.id)

    @property
    def model(self) -> str:
        """The id of the model: which board it was trained for, and a digest of its weights."""
        return self._model.id

    @cached_property
    def typical_lead(self) -> float:
        """The lead over the best of the others that a seat has on average at the end of a game between planners.

        A board without a model of its own is played on a few times to find out.
        """
        if self.players == 2:
            return 0.0
        known = (
            self._model.leads.get(self.players) if self._model.id.startswith(f"{self.edition.id}-") else None
        )
        if known is not None:
            return known
        points = playouts(self.edition, self.players, _GAMES_FOR_LEADS, "planner").points.astype(float)
        best, second = np.sort(points, axis=1)[:, ::-1][:, :2].T
        others = np.where(points == best[:, None], second[:, None], best[:, None])
        return float((points - others).mean())

    @property
    def skill_noise(self) -> tuple[float, float]:
        """The standard deviation of what is called skill among equal planners, in chances and in points of lead."""
        noise = (load_luck_model(self.edition, self.players) or self._model).noise
        return noise.get(self.players) or max(noise.values(), default=(0.0, 0.0))

    def open(self, state: State) -> Chances:
        """Return the chances with all cards open. The order of the decks is not used: nobody could know it."""
        return self.open_many([state])[0]

    def open_many(self, states: Sequence[State]) -> list[Chances]:
        """Return the chances of several positions, which is quicker than one by one."""
        return self._opened(states, self._model, open_inputs)

    def _opened(self, states: Sequence[State], model: Model, inputs: _InputsOf) -> list[Chances]:
        for state in states:
            self._check(state)
        unfinished = [state for state in states if not state.over]
        found = iter(self._of_records([from_state(state) for state in unfinished], model, inputs))
        return [result_of(state) if state.over else next(found) for state in states]

    def open_records(self, records: Sequence[Any] | NDArray[Any]) -> list[Chances]:
        """The same for records of the kernel (``kernel.GAME``), of games that are not over."""
        return self._of_records(records, self._model, open_inputs)

    def _of_records(
        self, records: Sequence[Any] | NDArray[Any], model: Model, inputs: _InputsOf
    ) -> list[Chances]:
        found: list[Chances] = []
        for start in range(0, len(records), _AT_A_TIME):
            games = np.array(records[start : start + _AT_A_TIME])
            games["chance"] = self._seed  # for what comes after the choice at hand, and the same for all
            win, points = model.network(inputs(self._observer, games))
            errors = model.error_of(win).max(axis=1)
            found += map(_chances, win.tolist(), points.tolist(), errors.tolist())
        return found

    def for_luck(self, states: Sequence[State]) -> list[Chances]:
        """The same as :meth:`open_many`, by the model of luck where the table has one.

        It knows better what single cards mean, and is not calibrated.
        """
        model = load_luck_model(self.edition, self.players)
        return self.open_many(states) if model is None else self._opened(states, model, detailed_inputs)

    def from_view(self, view: View) -> Chances:
        """Return the chances as they are for a seat that knows no more than its view, or for a spectator."""
        return self.from_views([view])[0]

    def from_views(self, views: Sequence[View]) -> list[Chances]:
        """Return the chances of several views, which is quicker than one by one."""
        for view in views:
            self._check(view)
        unfinished = [view for view in views if not view.over]
        found: list[Chances] = []
        for start in range(0, len(unfinished), _AT_A_TIME // DEALS):
            found += self._from_views(unfinished[start : start + _AT_A_TIME // DEALS])
        going_on = iter(found)
        return [result_of(sample(view, SplitMix(0))) if view.over else next(going_on) for view in views]

    def _from_views(self, views: Sequence[View]) -> list[Chances]:
        dealt = [_seed_for(view, self._seed) for view in views]
        games = np.array([from_view(view, SplitMix(seed)) for view, seed in zip(views, dealt, strict=True)])
        seats = np.array([SPECTATOR if view.seat is None else view.seat for view in views])
        chances = np.array([seeds(seed, DEALS) for seed in dealt])
        priors = ticket_priors(self.edition, games)
        win, points = self._model.network(view_inputs(self._observer, games, seats, priors, chances))
        by_view = win.reshape(len(views), -1, self.players)
        means = by_view.mean(axis=1)
        sampling = by_view.std(axis=1, ddof=1) / np.sqrt(by_view.shape[1])
        errors = np.hypot(sampling, self._model.error_of(means))
        asked = [error.max() if seat < 0 else error[seat] for error, seat in zip(errors, seats, strict=True)]
        expected = points.reshape(by_view.shape).mean(axis=1)
        return list(map(_chances, means.tolist(), expected.tolist(), map(float, asked)))

    def _check(self, position: State | View) -> None:
        if position.edition != self.edition or position.players != self.players:
            raise ValueError(
                f"this evaluator is for {self.edition.name} with {self.players} players,"
                f" not for {position.edition.name} with {position.players}"
            )


def _seed_for(view: View, seed: int) -> int:
    """A seed for the deals of a view, by everything that is seen in it."""
    seen = [getattr(view, field.name) for field in fields(view) if field.name not in _NOT_IN_THE_SEED]
    return crc32(repr((seed, seen)).encode())


def _chances(win: list[float], points: list[float], error: float) -> Chances:
    return Chances(tuple(win), tuple(points), error)
