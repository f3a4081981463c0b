"""No line of the log and no metric says anything secret, whatever happens: not even with the most talkative log."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from northline.server.wire.identity import COOKIE, hash_token, public_name
from northline.server.ws.connection import BANNED
from tests.server.administration import succeed
from tests.server.harness import first
from tests.server.processes import ready, serve

WORDS = "a word between friends"
ADDRESS = "198.51.100.77"
REASON = "insults between friends"
OPERATOR = "Eve the operator"


def test_neither_logs_nor_metrics_hold_a_secret(tmp_path):
    hidden: set[str] = set()

    async def body(server) -> tuple[set[str], str]:
        ada, bob = await ready(server), server.browser()
        made = await ada.create("tiny", name="Ada")
        name, code = made["table"]["id"], made["code"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob", "code": code})
        transfer = (await ada.post("/api/me/codes/transfer"))["code"]
        recovery = (await ada.post("/api/me/codes/recovery"))["code"]
        tokens = {browser.http.cookies[COOKIE] for browser in (ada, bob)}
        async with ada.socket(name) as one, bob.socket(name) as two:
            await one.until("welcome")
            await one.send(type="chat", text=WORDS)
            await two.until("said")
            await one.act("nonsense of Ada")
            for client in (one, two):
                await client.until_view(lambda view, client=client: client.seat in view["to_act"])
                assert client.view is not None
                hidden.update(client.view["offer"])
            await asyncio.gather(one.play(first), two.play(first))
        # What operators do, and what those say whom it is about.
        banned = public_name(hash_token(bob.http.cookies[COOKIE]))
        for kind in ("mute", "ban"):
            order = (kind, banned, "--for", "1h", "--reason", REASON, "--operator", OPERATOR)
            await asyncio.to_thread(succeed, *order, database=str(tmp_path / "games.db"))
        for _ in range(100):
            if (await bob.http.get("/api/me/tables")).status_code == 403:
                break
            await asyncio.sleep(0.05)
        async with bob.socket() as turned_away:
            assert await turned_away.closed() == BANNED
        # What is refused, floods, comes from elsewhere or is no HTTP at all.
        own = ada.http.cookies[COOKIE]  # Bob, who is banned, would be turned away before he floods anything
        headers = {"x-forwarded-for": ADDRESS, "cookie": f"{COOKIE}={own}"}
        async with httpx.AsyncClient(base_url=server.http, headers=headers) as http:
            for _ in range(200):
                await http.get(f"/api/tables/{code}")
            await http.post("/api/me/codes/use", json={"code": transfer[:-1] + "x"})
        with suppress(WebSocketException):
            async with connect(server.ws, origin=server.http, additional_headers=headers) as socket:
                for _ in range(5000):  # until the server has enough, however slow the machine
                    await socket.send(json.dumps({"type": "chat", "text": WORDS}))
                await socket.wait_closed()
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(f"NONSENSE {code}\r\nCookie: {COOKIE}={own}\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        hashes = {hash_token(token) for token in tokens}
        secrets = tokens | hashes | {code, transfer, recovery, WORDS, "nonsense of Ada", ADDRESS}
        secrets |= {banned, REASON, OPERATOR}
        return secrets, (await ada.http.get("/metrics")).text

    with serve(tmp_path, "--log-level", "debug", "--requests-per-second", "1") as (_, server):
        secrets, metrics = asyncio.run(body(server))
    log = (tmp_path / "log").read_text()
    messages = [json.loads(line)["message"] for line in log.splitlines()]
    assert "too many requests" in messages
    assert "too many frames" in messages
    assert "game over" in messages
    assert "operators heard" in messages
    assert 'code="banned"' in metrics
    assert hidden
    for ticket in hidden:
        assert ticket not in metrics
        assert ticket not in log
    for field in ("hand", "deck", "offer", "tickets", "chance"):
        assert f'"{field}' not in log
    for secret in secrets:
        assert len(secret) > 6
        assert secret not in metrics
        assert secret not in log
