"""The rules about cards that programs for these games get wrong most often, one test for each mistake."""

from __future__ import annotations

from collections import Counter

import pytest

from northline.editions import edition
from northline.editions.model import CARD_NAMES, LOCOMOTIVE
from northline.rules import (
    SplitMix,
    new_game,
)
from northline.rules.events import (
    CardDrawn,
    DeckRefilled,
    DisplaySwept,
    TunnelTried,
)
from tests.rules.scenes import AlwaysLast, menu, named, of_kind, play, refused, scene

RED, BLUE = CARD_NAMES.index("red"), CARD_NAMES.index("blue")
EDITIONS = ("europe", "nordic_countries", "northern_lights")


# The sweep of three locomotives


@pytest.mark.rule("DRAW-4")
def test_the_display_is_looked_at_again_after_a_sweep() -> None:
    """The deck deals locomotives first: one sweep brings a display that must be swept too."""
    state = scene(
        "europe",
        rest=1,
        display=["red", "red", "locomotive", "locomotive", "blue"],
        deck={"green": 9, "locomotive": 6},
    )
    after, events = play(state, "take red", chance=AlwaysLast())
    assert len(of_kind(events, DisplaySwept)) >= 2
    assert after.display.count(LOCOMOTIVE) < 3
    assert after.problems() == ()


@pytest.mark.rule("DRAW-4")
def test_a_sweep_happens_in_the_middle_of_a_draw_and_the_second_card_is_taken_from_the_new_display() -> None:
    state = scene(
        "europe",
        rest=1,
        display=["red", "red", "locomotive", "locomotive", "blue"],
        deck={"green": 9, "locomotive": 1},
    )
    after, events = play(state, "take red", chance=AlwaysLast())
    assert of_kind(events, DisplaySwept) == [DisplaySwept((LOCOMOTIVE, RED, LOCOMOTIVE, LOCOMOTIVE, BLUE))]
    assert named(after.display) == ["green"] * 5
    assert menu(after) == ["draw", "take green"]


@pytest.mark.rule("DRAW-4")
def test_the_first_display_of_a_game_is_swept_too() -> None:
    swept = 0
    for seed in range(300):
        state, events = new_game(edition("europe"), 5, SplitMix(seed))
        swept += bool(of_kind(list(events), DisplaySwept))
        assert state.display.count(LOCOMOTIVE) < 3
    assert swept


@pytest.mark.rule("DRAW-4")
@pytest.mark.parametrize("name", ["nordic_countries", "northern_lights"])
def test_the_northern_editions_do_not_sweep(name: str) -> None:
    state = scene(
        name, rest=1, display=["red", "red", "locomotive", "locomotive", "locomotive"], deck={"locomotive": 5}
    )
    after, events = play(state, "take red")
    assert after.display.count(LOCOMOTIVE) == 4
    assert not of_kind(events, DisplaySwept)


@pytest.mark.rule("DRAW-5")
def test_a_sweep_at_the_end_of_the_deck_cannot_go_on_for_ever() -> None:
    """Two coloured cards are too few for a display with less than three locomotives."""
    state = scene(
        "europe", rest=1, display=["red", "red", "locomotive", "locomotive", "blue"], deck={"locomotive": 8}
    )
    after, events = play(state, "take red")
    assert not of_kind(events, DisplaySwept)
    assert after.display.count(LOCOMOTIVE) == 3


@pytest.mark.rule("DRAW-5")
def test_a_sweep_that_a_rigged_deck_defeats_ends_all_the_same() -> None:
    state = scene(
        "europe",
        rest=1,
        display=["red", "red", "locomotive", "locomotive", "blue"],
        deck={"locomotive": 11, "green": 3},
        discards={},
    )
    after, _ = play(state, "take red", chance=AlwaysLast())
    assert after.problems() == ()


@pytest.mark.rule("DRAW-4", "DRAW-5")
def test_a_sweep_that_could_not_help_is_made_up_for_when_a_payment_brings_colours_back() -> None:
    state = scene("europe", rest=1, hands=[{"red": 3}, {}], display=["locomotive"] * 5)
    after, events = play(state, "claim berlin-frankfurt-2 red*3")
    assert of_kind(events, DisplaySwept)[0] == DisplaySwept((LOCOMOTIVE,) * 5)
    assert after.display.count(LOCOMOTIVE) == 2
    assert after.problems() == ()


# The deck runs out


@pytest.mark.rule("DRAW-6")
@pytest.mark.parametrize("name", EDITIONS)
def test_the_discards_become_the_deck_in_the_middle_of_a_draw(name: str) -> None:
    state = scene(name, rest=1, display=["white"] * 5, deck={"red": 1}, discards={"blue": 4})
    after, events = play(state, "draw", "draw")
    assert of_kind(events, DeckRefilled) == [DeckRefilled(4)]
    assert after.hands[0][RED] == 1
    assert after.hands[0][BLUE] == 1
    assert sum(after.deck) == 3


@pytest.mark.rule("DRAW-6")
def test_the_discards_are_shuffled_and_not_turned_over() -> None:
    state = scene("europe", rest=1, display=["white"] * 5, discards={"blue": 4, "red": 4})
    drawn = Counter()
    for seed in range(200):
        _, events = play(state, "draw", chance=SplitMix(seed))
        drawn[of_kind(events, CardDrawn)[0].card] += 1  # type: ignore[union-attr]
    assert min(drawn[BLUE], drawn[RED]) > 60


@pytest.mark.rule("DRAW-6", "TUNNEL-1")
def test_the_discards_become_the_deck_in_the_middle_of_a_tunnel_without_the_payment() -> None:
    state = scene(
        "europe",
        rest=1,
        hands=[{"yellow": 2}, {}],
        display=["white"] * 5,
        deck={"red": 1},
        discards={"blue": 5},
    )
    after, events = play(state, "claim munchen-zurich yellow*2")
    assert of_kind(events, DeckRefilled) == [DeckRefilled(5)]
    tried = of_kind(events, TunnelTried)[0]
    assert isinstance(tried, TunnelTried)
    assert named(tried.revealed) == ["red", "blue", "blue"]
    assert tried.extra == 0
    assert sum(after.discards) == 5  # the payment and what was turned over


@pytest.mark.rule("DRAW-6", "BONUSDRAW-1")
def test_the_payment_itself_is_drawn_when_a_bonus_draw_finds_an_empty_deck() -> None:
    state = scene(
        "northern_lights", rest=1, hands=[{"purple": 4, "locomotive": 2}, {}], display=["white"] * 5
    )
    after, events = play(state, "claim mo_i_rana-narvik-1 purple*2 loco*2")
    assert of_kind(events, DeckRefilled) == [DeckRefilled(4)]
    assert len(of_kind(events, CardDrawn)) == 2
    assert sum(after.hands[0]) == 4
    assert after.problems() == ()


@pytest.mark.rule("DRAW-6")
def test_the_discards_become_the_deck_in_the_middle_of_a_sweep() -> None:
    state = scene(
        "europe",
        rest=1,
        display=["red", "red", "locomotive", "locomotive", "blue"],
        deck={"locomotive": 1, "green": 2},
        discards={"white": 6},
    )
    after, events = play(state, "take red", chance=AlwaysLast())
    assert of_kind(events, DisplaySwept)
    assert of_kind(events, DeckRefilled)
    assert None not in after.display
    assert after.problems() == ()


@pytest.mark.rule("DRAW-7")
@pytest.mark.parametrize("name", EDITIONS)
def test_an_empty_display_comes_back_once_cards_exist_again(name: str) -> None:
    red = next(route for route in edition(name).routes if route.color == RED and route.length == 3)
    state = scene(name, rest=1, hands=[{"red": 3}, {}])
    assert state.display == (None,) * 5
    after, _ = play(state, f"claim {red.id} red*3")
    assert named(after.display) == ["red", "red", "red", None, None]
    assert after.problems() == ()


@pytest.mark.rule("DRAW-9")
@pytest.mark.parametrize("name", EDITIONS)
def test_one_card_left_is_drawn_and_the_turn_is_over(name: str) -> None:
    state = scene(name, rest=1, deck={}, display=["red"])
    after, _ = play(state, "take red")
    assert after.to_act == (1,)
    in_the_deck = scene(name, rest=1, deck={"red": 1}, display=[])
    after, _ = play(in_the_deck, "draw")
    assert after.to_act == (1,)


@pytest.mark.rule("DRAW-9")
@pytest.mark.parametrize(
    ("name", "goes_on"), [("europe", False), ("nordic_countries", True), ("northern_lights", False)]
)
def test_only_a_locomotive_left_as_second_card(name: str, goes_on: bool) -> None:
    state = scene(name, rest=1, display=["red", "locomotive"])
    after, _ = play(state, "take red")
    assert after.to_act == ((0,) if goes_on else (1,))


@pytest.mark.rule("DRAW-6")
@pytest.mark.parametrize("name", EDITIONS)
def test_drawing_is_allowed_however_few_cards_are_left(name: str) -> None:
    state = scene(name, rest=1, deck={"red": 2}, display=["blue"] * 5)
    after, _ = play(state, "draw", "draw")
    assert after.hands[0][RED] == 2


# Nothing to do


@pytest.mark.rule("TURN-2")
@pytest.mark.parametrize("name", EDITIONS)
def test_a_player_who_can_do_nothing_passes(name: str) -> None:
    state = scene(name, rest=1, ticket_deck=[])
    assert menu(state) == ["pass"]
    after, _ = play(state, "pass")
    assert after.to_act == (1,)


@pytest.mark.rule("TURN-2")
def test_nobody_passes_who_can_do_anything() -> None:
    refused(scene("europe", rest=1), "pass", "TURN-2")  # there are tickets to draw
    refused(scene("europe", rest=1, ticket_deck=[], deck={"red": 1}, display=["blue"] * 5), "pass", "TURN-2")
    refused(scene("europe", rest=1, ticket_deck=[], hands=[{"red": 1}, {}]), "pass", "TURN-2")  # a station
