"""The facts of the three built-in games, counted here on their own."""

from collections import Counter

import networkx as nx
import pytest

from northline.editions import COLORS, EDITIONS, GRAY, Edition, edition

EUROPE, NORDIC, LIGHTS = (edition(name) for name in EDITIONS)
ALL = pytest.mark.parametrize("game", [EUROPE, NORDIC, LIGHTS], ids=lambda game: game.id)


def by_color(game: Edition) -> dict[str, int]:
    return dict(Counter("gray" if r.color == GRAY else COLORS[r.color] for r in game.routes))


def route(game: Edition, name: str):
    return game.routes[game.route_index[name]]


def test_counts():
    counted = {
        g.id: (
            len(g.cities),
            len(g.routes),
            sum(r.length for r in g.routes),
            len(g.tickets),
            len(g.bonus_cards),
        )
        for g in (EUROPE, NORDIC, LIGHTS)
    }
    assert counted == {
        "europe": (47, 101, 300, 46, 1),
        "nordic_countries": (39, 81, 207, 46, 1),
        "northern_lights": (50, 161, 350, 55, 11),
    }


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        (EUROPE, {("regular", 0): 70, ("tunnel", 0): 18, ("ferry", 1): 9, ("ferry", 2): 4}),
        (NORDIC, {("regular", 0): 47, ("tunnel", 0): 10, ("ferry", 1): 18, ("ferry", 2): 6}),
        (LIGHTS, {("regular", 0): 108, ("ferry", 1): 43, ("ferry", 2): 10}),
    ],
)
def test_kinds_of_routes(game, kinds):
    assert Counter((r.kind, r.symbols) for r in game.routes) == kinds


def test_colors_of_routes():
    assert by_color(EUROPE) == {"gray": 37, **dict.fromkeys(COLORS, 8)}
    assert by_color(NORDIC) == {
        **{"gray": 11, "purple": 10, "white": 9, "black": 9, "orange": 9, "green": 9},
        **{"red": 8, "yellow": 8, "blue": 8},
    }
    assert by_color(LIGHTS) == {
        **{"gray": 53, "red": 15, "yellow": 14, "white": 14},
        **dict.fromkeys(["black", "purple", "green", "blue", "orange"], 13),
    }


@pytest.mark.parametrize(
    ("game", "lengths"),
    [
        (EUROPE, {1: 4, 2: 35, 3: 30, 4: 29, 6: 2, 8: 1}),
        (NORDIC, {1: 17, 2: 28, 3: 20, 4: 11, 5: 3, 6: 1, 9: 1}),
        (LIGHTS, {1: 55, 2: 46, 3: 40, 4: 17, 5: 3}),
    ],
)
def test_lengths_of_routes(game, lengths):
    assert Counter(r.length for r in game.routes) == lengths


@pytest.mark.parametrize(("game", "sizes"), [(EUROPE, {2: 11}), (NORDIC, {2: 14}), (LIGHTS, {2: 48, 3: 2})])
def test_track_groups(game, sizes):
    groups = Counter(r.group for r in game.routes if r.group)
    assert Counter(groups.values()) == sizes


@pytest.mark.rule("SET-1")
def test_players():
    assert [g.rules.players for g in (EUROPE, NORDIC, LIGHTS)] == [(2, 5), (2, 3), (2, 5)]


@pytest.mark.rule("SET-2")
def test_trains():
    assert [g.rules.trains for g in (EUROPE, NORDIC, LIGHTS)] == [45, 40, 40]


@pytest.mark.rule("SET-3")
def test_deck():
    assert EUROPE.rules.deck == NORDIC.rules.deck == (12,) * 8 + (14,)
    assert LIGHTS.rules.deck == (12,) * 8 + (18,)
    assert [sum(g.rules.deck) for g in (EUROPE, NORDIC, LIGHTS)] == [110, 110, 114]


@ALL
@pytest.mark.rule("SET-4")
def test_hand_and_display(game):
    assert (game.rules.hand, game.rules.display) == (4, 5)


@pytest.mark.rule("SET-5")
def test_tickets_in_the_box():
    assert Counter(t.long for t in EUROPE.tickets) == {False: 40, True: 6}
    assert Counter(t.long for t in NORDIC.tickets) == {False: 46}
    assert Counter(t.long for t in LIGHTS.tickets) == {False: 55}
    assert [sum(t.points for t in g.tickets) for g in (EUROPE, NORDIC, LIGHTS)] == [444, 460, 474]


@pytest.mark.rule("SET-6")
def test_tickets_at_set_up():
    dealt = [
        (g.rules.opening_long_tickets, g.rules.opening_tickets, g.rules.opening_keep)
        for g in (EUROPE, NORDIC, LIGHTS)
    ]
    assert dealt == [(1, 3, 2), (0, 5, 2), (0, 4, 2)]


@pytest.mark.rule("SET-7")
def test_refused_tickets_and_later_draws():
    assert [g.rules.opening_refused for g in (EUROPE, NORDIC, LIGHTS)] == ["out", "out", "bottom"]
    assert [g.rules.ticket_refused for g in (EUROPE, NORDIC, LIGHTS)] == ["bottom", "out", "bottom"]
    assert {(g.rules.ticket_draw, g.rules.ticket_keep) for g in (EUROPE, NORDIC, LIGHTS)} == {(3, 1)}


@pytest.mark.rule("SET-9")
def test_stations():
    assert [(g.rules.stations, g.rules.station_points) for g in (EUROPE, NORDIC, LIGHTS)] == [
        (3, 4),
        (0, 0),
        (0, 0),
    ]


@pytest.mark.rule("SET-10")
def test_bonus_cards_in_a_game():
    assert [g.rules.bonus_cards for g in (EUROPE, NORDIC, LIGHTS)] == ["all", "all", 4]
    (express,), (globetrotter,) = EUROPE.bonus_cards, NORDIC.bonus_cards
    assert (express.name, express.points, express.counts) == ("European Express", 10, "longest_path")
    assert (globetrotter.name, globetrotter.points, globetrotter.counts) == (
        "Globetrotter",
        10,
        "completed_tickets",
    )


@pytest.mark.rule("CLAIM-5")
def test_points_by_length():
    assert dict(EUROPE.rules.points) == {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
    assert dict(NORDIC.rules.points) == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27}
    assert dict(LIGHTS.rules.points) == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10}


def test_open_tracks():
    doubles = {(2, 2, 1), (2, 3, 1), (2, 4, 2), (2, 5, 2)}
    assert set(EUROPE.rules.open_tracks) == doubles
    assert set(NORDIC.rules.open_tracks) == {(2, 2, 1), (2, 3, 2)}
    assert set(LIGHTS.rules.open_tracks) == doubles | {(3, 2, 1), (3, 3, 2), (3, 4, 3), (3, 5, 3)}


def test_knobs_of_drawing():
    knobs = [
        (g.rules.display_locomotive_is_whole_draw, g.rules.sweep_at, g.rules.may_stop_after_first_card)
        for g in (EUROPE, NORDIC, LIGHTS)
    ]
    assert knobs == [(True, 3, False), (False, 0, False), (True, 0, True)]


def test_knobs_of_paying():
    knobs = [
        ("regular" in g.rules.locomotives_wild_on, g.rules.ferry_symbol, g.rules.ferry_any_for_one)
        for g in (EUROPE, NORDIC, LIGHTS)
    ]
    assert knobs == [(True, "locomotive", 0), (False, "locomotive", 3), (True, "locomotive_or_pair", 0)]
    assert all({"ferry", "tunnel"} <= set(g.rules.locomotives_wild_on) for g in (EUROPE, NORDIC, LIGHTS))


def test_tunnels_and_last_round():
    assert [g.rules.tunnel_reveal for g in (EUROPE, NORDIC)] == [3, 3]
    assert {g.rules.last_round_at for g in (EUROPE, NORDIC, LIGHTS)} == {2}


def test_tie_breakers():
    assert EUROPE.rules.tie_breakers == ("completed_tickets", "fewest_stations", "bonus_cards")
    assert NORDIC.rules.tie_breakers == ("completed_tickets", "longest_route")
    assert LIGHTS.rules.tie_breakers == ("completed_tickets", "bonus_cards")


@pytest.mark.parametrize(
    ("game", "exceptions"),
    [
        (EUROPE, {"edinburgh-athina": 21, "london-wien": 10}),
        (NORDIC, {}),
        (LIGHTS, {"helsinki-gdansk": 8}),
    ],
    ids=lambda value: getattr(value, "id", ""),
)
def test_tickets_are_worth_the_shortest_path(game, exceptions):
    graph = nx.Graph()
    for r in game.routes:
        if not graph.has_edge(r.a, r.b) or r.length < graph.edges[r.a, r.b]["spaces"]:
            graph.add_edge(r.a, r.b, spaces=r.length)
    assert nx.is_connected(graph)
    assert len(graph) == len(game.cities)
    more = {}
    for t in game.tickets:
        shortest = nx.shortest_path_length(graph, t.a, t.b, weight="spaces")
        if t.points != shortest:
            assert t.points == shortest + 1
            more[t.id] = t.points
    assert more == exceptions


@ALL
def test_ids_say_what_a_route_joins(game):
    for thing in (*game.routes, *game.tickets):
        ends = f"{game.cities[thing.a].id}-{game.cities[thing.b].id}"
        assert thing.id.removesuffix("-1").removesuffix("-2").removesuffix("-3") == ends
    for r in game.routes:
        assert r.group in ("", f"{game.cities[r.a].id}-{game.cities[r.b].id}")


def test_unequal_doubles_of_nordic_countries():
    unequal = {
        group: sorted((r.kind, r.length) for r in NORDIC.routes if r.group == group)
        for group in {r.group for r in NORDIC.routes if r.group}
        if len({r.length for r in NORDIC.routes if r.group == group}) > 1
    }
    assert unequal == {
        "kristiansand-stavanger": [("ferry", 3), ("tunnel", 2)],
        "mo_i_rana-trondheim": [("ferry", 6), ("tunnel", 5)],
    }


def test_murmansk():
    murmansk = route(NORDIC, "lieksa-murmansk")
    assert (murmansk.length, murmansk.color, murmansk.kind, murmansk.any_for_one) == (9, GRAY, "regular", 4)
    assert [r.id for g in (EUROPE, NORDIC, LIGHTS) for r in g.routes if r.any_for_one] == ["lieksa-murmansk"]


def test_every_gray_route_of_northern_lights_is_a_ferry():
    assert {r.id for r in LIGHTS.routes if r.color == GRAY} == {
        r.id for r in LIGHTS.routes if r.kind == "ferry"
    }
    assert any(r.length == r.symbols == 1 for r in LIGHTS.routes)


def test_bonus_draws():
    assert Counter(r.bonus_draw for r in LIGHTS.routes) == {0: 143, 1: 8, 2: 8, 3: 2}
    assert not any(r.bonus_draw for g in (EUROPE, NORDIC) for r in g.routes)


def test_a_city_is_spelled_alike_on_every_board():
    names = {(city.id, city.name) for game in (EUROPE, NORDIC, LIGHTS) for city in game.cities}
    assert len(names) == len({name for name, _ in names})


def test_marks_and_names_of_northern_lights():
    marked = {mark: {c.id for c in LIGHTS.cities if mark in c.marks} for mark in ("arctic", "capital")}
    assert marked["capital"] == {"stockholm", "kobenhavn", "oslo", "helsinki"}
    assert marked["arctic"] == {
        *("apatity", "honningsvag", "kemijarvi", "kirkenes", "kiruna"),
        *("murmansk", "narvik", "rovaniemi", "tromso", "unnamed_se_north"),
    }
    unnamed = {i for i, c in enumerate(LIGHTS.cities) if not c.named}
    assert {LIGHTS.cities[i].id for i in unnamed} == {"unnamed_ru", "unnamed_se_south", "unnamed_se_north"}
    assert not any({t.a, t.b} & unnamed for t in LIGHTS.tickets)
    assert Counter(c.country for c in LIGHTS.cities)["Norway"] == 12


def test_bonus_cards_of_northern_lights():
    cards = [(c.id, c.points, c.counts, c.mark or c.country or c.kind or c.length or c.max_points)
             for c in LIGHTS.bonus_cards]  # fmt: skip
    assert cards == [
        ("call_of_the_wild", 5, "locomotives_in_hand", 0),
        ("capital_investment", 7, "completed_tickets", "capital"),
        ("cost_efficiency", 7, "trains_left", 0),
        ("small_steps_strategist", 10, "routes", 1),
        ("nordic_express", 10, "longest_path", 0),
        ("local_network", 10, "completed_tickets", 5),
        ("international_tycoon", 12, "countries", 0),
        ("polar_express", 12, "completed_tickets", "arctic"),
        ("snowplow_award", 12, "routes", "arctic"),
        ("ferry_master", 12, "routes", "ferry"),
        ("the_wild_west", 7, "routes", "Norway"),
    ]


def test_some_routes_as_printed():
    """A few lines of each board, checked one by one: a swapped column would show here."""
    for game, name, expected in [
        (EUROPE, "petrograd-stockholm", (8, GRAY, "tunnel", 0)),
        (EUROPE, "palermo-smyrna", (6, GRAY, "ferry", 2)),
        (EUROPE, "kyiv-smolensk", (3, COLORS.index("red"), "regular", 0)),
        (NORDIC, "bergen-oslo-1", (4, COLORS.index("blue"), "tunnel", 0)),
        (NORDIC, "alborg-kristiansand", (2, COLORS.index("red"), "ferry", 1)),
        (LIGHTS, "mo_i_rana-trondheim-1", (5, GRAY, "ferry", 2)),
    ]:
        r = route(game, name)
        assert (r.length, r.color, r.kind, r.symbols) == expected, name
