"""Sums with words: sets of up to 64 things, cards packed with seven bits for each kind, and eight small numbers."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.compiler import bits_set, built_in, can_deposit, deposited, zeros_below
from northline.kernel.core.layout import KINDS, LOCOMOTIVE

NOTHING = np.uint64(0)
ONE = np.uint64(1)
_COUNT = np.uint64(127)
_LOCOMOTIVE_SHIFT = np.uint64(7 * LOCOMOTIVE)
_SHIFT = np.uint64(7)

_COLORS = np.uint64((1 << 7 * LOCOMOTIVE) - 1)
_EVEN = np.uint64(sum(127 << 14 * n for n in range(5)))  # every other kind
_FOURTHS = np.uint64(sum(0x3FFF << 28 * n for n in range(2)) | 0xFF << 56)
_SUM = np.uint64(0x3FFF)
_HALVES = np.uint64(sum(63 << 7 * kind for kind in range(KINDS)))
_LOW_SIX = np.uint64(sum(63 << 7 * color for color in range(LOCOMOTIVE)))
_HIGH_BITS = np.uint64(sum(64 << 7 * color for color in range(LOCOMOTIVE)))
_LOWEST = np.uint64(sum(1 << 7 * color for color in range(LOCOMOTIVE)))
_TWO_OF_EACH = np.uint64(sum(3 << 14 * n for n in range(4)))
_FOUR_OF_EACH = np.uint64(15 | 15 << 28)

_EVEN_BYTES = np.uint64(0x00FF00FF00FF00FF)
_EACH = np.uint64(0x0001000100010001)
_HIGHEST = np.uint64(0x8000800080008000)


# Sets


@built_in
def size(some):
    """How many things are in a set."""
    return np.int64(bits_set(some))


@built_in
def single(thing):
    return ONE << np.uint64(thing)


@built_in
def has(some, thing):
    return (some >> np.uint64(thing)) & ONE != NOTHING


@built_in
def first_of(some):
    """The smallest thing of a set that is not empty."""
    return np.int64(zeros_below(some))


@built_in
def without_first(some):
    return some & (some - ONE)


@built_in
def nth_of(some, n):
    """The thing of a set that has ``n`` smaller ones."""
    if can_deposit():
        return first_of(deposited(single(n), some))
    # Halve the set until the thing is among four, then count: threads that look for different ones stay together.
    half, place, left = np.uint32(some), np.uint32(0), np.uint32(n)
    lower = np.uint32(bits_set(np.uint64(half)))
    if left >= lower:
        half, place, left = np.uint32(some >> np.uint64(32)), np.uint32(32), np.uint32(left - lower)
    width = np.uint32(16)
    while width > 2:
        lower = np.uint32(bits_set(np.uint64(half & np.uint32((1 << width) - 1))))
        if left >= lower:
            half, place, left = np.uint32(half >> width), np.uint32(place + width), np.uint32(left - lower)
        width = np.uint32(width >> np.uint32(1))
    return np.int64(place) + nth_of_few(np.uint64(half), np.int32(left))


@built_in
def nth_of_few(some, n):
    """The same, for small numbers."""
    for _ in range(n):
        some = without_first(some)
    return first_of(some)


# Cards


@built_in
def count(cards, kind):
    return np.int64((cards >> np.uint64(7 * kind)) & _COUNT)


@built_in
def locomotives(cards):
    return np.int64(cards >> _LOCOMOTIVE_SHIFT)


@built_in
def cards_of(kind, number):
    return np.uint64(number) << np.uint64(7 * kind)


@built_in
def colors_in(cards):
    """The set of colours that there are cards of, locomotives apart."""
    # A count plus 63 reaches the highest of its seven bits, unless it is none; then the bits are brought together.
    held = ((((cards & _LOW_SIX) + _LOW_SIX) | cards) >> np.uint64(6)) & _LOWEST
    held = (held | (held >> np.uint64(6))) & _TWO_OF_EACH
    held = (held | (held >> np.uint64(12))) & _FOUR_OF_EACH
    return np.int64((held | (held >> np.uint64(24))) & np.uint64(255))


@built_in
def colors_in_pairs(cards):
    """All bits of those colours that there are two cards of, or more."""
    there = (((cards >> ONE) & _LOW_SIX) + _LOW_SIX) & _HIGH_BITS
    return (there << ONE) - (there >> np.uint64(6))


@built_in
def total(cards):
    """How many cards: neighbours are added first, then the sums of two, then those of four."""
    twos = (cards & _EVEN) + ((cards >> _SHIFT) & _EVEN)
    fours = (twos & _FOURTHS) + ((twos >> np.uint64(14)) & _FOURTHS)
    return np.int64((fours + (fours >> np.uint64(28)) + (fours >> np.uint64(56))) & _SUM)


@built_in
def colored_total(cards):
    """How many cards are not locomotives."""
    return total(cards & _COLORS)


@built_in
def pairs(cards):
    """Pairs of one colour, locomotives apart."""
    return total(((cards & _COLORS) >> ONE) & _HALVES)


# Eight small numbers, a byte for each


@built_in
def sum_of_bytes(numbers):
    return np.int64((_sums_of_twos(numbers) * _EACH) >> np.uint64(48))


@built_in
def _sums_of_twos(numbers):
    return (numbers & _EVEN_BYTES) + ((numbers >> np.uint64(8)) & _EVEN_BYTES)


@built_in
def byte_reached(numbers, n):
    """The first byte up to which the sum is more than ``n``, eight without one, and ``n`` less the sum before it."""
    sums = _sums_of_twos(numbers) * _EACH  # up to the second, fourth, sixth and eighth
    before = size((np.uint64(n) * _EACH + _HIGHEST - sums) & _HIGHEST)
    if before == 4:
        return 8, n - np.int64(sums >> np.uint64(48))
    shift = np.uint64(16 * before)
    n -= np.int64(((sums << np.uint64(16)) >> shift) & np.uint64(0xFFFF))
    first = np.int64((numbers >> shift) & np.uint64(255))
    return (2 * before, n) if n < first else (2 * before + 1, n - first)
