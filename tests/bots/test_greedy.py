"""The greedy player: the same in plain Python as inside the kernel, choice by choice."""

from __future__ import annotations

import numpy as np
import pytest

import northline as nl
from northline.bots.greedy import GreedyBot
from northline.kernel import entry_points, from_state
from northline.kernel.core import layout
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import new_memories, policy_numbers
from northline.rules import SplitMix
from northline.rules.actions import Action
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of
from tests.processes import run_python
from tests.toy import tiny, toy


class KernelsGreedy:
    """The greedy players inside the kernel: they remember their plans from choice to choice, and share a chance."""

    def __init__(self, edition: nl.Edition, players: int, seed: int) -> None:
        self._edition, self._scratches = edition, Workers(1).scratches
        self._memories = new_memories(edition, np.array([seed], np.uint64), players)
        self._policies = policy_numbers("greedy", players)

    def choose(self, state: nl.State, seat: int) -> Action:
        games, first, chosen = np.zeros(1, layout.GAME), np.zeros(1, np.int64), np.zeros(1, np.int64)
        games[0] = from_state(state)
        games["seat"] = seat
        tables = tables_of(self._edition)
        entry_points.choose_games(
            tables, games, self._memories, self._scratches, 0, self._policies, first, chosen, 0, 1
        )
        return numbered_menu(nl.rules.view(state, seat), board_of(self._edition))[int(chosen[0])]


BOARDS = [(name, n) for name in nl.EDITIONS for n in range(2, nl.edition(name).rules.players[1] + 1)]


@pytest.mark.parametrize(("name", "players"), [*BOARDS, ("toy", 2), ("toy", 3), ("tiny", 2)])
def test_the_kernel_is_as_greedy_as_plain_python(name: str, players: int) -> None:
    edition = {"toy": toy, "tiny": tiny}[name]() if name in ("toy", "tiny") else nl.edition(name)
    for seed in range(2):
        kernels = KernelsGreedy(edition, players, seed)
        bots = [GreedyBot() for _ in range(players)]
        shared = SplitMix(seed)  # in the kernel all seats of a game choose with one generator
        for bot in bots:
            bot._new_chance = lambda shared=shared: shared
        chance = SplitMix(seed)
        state, _ = nl.rules.new_game(edition, players, chance)
        while not state.over:
            seat = state.to_act[0]
            action = bots[seat].choose(nl.rules.view(state, seat))
            assert action == kernels.choose(state, seat)
            state, _ = nl.rules.apply(state, action, chance, seat)


def test_it_needs_no_numpy() -> None:
    code = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None
import northline as nl
from northline.bots import make_bot
game = nl.Game.new(nl.edition("europe"), 3, seed=4)
bots = [make_bot(spec) for spec in ("greedy", "racer", "planner")]
while not game.over:
    seat = game.to_act[0]
    game.play(seat, bots[seat].choose(game.view(seat)))
print("played")
"""
    assert run_python(code) == "played\n"


def test_a_bot_that_plays_again_remembers_nothing() -> None:
    edition = nl.edition("nordic_countries")
    used, games = GreedyBot(), []
    for bot in (used, used, GreedyBot()):
        game = nl.Game.new(edition, 2, seed=8)
        other = GreedyBot()
        while not game.over:
            seat = game.to_act[0]
            game.play(seat, (bot, other)[seat].choose(game.view(seat)))
        games.append(game.record.entries)
    assert games[0] == games[1] == games[2]


def test_a_bot_called_in_the_middle_of_a_game_plans_for_itself() -> None:
    """A server that was started again has new bots: they must not need what the ones before had in mind."""
    game = nl.Game.new(nl.edition("europe"), 2, seed=5)
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, GreedyBot().choose(game.view(seat)))
    completed = sum(standing.breakdown.completed for standing in nl.rules.standings(game.state))
    assert completed >= 2
