"""A bot that is another program: it plays, and whatever it does wrong is told in one sentence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

import northline as nl
from northline.arena import Schedule, play
from northline.arena.log import Log
from northline.bots import BotError, make_bot
from northline.bots.program import PROTOCOL, ProgramBot, ProgramFailed
from northline.cli import cli
from northline.rules.events import TurnBegan
from northline.rules.formats.boards import edition_to_dict
from tests.processes import ROOT
from tests.toy import TOY_FILE, toy

LOOP = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        {}
"""
FIRST_OF_MENU = LOOP.format('print(message["view"]["legal_actions"][0], flush=True)')


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
            LOOP.format("print('hello', flush=True)"),
            "it answered 'hello', which is not an action: an action begins with",
        ),
        (LOOP.format("print('draw', flush=True)"), "it answered 'draw', which is not legal here: "),
        ("input(); raise SystemExit(3)", "it ended by itself with exit code 3"),
        (
            "input(); raise ValueError('no map')",
            "it ended by itself with exit code 1; the last it said: ValueError: no map",
        ),
        ("import os; input(); os.kill(os.getpid(), 9)", "it was ended by signal 9"),
        ("import os; input(); os.kill(os.getpid(), 15)", "it was ended by signal 15"),
        (LOOP.format("print('x' * 100_000_000, flush=True)"), "it answered more than 10,000 bytes"),
        (LOOP.format("print(flush=True)"), "it answered '', which is not an action: "),
        (LOOP.format("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()"), "it answered '"),
        ("import os; input(); os.close(1); input(); input()", "it closed its output without an answer"),
    ],
)
def test_what_goes_wrong_is_told(tmp_path: Path, text: str, sentence: str) -> None:
    bot = ProgramBot(program(tmp_path, text), time=60)
    with pytest.raises(ProgramFailed) as caught:
        bot.choose(view())
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)
    assert bot._child is None, "the program has been ended"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("import time; time.sleep(1000)", "it did not answer within 0.2 seconds"),
        (
            LOOP.format("print('dra', end='', flush=True); import time; time.sleep(1000)"),
            "it did not answer within 3 seconds, only 'dra' without an end of line",
        ),
    ],
)
def test_a_program_that_hangs_is_late(tmp_path: Path, text: str, sentence: str) -> None:
    seconds = float(sentence.split()[5])
    bot = ProgramBot(program(tmp_path, text), time=seconds, starting_time=0)
    with pytest.raises(ProgramFailed) as caught:
        bot.choose(view())
    assert str(caught.value) == sentence
    assert bot._child is None


def test_what_nobody_asked_for_is_refused(tmp_path: Path) -> None:
    """A second line would be taken for the answer to the next question."""
    bot = ProgramBot(
        program(tmp_path, LOOP.format("print('keep', *message['view']['offer']); print('draw', flush=True)"))
    )
    bot.choose(view())
    time.sleep(0.3)  # the second line is on its way
    with pytest.raises(ProgramFailed, match="it wrote 'draw' before it was asked: it has one line for each"):
        bot.choose(view())
    assert bot._child is None


def test_a_program_that_never_reads_is_late_and_not_waited_for(tmp_path: Path) -> None:
    """What it is told is more than fits into a pipe."""
    bot = ProgramBot(program(tmp_path, "import time; time.sleep(1000)"), time=0.2, starting_time=0)
    bot.begin(nl.edition("northern_lights"), 0, 2)
    for _ in range(3000):
        bot.observe(TurnBegan(0))
    with pytest.raises(ProgramFailed, match="did not answer"):
        bot.choose(nl.Game.new(nl.edition("northern_lights"), 2, seed=1).view(0))


FORKS = """
import os, sys, time
for detached in (False, True):
    if os.fork() == 0:
        if detached:
            os.setsid()
            if os.fork():
                os._exit(0)
        with open(sys.argv[1] + str(int(detached)), "w") as file:
            file.write(str(os.getpid()))
        time.sleep(1000)
sys.stdin.readline()
time.sleep(1000)
"""


def test_nothing_that_it_has_started_is_left_running(tmp_path: Path) -> None:
    """Not even what has put itself into the background."""
    pids = [tmp_path / f"pid{n}" for n in (0, 1)]
    bot = ProgramBot(f"{program(tmp_path, FORKS)} {tmp_path / 'pid'}", time=60)
    bot.begin(nl.edition("nordic_countries"), 0, 2)
    wait_for(lambda: all(pid.exists() and pid.read_text() for pid in pids))
    numbers = [int(pid.read_text()) for pid in pids]
    assert all(is_running(number) for number in numbers)
    bot.close()
    assert not any(is_running(number) for number in numbers)


@pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere a process group is killed, by whoever is still there"
)
def test_nothing_is_left_running_when_the_host_is_killed(tmp_path: Path) -> None:
    host = f"""
import time, northline as nl
from northline.bots.program import ProgramBot
bot = ProgramBot({f"{program(tmp_path, FORKS)} {tmp_path / 'pid'}"!r})
bot.begin(nl.edition("nordic_countries"), 0, 2)
time.sleep(1000)
"""
    pids = [tmp_path / f"pid{n}" for n in (0, 1)]
    process = subprocess.Popen(
        [sys.executable, "-c", host], env={**os.environ, "PYTHONPATH": str(ROOT / "src")}
    )
    try:
        wait_for(lambda: all(pid.exists() and pid.read_text() for pid in pids))
    finally:
        process.kill()
        process.wait()
    wait_for(lambda: not any(is_running(int(pid.read_text())) for pid in pids))


def wait_for(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_running(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_command_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(ProgramFailed, match="it cannot be started: '/nowhere/at/all' is not there"):
        ProgramBot("/nowhere/at/all").choose(view())
    script = tmp_path / "script"
    script.write_text("draw\n", encoding="utf-8")
    with pytest.raises(ProgramFailed, match="is not a program"):
        ProgramBot(str(script)).choose(view())
    script.chmod(0o755)
    with pytest.raises(ProgramFailed, match="a script needs a first line such as"):
        ProgramBot(str(script)).choose(view())
    with pytest.raises(ValueError, match="no closing quotation"):
        ProgramBot("'half")


# What it is told

DIARY = """
import json, sys
with open(sys.argv[1], "w") as diary:
    for line in sys.stdin:
        diary.write(line)
        message = json.loads(line)
        if message["type"] == "choose":
            print(message["view"]["legal_actions"][-1], flush=True)
    diary.write('{"type": "ended"}')
"""


def test_it_is_told_the_board_what_happens_and_the_result(tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    spec = f"cmd:{program(tmp_path, DIARY)} {diary}"
    schedule = Schedule.match(toy(), (spec, "greedy"), deals=1, seed=5)
    games = play(schedule)
    assert [game.fault for game in games] == [None, None]
    told = [json.loads(line) for line in diary.read_text(encoding="utf-8").splitlines()]
    kinds = [message["type"] for message in told]
    assert kinds.count("start") == kinds.count("result") == 2, "one process plays both games"
    assert kinds[-1] == "ended", "it had the time to end by itself"
    start = told[0]
    assert start["protocol"] == PROTOCOL
    assert (start["seat"], start["players"]) == (0, 2)
    assert start["edition"] == json.loads(json.dumps(edition_to_dict(toy())))
    assert start["seed"] == schedule.bot_seed(0, 0, 0)
    [first, _] = [message for message in told if message["type"] == "result"]
    assert tuple(first["points"]) == games[0].points
    assert tuple(first["places"]) == games[0].places
    assert first["forfeit"] is None
    events = [message["event"] for message in told if message["type"] == "event"]
    assert {"tickets_chosen", "turn_began", "route_claimed", "game_ended"} <= {
        event["type"] for event in events
    }
    second_game = kinds.index("start", 1)
    hidden = [
        m["event"] for m in told[:second_game] if m["type"] == "event" and m["event"]["type"] == "card_drawn"
    ]
    assert all((event["card"] is None) == (event["seat"] == 1) for event in hidden)
    assert hidden


def test_the_kernel_plays_and_the_program_is_told_what_happens(tmp_path: Path) -> None:
    """In hybrid games, too, where nobody in Python sees the moves of the others."""
    told = {}
    for in_kernel in (False, True):
        diary = tmp_path / f"diary{in_kernel}"
        spec = f"cmd:{program(tmp_path, DIARY)} {diary}"
        schedule = Schedule.match(toy(), (spec, "greedy"), deals=1, seed=5, in_kernel=in_kernel)
        assert [game.fault for game in play(schedule)] == [None, None]
        told[in_kernel] = [
            json.loads(line)["type"] for line in diary.read_text(encoding="utf-8").splitlines()
        ]
    assert set(told[True]) == set(told[False])
    assert told[True].count("event") > 20


# Who may name one


@pytest.mark.parametrize(
    "spec", ["program:command=/bin/true", "cmd:/bin/true", " cmd:/bin/true", "os:system"]
)
def test_no_spec_out_of_a_request_or_a_record_starts_a_program(spec: str) -> None:
    with pytest.raises(BotError):
        make_bot(spec)


def test_a_program_in_the_log_of_a_tournament_is_named_again_or_not_started(tmp_path: Path) -> None:
    mark, cup = tmp_path / "mark", tmp_path / "cup"
    spec = f"cmd:touch {mark}"
    log = Log.create(cup, Schedule.of(toy(), 2, (spec, "random"), games=2), str(TOY_FILE))
    result = CliRunner().invoke(cli, ["arena", "--resume", str(log.folder), "--plots", "none"])
    assert result.exit_code == 1
    assert "would be run: name all bots again if that is what you want" in result.output
    assert not mark.exists()
    again = ["arena", "--resume", str(cup), spec, "random", "--plots", "none", "--workers", "1"]
    result = CliRunner().invoke(cli, again)
    assert result.exit_code == 0, result.output
    assert "2 of 2 games were forfeited" in result.output
    assert mark.exists()


def test_a_program_in_a_record_is_named_again_or_not_started(tmp_path: Path) -> None:
    mark, record = tmp_path / "mark", tmp_path / "game.jsonl"
    spec = f"cmd:touch {mark}"
    nl.Game.new(nl.edition("nordic_countries"), 2, seed=1, bots=(None, spec)).save(record)
    result = CliRunner().invoke(cli, ["play", "--resume", str(record)], input="q\n")
    assert result.exit_code == 1
    assert "would be run: name all bots again" in result.output
    assert not mark.exists()
    result = CliRunner().invoke(
        cli, ["play", "--resume", str(record), "--seats", f"human,{spec}"], input="q\n"
    )
    assert result.exit_code == 0, result.output
    result = CliRunner().invoke(cli, ["play", "--resume", str(record), "--seats", "human,hard"], input="q\n")
    assert result.exit_code == 2
    assert "other players than the game has" in result.output


def test_a_program_plays_in_the_terminal(tmp_path: Path) -> None:
    command = program(tmp_path, FIRST_OF_MENU)
    seats = f"cmd:{command} --comma 'a,b',random"
    record = tmp_path / "game.jsonl"
    result = CliRunner().invoke(
        cli, ["play", "--edition", str(TOY_FILE), "--seats", seats, "--seed", "1", "--record", str(record)]
    )
    assert result.exit_code == 0, result.output
    assert nl.Game.load(record, toy()).over


# The commands


def test_the_host_plays_games_and_reports(tmp_path: Path) -> None:
    command = program(tmp_path, FIRST_OF_MENU)
    result = CliRunner().invoke(
        cli, ["bot-host", command, "--games", "2", "--against", "random", "--time", "60"]
    )
    assert result.exit_code == 0, result.output
    assert result.output.splitlines()[-1].startswith("2 games: ")


def test_the_host_tells_what_went_wrong(tmp_path: Path) -> None:
    command = program(tmp_path, LOOP.format("print('hello', flush=True)"))
    result = CliRunner().invoke(cli, ["bot-host", command, "--time", "60"])
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
    assert {
        "easy",
        "normal",
        "hard",
        "expert",
        "planner",
        "search",
        "neural",
        "racer",
        "greedy",
        "random",
    } <= set(names)
    assert all(len(line.split(maxsplit=1)) == 2 for line in lines)
