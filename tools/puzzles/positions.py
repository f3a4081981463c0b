"""Positions worth a look, out of games of strong players: those in which planners disagree about what to do.

Most games are played by the planner inside the kernel, some with one seat that searches. Positions are taken where
chances are still open and playouts are short: late turns, tickets on offer, tunnels that cost more than was laid down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.analysis.puzzles.ideas import Idea, idea_of
from northline.bots.search import SearchBot, extra_candidates, planner_variants
from northline.editions.model import Edition
from northline.kernel import entry_points
from northline.kernel.batch import Batch
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.layout import RESULT
from northline.kernel.core.threads import Workers
from northline.kernel.lookahead import Lookahead, choices
from northline.kernel.playouts import new_memories, policy_numbers, seeds
from northline.kernel.policies.play import TALLY
from northline.rules.actions import Action, Claim
from northline.rules.chance import SplitMix
from northline.rules.view import View, view
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of
from northline.strategy.codes import OPENING, TICKET_CHOICE, TUNNEL, TURN
from northline.strategy.planner.trained_traits import planner_traits
from tools.puzzles.proof import outcomes

_MAX_STEPS = 2000
_LATE = {TURN: 0.25, TICKET_CHOICE: 0.5, TUNNEL: 0.4}
"""A phase is looked at once some seat has fewer trains left than this part of them."""
_MOST_IDEAS = ((0.12, 130), (0.2, 50), (1.0, 20))
"""The fewer trains are left, the shorter the playouts, and the more ideas can be tried."""
_OPENINGS = 20
"""In one game of so many the opening is looked at: that takes the longest."""
_EARLY_CHOICES = 6
"""Made at a time, before it is looked whether it is late enough."""
_AGREED = {"turn": 1, "tunnel": 5}
"""One position of so many is looked at though all planners agree, for easy puzzles."""
_OPEN_PLAYOUTS = 8
_SEARCH_PLAYOUTS = 24
_MOST_CANDIDATES = 6


@dataclass(frozen=True)
class Position:
    """A position of a game as its seat sees it."""

    view: View
    step: int
    chosen: tuple[int, ...]
    """What the planner and its variants choose."""
    candidates: tuple[int, ...]
    """These choices, each once, and some others."""


def positions(edition: Edition, players: int, seed: int, searches: bool = False) -> Iterator[Position]:
    """Yield positions of one game that are worth a look, in the order in which they came.

    With ``searches`` the first seat is played by a search.
    """
    batch = Batch(edition, players, 1, [seed], threads=1)
    chance = SplitMix(seed + 1)
    variants = planner_variants(planner_traits(edition), seed)
    searcher = SearchBot(playouts=_SEARCH_PLAYOUTS, seed=seed, threads=1) if searches else None
    early = 0 if chance.below(_OPENINGS) == 0 else _play_early_turns(batch)
    for step in range(early, _MAX_STEPS):
        if batch.over[0]:
            return
        game = batch.games[0]
        seat, number = int(game["seat"]), batch.choices("planner")
        if _worth_a_look(edition, game, chance) and _is_open(edition, batch.games, seat, int(number[0])):
            seen = view(batch.state(0), seat)
            chosen = tuple(choices(edition, batch.games, variants))
            menu = numbered_menu(seen, board_of(edition))
            ideas = Counter(idea_of(edition, menu[number]) for number in chosen)
            if _has_a_choice(seen, menu) and (
                len(ideas) > 1 or chance.below(_AGREED.get(seen.phase, 2)) == 0
            ):
                others = extra_candidates(seen, menu, _MOST_CANDIDATES)
                candidates = _by_idea(
                    [number for number, _ in Counter(chosen).most_common()] + others, menu, edition
                )
                yield Position(seen, step, chosen, candidates)
        if searcher is not None and seat == 0 and int(game["phase"]) in (TURN, TICKET_CHOICE):
            state = batch.state(0)
            number = np.array([batch.actions.to_kernel(state, searcher.choose(view(state, seat)))])
        batch.step(number)


def _play_early_turns(batch: Batch) -> int:
    """Play on until it is late enough for most of what is looked at; return how many choices were made."""
    edition, policies = batch.edition, policy_numbers("planner", batch.players)
    memories = new_memories(edition, seeds(1, 1), batch.players)
    tallies, results, scratches = np.zeros(1, TALLY), np.zeros(1, RESULT), Workers(1).scratches
    while min(batch.games[0]["trains"][: batch.players]) > max(_LATE.values()) * edition.rules.trains:
        arguments = (tables_of(edition), batch.games, memories, scratches, 0, policies, tallies, results)
        entry_points.play_games(*arguments, _EARLY_CHOICES, 0, 1)
    return int(tallies["steps"][0])


def _is_open(edition: Edition, game: NDArray[Any], seat: int, number: int) -> bool:
    """Whether the seat may win or lose: a few playouts tell, and most positions late in a game are decided."""
    wins, _ = outcomes(Lookahead(edition, game, seat, threads=1).values([number], 0, _OPEN_PLAYOUTS))
    return bool(0.0 < wins.mean() < 1.0)


def _by_idea(numbers: list[int], menu: dict[int, Action], edition: Edition) -> tuple[int, ...]:
    """The first action of each idea: if two of these are equally good, there is no puzzle."""
    found: dict[Idea, int] = {}
    for number in numbers:
        found.setdefault(idea_of(edition, menu[number]), number)
    return tuple(found.values())[: 2 * _MOST_CANDIDATES]


def _has_a_choice(view: View, menu: dict[int, Action]) -> bool:
    """Whether there is something to think about, and not too much for a proof. In a turn there must be a claim."""
    edition = view.edition
    ideas = {idea_of(edition, action) for action in menu.values()}
    claims = any(isinstance(action, Claim) for action in menu.values())
    left = 0.0 if view.turns_left is not None else min(view.trains) / edition.rules.trains
    most = next(most for part, most in _MOST_IDEAS if left <= part)
    return 1 < len(ideas) <= most and (view.phase != "turn" or claims)


def _worth_a_look(edition: Edition, game: np.void, chance: SplitMix) -> bool:
    phase = int(game["phase"])
    if phase == OPENING:
        return chance.below(int(game["players"])) == 0
    part = _LATE.get(phase, 0.0)
    return bool(min(game["trains"][: int(game["players"])]) < part * edition.rules.trains)
