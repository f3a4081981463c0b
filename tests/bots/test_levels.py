"""The levels for people: each weaker than the next, and weak in the ways that its character says."""

from __future__ import annotations

import numpy as np
import pytest

import northline as nl
from northline.bots import make_bot
from northline.bots.levels import LEVELS, Character
from northline.neural.policy import assess
from northline.neural.weights import load_model
from northline.rules import SplitMix, sample
from northline.rules.actions import Claim
from tests.bots.playing import play, some_states
from tests.games import TABLES, table_name

LOGITS = np.array([2.0, 1.0, 0.5, -1.0], np.float32)
CLAIMED = np.array([-1, 0, 1, -1])
POINTS = np.array([1, 15])


def choices(character: Character) -> list[int]:
    """Of some actions, two of which claim a route, what it chooses in many positions."""
    return [character.choose(LOGITS, CLAIMED, POINTS, seed) for seed in range(200)]


def test_without_a_weakness_a_character_follows_the_network() -> None:
    assert set(choices(Character(overlooks=0, greed=0, doubt=0))) == {0}


def test_who_is_greedy_takes_the_most_points() -> None:
    assert set(choices(Character(overlooks=0, greed=1, doubt=0))) == {2}


def test_what_is_overlooked_is_not_claimed() -> None:
    found = choices(Character(overlooks=0.5, greed=1, doubt=0))
    assert {found.count(place) > 30 for place in (0, 2)} == {True}
    assert 0.35 < found.count(2) / len(found) < 0.65
    assert set(choices(Character(overlooks=1, greed=1, doubt=0))) == {0}
    only_claims = CLAIMED[1:3]
    blind = Character(overlooks=1, greed=0, doubt=0)
    assert blind.choose(LOGITS[1:3], only_claims, POINTS, 1) == 0, "something has to be done"


def test_doubt_makes_what_is_nearly_as_good_nearly_as_likely() -> None:
    found = choices(Character(overlooks=0, greed=0, doubt=1))
    counts = [found.count(place) for place in range(len(LOGITS))]
    assert counts == sorted(counts, reverse=True)
    expected = np.exp(LOGITS) / np.exp(LOGITS).sum()
    assert np.abs(np.array(counts) / len(found) - expected).max() < 0.12


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_hidden_part_of_a_position_does_not_change_a_choice(level: str) -> None:
    chance = SplitMix(9)
    for state in some_states(nl.edition("northern_lights"), 3, every=9):
        seat = state.to_act[-1]
        view = nl.rules.view(state, seat)
        resampled = nl.rules.view(sample(view, chance), seat)
        assert make_bot(level, seed=3).choose(view) == make_bot(level, seed=3).choose(resampled)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_choice_is_legal(table: tuple[nl.Edition, int]) -> None:
    for state in some_states(*table, every=15):
        seat = state.to_act[-1]
        for level in ("easy", "normal", "hard"):
            nl.rules.check(state, seat, make_bot(level, seed=1).choose(nl.rules.view(state, seat)))


def test_the_hard_level_does_what_the_network_likes_best_whoever_asks() -> None:
    for state in some_states(nl.edition("europe"), 2, every=25):
        view = nl.rules.view(state, state.to_act[0])
        favourite = assess(view, load_model(view.edition)).favourite
        assert {make_bot("hard", seed=seed).choose(view) for seed in range(3)} == {favourite}


def test_an_easy_opponent_overlooks_more_claims_than_a_normal_one() -> None:
    """Where the network would claim: how often somebody does something else."""
    missed = dict.fromkeys(("easy", "normal"), 0)
    for state in some_states(nl.edition("europe"), 2, every=2):
        view = nl.rules.view(state, state.to_act[0])
        wanted = make_bot("hard").choose(view)
        if isinstance(wanted, Claim):
            for level in missed:
                missed[level] += sum(make_bot(level, seed=seed).choose(view) != wanted for seed in range(5))
    assert missed["easy"] > missed["normal"] > 0


def test_the_first_level_loses_to_the_third() -> None:
    """By how much a level wins against the next is measured elsewhere (``benchmarks/levels.py``)."""
    leads = []
    for seed in range(4):
        bots = [make_bot("easy", seed=seed), make_bot("hard")]
        final, _ = play(nl.edition("nordic_countries"), bots if seed % 2 else bots[::-1], seed)
        points = {standing.seat: standing.points for standing in nl.rules.standings(final)}
        leads.append(points[seed % 2] - points[1 - seed % 2])
    assert sum(leads) > 0


def test_all_levels_are_bots() -> None:
    assert [make_bot(level) is not None for level in LEVELS] == [True] * 4
