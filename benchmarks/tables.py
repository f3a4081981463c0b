"""One game at a table of bots, as quick as can be: what the benchmarks of bots stand on.

``planner`` and ``racer`` are asked inside the kernel here. They choose as the bots of these names do, but faster; games
between players that the kernel knows are played there altogether. Nothing is needed but NumPy and Numba.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

import northline as nl
from northline.bots import Bot, Clock, make_bot
from northline.kernel import playouts
from northline.kernel.convert import from_view
from northline.kernel.lookahead import choices
from northline.rules import SplitMix, apply, new_game, standings, view
from northline.rules.actions import Action
from northline.rules.view import View
from northline.strategy.board import board_of
from northline.strategy.characters import planner_of
from northline.strategy.numbering import numbered_menu
from northline.strategy.traits import RACER, Traits

_COMPILED: dict[str, Traits | None] = {"planner": None, "hard": None, "racer": RACER}
"""For each planner its character, where it is not that of the board's planner."""
_IN_KERNEL = {spec: ("planner", traits) for spec, traits in _COMPILED.items()} | {
    "random": ("random", None),
    "greedy": ("greedy", None),
}
"""For each player that the kernel knows its policy there, and its character."""


class CompiledPlanner:
    """A planner that thinks inside the kernel."""

    def __init__(self, traits: Traits | None) -> None:
        self._traits = traits

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        game = np.array([from_view(view, SplitMix(0))])
        game["seat"] = view.seat
        number = choices(view.edition, game, [self._traits or planner_of(view.edition)])[0]
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


def bot_for(spec: str, seed: int) -> Bot:
    return CompiledPlanner(_COMPILED[spec]) if spec in _COMPILED else make_bot(spec, seed=seed)


def play(edition: nl.Edition, specs: Sequence[str], seed: int, compiled: bool = True) -> Outcome:
    """A game between the bots of these specs, seat by seat; the seed decides about the deal and about the bots."""
    if compiled and all(spec in _IN_KERNEL for spec in specs):
        return _play_in_kernel(edition, specs, seed)
    make = bot_for if compiled else make_bot
    bots = [make(spec, seed * 8 + seat) for seat, spec in enumerate(specs)]
    chance = SplitMix(seed)
    state, _ = new_game(edition, len(specs), chance)
    while not state.over:
        seat = state.to_act[0]
        state, _ = apply(state, bots[seat].choose(view(state, seat)), chance, seat)
    table = sorted(standings(state), key=lambda standing: standing.seat)
    return Outcome(tuple(s.place for s in table), tuple(s.points for s in table))


def _play_in_kernel(edition: nl.Edition, specs: Sequence[str], seed: int) -> Outcome:
    players = [_IN_KERNEL[spec] for spec in specs]
    policies, traits = [policy for policy, _ in players], [traits for _, traits in players]
    played = playouts(edition, len(specs), 1, policies, seed, threads=1, traits=traits)
    return Outcome(tuple(played.places[0].tolist()), tuple(played.points[0].tolist()))


def seatings(specs: Sequence[str]) -> list[tuple[str, ...]]:
    """Every different way to sit around the table in the same order."""
    bots = tuple(specs)
    return list(dict.fromkeys(bots[turn:] + bots[:turn] for turn in range(len(bots))))
