"""What somebody meets who plays on a map of their own."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

import northline as nl
from northline.editions import parse_edition
from northline.editions.doubts import doubts
from northline.rules.actions import Claim
from northline.terminal.knowledge import helped_tickets
from northline.terminal.menu import menu_for
from northline.terminal.names import without_equal_twins
from tests.terminal.command import northline, play
from tests.toy import TOY_FILE, toy

TOY = TOY_FILE.read_text(encoding="utf-8")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "my game.jsonl"


def commands(output: str, what: str) -> list[str]:
    """The words of the command that a line of the output recommends."""
    (line,) = (line for line in output.splitlines() if what in line)
    return shlex.split(line.partition(what)[2])[1:]


def test_the_commands_that_are_recommended_work_as_they_are_written(record: Path) -> None:
    bots_only = play(record, "--edition", TOY_FILE, "--seats", "greedy,greedy", "--seed", 1)
    replay = northline(*commands(bots_only.output, "Step through this game with:"), "--all")
    assert replay.exit_code == 0, replay.output
    left = play(record, "--edition", TOY_FILE, "--seats", "human,greedy", lines=["yes", "quit"])
    resumed = northline(*commands(left.output, "Continue with:"), lines=["quit"])
    assert resumed.exit_code == 0, resumed.output


def test_drawing_a_record_of_an_own_map_names_the_option_that_is_needed(record: Path) -> None:
    nl.Game.new(toy(), 2, seed=1).save(record)
    refused = northline("draw", record)
    assert refused.exit_code == 1
    assert "give its file with --edition" in refused.output
    assert northline("draw", record, "--edition", TOY_FILE).exit_code == 0


def test_help_and_errors_speak_of_the_board_at_hand(record: Path) -> None:
    lines = ["all", "", "help", "city", "claim nowhere somewhere", "quit"]
    arguments = ("--edition", TOY_FILE, "--seats", "human,greedy", "--seed", 1)
    told = play(record, *arguments, lines=lines, width=120).output
    assert "claim alpha beta" in told
    assert "station alpha" in told
    assert "such as: city alpha" in told
    assert not [word for word in ("oslo", "bergen", "wien") if word in told.lower()]


def test_help_has_no_stations_and_tunnels_where_there_are_none(record: Path) -> None:
    lights = play(
        record, "--edition", "northern_lights", "--seats", "human,greedy", "--seed", 1, lines=["help", "quit"]
    ).output
    assert "station " not in lights
    assert "retreat" not in lights
    assert "take no second card" in lights


# Twins


def with_equal_twins() -> nl.Edition:
    return parse_edition(
        TOY.replace('color = "blue",  group = "alpha-beta"', 'color = "red",   group = "alpha-beta"')
    )


def test_twins_that_are_alike_are_one_line_of_the_menu() -> None:
    board = with_equal_twins()
    one, other = (board.route_index[name] for name in ("alpha-beta-1", "alpha-beta-2"))
    assert without_equal_twins(board, [one, other]) == [one]
    state = nl.State.from_dict({"players": 2, "hands": [{"red": 2}, {}]}, board)
    claims = [claim for item in menu_for(nl.rules.view(state, 0)).claims for claim in item.actions]
    routes = {claim.route for claim in claims if isinstance(claim, Claim)}
    assert one in routes
    assert other not in routes


def test_a_twin_helps_a_ticket_as_much_as_the_other() -> None:
    board = toy()
    document = {"players": 2, "tickets": [["alpha-beta"], []], "hands": [{"red": 2, "blue": 2}, {}]}
    helped = helped_tickets(nl.rules.view(nl.State.from_dict(document, board), 0))
    ticket = board.ticket_index["alpha-beta"]
    assert helped[board.route_index["alpha-beta-1"]] == [ticket]
    assert helped[board.route_index["alpha-beta-2"]] == [ticket]


# Coordinates


def test_swapped_coordinates_are_doubted_and_the_map_is_valid(tmp_path: Path) -> None:
    swapped = TOY.replace("at = [60.0, 12.0]", "at = [12.0, 60.0]")
    assert swapped != TOY
    (doubt,) = doubts(parse_edition(swapped))
    assert '"beta", [12, 60]' in doubt
    assert "[60, 12] is among them" in doubt
    path = tmp_path / "swapped.toml"
    path.write_text(swapped, encoding="utf-8")
    done = northline("edition", "check", path)
    assert done.exit_code == 0
    assert "valid" in done.output
    assert "warning" in done.output


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_the_built_in_boards_leave_no_doubts(name: str) -> None:
    assert doubts(nl.edition(name)) == []
    assert doubts(toy()) == []
