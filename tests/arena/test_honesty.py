"""Nothing that was not played looks like a result: in the summary, the terminal, the files and the plots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from northline.arena import GameResult, Schedule, play, summarise
from northline.arena.console_tables import final_tables, warnings
from northline.arena.export import seat_rows, write_csv
from northline.arena.games import lost_deal
from northline.arena.plots import draw_all
from northline.cli import cli
from tests.arena import odd_bots
from tests.arena.tournaments import TOY
from tests.toy import toy

SCHEDULE = Schedule.of(toy(), 2, ("random", "greedy"), games=8)


@pytest.fixture(scope="module")
def partly() -> list[GameResult]:
    """The first of four deals is lost."""
    return lost_deal(SCHEDULE, 0) + [game for game in play(SCHEDULE) if game.deal]


def test_void_games_count_for_nothing(partly: list[GameResult]) -> None:
    summary = summarise(SCHEDULE, partly)
    assert (summary.games, summary.void, summary.forfeited, summary.scheduled) == (6, 2, 0, 8)
    without = summarise(SCHEDULE, [game for game in partly if not game.void])
    assert summary.rows == without.rows
    assert summary.ahead == without.ahead
    assert summary.problems[0] == (
        "2 of 8 games are void: they were not played to their end, and count for nothing."
    )
    assert next(iter(summary.to_dict())) == "problems", "first, where a reader looks"


def test_where_nothing_was_played_there_is_no_table() -> None:
    nothing = [game for deal in SCHEDULE.deal_numbers for game in lost_deal(SCHEDULE, deal)]
    for games in (nothing, []):
        summary = summarise(SCHEDULE, games)
        assert summary.rows == ()
        assert summary.ahead == {}
        assert final_tables(summary) == []
        assert summary.problems[0] == "No game was played, so there are no results."
        assert json.dumps(summary.to_dict(), allow_nan=False)
    assert "2 × the process that played the game died" in " ".join(warnings(summarise(SCHEDULE, nothing[:2])))


def test_rows_of_void_games_have_no_places(partly: list[GameResult], tmp_path: Path) -> None:
    rows = seat_rows(SCHEDULE, partly)
    assert [row["won"] for row in rows[:4]] == [None] * 4
    assert all(row["won"] in (0, 0.5, 1) for row in rows[4:])
    write_csv(tmp_path / "games.csv", rows)


def test_plots_say_in_their_titles_that_games_are_missing(partly: list[GameResult], tmp_path: Path) -> None:
    from matplotlib import pyplot

    pyplot.rcParams["svg.fonttype"] = "none"  # text as text
    for path in draw_all(summarise(SCHEDULE, partly), tmp_path, "svg"):
        assert "INCOMPLETE: 2 void" in path.read_text(encoding="utf-8"), path.name
    for path in draw_all(summarise(SCHEDULE, play(SCHEDULE)), tmp_path, "svg"):
        assert "INCOMPLETE" not in path.read_text(encoding="utf-8"), path.name


def run(*arguments: str) -> list[str]:
    result = CliRunner().invoke(cli, ["arena", "--edition", TOY, "--workers", "1", *arguments])
    assert result.exit_code == 0, result.output
    return result.output.splitlines()


def test_the_terminal_says_first_that_games_were_forfeited(tmp_path: Path) -> None:
    crashes = odd_bots.spec(odd_bots.Crashes)
    lines = run(crashes, "random", "--games", "4", "--output", str(tmp_path / "cup"))
    assert lines[0].startswith("a game was stopped: ")
    assert lines[1].startswith("4 of 4 games were forfeited")
    assert lines[2] == f"4 × {crashes} crashed: RuntimeError: I ran out of ideas"
    summary = json.loads((tmp_path / "cup" / "summary.json").read_text(encoding="utf-8"))
    assert summary["problems"] == [lines[1]]
    assert all(row["points"] is None for row in summary["rows"]), "no game was played to its end"


def test_the_terminal_says_nothing_of_the_kind_where_all_went_well() -> None:
    lines = run("random", "greedy", "--games", "4")
    assert lines[0].strip().endswith("4 games on 2 deals")


def test_in_red() -> None:
    """Rich marks styles only in a terminal: ask for one."""
    result = CliRunner().invoke(
        cli,
        [
            "arena",
            "--edition",
            TOY,
            "--workers",
            "1",
            odd_bots.spec(odd_bots.Crashes),
            "random",
            "--games",
            "2",
        ],
        env={"FORCE_COLOR": "1", "TERM": "xterm-256color"},
    )
    [line] = [line for line in result.output.splitlines() if "2 of 2 games were forfeited" in line]
    assert "\x1b[1;31m" in line
