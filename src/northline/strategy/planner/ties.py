"""Ties: what decides between equals, so that nothing is preferred for its place in a file.

Of routes, colours or cities that are worth the same, the planner prefers one by a number that looks random. The number
follows from what the seat holds, its cards and tickets. So the planner needs no memory and no seed: whoever asks it
twice about one view gets the same answer; in another game, or with another card, it is another of the equals.
"""

from __future__ import annotations

from northline.strategy.bitsets import scrambled
from northline.strategy.codes import KINDS

SMALL = 1e-6 / (1 << 31)
"""A tie makes less of a difference than anything that is really better."""


def set_ties(board, s):
    """Set ``s.tie`` and ``s.kind_tie``: tiny numbers for all routes and kinds of cards. Of equals, more is better."""
    salt = scrambled(s.seat, s.players)
    for kind in range(KINDS):
        salt = scrambled(salt, s.hand[kind])
    held = 0
    for place in range(s.held_count):  # in whatever order the tickets are held
        held += scrambled(salt, s.held[place])
    s.salt = scrambled(salt, held)
    for kind in range(KINDS):
        s.kind_tie[kind] = SMALL * scrambled(s.salt, kind)
    for route in range(board.routes):
        s.tie[route] = SMALL * scrambled(s.salt, KINDS + route)
