"""One game at a table of bots, as quick as can be: what the benchmarks of bots stand on.

The kernel plays for those that it knows. They choose as the bots of these names do, but faster; where others sit at the
table, too, the kernel plays on until one of them is to act. Nothing is needed but NumPy and Numba.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

import northline as nl
from northline.bots import Clock, make_bot
from northline.kernel import entry_points, playouts
from northline.kernel.convert import chance_of, from_state, from_view, to_state
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import GAME, RESULT
from northline.kernel.core.threads import Workers
from northline.kernel.lookahead import choices
from northline.kernel.playouts import new_memories, policy_numbers
from northline.kernel.policies.play import TALLY
from northline.rules import SplitMix, apply, new_game, standings, view
from northline.rules.actions import Action
from northline.rules.view import View
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of
from northline.strategy.encoding import OVER
from northline.strategy.planner.trained_traits import planner_traits
from northline.strategy.planner.traits import RACER, Traits

_IN_KERNEL: dict[str, tuple[str, Traits | None]] = {
    "planner": ("planner", None),
    "hard": ("planner", None),
    "racer": ("planner", RACER),
    "random": ("random", None),
    "greedy": ("greedy", None),
}
"""For each player that the kernel knows its policy there, and its character where it is not that of the board's
planner."""


class CompiledPlanner:
    """The planner of a board, asked inside the kernel."""

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        game = np.array([from_view(view, SplitMix(0))])
        game["seat"] = view.seat
        number = choices(view.edition, game, [planner_traits(view.edition)])[0]
        return numbered_menu(view, board_of(view.edition))[number]


@dataclass(frozen=True)
class Outcome:
    """Places and points by seat."""

    places: tuple[int, ...]
    points: tuple[int, ...]

    def won(self, seat: int) -> float:
        """1 for a win, a part for a shared one."""
        return (self.places[seat] == 1) / self.places.count(1)

    def lead(self, seat: int) -> int:
        """The points ahead of the best of the others."""
        return self.points[seat] - max(p for other, p in enumerate(self.points) if other != seat)


def play(edition: nl.Edition, specs: Sequence[str], seed: int, compiled: bool = True) -> Outcome:
    """A game between the bots of these specs, seat by seat; the seed decides about the deal and about the bots."""
    known = [spec for spec in specs if compiled and spec in _IN_KERNEL]
    if len(known) == len(specs):
        return _play_in_kernel(edition, specs, seed)
    bots = {
        seat: make_bot(spec, seed=seed * 8 + seat) for seat, spec in enumerate(specs) if spec not in known
    }
    kernel = _KernelSeats(edition, specs, set(bots), seed) if known else None
    chance = SplitMix(seed)
    state, _ = new_game(edition, len(specs), chance)
    while not state.over:
        seat = state.to_act[0]
        if seat in bots:
            state, _ = apply(state, bots[seat].choose(view(state, seat)), chance, seat)
        else:
            assert kernel is not None
            state, chance = kernel.play_on(state, chance)
    table = sorted(standings(state), key=lambda standing: standing.seat)
    return Outcome(tuple(s.place for s in table), tuple(s.points for s in table))


class _KernelSeats:
    """Those at a table for whom the kernel plays."""

    def __init__(self, edition: nl.Edition, specs: Sequence[str], others: set[int], seed: int) -> None:
        # What the kernel would do for the others is never asked.
        players = [_IN_KERNEL.get(spec, ("random", None)) for spec in specs]
        self._edition, self._others = edition, others
        self._policies = policy_numbers([policy for policy, _ in players], len(specs))
        chances = np.array([seed], np.uint64)
        self._memories = new_memories(edition, chances, len(specs), [traits for _, traits in players])
        self._games, self._scratches = np.zeros(1, GAME), Workers(1).scratches
        self._tallies, self._results = np.zeros(1, TALLY), np.zeros(1, RESULT)

    def play_on(self, state: nl.State, chance: SplitMix) -> tuple[nl.State, SplitMix]:
        """From where one of them is to act until one of the others is."""
        self._games[0] = from_state(state, chance.state)
        game = self._games[0]
        tables = tables_of(self._edition)
        while game["phase"] != OVER and int(game["seat"]) not in self._others:
            entry_points.play_games(
                tables,
                self._games,
                self._memories,
                self._scratches,
                0,
                self._policies,
                self._tallies,
                self._results,
                1,
                0,
                1,
            )
        return to_state(game, self._edition), chance_of(game)


def _play_in_kernel(edition: nl.Edition, specs: Sequence[str], seed: int) -> Outcome:
    players = [_IN_KERNEL[spec] for spec in specs]
    policies, traits = [policy for policy, _ in players], [traits for _, traits in players]
    played = playouts(edition, len(specs), 1, policies, seed, threads=1, traits=traits)
    return Outcome(tuple(played.places[0].tolist()), tuple(played.points[0].tolist()))


def seatings(specs: Sequence[str]) -> list[tuple[str, ...]]:
    """Every different way to sit around the table in the same order."""
    bots = tuple(specs)
    return list(dict.fromkeys(bots[turn:] + bots[:turn] for turn in range(len(bots))))
