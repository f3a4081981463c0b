"""What somebody does game after game: one's own games only, beside those of strong bots."""

from __future__ import annotations

import asyncio

from northline.server.wire.habits import MyHabits
from tests.server.harness import Browser, last, running, settings
from tests.server.messages import is_of_type


async def finished(browser: Browser, edition: str = "toy") -> str:
    table: str = (await browser.create(edition, [None, "random"], name="Ada"))["table"]["id"]
    async with browser.socket(table) as client:
        await client.play(last)
    return table


def test_one_looks_back_at_ones_own_games(tmp_path):
    async def body(server) -> None:
        ada, eve = server.browser(), server.browser()
        ada.http.timeout = eve.http.timeout = 120
        empty = await ada.get("/api/me/habits/toy")
        assert (empty["games"], empty["lines"], empty["tickets"]) == (0, [], [])
        tables = [await finished(ada) for _ in range(2)]
        answer = await ada.http.get("/api/me/habits/toy")
        assert is_of_type(answer.text, MyHabits), answer.text
        habits = answer.json()
        assert habits["games"] == 2
        results = [await ada.get(f"/api/tables/{table}/result") for table in tables]
        points = [next(line for line in result if line["seat"] == 0)["points"] for result in results]
        lines = {line["habit"]: line for line in habits["lines"]}
        assert lines["points"]["mine"] == sum(points) / 2
        assert lines["points"]["strong"] is None, "nobody watched strong players on this board"
        assert sum(line["held"] for line in habits["tickets"]) == sum(
            len(next(line for line in result if line["seat"] == 0)["tickets"]) for result in results
        )
        assert (await eve.get("/api/me/habits/toy"))["games"] == 0, "the games of others are not one's own"
        # Playing on from a moment of a game, and games that go on, do not count.
        at = {"at": 2, "seat": 0, "name": "Ada"}
        await ada.post(f"/api/tables/{tables[0]}/play-on", at, 201)
        await ada.create("toy", [None, "random"], name="Ada")
        assert (await ada.get("/api/me/habits/toy"))["games"] == 2
        assert (await ada.get("/api/me/habits/nowhere", 404))["code"] == "not_found"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))
