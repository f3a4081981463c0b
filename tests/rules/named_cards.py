"""Chance by name: carry out an action so that the deck gives the cards that were asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from northline import rules
from northline.rules import Action, Event, Recorded, State
from northline.rules.cards import CARD_NAMES
from northline.rules.events import CardDrawn, CardTurnedUp, TunnelTried


def apply_with_cards(state: State, action: Action, names: Sequence[str]) -> tuple[State, tuple[Event, ...]]:
    """Apply an action while the deck gives exactly these cards, in this order.

    Which number makes the engine draw which card is its own affair, so the numbers are found by trying.
    """
    outcomes: list[int] = []
    for name in names:
        outcomes.append(_outcome_that_gives(state, action, outcomes, name))
    chance = Recorded(outcomes)
    try:
        result = rules.apply(state, action, chance)
    except ValueError as error:
        if isinstance(error, rules.IllegalAction):
            raise
        raise AssertionError(f"the deck gave more cards than the {len(names)} named") from None
    assert cards_given(result[1]) == list(names)
    return result


def _outcome_that_gives(state: State, action: Action, before: list[int], name: str) -> int:
    place = len(before)
    outcome, limit = 0, 1
    while outcome < limit:
        attempt = _Attempt([*before, outcome])
        _, events = rules.apply(state, action, attempt)
        assert len(attempt.limits) > place, (
            f"the deck gave {len(attempt.limits)} cards, and {name!r} was to follow"
        )
        if cards_given(events)[place] == name:
            return outcome
        limit = attempt.limits[place]
        outcome += 1
    raise AssertionError(f"the deck holds no {name!r} to give as card {place + 1}")


def cards_given(events: Sequence[Event]) -> list[str]:
    """The cards that came off the deck, in order."""

    def given() -> Iterator[int | None]:
        for event in events:
            match event:
                case CardDrawn(card=card) | CardTurnedUp(card=card):
                    yield card
                case TunnelTried(revealed=revealed):
                    yield from revealed

    return [CARD_NAMES[card] for card in given() if card is not None]


class _Attempt:
    """Gives the numbers it was made with, then noughts, and notes how large each could have been."""

    def __init__(self, outcomes: list[int]) -> None:
        self._outcomes = outcomes
        self.limits: list[int] = []

    def below(self, n: int) -> int:
        place = len(self.limits)
        self.limits.append(n)
        return self._outcomes[place] if place < len(self._outcomes) else 0
