"""The final standings say where every point comes from, and along which routes."""

from __future__ import annotations

import pytest

from northline.rules.network import connected_cities
from northline.server.game.standings import final_standings
from tests.server.finished_games import finished_game

EDITIONS = ("europe", "nordic_countries", "northern_lights")


@pytest.mark.parametrize("name", EDITIONS)
def test_paths_of_tickets_join_their_cities_over_usable_routes(name: str) -> None:
    game = finished_game(name, 3, seed=3)
    edition = game.edition
    for line in final_standings(game):
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
    game = finished_game(name, 3, seed=4)
    for line in final_standings(game):
        routes = [game.edition.routes[game.edition.route_index[route]] for route in line.longest_path_routes]
        assert sum(route.length for route in routes) == line.longest_path
        assert len(set(line.longest_path_routes)) == len(routes)


@pytest.mark.parametrize("name", EDITIONS)
def test_the_points_are_the_sum_of_what_is_explained(name: str) -> None:
    for line in final_standings(finished_game(name, 3, seed=5)):
        parts = [ticket.points for ticket in line.tickets] + [bonus.points for bonus in line.bonuses]
        assert line.points == line.routes + line.stations + sum(parts)


@pytest.mark.parametrize("name", EDITIONS)
def test_what_counts_for_a_bonus_belongs_to_whoever_it_is_counted_for(name: str) -> None:
    game = finished_game(name, 3, seed=6)
    edition, named = game.edition, 0
    for line in final_standings(game):
        mine = {edition.routes[route].id for route in game.state.routes_of(line.seat)}
        mine |= {ticket.ticket for ticket in line.tickets if ticket.completed}
        mine |= {city.country for city in edition.cities}
        for bonus in line.bonuses:
            assert set(bonus.counted) <= mine
            counts = edition.bonus_cards[edition.bonus_card_index[bonus.card]].counts
            if counts == "longest_path":
                assert bonus.counted == line.longest_path_routes
            elif counts in ("locomotives_in_hand", "trains_left"):
                assert bonus.counted == []
            else:
                assert len(bonus.counted) == bonus.count
            named += len(bonus.counted)
    assert named
