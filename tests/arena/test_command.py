"""`northline arena` as people use it: files, stopping early, going on, and what it says when something is wrong."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import northline as nl
from northline.arena.games import GameResult
from northline.arena.log import FILE, Log
from northline.cli import cli
from tests.arena.tournaments import TOY, without_times
from tests.signals import hear_ctrl_c


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["arena", *map(str, arguments)], catch_exceptions=False)


def test_a_tournament_leaves_its_numbers_plots_and_records(tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    result = run(
        "random", "greedy", "--edition", TOY, "--games", 8, "--workers", 1, "--output", folder, "--records"
    )
    assert result.exit_code == 0, result.output
    assert "greedy" in result.output
    assert "variance left" in result.output
    summary = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
    assert summary["games"] == 8
    with open(folder / "games.csv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 16
    assert {row["bot"] for row in rows} == {"random", "greedy"}
    for plot in ("ratings", "points", "head-to-head"):
        assert (folder / f"{plot}.png").read_bytes().startswith(b"\x89PNG")
    records = sorted((folder / "records").iterdir())
    assert len(records) == 8
    game = nl.Game.load(records[0], nl.load_edition(TOY))
    first = next(row for row in rows if row["game"] == "0" and row["seat"] == "0")
    assert str({s.seat: s.points for s in game.standings()}[0]) == first["points"]


def test_parquet_and_svg(tmp_path: Path) -> None:
    from pyarrow import parquet

    folder = tmp_path / "cup"
    result = run(
        "random", "--edition", TOY, "--games", 3, "--workers", 1, "--output", folder,
        "--table", "parquet", "--plots", "svg",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert parquet.read_table(folder / "games.parquet").num_rows == 6
    assert "<svg" in (folder / "points.svg").read_text(encoding="utf-8")


def test_going_on_after_a_cut_gives_what_would_have_been(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    for folder in (whole, cut):
        run("random", "greedy", "--edition", TOY, "--games", 12, "--workers", 1, "--output", folder)
    lines = (cut / FILE).read_text(encoding="utf-8").splitlines()
    (cut / FILE).write_text(
        "\n".join(lines[:6]) + "\n" + lines[6][:40], encoding="utf-8"
    )  # two deals and a half
    result = run("--resume", cut, "--workers", 1)
    assert result.exit_code == 0, result.output
    assert without_times(cut) == without_times(whole)


def test_ctrl_c_stops_early_and_keeps_what_was_played(tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    command = [
        sys.executable, "-m", "northline", "arena", "random", "greedy", "--edition", TOY,
        "--games", "100000", "--workers", "2", "--output", str(folder), "--plots", "none",
    ]  # fmt: skip
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=env,
        preexec_fn=hear_ctrl_c,
    )
    try:
        deadline = time.monotonic() + 120
        while not ((folder / FILE).exists() and (folder / FILE).read_text(encoding="utf-8").count("\n") > 4):
            assert process.poll() is None, process.stdout and process.stdout.read()
            assert time.monotonic() < deadline, "no game was played"
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(timeout=120)
    finally:
        process.kill()
    assert process.returncode == 130, output
    assert "Traceback" not in output
    assert "--resume" in output
    summary = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
    assert summary["games"] == len(without_times(folder)) >= 4


def test_ctrl_c_while_games_are_being_written_loses_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The games of a deal are half on disk when it comes: in the end all that counts is there, and nothing twice."""
    folder, before = tmp_path / "cup", signal.getsignal(signal.SIGINT)

    def add(log: Log, deal: int, games: list[GameResult]) -> None:
        log.played[deal] = games
        with open(log.folder / FILE, "a", encoding="utf-8") as file:
            file.write('{"deal": 0, "line_')
        raise KeyboardInterrupt

    monkeypatch.setattr(Log, "add", add)
    asked = ("random", "greedy", "--edition", TOY, "--games", 40, "--workers", 1, "--plots", "none")
    try:
        result = run(*asked, "--output", folder)
    finally:
        signal.signal(signal.SIGINT, before)
    assert result.exit_code == 130, result.output
    summary = json.loads((folder / "summary.json").read_text(encoding="utf-8"))
    assert summary["games"] == len(without_times(folder)) == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "name the bots"),
        (["gredy"], "did you mean 'greedy'?"),
        (["random", "random"], "'random' is named twice"),
        (["random", "--players", "4", "--edition", "nordic_countries"], "2 to 3 players, not 4"),
        (["random", "--edition", "atlantis"], "atlantis"),
        (["random", "--records"], "--output"),
        (["--resume", "nowhere"], "there is no tournament in nowhere"),
        (["random", "--resume", "nowhere"], "there is no tournament in nowhere"),
        (["cmd:", "random"], "there is no command"),
        (["cmd:'half", "random"], "no closing quotation"),
        (["no_such_module:Bot", "random"], "the module 'no_such_module' cannot be loaded"),
        (["tests.arena.odd_bots:Nobody", "random"], "has no 'Nobody'"),
        (["tests.arena.odd_bots:spec", "random"], "is not a bot"),
        (
            ["tests.arena.odd_bots:Broken", "random"],
            "Broken' cannot be made: RuntimeError: the weights are missing",
        ),
        (["random", "--isolate", "some"], "'foreign', 'all', 'none'"),
        (["random", "--resume", "cup", "--output", "cup"], "leave --output out"),
        (["random", "--games", "0"], "0 is not in the range"),
    ],
)
def test_bad_input_gets_one_clear_sentence(arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code in (1, 2)
    assert sentence in result.output


def test_a_folder_is_not_overwritten_and_another_board_is_not_mixed_in(tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    arguments = (
        "random",
        "--edition",
        TOY,
        "--games",
        2,
        "--workers",
        1,
        "--output",
        folder,
        "--plots",
        "none",
    )
    assert run(*arguments).exit_code == 0
    again = run(*arguments)
    assert again.exit_code == 1
    assert "--resume" in again.output
    text = (folder / FILE).read_text(encoding="utf-8")
    header = json.loads(text.splitlines()[0])
    (folder / FILE).write_text(text.replace(header["digest"], "0" * 16), encoding="utf-8")
    assert "another version" in run("--resume", folder).output
    (folder / FILE).write_text("{}\n", encoding="utf-8")
    assert "is not the log of a tournament" in run("--resume", folder).output


def test_a_tournament_can_be_made_longer_but_not_another(tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    begun = run("random", "greedy", "--edition", TOY, "--games", 4, "--workers", 1, "--output", folder)
    assert begun.exit_code == 0, begun.output
    longer = run("--resume", folder, "--games", 10, "--seed", 0, "--workers", 1, "--plots", "none")
    assert longer.exit_code == 0, longer.output
    assert len(without_times(folder)) == 10
    whole = tmp_path / "whole"
    run(
        "random",
        "greedy",
        "--edition",
        TOY,
        "--games",
        10,
        "--workers",
        1,
        "--output",
        whole,
        "--plots",
        "none",
    )
    assert without_times(folder) == without_times(whole)
    for arguments, sentence in (
        (["--games", 6], "is for 10 games; --games can make it longer, not shorter"),
        (["--seed", 3], "was begun with --seed 0, which cannot be changed"),
        (["--players", 3], "was begun with --players 2"),
        (["--edition", "europe"], "was begun with --edition"),
        (["--move-limit", 2], "was begun with --move-limit None"),
        (["random", "planner"], "the bots in"),
    ):
        refused = run("--resume", folder, *arguments)
        assert refused.exit_code == 2, refused.output
        assert sentence in " ".join(refused.output.split())
    assert without_times(folder) == without_times(whole)


@pytest.mark.parametrize(
    ("module", "arguments", "sentence"),
    [
        ("matplotlib", [], "plots need matplotlib, which is not installed: "),
        (
            "pyarrow",
            ["--plots", "none", "--table", "parquet"],
            "Parquet needs pyarrow, which is not installed: ",
        ),
    ],
)
def test_what_cannot_be_written_is_said_before_games_are_played(
    module: str, arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("northline.arena.export.missing", lambda *names: module in names)
    result = run("random", "--edition", TOY, "--output", tmp_path / "cup", *arguments)
    assert result.exit_code == 1
    assert sentence in result.output
    assert not (tmp_path / "cup").exists()
