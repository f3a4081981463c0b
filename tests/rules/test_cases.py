"""Every rule case is a test. How cases are written: see :mod:`tests.rules.case_files`."""

from __future__ import annotations

from typing import Any

import pytest

from northline import edition, rules
from northline.rules import SplitMix, State
from northline.rules.cards import CARD_NAMES
from tests.rules.case_checks import CHECKS, Moment
from tests.rules.case_files import BadCase, Case, Step, read_case, read_cases
from tests.rules.named_cards import apply_with_cards


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=pytest.mark.rule(*case.rules), id=f"{case.chapter}: {case.title}")
        for case in read_cases()
    ],
)
def test_case(case: Case) -> None:
    state = State.from_dict(start(case))
    assert case.contrived or state.problems() == ()
    check(Moment(state), case.checks)
    for step in case.steps:
        moment = play(state, step)
        assert case.contrived or moment.state.problems() == ()
        check(moment, step.checks)
        state = moment.state


def start(case: Case) -> dict[str, Any]:
    """The position document, with the cards that are nowhere else in the hand that gets the rest."""
    if case.rest_with is None:
        return case.position
    document = case.position
    players = (
        edition(document["edition"]).rules.players[0] if "players" not in document else document["players"]
    )
    hands = [dict(hand) for hand in document.get("hands", [{}] * players)]
    rest = dict(zip(CARD_NAMES, edition(document["edition"]).rules.deck, strict=True))
    for place in (*hands, document["deck"], document.get("discards", {})):
        for card, count in place.items():
            rest[card] -= count
    for card in document["display"]:
        if card is not None:
            rest[card] -= 1
    for card, count in rest.items():
        hands[case.rest_with][card] = hands[case.rest_with].get(card, 0) + count
    return {**document, "hands": hands}


def play(state: State, step: Step) -> Moment:
    action = rules.parse_action(state.edition, step.do)
    rules.check(state, state.to_act[0] if step.seat is None else step.seat, action)
    if step.deck_gives == "any":
        return Moment(*rules.apply(state, action, SplitMix(1)))
    return Moment(*apply_with_cards(state, action, step.deck_gives))


def check(moment: Moment, checks: dict[str, Any]) -> None:
    for key, wanted in checks.items():
        CHECKS[key](moment, wanted)


SOUND: dict[str, Any] = {
    "title": "A",
    "rules": ["X-1"],
    "position": {"edition": "europe"},
    "then": {"phase": "turn"},
}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"then": {}, "them": {}}, "no such key: them"),
        ({"play": [{"do": "draw", "than": {}}]}, "step 1: there is no such key: than"),
        ({"play": [{"then": {}}]}, "needs an action"),
        ({"rules": []}, "needs the rules"),
        ({"title": "Århus"}, "title"),
    ],
)
def test_a_case_with_a_slip_is_not_read(change: dict[str, Any], problem: str) -> None:
    assert read_case("x", SOUND).title == "A"
    with pytest.raises(BadCase, match=problem):
        read_case("x", {**SOUND, **change})


def test_a_case_that_checks_nothing_is_not_read() -> None:
    idle = {key: value for key, value in SOUND.items() if key != "then"}
    with pytest.raises(BadCase, match="checks nothing"):
        read_case("x", {**idle, "play": [{"do": "draw"}]})


@pytest.mark.parametrize(
    "wrong",
    [
        {"then": {"phase": "over"}},
        {"events": [{"what": "GameEnded"}]},
        {"menu_is": ["draw"]},
        {"menu_has": ["claim cadiz-lisboa blue*2"]},
        {"menu_lacks": ["draw"]},
        {"menu_words": ["draw"]},
        {"payments": {"cadiz-lisboa": ["blue*2"]}},
        {"legal": ["claim cadiz-lisboa blue*2"]},
        {"refused": [{"action": "draw", "rule": "DRAW-8", "why": ""}]},
        {"refused": [{"action": "claim cadiz-lisboa blue*2", "rule": "CLAIM-1", "why": ""}]},
        {"refused": [{"action": "claim cadiz-lisboa blue*2", "rule": "CLAIM-2", "why": "tired"}]},
        {"standings": [{"seat": 0, "points": 23}]},
    ],
)
def test_a_wrong_expectation_fails(wrong: dict[str, Any]) -> None:
    moment = Moment(State.from_dict({"edition": "europe"}))
    with pytest.raises(AssertionError):
        check(moment, wrong)


@pytest.mark.parametrize("given", [[], ["red", "red"], ["pink"]])
def test_the_cards_named_must_be_those_that_come(given: list[str]) -> None:
    state = State.from_dict({"edition": "europe"})
    draw = rules.parse_action(state.edition, "draw")
    assert apply_with_cards(state, draw, ["red"])[0].hands[0][CARD_NAMES.index("red")] == 1
    with pytest.raises(AssertionError):
        apply_with_cards(state, draw, given)
