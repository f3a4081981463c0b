"""The games in OpenSpiel: its own tests pass, a state is a position of the rules, and no secret is told."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import northline as nl
from northline import kernel
from northline.rules import standings, view
from northline.rules.state import State

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: pip install 'northline[openspiel]'"
)

import northline.envs.open_spiel  # noqa: E402 - only where OpenSpiel is
from northline.envs.open_spiel import PlayoutEvaluator  # noqa: E402
from northline.envs.open_spiel.game import row_of  # noqa: E402

TABLES = [
    (name, players)
    for name in nl.EDITIONS
    for players in range(nl.edition(name).rules.players[0], nl.edition(name).rules.players[1] + 1)
]


def load(edition: str, players: int, **more: Any) -> Any:
    options = "".join(f",{key}={value}" for key, value in more.items())
    return pyspiel.load_game(f"northline(edition={edition},players={players}{options})")


def advance(state: Any, random: np.random.RandomState) -> None:
    """One random action, or one outcome of chance."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(random.choice(outcomes, p=chances)))
    else:
        state.apply_action(int(random.choice(state.legal_actions())))


def some_states(game: Any, seed: int, every: int) -> list[Any]:
    """Every so many-th choice of a random game."""
    random, state, found, choices = np.random.RandomState(seed), game.new_initial_state(), [], 0
    while not state.is_terminal():
        if not state.is_chance_node():
            if choices % every == 0:
                found.append(state.clone())
            choices += 1
        advance(state, random)
    return [*found, state]


@pytest.mark.parametrize(("edition", "players"), TABLES, ids=lambda value: str(value))
def test_openspiel_accepts_the_game(edition: str, players: int) -> None:
    pyspiel.random_sim_test(load(edition, players), num_sims=1, serialize=players == 2, verbose=False)


@pytest.mark.parametrize("edition", nl.EDITIONS)
def test_a_state_is_a_position_of_the_rules(edition: str) -> None:
    """Actions are numbered as in the kernel, and returns follow from the final standings."""
    game = load(edition, 3, reward="rank")
    board = nl.edition(edition)
    batch = kernel.Batch(board, 3, games=1)
    states = some_states(game, seed=1, every=9)
    for state in states[:-1]:
        batch.put(0, state.position())
        assert state.legal_actions() == np.flatnonzero(batch.masks()[0]).tolist()
        assert state.current_player() == batch.to_act[0]
        assert state.returns() == [0, 0, 0]
    final = standings(states[-1].position())
    if len({standing.place for standing in final}) == 3:
        assert states[-1].returns() == [
            2.0 - place for place in (s.place for s in sorted(final, key=lambda s: s.seat))
        ]
    assert sum(states[-1].returns()) == pytest.approx(0)


def test_chance_outcomes_are_those_of_a_record() -> None:
    """A game of OpenSpiel becomes a record, which replays to the same position."""
    game = load("northern_lights", 2)
    state, random = game.new_initial_state(), np.random.RandomState(4)
    while not state.is_terminal():
        advance(state, random)

    class Script:
        def __init__(self) -> None:
            self.left = [
                item.action for item in state.full_history() if item.player == pyspiel.PlayerId.CHANCE
            ]

        def below(self, n: int) -> int:
            return 0 if n == 1 else self.left.pop(0)

    chance = Script()
    replayed = nl.Game.new(nl.edition("northern_lights"), 2, chance=chance)
    table = kernel.actions(replayed.edition)
    for item in state.full_history():
        if item.player >= 0:
            replayed.play(item.player, table.to_reference(replayed.state, item.action))
    assert replayed.state == state.position()
    assert not chance.left


def test_information_states_tell_what_the_seat_has_seen_and_no_more() -> None:
    game = load("europe", 3)
    observe = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    draws, differed = iter(range(10**6)), 0
    for state in some_states(game, seed=2, every=11)[:-1]:
        for seat in range(3):
            twin = state.resample_from_infostate(seat, lambda: next(draws) / 10**6)
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            observe.set_from(state, seat)
            tensor = observe.tensor.copy()
            observe.set_from(twin, seat)
            assert (observe.tensor == tensor).all()
            assert view(twin.position(), seat) == view(state.position(), seat)
            assert not twin.position().problems()
        acting = state.current_player()
        twin = state.resample_from_infostate(acting, lambda: next(draws) / 10**6)
        assert twin.legal_actions() == state.legal_actions()
        differed += twin.position().hands != state.position().hands
    assert differed >= 5


def test_information_states_have_perfect_recall() -> None:
    """What a seat has seen only grows, and two different pasts are never told the same."""
    game = load("nordic_countries", 2)
    told: dict[str, tuple[Any, ...]] = {}
    for seed in (1, 2):
        random, state = np.random.RandomState(seed), game.new_initial_state()
        own: list[int] = []
        before = ""
        while not state.is_terminal():
            if state.current_player() == 0:
                now = state.information_state_string(0)
                assert now.startswith(before)
                assert told.setdefault(now, tuple(own)) == tuple(own)
                before = now
                action = int(random.choice(state.legal_actions()))
                own.append(action)
                state.apply_action(action)
            else:
                advance(state, random)


def known_hands(state: Any) -> list[tuple[int, ...]]:
    return list(view(state.position(), 0, menu=False).seen)


def test_what_everybody_saw_come_into_a_hand_is_remembered() -> None:
    game, remembered = load("europe", 2), 0
    random, state = np.random.RandomState(3), game.new_initial_state()
    while not state.is_terminal():
        if state.position() is not None and not state.is_chance_node():
            for known, hand in zip(known_hands(state), state.position().hands, strict=True):
                assert all(some <= count for some, count in zip(known, hand, strict=True))
            twin = state.resample_from_infostate(0, random.uniform)
            theirs = known_hands(state)[1]
            assert all(some <= count for some, count in zip(theirs, twin.position().hands[1], strict=True))
            remembered = max(remembered, sum(theirs))
        advance(state, random)
    assert remembered >= 3


def in_play(position: State) -> set[int]:
    return {ticket for held in position.tickets for ticket in held} | set(position.ticket_deck)


@pytest.mark.parametrize("edition", nl.EDITIONS)
def test_tickets_that_left_the_game_stay_away(edition: str) -> None:
    game, looked_at = load(edition, 2), 0
    random = np.random.RandomState(5)
    for state in some_states(game, seed=5, every=15)[:-1]:
        if view(state.position(), 0).phase in ("opening", "tickets"):
            continue
        refused = set(view(state.position(), 0, menu=False).refused)
        gone = refused - in_play(state.position())
        for _ in range(5):
            assert not gone & in_play(state.resample_from_infostate(0, random.uniform).position())
        looked_at += len(refused)
    assert looked_at


def test_a_copy_goes_on_by_itself() -> None:
    state = some_states(load("nordic_countries", 3), seed=1, every=20)[2]
    before = str(state)
    twin, other = state.clone(), copy.deepcopy(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before == str(other)
    assert str(twin) != before


def test_observers_have_named_pieces() -> None:
    game = load("europe", 2)
    state = some_states(game, seed=1, every=30)[1]
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    fields = kernel.fields_of(nl.edition("europe"), 2)
    row = row_of(state.position(), 1)
    for field in fields.fields:
        assert observer.dict[field.name].tolist() == fields.part(row, field.name).tolist()
    assert {"seen", "refused"} <= observer.dict.keys()
    everybody = pyspiel.PrivateInfoType.ALL_PLAYERS
    with pytest.raises(ValueError, match="see what one player sees"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=everybody))


def test_an_evaluator_prefers_the_better_position() -> None:
    state = some_states(load("europe", 2), seed=1, every=40)[1]
    rewards = PlayoutEvaluator("random", playouts=40, reward="average_margin", seed=1).evaluate(state)
    assert rewards.sum() == pytest.approx(0)
    ahead = nl.State.from_dict({**state.position().to_dict(), "points": [200, 0]})
    state.node = replace(state.node, position=ahead)
    better = PlayoutEvaluator("random", playouts=40, reward="average_margin", seed=1).evaluate(state)
    assert better[0] > rewards[0] + 1
    with pytest.raises(ValueError, match="there is no player 'search' of the kernel"):
        PlayoutEvaluator("search")


def test_wrong_parameters_are_told() -> None:
    with pytest.raises(
        Exception, match="the reward is zero_sum, rank, average_margin in OpenSpiel, not 'win'"
    ):
        load("europe", 2, reward="win")
    with pytest.raises(Exception, match="2 to 3 players, not 4"):
        load("nordic_countries", 4)


def test_the_search_of_openspiel_plays() -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot

    game = load("nordic_countries", 2)
    evaluator = PlayoutEvaluator("greedy", playouts=1)
    bot = ISMCTSBot(game, evaluator, 1.0, 12, random_state=np.random.RandomState(1))
    for state in some_states(game, seed=3, every=60)[:3]:
        assert bot.step(state) in state.legal_actions()


def test_playing_on_from_a_sampled_world_needs_no_luck() -> None:
    """Sampled worlds are positions like any other: games go on from them to the end."""
    random = np.random.RandomState(1)
    state = some_states(load("northern_lights", 2), seed=1, every=25)[3]
    twin = state.resample_from_infostate(state.current_player(), random.uniform)
    while not twin.is_terminal():
        advance(twin, random)
    assert sum(twin.returns()) == pytest.approx(0)
