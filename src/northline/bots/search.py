"""Looking ahead: what a planner would do, and what others would, is tried in many games played on for some turns.

A view leaves open what others hold. So what is hidden is dealt at random again and again, every action in question is
carried out in each deal, and planners inside the kernel play on. After some turns a forecast says how the game will
end: after few turns where luck would hide the difference, after more where there are enough playouts to see through it.
All actions meet the same deals and the same luck, so that their difference shows early. The worse half is dropped after
each round, and what is left of the budget goes to the better ones. What was seen is weighed against what is usual: so
more budget means more good deviations from the planner's choice, not more accidents.
"""

from __future__ import annotations

import math
import time as clocks
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

from northline.bots.base import Clock, need_kernel
from northline.bots.planner import plan_and_choose
from northline.rules.actions import Action, Claim, Draw, DrawTickets, Keep, Take
from northline.rules.cards import LOCOMOTIVE
from northline.rules.chance import SplitMix
from northline.rules.view import View
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of
from northline.strategy.encoding import KEEP, STOP
from northline.strategy.planner.trained_traits import planner_traits
from northline.strategy.planner.traits import Traits

if TYPE_CHECKING:
    from northline.kernel.lookahead import Lookahead

_CHARACTERS = 24
MOST_CANDIDATES = 8
"""Of those that planners propose."""
_FEWEST_TRIES = 12
"""With fewer playouts for each candidate, those that no planner proposes are left out."""
_PLAYOUTS_A_SECOND = 1000
"""Of one thread, about, with forecasts after the fewest turns."""
_FIRST_DEALS = 2
"""Deals after which a first guess is made of how long a playout takes."""
_FLATTERY = 0.004
"""So much too good a forecast takes what planners do not do."""
_NOISE = 0.1
"""How much two actions usually differ in one deal by luck."""
_WEIGHT = 8
"""So many playouts that were seen weigh as much as that."""
_MARGIN = 0.9
"""The part of its time that it plans for: the last playouts may take longer than those before."""
_NEAR, _FAR = 4, 20
"""Turns. Forecasts are made no sooner than after the first of these, and after the other they hardly err any more."""
_ENOUGH = 100
"""Playouts for a forecast after the fewest turns; twice as many are worth two turns more. Where tickets are chosen, so
many are enough to play games to their end: forecasts know least about tickets."""


class Usual(NamedTuple):
    """What candidates gain over the planner's choice, where a won game counts 1."""

    mean: float
    spread: float
    """How candidates differ."""
    error: float
    """How forecasts after the fewest turns err about them, however many playouts there are."""


OF_CARDS = Usual(-0.005, 0.009, 0.009)
"""Another card than the planner would draw: never much better or worse."""
OF_TICKETS = Usual(-0.11, 0.16, 0.11)
"""Other tickets to keep."""
OF_OTHERS = Usual(-0.04, 0.044, 0.025)


class SearchBot:
    """Looks ahead in games played on by planners; search:playouts=500 or search:time=1.0; needs northline[fast].

    ``playouts`` or ``time`` (seconds for a choice) is the budget; ``depth`` is how many of its own later choices it
    thinks about, too; ``horizon`` is after how many of its turns a forecast is made, 0: games are played to their end;
    without one, the larger the budget the later.
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
        return clocks.monotonic() + _MARGIN * seconds

    def _search(self, view: View, menu: dict[int, Action], deadline: float | None) -> int:
        import numpy as np

        from northline.kernel.convert import from_view
        from northline.kernel.core.threads import cores
        from northline.kernel.lookahead import Lookahead

        assert view.seat is not None
        playouts, threads = self._playouts, self._threads or cores()
        if deadline is not None:  # a clock may leave less time than the budget
            playouts = int(max(0.0, deadline - clocks.monotonic()) * _PLAYOUTS_A_SECOND * threads)
        seed = _seed_for(view, self._seed)
        game = np.array([from_view(view, SplitMix(seed))])
        ahead = Lookahead(
            view.edition,
            game,
            view.seat,
            seed,
            threads,
            characters(planner_traits(view.edition), self._seed),
            self._depth,
            horizon_for(playouts, view.phase) if self._horizon is None else self._horizon,
        )
        others = worth_a_look(view, menu, playouts // _FEWEST_TRIES)
        return choose_by_search(ahead, self._playouts, deadline, others)


def horizon_for(playouts: int, phase: str) -> int:
    """After how many turns a forecast is made, 0: at the end. The more playouts, the less luck matters and the more its
    errors do."""
    if phase in ("opening", "tickets") and playouts >= _ENOUGH:
        return 0
    return _NEAR + max(0, int(2 * math.log2(max(1, playouts) / _ENOUGH)))


def _seed_for(view: View, seed: int) -> int:
    """Other luck for every choice: with the same at all of them, an error would be made again and again."""
    seen = (view.hand, view.display, view.owners, view.trains, view.own_tickets, view.phase)
    return crc32(repr((seed, seen)).encode())


def choose_by_search(
    ahead: Lookahead, playouts: int, deadline: float | None, others: Sequence[int] = ()
) -> int:
    """The number of the action that does best, within so many playouts or, without a number, until a moment.

    What planners propose is tried, and these others.
    """
    candidates = list(dict.fromkeys((*ahead.proposals()[:MOST_CANDIDATES], *others)))
    if len(candidates) == 1:
        return candidates[0]
    first_claim = board_of(ahead.edition).claim
    usual = [usual_gain(candidates[0], candidate, first_claim) for candidate in candidates]
    return _Contest(ahead, candidates, usual).winner(playouts, deadline)


def usual_gain(planners: int, candidate: int, first_claim: int) -> Usual:
    """What is usual for such a candidate in place of the planner's choice, by the numbers of the actions."""
    if KEEP <= candidate < first_claim:
        return OF_TICKETS
    return OF_CARDS if max(planners, candidate) < STOP else OF_OTHERS


def haze(horizon: int) -> float:
    """How much forecasts err after so many turns, compared with after the fewest; 0: in whole games."""
    return max(0.0, (_FAR - horizon) / (_FAR - _NEAR)) if horizon else 0.0


def worth_a_look(view: View, menu: dict[int, Action], most: int) -> list[int]:
    """Actions to try though no planner may propose them: not more than so many, but all ways to keep tickets.

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


class _Contest:
    """Candidates for a choice; the first of them is the planner's own."""

    def __init__(self, ahead: Lookahead, candidates: list[int], usual: list[Usual]) -> None:
        import numpy as np

        self._np: Any = np
        self._ahead, self._candidates, self._usual = ahead, candidates, usual
        self._haze = haze(ahead.horizon)
        self._values: Any = np.zeros((0, len(candidates)))
        self._pace: float | None = None
        """Seconds for a playout, as far as it is known."""

    def winner(self, playouts: int, deadline: float | None) -> int:
        left = list(range(len(self._candidates)))
        rounds = max(1, math.ceil(math.log2(len(left))))
        for number in range(rounds):
            if deadline is None:
                self._try(left, max(1, playouts // (rounds * len(left))))
            else:
                now = clocks.monotonic()
                self._try_until(left, now + (deadline - now) / (rounds - number))
            left = self._better_half(left)
        return self._candidates[max(left, key=self._gain)]

    def _try_until(self, left: list[int], end: float) -> None:
        """In growing steps, as long as a step is likely to be done in time; the very first one in any case."""
        deals = _FIRST_DEALS if self._pace is None else self._deals_until(left, end)
        while deals > 0:
            started = clocks.monotonic()
            self._try(left, deals)
            self._pace = (clocks.monotonic() - started) / (deals * len(left))
            deals = min(2 * deals, self._deals_until(left, end))

    def _deals_until(self, left: list[int], end: float) -> int:
        assert self._pace is not None
        return int((end - clocks.monotonic()) / max(1e-6, self._pace * len(left)))

    def _try(self, left: list[int], deals: int) -> None:
        np = self._np
        seen = len(self._values)
        values = np.full((deals, len(self._candidates)), np.nan)
        actions = [self._candidates[place] for place in left]
        values[:, left] = self._ahead.values(actions, seen, seen + deals)
        self._values = np.concatenate((self._values, values))

    def _gain(self, place: int) -> float:
        """What a candidate is expected to gain over the planner's own choice, by what was seen and what is usual.

        The less was seen, the more the usual counts: most deviations are a little worse than the planner's choice.
        """
        np = self._np
        if place == 0:
            return 0.0
        differences = self._values[:, place] - self._values[:, 0]
        differences = differences[~np.isnan(differences)]
        number, mean = len(differences), float(differences.mean())
        seen = float(((differences - mean) ** 2).sum())
        variance = (seen + _WEIGHT * _NOISE**2) / (number - 1 + _WEIGHT)
        usual = self._usual[place]
        error = (self._haze * usual.error) ** 2
        trust = usual.spread**2 / (usual.spread**2 + error + variance / number)
        return trust * mean + (1 - trust) * usual.mean - _FLATTERY

    def _better_half(self, left: list[int]) -> list[int]:
        """The planner's own choice stays, since all others are measured by it."""
        np = self._np
        means = np.nanmean(self._values, axis=0)
        ranked = sorted((place for place in left if place), key=lambda place: -means[place])
        return [0, *ranked[: max(1, len(left) // 2)]]


def characters(planner: Traits, seed: int) -> list[Traits]:
    """The planner, and others that weigh things differently: their choices are worth a look."""
    chance = SplitMix(seed)
    found = [planner]
    for _ in range(_CHARACTERS - 1):
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
