"""What it costs to play a bot in a process of its own: the same games with and without, taking turns.

    python -m benchmarks.isolation --deals 10

Both sides are the same bot. For each edition and bot: milliseconds a decision here and in a process of its own, the
difference, and how much longer a whole game takes.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from statistics import median
from time import perf_counter

import northline as nl
from northline.arena import Schedule
from northline.arena.games import play_deal
from northline.arena.seated_bots import end_bot_processes


def measure(edition: str, bot: str, deals: int) -> tuple[float, float, float]:
    """Seconds a decision here and apart, and the ratio of whole games; medians over deals, which alternate."""
    here_seconds: list[float] = []
    apart_seconds: list[float] = []
    ratios = []
    schedule = Schedule.match(nl.edition(edition), (bot, bot), deals)
    sides = [replace(schedule, isolate=isolate) for isolate in ("none", "all")]
    for side in sides:
        play_deal(side, 0)  # processes are started, modules are loaded
    for deal in schedule.deal_numbers:
        times, games = [], []
        for side in sides:
            start = perf_counter()
            games.append(play_deal(side, deal))
            times.append(perf_counter() - start)
        assert games[0] == games[1], "the same games, however they are played"
        for result, seconds in zip(games, (here_seconds, apart_seconds), strict=True):
            seconds += [sum(game.seconds) / sum(game.moves) for game in result]
        ratios.append(times[1] / times[0])
    end_bot_processes()
    return median(here_seconds), median(apart_seconds), median(ratios)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--bots", nargs="+", default=["random", "planner"])
    options = parser.parse_args()
    print("| edition | bot | ms a decision here | apart | more | a game takes |\n" + "| --- " * 6 + "|")
    for edition in nl.EDITIONS:
        for bot in options.bots:
            here, apart, ratio = measure(edition, bot, options.deals)
            cells = (
                f"{1000 * here:.2f}",
                f"{1000 * apart:.2f}",
                f"{1000 * (apart - here):.2f}",
                f"{ratio:.1f} ×",
            )
            print(f"| {nl.edition(edition).name} | {bot} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
