"""Sets as whole numbers: the same as Python's own sets, and as the kernel's words."""

from __future__ import annotations

import inspect

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from northline.kernel.core import bits
from northline.kernel.policies.compiled_strategy import _SUBSTITUTES
from northline.strategy import bitsets
from northline.strategy.bitsets import (
    bitset,
    bitset_words,
    has_bit,
    lowest_bit,
    popcount,
    single_bit,
    without_lowest_bit,
)
from northline.strategy.greedy import decide, menu, plan, stations

things = st.sets(st.integers(0, 300))


@given(things)
def test_they_are_sets(some):
    packed = bitset(some)
    assert popcount(packed) == len(some)
    assert {n for n in range(301) if has_bit(packed, n)} == some
    assert all(single_bit(n) & packed for n in some)
    listed = []
    while packed:
        listed.append(lowest_bit(packed))
        packed = without_lowest_bit(packed)
    assert listed == sorted(some)


@given(st.sets(st.integers(0, 191)))
def test_a_set_of_routes_is_cut_into_words(some):
    words = bitset_words(some, 3)
    assert {64 * n + bit for n, word in enumerate(words) for bit in range(64) if has_bit(word, bit)} == some
    assert max(words) < 1 << 64


def test_the_kernel_counts_alike():
    for some in (1, 6, 1 << 63, (1 << 64) - 1, 0x8421_0000_0000_0010):
        word = np.uint64(some)
        assert bits.popcount(word) == popcount(some)
        assert bits.lowest_bit(word) == lowest_bit(some)
        assert bits.without_lowest_bit(word) == without_lowest_bit(some)
        assert [bool(bits.has_bit(word, n)) for n in range(64)] == [has_bit(some, n) for n in range(64)]


def test_the_kernel_has_its_own_for_each_that_is_called():
    """Whatever the greedy player calls of the modules that only run in Python."""
    for module in (bitsets, menu):
        known = _SUBSTITUTES[module.__name__]
        for caller in (decide, plan, stations):
            called = {
                name
                for name, thing in vars(caller).items()
                if inspect.isfunction(thing) and thing.__module__ == module.__name__
            }
            assert called <= known.keys()
        for name, compiled in known.items():
            plain, own = getattr(module, name), getattr(compiled, "py_func", compiled)
            assert len(inspect.signature(plain).parameters) == len(inspect.signature(own).parameters), name
