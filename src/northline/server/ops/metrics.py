"""Metrics in the text format of Prometheus. They count, and never say who."""

from __future__ import annotations

from collections import Counter
from typing import Protocol


class _Outbox(Protocol):
    waiting: int
    """Bytes that wait to be sent."""


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
        self._refusals: Counter[str] = Counter()

    def count_refusal(self, code: str) -> None:
        self._refusals[code] += 1

    def text(self, tables: dict[str, int], in_use: int, bots_replaced: int) -> str:
        """All metrics, with what others count: tables by state, tables in use, and bots that were replaced."""
        lines = [
            *_metric("connections", "gauge", "WebSockets open now", {"": self.connections.total()}),
            *_metric(
                "open_connections", "gauge", "Connections of all kinds open now", {"": self.open_connections}
            ),
            *_metric(
                "outbox_bytes",
                "gauge",
                "Bytes that wait for slow readers",
                {"": sum(outbox.waiting for outbox in self.outboxes)},
            ),
            *_metric("frames_received_total", "counter", "WebSocket messages received", {"": self.frames_in}),
            *_metric("frames_sent_total", "counter", "WebSocket messages sent", {"": self.frames_out}),
            *_metric("actions_total", "counter", "Actions of people carried out", {"": self.actions}),
            *_metric("bots_replaced_total", "counter", "Times a bot was replaced", {"": bots_replaced}),
            *_metric("tables_in_memory", "gauge", "Tables that somebody uses now", {"": in_use}),
            *_metric("tables", "gauge", "Tables in the database", _labelled("state", tables)),
            *_metric("refusals_total", "counter", "Messages refused", _labelled("code", self._refusals)),
        ]
        return "\n".join(lines) + "\n"


def _labelled(label: str, numbers: dict[str, int]) -> dict[str, int]:
    return {f'{{{label}="{key}"}}': number for key, number in sorted(numbers.items())}


def _metric(name: str, kind: str, meaning: str, numbers: dict[str, int]) -> list[str]:
    name = f"northline_{name}"
    return [
        f"# HELP {name} {meaning}.",
        f"# TYPE {name} {kind}",
        *(f"{name}{labels} {number}" for labels, number in numbers.items()),
    ]
