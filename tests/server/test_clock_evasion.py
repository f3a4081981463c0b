"""Whatever somebody does at a table, a decision has the time that it has: leaving, coming back, undoing, restarts."""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given
from hypothesis import settings as effort
from hypothesis import strategies as st

from northline.server.db.store import Store
from northline.server.game.lobby import Lobby
from northline.server.game.registry import TableRegistry
from northline.server.ops.budgets import Who
from northline.server.wire.protocol import NewTable, SetPace
from northline.server.wire.time_control import TimeControl
from tests.server.harness import settings
from tests.server.storage import with_store

PER_ACTION, BANK = 1000.0, 5000.0
WAYS = ("leave and join", "undo", "connect and go", "two windows", "restart", "read anew", "look")


class Clock:
    """The wall clock, which only moves when it is told to."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch) -> Clock:
    stopped = Clock()
    monkeypatch.setattr(time, "time", stopped)
    return stopped


@asynccontextmanager
async def server_on(database: str, **more):
    store = await Store.open(database)
    # Bots choose, but wait for longer than any test: whoever left always comes back in time.
    registry = TableRegistry(store, settings("", database=database, pace=60, **more))
    await registry.start()
    try:
        yield registry
    finally:
        await registry.close()
        await store.close()


async def begin(registry: TableRegistry, rated: bool) -> str:
    lobby = Lobby(registry)
    wanted = NewTable(
        "toy", [None, None], open=True, rated=rated, clock=TimeControl(PER_ACTION, BANK), name="Ada"
    )
    name, _ = await lobby.create(wanted, "ada", Who.of("ada", "?"))
    await lobby.join(name, "bob", "Bob", None)
    return name


async def time_left(registry: TableRegistry, name: str, seat: int) -> float:
    async with registry.use(name) as table:
        assert table.logged is not None
        assert table.clocks is not None
        left = table.clocks.time_left(seat, table.time_spent(table.logged, seat))
        [shown] = [running for running in table.clock_state.running if running.seat == seat]
        assert shown.deadline - table.clock_state.now == pytest.approx(left, abs=0.1), "what clients are told"
        return left


class Window:
    """A connection that reads nothing."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.id = id(self)
        self.seat_confirmed = False
        self.changes, self.pace = False, SetPace()
        self.taken_over = False

    def send(self, frame: bytes, *, hold: bool = False) -> None: ...

    def flush(self) -> None: ...

    def send_chat(self, seat: int, frame: bytes) -> None: ...

    def on_seat_taken_over(self) -> None:
        self.taken_over = True


async def go(registry: TableRegistry, name: str, way: str) -> None:
    """Do something that must not change how much time Ada has."""
    async with registry.use(name) as table:
        if way == "leave and join":
            await table.leave("ada")
            assert table.seats[0].bot is not None
            await table.sit("ada", "Ada")
            assert table.seats[0].bot is None
        elif way == "undo":
            assert table.logged is not None
            menu = table.logged.game.legal_actions(0)
            seq = await table.act("ada", 0, table.logged.game.text(menu[0]), table.logged.seq)
            await table.undo("ada", 0, seq)
        elif way in ("connect and go", "two windows"):
            windows = [Window() for _ in range(1 if way == "connect and go" else 2)]
            for window in windows:
                await table.subscribe(window, "ada", since=None, watch=False)
                assert window.seat == 0
            assert [window.taken_over for window in windows] == [True, False][-len(windows) :]
            table.unsubscribe(windows[-1])
        elif way == "read anew":
            table.mark_stale()
            await table.load()


steps = st.lists(st.tuples(st.sampled_from(WAYS), st.floats(0, 400)), min_size=1, max_size=6)


@effort(
    max_examples=6,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(steps=steps, rated=st.booleans())
@example(steps=[(way, 30.0) for way in WAYS], rated=True)
def test_time_passes_whatever_somebody_does(clock, steps, rated):
    async def body(database: str) -> None:
        expected = PER_ACTION + BANK
        async with AsyncExitStack() as running:
            registry = await running.enter_async_context(server_on(database))
            name = await begin(registry, rated)
            for way, seconds in steps:
                clock.now += seconds
                expected -= seconds
                if way == "restart":
                    await running.aclose()
                    clock.now += 1000
                    registry = await running.enter_async_context(server_on(database))
                await go(registry, name, way)
                assert await time_left(registry, name, 0) == pytest.approx(expected, abs=0.01)
        clock.now += 100_000  # nobody pays for the time without a server
        async with server_on(database) as registry:
            assert await time_left(registry, name, 0) == pytest.approx(expected, abs=0.01)
            clock.now += 7
            assert await time_left(registry, name, 0) == pytest.approx(expected - 7, abs=0.01)

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(body(str(Path(folder) / "games.db")))


@pytest.mark.parametrize("way", ["leave", "resign", "time is up"])
def test_a_bot_that_takes_over_does_not_save_the_bank(clock, tmp_path, way):
    async def body() -> None:
        async with server_on(str(tmp_path / "games.db")) as registry:
            name = await begin(registry, rated=False)
            clock.now += PER_ACTION + 300
            async with registry.use(name) as table:
                if way == "leave":
                    await table.leave("ada")
                elif way == "resign":
                    await table.resign("ada")
                else:
                    clock.now += BANK
                    await table.substitute_bot(0, table.logged.seq)
                clock.now += 50  # the bot's time is not Ada's
                menu = table.logged.game.legal_actions(0)
                await table.act_for_bot(0, table.logged.game.text(menu[0]), table.logged.seq, "")
                used = BANK if way == "time is up" else 300
                assert table.clocks.banks == [pytest.approx(BANK - used), BANK]

    asyncio.run(body())


def test_several_restarts_cost_nobody_anything(clock, tmp_path):
    async def body() -> None:
        database = str(tmp_path / "games.db")
        async with server_on(database) as registry:
            name = await begin(registry, rated=True)
        for _ in range(3):
            clock.now += 5000
            async with server_on(database) as registry:
                clock.now += 100
        async with server_on(database) as registry:
            assert await time_left(registry, name, 0) == pytest.approx(PER_ACTION + BANK - 300, abs=0.01)

    asyncio.run(body())


def test_an_outage_is_found_by_whoever_is_there_first(clock, database):
    """Of the database, too: while it is away nobody can act."""

    async def body(store: Store) -> None:
        other = await Store.open(database)
        try:
            await store.uptime.beat(alone=True)
            await other.uptime.beat()
            began = clock.now
            clock.now += 20
            assert not await other.uptime.beat(), "a beat may be late"
            clock.now += 500
            assert await store.uptime.beat()
            assert await other.uptime.beat(), "the others learn of it"
            for uptime in (store.uptime, other.uptime):
                assert uptime.downtime(began, clock.now) == pytest.approx(500)
                assert uptime.downtime(clock.now - 100, clock.now + 100) == pytest.approx(100)
        finally:
            await other.close()

    with_store(database, body)
