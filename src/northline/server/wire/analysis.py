"""The analysis of a finished game as it travels: the annotated record of ``northline.analysis``, and how far it is."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

Kind = Literal["tickets", "routes", "cards", "timing"]
"""What a decision is about."""
Verdict = Literal["forced", "best", "equal", "good", "inaccuracy", "mistake", "blunder"]


class _Part(msgspec.Struct, frozen=True):
    pass


class SeatChances(_Part, frozen=True):
    """Everybody's chances in a position."""

    win: list[float]
    """Each seat's chance to win; together they are 1."""
    points: list[float]
    """The points that each seat may expect at the end."""
    error: float
    """The standard error of the chances to win."""


class AnalysedMoment(_Part, frozen=True):
    """A position, after so many actions."""

    at: int
    open: SeatChances
    """With all cards open."""
    own: list[SeatChances]
    """For each seat what somebody well-informed would have thought in that seat, knowing what it knew."""


class JudgementReason(_Part, frozen=True):
    """Why something is so: a code, and what to fill into its sentence."""

    code: str
    values: dict[str, str | float]
    """Ids of tickets, routes, cities and cards, numbers of seats, and other numbers."""


class JudgedAlternative(_Part, frozen=True):
    """An action that could have been chosen."""

    action: str
    win: float
    error: float
    points: float


class JudgedDecision(_Part, frozen=True):
    """A decision of a player, compared with the best that was found."""

    at: int
    """The position it was made in: after so many actions."""
    seat: int
    action: str
    """In notation."""
    kind: Kind
    verdict: Verdict
    best: str | None
    """The better action; null where none is better beyond the error."""
    loss: float
    """The chance to win that was given away."""
    error: float
    """Its standard error."""
    points_loss: float
    alternatives: list[JudgedAlternative]
    """The best ones, best first."""
    reasons: list[JudgementReason]


class TurningPoint(_Part, frozen=True):
    """A moment at which the game turned: the next action changed the chances much."""

    at: int
    """The position before that action."""
    seat: int
    """Who acted."""
    swing: list[float]
    """By how much each seat's chance to win changed."""
    cause: Literal["decision", "luck"]
    reasons: list[JudgementReason]


class LuckParts(_Part, frozen=True):
    """What chance gave or took."""

    cards: float
    tickets: float
    tunnels: float


class PointsLuck(_Part, frozen=True):
    """The same as points ahead of the best other seat."""

    result: float
    start: float
    luck: LuckParts
    skill: float
    error: float


class SeatLuck(_Part, frozen=True):
    """Where a seat's result came from: the start, luck and skill add up to it."""

    result: float
    """1 for a victory, 0 for a defeat, a share for a shared victory."""
    start: float
    """The chance to win before the first card."""
    luck: LuckParts
    skill: float
    error: float
    """The standard error of the skill."""
    points: PointsLuck


class GameLuck(_Part, frozen=True):
    seats: list[SeatLuck]


class SeatSummary(_Part, frozen=True):
    """A player's decisions in numbers."""

    seat: int
    given_away: dict[Kind, float]
    """The chances to win given away, by what the decisions were about."""
    verdicts: dict[Verdict, int]
    accuracy: float | None
    """From 0 to 100; null where no decision was judged."""


class AnalysisSettings(_Part, frozen=True):
    """How the analysis was made."""

    level: str
    playouts: int
    seed: int
    values: str
    """The model that estimated the chances."""


class GameAnalysis(_Part, frozen=True):
    """The annotated record of a game. While it is being made, what is missing is empty or null."""

    format: Literal["northline-analysis"]
    version: int
    edition: str
    digest: str
    players: int
    names: list[str]
    bots: list[str | None]
    entries: int
    """The number of actions of the game."""
    over: bool
    """Whether the record has the end of the game."""
    complete: bool
    """Whether nothing is missing any more."""
    settings: AnalysisSettings
    moments: list[AnalysedMoment]
    decisions: list[JudgedDecision]
    turning_points: list[TurningPoint]
    luck: GameLuck | None
    summary: list[SeatSummary]


class LiveChances(msgspec.Struct, frozen=True):
    """How a game between bots stands, for those who watch it."""

    seq: int
    """The position: after so many entries. It may be an earlier one than now."""
    chances: SeatChances
    """What somebody well-informed would think who sees no more than a spectator."""


AnalysisStage = Literal["preparing", "curve", "decisions", "luck"]
"""Getting ready, which may take a minute the first time; then one part after the other."""
AnalysisProblem = Literal["died", "late", "failed"]
"""The process ended; it took too long; something in it failed."""


class AnalysisState(msgspec.Struct, frozen=True):
    """How far an analysis is. Ask again in a second while it is queued or being made."""

    game: str
    """What it is known by here."""
    state: Literal["none", "queued", "working", "done", "failed"]
    """Nobody has asked for it yet; it waits; it is being made; it is there; it could not be made."""
    place: int | None = None
    """The place in the queue; 1 is next."""
    stage: AnalysisStage | None = None
    progress: float = 0.0
    """From 0 to 1, of the whole."""
    problem: AnalysisProblem | None = None
    part: int = 0
    """Grows whenever more of it is there. Say the last one as ``?since=``, and it comes only when there is more."""
    analysis: GameAnalysis | None = None
    """What is there."""


class AnalysisUpdate(NamedTuple):
    """What whoever makes an analysis says now and then."""

    stage: AnalysisStage
    progress: float
    """From 0 to 1, of the whole."""
    document: bytes | None = None
    """All that is there of it, as JSON, where there is more than before. The last update has the whole."""
