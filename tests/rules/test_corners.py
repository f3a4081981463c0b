"""Awkward corners of the cards and the tickets: nothing left, nearly nothing left, far too much in one hand."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from northline.editions import edition
from northline.editions.model import CARD_NAMES, COLORS, LOCOMOTIVE, Edition
from northline.rules import Recorded, SplitMix, State, apply, check, legal_actions, new_game
from northline.rules.actions import Claim, Keep
from northline.rules.claim import closed_because
from northline.rules.events import CardDrawn, DisplaySwept, TicketsDrawn, TunnelTried
from northline.rules.payment import payments, route_prices
from northline.rules.state import Opening
from tests.oracles.paying import pays, spaces_of
from tests.rules.scenes import AlwaysFirst, AlwaysLast, menu, named, of_kind, offers, play, scene
from tests.toy import tiny, toy

RED = CARD_NAMES.index("red")
EDITIONS = ("europe", "nordic_countries", "northern_lights")
BOARDS = [*(edition(name) for name in EDITIONS), toy(), tiny()]
TABLES = [
    (board, players)
    for board in BOARDS
    for players in range(board.rules.players[0], board.rules.players[1] + 1)
]


def table_id(value: object) -> str:
    return value.id if isinstance(value, Edition) else str(value)


# No cards


@pytest.mark.rule("DRAW-8")
@pytest.mark.parametrize("name", EDITIONS)
def test_no_cards_anywhere_leave_the_tickets(name: str) -> None:
    state = scene(name, rest=1)
    assert menu(state) == ["tickets"]
    assert state.problems() == ()


@pytest.mark.rule("DRAW-8")
@pytest.mark.parametrize("name", EDITIONS)
def test_no_cards_anywhere_and_a_hand_that_pays(name: str) -> None:
    state = scene(name, rest=0, ticket_deck=[])
    assert not offers(state, "draw")
    assert not offers(state, "take")
    assert offers(state, "claim")


@pytest.mark.rule("DRAW-2", "DRAW-5", "DRAW-9")
def test_only_locomotives_left_outside_the_hands() -> None:
    """They are not swept, and each is a whole draw."""
    state = scene("europe", rest=1, display=["locomotive"] * 5, deck={"locomotive": 9}, ticket_deck=[])
    for _ in range(9):
        state, events = play(state, "take loco")
        assert not of_kind(events, DisplaySwept)
        assert state.problems() == ()
    assert named(state.display) == ["locomotive"] * 5
    assert not any(state.deck)


@pytest.mark.rule("DRAW-5")
def test_the_sweep_comes_back_with_the_third_coloured_card() -> None:
    """Five locomotives in the display, and discards of one, two and three coloured cards."""
    for count, route in ((1, "budapest-wien-1"), (2, "bruxelles-paris-1"), (3, "berlin-frankfurt-2")):
        state = scene("europe", rest=1, hands=[{"red": count}, {}], display=["locomotive"] * 5)
        after, events = play(state, f"claim {route} red*{count}")
        assert bool(of_kind(events, DisplaySwept)) == (count == 3)
        assert after.display.count(LOCOMOTIVE) == (2 if count == 3 else 5)


# Gaps in the display


@pytest.mark.rule("DRAW-7")
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("lying", [1, 2, 3, 4])
def test_taking_from_a_display_with_gaps(name: str, lying: int) -> None:
    shown = [None, *["blue", "green", "red", "white"][:lying]]
    state = scene(name, rest=1, display=shown)
    assert state.problems() == ()
    after, _ = play(state, "take blue")
    assert after.display.count(None) == 6 - lying
    assert after.to_act == ((0,) if lying > 1 else (1,))
    if lying > 1:
        after, _ = play(after, "take green")
        assert after.to_act == (1,)
    assert after.problems() == ()


@pytest.mark.rule("DRAW-7")
def test_a_retreat_fills_the_gaps_with_what_was_turned_over() -> None:
    state = scene("europe", rest=1, hands=[{"yellow": 2}, {}], display=["white"] * 5, deck={"yellow": 2})
    digging, _ = play(state, "claim munchen-zurich yellow*2")
    after, _ = play(digging, "retreat")
    assert sum(after.discards) == 2
    refill, _ = play(after, "take white", "take white")
    assert named(refill.display) == ["yellow", "yellow", "white", "white", "white"]
    assert refill.problems() == ()


# Tunnels with hardly any cards left


@pytest.mark.rule("TUNNEL-1")
@pytest.mark.parametrize("name", ["europe", "nordic_countries"])
@pytest.mark.parametrize("left", [0, 1, 2])
@pytest.mark.parametrize("costly", [False, True])
def test_a_tunnel_turns_over_as_many_cards_as_there_are(name: str, left: int, costly: bool) -> None:
    route, color = {
        "europe": ("munchen-zurich", "yellow"),
        "nordic_countries": ("lillehammer-oslo", "purple"),
    }[name]
    deck = {(color if costly else "white"): left} if left else {}
    state = scene(name, rest=1, hands=[{color: 5}, {}], display=["red"] * 5, deck=deck)
    after, events = play(state, f"claim {route} {color}*2")
    tried = of_kind(events, TunnelTried)[0]
    assert isinstance(tried, TunnelTried)
    assert len(tried.revealed) == left
    assert tried.extra == (left if costly else 0)
    if tried.extra:
        assert menu(after) == [f"pay {color}" + (f"*{left}" if left > 1 else ""), "retreat"]
        after, _ = play(after, menu(after)[0])
    assert after.owners[edition(name).route_index[route]] == 0
    assert after.problems() == ()


# Bonus draws


@pytest.mark.rule("BONUSDRAW-1")
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4])
def test_a_bonus_draw_with_hardly_any_cards_left(left: int) -> None:
    """Three cards are due. Five of the payment and the deck exist, and the display's gaps come first."""
    payment = {"purple": 3, "locomotive": 2}
    state = scene("northern_lights", rest=1, hands=[payment, {}], display=["white"] * 5, deck={"red": left})
    after, events = play(state, "claim mo_i_rana-trondheim-1 purple*3 loco*2")
    assert len(of_kind(events, CardDrawn)) == 3
    assert after.hands[0][RED] == min(left, 3)
    assert after.problems() == ()


@pytest.mark.rule("BONUSDRAW-1", "DRAW-7")
@pytest.mark.parametrize(("gaps", "drawn"), [(5, 0), (4, 1), (3, 2), (2, 3)])
def test_a_bonus_draw_with_fewer_cards_than_it_gives(gaps: int, drawn: int) -> None:
    payment = {"purple": 3, "locomotive": 2}
    state = scene("northern_lights", rest=1, hands=[payment, {}], display=["white"] * (5 - gaps))
    after, events = play(state, "claim mo_i_rana-trondheim-1 purple*3 loco*2")
    assert len(of_kind(events, CardDrawn)) == drawn
    assert None not in after.display
    assert after.problems() == ()


# The ticket deck


@pytest.mark.rule("TICKET-2", "TICKET-3")
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_refused_tickets_are_drawn_again_in_the_known_order(name: str, left: int) -> None:
    deck = [ticket.id for ticket in edition(name).tickets if not ticket.long][5 : 5 + left]
    state, _ = play(scene(name, ticket_deck=deck), "tickets")
    state, _ = play(state, f"keep {deck[0]}")
    back = name != "nordic_countries"
    expected = [*deck[3:], *(deck[1:3] if back else [])]
    assert [edition(name).tickets[ticket].id for ticket in state.ticket_deck] == expected
    assert ("tickets" in menu(state)) == bool(expected)
    if expected:
        _, events = play(state, "tickets")
        again = of_kind(events, TicketsDrawn)[0]
        assert isinstance(again, TicketsDrawn)
        assert [edition(name).tickets[ticket].id for ticket in again.tickets or ()] == expected[:3]


@pytest.mark.rule("TICKET-3")
@pytest.mark.parametrize("name", EDITIONS)
def test_drawing_tickets_until_there_are_none(name: str) -> None:
    """With one kept each time the deck always runs out, whether the others come back or not."""
    state = scene(name)
    turns = 0
    while "tickets" in menu(state):
        state, _ = play(state, "tickets")
        state, _ = play(state, min(menu(state), key=lambda text: len(text.split())))
        turns += 1
    short = sum(not ticket.long for ticket in edition(name).tickets)
    assert turns == (-(-short // 3) if name == "nordic_countries" else short)
    assert sum(map(len, state.tickets)) == turns
    assert state.problems() == ()


# Choosing tickets at the start


@pytest.mark.rule("SET-12", "SET-7")
@pytest.mark.parametrize("name", EDITIONS)
def test_the_order_of_choosing_opening_tickets_does_not_matter(name: str) -> None:
    board = edition(name)
    start, _ = new_game(board, 3, SplitMix(11))
    assert isinstance(start.phase, Opening)
    choices = [Keep(offer[seat % 2 : seat % 2 + 2]) for seat, offer in enumerate(start.phase.offers)]
    ends = set()
    for order in permutations(range(3)):
        state = start
        for seat in order:
            assert seat in state.to_act
            check(state, seat, choices[seat])
            state, _ = apply(state, choices[seat], Recorded([]))
        ends.add(state)
    (end,) = ends
    assert end.to_act == (start.phase.first,)
    refused = [
        ticket
        for offer, choice in zip(start.phase.offers, choices, strict=True)
        for ticket in offer
        if ticket not in choice.tickets
    ]
    back = board.rules.opening_refused == "bottom"
    assert end.ticket_deck == start.ticket_deck + (tuple(refused) if back else ())


# Large hands


def open_claims(state: State, seat: int) -> dict[int, list[tuple[int, ...]]]:
    """For each route that is open and short enough, the payments that the hand can make by its price."""
    prices = route_prices(state.edition)
    return {
        route: list(found)
        for route, price in enumerate(prices)
        if closed_because(state, seat, route) is None
        and price.length <= state.trains[seat]
        and (found := payments(price, state.hands[seat]))
    }


def assert_right_large_menu(state: State) -> None:
    """Sorted, without doubles, accepted, paid right by the rulebook, and complete."""
    actions = legal_actions(state, 0)
    assert len(set(actions)) == len(actions)
    claims: dict[int, list[tuple[int, ...]]] = {}
    for action in actions:
        check(state, 0, action)
        if isinstance(action, Claim):
            claims.setdefault(action.route, []).append(action.cards)
            route = state.edition.routes[action.route]
            assert pays(spaces_of(state.edition, route), action.cards)
    assert list(claims) == sorted(claims)
    assert claims == open_claims(state, 0)


SIXTY = dict.fromkeys(COLORS, 6) | {"locomotive": 12}


@pytest.mark.rule("DRAW-11", "CLAIM-10")
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("hand", [
    SIXTY,
    dict.fromkeys(COLORS, 12) | {"locomotive": 14},
    dict.fromkeys(COLORS, 7) | {"locomotive": 4},
    {"red": 12, "blue": 12, "green": 12, "white": 12, "black": 12},
    {"red": 11, "blue": 9, "green": 7, "white": 5, "black": 3, "purple": 1, "locomotive": 13},
], ids=["even", "everything", "few-locomotives", "five-colours", "uneven"])  # fmt: skip
def test_the_menu_of_a_very_large_hand(name: str, hand: dict[str, int]) -> None:
    state = scene(name, hands=[hand, {}], display=[])
    assert_right_large_menu(state)


@pytest.mark.rule("MURM-1")
def test_the_menu_for_murmansk_with_a_very_large_hand_is_short() -> None:
    """Thousands of sets pay for it; the menu has one for each colour and number of locomotives, or they share it."""
    state = scene("nordic_countries", hands=[SIXTY, {}], display=[])
    route = edition("nordic_countries").route_index["lieksa-murmansk"]
    claims = [a.cards for a in legal_actions(state, 0) if isinstance(a, Claim) and a.route == route]
    assert {sum(cards) for cards in claims} == {
        6 + 12
    }  # six of the colour, any twelve for the three spaces left
    for color, locomotives in product(range(len(COLORS)), range(13)):
        assert any(cards[color] == 6 and cards[LOCOMOTIVE] == locomotives for cards in claims)
    assert len(claims) <= 8 * 13
    everything = Claim(route, (6, 6, 6, 6, 6, 1, 0, 0, 5))  # thirty-six of any cards are as good
    check(state, 0, everything)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize(("red", "blue", "locomotives"), list(product((0, 1, 3, 5), (0, 2, 4), (0, 1, 2, 4))))
def test_the_menu_of_a_turn_has_what_each_price_allows(
    name: str, red: int, blue: int, locomotives: int
) -> None:
    hand = {"red": red, "blue": blue, "locomotive": locomotives}
    assert_right_large_menu(scene(name, hands=[hand, {}], display=[]))


@pytest.mark.rule("DRAW-11")
@pytest.mark.parametrize("name", EDITIONS)
def test_one_player_hoards_all_cards(name: str) -> None:
    """One draws and draws, the other has no use for cards as long as there are tickets, and then draws too."""
    state, chance = scene(name), SplitMix(9)
    for _ in range(400):
        wanted = ("tickets", "keep") if state.to_act == (1,) else ()
        ways = [text for word in (*wanted, "draw", "take") for text in offers(state, word)]
        if not ways:
            break
        state, _ = play(state, ways[0], chance=chance)
        assert state.problems() == ()
    assert sum(map(sum, state.hands)) == sum(edition(name).rules.deck)
    assert sum(state.hands[0]) > 60
    assert offers(state, "claim")


@pytest.mark.rule("DRAW-7", "TURN-2")
@pytest.mark.parametrize("name", EDITIONS)
def test_all_cards_in_one_hand_until_a_payment_brings_some_back(name: str) -> None:
    state = scene(name, rest=0, ticket_deck=[])
    assert sum(state.hands[0]) == sum(edition(name).rules.deck)
    after, _ = play(state, offers(state, "claim")[0])
    assert after.display.count(None) < 5
    assert offers(after, "take")
    assert after.problems() == ()


# Rigged chance


@pytest.mark.parametrize(("board", "players"), TABLES, ids=table_id)
@pytest.mark.parametrize("chance", [AlwaysFirst(), AlwaysLast()], ids=["first", "last"])
@pytest.mark.parametrize("pick", [0, -1], ids=["first-action", "last-action"])
def test_a_rigged_chance_plays_whole_games_to_the_end(
    board: Edition, players: int, chance: AlwaysFirst | AlwaysLast, pick: int
) -> None:
    """Whatever chance does, and with the dullest of players, every game comes to an end."""
    state, _ = new_game(board, players, chance)
    for step in range(5000):
        if state.over:
            break
        actions = legal_actions(state, state.to_act[0])
        claims = [action for action in actions if isinstance(action, Claim)]
        state, _ = apply(state, (claims or actions)[pick if step % 3 else 0], chance)
        if step % 10 == 0:
            assert state.problems() == ()
    assert state.over


@pytest.mark.parametrize("outcomes", [[200], [-1], [114]])
def test_a_chance_outcome_out_of_range_is_refused(outcomes: list[int]) -> None:
    state = scene("europe")
    with pytest.raises(ValueError, match="is not below"):
        play(state, "draw", chance=Recorded(outcomes))
    assert state == scene("europe"), "the position stays as it was"


def test_a_chance_that_runs_out_is_refused() -> None:
    with pytest.raises(ValueError, match="ran out"):
        play(scene("europe"), "draw", chance=Recorded([]))
