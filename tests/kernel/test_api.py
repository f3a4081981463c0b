"""Batches, playouts, the numbering of actions and conversion, as people use them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import northline as nl
from northline import kernel
from northline.bots import make_bot
from northline.kernel.core import layout
from northline.rules import SplitMix, apply, legal_actions, new_game, standings, view
from northline.rules.state import State
from northline.strategy import codes
from tests.kernel.boards import EDITIONS, TABLES
from tests.kernel.mapping import mapped_menu
from tests.kernel.positions import random_position
from tests.toy import tiny, toy


def reference_game(edition: nl.Edition, players: int, seed: int, numbers: list[int]) -> State:
    """The position that the reference engine reaches by these actions of the kernel."""
    chance = SplitMix(seed)
    state, _ = new_game(edition, players, chance)
    for number in numbers:
        action = kernel.actions(edition).to_reference(state, number)
        state, _ = apply(state, action, chance, state.to_act[0])
    return state


# Batches


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_batch_plays_the_games_of_its_seeds(name: str, players: int) -> None:
    edition = EDITIONS[name]()
    seeds = [3, 2**64 - 1, 5]
    batch = kernel.Batch(edition, players, 3, seeds)
    played: list[list[int]] = [[], [], []]
    choice = np.random.default_rng(1)
    for _ in range(60):
        masks = batch.masks()
        numbers = np.array([choice.choice(np.flatnonzero(mask)) if mask.any() else -1 for mask in masks])
        for game, number in enumerate(numbers.tolist()):
            if number >= 0:
                played[game].append(number)
        batch.step(numbers)
    for game, seed in enumerate(seeds):
        state = reference_game(edition, players, seed, played[game])
        assert batch.state(game) == state
        points = {standing.seat: standing.points for standing in standings(state)}
        assert batch.scores()["total"][game][:players].tolist() == [points[s] for s in range(players)]


def test_batches_on_several_threads_do_the_same() -> None:
    one, many = (kernel.Batch(nl.edition("europe"), 3, 500, 9, threads=threads) for threads in (1, 4))
    for _ in range(50):
        masks = one.masks().copy()
        assert (masks == many.masks()).all()
        numbers = masks.argmax(axis=1)
        one.step(numbers)
        many.step(numbers)
    assert one.games.tobytes() == many.games.tobytes()
    assert one.scores().tobytes() == many.scores().tobytes()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    batch = kernel.Batch(toy(), 2, 2, 1)
    before = batch.games.copy()
    with pytest.raises(ValueError, match="action 0 is illegal in game 1"):
        batch.step([-1, 0])
    assert (batch.games == before).all()  # a copy need not have the same bytes between fields
    for number in (-5, batch.actions.size, 10**9):
        if number >= 0:
            with pytest.raises(ValueError, match="illegal"):
                batch.step([number, -1])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_exactly_the_actions_of_the_mask_are_accepted(name: str, players: int) -> None:
    edition = EDITIONS[name]()
    size = kernel.actions(edition).size
    for seed in range(2):
        record = kernel.from_state(random_position(edition, players, 100 + seed))
        batch = kernel.Batch(edition, players, size)
        batch.games[:] = record
        mask = batch.masks()[0].copy()
        for start in range(0, size, 1):
            if mask[start]:
                continue
            numbers = np.full(size, -1)
            numbers[start] = start
            with pytest.raises(ValueError, match=f"action {start} is illegal"):
                batch.step(numbers)
        batch.step(np.where(mask, np.arange(size), -1))


def test_finished_games_are_reset() -> None:
    batch = kernel.Batch(tiny(), 2, 50, 4)
    for _ in range(40):
        batch.step(np.where(batch.over, -1, batch.masks().argmax(axis=1)))
    over = np.flatnonzero(batch.over)
    assert len(over)
    assert (batch.to_act[over] == -1).all()
    assert batch.reset(seeds=range(len(over))).tolist() == over.tolist()
    assert not batch.over.any()
    assert batch.state(over[0]) == new_game(tiny(), 2, SplitMix(0))[0]
    batch.reset([7], seeds=[123])
    assert batch.state(7) == new_game(tiny(), 2, SplitMix(123))[0]


def test_a_batch_goes_on_from_a_position() -> None:
    state = random_position(toy(), 3, 5)
    batch = kernel.Batch(toy(), 3, 2)
    batch.put(1, state)
    assert batch.state(1) == state
    with pytest.raises(ValueError, match="another edition"):
        batch.put(0, random_position(toy(), 2, 5))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_observation_holds_what_the_seat_sees_and_no_secret(name: str, players: int) -> None:
    edition = EDITIONS[name]()
    for seed in range(12):
        state = random_position(edition, players, seed)
        if state.over:
            continue
        seat = state.to_act[0]
        batch = kernel.Batch(edition, players, 1)
        batch.put(0, state)
        [seen] = batch.observations()
        shown = view(state, seat)
        assert tuple(seen["hand"]) == shown.hands[seat]
        assert np.flatnonzero(seen["tickets"] == 1).tolist() == list(shown.tickets[seat] or ())
        assert [t for t in seen["offer"] if t >= 0] == list(shown.offer)
        turned = [(seat + place) % players for place in range(players)]
        assert seen["trains"][:players].tolist() == [shown.trains[s] for s in turned]
        assert seen["hand_sizes"][:players].tolist() == [shown.hand_sizes[s] for s in turned]
        assert seen["opening_kept"][:players].tolist() == [shown.opening_kept[s] for s in turned]
        assert seen["offered"][:players].tolist() == [shown.offered[s] for s in turned]
        assert [tuple(cards) for cards in seen["seen"][:players].tolist()] == [shown.seen[s] for s in turned]
        assert np.flatnonzero(seen["tickets"] == 3).tolist() == list(shown.refused)
        places = [-1 if ticket is None else ticket for ticket in shown.known_ticket_deck]
        assert seen["known_ticket_deck"][: len(places)].tolist() == places
        owners = [-1 if owner < 0 else turned.index(owner) for owner in shown.owners]
        assert seen["owners"][: len(owners)].tolist() == owners
        # Another position that looks the same to the seat looks the same in numbers.
        batch.games[0] = kernel.from_view(shown, SplitMix(seed))
        [again] = batch.observations()
        assert again.tobytes() == seen.tobytes()


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_policies_choose_for_a_batch_what_they_play(policy: str) -> None:
    """Games stepped by hand are the games of the playouts."""
    played = kernel.playouts(toy(), 3, 40, policy, seed=0)
    batch = kernel.Batch(toy(), 3, 40, seeds=0)
    while not batch.over.all():
        chosen = batch.choices(policy)
        assert ((chosen >= 0) == ~batch.over).all()
        assert batch.masks()[np.flatnonzero(~batch.over), chosen[~batch.over]].all()
        batch.step(chosen)
    assert batch.games.tobytes() == played.games.tobytes()


# Playouts


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_playouts_end_with_the_scores_of_the_reference(name: str, players: int, policy: str) -> None:
    edition = EDITIONS[name]()
    played = kernel.playouts(edition, players, 30, policy, seed=2)
    assert (played.lengths > players).all()
    for game in range(30):
        state = kernel.to_state(played.games[game], edition)
        assert state.over
        assert not state.problems()
        for standing in standings(state):
            assert played.points[game, standing.seat] == standing.points
            assert played.places[game, standing.seat] == standing.place
            assert played.tickets_completed[game, standing.seat] == standing.breakdown.completed
            assert played.tickets_kept[game, standing.seat] == len(state.tickets[standing.seat])
            assert played.routes_claimed[game, standing.seat] == len(state.routes_of(standing.seat))
            assert played.stations_built[game, standing.seat] == len(state.stations[standing.seat])


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    one = kernel.playouts(nl.edition("europe"), 2, 300, ["greedy", "random"], seed=5, threads=1)
    many = kernel.playouts(nl.edition("europe"), 2, 300, ["greedy", "random"], seed=5, threads=3)
    other = kernel.playouts(nl.edition("europe"), 2, 300, ["greedy", "random"], seed=6)
    assert one.games.tobytes() == many.games.tobytes()
    assert one.games.tobytes() != other.games.tobytes()


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_the_greedy_player_beats_the_random_one(name: str) -> None:
    for policies in (["greedy", "random"], ["random", "greedy"]):
        played = kernel.playouts(nl.edition(name), 2, 400, policies, seed=1)
        greedy = policies.index("greedy")
        assert (played.places[:, greedy] == 1).mean() > 0.95
        assert played.points[:, greedy].mean() > 60


def test_the_greedy_player_builds_stations_and_they_pay() -> None:
    """In a full game routes get blocked; what a station borrows completes tickets."""
    played = kernel.playouts(nl.edition("europe"), 5, 1000, "greedy", seed=1)
    built = played.stations_built > 0
    assert built.mean() > 0.05
    batch = kernel.Batch(nl.edition("europe"), 5, 1000)
    batch.games[:] = played.games
    batch.games["stations"] = 0
    gained = (played.points - batch.scores()["total"])[built]
    # Unbuilt stations have points of their own; tickets bring more.
    assert gained.mean() > 5


@pytest.mark.parametrize("name", kernel.KERNEL_PLAYERS)
def test_kernel_players_are_bots_and_play_by_a_policy(name: str) -> None:
    """Whole games of both are compared in the tests of the bots."""
    assert make_bot(name, seed=1)
    policy, traits = kernel.KERNEL_PLAYERS[name]
    played = kernel.playouts(toy(), 2, 2, policy, traits=[traits, traits])
    assert (played.games["phase"] == codes.OVER).all()


def test_playouts_refuse_what_is_not_there() -> None:
    with pytest.raises(ValueError, match="2 to 3 players, not 4"):
        kernel.playouts(toy(), 4, 1)
    with pytest.raises(ValueError, match="there is no policy 'clever'"):
        kernel.playouts(toy(), 2, 1, "clever")
    with pytest.raises(ValueError, match="one policy each"):
        kernel.playouts(toy(), 3, 1, ["random", "random"])


def test_an_edition_that_is_too_large_is_refused() -> None:
    edition = nl.edition("europe")
    rules = replace(edition.rules, display=16)
    with pytest.raises(kernel.TooLarge, match="has 16 cards in the display; the kernel holds at most 15"):
        kernel.playouts(replace(edition, rules=rules), 2, 1)


# Actions and positions


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_action_of_a_menu_has_a_number_and_every_number_an_action(name: str, players: int) -> None:
    edition = EDITIONS[name]()
    table = kernel.actions(edition)
    for seed in range(15):
        state = random_position(edition, players, seed)
        if state.over:
            continue
        seat = state.to_act[0]
        menu = mapped_menu(state, seat)
        for number, action in menu.items():
            assert table.to_reference(state, number) == action
            assert table.to_kernel(state, action) == number
            assert table.describe(number)
        assert {table.to_kernel(state, action) for action in legal_actions(state, seat)} == set(menu)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_positions_become_records_and_positions_again(name: str, players: int) -> None:
    edition = EDITIONS[name]()
    for seed in range(40):
        state = random_position(edition, players, seed)
        assert kernel.to_state(kernel.from_state(state, seed), edition) == state
    record = kernel.from_state(state, 77)
    assert kernel.chance_of(record).below(1000) == SplitMix(77).below(1000)


def test_what_the_table_of_actions_says() -> None:
    table = kernel.actions(nl.edition("europe"))
    assert table.describe(codes.DRAW) == "draw"
    assert table.describe(codes.TAKE + 8) == "take locomotive"
    assert table.describe(codes.KEEP + 5) == "keep 1 3"
    assert table.describe(table.claim + 7) == f"claim {nl.edition('europe').routes[0].id} red"
    assert table.describe(table.station).startswith("station ")
    with pytest.raises(ValueError, match="not 99999"):
        table.describe(99999)


# The page


def test_greedy_players_do_not_dig_one_tunnel_for_ever() -> None:
    """Three of them kept all colours in hand; the few cards left were locomotives, and every tunnel was given up."""
    played = kernel.playouts(nl.edition("europe"), 3, 1387, "greedy", seed=2)
    assert played.lengths.max() < 1000
    assert (played.games["phase"] == codes.OVER).all()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_log_fits_the_game_it_is_kept_of(name: str, players: int) -> None:
    edition = EDITIONS[name]()
    plain = kernel.playouts(edition, players, 200, "greedy", seed=6)
    logged = kernel.playouts(edition, players, 200, "greedy", seed=6, game_logs=True)
    assert plain.games.tobytes() == logged.games.tobytes()
    assert plain.results.tobytes() == logged.results.tobytes()
    assert plain.game_logs is None
    game_logs = logged.game_logs
    assert game_logs is not None
    for game, log in zip(logged.games, game_logs, strict=True):
        state = kernel.to_state(game, edition)
        claimed = log["claimed_in"][: len(edition.routes)]
        assert (claimed > 0).tolist() == [owner >= 0 for owner in state.owners]
        rounds = -(-int(log["turns"]) // players)
        assert claimed.max() <= rounds
        for seat in range(players):
            kept = sum(1 << ticket for ticket in state.tickets[seat])
            assert int(log["seen"][seat]) & kept == kept
            spaces = sum(edition.routes[route].length for route in state.routes_of(seat))
            assert log["paid"][seat].sum() >= spaces  # tunnels and substitutes cost more, nothing costs less


def test_the_architecture_page_names_every_module_and_the_size_of_a_game() -> None:
    root = Path(__file__).parents[2]
    page = (root / "docs/architecture.md").read_text(encoding="utf-8")
    for module in (root / "src/northline/kernel").rglob("*.py"):
        assert module.stem == "__init__" or f"`{module.stem}`" in page, module.name
    assert f"a record of {layout.GAME.itemsize} bytes" in page
