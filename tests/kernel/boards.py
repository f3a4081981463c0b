"""The boards that both engines play: the three editions, two small ones, and each of them with hardly any cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import northline as nl
from northline.editions import Edition
from tests.toy import tiny, toy

EDITIONS: dict[str, Callable[[], Edition]] = {
    "tiny": tiny,
    "toy": toy,
    **{name: lambda name=name: nl.edition(name) for name in nl.EDITIONS},
}


@cache
def lean(name: str) -> Edition:
    """The same board with so few cards and tickets that players run out of things to do, and have to pass."""
    edition = EDITIONS[name]()
    rules = edition.rules
    fewest = {"tiny": 1, "toy": 1}.get(name, 2)
    odd = 0 if name == "tiny" else 1
    deck = tuple(min(count, fewest + odd * (kind % 2)) for kind, count in enumerate(rules.deck))
    dealt = rules.players[1] * rules.opening_tickets
    long = [ticket for ticket in edition.tickets if ticket.long]
    short = [ticket for ticket in edition.tickets if not ticket.long]
    tickets = tuple(short[: dealt + 1] + long)
    return replace(edition, id=f"lean_{name}", rules=replace(rules, deck=deck), tickets=tickets)


BOARDS: dict[str, Callable[[], Edition]] = {
    **EDITIONS,
    **{f"lean {name}": lambda name=name: lean(name) for name in EDITIONS},
}


def _tables(boards: dict[str, Callable[[], Edition]]) -> Iterator[tuple[str, int]]:
    for name, edition in boards.items():
        fewest, most = edition().rules.players
        yield from ((name, players) for players in range(fewest, most + 1))


TABLES = list(_tables(EDITIONS))
"""Every edition with every number of players."""
ALL_TABLES = list(_tables(BOARDS))
"""The same, and the lean ones."""
