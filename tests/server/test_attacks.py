"""What people try: nonsense, floods, other people's seats, other people's pages."""

from __future__ import annotations

import asyncio
import json

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from northline.server.ops.limits import TokenBucket, TokenBuckets, clean_name
from northline.server.wire import protocol
from northline.server.wire.identity import COOKIE
from northline.server.wire.refusals import STATUS, Refusal
from tests.server.harness import first, running, settings
from tests.server.messages import NONSENSE


def attack(tmp_path, body, **more):
    with running(settings(tmp_path, **more)) as server:
        asyncio.run(body(server))


def test_nonsense_gets_a_code_and_costs_nobody_the_game(tmp_path):
    async def body(server) -> None:
        ada = server.browser()
        name = (await ada.create("tiny", [None, "random"], name="Ada"))["table"]["id"]
        async with ada.socket(name) as seat:
            await seat.until("welcome")
            for frame in [*NONSENSE, b"\xff\xfe", b"{}"]:
                await seat.socket.send(frame)
                refused = await seat.until("refused")
                assert refused["code"] == "bad_message", frame
                assert "Traceback" not in refused["why"]
            for action in (
                "fly to the moon",
                "claim",
                "claim nowhere red",
                "keep",
                "take red*99999999999",
                "draw\x00",
            ):
                assert (await seat.act(action))["code"] in ("not_an_action", "illegal"), action
            await seat.play(first)

    attack(tmp_path, body)


def test_a_frame_over_16_kB_ends_the_connection(tmp_path):
    async def body(server) -> None:
        async with server.browser().socket() as client:
            await client.socket.send("x" * 16_385)
            assert await client.closed() == 1009

    attack(tmp_path, body)


def test_a_flood_ends_the_connection(tmp_path):
    async def body(server) -> None:
        async with server.browser().socket() as client:
            for _ in range(31):
                await client.send(type="ping")
            assert await client.closed() == 1008
            kinds = [json.loads(frame)["type"] for frame in client.frames]
            assert kinds.count("pong") >= 30
            assert json.loads(client.frames[-1])["code"] == "too_fast"

    attack(tmp_path, body, message_burst=30, messages_per_second=0.001)


def test_nonsense_is_a_flood_sooner(tmp_path):
    async def body(server) -> None:
        async with server.browser().socket() as client:
            for _ in range(6):
                await client.socket.send("nonsense")
            assert await client.closed() == 1008
            assert len(client.frames) == 6

    attack(tmp_path, body, message_burst=30, messages_per_second=0.001)


def test_somebody_who_says_nothing_is_let_go(tmp_path):
    async def body(server) -> None:
        async with server.browser().socket() as client:
            assert await client.closed() == 4003

    attack(tmp_path, body, hello_timeout=0.2)


def test_somebody_who_never_reads_is_let_go_and_the_game_goes_on(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        name = (await ada.create("toy", name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        deaf = await connect(server.ws, origin=server.http, max_queue=1)
        question = json.dumps({"type": "hello", "table": name})
        while "northline_connections 1\n" in (await ada.http.get("/metrics")).text:
            for _ in range(200):
                try:
                    await asyncio.wait_for(deaf.send(question), 0.2)
                except (ConnectionClosed, TimeoutError):
                    break
        deaf.transport.abort()
        async with ada.socket(name) as one, bob.socket(name) as two:
            await asyncio.gather(one.play(first), two.play(first))

    attack(tmp_path, body, outbox_bytes=40_000)


def test_other_pages_are_refused_before_anything_else(tmp_path):
    async def body(server) -> None:
        evil = server.browser(origin="http://evil.example")
        with pytest.raises(InvalidStatus) as refused:
            async with evil.socket():
                pass
        assert refused.value.response.status_code == 403
        wanted = {"edition": "toy", "seats": [None, None]}
        assert (await evil.post("/api/tables", wanted, 403))["code"] == "forbidden_origin"
        welcome = server.browser(origin="https://play.example")
        async with welcome.socket() as client:
            await client.send(type="ping")
            await client.until("pong")

    attack(tmp_path, body, origins=frozenset({"https://play.example"}))


def test_one_address_cannot_take_all_connections(tmp_path):
    async def body(server) -> None:
        async with server.browser().socket(), server.browser().socket():
            with pytest.raises(InvalidStatus):
                async with server.browser().socket():
                    pass
        while True:  # those who left make room
            try:
                async with server.browser().socket():
                    return
            except InvalidStatus:
                await asyncio.sleep(0.05)

    attack(tmp_path, body, sockets_per_address=2)


def test_seats_are_for_those_who_hold_them(tmp_path):
    async def body(server) -> None:
        ada, bob, eve = (server.browser() for _ in range(3))
        table = await ada.create(name="Ada")
        name, code = table["table"]["id"], table["code"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob", "code": code})
        refused = await eve.post(f"/api/tables/{name}/join", {"name": "Eve", "code": code}, 409)
        assert refused["code"] == "already_started"
        secret = ada.http.cookies[COOKIE]
        for guess in ("x", "x" * 43, secret[:-1] + "-", secret + "x", secret.upper(), secret[:20]):
            eve.http.cookies.clear()
            eve.http.cookies.set(COOKIE, guess)
            async with eve.socket(name) as client:
                assert (await client.until("welcome"))["seat"] is None
                assert (await client.act("draw"))["code"] == "not_seated"
                assert (await client.undo())["code"] == "not_seated"
        eve.http.cookies.clear()
        assert (await eve.post(f"/api/tables/{name}/leave", status=403))["code"] == "not_seated"
        async with ada.socket() as client:
            assert (await client.act("draw", seq=0))["code"] == "not_seated"
            await client.send(type="hello", table="nowhere")
            assert (await client.until("refused"))["code"] == "unknown_table"
            await client.send(type="hello", table=name)
            await client.until("welcome")
            assert client.seat == 0

    attack(tmp_path, body)


def test_many_who_want_the_last_seats_get_one_each_and_no_more(tmp_path):
    async def body(server) -> None:
        host = server.browser()
        name = (await host.create("toy", [None, None, None], open=True))["table"]["id"]
        guests = [server.browser() for _ in range(8)]
        answers = await asyncio.gather(
            *(
                guest.http.post(f"/api/tables/{name}/join", json={"name": f"Guest {number}"})
                for number, guest in enumerate(guests)
            )
        )
        assert sorted(answer.json()["seat"] for answer in answers if answer.status_code == 200) == [0, 1, 2]
        assert {answer.json()["code"] for answer in answers if answer.status_code != 200} == {
            "already_started"
        }
        assert (await host.get(f"/api/tables/{name}"))["state"] == "playing"

    attack(tmp_path, body)


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(tmp_path):
    async def body(server) -> None:
        ada = server.browser()
        response = await ada.http.post(
            "/api/tables", json={"edition": "toy", "seats": [None, None], "name": "Ada"}
        )
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" in cookie
        assert response.headers["x-content-type-options"] == "nosniff"
        policy = response.headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
        assert "default-src 'self'" in policy
        assert "script" not in policy
        assert "unsafe" not in policy

    attack(tmp_path, body, secure_cookies=True)


def test_secrets_are_not_in_the_database(tmp_path):
    async def body(server) -> str:
        ada = server.browser()
        await ada.create(name="Ada")
        return ada.http.cookies[COOKIE]

    with running(settings(tmp_path)) as server:
        token = asyncio.run(body(server))
    for path in tmp_path.iterdir():
        assert token.encode() not in path.read_bytes()


def test_requests_are_refused_with_codes(tmp_path):
    async def body(server) -> None:
        ada = server.browser()
        good = {"edition": "toy", "seats": [None, None]}
        for change, code in [
            ({"edition": "atlantis"}, "bad_table"),
            ({"edition": 3}, "bad_message"),
            ({"seats": [None]}, "bad_table"),
            ({"seats": [None] * 9}, "bad_table"),
            ({"seats": [None] * 99}, "bad_message"),
            ({"seats": ["deep thought", None]}, "bad_table"),
            ({"seats": ["random:seed=3", None]}, "bad_table"),
            ({"seats": ["random", "random"], "name": "Ada"}, "bad_table"),
            ({"name": "\u202e\x00 \u200b"}, "bad_name"),
            ({"rich": True}, "bad_message"),
        ]:
            refused = await ada.http.post("/api/tables", json={**good, **change})
            assert (refused.json()["code"], refused.status_code) == (code, STATUS[code])
        for body_, code in [(b"", "bad_message"), (b"\xff", "bad_message"), (b"x" * 16_385, "too_large")]:
            assert (await ada.http.post("/api/tables", content=body_)).json()["code"] == code
        name = (await ada.create(name="Ada"))["table"]["id"]
        for path, status in [
            (f"/api/tables/{name}/record", 409),
            (f"/api/tables/{name}/result", 409),
            ("/api/tables/nowhere", 404),
            ("/api/tables/nowhere/record", 404),
            ("/api/nothing", 404),
            (f"/api/tables/{name}/join", 405),
        ]:
            assert set(await ada.get(path, status)) == {"code", "why", "rule", "key", "values", "missing"}
        bob = server.browser()
        code = {"code": (await ada.create(name="Ada"))["code"]}
        assert (await bob.post(f"/api/tables/{name}/join", {"name": "Bob", **code}, 403))[
            "code"
        ] == "wrong_code"
        assert await bob.get("/api/health") == {"status": "ok"}
        assert (await bob.get("/api/openapi.json"))["openapi"] == "3.1.0"
        assert {edition["id"] for edition in await bob.get("/api/editions")} == {"toy", "tiny"}
        metrics = (await bob.http.get("/metrics")).text
        assert 'northline_refusals_total{code="bad_table"} 6' in metrics
        assert 'northline_tables{state="waiting"} 2' in metrics

    attack(tmp_path, body)


def test_too_many_requests_are_refused(tmp_path):
    async def body(server) -> None:
        ada = server.browser()
        for _ in range(3):
            await ada.create()
        assert (await ada.post("/api/tables", {"edition": "toy", "seats": [None, None]}, 429))[
            "code"
        ] == "too_fast"

        answers = [(await ada.http.get("/api/tables")).status_code for _ in range(15)]
        assert answers == [200] * 11 + [429] * 4

    attack(tmp_path, body, requests_burst=3, requests_per_second=0.001)


# Parts


def outcome(function, given):
    """What a function returns, or the code with which it refuses."""
    try:
        return function(given)
    except Refusal as refusal:
        return refusal.code


@hypothesis_settings(max_examples=300)
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200)))
def test_reading_a_frame_is_a_message_or_a_refusal(frame):
    message = outcome(protocol.decode_message, frame)
    assert message == "bad_message" or isinstance(message, protocol.Incoming)


@given(st.text(max_size=300))
def test_names_are_short_and_can_be_seen(name):
    cleaned = outcome(clean_name, name)
    if cleaned != "bad_name":
        assert 1 <= len(cleaned) <= 24
        assert cleaned == cleaned.strip()
        assert cleaned.isprintable()
        assert clean_name(cleaned) == cleaned


def test_names_keep_their_letters():
    assert clean_name("  Åsa\tØ\u0301  李  ") == "Åsa Ǿ 李"
    assert clean_name("Z" + "\u0335" * 40 + "o") == "Z" + "\u0335" * 2 + "o"


def test_a_bucket_fills_again():
    now = [0.0]
    bucket = TokenBucket(2, 1, lambda: now[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 1.5
    assert not bucket.full
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 10
    assert bucket.full
    assert not bucket.take(3)


def test_every_address_has_its_own_bucket():
    buckets = TokenBuckets(1, 0.001)
    assert [buckets.take(name) for name in ("a", "a", "b")] == [True, False, True]
