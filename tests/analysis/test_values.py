"""Chances: they add up, are certain at the end, and know no more than they may."""

from __future__ import annotations

import numpy as np
import pytest

import northline as nl
from northline.analysis.values import Evaluator
from northline.editions import Edition
from northline.rules import standings, view
from northline.rules.state import State
from tests.games import EVERYTHING, TABLE, TABLES, positions, table_name
from tests.property.secrets import dealt_anew

SOME_TABLES = [TABLE[name] for name in ("europe-3p", "nordic_countries-2p", "northern_lights-4p", "toy-3p")]


def some_positions(edition: Edition, players: int, seed: int = 3) -> list[State]:
    """Positions of a game, those at the beginning and the end among them, in every phase that came up."""
    there = positions(edition, players, seed, EVERYTHING)
    phases = {type(state.phase): state for state in there}
    return [*there[:2], *there[2::9], *phases.values(), *there[-2:]]


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_chances_sum_to_one_in_every_phase_on_every_board(table: tuple[Edition, int]) -> None:
    edition, players = table
    states = some_positions(*table)
    evaluator = Evaluator(edition, players)
    views = [view(state, seat, menu=False) for state in states[::3] for seat in (0, players - 1, None)]
    for chances in (*evaluator.open_many(states), *evaluator.from_views(views)):
        assert sum(chances.win) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in chances.win)
        assert len(chances.points) == players
        assert np.isfinite(chances.points).all()
        assert 0.0 <= chances.error < 0.5


@pytest.mark.parametrize("table", SOME_TABLES, ids=table_name)
def test_a_finished_game_is_certain(table: tuple[Edition, int]) -> None:
    edition, players = table
    end = positions(edition, players, 4)[-1]
    evaluator = Evaluator(edition, players)
    final = {standing.seat: standing for standing in standings(end)}
    winners = [seat for seat in range(players) if final[seat].place == 1]
    for chances in (
        evaluator.open(end),
        evaluator.from_view(view(end, 0)),
        evaluator.from_view(view(end, None)),
    ):
        assert chances.win == tuple(1 / len(winners) * (seat in winners) for seat in range(players))
        assert chances.points == tuple(final[seat].points for seat in range(players))
        assert chances.error == 0.0


@pytest.mark.parametrize("table", SOME_TABLES, ids=table_name)
def test_what_a_seat_cannot_see_makes_no_difference(table: tuple[Edition, int]) -> None:
    edition, players = table
    evaluator = Evaluator(edition, players)
    states = [state for state in some_positions(*table) if not state.over]
    differ = 0
    for place, state in enumerate(states):
        seat = None if place % 4 == 3 else place % players
        other = dealt_anew(state, seat, seed=place)
        assert evaluator.from_view(view(state, seat)) == evaluator.from_view(view(other, seat, menu=False))
        differ += evaluator.open(state) != evaluator.open(other)
    assert differ > len(states) // 2  # with all cards open it does


def test_the_order_of_the_decks_makes_no_difference() -> None:
    edition = nl.edition("europe")
    evaluator = Evaluator(edition, 2)
    for state in positions(edition, 2, 6, EVERYTHING)[::12]:
        turned = nl.rules.state.State.from_dict(state.to_dict())
        assert turned == state
        object.__setattr__(turned, "ticket_deck", state.ticket_deck[::-1])
        assert evaluator.open(turned) == evaluator.open(state)


def test_a_position_has_the_same_chances_alone_and_among_others() -> None:
    table = TABLE["northern_lights-3p"]
    states = [state for state in some_positions(*table) if not state.over]
    views = [view(state, 1, menu=False) for state in states]
    evaluator = Evaluator(*table, seed=5)
    assert Evaluator(*table, seed=5).open_many(states) == [evaluator.open(state) for state in states]
    assert Evaluator(*table, seed=5).from_views(views) == [evaluator.from_view(seen) for seen in views]


def test_other_boards_and_tables_are_refused() -> None:
    europe, nordic = nl.edition("europe"), nl.edition("nordic_countries")
    state = positions(europe, 3, 1)[5]
    with pytest.raises(ValueError, match="is for Nordic Countries with 2 players, not for Europe with 3"):
        Evaluator(nordic, 2).open(state)
    with pytest.raises(ValueError, match="is for Europe with 2 players, not for Europe with 3"):
        Evaluator(europe, 2).from_view(view(state, 0))
    with pytest.raises(ValueError, match="players"):
        Evaluator(nordic, 5)
