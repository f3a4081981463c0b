"""The search bot: sequential halving over candidate actions, valued by simulations in the kernel.

A view leaves open what others hold. So every candidate is tried in many determinizations, and planners inside the
kernel play on. After some turns a forecast values the position: after few turns where chance would hide the difference,
after more where there are enough playouts to average it out. All candidates meet the same determinizations with common
random numbers, so that their differences show early (:mod:`~northline.bots.sequential_halving`).
"""

from __future__ import annotations

import math
import time as clocks
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING
from zlib import crc32

from northline.bots.base import Clock, need_kernel
from northline.bots.planner import plan_and_choose
from northline.bots.sequential_halving import Noise, Prior, SequentialHalving
from northline.processes import available_cores
from northline.rules.actions import Action, Claim, Draw, DrawTickets, Keep, Take
from northline.rules.cards import LOCOMOTIVE
from northline.rules.chance import SplitMix
from northline.rules.view import View
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of
from northline.strategy.codes import KEEP, STOP
from northline.strategy.planner.trained_traits import planner_traits
from northline.strategy.planner.traits import Traits

if TYPE_CHECKING:
    from northline.kernel.lookahead import Lookahead

_PLANNER_VARIANTS = 24
MAX_CANDIDATES = 8
"""Of those that planners propose."""
_MIN_PLAYOUTS_PER_CANDIDATE = 12
"""With fewer playouts for each candidate, those that no planner proposes are left out."""
_PLAYOUTS_PER_SECOND = 1000
"""Of one thread, about, at the shortest horizon."""
_FORECAST_BIAS = 0.004
"""How much forecasts overestimate actions that planners would not choose."""
_NOISE = Noise(deviation=0.1, weight=8)
_TIME_MARGIN = 0.9
"""The part of its time that it plans for: the last playouts may take longer than those before."""
_MIN_HORIZON, _EXACT_HORIZON = 4, 20
"""Turns after which forecasts are made at the earliest, and after which they hardly err any more."""
_PLAYOUTS_AT_MIN_HORIZON = 100
"""Twice as many playouts are worth a horizon of two more turns. Where tickets are chosen, so many are enough to play
games to their end: forecasts know least about tickets."""


CARD_PRIOR = Prior(-0.005, 0.009, 0.009)
"""Another card than the planner would draw: never much better or worse."""
TICKET_PRIOR = Prior(-0.11, 0.16, 0.11)
"""Other tickets to keep."""
OTHER_PRIOR = Prior(-0.04, 0.044, 0.025)


class SearchBot:
    """Looks ahead in games played on by planners; search:playouts=500 or search:time=1.0; needs the extra `fast`.

    ``playouts`` or ``time`` (seconds for a choice) is the budget; ``depth`` is how many of its own later choices are in
    the search tree; ``horizon`` is after how many of its turns a forecast is made, 0: games are played to their end;
    without one, the larger the budget the later. The same seed and view give the same choice for the same number of
    playouts.

    >>> import northline as nl
    >>> game = nl.Game.new(nl.edition("nordic_countries"), players=2, seed=1)
    >>> SearchBot(playouts=20, seed=1).choose(game.view(0)) in game.view(0).legal_actions
    True
    """

    def __init__(
        self,
        playouts: int = 0,
        time: float = 0.0,
        seed: int = 0,
        threads: int = 0,
        depth: int = 4,
        horizon: int | None = None,
    ) -> None:
        if playouts < 0 or time < 0 or threads < 0 or depth < 0 or (horizon or 0) < 0:
            raise ValueError("a budget is not negative")
        need_kernel()
        self._playouts, self._time = playouts, time or (0.0 if playouts else 1.0)
        self._seed, self._threads, self._depth, self._horizon = seed, threads, depth, horizon

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        """Return the action to take; a clock may leave less time than the budget."""
        deadline = self._deadline(clock)
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        menu = numbered_menu(view, board_of(view.edition))
        if len(menu) == 1 or view.phase == "tunnel":
            return plan_and_choose(view, planner_traits(view.edition))
        return menu[self._search(view, menu, deadline)]

    def _deadline(self, clock: Clock | None) -> float | None:
        """When to stop, if time is the budget. Some of a limit is left for the way there and back."""
        if not self._time:
            return None
        seconds = self._time
        if clock is not None and clock.per_move is not None:
            seconds = min(seconds, 0.8 * clock.per_move)
        return clocks.monotonic() + _TIME_MARGIN * seconds

    def _search(self, view: View, menu: dict[int, Action], deadline: float | None) -> int:
        import numpy as np

        from northline.kernel.convert import from_view
        from northline.kernel.lookahead import Lookahead

        assert view.seat is not None
        playouts, threads = self._playouts, self._threads or available_cores()
        if deadline is not None:  # a clock may leave less time than the budget
            playouts = int(max(0.0, deadline - clocks.monotonic()) * _PLAYOUTS_PER_SECOND * threads)
        seed = _seed_for(view, self._seed)
        game = np.array([from_view(view, SplitMix(seed))])
        ahead = Lookahead(
            view.edition,
            game,
            view.seat,
            seed,
            threads,
            planner_variants(planner_traits(view.edition), self._seed),
            self._depth,
            horizon_for(playouts, view.phase) if self._horizon is None else self._horizon,
        )
        others = extra_candidates(view, menu, playouts // _MIN_PLAYOUTS_PER_CANDIDATE)
        return choose_by_search(ahead, self._playouts, deadline, others)


def horizon_for(playouts: int, phase: str) -> int:
    """Return after how many turns a forecast is made, 0: at the end of the game.

    The more playouts, the less chance matters, and the more the error of forecasts does.

    >>> [horizon_for(playouts, "turn") for playouts in (100, 200, 400)]
    [4, 6, 8]
    """
    if phase in ("opening", "tickets") and playouts >= _PLAYOUTS_AT_MIN_HORIZON:
        return 0
    return _MIN_HORIZON + max(0, int(2 * math.log2(max(1, playouts) / _PLAYOUTS_AT_MIN_HORIZON)))


def _seed_for(view: View, seed: int) -> int:
    """A seed for this choice: with the same at all of them, an error would be made again and again."""
    seen = (view.hand, view.display, view.owners, view.trains, view.own_tickets, view.phase)
    return crc32(repr((seed, seen)).encode())


def choose_by_search(
    ahead: Lookahead, playouts: int, deadline: float | None, others: Sequence[int] = ()
) -> int:
    """Return the number of the best action, found with so many playouts or, with a deadline, until then.

    The candidates are what planners propose, and these others.
    """
    candidates = list(dict.fromkeys((*ahead.proposals()[:MAX_CANDIDATES], *others)))
    if len(candidates) == 1:
        return candidates[0]
    first_claim, relative_error = board_of(ahead.edition).claim, relative_forecast_error(ahead.horizon)
    priors = [prior_for(candidates[0], candidate, first_claim) for candidate in candidates]
    priors = [prior._replace(error=relative_error * prior.error) for prior in priors]
    halving = SequentialHalving(ahead.values, candidates, priors, _NOISE, _FORECAST_BIAS)
    return halving.winner(playouts, deadline)


def prior_for(planners: int, candidate: int, first_claim: int) -> Prior:
    """Return the prior for a candidate in place of the planner's choice, by the numbers of the actions."""
    if KEEP <= candidate < first_claim:
        return TICKET_PRIOR
    return CARD_PRIOR if max(planners, candidate) < STOP else OTHER_PRIOR


def relative_forecast_error(horizon: int) -> float:
    """Return the error of forecasts at a horizon, relative to that at the shortest; a horizon of 0 is the whole game.

    >>> relative_forecast_error(4), relative_forecast_error(12), relative_forecast_error(0)
    (1.0, 0.5, 0.0)
    """
    return max(0.0, (_EXACT_HORIZON - horizon) / (_EXACT_HORIZON - _MIN_HORIZON)) if horizon else 0.0


def extra_candidates(view: View, menu: dict[int, Action], most: int) -> list[int]:
    """Return actions to try though no planner may propose them: at most so many, but all ways to keep tickets.

    Routes come first, the longest ones before others: planners overlook many that would be in somebody's way. Each is
    paid in one way; how else, and where to build stations, is left to the planners.
    """
    tickets = [number for number, action in menu.items() if isinstance(action, Keep)]
    cards = [number for number, action in menu.items() if isinstance(action, Draw | Take | DrawTickets)]
    claims: dict[int, tuple[int, int, int]] = {}
    for number, action in menu.items():
        if isinstance(action, Claim):
            left = max(had - paid for had, paid in zip(view.hand, action.cards, strict=True) if paid)
            price = action.cards[LOCOMOTIVE], -left, number
            claims[action.route] = min(price, claims.get(action.route, price))
    longest_first = sorted(claims, key=lambda route: -view.edition.routes[route].length)
    return tickets + [*(claims[route][-1] for route in longest_first), *cards][:most]


def planner_variants(planner: Traits, seed: int) -> list[Traits]:
    """Return the planner, and variants of it with random traits: what they choose are candidates, too."""
    chance = SplitMix(seed)
    found = [planner]
    for _ in range(_PLANNER_VARIANTS - 1):
        changes = {
            name: getattr(planner, name) * (0.3 + chance.below(1000) / 500)
            for name in (
                "tempo",
                "cards",
                "hand",
                "claim",
                "rivalry",
                "filler",
                "spare",
                "card",
                "margin",
                "stakes",
                "ahead",
                "opening",
                "haste",
                "hinder",
            )
        }
        found.append(replace(planner, **changes))
    return found
