"""How fast the environments are: PettingZoo's own benchmark with masks, and the vector environments.

    python -m benchmarks.envs [--output envs.json]

``performance_benchmark`` of PettingZoo steps one game for five seconds, picks a legal action from the mask each time
and prints turns a second; it is run on classic games of PettingZoo too where they are installed. On a machine that
others use as well look at the steps in a second of processor time, which are given beside.
"""

from __future__ import annotations

import argparse
import io
import json
import platform
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from importlib import import_module
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np
from pettingzoo.test import performance_benchmark
from rich.console import Console
from rich.table import Table

import northline as nl
from northline.envs import NorthlineSelfPlayEnv, NorthlineVectorEnv, northline_v0

CLASSIC = ("connect_four_v3", "hanabi_v5", "chess_v6")


def turns_per_second(make: Callable[[], Any]) -> dict[str, float]:
    env, told = make(), io.StringIO()
    env.reset(seed=1)
    wall, processor = perf_counter(), process_time()
    with redirect_stdout(told):
        performance_benchmark(env)
    busy = (process_time() - processor) / (perf_counter() - wall)
    turns = float(told.getvalue().split(" turns per second")[0].split()[-1])
    return {"steps": turns, "steps_processor": turns / busy}


def vector_steps(env: NorthlineVectorEnv | NorthlineSelfPlayEnv, seconds: float) -> dict[str, float]:
    """Decisions of the learner a second; choosing them is not counted."""
    games = env.num_envs
    seen, _ = env.reset(seed=1)
    choice = np.random.default_rng(1)
    spent, busy, steps = 0.0, 0.0, 0
    while spent < seconds:
        mask = seen["action_mask"]
        actions = (choice.random(mask.shape, np.float32) * mask).argmax(axis=1)
        start, processor = perf_counter(), process_time()
        seen, *_ = env.step(actions)
        spent += perf_counter() - start
        busy += process_time() - processor
        steps += games
    return {"steps": steps / spent, "steps_processor": steps / busy}


def classic_games() -> list[tuple[str, Callable[[], Any]]]:
    found = []
    for name in CLASSIC:
        try:
            found.append((name, import_module(f"pettingzoo.classic.{name}").env))
        except Exception:  # not installed, or what it needs is not
            continue
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="for each line of the vector environment")
    parser.add_argument("--output", type=Path, help="write the numbers as JSON")
    options = parser.parse_args()

    rows: list[dict[str, Any]] = []
    for edition in nl.EDITIONS:
        for players in (2, 3):
            speed = turns_per_second(partial(northline_v0.env, edition, players))
            rows.append({"environment": f"northline_v0, {edition}, {players} players", **speed})
    for name, make in classic_games():
        rows.append({"environment": name, **turns_per_second(make)})
    for edition in nl.EDITIONS:
        for opponents in ("random", "greedy"):
            speed = vector_steps(NorthlineVectorEnv(1024, edition, 2, opponents), options.seconds)
            rows.append({"environment": f"vector of 1,024, {edition}, against {opponents}", **speed})
        speed = vector_steps(NorthlineSelfPlayEnv(1024, edition, 2), options.seconds)
        rows.append({"environment": f"vector of 1,024, {edition}, self-play", **speed})

    table = Table(title=f"Steps a second, Python {platform.python_version()}")
    table.add_column("environment")
    table.add_column("steps/s", justify="right")
    table.add_column("of processor time", justify="right")
    for row in rows:
        table.add_row(row["environment"], f"{row['steps']:,.0f}", f"{row['steps_processor']:,.0f}")
    Console().print(table)
    if options.output:
        document = {"python": platform.python_version(), "machine": platform.machine(), "results": rows}
        options.output.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
