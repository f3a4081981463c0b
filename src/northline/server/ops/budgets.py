"""Budgets: what somebody may ask of the server. They belong to a person and to an address, not to a connection.

Whoever connects anew, or from many addresses of one network, has what is left. All processes on a database count them
together: what is spent of chat, new tables and analyses is told to the others at once, and the rest a moment later.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from northline.server.ops.ledger import Ledger, hashed
from northline.server.ops.limits import Allowance, TokenBuckets, address_prefix
from northline.server.wire.refusals import Refusal

_PEOPLE_BEHIND_AN_ADDRESS = 4
"""An address may spend so many times as much as a person: families and schools share one."""

_TRIES = Allowance(20, 0.2)
SharedBudget = Literal["chat", "tables", "analyses"]


class Who(NamedTuple):
    """Whoever asks for something, as keys that do not tell who it is."""

    person: str | None
    """None for a browser without a token: then only its address counts."""
    address: str

    @classmethod
    def of(cls, player: str | None, address: str) -> Who:
        return cls(None if player is None else hashed(f"person {player}"), hashed(address_prefix(address)))


class Budget:
    """A token bucket for each person, and a larger one for each address; with a ``ledger`` those of all processes."""

    def __init__(self, allowance: Allowance, ledger: Ledger | None = None, name: str = "") -> None:
        size, per_second = allowance
        many = _PEOPLE_BEHIND_AN_ADDRESS
        self._people, self._addresses = (
            TokenBuckets(size, per_second),
            TokenBuckets(many * size, many * per_second),
        )
        if ledger is not None:
            self._people = ledger.buckets(f"{name} of people", size, per_second)
            self._addresses = ledger.buckets(f"{name} of addresses", many * size, many * per_second)

    def covers(self, who: Who, amount: float) -> bool:
        """Whether somebody could spend so much now."""
        return self._addresses.covers(who.address, amount) and (
            who.person is None or self._people.covers(who.person, amount)
        )

    def take(self, who: Who, amount: float = 1) -> bool:
        """Spend so much if it is there. Return whether it was."""
        covered = self.covers(who, amount)
        if covered:
            self.spend(who, amount)
        return covered

    def spend(self, who: Who, amount: float) -> None:
        """Spend what is done already, though it may be more than is left."""
        self._addresses.spend(who.address, amount)
        if who.person is not None:
            self._people.spend(who.person, amount)


class Budgets:
    """All budgets of a process."""

    def __init__(
        self,
        chat: Allowance,
        tables: Allowance,
        welcome_bytes: Allowance,
        analyses: Allowance,
        ledger: Ledger,
    ) -> None:
        self._shared: dict[SharedBudget, Budget] = {
            "chat": Budget(chat),
            "tables": Budget(tables),
            "analyses": Budget(analyses),
        }
        self.tries = Budget(_TRIES, ledger, "tries")
        """Positions of finished games that are played on many times."""
        self.welcomes = Budget(welcome_bytes, ledger, "welcomes")
        """Bytes of welcomes and of history. They are counted when they are built."""
        self.publish: Callable[[SharedBudget, Who], None] = lambda budget, who: None
        """Tells the other processes what was spent here."""

    def take_shared(self, name: SharedBudget, who: Who, why: str) -> None:
        """Spend one of a budget that all processes share; raise :class:`Refusal` with a sentence if there is none."""
        if not self._shared[name].take(who):
            raise Refusal("too_fast", why)
        self.publish(name, who)

    def on_spent_elsewhere(self, name: SharedBudget, who: Who) -> None:
        """Another process has granted something."""
        self._shared[name].spend(who, 1)
