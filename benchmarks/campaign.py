"""A long campaign on all processors: search against planner, the levels at every table, the ladder of all bots.

    python -m benchmarks.campaign --out results --minutes 25 --cores 16

All matches grow at the same rate, so a campaign that is cut short has some games of each. Every deal is played once for
each way to sit around the table; only where games are long and few, once. What is done is kept line by line in
``OUT/games.jsonl``; started again with the same folder, a campaign goes on. It needs NumPy and Numba and nothing else;
``benchmarks/report.py`` makes tables of it.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import combinations, pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from benchmarks.tables import play, seatings

import northline as nl
from northline.processes import exit_with_parent

LEVELS = ("easy", "normal", "hard")
EXPERT = "search:playouts=400,threads=1"
"""What stands for ``expert`` here: less than a second on one processor, a fraction of what the level takes."""
FLAT = "search:playouts=400,threads=1,depth=0"
"""The same without a tree: one action deep."""
LADDER = (
    "planner",
    "racer",
    "greedy",
    "one-step",
    "long-route",
    "route-focused",
    "ticket-hungry",
    "random",
)
LADDER_GAMES = 1000
"""So often every two of them meet, at every number of players."""
BUDGETS = (10, 30, 100, 300, 1000)
_PARTS = ("search", "levels", "ladder", "expert", "timed", "tree")
_BY_REQUEST = ("timed",)
"""Bots with a clock, which count on having the machine to themselves: played when asked for, with ``--cores 1``."""


@dataclass(frozen=True)
class Match:
    """A line-up at a table of an edition, so many games, and what they are for."""

    part: str
    edition: str
    bots: tuple[str, ...]
    games: int
    first_deal: int = 0
    every_seat: bool = True
    """Whether all sit everywhere in a deal. Else they move on with every deal: of few games, more deals tell more."""

    @property
    def deals(self) -> range:
        number = max(1, self.games // (len(seatings(self.bots)) if self.every_seat else 1))
        return range(self.first_deal, self.first_deal + number)

    def turns(self, deal: int) -> range:
        """How often the table is turned for the games of a deal."""
        ways = len(seatings(self.bots))
        return range(ways) if self.every_seat else range(deal % ways, deal % ways + 1)


def matches(scale: float = 1.0, first_deal: int = 0) -> Iterator[Match]:
    """All matches; ``scale`` makes all of them shorter or longer, and another first deal gives them other deals."""

    def match(part: str, edition: str, bots: tuple[str, ...], games: int, every_seat: bool = True) -> Match:
        return Match(part, edition, bots, round(games * scale), first_deal, every_seat)

    for edition in nl.EDITIONS:
        fewest, most = nl.edition(edition).rules.players
        for budget in BUDGETS:
            spec = f"search:playouts={budget},threads=1"
            yield match("search", edition, (spec, "planner"), min(100, 40_000 // budget))
        yield match("tree", edition, (EXPERT, FLAT), 60)
        yield match("timed", edition, ("expert", "hard"), 20)
        for players in range(fewest, most + 1):
            for lower, upper in pairwise(LEVELS):
                yield match("levels", edition, (upper, *[lower] * (players - 1)), 300)
            if players > 2:
                yield match("expert", edition, (EXPERT, *["hard"] * (players - 1)), 60, every_seat=False)
            games = round(scale * games_of_a_line_up(players))
            for number, bots in enumerate(combinations(LADDER, players)):
                # Each has deals of its own: at large tables there are few for one line-up, but many line-ups.
                yield Match("ladder", edition, bots, games, first_deal + number * games)


def games_of_a_line_up(players: int) -> int:
    """Of so many different bots of the ladder; two of them meet in every line-up that has both."""
    shared = math.comb(len(LADDER) - 2, players - 2)
    return players * math.ceil(LADDER_GAMES / shared / players)


Job = tuple[Match, int, int]
"""A match, the number of a deal, and how often the table was turned."""


def play_game(match: Match, deal: int, turn: int) -> list[Any]:
    """One game, as a line of the log."""
    started = time.process_time()
    outcome = play(nl.edition(match.edition), seatings(match.bots)[turn], deal)
    seconds = round(time.process_time() - started, 2)
    return [match.part, match.edition, match.bots, deal, turn, outcome.places, outcome.points, seconds]


def jobs(wanted: list[Match], done: set[tuple[Any, ...]]) -> list[Job]:
    """The games of all matches, in such an order that all of them grow alike."""
    every = [
        (place / len(match.deals), match, deal) for match in wanted for place, deal in enumerate(match.deals)
    ]
    every.sort(key=lambda job: (job[0], _PARTS.index(job[1].part)))
    games = [(match, deal, turn) for _, match, deal in every for turn in match.turns(deal)]
    return [job for job in games if (job[0].part, job[0].edition, job[0].bots, *job[1:]) not in done]


def games_in(log: Path) -> Iterator[list[Any]]:
    """The lines of a log. The last one may be cut off where a campaign was killed."""
    if log.exists():
        for text in log.read_text(encoding="utf-8").splitlines():
            try:
                yield json.loads(text)
            except json.JSONDecodeError:
                continue


def done_before(logs: list[Path]) -> set[tuple[Any, ...]]:
    return {
        (part, edition, tuple(bots), deal, turn)
        for log in logs
        for part, edition, bots, deal, turn, *_ in games_in(log)
    }


def compile_kernel() -> None:
    """Once, before there are many processes: the result is kept on disk."""
    from northline.kernel.warm_up import warm_up

    warm_up()


def run(wanted: list[Match], log: Path, earlier: list[Path], minutes: float, cores: int) -> None:
    end = time.monotonic() + 60 * minutes
    left = iter(jobs(wanted, done_before([log, *earlier])))
    compile_kernel()
    told = time.monotonic()
    played = 0
    with (
        log.open("a", encoding="utf-8") as file,
        ProcessPoolExecutor(cores, get_context("spawn"), exit_with_parent) as pool,
    ):
        running: set[Future[list[Any]]] = set()
        while True:
            while time.monotonic() < end and len(running) < 2 * cores:
                job = next(left, None)
                if job is None:
                    break
                running.add(pool.submit(play_game, *job))
            if not running:
                break
            finished, running = wait(
                running, timeout=max(1.0, end - time.monotonic()), return_when=FIRST_COMPLETED
            )
            for future in finished:
                file.write(json.dumps(future.result(), separators=(",", ":")) + "\n")
                played += 1
            file.flush()
            if time.monotonic() >= end:
                for future in running:
                    future.cancel()
                running = {future for future in running if not future.cancelled()}
            if time.monotonic() - told > 30:
                told = time.monotonic()
                print(f"{played:,} games, {(end - told) / 60:.1f} minutes left", flush=True)
    print(f"{played:,} games played, kept in {log}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--out", type=Path, required=True, help="a folder for the results")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument(
        "--scale", type=float, default=1.0, help="how many games, compared with the usual number"
    )
    parser.add_argument(
        "--first-deal", type=int, default=0, help="for other deals than those of a campaign before"
    )
    parser.add_argument(
        "--parts", nargs="+", choices=_PARTS, default=[part for part in _PARTS if part not in _BY_REQUEST]
    )
    parser.add_argument(
        "--after", type=Path, nargs="*", default=[], help="logs whose games are not played again"
    )
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    wanted = [match for match in matches(options.scale, options.first_deal) if match.part in options.parts]
    run(wanted, options.out / "games.jsonl", options.after, options.minutes, options.cores)


if __name__ == "__main__":
    main()
