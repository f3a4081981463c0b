"""Awkward corners of the end: passing, last trains, last rounds, shared places, stations, scores below zero."""

from __future__ import annotations

from dataclasses import replace

import pytest

from northline.editions import edition
from northline.editions.model import CARD_NAMES
from northline.rules import IllegalAction, State, score, standings
from northline.rules.events import GameEnded, LastRoundBegan, Passed
from tests.rules.scenes import menu, of_kind, offers, play, scene

EDITIONS = ("europe", "nordic_countries", "northern_lights")
TABLES = [
    (name, players)
    for name in EDITIONS
    for players in range(edition(name).rules.players[0], edition(name).rules.players[1] + 1)
]


def stuck(name: str, players: int) -> State:
    """Nobody can do anything: no cards to draw, no tickets, no trains, and no stations for the one with cards."""
    document: dict[str, object] = {}
    if edition(name).rules.stations:
        document["stations"] = [["roma", "riga", "sofia"], *[[]] * (players - 1)]
    return scene(name, players=players, rest=0, ticket_deck=[], trains=[0] * players, **document)


# Everyone passes


@pytest.mark.rule("TURN-3")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_game_ends_when_everyone_in_a_row_had_to_pass(name: str, players: int) -> None:
    """The first to pass begins the last round, having no trains; the game ends before its turns are used up."""
    state = stuck(name, players)
    passed = []
    while not state.over:
        assert menu(state) == ["pass"]
        passed.append(state.to_act[0])
        state, events = play(state, "pass")
    assert passed == list(range(players))
    assert of_kind(events, GameEnded)
    assert of_kind(events, Passed) == [Passed(players - 1)]


@pytest.mark.rule("TURN-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_action_starts_the_count_of_passes_again(players: int) -> None:
    """Seat 0 can still build a station; the others can do nothing."""
    state = scene("europe", players=players, rest=0, ticket_deck=[], to_act=1 % players, passes=0,
                  routes={"amsterdam-bruxelles": 0}, trains=[0] * players)  # fmt: skip
    for seat in range(1, players):
        assert state.to_act == (seat,)
        state, _ = play(state, "pass")
    assert state.passes == players - 1
    assert not state.over
    built = offers(state, "station")[0]
    state, _ = play(state, built)
    assert state.passes == 0
    assert not state.over


@pytest.mark.rule("TURN-3")
def test_passing_without_trains_running_out_ends_the_game_too() -> None:
    """Everybody has trains, but one player holds all the cards that fit and the routes are gone."""
    state = scene("nordic_countries", rest=0, ticket_deck=[], trains=[40, 40], points=[0, 0])
    state = replace(state, owners=(1,) * len(state.owners))
    state, _ = play(state, "pass")
    assert state.turns_left is None
    state, _ = play(state, "pass")
    assert state.over


# The last trains


@pytest.mark.rule("END-1")
@pytest.mark.parametrize(("before", "begins"), [(1, True), (2, True), (3, True), (4, False), (5, False)])
def test_two_trains_or_fewer_begin_the_last_round(before: int, begins: bool) -> None:
    """One space is claimed: 0, 1 and 2 trains left begin it, 3 and 4 do not."""
    state = scene("europe", hands=[{"black": 1}, {}], trains=[before, 45])
    after, events = play(state, "claim amsterdam-bruxelles black")
    assert bool(of_kind(events, LastRoundBegan)) == begins
    assert after.turns_left == (2 if begins else None)


@pytest.mark.rule("END-1")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_seat_can_begin_the_last_round_and_has_the_last_turn_of_it(name: str, players: int) -> None:
    board = edition(name)
    route = next(r for r in board.routes if r.length == 1 and r.kind == "regular")
    color = CARD_NAMES[route.color]
    for beginner in range(players):
        hands = [{color: 1} if seat == beginner else {} for seat in range(players)]
        trains = [1 if seat == beginner else board.rules.trains for seat in range(players)]
        state = scene(name, players=players, hands=hands, trains=trains, to_act=beginner)
        state, _ = play(state, f"claim {route.id} {color}")
        assert state.trains[beginner] == 0
        turns = []
        while not state.over:
            turns.append(state.to_act[0])
            state, _ = play(state, "draw", "draw")
        assert turns == [(beginner + 1 + turn) % players for turn in range(players)]


@pytest.mark.rule("END-1")
def test_others_with_hardly_any_trains_neither_begin_nor_prolong_the_last_round() -> None:
    """It begins at the end of one's own turn: two others are at two trains already, a third gets there later."""
    state = scene("europe", players=4, hands=[{"black": 1}, {"purple": 1}, {}, {}], trains=[3, 3, 2, 1])
    state, events = play(state, "claim amsterdam-bruxelles black")
    assert of_kind(events, LastRoundBegan) == [LastRoundBegan(0)]
    assert state.turns_left == 4
    state, events = play(state, "claim dieppe-paris purple")
    assert not of_kind(events, LastRoundBegan)
    assert state.turns_left == 3


@pytest.mark.rule("END-1")
def test_the_last_round_begins_whatever_the_turn_was_spent_on() -> None:
    """A player with two trains who has not begun it yet, as after a document, begins it by drawing."""
    state, events = play(scene("europe", trains=[2, 45]), "draw", "draw")
    assert of_kind(events, LastRoundBegan) == [LastRoundBegan(0)]
    assert state.turns_left == 2


@pytest.mark.rule("END-1", "TUNNEL-4")
def test_a_tunnel_given_up_on_the_last_turn_ends_the_game() -> None:
    state = scene("europe", rest=1, hands=[{"yellow": 2}, {}], deck={"yellow": 3}, display=["white"] * 5,
                  trains=[2, 45], turns_left=1)  # fmt: skip
    state, _ = play(state, "claim munchen-zurich yellow*2")
    assert not state.over
    state, _ = play(state, "retreat")
    assert state.over
    assert state.trains[0] == 2


# Places


@pytest.mark.rule("TIE-4")
@pytest.mark.parametrize("name", ["europe", "northern_lights"])
def test_shared_places_skip_the_next_number(name: str) -> None:
    state = scene(name, players=5, phase="over", points=[10, 20, 20, 5, 20])
    assert [(s.place, s.seat) for s in standings(state)] == [(1, 1), (1, 2), (1, 4), (4, 0), (5, 3)]
    state = scene(name, players=5, phase="over", points=[30, 20, 20, 5, 5])
    assert [(s.place, s.seat) for s in standings(state)] == [(1, 0), (2, 1), (2, 2), (4, 3), (4, 4)]


@pytest.mark.rule("TIE-4")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_players_who_did_nothing_are_all_first(name: str, players: int) -> None:
    state = scene(name, players=players, phase="over")
    assert [standing.place for standing in standings(state)] == [1] * players
    assert {standing.ahead_by for standing in standings(state)} == {None}


@pytest.mark.rule("END-7", "END-2")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_final_score_can_be_far_below_zero(name: str) -> None:
    board = edition(name)
    ids = [ticket.id for ticket in board.tickets if not ticket.long]
    state = scene(name, phase="over", tickets=[ids, []])
    lost = sum(ticket.points for ticket in board.tickets if not ticket.long)
    result = {standing.seat: standing for standing in standings(state)}
    kept = score(state)[0].stations + score(state)[0].bonus_points
    assert result[0].points == kept - lost < 0
    assert (result[1].place, result[0].place) == (1, 2)


# Stations


@pytest.mark.rule("STATION-2")
def test_a_station_goes_where_others_own_every_route() -> None:
    around = {r.id: 1 for r in edition("europe").routes if edition("europe").city_index["wien"] in (r.a, r.b)}
    state = scene("europe", hands=[{"red": 1}, {}], routes=around, trains=[45, 45], points=[0, 0])
    assert "station wien red" in menu(state)
    after, _ = play(state, "station wien red")
    assert after.stations[0] == (edition("europe").city_index["wien"],)


@pytest.mark.rule("STATION-2")
def test_no_city_is_left_for_a_station_where_stations_stand() -> None:
    state = scene("europe", hands=[{"red": 3}, {}], stations=[["roma", "riga"], ["wien", "paris", "berlin"]])
    cities = {text.split()[1] for text in offers(state, "station")}
    assert len(cities) == len(edition("europe").cities) - 5
    for city in ("roma", "wien"):
        with pytest.raises(IllegalAction) as refusal:
            play(state, f"station {city} red*3")
        assert refusal.value.rule == "STATION-2"


@pytest.mark.rule("STATION-3")
def test_two_stations_may_borrow_the_same_route() -> None:
    """Stations at both ends of it: the ticket is completed, and no other route is used."""
    board = edition("europe")
    routes = {"berlin-wien": 1, "berlin-frankfurt-1": 0, "frankfurt-paris-1": 0}
    state = scene("europe", phase="over", routes=routes, tickets=[["paris-wien"], []],
                  stations=[["berlin", "wien"], []])  # fmt: skip
    breakdown = score(state)[0]
    assert breakdown.ticket_points == 8
    assert {borrowed.route for borrowed in breakdown.borrowed} == {board.route_index["berlin-wien"]}


@pytest.mark.rule("STATION-3")
def test_two_players_may_borrow_the_same_route() -> None:
    """One from its Berlin end, the other from its Wien end."""
    routes = {"berlin-wien": 1, "berlin-frankfurt-1": 0, "frankfurt-paris-1": 0, "budapest-wien-1": 2,
              "bucuresti-budapest": 2}  # fmt: skip
    state = scene("europe", players=3, phase="over", routes=routes, stations=[["berlin"], [], ["wien"]],
                  tickets=[["paris-wien"], [], ["berlin-bucuresti"]])  # fmt: skip
    assert [breakdown.ticket_points for breakdown in score(state)] == [8, 0, 8]
    shared = edition("europe").route_index["berlin-wien"]
    assert [[borrowed.route for borrowed in breakdown.borrowed] for breakdown in score(state)] == [
        [shared],
        [],
        [shared],
    ]


@pytest.mark.rule("STATION-3")
def test_a_station_borrows_no_route_that_nobody_owns_and_none_of_its_own() -> None:
    state = scene("europe", phase="over", routes={"berlin-frankfurt-1": 0, "frankfurt-paris-1": 0},
                  tickets=[["paris-wien"], []], stations=[["berlin"], []])  # fmt: skip
    assert score(state)[0].borrowed == ()
    assert score(state)[0].ticket_points == -8


@pytest.mark.rule("STATION-4")
def test_a_borrowed_route_does_not_lengthen_the_longest_path() -> None:
    routes = {"berlin-wien": 1, "berlin-frankfurt-1": 0, "frankfurt-paris-1": 0}
    state = scene(
        "europe", phase="over", routes=routes, tickets=[["paris-wien"], []], stations=[["berlin"], []]
    )
    assert score(state)[0].ticket_points == 8
    assert score(state)[0].longest_path.length == 6
