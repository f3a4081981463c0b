"""Every puzzle that ships can be played, has nothing hidden in it, and is right."""

from __future__ import annotations

import json
import random
from datetime import date, timedelta
from importlib.resources import files
from itertools import product

import pytest
from click.testing import CliRunner

import northline as nl
from northline.analysis.puzzles import (
    DIFFICULTIES,
    THEMES,
    Puzzle,
    PuzzleError,
    all_puzzles,
    daily_puzzle,
    puzzles_for,
    read_puzzles,
    write_puzzles,
)
from northline.analysis.puzzles.ideas import idea_of
from northline.analysis.puzzles.sentences import reason_in_words
from northline.cli import cli
from northline.editions import EDITIONS
from northline.rules.formats.notation import parse_action

BOARDS = [nl.edition(name) for name in EDITIONS]
PUZZLES = list(all_puzzles(BOARDS).values())
KEYS = {
    "id",
    "theme",
    "difficulty",
    "missed",
    "gap",
    "error",
    "playouts",
    "accepted",
    "alternatives",
    "reasons",
    "view",
}


def text_of(board: nl.Edition) -> str:
    return files("northline.analysis.puzzles").joinpath("data", f"{board.id}.jsonl").read_text("utf-8")


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_every_puzzle_is_a_position_of_the_rules(board):
    puzzles = puzzles_for(board)
    assert len(puzzles) >= 150
    for puzzle in puzzles:
        puzzle.check()
        assert puzzle.view.seat in puzzle.view.to_act
        assert puzzle.gap >= 0.08
        assert puzzle.gap >= 4 * puzzle.error, "as confirmed in determinizations that did not find it"
        assert puzzle.playouts >= 256
        solution, *others = puzzle.alternatives
        assert others
        assert all(solution.win - other.win >= 0.08 - 0.001 for other in others)


@pytest.mark.parametrize("puzzle", PUZZLES[::5], ids=lambda puzzle: puzzle.id)
def test_the_right_actions_are_one_idea_and_others_are_wrong(puzzle: Puzzle):
    actions = [parse_action(puzzle.edition, text) for text in puzzle.accepted]
    assert len({idea_of(puzzle.edition, action) for action in actions}) == 1
    assert all(map(puzzle.is_right, actions))
    others = [action for action in puzzle.view.legal_actions if action not in actions]
    assert others
    assert not any(map(puzzle.is_right, others))
    assert all(reason_in_words(puzzle, reason) for reason in puzzle.reasons)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_nothing_hidden_is_in_the_file(board):
    for line in text_of(board).splitlines()[1:]:
        puzzle = json.loads(line)
        assert puzzle.keys() == KEYS
        view = puzzle["view"]
        for seat in range(view["players"]):
            if seat != view["seat"]:
                assert view["hands"][seat] is None
                assert view["tickets"][seat] is None


def test_a_file_is_read_as_it_was_written():
    for board in BOARDS:
        assert write_puzzles(puzzles_for(board), board) == text_of(board)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda line: "{", "line 2 is not JSON"),
        (lambda line: json.dumps({**json.loads(line), "theme": "chess"}), "no theme .chess."),
        (lambda line: json.dumps({**json.loads(line), "accepted": []}), "no action is accepted"),
        (lambda line: json.dumps({**json.loads(line), "accepted": ["fly home"]}), "line 2"),
        (
            lambda line: json.dumps({**json.loads(line), "reasons": [{"code": "luck", "values": {}}]}),
            "a reason has",
        ),
    ],
)
def test_broken_files_are_refused_with_a_sentence(change, complaint):
    board = BOARDS[0]
    head, first, *_ = text_of(board).splitlines()
    with pytest.raises(PuzzleError, match=complaint):
        read_puzzles(f"{head}\n{change(first)}\n", board)
    with pytest.raises(PuzzleError, match="another board"):
        read_puzzles(text_of(board), BOARDS[1])
    with pytest.raises(PuzzleError, match="not a file of puzzles"):
        read_puzzles("", board)


def test_a_view_that_cannot_be_is_refused():
    board = BOARDS[0]
    head, first, *_ = text_of(board).splitlines()
    puzzle = json.loads(first)
    puzzle["view"]["legal_actions"].append("pass")
    with pytest.raises(PuzzleError, match="contradicts the rules in legal_actions"):
        read_puzzles(f"{head}\n{json.dumps(puzzle)}", board)[0].check()


def test_every_puzzle_has_its_day():
    puzzles = PUZZLES[:10]
    start = date.fromordinal(739_000)  # the first day of a round
    days = [daily_puzzle(puzzles, start + timedelta(days=n), "here") for n in range(10)]
    assert {puzzle.id for puzzle in days if puzzle} == {puzzle.id for puzzle in puzzles}
    assert daily_puzzle([], start, "here") is None


def test_in_the_terminal():
    result = CliRunner().invoke(cli, ["puzzle", "--seed", "1"], input="castle\nmenu\nquit\n")
    assert result.exit_code == 0, result.output
    assert "find the best move" in result.output
    order = list(PUZZLES)
    random.Random(1).shuffle(order)
    wrong = next(text for text in order[1].document["legal_actions"] if text not in order[1].accepted)
    answers = f"{order[0].accepted[0]}\n{wrong}\n"
    told = CliRunner().invoke(cli, ["puzzle", "--seed", "1"], input=answers)
    assert told.exit_code == 0, told.output
    assert "That's right!" in told.output
    assert f"Not the best move. Best: {order[1].accepted[0]}" in " ".join(told.output.split())
    assert "2 answered, streak 0." in told.output


def test_no_such_puzzle_in_the_terminal():
    kinds = {(one.edition.id, one.theme, one.difficulty) for one in PUZZLES}
    board, theme, difficulty = next(
        kind for kind in product(EDITIONS, THEMES, DIFFICULTIES) if kind not in kinds
    )
    options = ["puzzle", "--edition", board, "--theme", theme, "--difficulty", difficulty]
    refused = CliRunner().invoke(cli, options)
    assert refused.exit_code == 1
    assert "there is no such puzzle" in refused.output


@pytest.mark.parametrize("place", range(3))
def test_a_few_playouts_point_the_same_way(place):
    pytest.importorskip("numba")
    from tools.puzzles.proof import Trial

    late = [p for p in PUZZLES if p.view.turns_left is not None and p.gap >= 0.2]
    puzzle = late[place * 7 % len(late)]
    solution, *others = puzzle.alternatives
    trial = Trial(puzzle.view, seed=4321)
    texts = {solution.action: 0.0, others[-1].action: 0.0}
    for arm in trial.arms:
        for text in texts:
            if parse_action(puzzle.edition, text) == arm.action:
                trial.play([arm], 48)
                texts[text] = float(arm.wins.mean())
    assert texts[solution.action] > texts[others[-1].action]
