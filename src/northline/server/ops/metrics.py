"""Metrics in the text format of Prometheus. They count, and never say who."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Literal, Protocol

import msgspec

Samples = dict[str, dict[str, int]]
"""The numbers of a process: by metric, and by label; one without a label has the empty one."""

_FAMILIES: dict[str, tuple[Literal["gauge", "counter"], str, str]] = {
    "connections": ("gauge", "WebSockets open now", ""),
    "open_connections": ("gauge", "Connections of all kinds open now", ""),
    "outbox_bytes": ("gauge", "Bytes that wait for slow readers", ""),
    "frames_received_total": ("counter", "WebSocket messages received", ""),
    "frames_sent_total": ("counter", "WebSocket messages sent", ""),
    "actions_total": ("counter", "Actions of people carried out", ""),
    "bots_replaced_total": ("counter", "Times a bot was replaced", ""),
    "bots_waiting": ("gauge", "Bots that wait for their turn to think", ""),
    "tables_in_memory": ("gauge", "Tables that somebody uses now", ""),
    "refusals_total": ("counter", "Messages refused", "code"),
}
"""Of each metric its type, what it means, and the name of its label."""


class _Outbox(Protocol):
    waiting: int
    """Bytes that wait to be sent."""


class _Tables(Protocol):
    """What a process knows of its tables and bots."""

    @property
    def in_use(self) -> int: ...

    @property
    def bots_replaced(self) -> int: ...

    @property
    def bots_waiting(self) -> int: ...


class Metrics:
    """The counters of this process."""

    def __init__(self) -> None:
        self.frames_in = 0
        self.frames_out = 0
        self.actions = 0
        self.connections: Counter[str] = Counter()
        """Open WebSockets by address. Only their sum is published."""
        self.open_connections = 0
        """Connections of all kinds, with those that have not asked for anything."""
        self.outboxes: set[_Outbox] = set()
        self.tables: _Tables | None = None
        self._refusals: Counter[str] = Counter()

    def count_refusal(self, code: str) -> None:
        self._refusals[code] += 1

    def samples(self) -> Samples:
        """All numbers of this process as they are now."""
        tables = self.tables
        single = {
            "connections": self.connections.total(),
            "open_connections": self.open_connections,
            "outbox_bytes": sum(outbox.waiting for outbox in self.outboxes),
            "frames_received_total": self.frames_in,
            "frames_sent_total": self.frames_out,
            "actions_total": self.actions,
            "bots_replaced_total": 0 if tables is None else tables.bots_replaced,
            "bots_waiting": 0 if tables is None else tables.bots_waiting,
            "tables_in_memory": 0 if tables is None else tables.in_use,
        }
        return {name: {"": number} for name, number in single.items()} | {
            "refusals_total": dict(self._refusals)
        }


def encode_samples(samples: Samples) -> str:
    """Samples as the database stores them for other processes."""
    return msgspec.json.encode(samples).decode()


def decode_samples(text: str) -> Samples:
    """The samples of another process, perhaps of another version; none where it has published none."""
    try:
        return msgspec.json.decode(text, type=Samples)
    except msgspec.DecodeError:
        return {}


def metrics_text(processes: Mapping[str, Samples], tables: Mapping[str, int], labelled: bool) -> str:
    """The page for Prometheus: the numbers of all processes, and how many tables there are in each state.

    ``labelled``: with the name of each process, so that it does not matter which one is asked.
    """
    lines: list[str] = []
    for name, (kind, meaning, label) in _FAMILIES.items():
        lines += _head(name, kind, meaning)
        for process, samples in processes.items():
            for value, number in sorted(samples.get(name, {}).items()):
                labels = {label: value} if label else {}
                lines.append(_sample(name, labels | ({"process": process} if labelled else {}), number))
    lines += _head("tables", "gauge", "Tables in the database")
    lines += [_sample("tables", {"state": state}, number) for state, number in sorted(tables.items())]
    return "\n".join(lines) + "\n"


def _head(name: str, kind: str, meaning: str) -> Iterator[str]:
    yield f"# HELP northline_{name} {meaning}."
    yield f"# TYPE northline_{name} {kind}"


def _sample(name: str, labels: Mapping[str, str], number: int) -> str:
    shown = ",".join(f'{label}="{value}"' for label, value in labels.items())
    return f"northline_{name}{{{shown}}} {number}" if shown else f"northline_{name} {number}"
