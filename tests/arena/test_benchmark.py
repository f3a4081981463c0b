"""The fixed tasks: what is played follows from the task alone, and a score says everything that makes it comparable."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from benchmarks.tasks import page
from click.testing import CliRunner, Result

import northline as nl
from northline.arena.benchmark import OPPONENTS, VERSION, Task, run, score_of
from northline.arena.games import Fault, lost_deal
from northline.cli import cli
from tests.arena import odd_bots
from tests.toy import TOY_FILE, toy

QUICK = Task(toy(), 2, quick=True)


def command(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["benchmark", *arguments], catch_exceptions=False)


def test_a_score_follows_from_the_task() -> None:
    once, again = run(QUICK, "easy"), run(QUICK, "easy")
    assert replace(once, seconds_per_move=0) == replace(again, seconds_per_move=0)
    assert once.low <= once.value <= once.high
    assert once.value == pytest.approx(sum(one.wins.value for one in once.against) / 3)
    assert [one.opponent for one in once.against] == list(OPPONENTS)
    assert once.games == 60
    assert QUICK.opponents_digest == Task(toy(), 2).opponents_digest


def test_against_itself_a_bot_has_its_even_share() -> None:
    score = run(QUICK, "greedy")
    assert [one.opponent for one in score.against] == ["racer", "planner"]
    assert score.value == pytest.approx((sum(one.wins.value for one in score.against) + 0.5) / 3)


def test_every_task_meets_every_opponent_in_every_seat() -> None:
    for players in (2, 3, 4, 5):
        task = Task(nl.edition("europe"), players)
        for schedule, opponent in zip(task.schedules("random"), OPPONENTS, strict=True):
            assert schedule.bots == ("random", opponent)
            assert schedule.games >= 240
            assert {seating.index(0) for seating in schedule.seatings(0)} == set(range(players))
    with pytest.raises(ValueError, match="2 to 3 players, not 4"):
        Task(nl.edition("nordic_countries"), 4)


def test_void_games_are_left_out_and_said() -> None:
    schedules = QUICK.schedules("easy")
    nothing = [[game for deal in one.deal_numbers for game in lost_deal(one, deal)] for one in schedules]
    score = score_of(QUICK, "easy", nothing)
    assert (score.games, score.void) == (0, 60)
    assert score.problems == ("easy: 60 games are void and count for nothing",)
    lost = [
        [
            replace(game, fault=Fault(game.seating.index(0), "easy crashed"), places=(2, 1))
            for game in nothing[0]
        ]
    ]
    score = score_of(QUICK, "easy", [*lost, *nothing[1:]])
    assert score.forfeits == 20


def test_the_command_writes_what_can_be_published(tmp_path: Path) -> None:
    file = tmp_path / "score.json"
    spec = odd_bots.spec(odd_bots.FirstChoice)
    result = command(str(TOY_FILE), spec, "--quick", "--workers", "1", "--output", str(file))
    assert result.exit_code == 0, result.output
    assert "score" in result.output
    document = json.loads(file.read_text(encoding="utf-8"))
    assert document["benchmark"] == VERSION
    assert document["edition_digest"] == toy().digest
    assert document["opponents_digest"] == QUICK.opponents_digest
    assert document["task"].endswith("-2p-quick")
    [score] = document["scores"]
    assert score["bot"] == spec
    assert score["problems"] == []


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["europe"], "Missing argument 'BOTS...'"),
        (["atlantis", "random"], "atlantis"),
        (["europe", "gready"], "did you mean 'greedy'?"),
        (["nordic_countries", "random", "--players", "5"], "2 to 3 players, not 5"),
        (["europe", "random", "--output", "nowhere/at/all.json"], "there is no folder nowhere/at"),
    ],
)
def test_bad_input_gets_one_clear_sentence(arguments: list[str], sentence: str) -> None:
    result = command(*arguments)
    assert result.exit_code in (1, 2)
    assert sentence in " ".join(result.output.split())


def test_the_page_of_scores_is_made_from_the_scores() -> None:
    folder = Path(__file__).parents[2] / "docs" / "ladder"
    found = json.loads((folder / "tasks.json").read_text(encoding="utf-8"))
    assert page(found) == (folder / "tasks.md").read_text(encoding="utf-8")
    assert all(document["benchmark"] == VERSION for document in found.values())
