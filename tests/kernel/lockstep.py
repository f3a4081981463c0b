"""Both engines play the same game, and must never differ."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from northline.editions import Edition
from northline.kernel import entry_points
from northline.kernel.convert import from_state, to_state
from northline.kernel.core import layout
from northline.kernel.core.edition_tables import tables_of
from northline.rules import SplitMix, apply, new_game, standings
from northline.rules.actions import Action
from northline.rules.state import State
from tests.kernel.mapping import mapped_menu

Menu = dict[int, Action]


class Pair:
    """A game in both engines."""

    def __init__(self, edition: Edition, players: int, seed: int) -> None:
        self._prepare(edition)
        self.chance = SplitMix(seed)
        self.state, _ = new_game(edition, players, self.chance)
        entry_points.set_up_games(
            self.tables, self.games, np.array([seed], np.uint64), np.array([-1]), players, 0, 1
        )

    @classmethod
    def at(cls, state: State, seed: int) -> Pair:
        """Both engines go on from a position."""
        pair = object.__new__(cls)
        pair._prepare(state.edition)
        pair.chance, pair.state = SplitMix(seed), state
        pair.games[0] = from_state(state, seed)
        return pair

    def _prepare(self, edition: Edition) -> None:
        self.edition = edition
        self.tables = tables_of(edition)
        self.games, self.scratches = np.zeros(1, layout.GAME), np.zeros(1, layout.SCRATCH)
        self.results = np.zeros(1, layout.RESULT)
        self.masks = np.zeros((1, int(self.tables[0]["actions"])), np.uint8)
        self.counts = np.zeros(1, np.int64)

    def menu(self) -> Menu:
        """The menu in the kernel's numbers, after both engines have agreed on position and menu."""
        assert to_state(self.games[0], self.edition) == self.state
        assert int(self.games[0]["chance"]) == self.chance._state
        entry_points.mask_games(self.tables, self.games, self.scratches, 0, self.masks, self.counts, 0, 1)
        legal = np.flatnonzero(self.masks[0]).tolist()
        seats = self.state.to_act
        menu = mapped_menu(self.state, seats[0]) if seats else {}
        assert legal == sorted(menu), self.differences(legal, menu)
        assert self.counts[0] == len(menu)
        return menu

    def differences(self, legal: list[int], menu: Menu) -> str:
        return (
            f"only the kernel: {sorted(set(legal) - set(menu))}, "
            f"only the menu: {[(n, menu[n]) for n in sorted(set(menu) - set(legal))]} at {self.state.to_dict()}"
        )

    def play(self, number: int, menu: Menu) -> None:
        self.state, _ = apply(self.state, menu[number], self.chance, self.state.to_act[0])
        wrong = entry_points.step_games(self.tables, self.games, self.scratches, 0, np.array([number]), 0, 1)
        assert wrong == -1

    def compare_scores(self) -> None:
        entry_points.score_games(self.tables, self.games, self.scratches, 0, self.results, 0, 1)
        compare_result(self.results[0], self.state)


def compare_result(result: Any, state: State) -> None:
    """The kernel's scoring of a game is the reference's, in every detail."""
    assert result["resolved"]
    for standing in standings(state):
        seat, breakdown = standing.seat, standing.breakdown
        assert result["total"][seat] == standing.points
        assert result["place"][seat] == standing.place
        assert result["routes"][seat] == breakdown.routes
        assert result["tickets"][seat] == breakdown.ticket_points
        assert result["stations"][seat] == breakdown.stations
        assert result["bonuses"][seat] == breakdown.bonus_points
        assert result["completed_count"][seat] == breakdown.completed
        completed = sum(1 << ticket.ticket for ticket in breakdown.tickets if ticket.completed)
        assert int(result["completed"][seat]) == completed
        for bonus in breakdown.bonuses:
            assert result["counts"][bonus.card][seat] == bonus.count
            assert bool(result["bonus_cards"][seat] >> bonus.card & 1) == (bonus.points > 0)


def play_together(pair: Pair, choice: SplitMix, max_steps: int = 5000) -> Counter[str]:
    """Play at random to the end, or so many steps, comparing everything after every step; how the games ended."""
    corners: Counter[str] = Counter()
    for _ in range(max_steps):
        menu = pair.menu()
        if not menu:
            break
        numbers = sorted(menu)
        pair.play(numbers[choice.below(len(numbers))], menu)
    pair.compare_scores()
    if pair.state.over:
        corners["games"] += 1
        places = [standing.place for standing in standings(pair.state)]
        corners["shared victories"] += places.count(1) > 1
        corners["forced ends"] += pair.state.turns_left != 0
    return corners
