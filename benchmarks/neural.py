"""How long the learned player takes for a decision on one core, and from a cold start to its first move.

    python -m benchmarks.neural --games 5

Processor time is measured, so that other work on the machine does not count; beside it, for the cold start, the time
that a person waits. The bot plays both for itself and, every other game, watches greedy players and says what it would
do, so that positions of ordinary games are among those measured. What its network was trained on does not matter here.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from itertools import count
from statistics import median, quantiles
from time import perf_counter, process_time

_COLD = """
import northline as nl
from northline.bots import make_bot
view = nl.Game.new(nl.edition({edition!r}), 2, seed=1).view(0)
make_bot({spec!r}).choose(view)
"""


def on_one_core() -> None:
    """Stay on one core, in this process and those that it starts. Before NumPy is loaded, which counts the cores."""
    os.environ |= {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def decisions(edition: str, players: int, spec: str, games: int) -> list[float]:
    """The milliseconds of every decision in some games."""
    import northline as nl
    from northline.bots import make_bot

    bot, times = make_bot(spec), []
    board = nl.edition(edition)
    bot.choose(nl.Game.new(board, players, seed=0).view(0))  # what is worked out once for a board
    for number in range(games):
        game = nl.Game.new(board, players, seed=number)
        walkers = [make_bot("greedy", seed=seat) for seat in range(players)]
        for _ in count():
            if game.over:
                break
            seat = game.to_act[0]
            view = game.view(seat)
            start = process_time()
            choice = bot.choose(view)
            times.append(1000 * (process_time() - start))
            game.play(seat, choice if number % 2 == 0 else walkers[seat].choose(view))
    return times


def cold_start(edition: str, spec: str) -> tuple[float, float]:
    """Seconds of a new Python until the first move is chosen: processor time, and by the clock."""
    before, start = os.times(), perf_counter()
    subprocess.run([sys.executable, "-c", _COLD.format(edition=edition, spec=spec)], check=True)
    waited, after = perf_counter() - start, os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return used, waited


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=5, help="for each edition and number of players")
    parser.add_argument("--starts", type=int, default=7, help="cold starts for each edition")
    parser.add_argument("--weights", default="", help="a file with another network than the one that ships")
    options = parser.parse_args()
    on_one_core()
    import northline as nl

    spec = f"neural:weights={os.path.abspath(options.weights)}" if options.weights else "neural"
    print("| edition | players | decisions | ms: median | 99 % | worst |\n" + "| --- " * 6 + "|")
    for name in nl.EDITIONS:
        edition = nl.edition(name)
        for players in range(edition.rules.players[0], edition.rules.players[1] + 1):
            times = decisions(name, players, spec, options.games)
            numbers = median(times), quantiles(times, n=100)[-1], max(times)
            cells = " | ".join(f"{number:.1f}" for number in numbers)
            print(f"| {edition.name} | {players} | {len(times):,} | {cells} |", flush=True)
    print(
        "\n| edition | cold start, seconds of processor time | by the clock, median | best |\n"
        + "| --- " * 4
        + "|"
    )
    for name in nl.EDITIONS:
        starts = [cold_start(name, spec) for _ in range(options.starts)]
        used, waited = median(one for one, _ in starts), [wait for _, wait in starts]
        print(
            f"| {nl.edition(name).name} | {used:.2f} | {median(waited):.2f} | {min(waited):.2f} |", flush=True
        )


if __name__ == "__main__":
    main()
