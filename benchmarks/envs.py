"""How fast the environments are: PettingZoo's own benchmark with masks, and the vector environments.

    python -m benchmarks.envs [--output envs.json]
    python -m benchmarks.envs --device cuda --games 65536

``performance_benchmark`` of PettingZoo steps one game for five seconds, picks a legal action from the mask each time
and prints turns a second; it is run on classic games of PettingZoo too where they are installed. On a machine that
others use as well look at the steps in a second of processor time, which are given beside. The environments of tensors
are measured where PyTorch is installed; with ``--device cuda`` they alone are, on a GPU, and in wall-clock time.
"""

from __future__ import annotations

import argparse
import io
import json
import platform
import sys
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
from northline.extras import missing
from northline.kernel.cuda.launch import NoDevice

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


def tensor_steps(env: Any, seconds: float) -> dict[str, float]:
    """The same for an environment of tensors. On a GPU choosing is counted, too: nobody waits for a single step."""
    import torch

    on_gpu = env.device.type == "cuda"

    def now() -> tuple[float, float]:
        if on_gpu:
            torch.cuda.synchronize()
        return perf_counter(), process_time()

    seen, _ = env.reset(seed=1)
    for _ in range(10):  # which compile
        seen, *_ = env.step(seen["action_mask"].argmax(1))
    spent, busy, steps = 0.0, 0.0, 0
    while spent < seconds:
        start, processor = now()
        for _ in range(100 if on_gpu else 1):
            mask = seen["action_mask"]
            actions = (torch.rand(mask.shape, device=mask.device) * mask).argmax(1)
            if not on_gpu:
                start, processor = now()
            seen, *_ = env.step(actions)
            steps += env.num_envs
        end, processor_end = now()
        spent, busy = spent + end - start, busy + processor_end - processor
    return {"steps": steps / spent, "steps_processor": steps / busy}


def tensor_rows(games: int, device: str, seconds: float) -> list[dict[str, Any]]:
    """The environments of tensors on a device; on a processor, with one thread of PyTorch."""
    import torch

    from northline.envs.tensors import NorthlineTensorEnv, NorthlineTensorSelfPlayEnv

    torch.set_num_threads(1)
    rows = []
    for edition in nl.EDITIONS:
        name = f"{games:,} games as tensors on {device}, {edition}"
        for opponents in ("random", "greedy"):
            env = NorthlineTensorEnv(games, edition, 2, opponents, device=device)
            rows.append({"environment": f"{name}, against {opponents}", **tensor_steps(env, seconds)})
        alone = NorthlineTensorSelfPlayEnv(games, edition, 2, device=device)
        rows.append({"environment": f"{name}, self-play", **tensor_steps(alone, seconds)})
    return rows


def classic_games() -> list[tuple[str, Callable[[], Any]]]:
    found = []
    for name in CLASSIC:
        try:
            found.append((name, import_module(f"pettingzoo.classic.{name}").env))
        except Exception:  # not installed, or what it needs is not
            continue
    return found


def rows_of_processor(seconds: float) -> list[dict[str, Any]]:
    """PettingZoo's benchmark, and the vector environments of arrays."""
    rows: list[dict[str, Any]] = []
    for edition in nl.EDITIONS:
        for players in (2, 3):
            speed = turns_per_second(partial(northline_v0.env, edition, players))
            rows.append({"environment": f"northline_v0, {edition}, {players} players", **speed})
    for name, make in classic_games():
        rows.append({"environment": name, **turns_per_second(make)})
    for edition in nl.EDITIONS:
        for opponents in ("random", "greedy"):
            speed = vector_steps(NorthlineVectorEnv(1024, edition, 2, opponents), seconds)
            rows.append({"environment": f"vector of 1,024, {edition}, against {opponents}", **speed})
        speed = vector_steps(NorthlineSelfPlayEnv(1024, edition, 2), seconds)
        rows.append({"environment": f"vector of 1,024, {edition}, self-play", **speed})
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="for each line of the vector environment")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--games", type=int, default=1024, help="at once, in the environments of tensors")
    parser.add_argument("--output", type=Path, help="write the numbers as JSON")
    options = parser.parse_args()

    rows = rows_of_processor(options.seconds) if options.device == "cpu" else []
    if options.device == "cuda" or not missing("torch"):
        try:
            rows += tensor_rows(options.games, options.device, options.seconds)
        except (ImportError, NoDevice) as error:
            sys.exit(str(error))

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
