"""Compiling part by part: only what is asked for, once, wherever there is a folder to keep it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from northline.cli import cli
from northline.commands.compiling import describe
from northline.kernel import warm_up
from northline.kernel.core.compiler import NOWHERE_TO_KEEP
from northline.kernel.warm_up import Part, Progress, compile_parts, parts_for

ROOT = Path(__file__).parents[2]


def run(code: str, source: Path = ROOT / "src", **environment: str) -> subprocess.Popen[str]:
    """Run some code in a process of its own."""
    clean = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    return subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**clean, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1", **environment},
    )


def result(process: subprocess.Popen[str]) -> str:
    out, errors = process.communicate(timeout=300)
    assert process.returncode == 0, errors
    return out + errors


# Which parts


def test_a_policy_that_nobody_plays_is_left_out() -> None:
    names = {part.name for part in parts_for(["playouts"], ["random", "greedy"])}
    assert "greedy players" in names
    assert not {"planners", "the search"} & names
    assert {part.name for part in parts_for(["search"])} >= {"planners", "the search"}
    assert parts_for() == list(warm_up.PARTS)


RANDOM_GAMES = """
import northline as nl
from northline import kernel
from northline.kernel import entry_points
from northline.kernel.policies.policy_functions import POLICY_FUNCTIONS
kernel.playouts(nl.edition("nordic_countries"), 2, 2, "random", threads=1)
known = {**vars(entry_points), **POLICY_FUNCTIONS}
print(sorted(name for name, one in known.items() if hasattr(one, "is_kept") and one.compiled.signatures))
"""


def test_random_players_need_neither_planner_nor_search() -> None:
    assert result(run(RANDOM_GAMES)).strip() == "['play_games', 'set_up_games']"


USE_EVERYTHING = """
import numpy as np
import northline as nl
from northline import kernel
from northline.bots import make_bot
from northline.envs import NorthlineEnv, NorthlineVectorEnv
from northline.kernel import entry_points, warm_up
from northline.kernel.policies.policy_functions import POLICY_FUNCTIONS

def signatures():
    known = {**vars(entry_points), **POLICY_FUNCTIONS}
    return {name: len(one.compiled.signatures) for name, one in known.items() if hasattr(one, "is_kept")}

warm_up.compile_parts(warm_up.PARTS)
for part in warm_up.PARTS:
    part.use()
before = signatures()
board = nl.edition("europe")
kernel.playouts(board, 3, 200, ["random", "greedy", "planner"], threads=2, game_logs=True)
batch = kernel.Batch(board, 2, 200)
batch.step(batch.choices("planner"))
batch.masks(), batch.observations(), batch.scores()
env = NorthlineEnv("nordic_countries", 2, opponents=["planner"])
seen, _ = env.reset(seed=1)
env.step(int(seen["action_mask"].argmax()))
vector = NorthlineVectorEnv(8, "nordic_countries", opponents="greedy")
seen, _ = vector.reset(seed=1)
vector.step(seen["action_mask"].argmax(axis=1))
game = nl.Game.new(board, players=2, seed=1)
make_bot("search:playouts=20", seed=1).choose(game.view(0))
make_bot("expert:playouts=8,turns=1", seed=1).choose(game.view(0))
after = signatures()
print({name: (before[name], after[name]) for name in after if after[name] != before[name]})
"""


def test_nothing_is_compiled_after_a_warm_up() -> None:
    """The parts compile for the very types with which everything is called later."""
    assert result(run(USE_EVERYTHING)).strip() == "{}"


# How far it is


class Clock:
    """A clock that goes on only while something is compiled."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


class Code:
    """Compiled code that is ready when it has been used."""

    ready = False
    is_kept = True

    def is_ready(self) -> bool:
        return self.ready


def part(name: str, work: float, clock: Clock, speed: float) -> Part:
    code = Code()

    def use() -> None:
        clock.now += speed * work
        code.ready = True

    return Part(name, ("playouts",), (code,), use, work)  # type: ignore[arg-type]


def test_the_estimate_follows_how_fast_parts_were_compiled_here(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, told, took = Clock(), list[Progress](), list[tuple[str, float]]()
    monkeypatch.setattr(warm_up, "time", clock)
    monkeypatch.setattr(warm_up, "_yardstick", lambda: 0.12)  # a second for a unit of work
    parts = [part("one", 10, clock, 3), part("two", 20, clock, 3), part("three", 5, clock, 3)]
    compile_parts(parts, told.append, lambda one, seconds: took.append((one.name, seconds)))
    assert [(one.done, one.parts, one.name) for one in told] == [
        (0, 3, "one"),
        (1, 3, "two"),
        (2, 3, "three"),
    ]
    assert [one.seconds_left for one in told] == pytest.approx([35, 75, 15])
    assert took == [("one", 30), ("two", 60), ("three", 15)]
    told.clear()
    compile_parts(parts, told.append)
    assert told == [], "everything is ready"


def test_progress_in_words_promises_nothing() -> None:
    assert describe(Progress(0, 7, "planners", 3)) == "part 1 of 7: planners; about 5 s left for all"
    assert "about 4 min" in describe(Progress(0, 7, "planners", 250))


def test_no_text_promises_how_long_compiling_takes() -> None:
    promise = re.compile(r"up to a minute|takes? (about )?a (few )?minutes? or more|for some minutes", re.I)
    for folder in ("src/northline", "docs", "client/src"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".md", ".json", ".ts", ".svelte") and "_build" not in path.parts:
                assert not promise.search(path.read_text(encoding="utf-8")), path


# Where it is kept

ONE_PART = """
import numpy as np, sys
import northline as nl
from northline.kernel import entry_points, warm_up
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.numba_internals import cache_folder
from northline.strategy.codes import KINDS

def use():
    tables = tables_of(nl.edition("europe"))
    entry_points.payments_for(tables, np.uint64(3), 0, np.zeros(KINDS, np.uint64))

one = entry_points.payments_for
warm_up.compile_parts([warm_up.Part("payments", (), (one,), use, 1)])
use()
print("compiled" if sum(one.compiled.stats.cache_misses.values()) else "found", cache_folder(one.compiled))
"""


def test_two_at_once_do_the_work_once(tmp_path: Path) -> None:
    processes = [run(ONE_PART, NUMBA_CACHE_DIR=str(tmp_path)) for _ in range(2)]
    assert sorted(result(process).split()[0] for process in processes) == ["compiled", "found"]


@pytest.fixture
def unwritable(tmp_path: Path) -> Path:
    """A copy of the sources beside which nothing can be written, not even by root."""
    source = tmp_path / "src"
    ignore: Callable[..., set[str]] = shutil.ignore_patterns("__pycache__", "web", "server")  # type: ignore[assignment]
    shutil.copytree(ROOT / "src" / "northline", source / "northline", ignore=ignore)
    for folder in [source / "northline" / "kernel", *(source / "northline" / "kernel").glob("*/")]:
        (folder / "__pycache__").write_text("")
    return source


def test_a_package_that_cannot_be_written_to_keeps_code_in_the_users_cache(
    unwritable: Path, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    said = [result(run(ONE_PART, unwritable, XDG_CACHE_HOME=str(cache))) for _ in range(2)]
    assert [one.split()[0] for one in said] == ["compiled", "found"]
    assert str(cache) in said[0]


def test_where_nothing_can_be_kept_one_sentence_says_what_to_do(unwritable: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    nowhere = {"XDG_CACHE_HOME": str(tmp_path / "file"), "HOME": str(tmp_path / "file")}
    said = result(run(ONE_PART.replace("warm_up.compile_parts", "list"), unwritable, **nowhere))
    assert said.startswith("compiled")
    assert NOWHERE_TO_KEEP in said
    warm = run("from northline.commands.warm_up import warm_up\nwarm_up()", unwritable, **nowhere)
    _, errors = warm.communicate(timeout=60)
    assert warm.returncode == 1
    assert errors.strip() == f"Error: {NOWHERE_TO_KEEP}"


# The command


def test_a_second_warm_up_has_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    parts = [part("one", 10, clock, 3)]
    monkeypatch.setattr(warm_up, "PARTS", tuple(parts))
    first, second = (CliRunner().invoke(cli, ["warm-up", "--only", "playouts"]) for _ in range(2))
    assert first.exit_code == second.exit_code == 0, first.output + second.output
    assert "one: " in first.output
    assert first.output.endswith("Everything is compiled.\n")
    assert second.output == "Everything is compiled already.\n"


def test_a_wrong_name_is_told() -> None:
    said = CliRunner().invoke(cli, ["warm-up", "--only", "everything"])
    assert said.exit_code == 2
    assert "'everything' is not one of 'playouts', 'expert', 'search', 'analysis', 'envs'" in said.output
