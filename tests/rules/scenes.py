"""Positions for tests that say only what matters, and words to play on from them."""

from __future__ import annotations

from typing import Any

import pytest

from northline.editions import edition as built_in
from northline.editions.model import CARD_NAMES, Edition
from northline.rules import (
    Chance,
    Event,
    IllegalAction,
    SplitMix,
    State,
    apply,
    check,
    format_action,
    legal_actions,
    parse_action,
)


def scene(edition: Edition | str, *, rest: int | None = None, **document: Any) -> State:
    """A position as a document has it. With ``rest`` all cards that it does not place go to that seat's hand."""
    board = built_in(edition) if isinstance(edition, str) else edition
    document = {"edition": board.id, "players": 2, **document}
    if rest is not None:
        document.setdefault("deck", {})
        document.setdefault("display", [])
        hands = [dict(hand) for hand in document.get("hands", [{}] * document["players"])]
        left = dict(zip(CARD_NAMES, board.rules.deck, strict=True))
        for placed in (*hands, document["deck"], document.get("discards", {})):
            for name, count in placed.items():
                left[name] -= count
        for name in document["display"]:
            if name is not None:
                left[name] -= 1
        hands[rest] = {name: hands[rest].get(name, 0) + left[name] for name in CARD_NAMES}
        document["hands"] = hands
    return State.from_dict(document, board)


def play(state: State, *texts: str, chance: Chance | None = None) -> tuple[State, list[Event]]:
    """Carry actions out one after the other; the position after them, and all that happened."""
    chance = chance or SplitMix(1)
    events: list[Event] = []
    for text in texts:
        action = parse_action(state.edition, text)
        check(state, state.to_act[0], action)
        state, happened = apply(state, action, chance)
        events += happened
    return state, events


def menu(state: State) -> list[str]:
    """What the seat to act is offered, as text."""
    return [format_action(state.edition, action) for action in legal_actions(state, state.to_act[0])]


def refused(state: State, text: str, rule: str) -> None:
    """Assert that an action is refused by this rule, and not on the menu."""
    with pytest.raises(IllegalAction) as refusal:
        play(state, text)
    assert refusal.value.rule == rule
    assert text not in menu(state)


def offers(state: State, word: str) -> list[str]:
    """The entries of the menu that begin with a word."""
    return [text for text in menu(state) if text.split()[0] == word]


def named(cards: tuple[int | None, ...]) -> list[str | None]:
    """Cards by their names, None for a gap."""
    return [None if card is None else CARD_NAMES[card] for card in cards]


def of_kind(events: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


class AlwaysFirst:
    """A rigged chance: always the lowest number."""

    def below(self, n: int) -> int:
        return 0


class AlwaysLast:
    """A rigged chance: always the highest number. The last card of a deck is a locomotive if it has any."""

    def below(self, n: int) -> int:
        return n - 1
