"""A long campaign on all processors: search against planner, the levels at every table, the ladder of all bots.

    python -m benchmarks.campaign --out results --minutes 25 --cores 16

A campaign is a number of matches, each a tournament of the arena with a log of its own in ``OUT/PART/MATCH``. All make
progress at the same rate, so a campaign that is cut short has some games of each; started again with the same folder it
is resumed. It needs NumPy and Numba and nothing else; ``benchmarks/report.py`` makes tables of it.
"""

from __future__ import annotations

import argparse
import math
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise, takewhile
from pathlib import Path
from typing import Any

import northline as nl
from northline.arena import Schedule, Workers
from northline.arena.log import FILE, Log, LogError
from northline.arena.run import play_jobs
from northline.arena.schedule import rotations, side_by_side
from northline.kernel.warm_up import compile_parts, parts_for

LEVELS = ("easy", "normal", "hard")
EXPERT = "expert:playouts=48,threads=1"
"""What stands for ``expert`` here: less than a second on one processor, a fraction of what the level takes."""
SEARCH = "search:playouts=400,threads=1"
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
    """A tournament, and the part of the campaign that it is for."""

    part: str
    schedule: Schedule

    @property
    def folder(self) -> Path:
        """Where its log lies in the folder of the campaign."""
        who = "ladder" if self.part == "ladder" else "-".join(self.schedule.bots)
        name = f"{self.schedule.edition.id}-{self.schedule.players}p-{who}"
        return Path(self.part, re.sub(r"[^\w-]+", "-", name))


def matches(scale: float = 1.0, first_deal: int = 0) -> Iterator[Match]:
    """All matches; ``scale`` makes all of them shorter or longer, and another first deal gives them other deals."""
    # A deal's number is its seed, so that everybody can deal a published game again.
    common: dict[str, Any] = {"seed": None, "first_deal": first_deal, "in_kernel": True}

    def match(
        part: str, edition: str, bots: tuple[str, ...], games: int, every_seating: bool = True
    ) -> Match:
        ways = len(rotations(bots)) if every_seating else 1
        deals = max(1, round(games * scale) // ways)
        board = nl.edition(edition)
        return Match(part, Schedule.match(board, bots, deals, every_seating=every_seating, **common))

    for edition in nl.EDITIONS:
        fewest, most = nl.edition(edition).rules.players
        for budget in BUDGETS:
            spec = f"search:playouts={budget},threads=1"
            yield match("search", edition, (spec, "planner"), min(100, 40_000 // budget))
        yield match("tree", edition, (SEARCH, FLAT), 60)
        yield match("timed", edition, ("expert", "hard"), 200)
        yield match("timed", edition, ("expert", "search:time=1"), 60)
        for players in range(fewest, most + 1):
            for lower, upper in pairwise(LEVELS):
                yield match("levels", edition, (upper, *[lower] * (players - 1)), 300)
            games = 200 if players == 2 else 60
            line_up = (EXPERT, *["hard"] * (players - 1))
            yield match("expert", edition, line_up, games, every_seating=players == 2)
            deals = ladder_deals(players, scale)
            yield Match("ladder", Schedule(nl.edition(edition), players, LADDER, deals, **common))


def ladder_deals(players: int, scale: float = 1.0) -> int:
    """How many deals a ladder needs. Two bots meet in every line-up that has both, once in each seating."""
    shared = math.comb(len(LADDER) - 2, players - 2)
    of_a_line_up = max(1, round(scale * math.ceil(LADDER_GAMES / (shared * players))))
    return of_a_line_up * math.comb(len(LADDER), players)


def open_log(folder: Path, schedule: Schedule) -> Log:
    """The log of a match, new or to be resumed; it may have been of fewer or more deals."""
    if not (folder / FILE).exists():
        return Log.create(folder, schedule, schedule.edition.id)
    log = Log.open(folder, nl.edition)
    if replace(log.schedule, deals=schedule.deals) != schedule:
        raise LogError(f"{folder} has other games than these: name another folder")
    log.schedule = schedule
    log.rewrite()
    return log


def run(wanted: list[Match], out: Path, minutes: float, workers: Workers) -> None:
    """Play what is missing. When time is up no more deals are begun."""
    end = time.monotonic() + 60 * minutes
    wanted = sorted(wanted, key=lambda match: _PARTS.index(match.part))
    logs = [open_log(out / match.folder, match.schedule) for match in wanted]
    schedules = [log.schedule for log in logs]
    missing = (job for job in side_by_side(schedules) if job[1] not in logs[job[0]].played)
    compile_parts(parts_for())  # once, before there are many processes: what is compiled is kept on disk
    reported, played = time.monotonic(), 0
    for (index, deal), games in play_jobs(
        schedules, takewhile(lambda _: time.monotonic() < end, missing), workers
    ):
        for game in games:
            if game.fault:  # our own bots play: something is broken
                raise RuntimeError(f"{wanted[index].folder}, deal {deal}: {game.fault.sentence}")
        logs[index].add(deal, games)
        played += len(games)
        if time.monotonic() - reported > 30:
            reported = time.monotonic()
            print(f"{played:,} games, {(end - reported) / 60:.1f} minutes left", flush=True)
    print(f"{played:,} games played, kept in {out}", flush=True)


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
    options = parser.parse_args()
    wanted = [match for match in matches(options.scale, options.first_deal) if match.part in options.parts]
    try:
        run(wanted, options.out, options.minutes, Workers(options.cores))
    except LogError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
