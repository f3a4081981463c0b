"""What can be chosen when a server is started."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from northline.bots import Bot, make_bot
from northline.editions import EDITIONS, Edition, edition
from northline.rules.chance import Chance, SystemChance


def built_in_editions() -> dict[str, Edition]:
    return {name: edition(name) for name in EDITIONS}


@dataclass(frozen=True, slots=True)
class Settings:
    database: str = "northline.db"
    editions: Mapping[str, Edition] = field(default_factory=built_in_editions)
    website: Path | None = None
    """The folder of the built browser client, if it is not the one that comes with Northline."""
    origins: frozenset[str] = frozenset()
    """The web pages that may talk to this server, such as ``https://example.org``."""
    secure_cookies: bool = False
    """For a server that is reached over HTTPS."""
    archive: Path | None = None
    """The folder with the records of old games that are no longer in the database."""
    pace: float = 0.8
    """Seconds that a bot lets pass before it acts, so that people can follow."""
    bot_deadline: float = 5.0
    """Seconds that a bot may think."""
    hint_bot: str = "planner"
    """Who is asked for a good move."""
    bot_workers: int = 1
    """Processes that think."""
    burst: int = 60
    per_second: float = 15.0
    """How many messages a connection may send at once, and in the long run."""
    requests_burst: int = 60
    requests_per_second: float = 5.0
    """The same for requests that change something, for each address."""
    sockets_per_address: int = 200
    hello_within: float = 10.0
    """Seconds after which a connection that has said nothing is closed."""
    patience: float = 10.0
    """Seconds that a message waits for a database that is away, before it is refused."""
    outbox: int = 256
    """Messages that may wait for a slow reader."""
    chance: Callable[[], Chance] = SystemChance
    make_bot: Callable[[str, int], Bot] = make_bot
