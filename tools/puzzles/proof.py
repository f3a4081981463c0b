"""The proof that one idea is best in a position, as its seat sees it.

Every action of the menu is tried in determinizations of the view, all of them in the same ones and with common random
numbers, and planners play each to the end of the game. In rounds that grow, actions that are clearly worse are dropped,
and the others tried on. A position is refused as soon as a second idea comes too close.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from northline.analysis.puzzles.ideas import Idea, idea_of
from northline.bots.search import planner_variants
from northline.kernel.convert import from_view
from northline.kernel.lookahead import Lookahead
from northline.rules.actions import Action, BuildStation, Claim
from northline.rules.cards import LOCOMOTIVE
from northline.rules.chance import SplitMix
from northline.rules.view import View
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of
from northline.strategy.planner.trained_traits import planner_traits

Values = NDArray[np.float64]

GAP = 0.08
"""By how much of winning chance the best idea must be ahead of every other,"""
ERRORS = 5.0
"""and by how many standard errors of those that come closest,"""
ERRORS_OF_OTHERS = 3.0
"""and of all the others."""
ROUNDS = (12, 36, 96, 192)
"""After so many determinizations it is decided who is dropped."""
_CHUNK = 8
CLOSEST, CLOSE_ROUNDS = 3, (256, 512, 768)
"""So many of the arms that come closest are tried so often, until the best is ahead by enough errors."""
_PRIOR_VARIANCE, _PRIOR_WEIGHT = 0.25, 4
"""Of a difference, so that a few determinizations that happen to be alike do not look like certainty."""
_PROMISING = 0.15
"""By how much one idea must be ahead after the first few playouts."""
_SCREENING, _SCREENING_AGAIN = ((3, 8), (6, 12), (12, 24)), ((4, 16), (12, 40))
"""How many actions are tried in how many determinizations before a proof is begun."""
_CLEAR_GAP = 0.12
"""An action is dropped when it is behind by so much, and by as many errors as a proof needs."""
_TREE_DEPTH, _TREE_DEALS, _TREE_ERRORS = 4, 160, 2.5
"""The second opinion: a search in which the seat may do better than planners in its next choices."""
CONFIRMING_DEALS, CONFIRMED_GAP, CONFIRMED_ERRORS = 384, 0.08, 4.0
"""In so many fresh determinizations the best must be ahead of the closest by so much, and by so many errors."""
_DECISIVE_LEAD = 40.0
"""As in the value of a finished game (``kernel/search/tree_search.py``)."""


@dataclass
class Arm:
    """An action with what came of it."""

    number: int
    action: Action
    idea: Idea
    wins: Values = field(default_factory=lambda: np.zeros(0))
    leads: Values = field(default_factory=lambda: np.zeros(0))

    @property
    def deals(self) -> int:
        return len(self.wins)


@dataclass(frozen=True)
class Proof:
    """What was found: the arms of the best idea that are right, and all others, the best of them first."""

    right: tuple[Arm, ...]
    wrong: tuple[Arm, ...]
    gap: float
    error: float


def outcomes(values: Values) -> tuple[Values, Values]:
    """Return who won, and by how many points, from values of games that were played to their end.

    A value is half a won game and half a lead, so a victory is at least 3/4 and a defeat at most 1/4.

    >>> wins, leads = outcomes(np.array([0.5 + 0.25 * (1 + np.tanh(8 / 40)), 0.25 * (1 + np.tanh(-20 / 40)), 0.5]))
    >>> wins.tolist(), leads.round(6).tolist()
    ([1.0, 0.0, 0.5], [8.0, -20.0, 0.0])
    """
    wins = np.where(values >= 0.75, 1.0, np.where(values <= 0.25, 0.0, 2.0 * values - 0.5))
    inside = np.clip((values - 0.5 * wins) / 0.25 - 1.0, -1 + 1e-12, 1 - 1e-12)
    return wins, _DECISIVE_LEAD * np.arctanh(inside)


def difference(better: Arm, worse: Arm) -> tuple[float, float]:
    """Return by how much one arm won more often than another where both were tried, and the standard error."""
    number = min(better.deals, worse.deals)
    differences = better.wins[:number] - worse.wins[:number]
    mean = float(differences.mean())
    squares = float(((differences - mean) ** 2).sum())
    variance = (squares + _PRIOR_WEIGHT * _PRIOR_VARIANCE) / (number + _PRIOR_WEIGHT)
    return mean, float(np.sqrt(variance / number))


class Trial:
    """All actions of a view, tried together."""

    def __init__(
        self, view: View, seed: int, numbers: Sequence[int] | None = None, tree: bool = False
    ) -> None:
        """``numbers`` are the actions to try, by default the whole menu."""
        assert view.seat is not None
        edition = view.edition
        menu = numbered_menu(view, board_of(edition))
        self.arms = [
            Arm(n, action, idea_of(edition, action))
            for n, action in menu.items()
            if numbers is None or n in numbers
        ]
        planner = planner_traits(edition)
        game = np.array([from_view(view, SplitMix(seed))])
        planners = planner_variants(planner, seed) if tree else (planner,)
        depth = _TREE_DEPTH if tree else 0
        self._ahead = Lookahead(edition, game, view.seat, seed, 1, planners, depth)
        self.playouts = 0

    def play(self, arms: Sequence[Arm], deals: int) -> None:
        """Try these arms in determinizations until they have been tried in so many."""
        for start in sorted({arm.deals for arm in arms if arm.deals < deals}):
            group = [arm for arm in arms if arm.deals == start]
            wins, leads = outcomes(self._ahead.values([arm.number for arm in group], start, deals))
            self.playouts += wins.size
            for place, arm in enumerate(group):
                arm.wins = np.concatenate((arm.wins, wins[:, place]))
                arm.leads = np.concatenate((arm.leads, leads[:, place]))

    def leader(self, arms: Sequence[Arm]) -> Arm:
        """Return the arm that won most often, of those that were tried most; leads decide between equals."""
        most = max(arm.deals for arm in arms)
        return max(
            (arm for arm in arms if arm.deals == most), key=lambda arm: (arm.wins.mean(), arm.leads.mean())
        )


def looks_promising(view: View, numbers: Sequence[int], seed: int) -> bool:
    """Whether one idea of these actions may be far ahead of the others, and the game is still open.

    Of most positions this can be told from a few playouts of the first few actions. Those that pass are tried
    again with fresh samples: what looks best by chance does so only once.
    """
    return all(
        _one_idea_leads(Trial(view, seed + attempt, numbers), numbers, rounds)
        for attempt, rounds in enumerate((_SCREENING, _SCREENING_AGAIN))
    )


def _one_idea_leads(trial: Trial, numbers: Sequence[int], rounds: Sequence[tuple[int, int]]) -> bool:
    arms = sorted(trial.arms, key=lambda arm: numbers.index(arm.number))
    for first, deals in rounds:
        tried = arms[:first]
        trial.play(tried, deals)
        best = trial.leader(tried)
        others = [difference(best, arm)[0] for arm in tried if arm.idea != best.idea]
        if not 0.1 < best.wins.mean() < 0.99 or any(mean < _PROMISING for mean in others):
            return False
    return True


def prove(view: View, seed: int) -> Proof | None:
    """Return the proof that one idea is best, or None where there is none."""
    trial = Trial(view, seed)
    if len({arm.idea for arm in trial.arms}) < 2:
        return None
    active = _one_of_each_idea(trial.arms)
    others = [arm for arm in trial.arms if arm not in active]
    best = active[0]
    for start in range(0, len(active), _CHUNK):  # whatever is as good as the best is found early
        tried = active[: start + _CHUNK]
        trial.play(tried, ROUNDS[0])
        best = trial.leader(tried)
        if any(_is_too_close(best, arm) for arm in tried):
            return None
    for deals in ROUNDS:
        trial.play(active, deals)
        best = trial.leader(active)
        active = [arm for arm in active if arm is best or not _is_out(best, arm)]
        if any(_is_too_close(best, arm) for arm in active if arm is not best):
            return None
        if others:  # other ways to do the same; those that are not far behind have to be tried on
            trial.play(others, ROUNDS[0])
            active += [arm for arm in others if arm.idea != best.idea and not _is_out(best, arm)]
            others = []
        elif len(active) == 1:
            break
    if not _is_ahead_of_the_closest(trial, best) or not _second_opinion(view, seed, trial, best):
        return None
    trial.play([arm for arm in trial.arms if arm.idea == best.idea], ROUNDS[1])
    proof = _conclude(trial, best)
    if proof is None:
        return None
    closest = [arm.number for arm in _closest(trial, best)[:CLOSEST]]
    confirmed = confirm(view, seed + 2, best.number, closest)
    return None if confirmed is None else replace(proof, gap=confirmed[0], error=confirmed[1])


def confirm(view: View, seed: int, best: int, others: Sequence[int]) -> tuple[float, float] | None:
    """Return by how much the best action is ahead of the closest of the others, and the error; None if too little.

    The determinizations are fresh: none of them had a part in choosing the best action, which would flatter it.
    """
    trial = Trial(view, seed, [best, *others])
    trial.play(trial.arms, CONFIRMING_DEALS)
    found = {arm.number: arm for arm in trial.arms}
    gap, error = min(difference(found[best], found[other]) for other in others)
    return (gap, error) if gap >= CONFIRMED_GAP and gap >= CONFIRMED_ERRORS * error else None


def _closest(trial: Trial, best: Arm) -> list[Arm]:
    """The arms of other ideas, those first that are least behind."""
    others = [arm for arm in trial.arms if arm.idea != best.idea]
    return sorted(others, key=lambda arm: difference(best, arm)[0])


def _is_ahead_of_the_closest(trial: Trial, best: Arm) -> bool:
    """Whether the best arm stays ahead, by enough errors, of those that come closest to it."""
    for deals in CLOSE_ROUNDS:
        trial.play([best, *_closest(trial, best)[:CLOSEST]], deals)
        close = [difference(best, arm) for arm in _closest(trial, best)[:CLOSEST]]
        if any(mean < GAP for mean, _ in close):
            return False
        if all(mean >= ERRORS * error for mean, error in close):
            return True
    return False


def _one_of_each_idea(arms: Sequence[Arm]) -> list[Arm]:
    """The first arm of each idea, of claims the one with the fewest locomotives."""
    found: dict[Idea, Arm] = {}
    for arm in arms:
        if arm.idea not in found or _locomotives(arm) < _locomotives(found[arm.idea]):
            found[arm.idea] = arm
    return list(found.values())


def _locomotives(arm: Arm) -> int:
    return arm.action.cards[LOCOMOTIVE] if isinstance(arm.action, Claim | BuildStation) else 0


def _is_out(best: Arm, arm: Arm) -> bool:
    """Whether an arm is so far behind that it need not be tried any more."""
    mean, error = difference(best, arm)
    return mean >= _CLEAR_GAP and mean >= ERRORS_OF_OTHERS * error


def _is_too_close(best: Arm, arm: Arm) -> bool:
    mean, error = difference(best, arm)
    return arm.idea != best.idea and mean + error < GAP


def _conclude(trial: Trial, best: Arm) -> Proof | None:
    """Sort the arms into right and wrong ones; None where an arm of another idea is not clearly worse."""
    right, wrong = [best], []
    closest, its_error = 1.0, 0.0
    for arm in trial.arms:
        if arm is best:
            continue
        mean, error = difference(best, arm)
        worse = mean >= GAP and mean >= ERRORS_OF_OTHERS * error
        if worse:
            wrong.append(arm)
            if mean < closest and arm.idea != best.idea:
                closest, its_error = mean, error
        elif arm.idea == best.idea:
            right.append(arm)
        else:
            return None
    if not any(arm.idea != best.idea for arm in wrong):
        return None
    wrong.sort(key=lambda arm: difference(best, arm)[0])
    return Proof(tuple(right), tuple(wrong), closest, its_error)


def _second_opinion(view: View, seed: int, trial: Trial, best: Arm) -> bool:
    """Whether a tree search with fresh determinizations agrees, of the best arm and the closest other idea."""
    other = _closest(trial, best)[0]
    again = Trial(view, seed + 1, [best.number, other.number], tree=True)
    again.play(again.arms, _TREE_DEALS)
    found = {arm.number: arm for arm in again.arms}
    mean, error = difference(found[best.number], found[other.number])
    return mean >= GAP / 2 and mean >= _TREE_ERRORS * error
