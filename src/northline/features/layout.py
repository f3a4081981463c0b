"""The layout of the feature row: what a seat sees as one row of numbers.

This module names the fields. ``kernel/observations/features.py`` writes them for games of the kernel, in the same
order, and ``view_row.py`` for a view; tests compare every field. The version goes up when the same view makes another
row.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.strategy.codes import KINDS

VERSION = 2
_MAX_POINTS = 2000
_MAX_PASSES = 127


@dataclass(frozen=True, slots=True)
class Field:
    """A named slice of a row."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + self.size)


@dataclass(frozen=True, eq=False)
class Fields:
    """The fields of a feature row, in order.

    >>> from northline import edition
    >>> from northline.kernel import Batch
    >>> fields = fields_of(edition("europe"), players=2)
    >>> fields["hand"].shape
    (9,)
    >>> rows = Batch(edition("europe"), players=2, games=3).features()
    >>> fields.part(rows, "hand").sum(axis=1).tolist()  # four cards each
    [4, 4, 4]
    """

    fields: tuple[Field, ...]

    @property
    def size(self) -> int:
        return self.fields[-1].start + self.fields[-1].size

    def __getitem__(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(f"there is no field '{name}'; there are {', '.join(f.name for f in self.fields)}")

    def part(self, rows: NDArray[np.int16], name: str) -> NDArray[np.int16]:
        """Return one field of a row, or of many rows, in its shape."""
        field = self[name]
        return rows[..., field.slice].reshape(*rows.shape[:-1], *field.shape)

    def bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """Return the smallest and the largest value of each number."""
        lows = [np.full(field.size, field.low, np.int16) for field in self.fields]
        highs = [np.full(field.size, field.high, np.int16) for field in self.fields]
        return np.concatenate(lows), np.concatenate(highs)

    def scales(self) -> NDArray[np.float32]:
        """Return divisors for a row that bring all numbers to about -1 to 1."""
        _, highs = self.bounds()
        scales = highs.astype(np.float32)
        for name, scale in (("points", 100), ("hand_sizes", 20), ("ticket_counts", 10), ("passes", 1)):
            scales[self[name].slice] = scale
        for name in ("hand", "seen", "offered"):
            scales[self[name].slice] = 10
        return scales


@cache
def fields_of(edition: Edition, players: int) -> Fields:
    """Return the layout of a feature row for an edition with so many players."""
    rules = edition.rules
    routes, cities, tickets = len(edition.routes), len(edition.cities), len(edition.tickets)
    most, cards = max(rules.deck), sum(rules.deck)
    described: list[tuple[str, tuple[int, ...], int, int, str]] = [
        ("phase", (6,), 0, 1, "opening, turn, second card, tickets, tunnel, over"),
        ("to_act", (players,), 0, 1, "who may act"),
        ("first", (players,), 0, 1, "while opening tickets are chosen: who takes the first turn"),
        ("turns_left", (1,), -1, players, "turns to the end of the game; -1 until the last round begins"),
        ("passes", (1,), 0, _MAX_PASSES, "passes in a row"),
        ("hand", (KINDS,), 0, most, "one's own cards"),
        ("display", (KINDS,), 0, rules.display, "cards in the display, by kind"),
        ("discards", (KINDS,), 0, most, "cards discarded"),
        ("deck", (1,), 0, cards, "cards in the deck"),
        ("ticket_deck", (1,), 0, tickets, "tickets in the deck"),
        ("points", (players,), 0, _MAX_POINTS, "points for routes so far"),
        ("trains", (players,), 0, rules.trains, "trains left"),
        ("hand_sizes", (players,), 0, cards, "cards in hand"),
        ("ticket_counts", (players,), 0, tickets, "tickets held"),
        (
            "opening_kept",
            (players,),
            0,
            rules.opening_offer,
            "tickets kept at the opening; 0 until all have chosen",
        ),
        (
            "offered",
            (players,),
            0,
            tickets * rules.ticket_draw,
            "tickets drawn and chosen from since the opening",
        ),
        ("seen", (players, KINDS), 0, most, "cards that everybody knows to be in a hand"),
        ("bonus_cards", (len(edition.bonus_cards),), 0, 1, "bonus cards of this game"),
        ("tickets", (tickets,), 0, 1, "one's own tickets, kept ones of the opening included"),
        (
            "offer",
            (rules.most_offered, tickets),
            0,
            1,
            "for each place of one's offer, the ticket that lies there",
        ),
        ("refused", (tickets,), 0, 1, "tickets that one refused and knows the whereabouts of"),
        (
            "known_ticket_deck",
            (tickets,),
            0,
            tickets,
            "places in the ticket deck, from 1 at the top, of tickets that one put there; 0 for others",
        ),
        ("owners", (players, routes), 0, 1, "routes by owner"),
        ("open", (routes,), 0, 1, "routes that one may still claim, whatever hand and trains"),
        ("stations", (players, cities if rules.stations else 0), 0, 1, "cities with a station, by owner"),
        ("tunnel", (routes,), 0, 1, "the tunnel being dug"),
        ("laid", (KINDS,), 0, most, "cards laid down for it"),
        ("revealed", (KINDS,), 0, max(1, rules.tunnel_reveal), "cards turned over for it"),
        ("extra", (1,), 0, max(1, rules.tunnel_reveal), "what it costs more"),
    ]
    fields, start = [], 0
    for name, shape, low, high, meaning in described:
        fields.append(Field(name, start, shape, low, high, meaning))
        start += fields[-1].size
    return Fields(tuple(fields))
