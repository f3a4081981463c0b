"""Tournaments inside the kernel, for players that it knows: the same deals and seats, thousands of times as fast.

They choose as the bots of these names do. What comes out is summed up like any tournament; thinking times are not
measured.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.arena.games import GameResult
from northline.arena.schedule import Plan
from northline.kernel import POLICIES, Playouts, playouts
from northline.strategy.planner.traits import RACER, Traits

PLAYERS: dict[str, tuple[str, Traits | None]] = {name: (name, None) for name in POLICIES} | {
    "racer": ("planner", RACER)
}
"""For each player its policy in the kernel, and its character, where it is not that of the board's planner."""


def play_in_kernel(plan: Plan, threads: int | None = None) -> list[GameResult]:
    """All games of a plan, in order. Deals follow from the plan's seed, but are others than those of the arena."""
    unknown = next((bot for bot in plan.bots if bot not in PLAYERS), None)
    if unknown:
        raise ValueError(f"the kernel has no player '{unknown}'; it has {', '.join(PLAYERS)}")
    games = []
    for line_up in range(len(plan.line_ups)):
        deals = range(line_up, plan.deals, len(plan.line_ups))
        for seating in plan.seatings(line_up):
            players = [PLAYERS[plan.bots[bot]] for bot in seating]
            played = playouts(
                plan.edition,
                plan.players,
                len(deals),
                [policy for policy, _ in players],
                plan.seed * 1009 + 2 * line_up,  # the same deals for all seatings of a line-up
                threads,
                [traits for _, traits in players],
                game_logs=True,
            )
            games += _results(plan, line_up, deals, seating, played)
    return sorted(games, key=lambda game: (game.deal, game.seating))


def _results(
    plan: Plan, line_up: int, deals: range, seating: tuple[int, ...], played: Playouts
) -> list[GameResult]:
    seats, results = slice(0, plan.players), played.results
    assert played.game_logs is not None

    def numbers(column: NDArray[Any], game: int) -> tuple[int, ...]:
        return tuple(int(value) for value in column[game, seats])

    decisions = np.zeros((len(deals), plan.players), int)  # by seat they are not counted
    decisions[:, 0] = played.lengths
    return [
        GameResult(
            deal=deal,
            line_up=line_up,
            seating=seating,
            first=int(played.games["first"][game]),
            places=numbers(played.places, game),
            points=numbers(played.points, game),
            sources={
                name: numbers(results[name], game) for name in ("routes", "tickets", "stations", "bonuses")
            },
            tickets=numbers(played.tickets_kept, game),
            completed=numbers(played.tickets_completed, game),
            moves=numbers(decisions, game),
            turns=int(played.game_logs["turns"][game]),
            seconds=(0.0,) * plan.players,
            slowest=(0.0,) * plan.players,
        )
        for game, deal in enumerate(deals)
    ]
