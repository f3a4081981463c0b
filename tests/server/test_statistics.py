"""Statistics are counted when games end, and say the same as counting all results."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, select, text

from northline.rules import SplitMix
from northline.server.db import migrations, schema
from northline.server.db.ratings import Rating
from northline.server.db.rows import Result, SeatRow
from northline.server.db.statistics import edition_statistics, player_statistics
from northline.server.db.store import Store
from northline.server.wire.identity import public_name
from tests.server.harness import last, running, settings
from tests.server.storage import START, action_entry, table_row, with_store

NEW = {
    "closed_because",
    "hints",
    "chat",
    "archived",
    "creator",
    "to_act",
    "waits",
    "decision",
    "thought",
    "memory",
    "begun_from",
}
"""Columns that the first version did not have."""
PEOPLE = {"ada": "Ada", "bob": "Bob", "cyd": "Cyd"}


def games(seed: int, count: int = 30) -> list[tuple[str, str, bool, list[Result]]]:
    """Made-up games: their table, edition, whether they are rated, and how they ended."""
    chance = SplitMix(seed)
    made = []
    for number in range(count):
        rated = chance.below(2) == 0
        seats: list[tuple[str | None, str | None]] = [(None, player) for player in PEOPLE]
        if not rated:
            seats = [*seats[:2], ("greedy", None), ("greedy", None)]
        results = [
            Result(
                seat=seat,
                name=PEOPLE[player] if player else f"Greedy {seat}",
                bot=bot,
                player=player,
                place=1 + chance.below(3),
                points=chance.below(200) - 50,
                resigned=player is not None and chance.below(6) == 0,
            )
            for seat, (bot, player) in enumerate(seats)
        ]
        made.append((f"table {number}", "toy" if chance.below(3) else "tiny", rated, results))
    return made


async def play(store: Store, seed: int) -> None:
    for name, edition, rated, results in games(seed):
        seats = [
            SeatRow(result.seat, name=result.name, bot=result.bot, player=result.player) for result in results
        ]
        await store.create_table(table_row(name, edition=edition, rated=rated), seats)
        await store.append(name, START)
        await store.append(name, action_entry("pass"), results, edition if rated else None)


async def counted_anew(store: Store, edition: str) -> dict[str, Any]:
    """The totals, made of all results there are."""
    t, r = schema.tables.c, schema.results.c
    everything = (
        select(schema.results)
        .join_from(schema.results, schema.tables, r.table_id == t.id)
        .where(t.edition == edition)
        .order_by(t.changed, r.table_id, r.seat)
    )
    rows = await store.database.read(lambda connection: connection.execute(everything).all())
    lines: dict[str, dict[str, Any]] = {}
    for row in rows:
        who = public_name(row.player) if row.player else row.bot
        line = lines.setdefault(who, {"games": 0, "wins": 0, "points": [], "rating": None})
        line["games"] += 1
        line["wins"] += row.place == 1 and not row.resigned
        line["points"].append(row.points)
        if row.mu is not None:
            line["rating"] = Rating(row.mu, row.sigma).shown
    return {
        "games": len({row.table_id for row in rows}),
        "average": round(sum(row.points for row in rows) / len(rows), 1),
        "lines": lines,
    }


async def agree(store: Store) -> None:
    for edition in ("toy", "tiny"):
        told = await store.database.read(partial(edition_statistics, edition=edition))
        expected = await counted_anew(store, edition)
        assert (told.games, told.average_points) == (expected["games"], expected["average"])
        assert len(told.players) == len(expected["lines"]) == 4
        for line in told.players:
            known = expected["lines"][line.player or line.bot]
            assert (line.games, line.wins, line.rating) == (known["games"], known["wins"], known["rating"])
            assert line.average_points == round(sum(known["points"]) / len(known["points"]), 1)
            assert line.best_points == max(known["points"])
        assert [line.rating for line in told.players[:3]] == sorted(
            (line.rating for line in told.players[:3]), reverse=True
        )


def test_the_totals_are_the_sum_of_all_games(database):
    async def contract(store: Store) -> None:
        await play(store, seed=3)
        await agree(store)
        nowhere = await store.database.read(partial(edition_statistics, edition="atlantis"))
        assert nowhere.games == 0

    with_store(database, contract)


def test_games_from_before_are_counted_by_the_migration(database):
    """A database of the first version, with finished games in it."""

    def first_version(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(migrations.__path__[0]))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")

    def take_down(connection: Connection) -> None:
        schema.metadata.drop_all(connection)
        connection.exec_driver_sql("DROP TABLE alembic_version")

    async def fill(store: Store) -> None:
        await play(store, seed=5)
        kept = (schema.tables, schema.seats, schema.results)

        def everything(connection: Connection) -> dict[str, list[dict[str, Any]]]:
            return {
                table.name: [dict(row._mapping) for row in connection.execute(select(table))]
                for table in kept
            }

        rows = await store.database.read(everything)

        def put_back(connection: Connection) -> None:
            first_version(connection)
            for table in kept:
                known = [column.name for column in table.columns if column.name not in NEW]
                names, places = ", ".join(known), ", ".join(f":{name}" for name in known)
                for row in rows[table.name]:
                    connection.execute(
                        text(f"INSERT INTO {table.name} ({names}) VALUES ({places})"),
                        {name: row[name] for name in known},
                    )

        await store.database.write(take_down)
        await store.database.write(put_back)

    with_store(database, fill)
    with_store(database, agree)


def test_the_page_of_a_player(database):
    async def contract(store: Store) -> None:
        await play(store, seed=3)
        for public in (public_name("ada"), "greedy"):
            told = await store.database.read(partial(player_statistics, edition="toy", public=public))
            assert told.total.games == len(told.games)
            assert max(game.points for game in told.games) == told.total.best_points
            assert sum(game.place == 1 and not game.resigned for game in told.games) == told.total.wins
            assert [game.ended for game in told.games] == sorted(
                (game.ended for game in told.games), reverse=True
            )
        for nobody in ("nobody", "ada"):  # the stored hash is no public name
            look = partial(player_statistics, edition="toy", public=nobody)
            assert await store.database.read(look) is None

    with_store(database, contract)


def test_the_page_of_a_player_over_http_keeps_private_tables_private(tmp_path):
    async def body(server) -> None:
        ada = server.browser()
        names = {}
        for public in (True, False):
            table = await ada.create("tiny", [None, "random"], name="Ada", open=public)
            names[public] = table["table"]["id"]
            async with ada.socket(names[public]) as client:
                await client.play(last)
        lines = (await ada.get("/api/statistics/tiny"))["players"]
        [line] = [line for line in lines if line["name"] == "Ada"]
        told = await ada.get(f"/api/statistics/tiny/{line['player']}")
        assert told["total"] == line
        assert sorted(game["table"] or "" for game in told["games"]) == ["", names[True]]
        assert (await ada.get("/api/statistics/tiny/random"))["total"]["games"] == 2
        for path in ("tiny/nobody", "toy/random", "atlantis/random"):
            assert (await ada.get(f"/api/statistics/{path}", 404))["code"] == "not_found"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))
