"""Documents of maps that somebody sends: read by the loader of files, and answered with what is wrong with them."""

from __future__ import annotations

import contextlib
import hashlib
import json
from typing import Any

import msgspec

from northline.drawing.board_layout import BoardLayout, LayoutError, parse_layout
from northline.editions import Edition, EditionError, read_document
from northline.editions.repairs import Repair, repairs
from northline.editions.unfinished import drawable
from northline.editions.untrusted import printable
from northline.server.wire.refusals import Refusal
from northline.server.wire.workshop import Document, MapProblem, MapRepair, PatchOperation

LARGEST_MAP = 256 * 1024
"""Bytes: five times the largest built-in board."""
LARGEST_GEOMETRY = 1024 * 1024
"""Bytes: four times the largest built-in geometry."""


def decode(body: bytes, kind: Any) -> Any:
    """A request of the workshop; documents may be anything, so whatever is wrong with them gets one sentence."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Refusal("bad_message", printable(str(error), 200)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError, ValueError):
        raise Refusal("bad_message", "this is not JSON, or it is nested too deeply") from None


def text_of(document: Document) -> str:
    """The document as it is stored."""
    try:
        return msgspec.json.encode(document).decode()
    except (RecursionError, UnicodeEncodeError, ValueError, TypeError):
        raise Refusal(
            "bad_message", "this cannot be stored: it has numbers or letters that are none"
        ) from None


def problems_of(document: Document) -> tuple[list[MapProblem], Edition | None]:
    """What is wrong with a document, and the edition where nothing is."""
    try:
        return [], read_document(document, "the map")
    except EditionError as error:
        return [MapProblem(printable(p.key, 200), printable(p.message, 400)) for p in error.problems], None
    except RecursionError:
        return [MapProblem("", "The map is nested too deeply; it has four levels.")], None


def valid(document: Document) -> Edition:
    """The edition; refused with its first problem where it has any."""
    problems, edition = problems_of(document)
    if edition is None:
        first = problems[0]
        raise Refusal("bad_map", f"{first.key}: {first.message}" if first.key else first.message)
    return edition


def board_of(document: Document) -> Edition | None:
    """What can be drawn of a map, valid or not."""
    with contextlib.suppress(RecursionError):
        return drawable(document)
    return None


def to_draw(document: Document) -> Edition:
    """The same; refused where it is nothing."""
    board = board_of(document)
    if board is None:
        raise Refusal("bad_map", "the map has no city yet that could be drawn")
    return board


def fingerprint(board: Edition | None) -> str | None:
    """Of everything that a geometry depends on: the same board is laid out in the same way."""
    if board is None:
        return None
    drawn = (
        [(c.id, c.name, c.named, c.lat, c.lon, "arctic" in c.marks) for c in board.cities],
        [(r.id, r.a, r.b, r.length) for r in board.routes],
    )
    return hashlib.sha256(json.dumps(drawn).encode()).hexdigest()[:16]


def read_geometry(geometry: dict[str, Any] | str, board: Edition) -> BoardLayout:
    """The geometry of a board, as somebody sent it."""
    try:
        text = geometry if isinstance(geometry, str) else text_of(geometry)
        return parse_layout(text, board)
    except (LayoutError, RecursionError) as error:
        raise Refusal("bad_map", printable(str(error), 300)) from None


def with_repairs(document: Document, problems: list[MapProblem]) -> list[MapProblem]:
    """The problems, each with what would mend it. Takes some milliseconds for each repair that is tried."""
    try:
        found = repairs(document) if problems else {}
    except RecursionError:
        return problems
    by_place = {(printable(p.key, 200), printable(p.message, 400)): list_ for p, list_ in found.items()}
    return [
        msgspec.structs.replace(
            problem, repairs=[_on_the_wire(r) for r in by_place.get((problem.key, problem.message), ())]
        )
        for problem in problems
    ]


def _on_the_wire(repair: Repair) -> MapRepair:
    patch = [PatchOperation(change.op, change.pointer, change.value) for change in repair.changes]
    values = {name: printable(v, 100) if isinstance(v, str) else v for name, v in repair.values.items()}
    return MapRepair(printable(repair.text, 200), repair.code, values, patch)
