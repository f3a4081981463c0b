"""How a process follows what operators do from a shell: mutes, bans and closed tables.

The audit log is the news: every change of an operator is an entry of it. On PostgreSQL a message comes with each; an
SQLite file is asked every second, which costs one look at the end of an index.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Protocol

from northline.server.db.moderation import ban_address
from northline.server.db.restrictions import (
    Restriction,
    active_restrictions,
    audit_since,
    newest_audit_entry,
    seats_of_people,
)
from northline.server.game.restrictions import Restrictions
from northline.server.wire.refusals import Refusal
from northline.server.wire.subjects import SubjectError, parse_subject

if TYPE_CHECKING:
    from northline.server.game.registry import TableRegistry

logger = logging.getLogger("northline.server.moderation")

_POLL_INTERVAL = 1.0
"""Seconds between two looks at a database that sends no messages."""
_SLOW_POLL_INTERVAL = 15.0
"""The same where messages come, in case that one was lost."""
_MAX_ADDRESSES = 20
"""Addresses that are banned with one person. Whoever has more has them to spare."""


class Visitor(Protocol):
    """A connection, as far as operators have a say in it."""

    @property
    def person(self) -> str | None:
        """The public id of its player; None without one."""

    @property
    def address(self) -> str:
        """Where it comes from."""

    @property
    def seat_held(self) -> tuple[str, str] | None:
        """The table at which it speaks for a seat, and the player who holds that."""

    def turn_away(self, refusal: Refusal) -> None:
        """Tell it why, and close it."""


class Moderation:
    """The restrictions that this process knows of, and whom they are about here."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry, self._database = registry, registry.store.database
        self.restrictions = Restrictions()
        self._visitors: set[Visitor] = set()
        self._seen = 0
        """The number of the last entry of the audit log that was dealt with."""
        self._leaving: set[tuple[str, str]] = set()
        """Tables, and players who have to leave them."""
        self._addresses: dict[str, str] = {}
        """Networks to be banned, and the banned person who came from each."""
        self._wake = asyncio.Event()

    async def start(self) -> None:
        """Read what is in force. Whoever was banned while no server was running leaves soon."""
        self._seen = await self._database.read(newest_audit_entry)
        self.restrictions.replace(await self._database.read(active_restrictions))
        self._leaving |= await self._seats_of_banned()

    def wake(self) -> None:
        """There is news, or some may have been missed."""
        self._wake.set()

    async def run(self) -> None:
        """Follow the audit log, for ever."""
        while True:
            patience = _SLOW_POLL_INTERVAL if self._database.shared else _POLL_INTERVAL
            try:
                await self.follow()
            except Exception as error:  # the database is away, perhaps
                logger.warning("operators not heard", extra={"why": type(error).__name__})
                patience = _POLL_INTERVAL
            with suppress(TimeoutError):
                async with asyncio.timeout(_POLL_INTERVAL if self._leaving else patience):
                    await self._wake.wait()
            self._wake.clear()

    async def follow(self) -> None:
        """Read what is new, and act on it."""
        news = await self._database.read(partial(audit_since, after=self._seen))
        if news:
            self.restrictions.replace(await self._database.read(active_restrictions))
            self._turn_away()
            for entry in news:
                if entry.action == "close":
                    self._registry.on_table_closed(entry.subject)
            if any(entry.action == "ban" for entry in news):
                self._leaving |= await self._seats_of_banned()
            self._seen = news[-1].id
            logger.info("operators heard", extra={"number": len(news)})
        for table, player in tuple(self._leaving):
            await self._leave(table, player)
        for network, person in tuple(self._addresses.items()):
            await self._database.write(partial(ban_address, network=network, person=person))
            del self._addresses[network]
            self.wake()  # the audit log brings it to all processes, this one too

    # Connections

    def check_admission(self, person: str | None, address: str) -> None:
        """Raise :class:`Refusal` if a person, or an address, is banned."""
        ban = self._find_ban(person, address)
        if ban is not None:
            raise ban.refusal()

    def _find_ban(self, person: str | None, address: str) -> Restriction | None:
        ban = self.restrictions.find("ban", person, address)
        if ban is not None and ban.with_address:
            self._note_address(ban, address)
        return ban

    def welcome(self, visitor: Visitor) -> None:
        """Remember a connection, and refuse it if it is banned."""
        self._visitors.add(visitor)
        self.check_admission(visitor.person, visitor.address)

    def goodbye(self, visitor: Visitor) -> None:
        self._visitors.discard(visitor)

    def _turn_away(self) -> None:
        for visitor in tuple(self._visitors):
            ban = self._find_ban(visitor.person, visitor.address)
            if ban is not None:
                if visitor.seat_held is not None:
                    self._leaving.add(visitor.seat_held)
                visitor.turn_away(ban.refusal())

    # Addresses of those who are banned with them

    def _note_address(self, ban: Restriction, address: str) -> None:
        """Remember an address to be banned, unless it is already, or this machine's own, or one too many."""
        with suppress(SubjectError):
            network = parse_subject(address)
            known = self.restrictions.addresses_banned_with(ban.subject)
            if network not in known and len(known) < _MAX_ADDRESSES:
                self._addresses[network] = ban.subject
                self.wake()

    # Seats

    async def _seats_of_banned(self) -> set[tuple[str, str]]:
        people = self.restrictions.banned_people
        return set(await self._database.read(partial(seats_of_people, people=people))) if people else set()

    async def _leave(self, table_id: str, player: str) -> None:
        """Let somebody who is banned leave a table, as if by choice: a bot plays on, and the others are told.

        Every process does this that knows of the ban. Whoever has left already has left.
        """
        try:
            async with self._registry.use(table_id) as table:
                await table.leave(player)
        except Refusal as refusal:
            logger.debug("has left", extra={"table": table_id, "code": refusal.code})
        except Exception:  # one bad game does not keep the others waiting; it is tried again
            logger.exception("not left", extra={"table": table_id})
            return
        self._leaving.discard((table_id, player))
