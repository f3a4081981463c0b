"""The messages of the WebSocket and the requests of the HTTP API, as types. ``docs/protocol.md`` explains them.

A message is a JSON object with a ``type``. :func:`decode_message` and :func:`decode_request` are the only ways in: they
refuse unknown types, unknown fields, and values of the wrong type or size.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from northline.editions.model import CARD_NAMES, CardName
from northline.rules.analysis.missing import Need
from northline.rules.formats.document_types import ViewChanges, ViewDocument
from northline.rules.refusal_sentences import Value
from northline.server.wire.events import Event
from northline.server.wire.notes import NoteCode
from northline.server.wire.progress import Progress
from northline.server.wire.refusals import Code, Refusal
from northline.server.wire.time_control import TimeControl

PROTOCOL_VERSION = 1
"""Raised when an old client would no longer understand the server."""

SLOWEST_BOTS = 5
"""The most seconds that people may ask bots to let pass before each action."""
LONGEST_MOMENT = 15
"""The most seconds that people may ask for, to take an action back before bots go on."""
HISTORY_PAGE = 50
"""The most entries of the log in one message."""
WHOLE_VIEW_EVERY = 50
"""An entry whose number is a multiple of this comes with the whole view, also to those who asked for changes."""

_T = TypeVar("_T")
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=400)]
Name = Annotated[str, Meta(max_length=200)]
Phrase = Literal["hello", "good_luck", "well_played", "thanks", "sorry", "one_moment", "goodbye"]
TableState = Literal["waiting", "playing", "over", "closed"]
BotSpec = Annotated[str, Meta(min_length=1, max_length=60)]
EditionId = Annotated[str, Meta(max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]


class _Incoming(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(_Incoming, frozen=True, tag="hello"):
    """Come to a table. It is the first message, and may be sent again to be told everything anew."""

    table: TableId
    since: Seq | None = None
    """The last entry this client has seen: it is told what happened since."""
    watch: bool = False
    """Only watch, even with a seat at the table."""
    changes: bool = False
    """With an entry, send what has changed of the view instead of all of it."""


class Act(_Incoming, frozen=True, tag="act"):
    """Do something, in notation, in the position numbered ``seq``."""

    seq: Seq
    action: Text


class Undo(_Incoming, frozen=True, tag="undo"):
    """Take one's last action back, in the position numbered ``seq``."""

    seq: Seq


class Chat(_Incoming, frozen=True, tag="chat"):
    """Say something to the table: one of the phrases, or a short text."""

    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=400)] | None = None


class Mute(_Incoming, frozen=True, tag="mute"):
    """Hear a seat no more, or again. It is for this connection only, and nobody else learns of it."""

    seat: SeatNumber
    on: bool = True


class Why(_Incoming, frozen=True, tag="why"):
    """Ask why something cannot be done now: an action in notation, claiming a route, or building in a city."""

    action: Text | None = None
    route: Text | None = None
    city: Text | None = None


class SetPace(_Incoming, frozen=True, tag="pace"):
    """Say how fast bots should be. It is for this connection only; of several people the slowest counts."""

    bots: Annotated[float, Meta(ge=0, le=SLOWEST_BOTS)] | None = None
    """Seconds that a bot lets pass before it acts; null for the server's own pace."""
    undo: Annotated[float, Meta(ge=0, le=LONGEST_MOMENT)] = 0
    """Seconds that bots wait after an action of one's own that can be taken back."""


class GoOn(_Incoming, frozen=True, tag="go_on"):
    """Do not take entry ``seq`` back: bots need not wait any longer."""

    seq: Seq


class StandIn(_Incoming, frozen=True, tag="stand_in"):
    """Agree that a bot plays for somebody who has been away for a while; or no longer agree."""

    seat: Annotated[int, Meta(ge=0, le=9)]
    on: bool = True


class AskHistory(_Incoming, frozen=True, tag="history"):
    """Ask for what happened after entry ``since`` and before entry ``before``: the newest page of it."""

    since: Seq
    before: Seq


class Ping(_Incoming, frozen=True, tag="ping"):
    """Ask for a sign of life."""


Incoming = Hello | Act | Undo | Chat | Mute | Why | SetPace | GoOn | StandIn | AskHistory | Ping


# From the server


class SeatInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a seat."""

    name: str | None
    bot: str | None
    free: bool
    connected: bool
    resigned: bool
    stand_in: tuple[int, ...] | None = None
    """Once its player has been away for a while: the seats that agree to let a bot play. Null: nobody is asked."""


class BegunFrom(msgspec.Struct, frozen=True):
    """A moment of another game, in which a game began. Such a game is for practice: it counts nowhere."""

    table: str | None
    """Null for a record that was sent here."""
    at: int
    """After so many actions of that game."""


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table."""

    id: str
    edition: str
    digest: str
    open: bool
    state: TableState
    seats: tuple[SeatInfo, ...]
    next: str | None
    """The table of the rematch, once there is one."""
    clock: TimeControl | None
    rated: bool
    hints: bool
    """Whether players may ask for a good move."""
    memory: bool
    """Whether views have what a perfect memory would know; otherwise their memory is empty."""
    chat: bool
    """Whether those who play may talk."""
    waits: bool
    """Whether the game waits for its host to start it, and does not begin by itself."""
    host: int | None
    """The seat of whoever looks after the table: who set it up or, without a seat, the first person; null: nobody."""
    closed_because: str | None
    """What an operator of the server said when closing the table; null if no operator has closed it."""
    begun_from: BegunFrom | None = None
    """The moment of another game in which this one began; null for a game from the beginning."""


class RunningClock(msgspec.Struct, frozen=True):
    """The clock of somebody who is thinking. Times are the server's, in seconds since 1970."""

    seat: int
    reserve_from: float
    """When the time for the action is up, and the bank begins to be used."""
    deadline: float
    """When the bank is used up, too."""


class ClockState(msgspec.Struct, frozen=True):
    """What the clocks of a table show."""

    now: float
    """The server's time when this was sent: what a client's own clock says does not matter."""
    banks: list[float | None]
    """The seconds that each seat had in its bank when it last began to think; null for bots."""
    running: list[RunningClock]


class Happened(msgspec.Struct, frozen=True, tag_field="type", tag="happened"):
    """Entry ``seq`` of the log, as this recipient may see it."""

    seq: int
    kind: Literal["action", "undo"]
    seat: int
    events: list[Event]
    note: str
    """In English, why the action is not the one that its player chose; mostly empty."""
    note_code: NoteCode | None
    """Which remark it is, for those who say it in another language."""
    note_values: Mapping[str, str]
    """What is said in the remark."""
    view: ViewDocument | None = None
    """The table after it; only with the newest entry."""
    changes: ViewChanges | None = None
    """Instead of the view, what has changed of it with this entry; for those who asked for that."""
    progress: Progress | None = None
    """How far the recipient has come, if it was told otherwise before; where actions follow each other quickly it comes
    later, with ``progress``."""
    can_undo: bool = False
    undo_for: float | None = None
    """The seconds for which bots wait to let the recipient take the entry back; null when none is waiting for that."""
    clocks: ClockState | None = None
    """With the newest entry, at a table with clocks."""


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """Everything a client needs to be up to date."""

    table: TableInfo
    seat: int | None
    """The recipient's seat; null for a spectator."""
    code: str | None
    """With it others can sit down; only for those who have a seat."""
    seq: int
    view: ViewDocument | None
    """The table now; null before the game has begun."""
    progress: Progress | None
    can_undo: bool
    undo_for: float | None
    clocks: ClockState | None
    missed: list[Happened]
    """What happened since the entry that the client named: the newest page of it."""
    earlier: int
    """How many entries before these were missed, too: ``history`` asks for them."""


class History(msgspec.Struct, frozen=True, tag_field="type", tag="history"):
    """The answer to ``history``: the newest of the entries that were asked for, oldest first."""

    entries: list[Happened]
    earlier: int
    """How many of the entries that were asked for come before these."""


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="said"):
    """Somebody at the table said something. It is plain text, never HTML."""

    seat: int
    phrase: Phrase | None
    text: str | None


class TableChanged(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """Somebody sat down, left, came back, or the game began or ended."""

    table: TableInfo
    clocks: ClockState | None
    """Whose clocks run follows from who sits where."""


class ProgressChanged(msgspec.Struct, frozen=True, tag_field="type", tag="progress"):
    """How far the recipient has come in position ``seq``. It went with no ``happened``."""

    seq: int
    progress: Progress


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """What was asked for in position ``seq`` is done: it is entry ``entry`` of the log."""

    seq: int
    entry: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """What was asked for is not done."""

    code: Code
    why: str
    rule: str | None = None
    seq: int | None = None
    """The position that the message named."""
    key: str | None = None
    """With the code ``illegal``: which sentence it is, for those who say it in another language."""
    values: Mapping[str, Value] = {}
    """What is said in the sentence; with ``banned`` and ``muted`` the time ``until`` then, and the ``reason``."""

    @classmethod
    def of(cls, refusal: Refusal, seq: int | None) -> Refused:
        return cls(refusal.code, refusal.why, refusal.rule, seq, refusal.key, refusal.values)


class NeedInfo(msgspec.Struct, frozen=True):
    """So many more cards of a kind."""

    count: int
    kind: Literal["color", "locomotive", "any", "pair"]
    """Cards of one colour; locomotives; any cards; pairs, each of two cards of one colour."""
    colors: list[CardName]
    """For ``color``: the colours it may be; empty for any one colour."""
    or_locomotives: bool
    """For ``color``: locomotives do as well, in any mix."""

    @classmethod
    def of(cls, need: Need) -> NeedInfo:
        return cls(need.count, need.kind, [CARD_NAMES[color] for color in need.colors], need.or_locomotives)


class RefusalInfo(msgspec.Struct, frozen=True):
    """The answer to a request that is not granted."""

    code: Code
    why: str
    rule: str | None
    key: str | None
    """With the code ``illegal``: which sentence it is, for those who say it in another language."""
    values: Mapping[str, Value]
    """What is said in the sentence."""
    missing: list[list[NeedInfo]] = []
    """With the key ``lacks``: what the hand is missing, as one way or two to choose from, each all that it takes."""

    @classmethod
    def of(cls, refusal: Refusal) -> RefusalInfo:
        missing = [[NeedInfo.of(need) for need in way] for way in refusal.missing]
        return cls(refusal.code, refusal.why, refusal.rule, refusal.key, refusal.values, missing)


class Because(msgspec.Struct, frozen=True, tag_field="type", tag="because"):
    """The answer to ``why``, with what was asked."""

    seq: int
    """The position now."""
    action: str | None
    route: str | None
    city: str | None
    refusal: RefusalInfo | None
    """Null when it can be done."""


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """A sign of life."""

    now: float
    """The server's time, in seconds since 1970."""


Outgoing = (
    Welcome | Happened | ProgressChanged | History | Said | TableChanged | Done | Refused | Because | Pong
)


# Over HTTP


class _Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NewTable(_Request, frozen=True):
    """A table to be set up. Each seat is a bot's spec, or null for a person."""

    edition: EditionId
    seats: Annotated[list[BotSpec | None], Meta(min_length=1, max_length=10)]
    open: bool = False
    """Whether everybody may join; otherwise only who has the code."""
    clock: TimeControl | None = None
    """How much time there is to think; null for as much as everybody likes."""
    rated: bool = False
    """Whether it counts for the ratings; such a table has no bots."""
    hints: bool = False
    """Whether players may ask for a good move; not in rated games."""
    memory: bool = False
    """Whether views have what a perfect memory would know; in rated games, too."""
    name: Name | None = None
    """The name under which the one who asks sits down; null to sit nowhere."""
    waits: bool = False
    """Whether the game waits for its host to start it; otherwise it begins when all seats are taken."""


class ChatSwitch(_Request, frozen=True):
    """Whether those who play at a table may talk."""

    on: bool


class NetworkSwitch(_Request, frozen=True):
    """Whether others on the same network may join."""

    on: bool


class QrText(_Request, frozen=True):
    """What a QR code should say: a link."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class UseCode(_Request, frozen=True):
    """A code with which a browser becomes the player of another one."""

    code: Annotated[str, Meta(max_length=60)]


class Join(_Request, frozen=True):
    name: Name
    code: Annotated[str, Meta(max_length=60)] | None = None
    seat: SeatNumber | None = None
    """Where to sit, if that seat is free; null for the first free one."""


class PlaceBot(_Request, frozen=True):
    """Put a bot on a free seat, or another one in the place of a bot."""

    seat: SeatNumber
    bot: BotSpec


class FreeSeat(_Request, frozen=True):
    """Ask whoever has a seat to leave it."""

    seat: SeatNumber
    name: Name
    """Who is meant: by now somebody else may sit there."""


class MoveSeat(_Request, frozen=True):
    """Change seats, and thereby colours."""

    to: SeatNumber
    """A free seat, or a bot's, which then moves to the one left. The host may swap people, too."""
    seat: SeatNumber | None = None
    """Who moves; null for the one who asks. Only the host may move others."""


class TableSettings(_Request, frozen=True):
    """What changes at a table whose game has not begun; what is left out stays as it is."""

    edition: EditionId | msgspec.UnsetType = msgspec.UNSET
    players: Annotated[int, Meta(ge=1, le=10)] | msgspec.UnsetType = msgspec.UNSET
    """How many seats there are. Of too many, free ones go first, then bots; never people."""
    open: bool | msgspec.UnsetType = msgspec.UNSET
    clock: TimeControl | msgspec.UnsetType | None = msgspec.UNSET
    rated: bool | msgspec.UnsetType = msgspec.UNSET
    hints: bool | msgspec.UnsetType = msgspec.UNSET
    memory: bool | msgspec.UnsetType = msgspec.UNSET
    chat: bool | msgspec.UnsetType = msgspec.UNSET


class Seated(msgspec.Struct, frozen=True):
    """The answer to setting up a table and to sitting down."""

    table: TableInfo
    seat: int | None
    code: str | None


_incoming_decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
encode = msgspec.json.Encoder().encode
"""Encode a message or an answer as JSON bytes."""


def decode_message(frame: str | bytes) -> Incoming:
    """Decode the message in a WebSocket frame; raise :class:`Refusal` if it is none.

    >>> decode_message('{"type": "act", "seq": 17, "action": "take red"}')
    Act(seq=17, action='take red')
    """
    try:
        return _incoming_decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _bad_message(error) from None


def decode_request(body: bytes, kind: type[_T]) -> _T:
    """Decode the body of an HTTP request as the given type; raise :class:`Refusal` if it is no such request."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _bad_message(error) from None


def _bad_message(error: Exception) -> Refusal:
    why = str(error)[:200] if isinstance(error, msgspec.DecodeError) else "this is not a JSON message"
    return Refusal("bad_message", why)
