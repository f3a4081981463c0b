"""The final table says where every point comes from, and draws it."""

from __future__ import annotations

import pytest

import northline as nl
from northline.bots import make_bot
from northline.rules.network import connected_cities
from northline.server.game.final_table import final_table

EDITIONS = ("europe", "nordic_countries", "northern_lights")


def finished_game(name: str, seed: int) -> nl.Game:
    game = nl.Game.new(nl.edition(name), players=3, seed=seed)
    bots = [make_bot("greedy", seed) for _ in range(3)]
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(game.view(seat)))
    return game


@pytest.mark.parametrize("name", EDITIONS)
def test_paths_of_tickets_join_their_cities_over_usable_routes(name: str) -> None:
    game = finished_game(name, 3)
    edition = game.edition
    for line in final_table(game):
        borrowed = {borrowed.route for borrowed in line.borrowed}
        for ticket in line.tickets:
            routes = [edition.route_index[route] for route in ticket.path]
            ends = edition.tickets[edition.ticket_index[ticket.ticket]]
            assert bool(routes) == ticket.completed
            assert connected_cities(edition, routes).connected(ends.a, ends.b) == ticket.completed
            for route in routes:
                assert game.state.owners[route] == line.seat or edition.routes[route].id in borrowed


@pytest.mark.parametrize("name", EDITIONS)
def test_the_longest_path_is_as_long_as_its_routes(name: str) -> None:
    game = finished_game(name, 4)
    for line in final_table(game):
        routes = [game.edition.routes[game.edition.route_index[route]] for route in line.longest_path_routes]
        assert sum(route.length for route in routes) == line.longest_path
        assert len(set(line.longest_path_routes)) == len(routes)


@pytest.mark.parametrize("name", EDITIONS)
def test_the_points_are_the_sum_of_what_is_explained(name: str) -> None:
    for line in final_table(finished_game(name, 5)):
        parts = [ticket.points for ticket in line.tickets] + [bonus.points for bonus in line.bonuses]
        assert line.points == line.routes + line.stations + sum(parts)
