"""How long does an analysis take? Games of two players, taken apart on two threads.

    python -m benchmarks.analysis_time --games 2

Of each game: when the first curve was there, when everything was, the processor time, and how long two cores would
take that had nothing else to do: what one thread does alone, and half of what is shared. That counts where a machine
has others to serve. What is compiled once on each machine does not count;
``--fresh`` measures a new process, which loads it, instead of one that has it already.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time

import northline as nl
from northline.analysis.analyse import Progress, analyse
from northline.bots import make_bot
from northline.editions import EDITIONS

BOT = "normal"


def play(name: str, seed: int) -> nl.Game:
    """A game of two as people play it against bots."""
    game = nl.Game.new(nl.edition(name), 2, seed=seed, bots=(BOT, BOT))
    bots = [make_bot(BOT, seed=2 * seed + seat) for seat in range(2)]
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(game.view(seat)))
    return game


def measure(game: nl.Game, level: str) -> tuple[float, float, float, float]:
    """Seconds until the first curve, until the end, of the processor, and on two cores that are free."""
    began, used, alone = time.perf_counter(), time.process_time(), time.thread_time()
    curve = None
    for news in analyse(game, level=level, threads=2):
        if curve is None and not isinstance(news, Progress):
            curve = time.perf_counter() - began
    assert curve is not None
    whole, used, alone = time.perf_counter() - began, time.process_time() - used, time.thread_time() - alone
    return curve, whole, used, alone + (used - alone) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=2, help="of each board")
    parser.add_argument("--level", default="normal")
    parser.add_argument("--fresh", action="store_true", help="each game in a process of its own")
    parser.add_argument(
        "--one", nargs=2, metavar=("EDITION", "SEED"), help="measure one game in this process"
    )
    options = parser.parse_args()
    if options.one:
        name, seed = options.one[0], int(options.one[1])
        print(*measure(play(name, seed), options.level))
        return
    print("| game of two | actions | first curve | all of it | processor time | on two free cores |")
    print("| --- | --- | --- | --- | --- | --- |")
    if not options.fresh:
        measure(play(EDITIONS[0], 0), "quick")  # loads what is compiled
    for name in EDITIONS:
        for seed in range(1, options.games + 1):
            game = play(name, seed)
            if options.fresh:
                command = [sys.executable, "-m", "benchmarks.analysis_time", "--level", options.level]
                command += ["--one", name, str(seed)]
                answer = subprocess.run(command, check=True, capture_output=True, text=True).stdout
                curve, whole, processor, free = map(float, answer.split())
            else:
                curve, whole, processor, free = measure(game, options.level)
            actions = len(game.record.entries)
            print(
                f"| {nl.edition(name).name} | {actions} | {curve:.1f} s | {whole:.1f} s | {processor:.1f} s"
                f" | {free:.1f} s |",
                flush=True,
            )


if __name__ == "__main__":
    main()
