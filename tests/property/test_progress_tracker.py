"""Progress that is followed through a game is the same as progress worked out from scratch, to the last field."""

from __future__ import annotations

import pytest

import northline as nl
from northline.rules import SplitMix
from northline.rules.actions import Action, BuildStation, Claim, DrawTickets
from northline.rules.analysis.progress import ProgressTracker, progress
from tests.games import TABLES, table_name


def choose(menu: tuple[Action, ...], chance: SplitMix) -> Action:
    """Mostly something that changes the board or the tickets."""
    kind = (Claim, BuildStation, DrawTickets, Claim)[chance.below(4)]
    wanted = [action for action in menu if isinstance(action, kind)] if chance.below(8) else []
    among = wanted or menu
    return among[chance.below(len(among))]


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_tracker_says_what_is_worked_out_from_scratch(table):
    edition, players = table
    seed = 7
    game, chance, tracker = nl.Game.new(edition, players, seed=seed), SplitMix(seed), ProgressTracker()
    undone = compared = 0
    while not game.over:
        seat = game.to_act[chance.below(len(game.to_act))]
        game.play(seat, choose(game.legal_actions(seat), chance))
        if game.can_undo(seat) and chance.below(4) == 0:
            compare_some(game, tracker, chance)
            game.undo(seat)
            undone += 1
        compared += compare_some(game, tracker, chance)
    for seat in (*range(players), None):
        assert tracker.progress(game.view(seat)) == progress(game.view(seat))
    assert undone
    assert compared > 10


def compare_some(game: nl.Game, tracker: ProgressTracker, chance: SplitMix) -> int:
    """Compare for seats at random, so that trackers skip positions; how many were compared."""
    seats = [seat for seat in (*range(game.state.players), None) if chance.below(3) == 0]
    for seat in seats:
        view = game.view(seat)
        told = tracker.progress(view)
        assert told == progress(view), f"seat {seat} after {len(game.record.entries)} actions"
        assert tracker.progress(view) is told
    return len(seats)


def test_a_claim_far_away_leaves_everything_as_it_was():
    board = {"edition": "europe", "players": 2, "tickets": [["brest-venezia"], []]}
    tracker = ProgressTracker()
    before, after = (
        tracker.progress(nl.rules.view(nl.rules.State.from_dict({**board, "routes": routes}), 0))
        for routes in ({}, {"kharkov-rostov": 1})
    )
    assert before.tickets is not after.tickets
    assert before.tickets == after.tickets
    nearby = nl.rules.State.from_dict({**board, "routes": {"kharkov-rostov": 1, "paris-zurich": 1}})
    assert tracker.progress(nl.rules.view(nearby, 0)).tickets != after.tickets
