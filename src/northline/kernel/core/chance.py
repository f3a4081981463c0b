"""The random generator: the same 64-bit SplitMix as :class:`northline.rules.chance.SplitMix`.

Its state is the field ``chance`` of a game, or of the memory of its policies.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from northline.kernel.core.compiler import inlined

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_SPREAD_1, _SPREAD_2 = np.uint64(0xD1342543DE82EF95), np.uint64(0xDABA0B6EB09322E3)
_27, _29, _30, _31 = np.uint64(27), np.uint64(29), np.uint64(30), np.uint64(31)
_32, _33 = np.uint64(32), np.uint64(33)
_32_BITS = np.uint64(1 << 32)


@inlined
def mix64(z):
    """The output function of SplitMix: a bijection that scatters the bits of a word."""
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)


@inlined
def below(holder, n):
    """A random number from 0 to ``n - 1``; ``holder`` is a record with a field ``chance``."""
    holder.chance = holder.chance + _STEP
    return np.int64(((mix64(holder.chance) >> _32) * np.uint64(n)) >> _32)


@inlined
def scrambled(salt, thing):
    """The same numbers as :func:`northline.strategy.bitsets.scrambled`."""
    z = np.uint64(salt) * _SPREAD_1 + np.uint64(thing + 1) * _STEP
    return np.int64(((z ^ (z >> _32)) * _SPREAD_2) >> _33)


def seed_of(seed: Any, game: Any) -> Any:
    """The seed of a game (or an array of games) of a series: unrelated to those of other games and other series."""
    z = game + seed * _32_BITS
    z = (z + _STEP) * _SPREAD_1
    z = (z ^ (z >> _32)) * _SPREAD_2
    return z ^ (z >> _29)


seed_of_one = inlined(seed_of)
