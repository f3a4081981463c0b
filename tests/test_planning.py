"""The questions of `northline.rules.analysis.planning`, answered again the slow way."""

from itertools import combinations_with_replacement

import networkx as nx
import pytest

import northline as nl
from northline.editions import CARD_NAMES, GRAY
from northline.rules import SplitMix
from northline.rules import cards as c
from northline.rules.actions import BuildStation, Claim
from northline.rules.analysis.planning import (
    cheapest_path,
    lacking,
    lacking_by_color,
    spaces_to_build,
)
from northline.rules.analysis.reasons import why_not_build, why_not_claim
from northline.rules.claim import closed_because
from northline.rules.payment import Price, payments, route_prices
from tests.games import EVERYTHING, positions


def random_hand(chance: SplitMix, size: int) -> c.Cards:
    hand = c.NO_CARDS
    for _ in range(size):
        hand = c.plus(hand, c.of(chance.below(len(CARD_NAMES))))
    return hand


def fewest_more_cards(price: Price, hand: c.Cards) -> int:
    """The fewest cards that make a payment possible, found by trying every set of one, two, three … cards."""
    for count in range(price.length * 4 + 1):
        for more in combinations_with_replacement(range(len(CARD_NAMES)), count):
            richer = hand
            for card in more:
                richer = c.plus(richer, c.of(card))
            if payments(price, richer):
                return count
    raise AssertionError("no number of cards pays this")


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_what_a_hand_lacks_is_the_fewest_cards_that_help(name: str) -> None:
    chance = SplitMix(11)
    prices = sorted(set(route_prices(nl.edition(name))), key=repr)
    for _ in range(60):
        price = prices[chance.below(len(prices))]
        hand = random_hand(chance, chance.below(14))
        lack = lacking(price, hand)
        if lack.total <= 3:
            assert lack.total == fewest_more_cards(price, hand), (price, hand)
        else:
            assert not payments(price, hand)


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_nothing_is_lacking_exactly_when_there_is_a_payment(name: str) -> None:
    chance = SplitMix(5)
    for price in set(route_prices(nl.edition(name))):
        for _ in range(40):
            hand = random_hand(chance, chance.below(20))
            assert (lacking(price, hand).total == 0) == bool(payments(price, hand)), (price, hand)


def test_the_cards_that_are_lacking_do_pay() -> None:
    chance = SplitMix(8)
    for name in nl.EDITIONS:
        for price in sorted(set(route_prices(nl.edition(name))), key=repr):
            hand = random_hand(chance, chance.below(8))
            for lack in lacking_by_color(price, hand):
                more = c.plus(c.of(lack.color, lack.cards), c.of(c.LOCOMOTIVE, lack.locomotives))
                assert payments(price, c.plus(hand, more)), (price, hand, lack)


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_no_colour_lacks_less_than_the_one_that_serves_best(name: str) -> None:
    chance = SplitMix(12)
    for price in sorted(set(route_prices(nl.edition(name))), key=repr):
        for _ in range(40):
            hand = random_hand(chance, chance.below(20))
            by_color = lacking_by_color(price, hand)
            best = min(by_color, key=lambda lack: (lack.total, -hand[lack.color]))
            assert lacking(price, hand) == best, (price, hand)


def test_a_gray_price_prefers_the_colour_held_most() -> None:
    hand = c.plus(c.of(2, 3), c.of(5, 1))
    assert lacking(Price(5, GRAY), hand).color == 2


def played(name: str, players: int, seed: int, actions: int) -> nl.State:
    chance = SplitMix(seed)
    state, _ = nl.rules.new_game(nl.edition(name), players, chance)
    for _ in range(actions):
        menu = nl.rules.legal_actions(state, state.to_act[0]) if state.to_act else ()
        if menu:
            state, _ = nl.rules.apply(state, menu[chance.below(len(menu))], chance)
    return state


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_the_cheapest_path_is_the_one_networkx_finds(name: str) -> None:
    state = played(name, 2, 3, 120)
    edition = state.edition
    costs = spaces_to_build(state, 0)
    graph = nx.MultiGraph()
    graph.add_nodes_from(range(len(edition.cities)))
    for index, (route, cost) in enumerate(zip(edition.routes, costs, strict=True)):
        assert (cost is None) == (closed_because(state, 0, index) is not None and state.owners[index] != 0)
        if cost is not None:
            graph.add_edge(route.a, route.b, weight=cost)
    for ticket in edition.tickets:
        path = cheapest_path(edition, costs, ticket.a, ticket.b)
        if path is None:
            assert not nx.has_path(graph, ticket.a, ticket.b)
            continue
        assert path.length == nx.shortest_path_length(graph, ticket.a, ticket.b, weight="weight")
        city = ticket.a
        for route in path.routes:
            ends = edition.routes[route]
            assert city in (ends.a, ends.b)
            city = ends.b if city == ends.a else ends.a
        assert city == ticket.b


def test_views_and_positions_answer_alike() -> None:
    state = played("europe", 4, 9, 150)
    assert spaces_to_build(nl.rules.view(state, 2), 2) == spaces_to_build(state, 2)


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_the_reasons_why_not_agree_with_the_menu(name: str) -> None:
    """Something is on the menu exactly when there is no reason against it; a reason is the rules' own."""
    edition = nl.edition(name)
    reasons = set()
    for seed in range(2):
        for state in positions(edition, 2, seed, EVERYTHING)[::4]:
            for seat in range(2):
                view = nl.rules.view(state, seat)
                claims = {action.route for action in view.legal_actions if isinstance(action, Claim)}
                stations = {action.city for action in view.legal_actions if isinstance(action, BuildStation)}
                for route in range(len(edition.routes)):
                    reason = why_not_claim(view, route)
                    assert (reason is None) == (route in claims)
                    reasons.add(reason and reason.key)
                for city in range(len(edition.cities)):
                    reason = why_not_build(view, city)
                    assert (reason is None) == (city in stations)
                    reasons.add(reason and reason.key)
    assert {None, "route_claimed", "lacks", "not_your_turn", "tracks_closed"} <= reasons
