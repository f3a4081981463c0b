"""The HTTP API as an OpenAPI document, generated from the types that the server itself decodes and encodes."""

from __future__ import annotations

from typing import Any

import msgspec

from northline.server.wire.editions import EditionDetails, Geometry
from northline.server.wire.protocol import (
    ChatSwitch,
    Incoming,
    Join,
    NewTable,
    Outgoing,
    RefusalInfo,
    Seated,
    TableInfo,
)
from northline.server.wire.refusals import STATUS
from northline.server.wire.responses import (
    BotInfo,
    EditionInfo,
    EditionStatistics,
    FinalLine,
    Health,
    Hint,
    MyTable,
    PlayerStatistics,
    Replay,
)

OPERATIONS: tuple[tuple[str, str, str, Any, Any], ...] = (  # method, path, summary, request, response
    ("get", "/api/editions", "The boards that can be played here", None, list[EditionInfo]),
    ("get", "/api/editions/{edition}", "A board and its rules", None, EditionDetails),
    ("get", "/api/editions/{edition}/geometry", "Where everything lies on it", None, Geometry),
    ("get", "/api/bots", "The bots that can sit at a table", None, list[BotInfo]),
    ("get", "/api/tables", "Open tables that wait for players or play", None, list[TableInfo]),
    ("post", "/api/tables", "Set up a table", NewTable, Seated),
    ("get", "/api/tables/{table}", "One table", None, TableInfo),
    ("post", "/api/tables/{table}/join", "Sit down, or come back", Join, Seated),
    ("post", "/api/tables/{table}/leave", "Get up; a bot plays on", None, TableInfo),
    ("post", "/api/tables/{table}/resign", "Give up for good", None, TableInfo),
    ("post", "/api/tables/{table}/rematch", "Another game, one seat further", None, Seated),
    ("post", "/api/tables/{table}/chat", "Let players talk, or not", ChatSwitch, TableInfo),
    ("post", "/api/tables/{table}/hint", "A good move for the one who asks", None, Hint),
    ("get", "/api/me/tables", "The tables of the one who asks", None, list[MyTable]),
    ("get", "/api/tables/{table}/replay", "A finished game, step by step", None, Replay),
    ("get", "/api/tables/{table}/record", "The record of a finished game", None, str),
    ("get", "/api/tables/{table}/result", "The final table", None, list[FinalLine]),
    ("get", "/api/statistics/{edition}", "Games and players of an edition", None, EditionStatistics),
    ("get", "/api/statistics/{edition}/{player}", "How a player has done", None, PlayerStatistics),
    ("get", "/api/health", "Whether the server works", None, Health),
    ("get", "/api/openapi.json", "This document", None, dict[str, Any]),
    ("get", "/metrics", "Numbers for Prometheus", None, str),
)
_TEXT = {"/metrics": "text/plain", "/api/tables/{table}/record": "application/x-ndjson"}


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
            operation["requestBody"] = {"required": True, **_content("application/json", next(schema))}
        status = "201" if (method, path) == ("post", "/api/tables") else "200"
        assert response is not None
        operation["responses"] = {
            status: {"description": "Granted", **_content(_TEXT.get(path, "application/json"), next(schema))},
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


def _content(media: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {media: {"schema": schema}}}


_SEAT = {
    "name": "seat",
    "in": "query",
    "description": "As whom to look; without it everything lies open",
    "schema": {"type": "integer", "minimum": 0},
}


def _parameters(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    parts = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    return [*parts, _SEAT] if path.endswith("/replay") else parts
