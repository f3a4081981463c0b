"""Bots think for everybody in turn: whoever lets them think a lot waits for those who do not."""

from __future__ import annotations

import asyncio

from northline import Game
from northline.server.game.bot_pool import BotPool
from northline.server.game.fair_queue import Customer, FairQueue
from northline.server.game.lobby import GAMES_OF_BOTS
from northline.server.ops.limits import Allowance
from tests.server import bad_bots
from tests.server.harness import running, settings
from tests.toy import tiny

PLENTY = Allowance(1000, 1)


def order(asked: list[tuple[Customer, float]], allowance: Allowance = PLENTY) -> list[str]:
    """The tables in the order in which one worker serves them; each uses as much as is expected."""

    async def body() -> list[str]:
        now, served = [0.0], []
        queue = FairQueue(["worker"], allowance, lambda: now[0])
        nobody = Customer("nobody", "nowhere", 1)
        worker = await queue.get(nobody, 0)

        async def serve(customer: Customer, seconds: float) -> None:
            worker = await queue.get(customer, seconds)
            served.append(customer.table)
            now[0] += seconds
            queue.put(worker, customer, seconds)

        tasks = [asyncio.create_task(serve(*question)) for question in asked]
        await asyncio.sleep(0)
        assert len(queue) == len(asked)
        queue.put(worker, nobody, 0)
        await asyncio.gather(*tasks)
        return served

    return asyncio.run(body())


def test_a_quick_bot_does_not_wait_for_thirty_tables_of_slow_ones():
    """Whoever they belong to: one person, or thirty who have never been seen before."""
    for same in (True, False):
        slow = [
            (Customer("eve" if same else f"eve {n}", f"slow {n}", 1), 5.0)
            for n in range(30)
            for _ in range(5)
        ]
        honest = [(Customer("ada", "quick", 1), 0.05)] * 3
        assert order(slow + honest)[:3] == ["quick"] * 3


def test_persons_and_then_their_tables_take_turns():
    many = [(Customer("eve", f"eve {n}", 1), 1.0) for n in range(4)]
    one = [(Customer("ada", "ada", 1), 1.0)] * 4
    served = order(many + one)
    assert sorted(name[:3] for name in served[:4]) == ["ada", "ada", "eve", "eve"]
    tables = [(Customer("eve", name, 1), 1.0) for name in ("a", "a", "a", "b")]
    assert order(tables)[:2] in (["a", "b"], ["b", "a"])


def test_tables_without_people_and_spent_budgets_come_last():
    bots_only = (Customer("bea", "bots only", 0), 0.01)
    greedy = [(Customer("eve", f"eve {n}", 1), 5.0) for n in range(3)]
    later = [(Customer("ada", f"ada {n}", 1), 6.0) for n in range(2)]
    served = order([bots_only, *greedy, *later], Allowance(7, 0.0001))
    assert served[-1] == "bots only"
    assert served[-2].startswith("eve"), "ten seconds are used, and seven were allowed"


def test_who_gives_up_waiting_does_not_keep_a_worker():
    async def body() -> None:
        queue = FairQueue(["worker"], PLENTY)
        ada, eve = Customer("ada", "a", 1), Customer("eve", "e", 1)
        worker = await queue.get(ada, 0)
        waiting = asyncio.create_task(queue.get(eve, 0))
        late = asyncio.create_task(queue.get(ada, 9))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
        queue.put(worker, ada, 1)
        late.cancel()  # at the very moment in which the worker comes
        await asyncio.sleep(0)
        await asyncio.gather(waiting, late, return_exceptions=True)
        assert await asyncio.wait_for(queue.get(eve, 0), 1) == "worker"

    asyncio.run(body())


def test_a_crowd_of_thinkers_makes_nobody_else_wait_for_them_all():
    """With a real worker: how many of them are served before the one who asks last."""
    game = Game.new(tiny(), 2, seed=3)
    crowd = 12

    async def body() -> int:
        served: list[str] = []

        async def ask(spec: str, customer: Customer) -> None:
            _, note = await pool.choose(spec, game.state, 0, customer)
            assert note == ""
            served.append(customer.table)

        honest = Customer("ada", "honest", 1)
        await ask("random", honest)
        await ask("busy", Customer("eve", "first", 1))
        served.clear()
        tasks = [asyncio.create_task(ask("busy", Customer(f"eve {n}", f"{n}", 1))) for n in range(crowd)]
        await asyncio.sleep(0)
        await ask("random", honest)
        before = served.index("honest")
        await asyncio.gather(*tasks)
        assert len(served) == crowd + 1
        return before

    pool = BotPool(1, 10, bad_bots.with_bad_bots)
    try:
        assert asyncio.run(body()) <= 2
    finally:
        pool.close()


def test_games_between_bots_are_few(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        wanted = {"edition": "toy", "seats": ["random", "random"]}
        for _ in range(GAMES_OF_BOTS):
            await ada.create("toy", ["random", "random"])
        assert (await ada.post("/api/tables", wanted, 429))["code"] == "too_fast"
        await bob.create("toy", ["random", "random"])
        await ada.create("toy", [None, "random"], name="Ada")

    with running(settings(tmp_path, pace=60)) as server:
        asyncio.run(body(server))
