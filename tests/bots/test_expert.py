"""The expert: honest, legal, in time, and it sees what is there to be seen. Most tests use an untrained network."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from numpy.typing import NDArray

import northline as nl
from northline.bots import BotError, Clock, make_bot
from northline.bots.greedy import GreedyBot
from northline.bots.network_search import ExpertBot
from northline.bots.network_search.candidates import MOST, candidates
from northline.bots.network_search.evaluator import Evaluator, utility
from northline.bots.network_search.rollouts import Rollouts
from northline.kernel import Batch, TooLarge, from_state, seeds, to_state
from northline.kernel.core.threads import Workers
from northline.kernel.determinizations import Determinizer
from northline.kernel.distances import all_distances as compiled_distances
from northline.neural.distances import FAR, all_distances
from northline.neural.inputs import InputReader
from northline.neural.policy import assess
from northline.neural.weights import load_model
from northline.rules import SplitMix, State, sample
from northline.rules.actions import Claim
from tests.bots.playing import play, some_states
from tests.games import TABLES, table_name
from tests.neural import golden, networks
from tests.toy import tiny, toy


@pytest.fixture
def weights(tmp_path: Path) -> str:
    return str(networks.file(tmp_path))


@pytest.fixture(autouse=True)
def _is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not compiled yet is compiled when it is called."""
    monkeypatch.setattr(ExpertBot, "is_ready", staticmethod(lambda: True))


@pytest.mark.parametrize("edition", [toy(), tiny()], ids=["toy", "tiny"])
def test_it_plays_to_the_end(edition: nl.Edition, weights: str) -> None:
    bots = [make_bot(f"expert:playouts=4,turns=1,weights={weights}", seed=1), GreedyBot(1)]
    final, _ = play(edition, bots, seed=2)
    assert final.over
    assert not final.problems()


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_its_choices_are_legal_on_every_board(table: tuple[nl.Edition, int], weights: str) -> None:
    edition, players = table
    for state in some_states(edition, players, every=40):
        seat = state.to_act[-1]
        chosen = make_bot(f"expert:playouts=8,turns=1,weights={weights}").choose(nl.rules.view(state, seat))
        nl.rules.check(state, seat, chosen)


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_the_hidden_part_of_a_position_does_not_change_a_choice(name: str, weights: str) -> None:
    """Nor does the number of threads."""
    chance = SplitMix(9)
    for state in some_states(nl.edition(name), 3, seed=2, every=40):
        seat = state.to_act[-1]  # while opening tickets are chosen, not the first one
        view = nl.rules.view(state, seat)
        resampled = nl.rules.view(sample(view, chance), seat)
        spec = f"expert:playouts=24,turns=2,weights={weights}"
        chosen = make_bot(f"{spec},threads=2", seed=5).choose(view)
        nl.rules.check(state, seat, chosen)
        assert make_bot(f"{spec},threads=1", seed=5).choose(resampled) == chosen


@pytest.mark.parametrize(("seconds", "per_move", "limit"), [(0.2, None, 0.2), (30.0, 0.2, 0.16)])
def test_it_keeps_its_time(
    seconds: float, per_move: float | None, limit: float, weights: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock on which every rollout takes a millisecond: nearly all the time is used, and no more."""
    now = 0.0

    def utilities(_: Rollouts, actions: list[int], start: int, stop: int) -> NDArray[np.float64]:
        nonlocal now
        now += 0.001 * len(actions) * (stop - start)
        return np.zeros((stop - start, len(actions)))

    clock = SimpleNamespace(monotonic=lambda: now)
    monkeypatch.setattr(Rollouts, "utilities", utilities)
    monkeypatch.setattr("northline.bots.network_search.bot.clocks", clock)
    monkeypatch.setattr("northline.bots.sequential_halving.clocks", clock)
    used = []
    for state in some_states(nl.edition("northern_lights"), 2, every=20):
        view = nl.rules.view(state, state.to_act[0])
        before = now
        spec = f"expert:time={seconds},weights={weights}"
        assert make_bot(spec).choose(view, Clock(per_move=per_move)) in view.legal_actions
        used.append(now - before)
    undecided = [time for time in used if time > 0]  # elsewhere nothing but one action is worth trying
    assert len(undecided) >= 3
    assert all(0.5 * limit < time <= limit for time in undecided)


def test_without_time_for_a_single_turn_it_plays_as_the_network_does(weights: str) -> None:
    for state in some_states(nl.edition("europe"), 2, every=30):
        view = nl.rules.view(state, state.to_act[0])
        hurried = make_bot(f"expert:time=0.000001,weights={weights}").choose(view)
        assert hurried == make_bot(f"neural:weights={weights}").choose(view)


def test_a_board_that_is_too_large_for_the_kernel_is_played_without_a_search(
    weights: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise TooLarge("too many cities")

    state = next(some_states(nl.edition("europe"), 2))
    view = nl.rules.view(state, 0)
    monkeypatch.setattr("northline.kernel.convert.tables_of", refuse)
    chosen = make_bot(f"expert:playouts=8,weights={weights}").choose(view)
    assert chosen == make_bot(f"neural:weights={weights}").choose(view)


def test_whoever_is_interrupted_can_be_asked_again(weights: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server ends a choice that takes too long with an exception, wherever the bot is."""
    state = next(some_states(nl.edition("europe"), 2))
    view = nl.rules.view(state, 0)
    bot = make_bot(f"expert:playouts=8,turns=1,weights={weights}")
    expected = bot.choose(view)
    evaluate, left = Evaluator.__call__, 2

    def interrupted(*arguments: object) -> object:
        nonlocal left
        left -= 1
        if not left:
            raise TimeoutError
        return evaluate(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Evaluator, "__call__", interrupted)
    with pytest.raises(TimeoutError):
        bot.choose(view)
    assert bot.choose(view) == expected


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ("time=-1", "a budget is not negative"),
        ("time=nan", "a budget is not negative"),
        ("playouts=-3", "a budget is not negative"),
        ("turns=0", "at least one turn"),
        ("weights=nowhere.npz", "nowhere.npz"),
    ],
)
def test_options_that_make_no_sense_are_refused_in_one_sentence(options: str, why: str) -> None:
    with pytest.raises(BotError, match=why) as refused:
        make_bot(f"expert:{options}")
    assert "\n" not in str(refused.value)


def test_broken_weights_are_refused_in_one_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.npz"
    broken.write_bytes(networks.content()[:5000])
    with pytest.raises(BotError, match="broken") as refused:
        make_bot(f"expert:weights={broken}")
    assert "\n" not in str(refused.value)


def test_until_its_search_is_compiled_it_plays_as_the_network_does(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(ExpertBot, "is_ready", staticmethod(lambda: False))
    monkeypatch.setattr("northline.bots.levels.get_expert_ready", lambda: asked.append(True))
    for state in some_states(nl.edition("nordic_countries"), 2, every=25):
        view = nl.rules.view(state, state.to_act[0])
        assert make_bot("expert").choose(view) == make_bot("hard").choose(view)
    assert asked


def test_it_sees_the_claim_that_wins_at_the_very_end() -> None:
    """One turn each is left: ten points lie in the hand, and nothing else brings any."""
    state = nl.State.from_dict(
        {
            "edition": "nordic_countries",
            "players": 2,
            "phase": "turn",
            "to_act": 0,
            "turns_left": 1,
            "hands": [{"purple": 1, "blue": 5}, {}],
            "trains": [9, 1],
        }
    )
    view = nl.rules.view(state, 0)
    claims = [action for action in view.legal_actions if isinstance(action, Claim)]
    most = max(state.edition.route_points[claim.route] for claim in claims)
    choice = make_bot("expert:playouts=64", seed=1).choose(view)
    assert isinstance(choice, Claim)
    assert state.edition.route_points[choice.route] == most


# What it is made of


def rollouts_from(state: State, seat: int, turns: int) -> Rollouts:
    evaluator = Evaluator(state.edition, state.players, networks.model(), Workers(1))
    return Rollouts(state.edition, np.array([from_state(state)]), seat, evaluator, seed=3, turns=turns)


def actions_of(state: State) -> list[int]:
    batch = Batch(state.edition, state.players, 1)
    batch.put(0, state)
    numbers: list[int] = np.flatnonzero(batch.masks()[0]).tolist()
    return numbers


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_an_action_meets_the_same_chance_in_whatever_company(name: str) -> None:
    """In the middle of a game, all actions in some deals at once, or one by one in one deal after the other."""
    state = list(some_states(nl.edition(name), 2))[8]
    actions = actions_of(state)[:3]
    rollouts = rollouts_from(state, state.to_act[0], turns=2)
    together = rollouts.utilities([*actions, actions[0]], 0, 4)
    assert together[:, 0] == pytest.approx(together[:, -1], abs=1e-5)
    assert len(set(together[:, 0].tolist())) == 4
    for deal in range(4):
        for place, action in enumerate(actions):
            alone = rollouts.utilities([action], deal, deal + 1)
            assert alone[0, 0] == pytest.approx(together[deal, place], abs=1e-3)


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_that_ends_on_the_way_counts_as_it_ended(players: int) -> None:
    """With the tickets that the others were dealt: their points are only known then."""
    state, action = last_action(players)
    seat, deals = state.to_act[0], 3
    found = rollouts_from(state, seat, turns=3).utilities([action], 0, deals)
    batch = Batch(state.edition, players, deals)
    batch.games[:] = Determinizer(state.edition, np.array([from_state(state)]), seat).deal(seeds(3, deals))
    batch.step([action] * deals)
    for deal, result in enumerate(batch.scores()):
        points = result["total"][:players].astype(float)
        places = result["place"][:players]
        lead = points[seat] - np.delete(points, seat).max()
        share = (places[seat] == 1) / (places == 1).sum()
        assert found[deal, 0] == pytest.approx(utility(share, lead / 100))


def last_action(players: int) -> tuple[State, int]:
    """A position, and an action that ends the game."""
    batch = Batch(nl.edition("europe"), players, 1)
    for state in reversed(list(some_states(batch.edition, players, every=1))):
        for action in actions_of(state):
            batch.put(0, state)
            batch.step([action])
            if batch.over[0]:
                return state, action
    raise AssertionError("no game ends with an action")


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_compiled_distances_are_those_of_numpy(table: tuple[nl.Edition, int]) -> None:
    reader = InputReader(*table)
    costs, links = np.concatenate(reader.costs(*golden.rows_and_masks(*table))), reader.board.links
    found = compiled_distances(costs, links.a, links.b, links.routes, links.cities, int(FAR))
    assert (found == np.minimum(all_distances(costs, links), FAR)).all()


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_many_positions_at_once_are_assessed_as_each_alone(name: str) -> None:
    edition, model = nl.edition(name), networks.model()
    states = list(some_states(edition, 2))[:20]
    batch = Batch(edition, 2, len(states))
    for number, state in enumerate(states):
        batch.put(number, state)
    logits, utilities = Evaluator(edition, 2, model, Workers(2))(batch.features(), batch.masks())
    for number, state in enumerate(states):
        alone = assess(nl.rules.view(state, state.to_act[0]), model)
        legal = np.flatnonzero(batch.masks()[number])
        np.testing.assert_allclose(logits[number, legal], alone.logits, rtol=1e-3, atol=1e-4)
        assert (np.delete(logits[number], legal) < -1e8).all()
        assert utilities[number] == pytest.approx(utility(alone.share, alone.margin), abs=1e-4)


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_determinizations_look_the_same_to_the_seat_and_differ_otherwise(name: str) -> None:
    for state in some_states(nl.edition(name), 3, every=30):
        seat = state.to_act[0]
        dealt = Determinizer(state.edition, np.array([from_state(state)]), seat).deal(seeds(4, 5))
        states = [to_state(game, state.edition) for game in dealt]
        for other in states:
            assert nl.rules.view(other, seat) == nl.rules.view(state, seat)
            assert not other.problems()
        assert len({repr(other) for other in states}) == 5


def test_candidates_are_what_the_network_likes_best_and_twins_count_once() -> None:
    several = 0
    for state in some_states(nl.edition("europe"), 3, every=7):
        assessment = assess(nl.rules.view(state, state.to_act[0]), load_model(state.edition))
        found = candidates(assessment)
        liked = [float(assessment.logits[one.place]) for one in found]
        assert assessment.actions[found[0].place] == assessment.favourite
        assert len(found) <= MOST
        assert all(before - after > 5e-5 for before, after in pairwise(liked))
        assert [one.prior.mean for one in found] == sorted((one.prior.mean for one in found), reverse=True)
        several += len(found) > 1
    assert several
