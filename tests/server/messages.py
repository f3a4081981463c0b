"""Messages for tests: some that no server should take, and whether one is of its type."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from northline.server.wire.protocol import encode

NONSENSE = [
    "",
    "hello",
    "[]",
    "null",
    "17",
    "{",
    '"act"',
    "{}",
    '{"type":"nothing"}',
    '{"type":["act"]}',
    '{"type":"act"}',
    '{"type":"act","seq":0}',
    '{"type":"act","seq":"0","action":"draw"}',
    '{"type":"act","seq":-1,"action":"draw"}',
    '{"type":"act","seq":1e400,"action":"draw"}',
    '{"type":"act","seq":99999999999999999999999999,"action":"draw"}',
    '{"type":"act","seq":0,"action":["draw"]}',
    '{"type":"act","seq":0,"action":"draw","seat":1}',
    '{"type":"act","seq":0,"action":""}',
    json.dumps({"type": "act", "seq": 0, "action": "x" * 401}),
    '{"type":"hello","table":"x","since":true}',
    '{"type":"hello","table":"x","extra":1}',
    '{"type":"ping","seq":0}',
    "[" * 8000,
    '{"type":' * 1500,
    '"\\ud800"',
    "\x00",
]


def is_of_type(frame: str | bytes, kind: Any) -> bool:
    """Whether a message is of this type, with no field more and none less."""
    document = json.loads(frame)
    return bool(json.loads(encode(msgspec.convert(document, kind))) == document)
