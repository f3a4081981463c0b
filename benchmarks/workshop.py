"""The engine room of the workshop, measured: ``python -m benchmarks.workshop [drafts] [layout] [playtest] ...``.

drafts: boards drawn up from regions, and whether they are valid, laid out without a fault, and fair to both seats.
layout: how long a quick layout takes on a board of 60 cities and about 120 connections, and the full one.
playtest: how long ten thousand games take, and how soon the first picture of them is there.
players: whether quick and strong players say the same of a board.
balance: a board spoiled on purpose (ten tickets, three routes), and how much of it the balancer mends.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from dataclasses import replace
from pathlib import Path
from statistics import correlation
from tempfile import TemporaryDirectory

from tests.server.harness import Running, running, settings

from northline.drawing import check
from northline.drawing.board_layout import BoardLayout
from northline.editions import Edition, edition, read_document
from northline.editions.writer import to_document
from northline.geography.gazetteer import Region
from northline.layout.lay_out import lay_out
from northline.layout.quick import QuickLayout
from northline.workshop import draft
from northline.workshop.balance import balance
from northline.workshop.playtest import POLICY, STRONG, last_of, playtest
from northline.workshop.tickets import judge_tickets

REGIONS = {
    "Iberia": Region(-10, 36, 3.5, 44),
    "Japan": Region(129, 31, 146, 45.5),
    "Great Lakes": Region(-93, 40.5, -74.5, 49),
    "Alps": Region(5, 43.5, 17, 49),
    "British Isles": Region(-11, 49.5, 2.5, 59.5),
    "India": Region(68, 6, 98, 36),
}


def drafts(games: int) -> None:
    for name, region in REGIONS.items():
        began = time.perf_counter()
        board = draft(region, name)
        drafted = time.perf_counter() - began
        read_document(to_document(board))
        began = time.perf_counter()
        layout = lay_out(board)
        laid_out = time.perf_counter() - began
        findings = last_of(playtest(board, 2, games))
        order = ", ".join(f"{100 * place.wins:.1f} %" for place in findings.order)
        print(
            f"{name}: {len(board.cities)} cities, {len(board.routes)} routes; drafted in {drafted:.2f} s, laid out in"
            f" {laid_out:.1f} s with {len(check.problems(board, layout))} faults; {games} games of"
            f" {findings.mean_rounds():.1f} rounds, wins by turn {order};"
            f" {len(findings.never_claimed)} routes never claimed"
        )


def large_board() -> Edition:
    """Sixty cities of France, Germany and around."""
    return draft(Region(-5, 42, 20, 55), "Middle", cities=60)


def layouts() -> None:
    board = large_board()
    pairs = len({frozenset((route.a, route.b)) for route in board.routes})
    lay_out(draft(Region(-10, 36, 3.5, 44), "Small", cities=8), rounds=4, tries=1)  # compile
    began, used = time.perf_counter(), time.process_time()
    layout = lay_out(board)
    full, processor = time.perf_counter() - began, time.process_time() - used
    print(f"{len(board.cities)} cities, {len(board.routes)} routes, {pairs} connections")
    print(
        f"full layout: {full:.1f} s ({processor:.1f} s of processor time), {len(check.problems(board, layout))} faults"
    )
    quick = QuickLayout(board, layout)
    quick.drag({}, 0.0)
    times, at = [], board.cities[10]
    used = time.process_time()
    for step in range(40):
        moved = {at.id: (at.lat + 0.03 * step, at.lon + 0.02 * step)}
        began = time.perf_counter()
        json.dumps(quick.drag(moved).to_dict())
        times.append(time.perf_counter() - began)
    each = 1000 * (time.process_time() - used) / len(times)
    print(f"quick layout: {each:.0f} ms of processor time a step, {_spread(times)} of a drag")


def steps() -> None:
    """The same over HTTP, as a client sees it: a server in this process, the layout in the one beside it."""
    board = large_board()
    layout = lay_out(board, tries=1)
    with TemporaryDirectory() as folder, running(settings(Path(folder))) as server:
        asyncio.run(_follow(server, board, layout))


async def _follow(server: Running, board: Edition, layout: BoardLayout) -> None:
    browser, at = server.browser(), board.cities[10]
    start = {"document": to_document(board), "geometry": layout.to_dict()}
    times = []
    for step in range(41):
        moved = {at.id: [at.lat + 0.03 * step, at.lon + 0.02 * step]}
        body = {"drag": "d", "moved": moved} | (start if step == 0 else {})
        began = time.perf_counter()
        answer = await browser.http.post("/api/workshop/drag", json=body, timeout=120)
        answer.raise_for_status()
        times.append(time.perf_counter() - began)
    print(
        f"over HTTP: the first step {times[0]:.1f} s (with starting the process), then {_spread(times[1:])}"
    )


def _spread(times: list[float]) -> str:
    times = sorted(times)
    middle, late = times[len(times) // 2], times[int(0.95 * len(times))]
    return (
        f"median {1000 * middle:.0f} ms, 95 % within {1000 * late:.0f} ms, slowest {1000 * times[-1]:.0f} ms"
        f" of {len(times)} steps"
    )


def playtests(games: int) -> None:
    board = large_board()
    last_of(playtest(board, 2, 100))  # compile
    began, used = time.perf_counter(), time.process_time()
    first = 0.0
    for findings in playtest(board, 2, games):  # noqa: B007
        first = first or time.perf_counter() - began
    print(
        f"{findings.games} games in {time.perf_counter() - began:.1f} s"
        f" ({time.process_time() - used:.1f} s of processor time), the first picture after {first:.2f} s"
    )


def players() -> None:
    """What the quick players and the strong ones say of the same board, and how much that is chance."""
    for name in ("Iberia", "Japan"):
        board = draft(REGIONS[name], name)
        said = []
        for policy, games, seed in ((POLICY, 10_000, 1), (STRONG, 600, 1), (STRONG, 600, 2)):
            used = time.process_time()
            found = last_of(playtest(board, 2, games, seed, threads=1, policy=policy))
            said.append(found)
            print(
                f"{name}, {policy}: {games} games in {time.process_time() - used:.1f} s of processor time, first seat"
                f" {100 * found.order[0].wins:.1f} %"
            )
        for who, one, two in (("the two", said[0], said[1]), ("strong ones twice", said[1], said[2])):
            routes = correlation([r.claimed for r in one.routes], [r.claimed for r in two.routes])
            tickets = correlation([t.edge.value for t in one.tickets], [t.edge.value for t in two.tickets])
            print(
                f"{name}, {who}: claimed routes correlate by {routes:.2f}, edges of tickets by {tickets:.2f}"
            )


def balances(boards: int, games: int) -> None:
    mended = []
    for seed in range(boards):
        for name in ("europe", "Iberia", "Japan"):
            whole = edition(name) if name == "europe" else draft(REGIONS[name], name)
            spoiled, tickets, routes = spoil(whole, random.Random(seed))
            for last in balance(spoiled, 2, games):  # noqa: B007
                pass
            good = sum(_ticket_is_good(whole, last.edition, ticket) for ticket in tickets)
            good_routes = sum(
                abs(last.edition.routes[route].length - whole.routes[route].length) <= 1 for route in routes
            )
            mended.append(good + good_routes)
            print(
                f"{name}, spoiled with seed {seed}: mended {good} of 10 tickets and {good_routes} of 3 routes;"
                f" {len(last.changes)} changes; complaints {last.before.complaints} before,"
                f" {last.after.complaints} after"
            )
    print(f"mended of 13: {min(mended)} at least, {sum(mended) / len(mended):.1f} on average")


def spoil(board: Edition, chance: random.Random) -> tuple[Edition, list[int], list[int]]:
    """The board with ten tickets worth far too much or too little, and three routes that nobody can claim."""
    short = [index for index, ticket in enumerate(board.tickets) if not ticket.long and ticket.points >= 4]
    tickets = chance.sample(short, 10)
    changed = list(board.tickets)
    for number, index in enumerate(tickets):
        points = changed[index].points
        changed[index] = replace(changed[index], points=2 * points if number % 2 else max(1, points // 2))
    single = [i for i, r in enumerate(board.routes) if not r.group and r.kind != "ferry" and r.length <= 5]
    routes = chance.sample(single, 3)
    lengths = list(board.routes)
    for index in routes:
        lengths[index] = replace(lengths[index], length=14)
    rules = replace(board.rules, points=(*board.rules.points, (14, 14)))
    return replace(board, tickets=tuple(changed), routes=tuple(lengths), rules=rules), tickets, routes


def _ticket_is_good(whole: Edition, mended: Edition, index: int) -> bool:
    """Whether the points are within two of what they were before they were spoiled, or within a fifth of fair."""
    points = mended.tickets[index].points
    return abs(points - whole.tickets[index].points) <= 2 or not judge_tickets(mended)[index].off


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    kinds = ("drafts", "layout", "playtest", "players", "balance")
    parser.add_argument("what", nargs="*", choices=[*kinds, []], default=[])
    parser.add_argument("--games", type=int, help="games for each measurement")
    parser.add_argument("--boards", type=int, default=3, help="how often each board is spoiled")
    options = parser.parse_args()
    for what in options.what or kinds:
        print(f"\n{what}")
        if what == "drafts":
            drafts(options.games or 20_000)
        elif what == "layout":
            layouts()
            steps()
        elif what == "playtest":
            playtests(options.games or 10_000)
        elif what == "players":
            players()
        else:
            balances(options.boards, options.games or 4_000)


if __name__ == "__main__":
    main()
