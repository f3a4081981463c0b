"""Positions are values, and nothing but position, action and chance has a say."""

import json
import random

import pytest

from northline import rules
from tests.games import CHOOSER, EVERYTHING, TABLE, TABLES, play, positions, table_name
from tests.processes import run_python


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_past_positions_never_change(table):
    """Whatever is asked of a position and done with it, it stays as it was."""
    past = positions(*table, 31, EVERYTHING)[::4]
    before = [(hash(state), json.dumps(state.to_dict()), repr(state)) for state in past]
    for number, state in enumerate(past):
        for seat in state.to_act:
            for action in rules.legal_actions(state, seat)[:: 1 + number % 3]:
                rules.apply(state, action, rules.SplitMix(number))
        for seat in (*range(state.players), None):
            rules.sample(rules.view(state, seat), rules.SplitMix(number))
        rules.standings(state)
    assert [(hash(state), json.dumps(state.to_dict()), repr(state)) for state in past] == before


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_equal_positions_lead_to_equal_positions(table):
    """A position rebuilt from its document is equal, hashes alike, and plays on alike."""
    edition, _ = table
    for step in list(play(*table, 32, CHOOSER["digger"]))[::9]:
        twin = type(step.before).from_dict(json.loads(json.dumps(step.before.to_dict())), edition)
        assert twin == step.before
        assert hash(twin) == hash(step.before)
        assert rules.apply(twin, step.action, rules.SplitMix(5)) == rules.apply(
            step.before, step.action, rules.SplitMix(5)
        )


def test_pythons_own_dice_have_no_say():
    def story() -> list[str]:
        return [repr((step.action, step.events)) for step in play(*TABLE["toy-3p"], 33, EVERYTHING)]

    random.seed(1)
    dice = random.getstate()
    first = story()
    assert random.getstate() == dice, "the rules rolled Python's dice"
    random.seed(2)
    assert story() == first


GAME_AS_TEXT = """
from tests.games import EVERYTHING, TABLE, play
for name in ("toy-3p", "europe-2p", "northern_lights-3p"):
    for step in play(*TABLE[name], 34, EVERYTHING):
        print(step.menu, step.action, step.events)
    print(step.after.to_dict())
"""


def test_the_order_of_hashes_has_no_say():
    games = {run_python(GAME_AS_TEXT, PYTHONHASHSEED=seed, PYTHONIOENCODING="utf-8") for seed in "012"}
    assert len(games) == 1
    assert len(games.pop()) > 10_000
