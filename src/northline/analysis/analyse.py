"""The analysis of a game, put together: the course of the game first, then decisions, turning points and luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from northline.analysis.annotated import FAULTS, AnnotatedGame, Decision, Moment, Settings, Verdict
from northline.analysis.judging.evidence import gather
from northline.analysis.judging.judge import Judgement, judge
from northline.analysis.judging.levels import DEFAULT_LEVEL, LEVELS, Level
from northline.analysis.judging.positions import Choice, choices_of, state_at
from northline.analysis.judging.reasons import reasons_for
from northline.analysis.judging.turning_points import turning_points
from northline.analysis.judging.valuing import by_evaluator, own_chances
from northline.analysis.judging.verdicts import summaries, verdict_for
from northline.analysis.luck import luck
from northline.analysis.values import Evaluator
from northline.editions.model import Edition
from northline.game import Game
from northline.rules.formats.record import Record
from northline.rules.view import view

__all__ = [
    "Progress",
    "analyse",
    "analysed",
]

Part = Literal["curve", "decisions", "luck"]
_DECISIONS_AT_A_TIME = 12
_MOMENTS_AT_A_TIME = 24
_SHARES: dict[Part, float] = {"curve": 0.1, "decisions": 0.75, "luck": 0.15}
"""The part of the time that each part takes, about."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an analysis is."""

    part: Part
    done: int
    total: int
    """Moments or decisions of this part."""

    @property
    def share(self) -> float:
        """How much of the whole analysis is done, from 0 to 1."""
        parts = list(_SHARES)
        before = sum(_SHARES[part] for part in parts[: parts.index(self.part)])
        return before + _SHARES[self.part] * self.done / max(1, self.total)


def analyse(
    game: Game | Record,
    *,
    level: str | Level = DEFAULT_LEVEL,
    seed: int = 0,
    edition: Edition | None = None,
    threads: int | None = None,
) -> Iterator[Progress | AnnotatedGame]:
    """Analyse a game: yields how far it is and, each time a part is done, what is known so far.

    The last thing that it yields is the whole analysis (``complete``). The same game, level and seed give the same
    analysis; what it says of a moment or a decision does not depend on anything that came after.

    :param level: ``quick``, ``normal`` or ``deep``, or a budget of your own.
    :param edition: needed for the record of an edition that is not built in.
    :raises ValueError: when there is no such level, or the board is too large for the kernel.
    :raises RecordError: when a record does not replay.
    """
    if isinstance(level, str):
        if level not in LEVELS:
            raise ValueError(f"the level of an analysis is one of {', '.join(LEVELS)}, not {level!r}")
        level = LEVELS[level]
    if isinstance(game, Record):
        game = Game.replay(game, edition)
    return _Analysis(game, level, seed, threads).run()


def analysed(
    game: Game | Record,
    *,
    level: str | Level = DEFAULT_LEVEL,
    seed: int = 0,
    edition: Edition | None = None,
    threads: int | None = None,
) -> AnnotatedGame:
    """The whole analysis of a game, for whoever does not want to hear how far it is; see :func:`analyse`."""
    *_, last = analyse(game, level=level, seed=seed, edition=edition, threads=threads)
    assert isinstance(last, AnnotatedGame)
    return last


class _Analysis:
    def __init__(self, game: Game, level: Level, seed: int, threads: int | None) -> None:
        self._game, self._level, self._seed, self._threads = game, level, seed, threads
        self._evaluator = Evaluator(game.edition, game.state.players, seed=seed)

    def run(self) -> Iterator[Progress | AnnotatedGame]:
        game, header = self._game, self._game.record.header
        moments: list[Moment] = []
        for part in self._moments():
            moments += part
            yield Progress("curve", len(moments), len(game.record.entries) + 1)
        document = AnnotatedGame(
            edition=game.edition.id,
            digest=game.edition.digest,
            players=game.state.players,
            names=game.names,
            bots=header.bots,
            entries=len(game.record.entries),
            over=game.over,
            complete=False,
            settings=Settings(
                self._level.name,
                self._level.measure,
                self._seed,
                self._evaluator.model,
            ),
            moments=tuple(moments),
            decisions=(),
            turning_points=turning_points(game, moments, self._evaluator.open_many),
            luck=None,
            summary=(),
        )
        yield document
        decisions: list[Decision] = []
        for judged in self._decisions():
            decisions += judged
            yield Progress("decisions", len(decisions), document.entries)
        document = replace(
            document, decisions=tuple(decisions), summary=summaries(decisions, document.players)
        )
        if game.over:
            yield document
            yield Progress("luck", 0, 1)
            document = replace(document, luck=luck(game, self._evaluator, threads=self._threads))
        yield replace(document, complete=True)

    def _moments(self) -> Iterator[list[Moment]]:
        game, seats = self._game, range(self._game.state.players)
        last = len(game.record.entries) + 1
        for start in range(0, last, _MOMENTS_AT_A_TIME):
            numbers = range(start, min(last, start + _MOMENTS_AT_A_TIME))
            states = [state_at(game, at) for at in numbers]
            opened = self._evaluator.open_many(states)
            seen = self._evaluator.from_views([view(state, seat) for state in states for seat in seats])
            yield [
                Moment(at, opened[place], tuple(seen[place * len(seats) : (place + 1) * len(seats)]))
                for place, at in enumerate(numbers)
            ]

    def _decisions(self) -> Iterator[list[Decision]]:
        choices = list(choices_of(self._game, self._seed))
        for start in range(0, len(choices), _DECISIONS_AT_A_TIME):
            yield self.judge(choices[start : start + _DECISIONS_AT_A_TIME])

    def judge(self, choices: Sequence[Choice]) -> list[Decision]:
        """Judge some decisions, and say why."""
        chances = own_chances(self._evaluator, choices)
        judgements = judge(choices, self._level, by_evaluator(self._evaluator), self._threads, chances)
        faulty = [j for j in judgements if _verdict(j) in FAULTS]
        proofs = gather(faulty, self._threads)
        reasons = {id(j): reasons_for(j, proof) for j, proof in zip(faulty, proofs, strict=True)}
        return [
            Decision(
                at=j.choice.at,
                seat=j.choice.seat,
                action=j.choice.text,
                kind=j.kind,
                verdict=_verdict(j),
                best=None if j.best is None else j.choice.text_of(j.best),
                loss=j.loss.gap,
                error=j.loss.error,
                points_loss=j.points_loss,
                alternatives=j.alternatives(),
                reasons=reasons.get(id(j), ()),
            )
            for j in judgements
        ]


def _verdict(judgement: Judgement) -> Verdict:
    if judgement.choice.forced:
        return "forced"
    return verdict_for(judgement.loss.gap, judgement.loss.error, judgement.is_best, judgement.is_reliable)
