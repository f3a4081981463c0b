"""A load of games over real sockets, against servers that are killed; and what must be true afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from northline.rules import SplitMix
from northline.server.db.store import Store
from northline.server.game.logged_game import LoggedGame
from northline.server.wire.identity import COOKIE
from tests.server.harness import PATIENCE, Browser, Client, Running
from tests.toy import toy


class Unavailable(Exception):
    """A server said that its database does not answer."""


GONE = (
    OSError,
    ConnectionClosed,
    InvalidHandshake,
    InvalidMessage,
    httpx.TransportError,
    EOFError,
    Unavailable,
)
"""What a client sees of a server that has just died, or cannot do anything."""


@dataclass
class Seat:
    """Somebody who plays on, whatever becomes of the server."""

    number: int
    token: str
    chance: SplitMix
    pending: tuple[int, str] | None = None
    """What was sent and not answered: the position, and the action or nothing to take one back."""
    acknowledged: dict[int, str] = field(default_factory=dict)


@dataclass
class Table:
    name: str
    place: int
    seats: list[Seat]
    over: bool = False


_RECONNECT_AFTER = 0.1
"""Seconds until somebody whose server is gone tries the next one."""


class Load:
    """Games that go on, through one server after the other.

    Whoever loses its server comes back by itself if ``reconnects``; otherwise all stop, to be continued elsewhere.
    """

    def __init__(self, seed: int, games: int, reconnects: bool = False) -> None:
        self._chance, self._games, self._reconnects = SplitMix(seed), games, reconnects
        self.tables: list[Table] = []
        self.refusals: set[str] = set()
        self.reconnections = 0
        self._begin_more = True

    @property
    def acknowledged(self) -> int:
        return sum(len(seat.acknowledged) for table in self.tables for seat in table.seats)

    async def play(
        self, servers: list[Running], until: Callable[[], bool], timeout: float = 4 * PATIENCE
    ) -> None:
        """Play at one or several servers until something is true, or the server is gone."""
        stopped = asyncio.Event()
        tasks = [
            asyncio.create_task(self._play_tables(servers, place, until, stopped))
            for place in range(self._games)
        ]
        try:
            await asyncio.wait(tasks, timeout=timeout)
            assert all(task.done() for task in tasks), "a game is stuck"
        finally:
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, Exception):
                    raise outcome

    async def finish(self, servers: list[Running]) -> None:
        """Play all games to their end: none is stuck."""
        self._begin_more = False
        await self.play(servers, lambda: False)
        assert all(table.over for table in self.tables)

    async def _play_tables(
        self, servers: list[Running], place: int, until: Callable[[], bool], stopped: asyncio.Event
    ) -> None:
        """Play one table after the other at this place."""
        try:
            while not until() and not stopped.is_set():
                mine = [table for table in self.tables if table.place == place and not table.over]
                if not mine and not self._begin_more:
                    return
                try:
                    table = mine[0] if mine else await self._new_table(servers, place)
                except GONE:
                    if not self._reconnects:
                        raise
                    await self._wait_a_moment()
                    continue
                seats = [self._play_seat(servers, table, seat, until, stopped) for seat in table.seats]
                for outcome in await asyncio.gather(*seats, return_exceptions=True):
                    if isinstance(outcome, BaseException):
                        raise outcome
        except TimeoutError:
            raise
        except GONE:
            stopped.set()

    async def _new_table(self, servers: list[Running], place: int) -> Table:
        number = len(self.tables)
        tokens = [f"load-{number:06}-{seat}-of-a-campaign" for seat in range(2)]
        seats = [Seat(seat, token, SplitMix(self._chance.below(10**6))) for seat, token in enumerate(tokens)]
        browser = _browser(servers[(number + self.reconnections) % len(servers)], seats[0])
        bot = ["random"] if number % 4 == 3 else []
        wanted = {"edition": "toy", "seats": [None, None, *bot], "open": True, "name": "Seat 0"}
        created = await self._post(browser, "/api/tables", wanted)
        table = Table(created["table"]["id"], place, seats)
        self.tables.append(table)
        return table

    async def _play_seat(
        self,
        servers: list[Running],
        table: Table,
        seat: Seat,
        until: Callable[[], bool],
        stopped: asyncio.Event,
    ) -> None:
        """Play until the end, at whichever server is there."""
        turn = seat.number
        while not until() and not stopped.is_set() and not table.over:
            try:
                await self._play_at(servers[turn % len(servers)], table, seat, until, stopped)
            except GONE:
                if not self._reconnects:
                    raise
                turn += 1
                await self._wait_a_moment()

    async def _wait_a_moment(self) -> None:
        """Before somebody whose server is gone comes back."""
        self.reconnections += 1
        await asyncio.sleep(_RECONNECT_AFTER)

    async def _play_at(
        self, server: Running, table: Table, seat: Seat, until: Callable[[], bool], stopped: asyncio.Event
    ) -> None:
        browser = _browser(server, seat)
        await self._post(browser, f"/api/tables/{table.name}/join", {"name": f"Seat {seat.number}"})
        modern = seat.number % 2 == 0
        async with browser.socket(table.name, changes=modern, at_home=modern) as client:
            await client.until("welcome")
            while not until() and not stopped.is_set():
                if seat.pending is not None:
                    await self._send(client, seat)
                elif client.view is not None and client.view["phase"] == "over":
                    table.over = True
                    return
                elif client.can_undo and seat.chance.below(4) == 0:
                    seat.pending = (client.seq, "")
                elif client.view is not None and client.view["legal_actions"]:
                    menu = client.view["legal_actions"]
                    seat.pending = (client.seq, menu[seat.chance.below(len(menu))])
                else:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(client.receive(), 0.2)

    async def _post(self, browser: Browser, path: str, document: Any) -> Any:
        response = await browser.http.post(path, json=document)
        if response.status_code == 503:
            self.refusals.add("unavailable")
            raise Unavailable
        assert response.status_code in (200, 201), response.text
        return response.json()

    async def _send(self, client: Client, seat: Seat) -> None:
        """Send what is not answered yet: for the first time, or again after a crash."""
        assert seat.pending is not None
        seq, action = seat.pending
        answer = await (client.act(action, seq) if action else client.undo(seq))
        if answer["type"] == "done":
            noted = seat.acknowledged.setdefault(answer["entry"], action)
            assert noted == action, "an entry was acknowledged as something else before"
        else:
            self.refusals.add(answer["code"])
            if answer["code"] == "unavailable":
                return
        seat.pending = None


def _browser(server: Running, seat: Seat) -> Browser:
    browser = server.browser()
    browser.http.cookies.set(COOKIE, seat.token, domain="127.0.0.1")  # as the server sets it
    return browser


async def nothing_is_lost(database: str, load: Load, answered: bool = False) -> None:
    """Every acknowledged action is in the log, the logs have no gaps, and they fold to good positions.

    When everything was ``answered``, what is in the log was also acknowledged, so nothing was done twice.
    """
    store = await Store.open(database)
    try:
        for table in load.tables:
            log = await store.log(table.name)
            assert [entry.seq for entry in log] == list(range(len(log)))
            for seat in table.seats:
                for seq, action in seat.acknowledged.items():
                    assert seq < len(log), f"entry {seq} of {table.name} was acknowledged and is lost"
                    assert (log[seq].seat, log[seq].action) == (seat.number, action)
                if answered:
                    written = {entry.seq for entry in log if entry.seat == seat.number}
                    assert written == seat.acknowledged.keys(), f"something in {table.name} was done unasked"
            if log:
                assert LoggedGame.fold(toy(), log, SplitMix(0)).game.state.problems() == ()
    finally:
        await store.close()
