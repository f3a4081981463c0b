"""The messages that server processes on one database send each other.

They are small, since a NOTIFY payload is limited to 8,000 bytes: a message says *that* something changed, and whoever
is interested reads the rest from the database. On the wire a message is a JSON array of its tag and its fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import count

import msgspec

from northline.server.cluster.presence import Connected, Pace

CHANNEL = "northline"
"""The PostgreSQL channel of LISTEN and NOTIFY."""
_MAX_TABLES = 40
"""Tables in one message, so that it fits into a NOTIFY payload."""
_MAX_KEYS = 80
"""The same for keys of limits, if each has a limit of its own."""


_numbers = count()
"""Numbers that tell messages apart: of equal ones in one transaction PostgreSQL delivers only one."""


class _Message(msgspec.Struct, frozen=True, tag_field="type", array_like=True):
    sender: int
    """The id of the process that sends it. The bus fills it in, so publishers may pass 0."""


class LogGrown(_Message, frozen=True, tag="written"):
    """The logs of these tables now reach up to these entries."""

    tables: dict[str, int]


class TableUpdated(_Message, frozen=True, tag="changed"):
    """The row of a table or of one of its seats has changed."""

    table: str


class SeatsConnected(_Message, frozen=True, tag="here"):
    """The seats of these tables with a connection to the sender, and the pace of each; None stands for spectators."""

    tables: dict[str, list[tuple[int | None, Pace]]]


class SeatTaken(_Message, frozen=True, tag="took"):
    """A connection has taken a seat: older connections of that seat have to close."""

    table: str
    seat: int
    connection: int


class ChatSent(_Message, frozen=True, tag="spoke"):
    """A seat sent a chat message: a phrase or a text."""

    table: str
    seat: int
    phrase: str | None
    text: str | None
    number: int = msgspec.field(default_factory=_numbers.__next__)


class MomentEnded(_Message, frozen=True, tag="go on"):
    """Whoever made this entry will not take it back: bots need not wait any longer."""

    table: str
    seq: int


class StandInAgreed(_Message, frozen=True, tag="agreed"):
    """Seat ``by`` agrees, or no longer agrees, that a bot plays for an absent seat."""

    table: str
    seat: int
    by: int
    on: bool


class BudgetsSpent(_Message, frozen=True, tag="spent so much"):
    """What the sender has granted of limits that all processes share: for each, by hashed key, how much."""

    spent: dict[str, dict[str, float]]
    number: int = msgspec.field(default_factory=_numbers.__next__)


class AuditGrown(_Message, frozen=True, tag="moderated"):
    """An operator has muted, banned or closed something: the audit log says what."""


class AnalysisMoved(_Message, frozen=True, tag="analysis"):
    """How far the sender is with an analysis. It says so every few seconds, until the analysis is there or failed."""

    game: str
    place: int | None
    """Its place in the sender's queue; None while it is being made."""
    stage: str | None
    progress: float
    ended: bool = False
    number: int = msgspec.field(default_factory=_numbers.__next__)


class ProcessJoined(_Message, frozen=True, tag="arrived"):
    """The sender is new. Every other process answers with its own :class:`SeatsConnected`."""


ClusterMessage = (
    LogGrown
    | TableUpdated
    | SeatsConnected
    | SeatTaken
    | ChatSent
    | MomentEnded
    | StandInAgreed
    | BudgetsSpent
    | AuditGrown
    | AnalysisMoved
    | ProcessJoined
)

_decoder: msgspec.json.Decoder[ClusterMessage] = msgspec.json.Decoder(ClusterMessage)
_encode = msgspec.json.Encoder().encode


def decode_message(payload: str) -> ClusterMessage | None:
    """Decode a NOTIFY payload; None for a message that this version of the server does not know."""
    try:
        return _decoder.decode(payload)
    except msgspec.DecodeError:
        return None


def encode_message(message: ClusterMessage) -> str:
    """Encode a message as a NOTIFY payload."""
    return _encode(message).decode()


def log_grown(sender: int, entries: Iterable[tuple[str, int]]) -> Iterator[LogGrown]:
    """Announce entries, given as (table, seq): the highest of each table, in as few messages as they fit into."""
    latest: dict[str, int] = {}
    for table, seq in entries:
        latest[table] = max(seq, latest.get(table, 0))
    for names in _batches(latest):
        yield LogGrown(sender, {name: latest[name] for name in names})


def budgets_spent(sender: int, spent: Mapping[str, Mapping[str, float]]) -> Iterator[BudgetsSpent]:
    """Announce what was spent, in as few messages as it fits into."""
    lines = [(name, key, amount) for name, keys in spent.items() for key, amount in keys.items()]
    for start in range(0, len(lines), _MAX_KEYS):
        told: dict[str, dict[str, float]] = {}
        for name, key, amount in lines[start : start + _MAX_KEYS]:
            told.setdefault(name, {})[key] = round(amount, 3)
        yield BudgetsSpent(sender, told)


def seats_connected(sender: int, tables: Mapping[str, Connected]) -> Iterator[SeatsConnected]:
    """Announce the connected seats of many tables, in as few messages as they fit into."""
    for names in _batches(tables):
        yield SeatsConnected(sender, {name: list(tables[name].items()) for name in names})


def _batches(tables: Iterable[str]) -> Iterator[list[str]]:
    names = list(tables)
    return (names[start : start + _MAX_TABLES] for start in range(0, len(names), _MAX_TABLES))
