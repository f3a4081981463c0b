"""The settings of a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from northline.bots import Bot, bot_factory
from northline.bots.local import NamedBots
from northline.drawing.board_layout import BoardLayout
from northline.editions import EDITIONS, Edition, edition
from northline.rules.chance import Chance, SystemChance
from northline.rules.formats.record import Record
from northline.server.ops.limits import Allowance
from northline.server.ops.offences import AddressLog
from northline.server.wire.analysis import AnalysisUpdate

Analyst = Callable[[Edition, Record, str], Iterator[AnalysisUpdate]]
"""Analyses a game at a level, part by part."""


def built_in_editions() -> dict[str, Edition]:
    return {name: edition(name) for name in EDITIONS}


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be chosen when a server is started."""

    database: str = "northline.db"
    editions: Mapping[str, Edition] = field(default_factory=built_in_editions)
    layouts: Mapping[str, BoardLayout] = field(default_factory=dict)
    """The geometry of editions that do not come with one, by their ids; others without one get a rough one."""
    website: Path | None = None
    """The folder of the built browser client; None for the one that comes with Northline."""
    origins: frozenset[str] = frozenset()
    """The origins of web pages that may use this server, such as ``https://example.org``."""
    network_switch: bool = False
    """Whether somebody at this machine may let others on its network in. Not for a server that is hosted for others."""
    secure_cookies: bool = False
    """Whether cookies are for HTTPS only."""
    archive: Path | None = None
    """The folder of the archive, with the records of old games that have left the database."""
    pace: float = 0.8
    """Seconds that a bot lets pass before it acts, so that people can follow, unless they wish for another pace. With 0
    bots act at once, whatever anybody wishes."""
    progress_interval: float = 0.25
    """Seconds between two times that people at a table are told their progress, however many actions there are."""
    progress_share: float = 0.1
    """The part of a process's time that goes into progress at most, and a quarter of that where it has much else to do;
    1 for as much as it takes."""
    away_after: float = 60.0
    """Seconds after which the others may let a bot play for somebody who is disconnected, at a table without clocks."""
    bot_deadline: float = 5.0
    """Seconds that a bot may think."""
    hint_bot: str = "planner"
    """The spec of the bot that gives hints."""
    bot_workers: int = 1
    """Processes in which bots think."""
    message_burst: int = 60
    messages_per_second: float = 15.0
    """How many messages a connection may send at once, and in the long run; an address ten times as many."""
    requests_burst: int = 60
    requests_per_second: float = 5.0
    """The same for requests that change something, for each address."""
    sockets_per_address: int = 200
    """WebSockets that one address may have open."""
    max_connections: int | None = None
    """Connections of all kinds that are open at once; None for as many as the system allows, up to some thousands."""
    header_timeout: float = 10.0
    body_timeout: float = 20.0
    """Seconds in which the head of a request, and then its body, has to arrive."""
    hello_timeout: float = 10.0
    """Seconds after which a connection that has not said hello is closed."""
    database_timeout: float = 10.0
    """Seconds for which a change is retried while the database is away, before it is refused."""
    close_waiting_after: float = 24 * 3600.0
    close_playing_after: float = 60 * 24 * 3600.0
    """Seconds until a table that waits for players, and one whose game has no clocks, is closed if nobody comes."""
    delete_closed_after: float = 7 * 24 * 3600.0
    """Seconds after which a closed table is deleted."""
    log_addresses: AddressLog = "none"
    """What the log says of the addresses of those who exceed a limit: nothing, the network, or all of it."""
    outbox_bytes: int = 512 * 1024
    """Bytes that may wait for a slow reader, before it is disconnected."""
    send_timeout: float = 20.0
    """Seconds after which a reader who takes nothing is disconnected."""
    chat: Allowance = field(default=Allowance(5, 0.25))
    """Chat messages of a person."""
    new_tables: Allowance = field(default=Allowance(10, 1 / 20))
    """Tables that a person may set up."""
    welcome_bytes: Allowance = field(default=Allowance(2_000_000, 100_000))
    """Bytes of welcomes and of history for a person."""
    analysis_workers: int = 1
    """Games that are analysed at a time, each in a process of its own; 0 for a server that analyses none."""
    analysis_level: str = "normal"
    """How thoroughly: a level of ``northline.analysis``."""
    analysis_seconds: float = 900.0
    """Processor seconds that an analysis may take; the first one on a machine may have to compile something."""
    analyses: Allowance = field(default=Allowance(10, 1 / 30))
    """Games that a person may have analysed."""
    workshop: Literal["on", "here", "off"] = "on"
    """Who may make maps: everybody, only who plays on this machine, or nobody. What was published can be played."""
    workshop_seconds: float = 600.0
    """Processor seconds that a layout or a playtest may take; the first one on a machine has to compile something."""
    chance: Callable[[], Chance] = SystemChance
    """Makes the source of randomness of a game."""
    bot_factory: Callable[[str], Callable[[int], Bot]] = bot_factory
    """Reads the spec of a bot, and returns what makes one from a seed. Worker processes import it by its name."""
    analyst: Analyst | None = None
    """Analyses games; None for ``northline.analysis``. Worker processes import it by its name."""
    named_bots: Mapping[str, str] = field(default_factory=dict)
    """Bots that the operator has named: by name, a spec of ``northline.bots.local``, such as that of a program."""

    @property
    def read_bot(self) -> Callable[[str], Callable[[int], Bot]]:
        """The same as ``bot_factory``, for the bots that the operator has named too."""
        return NamedBots(self.named_bots, self.bot_factory) if self.named_bots else self.bot_factory
