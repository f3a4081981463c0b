"""Data sets: the tables fit the records, the records replay, and work that was interrupted goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result

import northline as nl
from northline import kernel
from northline.arena.dataset import (
    DatasetError,
    DatasetPlan,
    make_dataset,
    observations,
    read_plan,
    read_records,
    read_table,
)
from northline.arena.dataset.playing import PHASES
from northline.arena.workers import Workers
from northline.cli import cli
from northline.rules import view
from northline.strategy import codes

PLAN = DatasetPlan(nl.edition("nordic_countries"), players=2, games=6, seed=3, part_size=4)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("data")
    make_dataset(PLAN, made)
    return made


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_records_replay_to_what_the_tables_say(folder: Path) -> None:
    seats = read_table(folder, "seats").to_pylist()
    records = list(read_records(folder))
    assert len(records) == 6
    for number, record in enumerate(records):
        game = nl.Game.replay(record)
        assert game.over
        rows = [row for row in seats if row["game"] == number]
        assert [row["bot"] for row in rows] == list(record.header.bots)
        assert {row["deal"] for row in rows} == {record.header.seed}
        for standing in game.standings():
            row, parts = rows[standing.seat], standing.breakdown
            assert (row["points"], row["place"]) == (standing.points, standing.place)
            assert row["routes_points"] == parts.routes
            assert row["tickets_points"] == parts.ticket_points
            assert row["bonuses_points"] == parts.bonus_points
            assert row["tickets_kept"] == len(parts.tickets)
            assert row["tickets_completed"] == parts.completed
            assert row["routes_claimed"] == len(game.state.routes_of(standing.seat))
            assert row["decisions"] == sum(entry.seat == standing.seat for entry in record.entries)
        assert [row["first"] for row in rows] == [game.history[0][0].phase.first == seat for seat in range(2)]
        assert sum(row["won"] for row in rows) == pytest.approx(1)


def test_decisions_are_those_of_the_records(folder: Path) -> None:
    decisions = read_table(folder).to_pylist()
    seats = {(row["game"], row["seat"]): row for row in read_table(folder, "seats").to_pylist()}
    table = kernel.actions(PLAN.edition)
    rows = iter(decisions)
    for number, record in enumerate(read_records(folder)):
        game = nl.Game.replay(record)
        for step, (entry, (state, _)) in enumerate(zip(record.entries, game.history, strict=True)):
            row = next(rows)
            assert (row["game"], row["decision"], row["seat"]) == (number, step, entry.seat)
            assert game.text(table.to_reference(state, row["action"])) == entry.action
            assert row["text"] == table.describe(row["action"])
            assert row["phase"] == view(state, None, menu=False).phase
            assert (row["score"], row["trains"]) == (state.points[entry.seat], state.trains[entry.seat])
            final = seats[number, entry.seat]
            assert (row["final_points"], row["final_place"], row["won"], row["bot"]) == (
                final["points"],
                final["place"],
                final["won"],
                final["bot"],
            )
    assert next(rows, None) is None


def test_observations_are_what_the_seats_saw(folder: Path) -> None:
    rows, masks = observations(folder, 1)
    decisions = read_table(folder, "decisions", 1).to_pylist()
    assert len(rows) == len(masks) == len(decisions)
    fields = kernel.fields_of(PLAN.edition, 2)
    assert masks.sum(axis=1).tolist() == [row["legal"] for row in decisions]
    assert all(mask[row["action"]] for mask, row in zip(masks, decisions, strict=True))
    record = list(read_records(folder))[4]
    game = nl.Game.replay(record)
    for row, seen, (state, _) in zip(decisions, rows, game.history, strict=False):
        assert row["game"] == 4
        assert fields.part(seen, "hand").tolist() == list(state.hands[row["seat"]])
        assert fields.part(seen, "points")[0] == state.points[row["seat"]]
    with pytest.raises(DatasetError, match="parts from 0 to 1, not 2"):
        observations(folder, 2)


def test_the_same_plan_gives_the_same_files_whoever_works(folder: Path, tmp_path: Path) -> None:
    make_dataset(PLAN, tmp_path, Workers(2))
    assert files(tmp_path) == files(folder)
    assert read_plan(tmp_path) == PLAN


def test_work_that_was_interrupted_goes_on(folder: Path, tmp_path: Path) -> None:
    told: list[int] = []

    class Enough(Exception):
        pass

    def stop(done: int) -> None:
        told.append(done)
        if done == 4:
            raise Enough

    with pytest.raises(Enough):
        make_dataset(PLAN, tmp_path, on_progress=stop)
    first = (tmp_path / "seats" / "part-00000.parquet").stat().st_mtime_ns
    (tmp_path / "records" / ".part-00001.jsonl.gz.new").write_bytes(b"half a")
    make_dataset(PLAN, tmp_path, on_progress=told.append)
    assert told == [0, 4, 4, 6]
    assert (tmp_path / "seats" / "part-00000.parquet").stat().st_mtime_ns == first, "made twice"
    assert files(tmp_path) == files(folder)


def test_every_bot_sits_everywhere() -> None:
    plan = DatasetPlan(nl.edition("europe"), 3, games=10, bots=("planner", "racer", "greedy"), part_size=1)
    assert len({plan.seating(part) for part in range(27)}) == 27
    deals: list[Any] = np.concatenate([plan.deals(part) for part in range(10)]).tolist()
    assert deals == kernel.seeds(0, 10).tolist()


def test_the_names_of_phases_are_in_the_order_of_their_codes() -> None:
    assert PHASES[codes.OPENING] == "opening"
    assert PHASES[codes.TURN] == "turn"
    assert PHASES[codes.SECOND_CARD] == "second_card"
    assert PHASES[codes.TICKET_CHOICE] == "tickets"
    assert PHASES[codes.TUNNEL] == "tunnel"
    assert PHASES[codes.OVER] == "over"


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["dataset", *map(str, arguments)], catch_exceptions=False)


def test_one_command_makes_it_and_says_what_is_wrong(tmp_path: Path) -> None:
    arguments = (
        "northern_lights",
        "--games",
        2,
        "--workers",
        1,
        "--bot",
        "greedy",
        "--output",
        tmp_path / "d",
    )
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    assert "2 games are in" in result.output
    assert run(*arguments).exit_code == 0, "a complete data set is left as it is"
    other = run("northern_lights", "--games", 3, "--bot", "greedy", "--output", tmp_path / "d")
    assert other.exit_code == 1
    assert "has a data set with other settings" in other.output
    wrong = run("europe", "--bot", "expert", "--output", tmp_path / "e")
    assert wrong.exit_code == 2
    assert "the kernel cannot play 'expert'; it can play random, greedy, planner, racer" in wrong.output
    assert not (tmp_path / "e").exists()


def test_other_folders_are_refused(tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match=r"there is no readable dataset\.json in it"):
        read_plan(tmp_path)
    (tmp_path / "dataset.json").write_text("[]", encoding="utf-8")
    with pytest.raises(DatasetError, match="does not describe a data set"):
        read_table(tmp_path)
    with pytest.raises(DatasetError, match="no table 'games'; there are decisions and seats"):
        read_table(tmp_path, "games")


def test_the_page_describes_every_column(folder: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "dataset.md").read_text(encoding="utf-8")
    for name in ("decisions", "seats"):
        for column in read_table(folder, name).column_names:
            assert f"| `{column}` |" in page, column
