"""Random play, everywhere: whatever is chosen, the position stays sound and the game ends."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from northline import rules
from northline.rules.state import State
from tests.games import (
    ANYTHING,
    CHOOSER,
    CHOOSERS,
    EVERYTHING,
    TABLE,
    TABLES,
    Chooser,
    Step,
    play,
    play_on,
    table_name,
)
from tests.property.corners import EXPECTED, RARE, corners
from tests.property.invariants import every_menu_action_works, look_at, look_at_step

seeds = st.integers(0, 2**32)


class RandomPlay(RuleBasedStateMachine):
    """Hypothesis chooses the table, then actions one by one or stretches played by choosers with habits."""

    state: State

    @initialize(table=st.sampled_from(sorted(TABLE)), seed=seeds)
    def set_up(self, table, seed):
        self.chance = rules.SplitMix(seed)
        self.state, _ = rules.new_game(*TABLE[table], self.chance)
        look_at(self.state)

    @precondition(lambda self: not self.state.over)
    @rule(who=st.integers(0, 4), what=st.integers(0, 10**6))
    def one_action(self, who, what):
        seat = self.state.to_act[who % len(self.state.to_act)]
        menu = rules.legal_actions(self.state, seat)
        action = menu[what % len(menu)]
        rules.check(self.state, seat, action)
        after, events = rules.apply(self.state, action, self.chance)
        look_at_step(Step(self.state, seat, menu, action, events, after))
        self.state = after

    @precondition(lambda self: not self.state.over)
    @rule(chooser=st.sampled_from(sorted(CHOOSER)), actions=st.integers(1, 60), seed=seeds)
    def a_stretch(self, chooser, actions, seed):
        for step, _ in zip(play_on(self.state, seed, CHOOSER[chooser]), range(actions), strict=False):
            look_at_step(step)
            self.state = step.after

    @rule(seed=seeds)
    def everything_on_the_menu(self, seed):
        every_menu_action_works(self.state, seed)

    def teardown(self):
        if hasattr(self, "state"):
            for step in play_on(self.state, seed=1):  # raises when it does not end
                self.state = step.after
            assert self.state.over


TestRandomPlay = RandomPlay.TestCase
TestRandomPlay.settings = settings(max_examples=40, stateful_step_count=15)


def whole_game(table: tuple, seed: int, chooser: Chooser, *, try_all_every: int) -> set[str]:
    """Look at every step of a game; returns the corners it reached."""
    reached = set()
    for number, step in enumerate(play(*table, seed, chooser), 1):
        look_at_step(step)
        reached.update(corners(step))
        if number % try_all_every == 0:
            every_menu_action_works(step.after, seed)
    assert step.after.over
    return reached


def fewest_or_most(table: tuple) -> bool:
    edition, players = table
    return players in edition.rules.players


@pytest.mark.parametrize("table", [t for t in TABLES if fewest_or_most(t)], ids=table_name)
def test_whole_games_of_every_chooser(table):
    """And they reach the corners: a campaign that never empties a deck proves nothing about empty decks."""
    reached = set()
    for chooser in CHOOSERS:
        reached |= whole_game(table, seed=11, chooser=chooser, try_all_every=80)
    assert EXPECTED[table[0].id] <= reached


@pytest.mark.parametrize("table", [t for t in TABLES if not fewest_or_most(t)], ids=table_name)
def test_whole_games_with_other_numbers_of_players(table):
    for chooser in (ANYTHING, EVERYTHING):
        whole_game(table, seed=11, chooser=chooser, try_all_every=80)


def test_many_games_on_small_boards_reach_the_rare_corners():
    reached = set()
    for table in ("toy-2p", "toy-3p", "tiny-2p"):
        for seed in range(12):
            for chooser in CHOOSERS:
                reached |= whole_game(TABLE[table], seed, chooser, try_all_every=20)
    assert reached >= RARE


@pytest.mark.soak
@pytest.mark.parametrize("chooser", CHOOSERS, ids=lambda chooser: chooser.name)
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_many_whole_games(table, chooser):
    for seed in range(1000, 1030):
        whole_game(table, seed, chooser, try_all_every=25)
