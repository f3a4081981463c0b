"""Models of luck: what they see of a position, for which tables they are, and how they are trained and merged."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import northline as nl
from northline.analysis.chance_events import ticket_deck_shuffled
from northline.analysis.values import Evaluator
from northline.analysis.values.inputs import Inputs, detailed_inputs, detailed_inputs_of
from northline.analysis.values.model import load_luck_model, read_model, write_model
from northline.bots import make_bot
from northline.kernel.convert import from_state
from northline.kernel.core.layout import OPEN_FEATURES, VALUE_FEATURES
from northline.kernel.value_features import OPEN_CARDS, Observer
from northline.rules import SplitMix, State
from tests.games import EVERYTHING, TABLE, table_name

SOME_TABLES = [TABLE[name] for name in ("europe-2p", "nordic_countries-3p", "northern_lights-4p", "toy-3p")]


def states(edition: nl.Edition, players: int, seed: int, every: int = 7) -> list[State]:
    """Positions of a game in which everything happens."""
    game, habit = nl.Game.new(edition, players, seed), SplitMix(seed)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, EVERYTHING.choose(game.state, game.legal_actions(seat), habit))
    return [state for state, _ in game.history][::every]


@pytest.mark.parametrize("table", SOME_TABLES, ids=table_name)
def test_it_sees_what_the_value_model_sees_and_which_routes_and_tickets_are_whose(
    table: tuple[nl.Edition, int],
) -> None:
    edition, players = table
    positions = states(edition, players, 3)
    records = np.array([from_state(state) for state in positions])
    observer = Observer(edition, players)
    seen = observer.open_features(records.copy())
    known = observer.features(records.copy(), np.full(len(records), OPEN_CARDS))
    assert seen.rows.shape == (len(records), players, detailed_inputs_of(edition))
    np.testing.assert_array_equal(seen.rows[..., :VALUE_FEATURES], known.rows)
    np.testing.assert_array_equal(seen.over, known.over)
    routes, tickets = len(edition.routes), len(edition.tickets)
    for place, state in enumerate(positions):
        if seen.over[place] or type(state.phase).__name__ != "Turn":
            continue
        for seat in range(players):
            sets = seen.rows[place, seat, OPEN_FEATURES:]
            owned, planned = sets[:routes], sets[routes : 2 * routes]
            assert list(np.flatnonzero(owned)) == sorted(state.routes_of(seat))
            assert not (owned * planned).any()
            held = sets[2 * routes :].reshape(2, tickets).sum(axis=0)
            assert list(np.flatnonzero(held)) == sorted(state.tickets[seat])
            assert held.max(initial=0) <= 1


def test_it_does_not_see_the_order_of_the_tickets() -> None:
    edition, players = TABLE["nordic_countries-2p"]
    positions = states(edition, players, 5, every=11)
    observer = Observer(edition, players)
    here, there = (
        observer.open_features(np.array([from_state(state) for state in some])).rows
        for some in (positions, [ticket_deck_shuffled(state, 4) for state in positions])
    )
    np.testing.assert_array_equal(here, there)


@pytest.mark.parametrize("board", nl.EDITIONS)
def test_every_board_has_one_for_two_players(board: str) -> None:
    edition = nl.edition(board)
    assert load_luck_model(edition, 2) is not None
    game, bot = nl.Game.new(edition, 2, 6), make_bot("planner", seed=6)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, bot.choose(game.view(seat)))
    positions = [state for state, _ in game.history][::5]
    evaluator = Evaluator(edition, 2)
    told, known = evaluator.for_luck(positions), evaluator.open_many(positions)
    for chances in told:
        assert sum(chances.win) == pytest.approx(1.0)
    apart = [abs(one.win[0] - other.win[0]) for one, other in zip(told, known, strict=True)]
    assert 0.0 < np.mean(apart) < 0.25  # they are of about the same opinion


def test_a_table_without_one_asks_the_value_model() -> None:
    edition, players = TABLE["toy-3p"]
    assert load_luck_model(edition, players) is None
    positions = states(edition, players, 2)
    evaluator = Evaluator(edition, players)
    assert evaluator.for_luck(positions) == evaluator.open_many(positions)


def test_a_changed_board_has_none() -> None:
    """Its routes and tickets may be others, whatever it is called."""
    edition = nl.edition("europe")
    changed = replace(edition, tickets=edition.tickets[::-1])
    assert changed.id == edition.id
    assert changed.digest != edition.digest
    assert load_luck_model(changed, 2) is None


def test_merged_networks_say_what_they_say_on_average() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'northline[learn]'")
    from tools.learn_luck import LuckNetwork, Recipe, merged

    torch.manual_seed(3)
    edition = nl.edition("nordic_countries")
    records = np.array([from_state(state) for state in states(edition, 2, 4)])
    inputs = detailed_inputs(Observer(edition, 2), records)
    inputs = Inputs(inputs.rows, inputs.now, np.zeros(len(records)), inputs.final, inputs.shares)
    width = inputs.rows.shape[2]
    scaling = torch.randn(width), torch.rand(width)
    networks = [LuckNetwork(Recipe(width, (6, 5)), *scaling) for _ in range(3)]
    win, points = merged(networks)(inputs)
    rows, now = torch.from_numpy(inputs.rows), torch.from_numpy(inputs.now)
    with torch.no_grad():
        told = [network(rows, now) for network in networks]
    odds = np.mean([(one[:, 0] - one[:, 1]).numpy() for one, _ in told], axis=0)
    np.testing.assert_allclose(np.log(win[:, 0] / win[:, 1]), odds, atol=1e-4)
    np.testing.assert_allclose(points, np.mean([one.numpy() for _, one in told], axis=0), atol=1e-3)


def test_training_finds_out_who_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'northline[learn]'")
    from tools.learn_luck import Games, learned

    torch.set_num_threads(1)
    monkeypatch.setattr("tools.learn_luck.BATCH", 128)  # so that few games make many steps
    chance = np.random.default_rng(1)
    games, length, width = 2000, 6, OPEN_FEATURES + 6
    rows = 0.1 * chance.standard_normal((games * length, 2, width)).astype(np.float32)
    strength = np.repeat(chance.standard_normal((games, 2)), length, axis=0)
    rows[..., 3] += strength  # whoever has most of one feature wins
    shares = np.zeros((games * length, 2), np.float32)
    shares[np.arange(len(shares)), strength.argmax(axis=1)] = 1.0
    now, points = np.zeros_like(shares), (100 * shares).astype(np.float32)
    number = np.repeat(np.arange(games), length)
    table = Games(*map(torch.from_numpy, (rows, now, points, shares)), number)
    network, brier, _ = learned(table)
    assert brier < 0.12
    win, _ = network(Inputs(rows.astype(float), now.astype(float), np.zeros(len(rows)), now * 1.0, now * 1.0))
    assert (win.argmax(axis=1) == shares.argmax(axis=1)).mean() > 0.9


def test_a_model_of_luck_is_read_as_it_was_written() -> None:
    edition = nl.edition("northern_lights")
    model = load_luck_model(edition, 2)
    assert model is not None
    again = read_model(write_model(model), "northern_lights-2", detailed_inputs_of(edition))
    assert again.board == edition.digest
    for name, value in model.network.arrays().items():
        np.testing.assert_array_equal(again.network.arrays()[name], value)
