"""A bot that is another program: it plays, and whatever it does wrong is told in one sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import northline as nl
from northline.bots import BotError, make_bot
from northline.bots.program import ProgramBot, ProgramFailed
from northline.cli import cli

FIRST_OF_MENU = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    assert question["seconds"] > 0
    print(question["view"]["legal_actions"][0], flush=True)
"""


def program(path: Path, text: str) -> str:
    file = path / "bot.py"
    file.write_text(text, encoding="utf-8")
    return f"{sys.executable} {file}"


def view() -> nl.rules.View:
    return nl.Game.new(nl.edition("nordic_countries"), 2, seed=1).view(0)


def test_a_program_chooses(tmp_path: Path) -> None:
    bot = ProgramBot(program(tmp_path, FIRST_OF_MENU), time=60)
    assert bot.choose(view()) == view().legal_actions[0]
    assert bot.choose(view()) == view().legal_actions[0]
    bot.close()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "print('hello', flush=True); input()",
            "it answered 'hello', which is not an action: an action begins with",
        ),
        ("print('draw', flush=True); input()", "it answered 'draw', which is not legal here: "),
        ("input(); raise SystemExit(3)", "it ended by itself with exit code 3"),
        ("import os; input(); os.kill(os.getpid(), 9)", "it was ended by signal 9"),
        ("print('x' * 100000, flush=True); input()", "it answered 'xxxxxxx"),
        ("print(flush=True); input()", "it answered '', which is not an action: "),
    ],
)
def test_what_goes_wrong_is_told(tmp_path: Path, text: str, sentence: str) -> None:
    bot = ProgramBot(program(tmp_path, text), time=60)
    with pytest.raises(ProgramFailed) as caught:
        bot.choose(view())
    assert str(caught.value).startswith(sentence)
    assert bot._process is None, "the program has been ended"


def test_a_program_that_hangs_is_late(tmp_path: Path) -> None:
    bot = ProgramBot(program(tmp_path, "import time; time.sleep(1000)"), time=0.2)
    with pytest.raises(ProgramFailed, match=r"it did not answer within 0\.2 seconds"):
        bot.choose(view())
    assert bot._process is None


def test_a_command_that_is_not_there_is_told() -> None:
    with pytest.raises(ProgramFailed, match="it cannot be started: "):
        ProgramBot("/nowhere/at/all").choose(view())


def test_no_spec_starts_a_program() -> None:
    """Specs come over the network."""
    with pytest.raises(BotError):
        make_bot("program:command=/bin/true")


# The commands


def test_the_host_plays_games_and_reports(tmp_path: Path) -> None:
    command = program(tmp_path, FIRST_OF_MENU)
    result = CliRunner().invoke(
        cli, ["bot-host", command, "--games", "2", "--against", "random", "--time", "60"]
    )
    assert result.exit_code == 0, result.output
    assert result.output.splitlines()[-1].startswith("2 games: ")


def test_what_was_said_before_it_ended_still_counts(tmp_path: Path) -> None:
    """Whether the question still reached it must make no difference."""
    bot = ProgramBot(program(tmp_path, "print('hello')"), time=60)
    bot._start()
    assert bot._process is not None
    bot._process.wait(60)
    with pytest.raises(ProgramFailed, match="it answered 'hello', which is not an action"):
        bot.choose(nl.Game.new(nl.edition("nordic_countries"), 2, seed=1).view(0))


def test_the_host_tells_what_went_wrong(tmp_path: Path) -> None:
    result = CliRunner().invoke(cli, ["bot-host", program(tmp_path, "print('hello')"), "--time", "60"])
    assert result.exit_code == 1
    assert "it answered 'hello', which is not an action" in result.output
    assert "(game 1, choice 1)" in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["bot-host", "cat", "--against", "gready"], "there is no bot 'gready'; did you mean 'greedy'?"),
        (["bot-host", "cat", "--players", "4"], "Nordic Countries is for 2 to 3 players, not 4"),
        (["bot-host", " "], "there is no command"),
    ],
)
def test_bad_arguments_are_refused(arguments: list[str], sentence: str) -> None:
    result = CliRunner().invoke(cli, arguments)
    assert result.exit_code == 2
    assert sentence in result.output


def test_the_bots_are_listed_with_one_line_each() -> None:
    result = CliRunner().invoke(cli, ["bots"])
    assert result.exit_code == 0
    lines = result.output.splitlines()
    names = [line.split()[0] for line in lines]
    assert {"easy", "normal", "hard", "expert", "planner", "search", "racer", "greedy", "random"} <= set(
        names
    )
    assert all(len(line.split(maxsplit=1)) == 2 for line in lines)
