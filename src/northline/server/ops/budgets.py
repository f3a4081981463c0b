"""Budgets: what somebody may ask of the server. They belong to a person and to an address, not to a connection.

Whoever connects anew, or from many addresses of one network, has what is left. All processes on a database count them
together (:mod:`northline.server.ops.ledger`).
"""

from __future__ import annotations

from typing import NamedTuple

from northline.server.ops.ledger import Ledger, hashed
from northline.server.ops.limits import Allowance, address_prefix
from northline.server.wire.refusals import Refusal

_PEOPLE_BEHIND_AN_ADDRESS = 4
"""An address may spend so many times as much as a person: families and schools share one."""

_TRIES = Allowance(20, 0.2)


class Who(NamedTuple):
    """Whoever asks for something, as keys that do not tell who it is."""

    person: str | None
    """None for a browser without a token: then only its address counts."""
    address: str

    @classmethod
    def of(cls, player: str | None, address: str) -> Who:
        return cls(None if player is None else hashed(f"person {player}"), hashed(address_prefix(address)))


class Budget:
    """A token bucket for each person, and a larger one for each address; all processes share them."""

    def __init__(self, ledger: Ledger, name: str, allowance: Allowance, *, prompt: bool = False) -> None:
        size, per_second = allowance
        many = _PEOPLE_BEHIND_AN_ADDRESS
        self._people = ledger.buckets(f"{name} of people", size, per_second, prompt=prompt)
        self._addresses = ledger.buckets(
            f"{name} of addresses", many * size, many * per_second, prompt=prompt
        )

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

    def take_or_refuse(self, who: Who, why: str) -> None:
        """Spend one; raise :class:`Refusal` with a sentence if there is none."""
        if not self.take(who):
            raise Refusal("too_fast", why)

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
        # What others see or wait for is told to the other processes at once.
        self.chat = Budget(ledger, "chat", chat, prompt=True)
        self.tables = Budget(ledger, "tables", tables, prompt=True)
        self.analyses = Budget(ledger, "analyses", analyses, prompt=True)
        self.tries = Budget(ledger, "tries", _TRIES)
        """Positions of finished games that are played on many times."""
        self.welcomes = Budget(ledger, "welcomes", welcome_bytes)
        """Bytes of welcomes and of history. They are counted when they are built."""
