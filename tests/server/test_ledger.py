"""What is spent in one process is told to the others, in few and small messages that say nothing of who it was."""

from __future__ import annotations

import asyncio

from northline.server.cluster.messages import BudgetsSpent, budgets_spent, decode_message, encode_message
from northline.server.ops.budgets import Budget, Who
from northline.server.ops.ledger import Ledger, Spent
from northline.server.ops.limits import Allowance

NO_MORE = 1e-6
"""Tokens a second that make no difference in a test."""
LONGEST_PAYLOAD = 8000


def other_process(told: list[Spent], *makers) -> list:
    """The limits of another process, after it has heard what was told."""
    ledger = Ledger()
    limits = [make(ledger) for make in makers]
    for spent in told:
        for message in budgets_spent(7, spent):
            text = encode_message(message)
            assert len(text) < LONGEST_PAYLOAD
            heard = decode_message(text)
            assert isinstance(heard, BudgetsSpent)
            ledger.on_spent_elsewhere(heard.spent)
    return limits


async def spend(work) -> list[Spent]:
    """What a process tells the others after it has granted something."""
    told: list[Spent] = []
    ledger = Ledger()
    first = asyncio.Event()

    def publish(spent: Spent) -> None:
        told.append(spent)
        first.set()

    ledger.publish = publish
    work(ledger)
    await asyncio.wait_for(first.wait(), 30)
    ledger.close()
    return told


def test_what_one_process_grants_is_gone_in_the_other():
    ada, bob = Who.of("Ada", "192.0.2.1"), Who.of("Bob", "192.0.2.1")

    def work(ledger: Ledger) -> None:
        welcomes, requests = (
            Budget(ledger, "welcomes", Allowance(10, NO_MORE)),
            ledger.buckets("requests", 5, NO_MORE),
        )
        assert [welcomes.take(ada, 4) for _ in range(3)] == [True, True, False]
        assert [requests.take("192.0.2.1") for _ in range(6)].count(True) == 5
        welcomes.spend(ada, 5)  # what is done already may be more than is left

    told = asyncio.run(spend(work))
    assert len(told) == 1, "in one go"
    welcomes, requests = other_process(
        told,
        lambda ledger: Budget(ledger, "welcomes", Allowance(10, NO_MORE)),
        lambda ledger: ledger.buckets("requests", 5, NO_MORE),
    )
    assert not welcomes.take(ada, 0.1)
    assert welcomes.take(bob, 10), "another person of the same address has a budget of their own"
    assert not requests.take("192.0.2.1")
    assert requests.take("192.0.2.2", 5)


def test_what_cannot_wait_takes_everything_else_with_it():
    ada = Who.of("Ada", "192.0.2.1")

    async def body() -> None:
        told: list[Spent] = []
        ledger = Ledger()
        ledger.publish = told.append
        welcomes = Budget(ledger, "welcomes", Allowance(10, NO_MORE))
        chat = Budget(ledger, "chat", Allowance(2, NO_MORE), prompt=True)
        welcomes.spend(ada, 5)
        await asyncio.sleep(0)
        assert told == []
        assert [chat.take(ada) for _ in range(3)] == [True, True, False]
        while not told:
            await asyncio.sleep(0)
        ledger.close()
        [spent] = told
        assert sorted(spent) == [
            "chat of addresses",
            "chat of people",
            "welcomes of addresses",
            "welcomes of people",
        ]
        assert list(spent["chat of people"].values()) == [2]

    asyncio.run(asyncio.wait_for(body(), 30))


def test_what_is_told_is_small_and_names_nobody():
    addresses = [f"203.0.113.{number}" for number in range(250)]

    def work(ledger: Ledger) -> None:
        budget = Budget(ledger, "a limit with a somewhat longer name", Allowance(1e9, NO_MORE))
        buckets = ledger.buckets("requests", 1e9, NO_MORE)
        for address in addresses:
            budget.spend(Who.of(f"the player at {address}", address), 123456.789)
            buckets.spend(address, 1)

    told = asyncio.run(spend(work))
    [buckets] = other_process(told, lambda ledger: ledger.buckets("requests", 1, NO_MORE))
    assert not any(buckets.take(address) for address in addresses), "all of them arrived"
    text = "".join(encode_message(message) for spent in told for message in budgets_spent(7, spent))
    assert "203.0.113" not in text
    assert "player" not in text


def test_a_process_that_is_alone_tells_nobody():
    ledger = Ledger()
    buckets = ledger.buckets("requests", 2, NO_MORE)  # without an event loop: nothing is put off
    assert [buckets.take("192.0.2.1") for _ in range(3)] == [True, True, False]
