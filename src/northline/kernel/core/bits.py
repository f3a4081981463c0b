"""Arithmetic within 64-bit words: bit sets, packed cards (seven bits for each kind), and eight packed bytes."""

from __future__ import annotations

import numpy as np

from northline.editions.model import LOCOMOTIVE
from northline.kernel.core.compiler import inlined
from northline.kernel.core.intrinsics import can_deposit_bits, count_trailing_zeros, deposit_bits, popcount64
from northline.strategy.codes import KINDS

NOTHING = np.uint64(0)
ONE = np.uint64(1)
_COUNT = np.uint64(127)
_LOCOMOTIVE_SHIFT = np.uint64(7 * LOCOMOTIVE)
_SHIFT = np.uint64(7)

_COLORS = np.uint64((1 << 7 * LOCOMOTIVE) - 1)
_EVEN = np.uint64(sum(127 << 14 * n for n in range(5)))  # every other kind
_ALL_HIGH = np.uint64(sum(64 << 7 * kind for kind in range(KINDS)))
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


# Bit sets


@inlined
def popcount(bits):
    """The size of a set."""
    return np.int64(popcount64(bits))


@inlined
def single_bit(number):
    """The set that has only this number."""
    return ONE << np.uint64(number)


@inlined
def has_bit(bits, number):
    """Whether a number is in a set."""
    return (bits >> np.uint64(number)) & ONE != NOTHING


@inlined
def as_index(number):
    """A number that is not negative, to index with: an unsigned one needs no check for counting from the end."""
    return np.uint32(number)


@inlined
def lowest_bit(bits):
    """The smallest number of a set that is not empty."""
    return np.int64(count_trailing_zeros(bits))


@inlined
def without_lowest_bit(bits):
    """A set without its smallest number."""
    return bits & (bits - ONE)


@inlined
def nth_set_bit(bits, n):
    """Select: the number of a set that has ``n`` smaller ones."""
    if can_deposit_bits():
        return lowest_bit(deposit_bits(single_bit(n), bits))
    # Halve the word until four bits are left, then count: so the threads of a warp stay together.
    half, place, left = np.uint32(bits), np.uint32(0), np.uint32(n)
    lower = np.uint32(popcount64(np.uint64(half)))
    if left >= lower:
        half, place, left = np.uint32(bits >> np.uint64(32)), np.uint32(32), np.uint32(left - lower)
    width = np.uint32(16)
    while width > 2:
        lower = np.uint32(popcount64(np.uint64(half & np.uint32((1 << width) - 1))))
        if left >= lower:
            half, place, left = np.uint32(half >> width), np.uint32(place + width), np.uint32(left - lower)
        width = np.uint32(width >> np.uint32(1))
    return np.int64(place) + nth_set_bit_of_few(np.uint64(half), np.int32(left))


@inlined
def nth_set_bit_of_few(bits, n):
    """The same by a loop, for small ``n``."""
    for _ in range(n):
        bits = without_lowest_bit(bits)
    return lowest_bit(bits)


# Packed cards


@inlined
def count(cards, kind):
    """The number of cards of one kind."""
    return np.int64((cards >> np.uint64(7 * kind)) & _COUNT)


@inlined
def locomotives(cards):
    """The number of locomotives."""
    return np.int64(cards >> _LOCOMOTIVE_SHIFT)


@inlined
def cards_of(kind, number):
    """So many cards of one kind."""
    return np.uint64(number) << np.uint64(7 * kind)


@inlined
def left_of(cards, less):
    """What is left of each kind; none where there were fewer than are taken away."""
    # Differences in all kinds at once: a high bit set in the one and cleared in the other keeps borrows apart, and is
    # put right afterwards. Where a kind would have borrowed, its count becomes nought.
    difference = ((cards | _ALL_HIGH) - (less & ~_ALL_HIGH)) ^ ((cards ^ ~less) & _ALL_HIGH)
    borrowed = ((~cards & less) | (~(cards ^ less) & difference)) & _ALL_HIGH
    return difference & ~((borrowed << ONE) - (borrowed >> np.uint64(6)))


@inlined
def colors_in(cards):
    """The set of colours that there are cards of, without locomotives."""
    # A count plus 63 reaches the highest of its seven bits, unless it is none; then the bits are brought together.
    held = ((((cards & _LOW_SIX) + _LOW_SIX) | cards) >> np.uint64(6)) & _LOWEST
    held = (held | (held >> np.uint64(6))) & _TWO_OF_EACH
    held = (held | (held >> np.uint64(12))) & _FOUR_OF_EACH
    return np.int64((held | (held >> np.uint64(24))) & np.uint64(255))


@inlined
def colors_in_pairs(cards):
    """A mask of the counts of all colours that there are at least two cards of."""
    there = (((cards >> ONE) & _LOW_SIX) + _LOW_SIX) & _HIGH_BITS
    return (there << ONE) - (there >> np.uint64(6))


@inlined
def total(cards):
    """The number of cards, added up in parallel: neighbours first, then the sums of two, then those of four."""
    twos = (cards & _EVEN) + ((cards >> _SHIFT) & _EVEN)
    fours = (twos & _FOURTHS) + ((twos >> np.uint64(14)) & _FOURTHS)
    return np.int64((fours + (fours >> np.uint64(28)) + (fours >> np.uint64(56))) & _SUM)


@inlined
def colored_total(cards):
    """The number of cards without locomotives."""
    return total(cards & _COLORS)


@inlined
def pairs(cards):
    """The number of pairs of one colour, without locomotives."""
    return total(((cards & _COLORS) >> ONE) & _HALVES)


# Eight packed bytes


@inlined
def sum_of_bytes(numbers):
    """The sum of the eight bytes."""
    return np.int64((_sums_of_twos(numbers) * _EACH) >> np.uint64(48))


@inlined
def _sums_of_twos(numbers):
    return (numbers & _EVEN_BYTES) + ((numbers >> np.uint64(8)) & _EVEN_BYTES)


@inlined
def byte_at_rank(numbers, n):
    """The first byte at which the running sum exceeds ``n`` (8 if none does), and ``n`` minus the sum before it."""
    sums = _sums_of_twos(numbers) * _EACH  # up to the second, fourth, sixth and eighth
    before = popcount((np.uint64(n) * _EACH + _HIGHEST - sums) & _HIGHEST)
    if before == 4:
        return 8, n - np.int64(sums >> np.uint64(48))
    shift = np.uint64(16 * before)
    n -= np.int64(((sums << np.uint64(16)) >> shift) & np.uint64(0xFFFF))
    first = np.int64((numbers >> shift) & np.uint64(255))
    return (2 * before, n) if n < first else (2 * before + 1, n - first)
