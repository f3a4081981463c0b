"""A puzzle: what a seat sees, and the moves that are right, with the proof and the reasons (``docs/puzzles.md``)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

from northline.analysis.puzzles.reasons import DIFFICULTIES, REASONS, THEMES, Difficulty, Theme
from northline.analysis.puzzles.views import InvalidView, view_of
from northline.editions.model import Edition
from northline.editions.untrusted import shown
from northline.rules.actions import Action, BuildStation, Claim
from northline.rules.errors import NotationError
from northline.rules.formats.document_types import ViewDocument
from northline.rules.formats.json_text import JsonError, parse_json
from northline.rules.formats.notation import format_action, parse_action
from northline.rules.view import View

FORMAT, VERSION = "northline-puzzles", 1


class PuzzleError(ValueError):
    """A file of puzzles that cannot be used, with a sentence that says why."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """An action with what came of it in the playouts."""

    action: str
    """In notation."""
    win: float
    """The seat's chance to win after it."""
    error: float
    """The standard error: of this chance for the solution, of the distance to the solution for others."""
    lead: float
    """Points ahead of the best of the others at the end, on average."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the solution is best: a code of :data:`~northline.analysis.puzzles.reasons.REASONS`, and its values."""

    code: str
    values: dict[str, Any]


@dataclass(frozen=True)
class Puzzle:
    """A position in which one move is clearly best for the seat that is to act."""

    id: str
    edition: Edition
    theme: Theme
    difficulty: Difficulty
    missed: float
    """The share of planners with different traits that choose something else."""
    gap: float
    """How much of winning chance the best other idea is behind."""
    error: float
    """The standard error of the gap."""
    playouts: int
    """Games played after the solution to prove it."""
    accepted: tuple[str, ...]
    """The actions that are right, in notation: all of them carry out the same idea. The first is the solution."""
    alternatives: tuple[Alternative, ...]
    """The best action of each idea, the solution first."""
    reasons: tuple[Reason, ...]
    document: ViewDocument
    """What the seat sees, with its menu."""

    @property
    def players(self) -> int:
        """How many players there are."""
        return self.document["players"]

    @cached_property
    def view(self) -> View:
        """What the seat sees.

        :raises PuzzleError: when the document contradicts the rules.
        """
        try:
            return view_of(self.document, self.edition)
        except InvalidView as error:
            raise PuzzleError(f"puzzle {shown(self.id)}: its view {error}") from None

    def is_right(self, action: Action) -> bool:
        """Whether an action is the solution.

        A claim or a station can be paid in ways that the menu leaves out: these are right where every way of the menu
        to pay for the same is.
        """
        if format_action(self.edition, action) in self.accepted:
            return True
        if not isinstance(action, Claim | BuildStation) or action in self.view.legal_actions:
            return False
        alike = [other for other in self.view.legal_actions if _same_place(action, other)]
        return bool(alike) and all(format_action(self.edition, other) in self.accepted for other in alike)

    def check(self) -> None:
        """Check everything that can be checked without playouts; raise :class:`PuzzleError` for what is wrong."""
        menu = {format_action(self.edition, action) for action in self.view.legal_actions}
        named = {*self.accepted, *(other.action for other in self.alternatives)}
        strangers = sorted(named - menu)
        if strangers:
            raise PuzzleError(
                f"puzzle {shown(self.id)}: {shown(strangers[0])} is not a legal action in its view"
            )
        if self.alternatives[0].action not in self.accepted:
            raise PuzzleError(f"puzzle {shown(self.id)}: the first alternative must be the solution")

    def to_dict(self) -> dict[str, Any]:
        """The puzzle as a JSON document, a line of a file of puzzles."""
        return {
            "id": self.id,
            "theme": self.theme,
            "difficulty": self.difficulty,
            "missed": self.missed,
            "gap": self.gap,
            "error": self.error,
            "playouts": self.playouts,
            "accepted": list(self.accepted),
            "alternatives": [
                {"action": other.action, "win": other.win, "error": other.error, "lead": other.lead}
                for other in self.alternatives
            ],
            "reasons": [{"code": reason.code, "values": reason.values} for reason in self.reasons],
            "view": self.document,
        }


def _same_place(one: Claim | BuildStation, other: Action) -> bool:
    match one, other:
        case Claim(route), Claim(other_route):
            return route == other_route
        case BuildStation(city), BuildStation(other_city):
            return city == other_city
    return False


def read_puzzles(text: str, edition: Edition) -> tuple[Puzzle, ...]:
    """Read a file of puzzles: a line that says what it is, then a puzzle in each line.

    :raises PuzzleError: with the line and what is wrong with it.
    """
    lines = text.splitlines()
    head = _parse(lines[0], 1) if lines else {}
    if head.get("format") != FORMAT:
        raise PuzzleError(f'this is not a file of puzzles: its first line should have "format": "{FORMAT}"')
    if head.get("version") != VERSION:
        raise PuzzleError(
            f"these puzzles have version {shown(head.get('version'))}; this program reads {VERSION}"
        )
    if head.get("edition") != edition.id or head.get("digest") != edition.digest:
        raise PuzzleError(f"these puzzles are for another board than {edition.name} as it is here")
    puzzles = tuple(
        _puzzle(_parse(line, n), n, edition) for n, line in enumerate(lines[1:], 2) if line.strip()
    )
    if len({puzzle.id for puzzle in puzzles}) != len(puzzles):
        raise PuzzleError("two of these puzzles have the same id")
    return puzzles


def write_puzzles(puzzles: tuple[Puzzle, ...], edition: Edition) -> str:
    """The text of a file of puzzles; :func:`read_puzzles` reads it back."""
    head = {"format": FORMAT, "version": VERSION, "edition": edition.id, "digest": edition.digest}
    documents = [head, *(puzzle.to_dict() for puzzle in puzzles)]
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in documents)


def _parse(line: str, number: int) -> dict[str, Any]:
    try:
        document = parse_json(line)
    except JsonError as error:
        raise PuzzleError(f"line {number} {error}") from None
    if not isinstance(document, dict):
        raise PuzzleError(f"line {number} is not an object")
    return document


def _puzzle(document: dict[str, Any], number: int, edition: Edition) -> Puzzle:
    def need(key: str, kind: type | tuple[type, ...]) -> Any:
        value = document.get(key)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise PuzzleError(f"line {number}: {key} is missing or not of the right kind")
        return value

    theme, difficulty = need("theme", str), need("difficulty", str)
    if theme not in THEMES or difficulty not in DIFFICULTIES:
        raise PuzzleError(
            f"line {number}: there is no theme {shown(theme)} or no difficulty {shown(difficulty)}"
        )
    accepted = need("accepted", list)
    for action in accepted:
        _known_action(edition, action, number)
    if not accepted:
        raise PuzzleError(f"line {number}: no action is accepted")
    return Puzzle(
        id=need("id", str),
        edition=edition,
        theme=cast(Theme, theme),
        difficulty=cast(Difficulty, difficulty),
        missed=need("missed", (int, float)),
        gap=need("gap", (int, float)),
        error=need("error", (int, float)),
        playouts=need("playouts", int),
        accepted=tuple(accepted),
        alternatives=tuple(_alternative(edition, other, number) for other in need("alternatives", list)),
        reasons=tuple(_reason(reason, number) for reason in need("reasons", list)),
        document=cast(ViewDocument, need("view", dict)),
    )


def _known_action(edition: Edition, text: object, number: int) -> None:
    try:
        parse_action(edition, text if isinstance(text, str) else "")
    except NotationError as error:
        raise PuzzleError(f"line {number}: {error}") from None


def _alternative(edition: Edition, document: object, number: int) -> Alternative:
    match document:
        case {
            "action": str(action),
            "win": float() | int() as win,
            "error": float() | int() as error,
            "lead": float() | int() as lead,
        }:
            _known_action(edition, action, number)
            return Alternative(action, win, error, lead)
    raise PuzzleError(f"line {number}: an alternative has an action, win, error and lead")


def _reason(document: object, number: int) -> Reason:
    match document:
        case {"code": str(code), "values": dict(values)} if code in REASONS:
            wanted = REASONS[code]
            if values.keys() == wanted.keys() and all(
                isinstance(value, (int, float) if wanted[name] is float else wanted[name])
                for name, value in values.items()
            ):
                return Reason(code, values)
    raise PuzzleError(f"line {number}: a reason has one of the known codes and the values that belong to it")
