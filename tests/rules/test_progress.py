"""How far somebody has come: checked against the final scoring, a graph library, and how games went on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import networkx as nx
import pytest

import northline as nl
from northline import rules
from northline.bots import make_bot
from northline.rules.analysis.progress import Progress, progress
from northline.rules.claim import closed_because
from northline.rules.score import score
from northline.rules.state import NOBODY, State
from tests.games import TABLES, table_name

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


@cache
def positions(edition: nl.editions.Edition, players: int) -> list[State]:
    """A whole game, played for tickets; some of the seats do anything, so that tickets fail too."""
    game = nl.Game.new(edition, players, seed=17)
    bots = [make_bot("greedy" if seat % 2 == 0 else "random", seed=seat) for seat in range(players)]
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(game.view(seat)))
    states = [before for before, _ in game.history]
    return [*states[::3], game.state]


def own(state: State, seat: int) -> Progress:
    return progress(rules.view(state, seat))


@every_table
def test_a_ticket_is_done_when_the_scoring_says_so(table):
    for state in positions(*table):
        for seat, breakdown in enumerate(score(state)):
            told = own(state, seat)
            assert [line.ticket for line in told.tickets] == list(state.tickets[seat])
            assert [line.status == "done" for line in told.tickets] == [
                result.completed for result in breakdown.tickets
            ]
            assert told.longest_paths[seat] == breakdown.longest_path.length


@every_table
def test_bonuses_are_counted_as_in_the_scoring_and_secrets_left_out(table):
    edition, _ = table
    for state in positions(*table):
        final = score(state)
        for viewer in (*range(state.players), None):
            told = progress(rules.view(state, viewer))
            for place, line in enumerate(told.bonuses):
                secret = edition.bonus_cards[line.card].counts in ("completed_tickets", "locomotives_in_hand")
                for seat, count in enumerate(line.counts):
                    if secret and seat != viewer and not state.over:
                        assert count is None
                    else:
                        assert count == final[seat].bonuses[place].count


@every_table
def test_whoever_leads_for_a_bonus_would_score_it_now_and_ties_at_zero_lead(table):
    ties_at_zero = 0
    for state in positions(*table):
        final = score(state)
        for viewer in (*range(state.players), None):
            for place, line in enumerate(progress(rules.view(state, viewer)).bonuses):
                lines = [breakdown.bonuses[place] for breakdown in final]
                scoring = tuple(seat for seat, result in enumerate(lines) if result.points)
                if None in line.counts:
                    assert line.leaders is None, "who leads would tell what is hidden"
                else:
                    assert line.leaders == scoring
                    ties_at_zero += len(scoring) == state.players and lines[0].count == 0
    assert ties_at_zero or not any(
        card.counts in ("routes", "longest_path", "countries") for card in table[0].bonus_cards
    )


@every_table
def test_what_counts_for_a_bonus_is_what_its_owner_has_and_secrets_left_out(table):
    edition, _ = table
    for state in positions(*table):
        final = score(state)
        for viewer in (*range(state.players), None):
            for line in progress(rules.view(state, viewer)).bonuses:
                counts = edition.bonus_cards[line.card].counts
                for seat, (count, names) in enumerate(zip(line.counts, line.counted, strict=True)):
                    assert (count is None) == (names is None)
                    if names is None:
                        continue
                    if counts == "completed_tickets":
                        done = {edition.tickets[r.ticket].id for r in final[seat].tickets if r.completed}
                        assert len(names) == count
                        assert set(names) <= done
                    elif counts == "routes":
                        owned = {edition.routes[route].id for route in state.routes_of(seat)}
                        assert len(names) == count
                        assert set(names) <= owned
                    elif counts == "countries":
                        assert len(names) == count
                    elif counts == "longest_path":
                        assert (
                            sum(edition.routes[edition.route_index[name]].length for name in names) == count
                        )
                    else:
                        assert names == (), "what is in a hand is not named"


@every_table
def test_the_way_to_a_ticket_is_a_cheapest_one(table):
    edition, _ = table
    looked = 0
    for state in positions(*table):
        for seat in range(state.players):
            told = own(state, seat)
            for line in (*told.tickets, *told.offer):
                if line.status == "done" or edition.rules.stations:
                    continue
                looked += 1
                assert line.trains == cheapest(state, seat, line.ticket)
                if line.trains is not None:
                    assert sum(edition.routes[route].length for route in line.path) == line.trains
                    assert all(closed_because(state, seat, route) is None for route in line.path)
                possible = line.trains is not None and line.trains <= state.trains[seat] and not state.over
                assert line.status == ("open" if possible else "dead")
    assert looked or edition.rules.stations


def cheapest(state: State, seat: int, ticket: int) -> int | None:
    edition = state.edition
    graph = nx.Graph()
    graph.add_nodes_from(range(len(edition.cities)))
    for index, route in enumerate(edition.routes):
        owned = state.owners[index] == seat
        if owned or closed_because(state, seat, index) is None:
            cost = 0 if owned else route.length
            known = graph.get_edge_data(route.a, route.b, {"cost": cost})["cost"]
            graph.add_edge(route.a, route.b, cost=min(cost, known))
    ends = edition.tickets[ticket]
    try:
        return nx.shortest_path_length(graph, ends.a, ends.b, weight="cost")
    except nx.NetworkXNoPath:
        return None


@pytest.mark.parametrize("players", [2, 4])
def test_the_way_with_stations_is_a_cheapest_one(players):
    """Every state of a way is a node of a graph: a city, and the stations that can still be used."""
    edition, looked = nl.edition("europe"), 0
    for state in positions(edition, players)[::7]:
        for seat in range(players):
            costs = {later: with_stations(state, seat, later) for later in (False, True)}
            for line in (*own(state, seat).tickets, *own(state, seat).offer):
                if line.status == "done":
                    continue
                looked += 1
                ends = edition.tickets[line.ticket]
                fewest, at_best = (costs[later](ends.a, ends.b) for later in (False, True))
                assert line.trains == fewest
                assert fewest is None or sum(edition.routes[route].length for route in line.path) == fewest
                assert all(closed_because(state, seat, route) is None for route in line.path)
                possible = at_best is not None and at_best <= state.trains[seat] and not state.over
                assert line.status == ("open" if possible else "dead")
    assert looked > 20


def with_stations(state: State, seat: int, later: bool) -> Callable[[int, int], int | None]:
    edition, built = state.edition, state.stations[seat]
    taken = {city for cities in state.stations for city in cities}
    graph = nx.DiGraph()
    left = [(s, b) for s in range(len(built) + 1) for b in range(edition.rules.stations - len(built) + 1)]

    def link(a: object, b: object, cost: int) -> None:
        known = graph.get_edge_data(a, b, {"cost": cost})["cost"]
        graph.add_edge(a, b, cost=min(cost, known))

    for index, route in enumerate(edition.routes):
        owner = state.owners[index]
        claimable = owner == seat or closed_because(state, seat, index) is None
        lent = owner != seat and (later or owner != NOBODY)
        at_hand, room = bool({route.a, route.b} & {*built}), not {route.a, route.b} <= taken
        for s, b in left:
            for here, there in ((route.a, route.b), (route.b, route.a)):
                if claimable:
                    link((here, s, b), (there, s, b), 0 if owner == seat else route.length)
                if lent and at_hand and s:
                    link((here, s, b), (there, s - 1, b), 0)
                if lent and room and b:
                    link((here, s, b), (there, s, b - 1), 0)

    def cost(a: int, b: int) -> int | None:
        start = (a, *left[-1])
        if start not in graph:
            return None
        lengths = nx.single_source_dijkstra_path_length(graph, start, weight="cost")
        found = [length for (city, *_), length in lengths.items() if city == b]
        return min(found, default=None)

    return cost


@every_table
def test_what_is_dead_is_never_completed(table):
    edition, _ = table
    states = positions(*table)
    final = score(states[-1])
    for seat in range(states[-1].players):
        completed = {result.ticket for result in final[seat].tickets if result.completed}
        left_at_last = states[-1].trains[seat]
        for state in states:
            for line in own(state, seat).tickets:
                if line.status == "dead":
                    assert line.ticket not in completed
                if line.ticket in completed and not edition.rules.stations:
                    assert line.trains <= state.trains[seat] - left_at_last


def europe(**more: object) -> State:
    """A ticket from Brest to Venezia, with Paris and Zürich on the way."""
    document = {"edition": "europe", "players": 2, "tickets": [["brest-venezia"], []], **more}
    return State.from_dict(document)


def test_stations_bridge_what_somebody_else_owns():
    [line] = own(europe(), 0).tickets
    assert (line.status, line.trains) == ("open", 8)
    cut_off = {"paris-zurich": 1}
    [line] = own(europe(routes=cut_off), 0).tickets
    assert line.trains == 5, "a station in Zürich or Paris uses the other's tunnel"
    assert "paris-zurich" not in [nl.edition("europe").routes[route].id for route in line.path]
    built = ["athina", "kyiv", "sofia"]
    [line] = own(europe(routes=cut_off, stations=[built, []]), 0).tickets
    assert line.trains == 10, "stations elsewhere do not help: over Frankfurt and München"


def test_a_ticket_dies_with_the_last_trains_only_when_no_station_can_save_it():
    short = {"trains": [4, 45]}
    [line] = own(europe(**short), 0).tickets
    assert (line.status, line.trains) == ("open", 8), "others may build what a station can use"
    built = {"stations": [["athina", "kyiv", "sofia"], []]}
    [line] = own(europe(**short, **built), 0).tickets
    assert line.status == "dead"


def test_a_spectator_has_no_tickets():
    state = europe()
    told = progress(rules.view(state, None))
    assert (told.tickets, told.offer) == ((), ())
    assert told.longest_paths == (0, 0)
