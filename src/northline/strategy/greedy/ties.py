"""Ties of the greedy player: what decides between equals, so that nothing is preferred for its place in a file.

A seat has a salt, drawn anew with every plan. Of equals it prefers the one whose number, scrambled with the salt, is
higher: any of them with the same chance, but the same one until it plans again.
"""

from __future__ import annotations

from northline.strategy.bitsets import random_below, scrambled

SALTS = 1 << 30
"""Different ways to decide between equals."""
TIE_BITS = 31
"""Bits of a scrambled number."""


def draw_salt(game, memory):
    """Decide anew how ties are broken."""
    memory.salt[game.seat] = random_below(memory, SALTS)


def comes_before(salt, one, other):
    """Which of two equals is preferred."""
    return scrambled(salt, one) > scrambled(salt, other)


def with_tie(value, salt, thing):
    """A number by which a thing is compared: by its value first, and among equals by the salt."""
    return (value << TIE_BITS) + scrambled(salt, thing)
