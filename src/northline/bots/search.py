"""Looking ahead: what a planner would do, and what others would, is tried in many games played on to their end.

A view leaves open what others hold. So positions that look just like it are dealt at random, every action in question
is carried out in each of them, and the game is played to its end by quick planners inside the kernel. All actions
meet the same positions and the same luck, so that their difference shows early. The worse half is dropped after each
round, and what is left of the budget goes to the better ones. An action other than the planner's own must prove
better beyond doubt: so more budget means more good deviations, not more accidents.
"""

from __future__ import annotations

import math
import time as clocks
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from northline.bots.base import Clock, need_kernel
from northline.bots.planner import plan_and_choose
from northline.rules.actions import Action
from northline.rules.chance import SplitMix
from northline.rules.view import View
from northline.strategy.board import board_of
from northline.strategy.codes import DRAW_TICKETS
from northline.strategy.numbering import numbered_menu
from northline.strategy.traits import PLANNER, Traits

if TYPE_CHECKING:
    from northline.kernel.lookahead import Lookahead

POLICIES = ("planner", "greedy", "random")
"""Who plays the games on inside the kernel."""
_CHARACTERS = 24
_MOST_CANDIDATES = 16
_CLAIMS = 4
"""Claims that are tried for their points, whatever the planners think of them."""
_FIRST_POSITIONS = 8
"""Positions after which a first guess is made of how long a playout takes."""
_CLOSE = 40.0
"""A lead of so many points at the end is nearly as good as any larger one."""


class SearchBot:
    """Looks ahead in games played on by planners; search:playouts=500 or search:time=1.0; needs northline[fast].

    ``playouts`` or ``time`` (seconds for a choice) is the budget; ``doubt`` is how sure a deviation must be,
    ``policy`` who plays the games on.
    """

    def __init__(
        self,
        playouts: int = 0,
        time: float = 0.0,
        seed: int = 0,
        threads: int = 0,
        doubt: float = 1.0,
        policy: str = "planner",
    ) -> None:
        if playouts < 0 or time < 0 or threads < 0:
            raise ValueError("a budget is not negative")
        need_kernel()
        self._playouts, self._time = playouts, time or (0.0 if playouts else 1.0)
        if policy not in POLICIES:
            raise ValueError(f"games are played on by {' or '.join(POLICIES)}, not by {policy}")
        self._seed, self._threads, self._doubt, self._policy = seed, threads, doubt, policy

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        menu = numbered_menu(view, board_of(view.edition))
        if len(menu) == 1 or view.phase == "tunnel":
            return plan_and_choose(view, PLANNER)
        return menu[self._search(view, menu, self._deadline(clock))]

    def _deadline(self, clock: Clock | None) -> float | None:
        """When to stop, if time is the budget. Some of a limit is left for the way there and back."""
        if not self._time:
            return None
        seconds = self._time
        if clock is not None and clock.per_move is not None:
            seconds = min(seconds, 0.8 * clock.per_move)
        return clocks.monotonic() + seconds

    def _search(self, view: View, menu: dict[int, Action], deadline: float | None) -> int:
        from northline.kernel.lookahead import Lookahead

        ahead = Lookahead(view, self._seed, self._threads or None, self._policy)
        candidates = _candidates(view, menu, ahead.proposals(_characters(self._seed)))
        if len(candidates) == 1:
            return candidates[0]
        return _Contest(ahead, candidates, self._doubt).winner(self._playouts, deadline)


def _candidates(view: View, menu: dict[int, Action], proposals: list[int]) -> list[int]:
    """The actions in question: what planners propose, every card that lies open, and the claims with most points."""
    board = board_of(view.edition)
    claims = [number for number in menu if board.claim <= number < board.station]
    claims.sort(key=lambda number: -board.route_points[(number - board.claim) // 9])
    routes: set[int] = set()
    best: list[int] = []
    for number in claims:
        route = (number - board.claim) // 9
        if route not in routes:
            routes.add(route)
            best.append(number)
    simple = [number for number in menu if number <= DRAW_TICKETS]
    found = dict.fromkeys((*proposals, *simple, *best[:_CLAIMS]))
    return [number for number in found if number in menu][:_MOST_CANDIDATES]


class _Contest:
    """Candidates for a choice; the first of them is the planner's own."""

    def __init__(self, ahead: Lookahead, candidates: list[int], doubt: float) -> None:
        import numpy as np

        self._np: Any = np
        self._ahead, self._candidates, self._doubt = ahead, candidates, doubt
        self._seen = 0
        self._scores: Any = np.zeros((0, len(candidates)))

    def winner(self, playouts: int, deadline: float | None) -> int:
        left = list(range(len(self._candidates)))
        started = clocks.monotonic()
        if deadline is not None:
            self._try(left, _FIRST_POSITIONS)
            pace = (clocks.monotonic() - started) / (_FIRST_POSITIONS * len(left))
            playouts = int(max(0.0, deadline - clocks.monotonic()) / pace)
        rounds = max(1, math.ceil(math.log2(len(left))))
        for _ in range(rounds):
            positions = playouts // (rounds * len(left))
            if deadline is None:
                self._try(left, max(1, positions))
            else:
                self._try_until(left, positions, deadline)
            left = self._better_half(left)
            if len(left) == 1:
                break
        return self._candidates[left[-1] if len(left) == 1 else self._best(left)]

    def _try_until(self, left: list[int], positions: int, deadline: float) -> None:
        step = max(1, positions // 4)
        for _ in range(4):
            if clocks.monotonic() >= deadline:
                return
            self._try(left, step)

    def _try(self, left: list[int], positions: int) -> None:
        np = self._np
        actions = [self._candidates[place] for place in left]
        leads, wins = self._ahead.values(actions, self._seen, self._seen + positions)
        scores = np.full((positions, len(self._candidates)), np.nan)
        scores[:, left] = 0.5 * wins + 0.25 * (1 + np.tanh(leads / _CLOSE))
        self._scores = np.concatenate((self._scores, scores))
        self._seen += positions

    def _lead(self, place: int) -> float:
        """How much better than the planner's own choice a candidate surely is: the mean less some of its error."""
        np = self._np
        if place == 0:
            return 0.0
        differences = self._scores[:, place] - self._scores[:, 0]
        differences = differences[~np.isnan(differences)]
        if len(differences) < 2:
            return -1.0
        error = differences.std(ddof=1) / math.sqrt(len(differences))
        return float(differences.mean() - self._doubt * error)

    def _best(self, left: list[int]) -> int:
        return max(left, key=self._lead)

    def _better_half(self, left: list[int]) -> list[int]:
        """The planner's own choice stays, since all others are measured by it."""
        np = self._np
        means = {place: float(np.nanmean(self._scores[:, place])) for place in left}
        ranked = sorted((place for place in left if place), key=lambda place: -means[place])
        return [0, *ranked[: max(1, len(left) // 2)]]


def _characters(seed: int) -> list[Traits]:
    """The planner, and others that weigh things differently: their choices are worth a look."""
    chance = SplitMix(seed)
    characters = [PLANNER]
    for _ in range(_CHARACTERS - 1):
        changes = {
            name: getattr(PLANNER, name) * (0.3 + chance.below(1000) / 500)
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
            )
        }
        characters.append(replace(PLANNER, **changes))
    return characters
