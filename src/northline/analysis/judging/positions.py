"""The decisions of a game: who chose what from which view, and what else could have been chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from zlib import crc32

import numpy as np

from northline.bots.search import extra_candidates, planner_variants
from northline.game import Game
from northline.kernel.convert import Record, from_view
from northline.kernel.lookahead import choices
from northline.neural.policy import assess
from northline.neural.weights import load_model
from northline.rules.actions import Action, BuildStation, Claim, Pay
from northline.rules.chance import SplitMix
from northline.rules.formats.notation import parse_action
from northline.rules.state import State
from northline.rules.view import View, view
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of
from northline.strategy.planner.trained_traits import planner_traits

_MANY = 1000
"""More candidates than there ever are."""
_TRIED, _FAVOURITES = 12, 4
"""Candidates that are tried, and how many of them are the learned player's even where planners propose many."""


@dataclass(frozen=True)
class Choice:
    """A decision as its seat saw it. Nothing in it depends on what the seat could not know."""

    at: int
    seat: int
    view: View
    action: Action
    """The one that was chosen,"""
    text: str
    """and in notation."""
    menu: dict[int, Action]
    """What could be chosen, by number."""
    made: int
    """The number of the action that was chosen, or of the nearest: a payment may have more locomotives than needed."""
    seed: int

    @property
    def forced(self) -> bool:
        """Whether there was nothing to choose."""
        return len(self.view.legal_actions) <= 1 or len(self.menu) <= 1

    def root(self) -> Record:
        """A position of the kernel that looks like the view."""
        return from_view(self.view, SplitMix(self.seed))

    def text_of(self, number: int) -> str:
        """An action of the menu in notation; of the one that was made, as it was made."""
        from northline.rules.formats.notation import format_action

        return self.text if number == self.made else format_action(self.view.edition, self.menu[number])

    def action_of(self, number: int) -> Action:
        """An action of the menu; the one that was made as it was made."""
        return self.action if number == self.made else self.menu[number]


def state_at(game: Game, at: int) -> State:
    """The position after ``at`` actions."""
    history = game.history
    if not 0 <= at <= len(history):
        raise ValueError(
            f"the game has {len(history)} actions, so a moment is from 0 to {len(history)}, not {at}"
        )
    return game.state if at == len(history) else history[at][0]


def choice_at(state: State, at: int, seat: int, text: str, seed: int = 0) -> Choice:
    """The decision of a seat in a position."""
    seen = view(state, seat)
    action = parse_action(state.edition, text)
    menu = numbered_menu(seen, board_of(state.edition))
    return Choice(at, seat, seen, action, text, menu, _number_of(seen, menu, action), _seed_for(seen, seed))


def choices_of(game: Game, seed: int = 0) -> Iterator[Choice]:
    """All decisions of a game, in order."""
    for at, ((state, _), entry) in enumerate(zip(game.history, game.record.entries, strict=True)):
        yield choice_at(state, at, entry.seat, entry.action, seed)


def candidates(choice: Choice) -> list[int]:
    """The numbers of the actions to try: the one that was made first, then what planners propose, then some others.

    Those are the ways to keep tickets, the cards and the routes (in their cheapest payment) that the learned player
    likes best. To try everything would take longer, and the best of very many estimates is rarely the best move.
    """
    seen, menu = choice.view, choice.menu
    if seen.phase == "tunnel":
        return list(dict.fromkeys((choice.made, *menu)))
    planner = planner_traits(seen.edition)
    game = np.array([choice.root()])
    game["seat"] = choice.seat
    proposed = choices(seen.edition, game, planner_variants(planner, choice.seed & 0xFFFF))
    proposed += choices(seen.edition, game, [planner], "greedy")
    first = [number for number in dict.fromkeys((choice.made, *proposed)) if number in menu]
    others = [number for number in extra_candidates(seen, menu, _MANY) if number not in first]
    return first + _favourites(choice, others, max(_FAVOURITES, _TRIED - len(first)))


def _favourites(choice: Choice, numbers: list[int], most: int) -> list[int]:
    """Those of some actions that the learned player likes best, at most so many."""
    if len(numbers) <= most:
        return numbers
    assessment = assess(choice.view, load_model(choice.view.edition))
    liking = dict(zip(sorted(choice.menu), zip(assessment.logits, assessment.ties, strict=True), strict=True))
    return sorted(numbers, key=lambda number: liking[number], reverse=True)[:most]


def _number_of(seen: View, menu: dict[int, Action], action: Action) -> int:
    """The number of an action: where it was paid otherwise than menus do, of the payment that is most like it."""
    for number, listed in menu.items():
        if listed == action:
            return number
    same = [number for number, listed in menu.items() if _is_like(listed, action)]
    if not same:
        raise ValueError("the action is not on the menu of its seat")
    paid = _cards(action)
    return min(same, key=lambda number: (_difference(_cards(menu[number]), paid), number))


def _is_like(listed: Action, action: Action) -> bool:
    match listed, action:
        case (Claim(one), Claim(other)) | (BuildStation(one), BuildStation(other)):
            return one == other
        case Pay(), Pay():
            return True
        case _:
            return False


def _cards(action: Action) -> tuple[int, ...]:
    return action.cards if isinstance(action, Claim | BuildStation | Pay) else ()


def _difference(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def _seed_for(seen: View, seed: int) -> int:
    """A seed for this decision, by what the seat sees: nothing hidden and nothing that comes later is in it."""
    known = (seen.hand, seen.display, seen.owners, seen.trains, seen.own_tickets, seen.phase, seen.offer)
    return crc32(repr((seed, seen.seat, known)).encode())
