"""A table before its game: bots, seats and settings, changed by several people at once."""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any

from northline.bots.cast import CAST
from northline.bots.warm_up import WarmUp
from northline.rules.formats.record import parse_record
from northline.server.db.rows import Room, SeatRow
from northline.server.db.store import Store
from northline.server.ops.settings import built_in_editions
from tests.server.harness import Browser, last, running, settings
from tests.server.storage import START, table_row, with_store


class Table:
    """A table that waits for its host, and what people do with it."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.id, self.code = made["table"]["id"], made["code"]

    async def join(self, who: Browser, name: str, **more: Any) -> int:
        wanted = {"name": name, "code": self.code, **more}
        return int((await who.post(f"/api/tables/{self.id}/join", wanted))["seat"])

    async def change(self, who: Browser, what: str, status: int = 200, **wanted: Any) -> Any:
        return await who.post(f"/api/tables/{self.id}/{what}", wanted, status)


async def set_up(host: Browser, edition: str = "europe", seats: int = 4, **more: Any) -> Table:
    return Table(await host.create(edition, [None] * seats, name="Ada", waits=True, **more))


def names(table: dict[str, Any]) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


def on_all_boards(tmp_path, body) -> None:
    with running(settings(tmp_path, editions=built_in_editions())) as server:
        asyncio.run(body(server))


def test_the_host_fills_seats_with_bots_and_starts_the_game(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        table = await set_up(ada)
        assert await table.join(bob, "Bob", seat=3) == 3, "a free seat of one's choice"
        async with ada.socket(table.id) as client, bob.socket(table.id) as other:
            await client.until("welcome")
            await other.until("welcome")
            for who, what, wanted in (
                (bob, "bot", {"seat": 1, "bot": "easy"}),
                (bob, "free", {"seat": 0, "name": "Ada"}),
                (bob, "settings", {"open": True}),
                (bob, "start", {}),
                (bob, "move", {"seat": 0, "to": 1}),
                (server.browser(), "bot", {"seat": 1, "bot": "easy"}),
            ):
                assert (await table.change(who, what, 403, **wanted))["code"] == "not_creator"
            await table.change(ada, "bot", seat=1, bot="easy")
            first = (await table.change(ada, "bot", seat=2, bot="hard"))["seats"]
            assert [seat["bot"] for seat in first] == [None, "easy", "hard", None]
            assert {first[1]["name"], first[2]["name"]} < set(CAST)
            told = await other.until("table", lambda said: said["table"]["seats"][2]["bot"] == "hard")
            assert names(told["table"]) == [seat["name"] for seat in first], "everybody sees it at once"
            changed = (await table.change(ada, "bot", seat=2, bot="normal"))["seats"][2]
            assert (changed["bot"], changed["name"]) == ("normal", first[2]["name"]), (
                "another level, same face"
            )
            await table.change(ada, "free", seat=1, name=first[1]["name"])
            assert (await table.change(ada, "start", 409))["code"] == "seats_free"
            smaller = await table.change(ada, "settings", players=3)
            assert names(smaller) == ["Ada", first[2]["name"], "Bob"]
            assert (await other.until("welcome"))["seat"] == 2, "his seat has another number now"
            assert smaller["state"] == "waiting", "full, and yet it waits for the host"
            assert (await table.change(ada, "start"))["state"] == "playing"
            assert (await table.change(ada, "start"))["state"] == "playing", "pressed twice"
            assert (await other.until("welcome"))["view"] is not None
            for what, wanted in (("bot", {"seat": 1, "bot": "easy"}), ("settings", {"players": 2})):
                assert (await table.change(ada, what, 409, **wanted))["code"] == "already_started"

    on_all_boards(tmp_path, body)


def test_everybody_chooses_a_colour_and_nobody_loses_one(tmp_path):
    async def body(server) -> None:
        ada, bob, cyd = (server.browser() for _ in range(3))
        table = await set_up(ada)
        await table.join(bob, "Bob")
        await table.join(cyd, "Cyd")
        async with bob.socket(table.id) as client:
            await client.until("welcome")
            assert names(await table.change(bob, "move", to=3)) == ["Ada", None, "Cyd", "Bob"]
            assert (await client.until("welcome"))["seat"] == 3
            await client.send(type="chat", text="now I am yellow")
            assert (await client.until("said"))["seat"] == 3
            assert (await table.change(cyd, "move", 409, to=3))["code"] == "seat_taken"
            await table.change(ada, "bot", seat=1, bot="easy")
            bot = names(await table.change(cyd, "move", to=1))
            assert bot[1] == "Cyd", "a bot does not mind"
            assert bot[2] in CAST
            swapped = await table.change(ada, "move", seat=1, to=3)
            assert names(swapped)[1::2] == ["Bob", "Cyd"], "the host may swap people"
            assert (await table.change(server.browser(), "move", 403, to=1))["code"] == "not_seated"
            assert (await table.change(ada, "move", 409, to=7))["code"] == "stale"
            # Two people want the same seat at the same time: one gets it.
            await table.change(ada, "free", seat=2, name=bot[2])
            wishes = [who.http.post(f"/api/tables/{table.id}/move", json={"to": 2}) for who in (bob, cyd)]
            answers = sorted(answer.status_code for answer in await asyncio.gather(*wishes))
            assert answers == [200, 409]
            left = names((await ada.get("/api/me/tables"))[0]["table"])
            assert sorted(name or "" for name in left) == ["", "Ada", "Bob", "Cyd"]

    on_all_boards(tmp_path, body)


def test_a_guest_and_a_bot_want_the_same_seat(tmp_path):
    async def body(server) -> None:
        ada = server.browser()
        for _ in range(3):
            bob = server.browser()
            table = await set_up(ada, seats=2)
            placed, joined = await asyncio.gather(
                ada.http.post(f"/api/tables/{table.id}/bot", json={"seat": 1, "bot": "easy"}),
                bob.http.post(f"/api/tables/{table.id}/join", json={"name": "Bob", "code": table.code}),
            )
            codes = (placed.status_code, joined.status_code)
            assert codes in ((200, 409), (409, 200)), "one of them has it"
            [line] = [line for line in await ada.get("/api/me/tables") if line["table"]["id"] == table.id]
            assert (line["table"]["seats"][1]["name"] == "Bob") == (codes == (409, 200))
            assert line["table"]["state"] == "waiting"
            refused = (placed if codes[0] == 409 else joined).json()["code"]
            assert refused == ("seat_taken" if codes[0] == 409 else "table_full")

    on_all_boards(tmp_path, body)


def test_a_guest_who_is_asked_to_leave_watches_and_a_newcomer_stays(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        table = await set_up(ada, seats=2)
        await table.join(bob, "Bob")
        async with bob.socket(table.id) as client:
            assert (await client.until("welcome"))["seat"] == 1
            refused = await table.change(ada, "free", 409, seat=1, name="Somebody before Bob")
            assert refused["code"] == "stale"
            await table.change(ada, "free", seat=1, name="Bob")
            told = await client.until("welcome")
            assert (told["seat"], told["code"]) == (None, None)
            await client.send(type="chat", text="hello?")
            assert (await client.until("refused"))["code"] == "not_seated"
        assert await bob.get("/api/me/tables") == []
        assert (await table.change(ada, "free", 400, seat=0, name="Ada"))["code"] == "bad_message"

    on_all_boards(tmp_path, body)


def test_the_host_changes_the_table_and_what_cannot_be_is_refused(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        table = await set_up(ada, seats=3)
        await table.join(bob, "Bob")
        clock = {"per_action": 60, "bank": 600, "at_zero": "bot"}
        async with bob.socket(table.id) as client:
            await client.until("welcome")
            edited = await table.change(ada, "settings", edition="nordic_countries", clock=clock, hints=True)
            assert (edited["edition"], edited["clock"], edited["hints"]) == ("nordic_countries", clock, True)
            assert edited == (await client.until("table", lambda told: told["table"]["hints"]))["table"]
            assert edited["digest"] == built_in_editions()["nordic_countries"].digest
        assert (await table.change(ada, "settings", clock=None))["clock"] is None
        for wanted in (
            {"edition": "atlantis"},
            {"players": 4},
            {"players": 1},
            {"rated": True},
            {"hints": False, "rated": True, "players": 9},
        ):
            assert (await table.change(ada, "settings", 400 if wanted != {"players": 1} else 409, **wanted))[
                "code"
            ] in ("bad_table", "too_few_seats")
        assert not edited["memory"]
        serious = await table.change(ada, "settings", rated=True, hints=False, memory=True)
        assert serious["rated"]
        assert serious["memory"], "it tells nothing that attentive players would not know"
        assert (await table.change(ada, "bot", 400, seat=2, bot="easy"))["code"] == "bad_table"
        assert (await table.change(ada, "settings", 400, colour="red"))["code"] == "bad_message"
        await table.change(ada, "settings", rated=False)
        assert (await table.change(ada, "bot", 400, seat=2, bot="nobody"))["code"] == "bad_table"
        # On a larger board and back: bots go before people do.
        await table.change(ada, "bot", seat=2, bot="easy")
        larger = await table.change(ada, "settings", edition="europe", players=5)
        assert len(larger["seats"]) == 5
        assert names(await table.change(ada, "settings", players=2)) == ["Ada", "Bob"]
        # The game that begins is the one that was agreed on.
        await table.change(ada, "settings", edition="northern_lights")
        assert (await table.change(ada, "start"))["edition"] == "northern_lights"

    on_all_boards(tmp_path, body)


def test_when_the_host_leaves_the_next_one_looks_after_the_table(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        table = await set_up(ada, seats=3)
        await table.join(bob, "Bob")
        async with bob.socket(table.id) as client:
            assert (await client.until("welcome"))["table"]["host"] == 0
            await table.change(ada, "leave")
            assert (await client.until("table", lambda told: told["table"]["host"] == 1))["table"]["seats"][
                0
            ]["free"]
            await table.change(bob, "bot", seat=0, bot="easy")
            await table.change(bob, "settings", players=2)
            assert (await table.change(bob, "start"))["state"] == "playing"

    on_all_boards(tmp_path, body)


def test_bots_have_different_names_and_give_way_to_people(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        for _ in range(5):
            made = await ada.create("europe", [None, None, "easy", "easy", "random"], name="Ingrid")
            found = names(made["table"])
            assert len(set(found[2:])) == 3
            assert set(found[2:]) < set(CAST) - {"Ingrid"}
        table = Table(made)
        await table.join(bob, str(found[3]).upper())
        seats = (await server.browser().get(f"/api/tables/{table.id}"))["seats"]
        assert seats[1]["name"] == str(found[3]).upper()
        assert seats[3]["name"] not in found
        assert seats[3]["bot"] == "easy"

    on_all_boards(tmp_path, body)


def test_names_stay_in_records_and_rematches_and_games_of_bots_can_be_found_again(tmp_path):
    async def body(server) -> None:
        ada = server.browser()
        made = await ada.create("tiny", [None, "random"], name="Ada")
        name = made["table"]["seats"][1]["name"]
        async with ada.socket(made["table"]["id"]) as client:
            await client.play(last)
        record = await ada.http.get(f"/api/tables/{made['table']['id']}/record")
        assert record.status_code == 200, record.text
        header = parse_record(record.text.splitlines(keepends=True)).header
        assert (header.names, header.bots) == (("Ada", name), (None, "random"))
        again = await ada.post(f"/api/tables/{made['table']['id']}/rematch")
        assert {seat["name"] for seat in again["table"]["seats"]} == {"Ada", name}
        lines = (await ada.get("/api/statistics/tiny"))["players"]
        assert {line["bot"] for line in lines} == {None, "random"}, "statistics go by what a bot is"
        # A game to watch
        watched = (await ada.create("toy", ["random", "greedy"]))["table"]["id"]
        [line] = [line for line in await ada.get("/api/me/tables") if line["table"]["id"] == watched]
        assert (line["seat"], line["your_turn"]) == (None, False)
        assert await server.browser().get("/api/me/tables") == []
        assert watched not in {table["id"] for table in await ada.get("/api/tables")}, "it is private"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_a_room_changes_only_from_what_it_was(database):
    """Another process may have changed it: the whole change is made, or nothing."""

    async def contract(store: Store) -> None:
        seats = tuple(SeatRow(seat) for seat in range(3))
        before = Room(table_row("one"), seats)
        await store.create_table(*before)
        ada, bob = SeatRow(0, name="Ada", player="a"), SeatRow(1, name="Bob", player="b")
        after = Room(table_row("one", hints=True, memory=True), (ada, bob))
        others = Room(table_row("one", edition="tiny"), (*seats, SeatRow(3)))
        outcomes = await asyncio.gather(
            store.change_room(before, after), store.change_room(before, others), return_exceptions=True
        )
        assert sorted(map(repr, outcomes)) == ["Conflict()", "None"]
        won = after if outcomes[0] is None else others
        found = await store.table("one")
        assert found is not None
        assert found.seats == won.seats
        assert (found.table.edition, found.table.hints) == (won.table.edition, won.table.hints)
        assert found.table.memory == won.table.memory
        # A game does not begin with seats of which one is another's by now.
        stale = Room(won.table, before.seats)
        [outcome] = await asyncio.gather(store.append("one", START, room=stale), return_exceptions=True)
        assert repr(outcome) == "Conflict()"
        assert await store.log("one") == []
        await store.append("one", START, room=won)
        [late] = await asyncio.gather(
            store.change_room(won, Room(won.table, won.seats[:1])), return_exceptions=True
        )
        assert repr(late) == "Conflict()", "the game has begun"

    with_store(database, contract)


# The expert gets ready


def announces_and_finishes(pipe) -> None:
    pipe.send(90.0)
    time.sleep(0.5)
    pipe.send(None)


def fails(pipe) -> None:
    sys.exit(3)


def wait_for(warm_up: WarmUp, *stages: str) -> None:
    deadline = time.monotonic() + 30
    while warm_up.stage not in stages:
        assert time.monotonic() < deadline, warm_up.stage
        time.sleep(0.02)


def test_an_expert_that_warms_up_says_until_when():
    warm_up = WarmUp(announces_and_finishes)
    assert warm_up.stage is None
    warm_up.start()
    wait_for(warm_up, "compiling")
    assert warm_up.seconds_left is not None
    assert 60 < warm_up.seconds_left <= 90
    wait_for(warm_up, "ready")
    assert warm_up.seconds_left is None
    warm_up.close()


def test_an_expert_that_cannot_get_ready_says_so_and_does_not_try_for_ever():
    warm_up = WarmUp(fails)
    warm_up.start()
    wait_for(warm_up, "failed")
    warm_up.start()
    assert warm_up.stage == "failed"


def test_whoever_asks_for_the_expert_gets_it_ready(tmp_path):
    async def body(server) -> None:
        ada = server.browser()
        answer = await ada.post("/api/bots/expert/warm-up")
        assert answer["stage"] in ("looking", "compiling", "ready")

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))
