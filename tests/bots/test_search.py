"""Looking ahead: honest, legal, and no worse than what it starts from."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import northline as nl
from northline.bots import Clock, make_bot
from northline.bots.planner import PlannerBot
from northline.bots.search import (
    CARD_PRIOR,
    OTHER_PRIOR,
    TICKET_PRIOR,
    SearchBot,
    choose_by_search,
    extra_candidates,
    horizon_for,
    planner_variants,
    prior_for,
    relative_forecast_error,
)
from northline.kernel.convert import from_state
from northline.kernel.lookahead import Lookahead
from northline.rules import SplitMix
from northline.rules.actions import Claim, Draw, Keep, Take
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of
from northline.strategy.planner.trained_traits import planner_traits


def positions(name: str, players: int, every: int, seed: int) -> list[nl.State]:
    """Some positions of a game between planners."""
    chance, bot = SplitMix(seed), PlannerBot()
    state, _ = nl.rules.new_game(nl.edition(name), players, chance)
    found, steps = [], 0
    while not state.over:
        seat = state.to_act[0]
        if steps % every == 0 or state.turns_left is not None:
            found.append(state)
        state, _ = nl.rules.apply(state, bot.choose(nl.rules.view(state, seat)), chance, seat)
        steps += 1
    return found


@pytest.mark.parametrize("name", nl.EDITIONS)
@pytest.mark.parametrize("depth", [0, 3])
def test_the_hidden_part_of_a_position_does_not_change_a_choice(name: str, depth: int) -> None:
    """Nor does the number of threads."""
    chance = SplitMix(9)
    for state in positions(name, 3, every=50, seed=2):
        seat = state.to_act[-1]  # while opening tickets are chosen, not the first one
        view = nl.rules.view(state, seat)
        resampled = nl.rules.view(nl.rules.sample(view, chance), seat)
        chosen = SearchBot(playouts=30, seed=5, threads=3, depth=depth).choose(view)
        nl.rules.check(state, seat, chosen)
        assert SearchBot(playouts=30, seed=5, threads=1, depth=depth).choose(resampled) == chosen


@pytest.mark.parametrize("name", nl.EDITIONS)
@pytest.mark.parametrize("horizon", [0, 4])
def test_a_tree_grows_and_adds_up(name: str, horizon: int) -> None:
    edition = nl.edition(name)
    state = positions(name, 2, every=40, seed=4)[1]
    game = np.array([from_state(state)])
    known = planner_variants(planner_traits(edition), 7)
    ahead = Lookahead(edition, game, state.to_act[0], seed=2, planners=known, depth=3, horizon=horizon)
    actions = ahead.proposals()[:2]
    early, late = ahead.values(actions, 0, 30), ahead.values(actions, 30, 60)
    assert ((early >= 0) & (early <= 1)).all()
    for place, action in enumerate(actions):
        trees = ahead.trees[action]
        roots = trees[:, 0]
        assert roots["visits"].sum() == 60
        assert roots["value"].sum() == pytest.approx(early[:, place].sum() + late[:, place].sum())
        for tree in trees:
            nodes = tree[1 : tree[0]["next"]]
            assert len(nodes) > 3  # there is something to choose
            assert (nodes["visits"] <= nodes["availability"]).all()
            assert (nodes["value"] <= nodes["visits"]).all()
            for node in tree[: tree[0]["next"]]:
                below = branches(tree, node)
                assert len(set(below["action"].tolist())) == len(below)
                assert below["visits"].sum() <= node["visits"]
    # The same deals once more, from the beginning: the trees are empty again, so all is as before.
    again = Lookahead(
        edition, game, state.to_act[0], seed=2, planners=known, depth=3, threads=1, horizon=horizon
    )
    assert (again.values(actions, 0, 30) == early).all()


def branches(tree: NDArray[Any], node: Any) -> NDArray[Any]:
    found, place = [], int(node["child"])
    while place >= 0:
        found.append(place)
        place = int(tree[place]["next"])
    return tree[found]


@pytest.mark.parametrize(
    ("seconds", "per_move", "limit"), [(0.2, None, 0.2), (30.0, 0.2, 0.16), (0.5, 60.0, 0.5)]
)
def test_it_keeps_its_time(
    seconds: float, per_move: float | None, limit: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock on which every playout takes a millisecond: nearly all the time is used, and no more."""
    now = 0.0
    try_out = Lookahead.values

    def values(ahead: Lookahead, actions: list[int], start: int, stop: int) -> NDArray[np.float64]:
        nonlocal now
        now += 0.001 * len(actions) * (stop - start)
        return try_out(ahead, actions, start, stop)

    monkeypatch.setattr(Lookahead, "values", values)
    for module in ("search", "sequential_halving"):
        monkeypatch.setattr(f"northline.bots.{module}.clocks", SimpleNamespace(monotonic=lambda: now))
    clock, used = None if per_move is None else Clock(per_move=per_move), []
    for state in positions("northern_lights", 2, every=20, seed=3):
        view = nl.rules.view(state, state.to_act[0])
        before = now
        assert SearchBot(time=seconds, seed=1, threads=1).choose(view, clock) in view.legal_actions
        used.append(now - before)
    undecided = [time for time in used if time > 0]  # elsewhere all planners agree, and nothing is tried
    assert len(undecided) >= 3
    assert all(0.5 * limit < time <= limit for time in undecided)


def test_a_real_clock_will_do() -> None:
    state = positions("nordic_countries", 2, every=30, seed=3)[1]
    view = nl.rules.view(state, state.to_act[0])
    assert SearchBot(time=0.05, seed=1).choose(view) in view.legal_actions


def test_a_few_playouts_prove_little() -> None:
    """With next to no budget it mostly plays what the planner would."""
    same = []
    for state in positions("nordic_countries", 2, every=10, seed=6):
        view = nl.rules.view(state, state.to_act[0])
        same.append(SearchBot(playouts=1, seed=1).choose(view) == PlannerBot().choose(view))
    assert sum(same) >= 0.8 * len(same)


def test_opening_tickets_are_chosen_by_looking_ahead() -> None:
    state, _ = nl.rules.new_game(nl.edition("northern_lights"), 4, SplitMix(8))
    for seat in range(4):
        assert isinstance(SearchBot(playouts=40).choose(nl.rules.view(state, seat)), Keep)


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_it_looks_at_what_no_planner_proposes(name: str) -> None:
    """Every route once, every card, all ways to keep tickets; and within a small budget only the longest routes."""
    routes = 0
    for state in positions(name, 2, every=9, seed=6):
        view = nl.rules.view(state, state.to_act[0])
        menu = numbered_menu(view, board_of(view.edition))
        looked_at = [menu[number] for number in extra_candidates(view, menu, 1000)]
        assert {action for action in menu.values() if isinstance(action, Draw | Take | Keep)} <= set(
            looked_at
        )
        claimed = [action.route for action in looked_at if isinstance(action, Claim)]
        assert sorted(claimed) == sorted({a.route for a in view.legal_actions if isinstance(a, Claim)})
        routes = max(routes, len(claimed))
        few = [menu[number] for number in extra_candidates(view, menu, 2)]
        assert few == (looked_at if view.phase in ("opening", "tickets") else looked_at[:2])
        lengths = [view.edition.routes[route].length for route in claimed]
        assert lengths == sorted(lengths, reverse=True)
    assert routes > 5


def test_the_prior_depends_on_what_is_chosen_instead_of_what() -> None:
    """Only a card in place of a card is a small matter."""
    kinds = set()
    for state in positions("europe", 2, every=9, seed=6):
        view, board = nl.rules.view(state, state.to_act[0]), board_of(state.edition)
        menu = numbered_menu(view, board)
        for planners, one in menu.items():
            for candidate, other in menu.items():
                prior = prior_for(planners, candidate, board.claim)
                cards = isinstance(one, Draw | Take) and isinstance(other, Draw | Take)
                assert (prior == CARD_PRIOR) == cards
                assert (prior == TICKET_PRIOR) == isinstance(other, Keep)
                kinds.add(prior)
    assert kinds == {CARD_PRIOR, TICKET_PRIOR, OTHER_PRIOR}


def test_with_more_playouts_it_looks_farther_and_trusts_forecasts_more() -> None:
    horizons = [horizon_for(playouts, "turn") for playouts in (0, 10, 100, 200, 400, 1600)]
    assert horizons == [4, 4, 4, 6, 8, 12]
    assert [horizon_for(playouts, "opening") for playouts in (10, 100, 400)] == [4, 0, 0]
    errors = [relative_forecast_error(horizon) for horizon in horizons]
    assert errors == sorted(errors, reverse=True)
    assert relative_forecast_error(4) == 1
    assert relative_forecast_error(40) == relative_forecast_error(0) == 0  # the end of the game


def test_a_horizon_of_its_own_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    state = positions("nordic_countries", 2, every=30, seed=3)[1]
    view = nl.rules.view(state, state.to_act[0])
    seen = []

    class Noted(Lookahead):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            seen.append(self.horizon)

    monkeypatch.setattr("northline.kernel.lookahead.Lookahead", Noted)
    for spec in ("search:playouts=200", "search:playouts=200,horizon=1", "search:playouts=20,horizon=0"):
        make_bot(spec, seed=1).choose(view)
    assert seen == [6, 1, 0]


def test_with_open_cards_nothing_is_dealt_anew() -> None:
    """To the end of a game with all cards known: other hidden cards, other values; with hidden ones, the same."""
    state = positions("nordic_countries", 2, every=40, seed=4)[1]
    seat = state.to_act[0]
    other = nl.rules.sample(nl.rules.view(state, seat), SplitMix(3))

    def values(state: nl.State, open_cards: bool) -> list[float]:
        ahead = Lookahead(state.edition, np.array([from_state(state)]), seat, open_cards=open_cards)
        found: list[float] = ahead.values(ahead.proposals()[:1], 0, 20)[:, 0].tolist()
        return found

    assert values(state, open_cards=False) == values(other, open_cards=False)
    assert values(state, open_cards=True) != values(other, open_cards=True)


def test_every_candidate_is_tried() -> None:
    state = positions("northern_lights", 2, every=40, seed=4)[1]
    view = nl.rules.view(state, state.to_act[0])
    ahead = Lookahead(view.edition, np.array([from_state(state)]), state.to_act[0], horizon=1)
    others = extra_candidates(view, numbered_menu(view, board_of(view.edition)), 1000)
    chosen = choose_by_search(ahead, 40, None, others)
    assert {chosen, *others, *ahead.proposals()} == set(ahead.trees)


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
    choice = make_bot("search:playouts=100", seed=1).choose(view)
    assert isinstance(choice, Claim)
    assert state.edition.route_points[choice.route] == most
