"""What one does game after game, and live chances for those who watch bots: on a screen and on a phone, and as text."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert

import northline as nl
from northline.analysis.habits import compare, seat_game, strong_players
from northline.bots import make_bot
from northline.server.db import schema
from northline.server.db.archive import record_to_log
from northline.server.db.rows import SeatRow, TableRow
from northline.server.db.store import Store
from northline.server.wire.identity import COOKIE, hash_token
from tests.client.accessibility import violations
from tests.client.serving import Server

expect = pytest.importorskip("playwright.sync_api").expect

Open = Callable[..., Any]
EDITION = nl.edition("nordic_countries")
SECRET = "a-secret-for-somebody-with-many-games"
SIZES = [(1366, 768), (390, 844)]


def games() -> list[nl.Game]:
    """Four games of somebody who plays as the greedy bot does."""
    found = []
    for seed in range(4):
        game = nl.Game.new(EDITION, 2, seed=seed, names=("Ada", "Bruno"), bots=(None, "greedy"))
        players = make_bot("greedy", seed), make_bot("greedy", seed + 50)
        while not game.over:
            seat = game.to_act[0]
            game.play(seat, players[seat].choose(game.view(seat)))
        found.append(game)
    return found


async def keep(database: Path, played: list[nl.Game]) -> None:
    store = await Store.open(str(database))
    try:
        for number, game in enumerate(played):
            await _keep_one(store, f"game{number}", game)
    finally:
        await store.close()


async def _keep_one(store: Store, table: str, game: nl.Game) -> None:
    row = TableRow(
        id=table, edition=EDITION.id, digest=EDITION.digest, open=True, code="code", state="over", rated=False,
        created=1.0, changed=2.0,
    )  # fmt: skip
    player = hash_token(SECRET)
    seats = [SeatRow(0, name="Ada", player=player), SeatRow(1, name="Bruno", bot="greedy")]
    await store.create_table(row, seats, log=record_to_log(game.record))

    def write_results(connection: Connection) -> None:
        for line in game.standings():
            who = {
                "name": seats[line.seat].name,
                "bot": seats[line.seat].bot,
                "player": seats[line.seat].player,
            }
            result = {"table_id": table, "seat": line.seat, "place": line.place, "points": line.points}
            connection.execute(insert(schema.results).values(**result, **who, resigned=False))

    await store.database.write(write_results)


@pytest.fixture(scope="module")
def played() -> list[nl.Game]:
    return games()


@pytest.fixture(scope="module")
def with_games(tmp_path_factory: pytest.TempPathFactory, played: list[nl.Game]) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("habits") / "games.db"
    with ThreadPoolExecutor(1) as thread:  # a test's browser has an event loop running
        thread.submit(asyncio.run, keep(database, played)).result()
    with Server(database) as running:
        yield running


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_one_sees_what_one_does_beside_strong_bots(
    open_page: Open, with_games: Server, played: list[nl.Game], size: tuple[int, int]
) -> None:
    page = open_page(with_games.url, width=size[0], height=size[1])
    page.context.add_cookies([{"name": COOKIE, "value": SECRET, "url": with_games.url}])
    page.goto(with_games.url)
    page.get_by_role("link", name="What my games show").click()
    page.get_by_role("link", name="Nordic Countries").click()
    expect(page.get_by_role("heading", name="My games: Nordic Countries")).to_be_visible()
    expect(page.get_by_text("Your last 4 finished games")).to_be_visible()
    wanted = compare(EDITION, [seat_game(game, 0) for game in played], strong_players(EDITION))
    points = next(line for line in wanted.lines if line.habit == "points")
    cells = page.locator("[data-habit='points'] td")
    expect(cells.nth(0)).to_have_text(str(int(points.mine + 0.5)))
    expect(cells.nth(1)).to_have_text(str(int((points.strong or 0) + 0.5)))
    striking = page.locator(".striking li")
    expect(striking).to_have_count(sum(line.differs is not None for line in wanted.lines))
    assert "{" not in page.locator("main").inner_text(), "everything is filled in"
    expect(page.locator("[data-color]")).to_have_count(9)
    ticket = wanted.tickets[0]
    row = page.locator(f"[data-ticket='{ticket.ticket}'] td")
    expect(row.nth(0)).to_have_text(f"{ticket.kept} of {ticket.offered}")
    expect(row.nth(2)).to_have_text(f"{ticket.completed} of {ticket.held}")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert violations(page) == []


def test_whoever_has_no_games_is_told_so(open_page: Open, with_games: Server) -> None:
    page = open_page(f"{with_games.url}/games/europe")
    expect(page.get_by_text("You haven’t finished a game on this board yet.")).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_those_who_watch_bots_see_their_chances(
    open_page: Open, tmp_path: Path, size: tuple[int, int]
) -> None:
    with Server(tmp_path / "games.db", pace=60) as slow:
        wanted = {"edition": "nordic_countries", "seats": ["easy"] * 2, "open": True}
        table = slow.post("/api/tables", wanted, "s" * 30)["table"]["id"]
        page = open_page(f"{slow.url}/table/{table}", width=size[0], height=size[1])
        chances = page.locator("[data-chance]")
        expect(chances).to_have_count(2, timeout=240_000)  # the first time something may be compiled
        shares = [int(text.rstrip("%")) for text in chances.all_inner_texts()]
        assert 99 <= sum(shares) <= 101
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert violations(page) == []
        page.keyboard.press("x")
        line = page.get_by_label("Command")
        line.fill("chances")
        line.press("Enter")
        expect(page.get_by_text(f"{shares[0]}%").last).to_be_visible()


def test_those_who_play_see_no_chances(open_page: Open, server: Server) -> None:
    page = open_page(server.url)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    wanted = {"edition": "nordic_countries", "seats": [None, "easy"], "name": "Ada", "open": True}
    table = server.post("/api/tables", wanted, "t" * 30)["table"]["id"]
    page.context.add_cookies([{"name": COOKIE, "value": "t" * 30, "url": server.url}])
    page.goto(f"{server.url}/table/{table}")
    page.locator(".table").wait_for()
    page.locator("[data-player='0']").wait_for()
    assert page.locator("[data-chance]").count() == 0
    assert not [url for url in asked if url.endswith("/chances")]
