"""Bots think elsewhere and in time; one that does not is replaced, and the log says so."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from multiprocessing import get_context

import pytest
from click.testing import CliRunner

from northline import Game, rules
from northline.bots import BotError
from northline.cli import cli
from northline.server.game.bot_pool import BotPool, worker_main
from northline.server.game.fair_queue import Customer
from northline.server.wire.notes import NOTE_TEXTS, Note, NoteCode, decode_note, encode_note
from tests.server import bad_bots
from tests.server.harness import PATIENCE, first, running, settings
from tests.toy import tiny, toy

NOTES = {
    "sleepy": "sleepy took too long; greedy played instead",
    "broken": "broken crashed; greedy played instead",
    "cheat": "cheat tried an illegal move; greedy played instead",
    "dead": "dead crashed; greedy played instead",
    "greedy": "",
}
CODES: dict[str, NoteCode] = {"sleepy": "bot_late", "dead": "bot_failed"}


def choose(pool: BotPool, spec: str, game: Game, seat: int) -> tuple[str, str]:
    return asyncio.run(pool.choose(spec, game.state, seat, Customer("ada", "table", 1)))


def test_a_bot_that_fails_or_is_late_is_replaced():
    game = Game.new(tiny(), 2, seed=3)
    for seat in (0, 1):
        game.play(seat, game.legal_actions(seat)[0])
    [seat] = game.to_act
    pool = BotPool(1, 1, bad_bots.with_bad_bots)
    try:
        for spec, expected in NOTES.items():
            action, note = choose(pool, spec, game, seat)
            rules.check(game.state, seat, game.parse(action))
            assert decode_note(note).text == expected
        assert pool.replaced == 4
    finally:
        pool.close()


def test_a_worker_keeps_no_bot_from_one_choice_to_the_next():
    """What a bot remembers of a game at one table must not reach another."""
    game = Game.new(tiny(), 2, seed=3)
    pool = BotPool(1, 10, bad_bots.with_bad_bots)
    try:
        assert [choose(pool, "forgetful", game, seat)[1] for seat in (0, 1, 0)] == ["", "", ""]
        assert pool.replaced == 0
    finally:
        pool.close()


def test_a_spec_is_read_once():
    read: list[str] = []

    def read_spec(spec: str):
        read.append(spec)
        return bad_bots.with_bad_bots(spec)

    pool = BotPool(1, 1, read_spec)
    for _ in range(3):
        pool.check("greedy")
    assert read == ["greedy"]
    for _ in range(2):
        with pytest.raises(BotError):
            pool.check("nobody")
    assert read == ["greedy", "nobody", "nobody"]
    pool.close()


def test_when_all_bots_fail_the_game_still_goes_on():
    game = Game.new(toy(), 2, seed=3)
    pool = BotPool(1, 1, bad_bots.only_broken_bots)
    try:
        action, note = choose(pool, "greedy", game, 1)
        assert game.parse(action) == game.legal_actions(1)[0]
        assert decode_note(note).text == "greedy and its stand-ins failed; the first possible move was played"
    finally:
        pool.close()


def test_remarks_come_back_from_the_log_with_their_code():
    note = encode_note("bot_late", bot="search:time=1", instead="greedy")
    text = "search:time=1 took too long; greedy played instead"
    assert decode_note(note) == Note(text, "bot_late", {"bot": "search:time=1", "instead": "greedy"})
    assert decode_note(encode_note("time_up")) == Note("time ran out; a safe move was played", "time_up", {})
    assert decode_note("") == Note("")


@pytest.mark.parametrize("note", ["greedy failed; random played", '["bot_late",{}]', '["odd",{}]', "[1]"])
def test_a_note_without_a_code_is_told_as_it_is(note):
    assert decode_note(note) == Note(note)


def test_a_bots_process_ends_quietly_when_the_server_leaves_an_answer_unread():
    context = get_context("spawn")
    pipe, far_end = context.Pipe()
    process = context.Process(target=worker_main, args=(far_end, bad_bots.with_bad_bots), daemon=True)
    process.start()
    far_end.close()
    pipe.send(("random", 1, (), Game.new(toy(), 2, seed=3).view(0), 10.0))
    assert pipe.poll(PATIENCE)
    pipe.close()
    process.join(PATIENCE)
    assert process.exitcode == 0


@pytest.mark.parametrize("bot", CODES)
def test_a_table_with_a_naughty_bot_plays_to_the_end(tmp_path, bot):
    async def body(server) -> None:
        ada = server.browser()
        name = (await ada.create("tiny", [None, bot], name="Ada"))["table"]["id"]
        async with ada.socket(name) as seat:
            await seat.play(first)
            messages = [message for message in map(json.loads, seat.frames) if message["type"] == "happened"]
        notes = [message for message in messages if message["seat"] == 1]
        assert {message["note_code"] for message in notes} == {CODES[bot]}
        for message in notes:
            values = message["note_values"]
            assert values["bot"] == bot
            assert message["note"] == NOTE_TEXTS[CODES[bot]].format_map(values)
        assert {message["note_code"] for message in messages if message["seat"] == 0} == {None}
        replaced = re.search(r"northline_bots_replaced_total (\d+)", (await ada.http.get("/metrics")).text)
        assert replaced
        assert int(replaced[1]) >= sum(message["seat"] == 1 for message in messages)

    with running(settings(tmp_path, bot_factory=bad_bots.with_bad_bots, bot_deadline=0.1)) as server:
        asyncio.run(body(server))


def test_bots_wait_a_little_before_they_act(tmp_path):
    """A person can take an action back before the bot acts on it."""

    async def body(server) -> None:
        ada = server.browser()
        name = (await ada.create("toy", [None, "random"], name="Ada"))["table"]["id"]
        async with ada.socket(name) as seat:
            await seat.until("welcome")
            await seat.act(first(seat.view))
            assert (await seat.undo())["type"] == "done"
            assert seat.seq == 2

    with running(settings(tmp_path, pace=60)) as server:
        asyncio.run(body(server))


PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(message["view"]["legal_actions"][0], flush=True)
"""


def test_a_program_plays_only_under_the_name_that_the_operator_gave_it(tmp_path):
    (tmp_path / "bot.py").write_text(PROGRAM, encoding="utf-8")
    spec = f"cmd:{sys.executable} {tmp_path / 'bot.py'}"

    async def body(server) -> None:
        ada = server.browser()
        listed = (await ada.http.get("/api/bots")).json()
        assert {"name": "mine", "about": "A bot of this server's own."} in listed
        assert str(tmp_path) not in json.dumps(listed)
        name = (await ada.create("tiny", [None, "mine"], name="Ada"))["table"]["id"]
        async with ada.socket(name) as seat:
            await seat.play(first)
            told = [message for message in map(json.loads, seat.frames) if message["type"] == "happened"]
        assert {message["note_code"] for message in told} == {None}, "nobody had to play in its place"
        for asked in (spec, f"cmd:touch {tmp_path / 'mark'}", "tests.arena.odd_bots:Exits", "theirs"):
            wanted = {"edition": "tiny", "seats": [None, asked], "name": "Eve"}
            refused = await ada.http.post("/api/tables", json=wanted)
            assert 400 <= refused.status_code < 500, refused.text
        assert not (tmp_path / "mark").exists()

    with running(settings(tmp_path, named_bots={"mine": spec}, bot_deadline=30)) as server:
        asyncio.run(body(server))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("cmd:./bot", "a bot is given a name as in my-bot=cmd:./my-bot"),
        ("Mine=cmd:./bot", "in small letters"),
        ("greedy=cmd:./bot", "there is a bot 'greedy' already"),
        ("mine=", "a bot is given a name"),
        ("mine=no_such_module:Bot", "the module 'no_such_module' cannot be loaded"),
    ],
)
def test_an_operator_who_names_a_bot_badly_is_told(text, sentence):
    result = CliRunner().invoke(cli, ["serve", "--bot", text])
    assert result.exit_code == 2
    assert sentence in " ".join(result.output.split())
