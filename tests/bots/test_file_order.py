"""Nobody plays by the order of lines in a file: a board and the same board with its lines in another order play alike.

Each policy plays many games on both. How often a route is claimed, and how often each colour pays, may differ by chance
only; so may the twins of a double, if nothing but their places tells them apart. Seeds are fixed, bounds are wide.

Colours change places, too, but for boards where some cards stand in for others: there the written rule of thrift takes
substitutes in the order of colours, whatever a file says.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest

import northline as nl
from northline.bots import make_bot
from northline.editions.model import COLORS, GRAY, LOCOMOTIVE
from northline.kernel import KERNEL_PLAYERS, playouts
from northline.rules.actions import Claim
from northline.rules.payment import route_prices
from northline.strategy.board import demand

ICELAND = Path(__file__).parents[2] / "examples" / "iceland.toml"
FAR_BEYOND_CHANCE = 5.0
"""In standard deviations."""


def in_another_order(edition: nl.Edition, seed: int) -> nl.Edition:
    """The same board and the same trained traits, but all lines are shuffled and colours change places if they may."""
    random = Random(seed)
    cities = random.sample(range(len(edition.cities)), len(edition.cities))
    place = {city: n for n, city in enumerate(cities)}
    colors = relabelled(edition, seed)
    routes = [
        replace(
            route,
            a=place[route.b],
            b=place[route.a],
            color=GRAY if route.color == GRAY else colors[route.color],
        )
        for route in edition.routes
    ]
    tickets = [replace(ticket, a=place[ticket.b], b=place[ticket.a]) for ticket in edition.tickets]
    deck = list(edition.rules.deck)
    for color, other in enumerate(colors):
        deck[other] = edition.rules.deck[color]
    return replace(
        edition,
        cities=tuple(edition.cities[city] for city in cities),
        routes=tuple(random.sample(routes, len(routes))),
        tickets=tuple(random.sample(tickets, len(tickets))),
        rules=replace(edition.rules, deck=tuple(deck)),
    )


def relabelled(edition: nl.Edition, seed: int) -> list[int]:
    """For each colour the one that takes its place."""
    if any(price.any_for_one or price.pairs for price in route_prices(edition)):
        return list(range(len(COLORS)))
    return Random(-seed).sample(range(len(COLORS)), len(COLORS))


@cache
def measured(edition: nl.Edition, player: str, games: int) -> tuple[Counter[str], np.ndarray, int]:
    """How often each route was claimed, the cards paid in each game by kind, and the number of games."""
    policy, traits = KERNEL_PLAYERS[player]
    played = playouts(edition, 2, games, policy, seed=1, traits=[traits, traits], game_logs=True)
    assert played.game_logs is not None
    claimed = (played.game_logs["claimed_in"] > 0).sum(axis=0)
    counts = Counter({route.id: int(claimed[n]) for n, route in enumerate(edition.routes)})
    return counts, played.game_logs["paid"].sum(axis=1).astype(float), games


def differs_by(one: int, other: int, games: int) -> float:
    """The difference of two counts, in standard deviations."""
    share = (one + other) / (2 * games)
    return abs(one - other) / max(1.0, (2 * games * share * (1 - share)) ** 0.5)


GAMES = {"greedy": 20000, "planner": 250, "racer": 250, "random": 20000}
"""Enough of the quick players to notice, by ten standard deviations, if of equal colours one were spent a thirtieth
more often than the other."""


@pytest.mark.parametrize("name", nl.EDITIONS)
@pytest.mark.parametrize("player", GAMES)
def test_routes_and_colours_do_not_depend_on_the_order_of_lines(name: str, player: str) -> None:
    edition = nl.edition(name)
    shuffled = in_another_order(edition, 3)
    games = GAMES[player]
    claimed, paid, _ = measured(edition, player, games)
    claimed_then, paid_then, _ = measured(shuffled, player, games)
    apart = {route: differs_by(claimed[route], claimed_then[route], games) for route in claimed}
    assert max(apart.values()) < FAR_BEYOND_CHANCE, {r: round(x, 1) for r, x in apart.items() if x > 3}
    for color, other in enumerate([*relabelled(edition, 3), LOCOMOTIVE]):
        spread = (paid[:, color].var() + paid_then[:, other].var()) / games
        apart_in_cards = abs(paid[:, color].mean() - paid_then[:, other].mean())
        assert apart_in_cards < FAR_BEYOND_CHANCE * spread**0.5


@cache
def symmetric() -> nl.Edition:
    """Iceland with gray routes only, but for one double: red and blue have one route each, all else is the same."""
    edition = nl.load_edition(ICELAND)
    return replace(
        edition,
        id="symmetric",
        routes=tuple(replace(route, color=GRAY) if not route.group else route for route in edition.routes),
    )


@pytest.mark.parametrize("player", GAMES)
def test_twins_are_claimed_equally_often(player: str) -> None:
    """All routes are gray but for one double, red and blue: nothing tells the twins apart but their places."""
    games = max(2500, 2 * GAMES[player])
    claimed, paid, _ = measured(symmetric(), player, games)
    one, other = claimed["reykjavik-selfoss-1"], claimed["reykjavik-selfoss-2"]
    assert one + other > games / 20
    assert abs(one - other) < FAR_BEYOND_CHANCE * (one + other) ** 0.5
    colors = [color for color, number in enumerate(symmetric().rules.deck[:LOCOMOTIVE]) if number]
    means, spread = paid[:, colors].mean(axis=0), (paid[:, colors].var(axis=0).max() / games) ** 0.5
    assert means.max() - means.min() < 2 * FAR_BEYOND_CHANCE * spread


@pytest.mark.parametrize(
    "spec", ["one-step", "long-route", "route-focused", "ticket-hungry", "greedy", "planner", "racer"]
)
def test_bots_in_plain_python_prefer_no_twin(spec: str) -> None:
    claims: Counter[str] = Counter()
    for seed in range(40):
        game = nl.Game.new(symmetric(), 2, seed=seed)
        bots = [make_bot(spec, seed=2 * seed + seat) for seat in range(2)]
        while not game.over:
            seat = game.to_act[0]
            action = bots[seat].choose(game.view(seat))
            if isinstance(action, Claim):
                claims[symmetric().routes[action.route].id] += 1
            game.play(seat, action)
    one, other = claims["reykjavik-selfoss-1"], claims["reykjavik-selfoss-2"]
    assert abs(one - other) < 3.5 * (one + other) ** 0.5, (one, other)


def test_demand_is_shared_by_equal_paths() -> None:
    """Of two ways round a square neither is preferred, and twins share what their connection is used."""
    edition = nl.load_edition(ICELAND)
    for seed in range(3):
        shuffled = in_another_order(edition, seed)
        known = {route.id: value for route, value in zip(edition.routes, demand(edition), strict=True)}
        then = {route.id: value for route, value in zip(shuffled.routes, demand(shuffled), strict=True)}
        assert then == pytest.approx(known)
    assert known["reykjavik-selfoss-1"] == known["reykjavik-selfoss-2"] > 0
