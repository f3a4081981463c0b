"""The row and the mask that a bot makes of a view are those that the kernel makes of the game."""

from __future__ import annotations

import numpy as np
import pytest

import northline as nl
from northline import kernel
from northline.features.layout import fields_of
from northline.features.view_row import view_row
from northline.rules import State
from northline.strategy.action_ids import action_count, numbered_menu
from northline.strategy.board import board_of
from tests.games import ANYTHING, CHOOSERS, EVERYTHING, TABLES, Chooser, positions, table_name


def check(states: list[State]) -> set[str]:
    """Compare all seats of some positions of one board; return the phases that were among them."""
    edition, players = states[0].edition, states[0].players
    batch = kernel.Batch(edition, players, len(states))
    for game, state in enumerate(states):
        batch.put(game, state)
    for seat in range(players):
        written = batch.features(np.full(len(states), seat))
        for game, state in enumerate(states):
            made = view_row(nl.rules.view(state, seat))
            wrong = [
                field.name
                for field in fields_of(edition, players).fields
                if made[field.slice].tolist() != written[game, field.slice].tolist()
            ]
            assert wrong == [], (seat, state)
            assert made.dtype == written.dtype
    masks = batch.masks()
    board = board_of(edition)
    assert masks.shape[1] == action_count(board)
    for game, state in enumerate(states):
        if not state.over:
            menu = numbered_menu(nl.rules.view(state, state.to_act[0]), board)
            assert sorted(menu) == np.flatnonzero(masks[game]).tolist()
    return {nl.rules.view(state, None).phase for state in states}


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_row_and_mask_are_the_kernels(table: tuple[nl.Edition, int]) -> None:
    edition, players = table
    phases: set[str] = set()
    habit = CHOOSERS[(players + len(edition.cities)) % len(CHOOSERS)]
    for seed, chooser in enumerate((ANYTHING, EVERYTHING, habit)):
        played = positions(edition, players, seed, chooser)
        phases |= check(played[:: max(1, len(played) // 60)] + played[-1:])
    assert {"opening", "turn", "second_card", "over"} <= phases


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_row_and_mask_are_the_kernels_where_something_is_being_decided(name: str) -> None:
    edition = nl.edition(name)
    played = positions(edition, 3, 5, Chooser("all tickets and tunnels", _seeks_decisions))
    rare = {"opening", "tickets"} | {"tunnel" for route in edition.routes if route.kind == "tunnel"}
    assert check([state for state in played if nl.rules.view(state, None).phase in rare][:100]) == rare


def _seeks_decisions(state: State, action: nl.rules.actions.Action) -> float:
    match action:
        case nl.rules.actions.Claim(route, _):
            return 3.0 if state.edition.routes[route].kind == "tunnel" else 0.0
        case nl.rules.actions.DrawTickets():
            return 2.0
        case nl.rules.actions.Draw():
            return 1.0 + sum(state.hands[state.to_act[0]]) % 3
        case _:
            return 0.0


def test_a_row_belongs_to_a_seat() -> None:
    game = nl.Game.new(nl.edition("europe"), players=2, seed=1)
    with pytest.raises(ValueError, match="a spectator has no feature row"):
        view_row(game.view(None))
