"""Taking back: one's own last action, when nothing came to light by it, and then exactly."""

import pytest

from northline import Game, IllegalAction, rules
from northline.rules.actions import Draw, DrawTickets, Keep
from northline.rules.events import TunnelTried
from tests.games import CHOOSERS, EVERYTHING, TABLES, seeds, table_name


def came_to_light(game: Game) -> bool:
    """Whether the last action showed a card or ticket to anybody, or told how many opening tickets each kept."""
    (before, _), after = game.history[-1], game.state
    known_to_all = [rules.view(before, None), rules.view(after, None)]
    drawn = sum(before.deck) != sum(after.deck) or after.over
    offered = known_to_all[0].ticket_deck_size > known_to_all[1].ticket_deck_size
    opened = known_to_all[0].phase == "opening" and known_to_all[1].phase != "opening"
    dug = any(
        isinstance(event, TunnelTried) for event in game.history[-1][1]
    )  # even if no card was left to turn
    return drawn or offered or opened or dug or bool(game.record.entries[-1].chance)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_what_can_be_taken_back_is_taken_back_exactly(table):
    edition, players = table
    taken_back, refused = set(), set()
    for seed in seeds(*table):
        game, twin = (Game.new(edition, players, seed=seed + 71) for _ in range(2))
        habit = rules.SplitMix(seed)
        chooser = CHOOSERS[seed % 2]
        while not game.over:
            seat = game.to_act[habit.below(len(game.to_act))]
            menu = game.legal_actions(seat)
            action = chooser.choose(game.state, menu, habit)
            before, record = game.state, str(game.record)
            game.play(seat, action)
            for other in range(players):
                assert game.can_undo(other) == (other == seat and not came_to_light(game))
            if not game.can_undo(seat):
                refused.add(type(action))
                after = game.state
                with pytest.raises(IllegalAction):
                    game.undo(seat)
                assert game.state == after
            else:
                taken_back.add(type(action))
                game.undo(seat)
                assert game.state == before
                assert str(game.record) == record
                game.play(seat, action)
            twin.play(seat, action)  # never takes anything back
            assert game.state == twin.state
        assert str(game.record) == str(twin.record)
        assert game.history == twin.history
    assert Keep in taken_back
    assert {Draw, DrawTickets} <= refused


def test_nothing_can_be_taken_back_before_anything_is_done():
    game = Game.new(TABLES[0][0], 2, seed=1)
    assert not game.can_undo(0)
    with pytest.raises(IllegalAction):
        game.undo(0)


def test_a_loaded_game_can_take_back_as_well(tmp_path):
    edition, players = TABLES[0]
    game = Game.new(edition, players, seed=2)
    start = game.state
    game.play(1, EVERYTHING.choose(start, game.legal_actions(1), rules.SplitMix(1)))
    game.save(tmp_path / "game.jsonl")
    loaded = Game.load(tmp_path / "game.jsonl")
    loaded.undo(1)
    assert loaded.state == start
