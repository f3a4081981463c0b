"""A sample completes a view to a position that looks exactly like it."""

import pytest

from northline import rules
from tests.games import CHOOSER, EVERYTHING, TABLES, seeds, table_name
from tests.property.invariants import cards_are_conserved, tickets_are_where_they_may_be
from tests.property.secrets import some_of_every_phase, viewers


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_sample_is_sound_and_looks_like_the_view(table):
    for chooser in (EVERYTHING, CHOOSER["hoarder"], CHOOSER["ticket collector"]):
        for state in some_of_every_phase(*table, seed=21, chooser=chooser):
            for seat in viewers(state):
                view = rules.view(state, seat)
                sample = rules.sample(view, rules.SplitMix(state.players))
                assert sample.problems() == ()
                cards_are_conserved(sample)
                tickets_are_where_they_may_be(sample)
                assert rules.view(sample, seat) == view


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_what_is_hidden_varies_over_samples_and_what_is_known_does_not(table):
    varied = {"hands": False, "tickets": False, "deck": False, "ticket deck": False}
    for seed in seeds(*table):
        for state in some_of_every_phase(*table, seed, EVERYTHING, most=1):
            view = rules.view(state, 0)
            samples = [rules.sample(view, rules.SplitMix(number)) for number in range(12)]
            assert {(sample.hands[0], sample.tickets[0]) for sample in samples} == {
                (state.hands[0], state.tickets[0])
            }
            varied["hands"] |= len({sample.hands[1] for sample in samples}) > 1
            varied["tickets"] |= len({sample.tickets[1] for sample in samples}) > 1
            varied["deck"] |= len({sample.deck for sample in samples}) > 1
            varied["ticket deck"] |= len({sample.ticket_deck for sample in samples}) > 1
    assert all(varied.values()), varied


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_play_can_go_on_from_a_sample(table):
    for state in some_of_every_phase(*table, seed=22, chooser=EVERYTHING, most=2):
        for seat in state.to_act:
            sample = rules.sample(rules.view(state, seat), rules.SplitMix(1))
            for action in rules.legal_actions(state, seat):
                after, _ = rules.apply(sample, action, rules.SplitMix(2))
                assert after.problems() == ()
