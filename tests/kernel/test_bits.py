"""Arithmetic within words comes out as with sets and lists."""

from __future__ import annotations

from random import Random

import numpy as np

from northline.kernel.core import bits
from northline.kernel.core.packing import pack_cards
from northline.strategy.bitsets import bitset


def test_packed_cards() -> None:
    random = Random(1)
    for _ in range(300):
        cards = [random.choice((0, 1, 2, 63, 64, 126, 127, random.randint(0, 127))) for _ in range(9)]
        word = np.uint64(pack_cards(cards))
        assert bits.total(word) == sum(cards)
        assert bits.colored_total(word) == sum(cards[:8])
        assert bits.pairs(word) == sum(count // 2 for count in cards[:8])
        assert bits.locomotives(word) == cards[8]
        assert bits.colors_in_pairs(word) == pack_cards([127 * (count > 1) for count in cards[:8]] + [0])
        assert bits.colors_in(word) == bitset(color for color in range(8) if cards[color])
        assert [bits.count(word, kind) for kind in range(9)] == cards
        less = [random.choice((0, 1, 63, 64, count, random.randint(0, 127))) for count in cards]
        left = bits.left_of(word, np.uint64(pack_cards(less)))
        assert left == pack_cards(max(0, some - gone) for some, gone in zip(cards, less, strict=True))


def test_bit_sets() -> None:
    random = Random(2)
    for _ in range(300):
        things = sorted(random.sample(range(64), random.randint(1, 64)))
        word = np.uint64(bitset(things))
        assert bits.popcount(word) == len(things)
        assert bits.lowest_bit(word) == things[0]
        nth = random.randrange(len(things))
        assert bits.nth_set_bit(word, nth) == things[nth]
        assert bits.without_lowest_bit(word) == bitset(things[1:])
        assert all(bits.has_bit(word, thing) == (thing in things) for thing in range(64))


def test_packed_bytes() -> None:
    random = Random(3)
    for _ in range(300):
        numbers = [random.choice((0, 0, 1, 192, random.randint(0, 192))) for _ in range(8)]
        word = np.uint64(int.from_bytes(numbers, "little"))
        assert bits.sum_of_bytes(word) == sum(numbers)
        listed = [(place, n) for place, number in enumerate(numbers) for n in range(number)]
        for n in random.sample(range(len(listed)), min(20, len(listed))):
            assert bits.byte_at_rank(word, n) == listed[n]
        assert bits.byte_at_rank(word, len(listed) + 5) == (8, 5)
