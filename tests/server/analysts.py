"""Analysts for tests of the queue: quick ones, and ones that do what they should not.

The processes of a server import them by name: see `Settings.analyst`.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from northline.editions import Edition
from northline.game import Game
from northline.rules.formats.record import Record
from northline.server.wire.analysis import AnalysisUpdate

GATE = "NORTHLINE_TEST_GATE"
"""The variable with the folder in which analysts leave traces, and wait for files."""


def gate() -> Path:
    return Path(os.environ[GATE])


def document(edition: Edition, record: Record, level: str, complete: bool) -> bytes:
    """An analysis of the right form: everybody has the same chances until the end."""
    game = Game.replay(record, edition)
    players = record.header.players
    shared = {"win": [1 / players] * players, "points": [50.0] * players, "error": 0.1}
    made: dict[str, Any] = {
        "format": "northline-analysis",
        "version": 1,
        "edition": edition.id,
        "digest": edition.digest,
        "players": players,
        "names": list(record.header.names),
        "bots": list(record.header.bots),
        "entries": len(record.entries),
        "over": game.over,
        "complete": complete,
        "settings": {"level": level, "playouts": 1, "seed": 1, "values": "none"},
        "moments": [
            {"at": at, "open": shared, "own": [shared] * players} for at in range(len(record.entries) + 1)
        ],
        "decisions": [],
        "turning_points": [],
        "luck": None,
        "summary": [],
    }
    return json.dumps(made).encode()


def quick(edition: Edition, record: Record, level: str) -> Iterator[AnalysisUpdate]:
    """Leaves a trace each time it is asked."""
    if GATE in os.environ:
        (gate() / f"asked-{time.time_ns()}").touch()
    yield AnalysisUpdate("curve", 0.1, document(edition, record, level, complete=False))
    yield AnalysisUpdate("luck", 1.0, document(edition, record, level, complete=True))


def patient(edition: Edition, record: Record, level: str) -> Iterator[AnalysisUpdate]:
    """Has the curve at once, and waits for the file ``open`` before the rest."""
    yield AnalysisUpdate("curve", 0.25, document(edition, record, level, complete=False))
    (gate() / f"priority-{os.getpriority(os.PRIO_PROCESS, 0)}").touch()
    while not (gate() / "open").exists():
        time.sleep(0.01)
    yield AnalysisUpdate("luck", 1.0, document(edition, record, level, complete=True))


def dies_once(edition: Edition, record: Record, level: str) -> Iterator[AnalysisUpdate]:
    """Takes its process with it, the first time."""
    if not (gate() / "died").exists():
        (gate() / "died").touch()
        os._exit(3)
    yield from quick(edition, record, level)


def greedy_for_memory(edition: Edition, record: Record, level: str) -> Iterator[AnalysisUpdate]:
    hoard = bytearray(16 << 30)
    yield AnalysisUpdate("luck", 1.0, bytes(len(hoard)))


def never_done(edition: Edition, record: Record, level: str) -> Iterator[AnalysisUpdate]:
    while True:
        pass
    yield


def says_nothing(edition: Edition, record: Record, level: str) -> Iterator[AnalysisUpdate]:
    yield AnalysisUpdate("curve", 0.5)
