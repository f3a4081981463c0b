"""The annotated record: everything that an analysis found out about a game, as one document.

``docs/analysis.md`` describes it field by field. Seats count from 0; ``at`` is a number of actions: the position after
so many entries of the record. Actions are in notation, and everything is named by its id.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from northline.analysis.chances import Chances
from northline.analysis.documents import DocumentError, read, write
from northline.analysis.luck_account import Luck, LuckParts, PointsLuck, SeatLuck
from northline.analysis.reason_codes import REASONS
from northline.editions.untrusted import shown
from northline.rules.formats.json_text import JsonError, parse_json

__all__ = [
    "FORMAT",
    "VERSION",
    "Alternative",
    "AnalysisError",
    "AnnotatedGame",
    "Chances",
    "Decision",
    "Luck",
    "LuckParts",
    "Moment",
    "PointsLuck",
    "Reason",
    "SeatLuck",
    "Settings",
    "Summary",
    "TurningPoint",
    "because",
]

FORMAT, VERSION = "northline-analysis", 1

Kind = Literal["tickets", "routes", "cards", "timing"]
"""What a decision was about: which tickets to keep; which route or station, and how to pay; which card; or which kind
of action to take at all, such as new tickets instead of cards."""
Verdict = Literal["forced", "best", "equal", "good", "inaccuracy", "mistake", "blunder"]
Cause = Literal["decision", "luck"]
Value = int | float | str

KINDS: tuple[Kind, ...] = get_args(Kind)
VERDICTS: tuple[Verdict, ...] = get_args(Verdict)
FAULTS: tuple[Verdict, ...] = ("inaccuracy", "mistake", "blunder")
"""Verdicts of decisions that gave something away, the smallest first."""
MOST_ALTERNATIVES = 5


class AnalysisError(DocumentError):
    """A document that is not an analysis, or is a broken one."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of the game: the one after ``at`` actions."""

    at: int
    open: Chances
    """With all cards and tickets known, but not what chance brings next."""
    own: tuple[Chances, ...]
    """For each seat what it could have known."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A code of :data:`~northline.analysis.reason_codes.REASONS`, with its values."""

    code: str
    values: Mapping[str, Value]


def because(code: str, **values: Value) -> Reason:
    """A reason with its values: ``because("end_is_near", turns=3)``."""
    return Reason(code, values)


@dataclass(frozen=True, slots=True)
class Alternative:
    """What could have been done, and how it would have turned out."""

    action: str
    win: float
    """The deciding seat's chance to win after it."""
    error: float
    """The standard error of ``win``."""
    points: float
    """The final points that the seat could expect."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that a seat made in position ``at``: entry ``at`` + 1 of the record."""

    at: int
    seat: int
    action: str
    kind: Kind
    verdict: Verdict
    best: str | None
    """The better move; only where it is better beyond the error."""
    loss: float
    """The chance to win that was given away against ``best``; 0 where there is none."""
    error: float
    """The standard error of ``loss``."""
    points_loss: float
    """The expected points that were given away."""
    alternatives: tuple[Alternative, ...]
    """The best first; empty where a decision was forced."""
    reasons: tuple[Reason, ...]
    """Why the better move is better, the weightiest first."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A moment at which the chances, with all cards open, changed much: by entry ``at`` + 1 of the record."""

    at: int
    seat: int
    """Whose action it was."""
    swing: tuple[float, ...]
    """By how much each seat's chance to win changed."""
    cause: Cause
    """Whether the seat decided it, or the cards that it met."""
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """What a player gave away."""

    seat: int
    given_away: Mapping[Kind, float]
    """Chances to win, by what the decisions were about."""
    verdicts: Mapping[Verdict, int]
    """How many decisions got each verdict."""
    accuracy: float | None
    """From 0 to 100; None where no decision was judged."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the analysis was made: the same settings give the same analysis."""

    level: str
    playouts: int
    """For each doubtful decision."""
    seed: int
    values: str
    """The model that valued positions."""


@dataclass(frozen=True, slots=True)
class AnnotatedGame:
    """A whole game, taken apart.

    While it is being made it is not ``complete``: the moments come first, then the decisions, then the luck.
    """

    edition: str
    digest: str
    players: int
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    entries: int
    over: bool
    """Whether the record has the end of the game."""
    complete: bool
    settings: Settings
    moments: tuple[Moment, ...]
    """One for each position, from before the first action to after the last."""
    decisions: tuple[Decision, ...]
    turning_points: tuple[TurningPoint, ...]
    luck: Luck | None
    """None where the game is not over."""
    summary: tuple[Summary, ...]

    def to_dict(self) -> dict[str, Any]:
        """The document, ready for JSON."""
        return {"format": FORMAT, "version": VERSION, **write(self)}

    def to_json(self, ascii_only: bool = False) -> str:
        """The document as text, on one line."""
        return json.dumps(self.to_dict(), ensure_ascii=ascii_only, separators=(",", ":"))

    @staticmethod
    def from_json(text: str) -> AnnotatedGame:
        """Read a document from text.

        :raises AnalysisError: with a sentence that says what is wrong with it.
        """
        try:
            return AnnotatedGame.from_dict(parse_json(text))
        except JsonError as error:
            raise AnalysisError(f"the analysis {error}") from None

    @staticmethod
    def from_dict(document: Any) -> AnnotatedGame:
        """Read a document.

        :raises AnalysisError: with a sentence that says what is wrong with it.

        >>> AnnotatedGame.from_dict({"format": "northline-analysis", "version": 7})
        Traceback (most recent call last):
            ...
        northline.analysis.annotated.AnalysisError: the analysis has version 7; this program reads version 1
        """
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise AnalysisError(f'this is not an analysis: "format" should be "{FORMAT}"')
        if document.get("version") != VERSION:
            found = shown(document.get("version"))
            raise AnalysisError(f"the analysis has version {found}; this program reads version {VERSION}")
        rest = {key: value for key, value in document.items() if key not in ("format", "version")}
        try:
            game = read(AnnotatedGame, rest, "analysis")
            _check(game)
        except DocumentError as error:
            raise AnalysisError(str(error)) from None
        return game


def _check(game: AnnotatedGame) -> None:
    """What types alone do not say: everything is about the same seats and actions."""
    players = game.players
    _must(2 <= players <= 5, "players", "from 2 to 5")
    _must(game.entries >= 0, "entries", "0 or more")
    _must(len(game.names) == players, "names", "one for each player")
    _must(len(game.bots) in (0, players), "bots", "one for each player, or none")
    _must(not game.moments or len(game.moments) == game.entries + 1, "moments", "one more than entries")
    for place, moment in enumerate(game.moments):
        where = f"moments[{place}]"
        _must(moment.at == place, f"{where}.at", str(place))
        _must(len(moment.own) == players, f"{where}.own", "one for each player")
        for chances in (moment.open, *moment.own):
            fits = len(chances.win) == len(chances.points) == players
            _must(fits, where, "chances and points of every player")
    for place, decision in enumerate(game.decisions):
        where = f"decisions[{place}]"
        _must(0 <= decision.at < game.entries, f"{where}.at", "a position with an action after it")
        _must(0 <= decision.seat < players, f"{where}.seat", "the number of a seat")
        few = len(decision.alternatives) <= MOST_ALTERNATIVES
        _must(few, f"{where}.alternatives", f"at most {MOST_ALTERNATIVES}")
        _check_reasons(decision.reasons, where, players)
    for place, point in enumerate(game.turning_points):
        where = f"turning_points[{place}]"
        _must(0 <= point.at < game.entries, f"{where}.at", "a position with an action after it")
        _must(0 <= point.seat < players, f"{where}.seat", "the number of a seat")
        _must(len(point.swing) == players, f"{where}.swing", "one for each player")
        _check_reasons(point.reasons, where, players)
    _must(game.luck is None or len(game.luck.seats) == players, "luck.seats", "one for each player")
    seats = [summary.seat for summary in game.summary]
    _must(seats in ([], list(range(players))), "summary", "one for each player, in order")
    for summary in game.summary:
        keys = set(summary.given_away) <= set(KINDS) and set(summary.verdicts) <= set(VERDICTS)
        _must(keys, f"summary[{summary.seat}]", "by kinds of decisions and by verdicts")


def _check_reasons(reasons: tuple[Reason, ...], where: str, players: int) -> None:
    for place, reason in enumerate(reasons):
        here = f"{where}.reasons[{place}]"
        known = REASONS.get(reason.code)
        if known is None:
            raise DocumentError(f"{here}.code: there is no reason {shown(reason.code)}")
        names = " and ".join(known)
        _must(reason.values.keys() == known.keys(), f"{here}.values", f"{names} for {reason.code}")
        for name, kind in known.items():
            value: Any = read(kind, reason.values[name], f"{here}.values.{name}")
            if name == "seat":
                _must(
                    isinstance(value, int) and 0 <= value < players,
                    f"{here}.values.seat",
                    "the number of a seat",
                )


def _must(fits: bool, where: str, what: str) -> None:
    if not fits:
        raise DocumentError(f"{where} should be {what}")
