"""The HTTP API as an OpenAPI document, generated from the types that the server itself decodes and encodes."""

from __future__ import annotations

from typing import Any

import msgspec

from northline.server.wire.analysis import AnalysisState, LiveChances
from northline.server.wire.editions import EditionDetails, Geometry
from northline.server.wire.habits import MyHabits
from northline.server.wire.protocol import (
    Because,
    ChatSwitch,
    FreeSeat,
    Incoming,
    Join,
    MoveSeat,
    NetworkSwitch,
    NewTable,
    Outgoing,
    PlaceBot,
    QrText,
    RefusalInfo,
    Seated,
    TableInfo,
    TableSettings,
    UseCode,
)
from northline.server.wire.puzzles import PuzzleAnswer, PuzzleList, PuzzlePosition, PuzzleVerdict
from northline.server.wire.refusals import STATUS
from northline.server.wire.responses import (
    BotInfo,
    CoachRemark,
    EditionInfo,
    EditionStatistics,
    FinalLine,
    Health,
    Here,
    Hint,
    MyTable,
    NetworkInfo,
    PlayerCode,
    PlayerStatistics,
    QrCode,
    Readiness,
    Recognised,
    Replay,
)
from northline.server.wire.tries import PlayOn, TriedMoves, TryMoves
from northline.server.wire.workshop import (
    Draft,
    DragLayout,
    DragStep,
    MapLine,
    MapWork,
    NewDraft,
    PublishMap,
    RegionPlaces,
    RegionWork,
    Saved,
    SaveDraft,
    Workshop,
)

OPERATIONS: tuple[tuple[str, str, str, Any, Any], ...] = (  # method, path, summary, request, response
    ("get", "/api/editions", "The boards you can play here", None, list[EditionInfo]),
    ("get", "/api/editions/{edition}", "A board and its rules", None, EditionDetails),
    ("get", "/api/editions/{edition}/geometry", "Where everything lies on it", None, Geometry),
    ("get", "/api/bots", "The bots that can sit at a table", None, list[BotInfo]),
    ("post", "/api/bots/expert/warm-up", "Get the expert ready", None, Readiness),
    ("get", "/api/tables", "Open tables, waiting for players or in progress", None, list[TableInfo]),
    ("post", "/api/tables", "Create a table", NewTable, Seated),
    ("get", "/api/tables/{table}", "One table", None, TableInfo),
    ("post", "/api/tables/{table}/join", "Take a seat, or return to yours", Join, Seated),
    ("post", "/api/tables/{table}/leave", "Leave the table; a bot plays on", None, TableInfo),
    ("post", "/api/tables/{table}/bot", "Put a bot on a seat", PlaceBot, TableInfo),
    ("post", "/api/tables/{table}/free", "Take a bot or a guest from a seat", FreeSeat, TableInfo),
    ("post", "/api/tables/{table}/move", "Change seats", MoveSeat, TableInfo),
    ("post", "/api/tables/{table}/settings", "Change a table that waits", TableSettings, TableInfo),
    ("post", "/api/tables/{table}/start", "Begin the game", None, TableInfo),
    ("post", "/api/tables/{table}/resign", "Resign for good", None, TableInfo),
    ("post", "/api/tables/{table}/rematch", "A rematch, with everyone one seat along", None, Seated),
    ("post", "/api/tables/{table}/chat", "Turn chat on or off", ChatSwitch, TableInfo),
    ("post", "/api/tables/{table}/hint", "A hint for the player who asks", None, Hint),
    ("post", "/api/tables/{table}/remark", "What the coach thinks of your last turn", None, CoachRemark),
    ("get", "/api/me/tables", "The tables of the player who asks", None, list[MyTable]),
    ("get", "/api/me/habits/{edition}", "What you do game after game", None, MyHabits),
    ("post", "/api/me/codes/transfer", "A code for another device, for once", None, PlayerCode),
    ("post", "/api/me/codes/recovery", "A code to keep", None, PlayerCode),
    ("post", "/api/me/codes/use", "Be the player of a code", UseCode, Recognised),
    ("get", "/api/tables/{table}/replay", "A finished game, step by step", None, Replay),
    ("get", "/api/tables/{table}/analysis", "How far its analysis is", None, AnalysisState),
    ("post", "/api/tables/{table}/analysis", "Have a finished game analysed", None, AnalysisState),
    ("get", "/api/tables/{table}/chances", "How a game between bots stands", None, LiveChances),
    ("post", "/api/tables/{table}/try", "Have strong players finish it from a moment", TryMoves, TriedMoves),
    ("post", "/api/tables/{table}/play-on", "Play on from a moment, at a table of one's own", PlayOn, Seated),
    ("get", "/api/tables/{table}/record", "The record of a finished game", None, str),
    ("get", "/api/tables/{table}/result", "The final scores", None, list[FinalLine]),
    ("get", "/api/tables/{table}/picture.svg", "The board, or a moment of the game", None, str),
    ("get", "/api/tables/{table}/picture.png", "The same as PNG", None, bytes),
    ("get", "/api/tables/{table}/preview.png", "The picture for links to it", None, bytes),
    ("post", "/api/replay", "A record from somewhere else, step by step", str, Replay),
    ("post", "/api/analysis", "Have a record from somewhere else analysed", str, AnalysisState),
    ("get", "/api/analysis/{game}", "How far that is", None, AnalysisState),
    ("get", "/api/statistics/{edition}", "Games and players of an edition", None, EditionStatistics),
    ("get", "/api/statistics/{edition}/{player}", "A player's results", None, PlayerStatistics),
    ("get", "/api/puzzles", "Puzzles, and how the one who asks has done", None, PuzzleList),
    ("get", "/api/puzzles/{puzzle}", "One puzzle, without its solution", None, PuzzlePosition),
    ("get", "/api/puzzles/{puzzle}/why", "Why something cannot be done in it", None, Because),
    ("post", "/api/puzzles/{puzzle}/answer", "Answer it", PuzzleAnswer, PuzzleVerdict),
    ("get", "/api/workshop", "Your drafts, and the maps that were published here", None, Workshop),
    ("get", "/api/workshop/world", "Coasts and cities, for choosing a region", None, RegionPlaces),
    ("post", "/api/workshop/region", "A first draft of a region, as a stream", RegionWork, str),
    ("post", "/api/workshop/read", "A file, as the document of a draft", str, dict[str, Any]),
    ("post", "/api/workshop/work", "A layout, a playtest, balance or tickets, as a stream", MapWork, str),
    ("post", "/api/workshop/drag", "A layout that follows a drag", DragStep, DragLayout),
    ("post", "/api/workshop/drafts", "Begin a draft", NewDraft, Draft),
    ("get", "/api/workshop/drafts/{draft}", "One of your drafts", None, Draft),
    ("post", "/api/workshop/drafts/{draft}", "Save it", SaveDraft, Saved),
    ("post", "/api/workshop/drafts/{draft}/delete", "Delete it", None, dict[str, Any]),
    ("get", "/api/workshop/drafts/{draft}/file", "Its file", None, str),
    ("get", "/api/workshop/drafts/{draft}/geometry", "Its geometry as a file", None, dict[str, Any]),
    (
        "post",
        "/api/workshop/drafts/{draft}/geometry",
        "A geometry file for it",
        dict[str, Any],
        dict[str, Any],
    ),
    ("get", "/api/workshop/drafts/{draft}/picture.svg", "Its board", None, str),
    ("get", "/api/workshop/drafts/{draft}/print.pdf", "A PDF of it", None, bytes),
    ("post", "/api/workshop/drafts/{draft}/publish", "Publish it", PublishMap, MapLine),
    ("post", "/api/workshop/maps/{edition}/withdraw", "Take a map of yours down", None, dict[str, Any]),
    ("get", "/api/maps/{edition}/file", "The file of a published map", None, str),
    ("get", "/api/maps/{edition}/geometry", "Its geometry as a file", None, dict[str, Any]),
    ("get", "/api/editions/{edition}/picture.svg", "The empty board", None, str),
    ("get", "/api/editions/{edition}/print.pdf", "A PDF of an edition", None, bytes),
    ("get", "/api/health", "Whether the server is healthy", None, Health),
    ("get", "/api/openapi.json", "This document", None, dict[str, Any]),
    ("get", "/api/here", "Which database this is, for this machine", None, Here),
    ("get", "/api/network", "Whether others on the network can join", None, NetworkInfo),
    ("post", "/api/network", "Let them in, or not", NetworkSwitch, NetworkInfo),
    ("post", "/api/qr", "A QR code of a link", QrText, QrCode),
    ("get", "/metrics", "Numbers for Prometheus", None, str),
)
_RECORD = "application/x-ndjson"
_TOML = "application/toml"
_CREATES = (
    "/api/tables",
    "/api/tables/{table}/play-on",
    "/api/workshop/drafts",
    "/api/workshop/drafts/{draft}/publish",
)
_MEDIA_TYPES = {
    "/metrics": "text/plain",
    "/api/workshop/region": _RECORD,
    "/api/workshop/work": _RECORD,
    "/api/workshop/drafts/{draft}/file": _TOML,
    "/api/workshop/drafts/{draft}/picture.svg": "image/svg+xml",
    "/api/workshop/drafts/{draft}/print.pdf": "application/pdf",
    "/api/editions/{edition}/picture.svg": "image/svg+xml",
    "/api/editions/{edition}/print.pdf": "application/pdf",
    "/api/maps/{edition}/file": _TOML,
    "/api/tables/{table}/record": _RECORD,
    "/api/tables/{table}/picture.svg": "image/svg+xml",
    "/api/tables/{table}/picture.png": "image/png",
    "/api/tables/{table}/preview.png": "image/png",
}
"""Of answers that are not JSON."""


def openapi_document(version: str) -> dict[str, Any]:
    """The OpenAPI document of the HTTP API, with the messages of the WebSocket among its components."""
    kinds = [kind for _, _, _, *pair in OPERATIONS for kind in pair if kind is not None]
    schemas, components = msgspec.json.schema_components(
        [*kinds, RefusalInfo, Incoming, Outgoing], ref_template="#/components/schemas/{name}"
    )
    schema = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for method, path, summary, request, response in OPERATIONS:
        operation: dict[str, Any] = {"summary": summary, "parameters": _parameters(path)}
        if request is not None:
            operation["requestBody"] = {"required": True, **_content(_media_type(request), next(schema))}
        status = "201" if method == "post" and path in _CREATES else "200"
        assert response is not None
        operation["responses"] = {
            status: {
                "description": "Granted",
                **_content(_MEDIA_TYPES.get(path, "application/json"), next(schema)),
            },
            "default": {"$ref": "#/components/responses/Refused"},
        }
        paths.setdefault(path, {})[method] = operation
    refusal, incoming, outgoing = schema
    refused = {"description": "Refused, with one of the codes", **_content("application/json", refusal)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Northline", "version": version},
        "paths": paths,
        "components": {
            "schemas": {
                **components,
                "Incoming": incoming,
                "Outgoing": outgoing,
                "Code": {"enum": list(STATUS)},
            },
            "responses": {"Refused": refused},
        },
    }


def _media_type(request: Any) -> str:
    return _RECORD if request is str else "application/json"


def _content(media: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {media: {"schema": schema}}}


_SEAT = {
    "name": "seat",
    "in": "query",
    "description": "Whose view to show; without it, everything is visible",
    "schema": {"type": "integer", "minimum": 0},
}
_AT = {
    "name": "at",
    "in": "query",
    "description": "After this many actions; by default, as the game stands",
    "schema": {"type": "integer", "minimum": 0, "maximum": 999_999},
}
_SINCE = {
    "name": "since",
    "in": "query",
    "description": "The part that you have: what is there comes only if it is more",
    "schema": {"type": "integer", "minimum": 0, "maximum": 999_999},
}
_THEME = {
    "name": "theme",
    "in": "query",
    "description": "By default, whatever suits the board",
    "schema": {"enum": ["light", "dark"]},
}
_PAPER = {
    "name": "paper",
    "in": "query",
    "description": "Sheets that the board is cut into, or large: the board on one page",
    "schema": {"enum": ["a4", "letter", "large"], "default": "a4"},
}
_QUERIES = {
    "replay": [_SEAT],
    "{table}/picture.svg": [_AT, _THEME],
    "picture.png": [_AT, _THEME],
    "preview.png": [_AT],
    "print.pdf": [_PAPER],
    "analysis": [_SINCE],
    "{game}": [_SINCE],
}
"""By the last part or parts of an address."""


def _parameters(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    parts = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    asked = next((query for ending, query in _QUERIES.items() if path.endswith(f"/{ending}")), [])
    return [*parts, *asked]
