"""Chance: the same 64-bit SplitMix as :class:`northline.rules.chance.SplitMix`, kept in the field ``chance``."""

from __future__ import annotations

from typing import Any

import numpy as np

from northline.kernel.core.compiler import built_in

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_SPREAD_1, _SPREAD_2 = np.uint64(0xD1342543DE82EF95), np.uint64(0xDABA0B6EB09322E3)
_27, _29, _30, _31, _32 = np.uint64(27), np.uint64(29), np.uint64(30), np.uint64(31), np.uint64(32)
_32_BITS = np.uint64(1 << 32)


@built_in
def mixed(z):
    z = (z ^ (z >> _30)) * _MIX_1
    z = (z ^ (z >> _27)) * _MIX_2
    return z ^ (z >> _31)


@built_in
def below(holder, n):
    """A number from 0 to ``n - 1``; ``holder`` is a game, or the mind of its players."""
    holder.chance = holder.chance + _STEP
    return np.int64(((mixed(holder.chance) >> _32) * np.uint64(n)) >> _32)


def seed_of(seed: Any, game: Any) -> Any:
    """A seed for each game, far apart from each other and from those of other numbers; also for arrays of games."""
    z = game + seed * _32_BITS
    z = (z + _STEP) * _SPREAD_1
    z = (z ^ (z >> _32)) * _SPREAD_2
    return z ^ (z >> _29)


seed_of_one = built_in(seed_of)
