"""Judging decisions: a screen of all of them, then the doubtful ones again in fresh determinizations.

The best of many noisy values looks better than it is. So candidates are chosen by one set of playouts and measured by
another: what is claimed in the end comes from determinizations that had no part in choosing the better move. And since
the value model may err in favour of a kind of move, serious gaps have to show in games played to their end, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from northline.analysis.annotated import MOST_ALTERNATIVES, Alternative, Kind
from northline.analysis.judging import levels
from northline.analysis.judging.estimates import Estimate, estimate, sampling_error
from northline.analysis.judging.levels import Level
from northline.analysis.judging.positions import Choice, candidates
from northline.analysis.judging.realism import gains_of_games
from northline.analysis.judging.trials import Sample, Trials
from northline.analysis.judging.valuing import Valuing
from northline.analysis.judging.verdicts import RELIABLE, SURENESS, kind_of
from northline.kernel.play_ahead import Leaves

_GLANCE, _LIKELY = 2, 8
"""In so many determinizations the screen tries every candidate; in the others so many, besides the move made."""
_KEPT = 3
"""Candidates, besides the move made, that the screen looks at again."""
_COMPARED = 2
"""Candidates, besides the move made, that are compared over the longer horizon."""
_EARLY = 0.4
"""After this part of the determinizations it is no longer measured what turned out to be a trifle."""
SERIOUS = 0.04
"""A gap for which whole games are played,"""
MOST_ROUNDS = 4
"""round by round, at most so many,"""
_GRAVE, _CLEAR = 0.07, 3.0
"""as long as it may be so large, and is not so many standard errors."""
_DOUBT = 0.04
"""A move that may have given away so much is looked at again."""


@dataclass
class Judgement:
    """What is known about one decision. Samples are added to it as it is looked at more closely."""

    choice: Choice
    chance: float = 1.0
    """The seat's chance to win by its view: more than that is not believed of any move."""
    screened: Sample | None = None
    """Every candidate; the better ones with more determinizations."""
    finalists: Sample | None = None
    compared: Sample | None = None
    measured: Sample | None = None
    whole_games: Leaves | None = None
    """The ends of games after the move made and the better one in turn, for gaps that are more than a trifle."""
    best: int | None = None
    """The number of the better move; None where none was found."""
    loss: Estimate = field(default_factory=lambda: Estimate(0.0, 0.0))
    points_loss: float = 0.0

    @property
    def kind(self) -> Kind:
        """What the decision was about."""
        better = None if self.best is None else self.choice.action_of(self.best)
        return kind_of(self.choice.action, better)

    @property
    def is_reliable(self) -> bool:
        """Whether the better move is right in most deals that the view allows: by far the most games that ended
        otherwise ended better."""
        if self.whole_games is None:
            return False
        gains = gains_of_games(self.whole_games, self.choice.seat, self.chance)
        return bool((gains > 0).sum() >= RELIABLE * (gains != 0).sum())

    @property
    def is_best(self) -> bool:
        """Whether the move made is better than every other, beyond the error."""
        made, sample = self.choice.made, self.compared or self.finalists
        if self.best is not None or sample is None:
            return False
        rivals = [action for action in sample.actions if action != made]
        return all(
            (gains := sample.gains(made, rival)).mean() > SURENESS * sampling_error(gains) for rival in rivals
        )

    def alternatives(self) -> tuple[Alternative, ...]:
        """The best candidates, the best first, and the move made among them."""
        samples = [s for s in (self.measured, self.compared, self.finalists, self.screened) if s is not None]
        if not samples:
            return ()
        made = self.choice.made
        base, base_points = samples[0].mean(made), _mean_points(samples[0], made)
        ceiling = max(0.0, self.loss.gap) if self.best is not None else 0.0
        found = []
        for action in dict.fromkeys(action for sample in samples for action in sample.actions):
            sample = next(sample for sample in samples if action in sample.actions)
            gains = sample.gains(action, made)
            gap = estimate(gains, kind_of(self.choice.action, self.choice.action_of(action))).gap
            gap = ceiling if action == self.best else min(gap, ceiling)
            points = base_points + sample.points_gained(action, made)
            rank = (action != self.best, -gap, action != made)
            found.append(
                (rank, Alternative(self.choice.text_of(action), base + gap, _error(sample, action), points))
            )
        ranked = [alternative for _, alternative in sorted(found, key=lambda item: item[0])]
        own = next(item for item in ranked if item.action == self.choice.text)
        best = ranked[:MOST_ALTERNATIVES]
        return tuple(best if own in best else [*best[:-1], own])


def _mean_points(sample: Sample, action: int) -> float:
    return float(sample.points[:, sample.actions.index(action)].mean())


def _error(sample: Sample, action: int) -> float:
    column = sample.win[:, sample.actions.index(action)]
    return sampling_error(column)


def judge(
    choices: Sequence[Choice],
    level: Level,
    valuing: Valuing,
    threads: int | None = None,
    chances: Sequence[float] | None = None,
) -> list[Judgement]:
    """Judge some decisions of one game; forced ones are returned as they are.

    ``chances`` are each seat's chances to win by its view (``own_chances`` in ``valuing``), where they are known.
    """
    found = [
        Judgement(choice, chance)
        for choice, chance in zip(choices, chances or [1.0] * len(choices), strict=True)
    ]
    open_ones = [judgement for judgement in found if not judgement.choice.forced]
    if open_ones:
        _Judge(open_ones, level, valuing, threads).run()
    return found


class _Judge:
    def __init__(
        self, judgements: Sequence[Judgement], level: Level, valuing: Valuing, threads: int | None
    ) -> None:
        self._all, self._level = dict(enumerate(judgements)), level
        self._trials = Trials(
            [judgement.choice for judgement in judgements],
            valuing,
            threads,
            [judgement.chance for judgement in judgements],
        )

    def run(self) -> None:
        level, found = self._level, self._all
        halves = level.compare // 2, level.compare - level.compare // 2
        ends = _running_sum((level.screen, level.screen_again, *halves, level.measure))
        everything = {index: candidates(judgement.choice) for index, judgement in found.items()}
        glance = min(_GLANCE, level.screen)
        for index, sample in self._sample(everything, 0, glance, measure=False).items():
            found[index].screened = sample
        if glance < level.screen:
            likely = {index: _best_of(found[index].screened, found[index], _LIKELY) for index in found}
            for index, sample in self._sample(likely, glance, ends[0], measure=False).items():
                found[index].screened = _joined(found[index].screened, sample)
        kept = {index: _best_of(found[index].screened, found[index], _KEPT) for index in found}
        for index, sample in self._sample(kept, ends[0], ends[1], measure=False).items():
            found[index].finalists = _joined(found[index].screened, sample)
        doubtful = {
            index: _best_of(found[index].finalists, found[index], _COMPARED)
            for index in found
            if _is_doubtful(found[index], found[index].finalists)
        }
        for index, sample in self._sample(doubtful, ends[1], ends[2], measure=True).items():
            found[index].compared = sample
        still = {
            index: _best_of(found[index].compared, found[index], _COMPARED)
            for index in doubtful
            if _is_doubtful(found[index], found[index].compared)
        }
        for index, sample in self._sample(still, ends[2], ends[3], measure=True).items():
            found[index].compared = _joined(found[index].compared, sample)
        pairs = {index: pair for index in still if (pair := _pair(found[index]))}
        early = ends[3] + int(_EARLY * level.measure)
        for index, sample in self._sample(pairs, ends[3], early, measure=True).items():
            found[index].measured = sample
        going_on = {
            index: pair for index, pair in pairs.items() if _is_doubtful(found[index], found[index].measured)
        }
        for index, sample in self._sample(going_on, early, ends[4], measure=True).items():
            found[index].measured = _joined(found[index].measured, sample)
        for round_ in range(MOST_ROUNDS):
            unclear = {index: pair for index, pair in pairs.items() if _needs_games(found[index])}
            if unclear:
                first = ends[4] + round_ * level.whole_games
                self._play_whole_games(unclear, first, first + level.whole_games)
        for index in pairs:
            _conclude(found[index])

    def _play_whole_games(self, pairs: Mapping[int, Sequence[int]], first: int, last: int) -> None:
        leaves = self._trials.leaves(pairs, first, last, horizon=0)
        for place, index in enumerate(pairs):
            rows = slice(2 * place * (last - first), 2 * (place + 1) * (last - first))
            played = self._all[index].whole_games
            self._all[index].whole_games = leaves[rows] if played is None else played.joined(leaves[rows])

    def _sample(
        self, wanted: Mapping[int, Sequence[int]], first: int, last: int, measure: bool
    ) -> dict[int, Sample]:
        """Try candidates; decisions about tickets need a longer horizon than others."""
        found: dict[int, Sample] = {}
        for tickets in (False, True):
            chosen = {i: a for i, a in wanted.items() if self._about_tickets(i) == tickets}
            if tickets:
                horizon = levels.TICKET_MEASURE_HORIZON if measure else levels.TICKET_SCREEN_HORIZON
            else:
                horizon = levels.MEASURE_HORIZON if measure else levels.SCREEN_HORIZON
            if chosen:
                found |= self._trials.sample(chosen, first, last, horizon)
        return found

    def _about_tickets(self, index: int) -> bool:
        return self._all[index].choice.view.phase in ("opening", "tickets")


def _best_of(sample: Sample | None, judgement: Judgement, number: int) -> list[int]:
    """The move made, and the best of the others."""
    assert sample is not None
    made = judgement.choice.made
    others = sorted((a for a in sample.actions if a != made), key=lambda a: -sample.mean(a))
    return [made, *others[:number]]


def _joined(before: Sample | None, more: Sample) -> Sample:
    return more if before is None else before.joined(more)


def _pair(judgement: Judgement) -> list[int]:
    """The move made and the one that did best against it; empty where none did better."""
    sample, made = judgement.compared, judgement.choice.made
    assert sample is not None
    best = max(sample.actions, key=sample.mean)
    return [made, best] if best != made and _may_matter(judgement, sample, best) else []


def _running_sum(numbers: Iterable[int]) -> list[int]:
    total, sums = 0, []
    for number in numbers:
        total += number
        sums.append(total)
    return sums


def _is_doubtful(judgement: Judgement, sample: Sample | None) -> bool:
    assert sample is not None
    made = judgement.choice.made
    return any(_may_matter(judgement, sample, action) for action in sample.actions if action != made)


def _may_matter(judgement: Judgement, sample: Sample, action: int) -> bool:
    """Whether an action may well be better than the move made, by more than is worth a word."""
    choice = judgement.choice
    kind = kind_of(choice.action, choice.action_of(action))
    gap = estimate(sample.gains(action, choice.made), kind)
    return gap.gap > 0.0 and gap.gap + gap.error > _DOUBT


def _is_serious(judgement: Judgement) -> bool:
    """Whether a gap may be called more than a trifle: then it is worth playing whole games for."""
    gap = _measured_gap(judgement)
    return gap.gap >= SERIOUS and gap.gap > SURENESS * gap.error


def _needs_games(judgement: Judgement) -> bool:
    """Whether whole games should be played: for a serious gap some in any case, and more until it is clear."""
    if judgement.whole_games is None:
        return _is_serious(judgement)
    gap = _measured_gap(judgement)
    return gap.gap + gap.error >= _GRAVE and gap.gap < _CLEAR * gap.error


def _measured_gap(judgement: Judgement) -> Estimate:
    sample = judgement.measured
    assert sample is not None
    made, best = sample.actions
    kind = kind_of(judgement.choice.action, judgement.choice.action_of(best))
    games, seat = judgement.whole_games, judgement.choice.seat
    gains = [] if games is None else [gains_of_games(games, seat, judgement.chance)]
    return estimate(sample.gains(best, made), kind, *gains)


def _conclude(judgement: Judgement) -> None:
    """Estimate the loss from determinizations that did not choose the better move."""
    sample, loss = judgement.measured, _measured_gap(judgement)
    assert sample is not None
    made, best = sample.actions
    if loss.gap - SURENESS * loss.error > 0.0:
        judgement.best, judgement.loss = best, loss
        judgement.points_loss = sample.points_gained(best, made)
