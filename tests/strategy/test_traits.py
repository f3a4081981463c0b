"""Traits: each has its place in the row of numbers, and what was trained is known."""

from __future__ import annotations

from dataclasses import fields, replace

from northline.strategy.planner.trained_traits import trained_traits
from northline.strategy.planner.traits import NUMBER, PLANNER, TRAIT, Traits, numbers


def test_every_trait_is_found_at_its_place() -> None:
    names = [field.name for field in fields(Traits)]
    assert len(names) == NUMBER == len(numbers(PLANNER))
    for place, name in enumerate(names):
        assert getattr(TRAIT, name) == place
        changed = numbers(replace(PLANNER, **{name: 123.0}))
        assert [n for n, value in enumerate(changed) if value == 123.0] == [place]


def test_what_was_trained_is_in_range_and_differs_from_board_to_board() -> None:
    assert len(set(trained_traits().values())) == len(trained_traits())
    for traits in trained_traits().values():
        assert all(value >= 0 for value in numbers(traits))
