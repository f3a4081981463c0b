"""The settings of a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from northline.bots import Bot, bot_factory
from northline.bots.local import NamedBots
from northline.drawing.board_layout import BoardLayout
from northline.editions import EDITIONS, Edition, edition
from northline.rules.chance import Chance, SystemChance


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
    """How many messages a connection may send at once, and in the long run."""
    requests_burst: int = 60
    requests_per_second: float = 5.0
    """The same for requests that change something, for each address."""
    sockets_per_address: int = 200
    """WebSockets that one address may have open."""
    hello_timeout: float = 10.0
    """Seconds after which a connection that has not said hello is closed."""
    database_timeout: float = 10.0
    """Seconds for which a change is retried while the database is away, before it is refused."""
    outbox_size: int = 256
    """Messages that may wait for a slow reader, before it is disconnected."""
    chance: Callable[[], Chance] = SystemChance
    """Makes the source of randomness of a game."""
    bot_factory: Callable[[str], Callable[[int], Bot]] = bot_factory
    """Reads the spec of a bot, and returns what makes one from a seed. Worker processes import it by its name."""
    named_bots: Mapping[str, str] = field(default_factory=dict)
    """Bots that the operator has named: by name, a spec of ``northline.bots.local``, such as that of a program."""

    @property
    def read_bot(self) -> Callable[[str], Callable[[int], Bot]]:
        """The same as ``bot_factory``, for the bots that the operator has named too."""
        return NamedBots(self.named_bots, self.bot_factory) if self.named_bots else self.bot_factory
