"""Sequences of messages from several seats, spectators and strangers at once, chosen and shrunk by Hypothesis.

After every sequence each of them has to see exactly what the fold of the log says they may see.
"""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase
from hypothesis import settings as effort
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from northline.rules import SplitMix
from northline.server.db.store import Store
from northline.server.game.logged_game import LoggedGame
from northline.server.game.serializer import RecipientSerializer, Timing
from northline.server.wire.protocol import encode
from tests.server.harness import PATIENCE, Running, running, settings
from tests.server.messages import NONSENSE
from tests.toy import toy

PEOPLE = ("ada", "bob", "cyd", "watcher", "stranger")
"""Three who may sit down, one who watches, and one who has nothing to do here."""
WORDS = (
    "draw",
    "tickets",
    "take red",
    "take locomotive",
    "pass",
    "retreat",
    "stop",
    "keep",
    "claim alpha-beta red",
)

who = st.sampled_from(PEOPLE)
few = st.integers(0, 3)


class Person:
    """Somebody with a secret, and a socket now and then."""

    def __init__(self, server: Running, name: str) -> None:
        self.server, self.name = server, name
        self.headers = {"authorization": f"Bearer the-secret-of-{name}-and-nobody-else"}
        self.socket: ClientConnection | None = None
        self._open = ExitStack()
        self.welcomed = False
        self.seat: int | None = None
        self.seq = 0
        self.view: dict[str, Any] | None = None
        self.progress: dict[str, Any] | None = None
        self.sent: dict[str, Any] | None = None
        """The last action that was asked for."""
        self.answer: dict[str, Any] | None = None
        self.answered: dict[str, Any] | None = None
        """The answer to it."""

    def post(self, path: str, document: Any = None) -> httpx.Response:
        response = httpx.post(self.server.http + path, json=document, headers=self.headers, timeout=PATIENCE)
        assert response.status_code != 500, response.text
        return response

    def connect(self) -> None:
        self.hang_up()
        opened = connect(
            self.server.ws, additional_headers=self.headers, max_size=None, open_timeout=PATIENCE
        )
        self.socket = self._open.enter_context(opened)
        self.welcomed, self.view, self.seq, self.seat = False, None, 0, None

    def hang_up(self) -> None:
        self._open.close()
        self.socket = None

    def send(self, message: dict[str, Any] | str | None) -> None:
        """Send something, or nothing, and take in all that comes up to the answer to a ping sent after it."""
        if self.socket is None:
            self.connect()
        assert self.socket is not None
        self.answer = None
        try:
            if message is not None:
                self.socket.send(message if isinstance(message, str) else json.dumps(message))
            self.socket.send('{"type": "ping"}')
            while (told := json.loads(self.socket.recv(PATIENCE)))["type"] != "pong":
                self._take_in(told)
        except ConnectionClosed:
            # Only one's own other connection takes a seat away, and whoever never said hello has to go.
            assert self.socket.close_code in ((4001,) if self.welcomed else (4001, 4003))
            self.socket = None

    def _take_in(self, told: dict[str, Any]) -> None:
        match told["type"]:
            case "welcome":
                assert told["seat"] == self.seat or not self.welcomed or told["seat"] is not None
                self.welcomed, self.seat = True, told["seat"]
                self.seq, self.view, self.progress = told["seq"], told["view"], told["progress"]
                entries = [entry["seq"] for entry in told["missed"]]
                assert entries == list(range(told["seq"] - len(entries) + 1, told["seq"] + 1))
            case "happened":
                assert told["seq"] == self.seq + 1, "no entry is left out and none comes twice"
                self.seq, self.view = told["seq"], told["view"]
                self.progress = told["progress"] or self.progress
            case "progress":
                assert told["seq"] == self.seq
                self.progress = told["progress"]
            case "refused":
                assert told["code"] not in ("internal", "unavailable"), told
                assert told["code"] != "too_fast" or told["why"] == "you are sending messages too fast"
                self.answer = told
            case "done":
                self.answer = told


class Table(RuleBasedStateMachine):
    server: Running
    database: str

    @initialize()
    def sit_down(self) -> None:
        self.people = {name: Person(self.server, name) for name in PEOPLE}
        wanted = {"edition": "toy", "seats": [None, None, None], "open": True, "hints": True, "name": "ada"}
        self.table = self.people["ada"].post("/api/tables", wanted).json()["table"]["id"]
        for name in ("bob", "cyd"):
            self.people[name].post(f"/api/tables/{self.table}/join", {"name": name})
        for name in PEOPLE[:4]:
            self.people[name].send({"type": "hello", "table": self.table})

    @rule(name=who, since=st.none() | few, watch=st.booleans())
    def say_hello(self, name: str, since: int | None, watch: bool) -> None:
        person = self.people[name]
        message = {"type": "hello", "table": self.table, "watch": watch and name not in PEOPLE[:3]}
        person.send(message if since is None else {**message, "since": max(0, person.seq - since)})

    @rule(name=who)
    def hang_up(self, name: str) -> None:
        self.people[name].hang_up()

    @rule(name=who, choice=st.integers(0, 10_000))
    def act(self, name: str, choice: int) -> None:
        """Something on the menu, or by those who have none, something a player might do."""
        person = self.people[name]
        menu = (person.view or {}).get("legal_actions") or WORDS
        self._act(person, {"type": "act", "seq": person.seq, "action": menu[choice % len(menu)]})

    @rule(choice=st.integers(0, 10_000))
    def act_in_turn(self, choice: int) -> None:
        """So that games get somewhere."""
        for name in PEOPLE[:3]:
            if self.people[name].socket is not None:
                self.people[name].send(None)
        for name in PEOPLE[:3]:
            if (self.people[name].view or {}).get("legal_actions"):
                self.act(name, choice)
                return

    @rule(name=who, word=st.sampled_from(WORDS), ago=st.integers(-1, 3))
    def act_out_of_turn_or_time(self, name: str, word: str, ago: int) -> None:
        person = self.people[name]
        self._act(person, {"type": "act", "seq": max(0, person.seq - ago), "action": word})

    def _act(self, person: Person, message: dict[str, Any]) -> None:
        person.send(message)
        person.sent, person.answered = message, person.answer

    @rule(name=who)
    def send_again(self, name: str) -> None:
        """What was done is not done twice; the answer is the same."""
        person = self.people[name]
        if person.sent is None or person.answered is None:
            return
        before = person.answered
        person.send(person.sent)
        if before["type"] == "done" and person.answer is not None:
            assert person.answer == before or person.answer["code"] in ("stale", "not_seated", "game_over")

    @rule(name=who, ago=few)
    def undo(self, name: str, ago: int) -> None:
        person = self.people[name]
        self._act(person, {"type": "undo", "seq": max(0, person.seq - ago)})

    @rule(name=who, text=st.text(max_size=30))
    def chat(self, name: str, text: str) -> None:
        person = self.people[name]
        person.send({"type": "mute", "seat": len(text) % 5, "on": bool(text)})
        person.send({"type": "chat", "text": text})

    @rule(
        name=who, what=st.sampled_from(["action", "route", "city"]), text=st.sampled_from(WORDS) | st.text()
    )
    def ask_why(self, name: str, what: str, text: str) -> None:
        self.people[name].send({"type": "why", what: text})

    @rule(name=who, nonsense=st.sampled_from(NONSENSE) | st.text(max_size=50))
    def talk_nonsense(self, name: str, nonsense: str) -> None:
        self.people[name].send(nonsense)

    @rule(name=who, what=st.sampled_from(["join", "leave", "record", "replay", "result", "", "chat"]))
    def use_the_web(self, name: str, what: str) -> None:
        person, path = self.people[name], f"/api/tables/{self.table}"
        if what in ("join", "leave", "chat"):
            body = {"join": {"name": name}, "leave": None, "chat": {"on": True}}[what]
            person.post(f"{path}/{what}", body)
            if name in PEOPLE[:3] and what == "leave":
                person.post(f"{path}/join", {"name": name})  # no bot plays on while we look
        else:
            address = f"{self.server.http}{path}/{what}".rstrip("/")
            assert httpx.get(address, headers=person.headers, timeout=PATIENCE).status_code in (200, 409)

    def teardown(self) -> None:
        """Everybody sees what the log says, and the game can go on."""
        people = getattr(self, "people", {})
        try:
            for person in people.values():
                if person.socket is not None and person.welcomed:
                    person.send(None)
            if people:
                self._compare(asyncio.run(self._fold()))
        finally:
            for person in people.values():
                person.hang_up()

    async def _fold(self) -> LoggedGame:
        store = await Store.open(self.database)
        try:
            return LoggedGame.fold(toy(), await store.log(self.table), SplitMix(0))
        finally:
            await store.close()

    def _compare(self, logged: LoggedGame) -> None:
        assert logged.game.state.problems() == ()
        for person in self.people.values():
            if person.socket is None or not person.welcomed:
                continue
            person.send(None)
            if person.socket is None:
                continue
            expected = json.loads(
                encode(
                    RecipientSerializer(person.seat, memory=False).welcome(None, "", logged, None, Timing())
                )
            )
            assert person.seq == logged.seq
            assert person.view == expected["view"]
            assert person.progress == expected["progress"]


def campaign(caplog: pytest.LogCaptureFixture, folder: Any, examples: int, steps: int, shrink: bool) -> None:
    chosen = settings(folder)
    with running(chosen) as server:
        machine = type("Table", (Table,), {"server": server, "database": chosen.database})
        run_state_machine_as_test(
            machine,
            settings=effort(
                max_examples=examples,
                stateful_step_count=steps,
                derandomize=not shrink,
                phases=(Phase.generate, Phase.shrink) if shrink else (Phase.generate,),
                deadline=None,
                database=None,
                suppress_health_check=list(HealthCheck),
            ),
        )
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_everybody_sees_what_the_log_says_whatever_is_sent(tmp_path, caplog):
    campaign(caplog, tmp_path, examples=4, steps=25, shrink=False)


@pytest.mark.soak
def test_the_same_for_many_long_sequences(tmp_path, caplog):
    campaign(caplog, tmp_path, examples=300, steps=120, shrink=True)
