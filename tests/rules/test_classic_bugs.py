"""The rules that programs for these games get wrong most often, one test for each mistake.

Those about the deck, the display and the sweep are in ``test_classic_card_bugs``.
"""

from __future__ import annotations

from random import Random

import pytest

from northline.editions import edition
from northline.editions.model import CARD_NAMES
from northline.rules import SplitMix, apply, legal_actions, new_game, score, standings
from northline.rules.actions import Keep
from northline.rules.events import GameEnded, LastRoundBegan, TunnelTried
from northline.rules.network import longest_path
from northline.rules.state import Opening
from tests.oracles.networks import board
from tests.rules.scenes import menu, of_kind, offers, play, refused, scene

RED, BLUE = CARD_NAMES.index("red"), CARD_NAMES.index("blue")
EDITIONS = ("europe", "nordic_countries", "northern_lights")


# The longest path


@pytest.mark.rule("END-3")
def test_the_longest_path_may_visit_a_city_again() -> None:
    """A figure of eight: whoever forbids a second visit finds only one of its rings."""
    eight = board(5, [(0, 1), (1, 2), (2, 0), (0, 3), (3, 4), (4, 0)], [2] * 6)
    assert longest_path(eight, range(6)).length == 12


@pytest.mark.rule("END-3")
def test_the_longest_path_uses_no_route_twice() -> None:
    star = board(4, [(0, 1), (0, 2), (0, 3)], [4, 3, 2])
    assert longest_path(star, range(3)).length == 7


@pytest.mark.rule("END-3")
def test_the_longest_path_counts_spaces_and_each_of_them() -> None:
    line = board(4, [(0, 1), (1, 2), (2, 3)], [1, 8, 2])
    assert longest_path(line, range(3)).length == 11
    assert longest_path(line, [0]).length == 1


@pytest.mark.rule("END-4")
def test_everyone_with_the_longest_path_scores_it() -> None:
    routes = {"berlin-frankfurt-1": 0, "kobenhavn-stockholm-1": 1, "budapest-wien-1": 2}
    state = scene("europe", players=3, phase="over", routes=routes)
    assert [breakdown.bonus_points for breakdown in score(state)] == [10, 10, 0]


@pytest.mark.rule("END-5")
def test_everyone_with_most_completed_tickets_scores_the_globetrotter() -> None:
    state = scene("nordic_countries", players=3, phase="over")
    assert [breakdown.bonus_points for breakdown in score(state)] == [10, 10, 10]
    ticket = next(t for t in edition("nordic_countries").tickets)
    state = scene("nordic_countries", players=3, phase="over", tickets=[[], [ticket.id], []])
    assert [breakdown.bonus_points for breakdown in score(state)] == [10, 10, 10], "held is not completed"


# Trains


@pytest.mark.rule("CLAIM-3")
@pytest.mark.parametrize("trains", [3, 4])
def test_the_last_trains_can_be_used(trains: int) -> None:
    state = scene("europe", hands=[{"red": 3}, {}], trains=[trains, 45])
    assert "claim berlin-frankfurt-2 red*3" in menu(state)
    after, _ = play(state, "claim berlin-frankfurt-2 red*3")
    assert after.trains[0] == trains - 3


@pytest.mark.rule("CLAIM-3")
def test_a_route_longer_than_the_trains_left_cannot_be_claimed() -> None:
    refused(
        scene("europe", hands=[{"red": 3}, {}], trains=[2, 45]), "claim berlin-frankfurt-2 red*3", "CLAIM-3"
    )


# Locomotives


@pytest.mark.rule("LOCO-1")
@pytest.mark.parametrize(
    ("name", "route"),
    [("europe", "marseille-pamplona"), ("europe", "berlin-frankfurt-2"), ("northern_lights", "alborg-oslo")],
)
def test_locomotives_alone_pay_for_a_route(name: str, route: str) -> None:
    length = edition(name).routes[edition(name).route_index[route]].length
    text = f"claim {route} loco*{length}"
    state = scene(name, hands=[{"locomotive": length}, {}])
    assert text in menu(state)
    after, _ = play(state, text)
    assert after.owners[edition(name).route_index[route]] == 0


@pytest.mark.rule("LOCO-2")
@pytest.mark.parametrize("route", ["goteborg-norrkoping", "boden-umea-1"])
def test_locomotives_pay_for_no_regular_route_of_the_nordic_countries(route: str) -> None:
    state = scene("nordic_countries", hands=[{"red": 2, "locomotive": 3}, {}])
    refused(state, f"claim {route} loco*3", "LOCO-2")
    refused(state, f"claim {route} red*2 loco", "LOCO-2")


@pytest.mark.rule("TUNNEL-3")
@pytest.mark.parametrize("name", ["europe", "nordic_countries"])
def test_a_tunnel_paid_with_locomotives_only_counts_locomotives_only(name: str) -> None:
    """On a coloured tunnel too: cards of its own colour cost nothing more."""
    route, color = {
        "europe": ("munchen-zurich", "yellow"),
        "nordic_countries": ("lillehammer-oslo", "purple"),
    }[name]
    deck = {color: 2, "locomotive": 1}
    state = scene(name, rest=1, hands=[{"locomotive": 4, color: 3}, {}], display=["white"] * 5, deck=deck)
    after, events = play(state, f"claim {route} loco*2")
    tried = of_kind(events, TunnelTried)[0]
    assert isinstance(tried, TunnelTried)
    assert tried.extra == 1
    assert menu(after) == ["pay loco", "retreat"]
    refused(after, f"pay {color}", "TUNNEL-3")
    claimed, _ = play(after, "pay loco")
    assert claimed.owners[edition(name).route_index[route]] == 0


@pytest.mark.rule("TUNNEL-2")
def test_one_coloured_card_in_the_payment_makes_its_colour_count() -> None:
    state = scene("europe", rest=1, hands=[{"locomotive": 4, "yellow": 3}, {}], display=["white"] * 5,
                  deck={"yellow": 2, "locomotive": 1})  # fmt: skip
    after, events = play(state, "claim munchen-zurich yellow loco")
    assert getattr(of_kind(events, TunnelTried)[0], "extra", None) == 3
    assert menu(after) == ["pay yellow*2 loco", "pay yellow loco*2", "pay loco*3", "retreat"]


# Ferries


@pytest.mark.rule("FERRY-2")
def test_a_nordic_ferry_can_be_paid_without_a_locomotive() -> None:
    state = scene("nordic_countries", hands=[{"red": 1, "blue": 2, "green": 1}, {}])
    text = "claim alborg-kristiansand blue*2 green red"
    assert text in menu(state)
    after, _ = play(state, text)
    assert after.trains[0] == 38


@pytest.mark.rule("FERRY-1")
def test_a_european_ferry_cannot() -> None:
    refused(scene("europe", hands=[{"red": 4}, {}]), "claim dieppe-london-1 red*2", "FERRY-1")


@pytest.mark.rule("FERRY-3")
def test_a_ferry_of_one_space_can_be_paid_with_a_pair() -> None:
    state = scene("northern_lights", hands=[{"red": 2}, {}])
    assert "claim alborg-goteborg-1 red*2" in menu(state)
    refused(scene("northern_lights", hands=[{"red": 2}, {}]), "claim alborg-goteborg-1 red", "FERRY-3")


# Double routes


@pytest.mark.rule("CLAIM-6", "CLAIM-7", "CLAIM-8")
@pytest.mark.parametrize(("name", "players", "closed"), [
    ("europe", 2, True), ("europe", 3, True), ("europe", 4, False), ("europe", 5, False),
    ("nordic_countries", 2, True), ("nordic_countries", 3, False),
])  # fmt: skip
def test_the_twin_of_a_claimed_route(name: str, players: int, closed: bool) -> None:
    group = {"europe": "berlin-frankfurt", "nordic_countries": "boden-umea"}[name]
    first, second = (route for route in edition(name).routes if route.group == group)
    color = CARD_NAMES[second.color]
    text = f"claim {second.id} {color}*3"
    hands = [{color: 3}, *[{}] * (players - 1)]
    state = scene(name, players=players, hands=hands, routes={first.id: 1})
    if closed:
        refused(state, text, "CLAIM-7/8/9")
    else:
        assert text in menu(state)
    own = scene(name, players=players, hands=hands, routes={first.id: 0})
    refused(own, text, "CLAIM-6")


@pytest.mark.rule("CLAIM-6", "CLAIM-9")
@pytest.mark.parametrize(("players", "open_tracks"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_the_third_track_of_a_triple_route(players: int, open_tracks: int) -> None:
    hands = [{"white": 1, "green": 1, "orange": 1}] * players
    tracks = ["karlstad-oslo-1", "karlstad-oslo-2", "karlstad-oslo-3"]
    for taken in range(3):
        routes = {track: players - 1 - number for number, track in enumerate(tracks[:taken])}
        if taken < players:
            state = scene("northern_lights", players=players, hands=hands, routes=routes)
            offered = {text.split()[1] for text in offers(state, "claim")} & set(tracks)
            assert bool(offered) == (taken < open_tracks and 0 not in routes.values())


# The second card and the tickets


@pytest.mark.rule("DRAW-2", "DRAW-3")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_locomotive_of_the_display_as_second_card(name: str) -> None:
    state = scene(name, display=["red", "blue", "locomotive", "locomotive", "green"])
    after, _ = play(state, "take red", chance=SplitMix(3))
    if name == "nordic_countries":
        after, _ = play(after, "take loco")
        assert after.hands[0][-1] == 1
    else:
        refused(after, "take loco", "DRAW-2")


@pytest.mark.rule("DRAW-2", "DRAW-3")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_locomotive_of_the_display_as_first_card(name: str) -> None:
    state = scene(name, display=["red", "blue", "locomotive", "locomotive", "green"])
    after, _ = play(state, "take loco")
    assert after.to_act == ((0,) if name == "nordic_countries" else (1,))


@pytest.mark.rule("DRAW-2")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_locomotive_drawn_blind_is_an_ordinary_card(name: str) -> None:
    state = scene(name, rest=1, deck={"locomotive": 2}, display=["red"] * 5)
    after, _ = play(state, "draw", "draw")
    assert after.hands[0][-1] == 2


@pytest.mark.rule("TICKET-1")
@pytest.mark.parametrize("name", EDITIONS)
def test_one_ticket_is_enough_to_keep_in_the_middle_of_a_game(name: str) -> None:
    after, _ = play(scene(name), "tickets")
    kept = [len(text.split()) - 1 for text in menu(after)]
    assert sorted(kept) == [1, 1, 1, 2, 2, 2, 3]
    refused(after, "keep", "TICKET-1")


@pytest.mark.rule("SET-6")
@pytest.mark.parametrize("name", EDITIONS)
def test_two_must_be_kept_at_the_start(name: str) -> None:
    state, _ = new_game(edition(name), 2, SplitMix(5))
    for seat in state.to_act:
        kept = [len(action.tickets) for action in legal_actions(state, seat) if isinstance(action, Keep)]
        assert min(kept) == 2


@pytest.mark.rule("TICKET-2")
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_a_short_ticket_deck(name: str, left: int) -> None:
    deck = [ticket.id for ticket in edition(name).tickets if not ticket.long][:left]
    state = scene(name, ticket_deck=deck)
    assert ("tickets" in menu(state)) == bool(left)
    if left:
        after, _ = play(state, "tickets")
        assert len(menu(after)) == 2**left - 1
    else:
        refused(state, "tickets", "TICKET-2")


# The end


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_the_last_trains_everyone_has_exactly_one_more_turn(players: int) -> None:
    state = scene("europe", players=players, to_act=1, hands=[{}, {"black": 1}, *[{}] * (players - 2)],
                  trains=[45, 3, *[45] * (players - 2)])  # fmt: skip
    state, events = play(state, "claim amsterdam-bruxelles black")
    assert of_kind(events, LastRoundBegan) == [LastRoundBegan(1)]
    turns = []
    while not state.over:
        turns.append(state.to_act[0])
        state, events = play(state, "draw", "draw")
    assert turns == [(2 + turn) % players for turn in range(players)]
    assert of_kind(events, GameEnded)


@pytest.mark.rule("END-2", "TICKET-4")
@pytest.mark.parametrize("name", EDITIONS)
def test_tickets_drawn_on_the_last_turn_are_charged(name: str) -> None:
    state = scene(name, trains=[2, 40], turns_left=1)
    choosing, _ = play(state, "tickets")
    assert not choosing.over, "the turn is not over before the tickets are chosen"
    after, _ = play(choosing, menu(choosing)[-1])
    assert after.over
    ticket = after.edition.tickets[after.tickets[0][0]]
    assert score(after)[0].ticket_points == -ticket.points


@pytest.mark.rule("SET-6", "SET-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_europe_deals_one_long_ticket_each_and_the_others_never_come_back(players: int) -> None:
    board, random = edition("europe"), Random(players)
    for seed in range(20):
        chance = SplitMix(seed)
        state, _ = new_game(board, players, chance)
        assert isinstance(state.phase, Opening)
        for offer in state.phase.offers:
            assert [board.tickets[ticket].long for ticket in offer] == [True, False, False, False]
        while state.to_act and isinstance(state.phase, Opening):
            state, _ = apply(state, random.choice(legal_actions(state, state.to_act[0])), chance)
        for _ in range(40):
            assert not any(board.tickets[ticket].long for ticket in state.ticket_deck)
            if not offers(state, "tickets"):
                break
            state, _ = play(state, "tickets")
            state, _ = play(state, menu(state)[0])
        for held in state.tickets:
            assert sum(board.tickets[ticket].long for ticket in held) <= 1


@pytest.mark.rule("TIE-1", "STATION-5")
def test_with_equal_points_and_tickets_fewer_stations_win_before_the_express() -> None:
    """Seat 0 has built a station and has the express; seat 1 has built none and makes up the points."""
    state = scene("europe", phase="over", routes={"petrograd-stockholm": 0}, stations=[["roma"], []],
                  points=[20, 26])  # fmt: skip
    result = standings(state)
    assert [(s.seat, s.points, s.place) for s in result] == [(1, 38, 1), (0, 38, 2)]
    assert [s.ahead_by for s in result] == ["fewest_stations", None]


@pytest.mark.rule("TIE-1")
def test_with_all_else_equal_the_express_decides() -> None:
    state = scene("europe", phase="over", routes={"petrograd-stockholm": 0}, points=[20, 30])
    result = standings(state)
    assert [(s.seat, s.points, s.place) for s in result] == [(0, 42, 1), (1, 42, 2)]
    assert [s.ahead_by for s in result] == ["bonus_cards", None]


# Counting


@pytest.mark.rule("DRAW-1", "DRAW-11")
@pytest.mark.parametrize("name", EDITIONS)
def test_two_cards_of_a_kind_are_two_cards(name: str) -> None:
    state = scene(name, rest=1, display=["red"] * 5, deck={"red": 3})
    after, _ = play(state, "take red", "take red")
    assert after.hands[0][RED] == 2


@pytest.mark.rule("CLAIM-2")
def test_a_payment_cannot_use_a_card_twice() -> None:
    refused(scene("europe", hands=[{"red": 2}, {}]), "claim berlin-frankfurt-2 red*3", "CLAIM-2")


@pytest.mark.rule("TICKET-1")
@pytest.mark.parametrize("name", EDITIONS)
def test_the_tickets_kept_are_the_ones_named(name: str) -> None:
    """Not the first ones of the offer, nor the first ones of the edition."""
    deck = [ticket.id for ticket in edition(name).tickets if not ticket.long]
    state, _ = play(
        scene(name, ticket_deck=[deck[20], deck[9], deck[15]]), "tickets", f"keep {deck[9]} {deck[15]}"
    )
    index = edition(name).ticket_index
    assert state.tickets[0] == (index[deck[9]], index[deck[15]])
