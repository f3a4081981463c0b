"""The examples of docs/bots.md work as they stand there."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import northline as nl
from northline.bots import bot_names
from northline.bots.event_feed import EventFeed
from northline.bots.program import ProgramBot
from northline.rules.events import Event
from northline.rules.formats.boards import edition_to_dict
from northline.rules.formats.events import event_type

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
IN_PYTHON, WITH_MEMORY, IN_ANY_LANGUAGE = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_bot_in_twenty_lines_plays() -> None:
    names: dict[str, Any] = {}
    exec(compile(IN_PYTHON, "docs/bots.md", "exec"), names)
    assert len(IN_PYTHON.splitlines()) <= 20
    bot = names["LongestFirst"]()
    game = nl.Game.new(nl.edition("nordic_countries"), 2, seed=3)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, bot.choose(game.view(seat)))
    assert min(game.state.trains) <= 2


def test_the_bot_with_a_memory_plays() -> None:
    names: dict[str, Any] = {}
    exec(compile(WITH_MEMORY, "docs/bots.md", "exec"), names)
    bots = {seat: names["Suspicious"]() for seat in range(2)}
    game = nl.Game.new(nl.edition("nordic_countries"), 2, seed=3)
    feed = EventFeed(game, bots)
    while not any(game.state.points):
        seat = game.to_act[0]
        feed.catch_up(seat)
        game.play(seat, bots[seat].choose(game.view(seat)))
    assert max(bot.drawn[1 - seat] for seat, bot in bots.items()) == 10


def test_the_program_plays(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(IN_ANY_LANGUAGE, encoding="utf-8")
    bot = ProgramBot(f"{sys.executable} {file}", time=60)
    game = nl.Game.new(nl.edition("northern_lights"), 2, seed=3)
    for _ in range(40):
        seat = game.to_act[0]
        game.play(seat, bot.choose(game.view(seat)))
    bot.close()


def test_the_view_of_the_page_is_that_of_a_game() -> None:
    [route, view] = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
    game = nl.Game.new(nl.edition("nordic_countries"), 2, seed=1)
    for seat in game.to_act:
        game.play(seat, game.legal_actions(seat)[0])
    real = json.loads(json.dumps(game.view(game.to_act[0]).to_dict()))
    real["legal_actions"] = real["legal_actions"][: len(view["legal_actions"])]
    assert view == real
    routes = edition_to_dict(game.edition)["routes"]
    assert route in json.loads(json.dumps(routes))


def test_every_event_is_on_the_page_with_its_fields() -> None:
    for kind in get_args(Event):
        names = [field.name for field in fields(kind)]
        [row] = re.findall(rf"^\| `{event_type(kind.__name__)}` \|(.*)\|$", PAGE, re.MULTILINE)
        assert re.findall(r"`(\w+)`", row) == names, kind.__name__


def test_every_bot_is_on_the_page() -> None:
    missing = [name for name in bot_names() if f"`{name}`" not in PAGE]
    assert missing == []
