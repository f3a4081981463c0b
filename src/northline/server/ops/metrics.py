"""Metrics in the text format of Prometheus. They count, and never say who."""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate
from pathlib import Path
from typing import Literal, Protocol

import msgspec

Samples = dict[str, dict[str, int | float]]
"""The numbers of a process: by metric, and by label; one without a label has the empty one."""

_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds in which actions are done, as the bounds of the buckets of a histogram."""

_FAMILIES: dict[str, tuple[Literal["gauge", "counter", "histogram"], str, str]] = {
    "connections": ("gauge", "WebSockets open now", ""),
    "open_connections": ("gauge", "Connections of all kinds open now", ""),
    "outbox_bytes": ("gauge", "Bytes that wait for slow readers", ""),
    "frames_received_total": ("counter", "WebSocket messages received", ""),
    "frames_sent_total": ("counter", "WebSocket messages sent", ""),
    "actions_total": ("counter", "Actions of people carried out", ""),
    "action_seconds": ("histogram", "Seconds from an action's arrival until it is on the disk", "le"),
    "commits_total": ("counter", "Transactions that wrote what was waiting", ""),
    "commit_seconds_total": ("counter", "Seconds that these took", ""),
    "commit_writes_total": ("counter", "What was written by them, such as entries of logs", ""),
    "commit_errors_total": ("counter", "Transactions that failed because of the database", ""),
    "last_write_timestamp_seconds": ("gauge", "When this process last wrote its sign of life", ""),
    "memory_bytes": ("gauge", "Memory of this process, without that of its bots", ""),
    "cpu_seconds_total": ("counter", "Processor time of this process, without that of its bots", ""),
    "bots_replaced_total": ("counter", "Times a bot was replaced", ""),
    "bots_waiting": ("gauge", "Bots that wait for their turn to think", ""),
    "tables_in_memory": ("gauge", "Tables that somebody uses now", ""),
    "refusals_total": ("counter", "Messages refused", "code"),
}
"""Of each metric its type, what it means, and the name of its label."""


class _Outbox(Protocol):
    @property
    def waiting(self) -> int:
        """Bytes that wait to be sent."""


class _Tables(Protocol):
    """What a process knows of its tables and bots."""

    @property
    def in_use(self) -> int: ...

    @property
    def bots_replaced(self) -> int: ...

    @property
    def bots_waiting(self) -> int: ...


class _Commits(Protocol):
    """What a database has written together."""

    commits: int
    seconds: float
    writes: int
    errors: int


class Histogram:
    """How often something took how long."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._counts = [0] * (len(_BUCKETS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(_BUCKETS, seconds)] += 1
        self._sum += seconds

    def samples(self) -> Samples:
        """As Prometheus wants it: of each bucket the number of everything up to its bound."""
        bounds = [*map(str, _BUCKETS), "+Inf"]
        return {
            f"{self._name}_bucket": dict(zip(bounds, accumulate(self._counts), strict=True)),
            f"{self._name}_sum": {"": round(self._sum, 6)},
            f"{self._name}_count": {"": sum(self._counts)},
        }


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
        self.commits: _Commits | None = None
        self.last_write = 0.0
        """When the database was last seen to work, in seconds since 1970."""
        self._action_seconds = Histogram("action_seconds")
        self._refusals: Counter[str] = Counter()

    def count_action(self, seconds: float) -> None:
        """Count an action that was carried out, and how long it took."""
        self.actions += 1
        self._action_seconds.observe(seconds)

    def count_refusal(self, code: str) -> None:
        self._refusals[code] += 1

    def samples(self) -> Samples:
        """All numbers of this process as they are now."""
        tables, commits = self.tables, self.commits
        single: dict[str, int | float] = {
            "connections": self.connections.total(),
            "open_connections": self.open_connections,
            "outbox_bytes": sum(outbox.waiting for outbox in self.outboxes),
            "frames_received_total": self.frames_in,
            "frames_sent_total": self.frames_out,
            "actions_total": self.actions,
            "bots_replaced_total": 0 if tables is None else tables.bots_replaced,
            "bots_waiting": 0 if tables is None else tables.bots_waiting,
            "tables_in_memory": 0 if tables is None else tables.in_use,
            "last_write_timestamp_seconds": round(self.last_write, 3),
            "cpu_seconds_total": round(time.process_time(), 2),
            **_memory(),
        }
        if commits is not None:
            single |= {
                "commits_total": commits.commits,
                "commit_seconds_total": round(commits.seconds, 6),
                "commit_writes_total": commits.writes,
                "commit_errors_total": commits.errors,
            }
        labelled: Samples = {"refusals_total": dict(sorted(self._refusals.items()))}
        return (
            {name: {"": number} for name, number in single.items()}
            | self._action_seconds.samples()
            | labelled
        )


def _memory() -> dict[str, int]:
    """The resident memory of this process, where the system tells."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return {}
    return {"memory_bytes": pages * os.sysconf("SC_PAGE_SIZE")}


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
        series = [f"{name}_{part}" for part in ("bucket", "sum", "count")] if kind == "histogram" else [name]
        for process, samples in processes.items():
            who = {"process": process} if labelled else {}
            for one in series:
                for value, number in samples.get(one, {}).items():
                    lines.append(_sample(one, ({label: value} if value else {}) | who, number))
    lines += _head("tables", "gauge", "Tables in the database")
    lines += [_sample("tables", {"state": state}, number) for state, number in sorted(tables.items())]
    return "\n".join(lines) + "\n"


def _head(name: str, kind: str, meaning: str) -> Iterator[str]:
    yield f"# HELP northline_{name} {meaning}."
    yield f"# TYPE northline_{name} {kind}"


def _sample(name: str, labels: Mapping[str, str], number: int | float) -> str:
    shown = ",".join(f'{label}="{value}"' for label, value in labels.items())
    return f"northline_{name}{{{shown}}} {number}" if shown else f"northline_{name} {number}"
