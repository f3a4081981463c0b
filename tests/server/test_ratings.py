"""Ratings, statistics, and giving up."""

from __future__ import annotations

import asyncio

import pytest

from northline.server.db.ratings import Rating, new_ratings
from northline.server.db.rows import SeatRow
from northline.server.db.store import Store
from northline.server.wire.identity import COOKIE, hash_token, public_name
from tests.server.harness import first, last, running, settings
from tests.server.storage import START, action_entry, result, table_row, with_store


def test_winning_raises_a_rating_and_makes_it_surer():
    one, two, three = new_ratings([None, None, None], [1, 2, 3])
    assert one.mu > two.mu > three.mu
    assert one.shown > three.shown
    again = new_ratings([one, three], [1, 2])
    assert again[0].sigma < one.sigma
    assert new_ratings([one, one], [1, 1])[0].mu == pytest.approx(one.mu)
    assert Rating(25, 25 / 3).shown == 1000


def test_ratings_build_on_the_last_game_of_the_same_edition(database):
    async def contract(store: Store) -> None:
        ratings = []
        for number, edition in enumerate(["toy", "toy", "tiny"]):
            name = f"table {number}"
            await store.create_table(table_row(name, edition=edition, rated=True), [SeatRow(0), SeatRow(1)])
            await store.append(name, START)
            end = [result(0, "Ada", "a", 1, 50), result(1, "Bob", "b", 2, 40)]
            await store.append(name, action_entry("pass"), end, rated_in=edition)
            ratings.append([Rating(result.mu, result.sigma) for result in await store.results(name)])
        fresh = new_ratings([None, None], [1, 2])
        assert ratings == [fresh, new_ratings(fresh, [1, 2]), fresh]

    with_store(database, contract)


def test_who_resigns_comes_last_in_the_ratings(database):
    async def contract(store: Store) -> None:
        await store.create_table(table_row("one", rated=True), [SeatRow(0), SeatRow(1)])
        await store.append("one", START)
        end = [result(0, "Ada", "a", 1, 50, bot="greedy", resigned=True), result(1, "Bob", "b", 2, 40)]
        await store.append("one", action_entry("pass"), end, rated_in="toy")
        ada, bob = await store.results("one")
        assert bob.mu > ada.mu

    with_store(database, contract)


def test_a_rated_game_is_in_the_statistics(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        wanted = {"edition": "tiny", "seats": [None, "random"], "rated": True, "name": "Ada"}
        assert (await ada.post("/api/tables", wanted, 400))["code"] == "bad_table"
        table = await ada.create("tiny", rated=True, name="Ada")
        name = table["table"]["id"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob", "code": table["code"]})
        async with ada.socket(name) as one, bob.socket(name) as two:
            await asyncio.gather(one.play(first), two.play(last))
        result = await ada.get(f"/api/tables/{name}/result")
        found = await ada.get("/api/statistics/tiny")
        assert found["games"] == 1
        assert found["average_points"] == pytest.approx(sum(line["points"] for line in result) / 2, abs=0.06)
        by_name = {line["name"]: line for line in found["players"]}
        for line in result:
            assert by_name[line["name"]]["wins"] == (line["place"] == 1)
            assert by_name[line["name"]]["best_points"] == line["points"]
        assert all(line["rating"] is not None for line in found["players"])
        secret = ada.http.cookies[COOKIE]
        assert by_name["Ada"]["player"] == public_name(hash_token(secret))
        text = str(found)
        assert secret not in text
        assert hash_token(secret) not in text
        assert await ada.get("/api/statistics/toy") == {
            "edition": "toy",
            "games": 0,
            "average_points": None,
            "average_winning_points": None,
            "players": [],
        }
        await ada.get("/api/statistics/atlantis", 404)

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_who_resigns_does_not_come_back(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        table = await ada.create("tiny", rated=True, name="Ada")
        name = table["table"]["id"]
        assert (await ada.post(f"/api/tables/{name}/resign", status=409))["code"] == "not_started"
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob", "code": table["code"]})
        await server.browser().post(f"/api/tables/{name}/resign", status=403)
        async with bob.socket(name) as two:
            for _ in range(2):
                seat = (await ada.post(f"/api/tables/{name}/resign"))["seats"][0]
                assert (seat["name"], seat["bot"], seat["resigned"]) == ("Ada", "greedy", True)
            assert (await ada.post(f"/api/tables/{name}/join", {"name": "Ada"}, 409))["code"] == "resigned"
            await two.play(first)
        assert (await ada.post(f"/api/tables/{name}/resign", status=409))["code"] == "game_over"
        players = {line["name"]: line for line in (await bob.get("/api/statistics/tiny"))["players"]}
        assert players["Ada"]["wins"] == 0
        assert players["Bob"]["rating"] > players["Ada"]["rating"]
        again = await ada.post(f"/api/tables/{name}/rematch")
        assert [seat["resigned"] for seat in again["table"]["seats"]] == [False, False]

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))
