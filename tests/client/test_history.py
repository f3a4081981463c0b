"""What was missed comes in pages, and the page that asks for it shows all of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from websockets.sync.client import connect

from tests.client.serving import Server

PAGE = 50
"""Entries in one message."""
SECRET = "the secret of somebody who plays for long"


def long_game(server: Server, entries: int) -> str:
    """The table of a game that has gone on for so many entries, and waits for a person."""
    wanted = {"edition": "nordic_countries", "seats": [None, "greedy"], "name": "Ada"}
    table: str = server.post("/api/tables", wanted, SECRET)["table"]["id"]
    headers = {"Authorization": f"Bearer {SECRET}"}
    with connect(f"{server.url.replace('http', 'ws', 1)}/ws", additional_headers=headers) as socket:
        socket.send(json.dumps({"type": "hello", "table": table}))
        while True:
            message = json.loads(socket.recv(60))
            menu = (message.get("view") or {}).get("legal_actions")
            if menu and message["seq"] >= entries:
                return table
            if menu:
                action = "draw" if "draw" in menu else menu[0]
                socket.send(json.dumps({"type": "act", "seq": message["seq"], "action": action}))


def test_a_long_game_is_there_after_a_reload(server: Server, open_page: Callable[..., Any]) -> None:
    table = long_game(server, PAGE + 15)
    page = open_page(server.url)
    messages: list[dict[str, Any]] = []

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda frame: messages.append(json.loads(frame)))

    page.on("websocket", listen)
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_function(f"() => document.querySelectorAll('section.log li').length > {PAGE}")
    [welcome] = [message for message in messages if message["type"] == "welcome"]
    assert len(welcome["missed"]) == PAGE
    pages = [message["entries"] for message in messages if message["type"] == "history"]
    entries = [entry["seq"] for page in (*reversed(pages), welcome["missed"]) for entry in page]
    assert entries == list(range(1, welcome["seq"] + 1))
    first = page.locator("section.log li").last.inner_text()
    assert "ticket" in first, "the oldest line is about the opening tickets"
