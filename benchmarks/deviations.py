"""Is the search right where it leaves the planner's choice? Its own games, looked at with all cards open.

The search plays against planners. Wherever it does something else than the planner would, both are tried in the true
deal, which it could not see: with a forecast after some turns, and in whole games. All values are of positions, where a
won game counts 1.

    python -m benchmarks.deviations --edition europe --players 2 --playouts 150 --seconds 600
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from time import monotonic

import numpy as np
from benchmarks.compiled_planner import CompiledPlanner
from numpy.typing import NDArray

import northline as nl
from northline.bots.search import CARD_PRIOR, OTHER_PRIOR, TICKET_PRIOR, SearchBot, prior_for
from northline.bots.sequential_halving import Prior
from northline.kernel.convert import from_state
from northline.kernel.lookahead import Lookahead
from northline.rules import SplitMix, apply, new_game, standings, view
from northline.rules.actions import Action
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of

HORIZON = 4


@dataclass(frozen=True)
class Deviation:
    """Something that the search did and the planner would not have done, and how much better it was."""

    prior: Prior
    forecast: float
    """With forecasts, in the true deal."""
    whole: float
    """In whole games."""
    forecast_noise: float
    """The standard deviation of the difference over playouts."""
    whole_noise: float


def compare(state: nl.State, seat: int, chosen: Action, planned: Action, seed: int, tries: int) -> Deviation:
    board = board_of(state.edition)
    numbers = {action: number for number, action in numbered_menu(view(state, seat), board).items()}
    actions = (numbers[planned], numbers[chosen])
    game = np.array([from_state(state)])

    def differences(horizon: int) -> NDArray[np.float64]:
        ahead = Lookahead(state.edition, game, seat, seed, 1, horizon=horizon, open_cards=True)
        values = ahead.values(actions, 0, tries)
        difference: NDArray[np.float64] = values[:, 1] - values[:, 0]
        return difference

    forecast, whole = differences(HORIZON), differences(0)
    return Deviation(
        prior_for(*actions, board.claim),
        float(forecast.mean()),
        float(whole.mean()),
        float(forecast.std()),
        float(whole.std()),
    )


def play(
    edition: nl.Edition, players: int, playouts: int, tries: int, seed: int
) -> tuple[float, list[Deviation]]:
    """One game of the search against planners: what it won, and where it deviated."""
    chance, searcher, planner = SplitMix(seed), seed % players, CompiledPlanner()
    search = SearchBot(playouts=playouts, seed=seed, threads=1)
    state, _ = new_game(edition, players, chance)
    found: list[Deviation] = []
    while not state.over:
        seat = state.to_act[0]
        seen = view(state, seat)
        action = planned = planner.choose(seen)
        if seat == searcher:
            action = search.choose(seen)
            if action != planned:
                found.append(compare(state, seat, action, planned, seed + len(found), tries))
        state, _ = apply(state, action, chance, seat)
    first = [standing.seat for standing in standings(state) if standing.place == 1]
    return (searcher in first) / len(first), found


def summary(name: str, found: list[Deviation], games: int) -> str:
    if not found:
        return f"{name:8} none"
    forecast, whole = [one.forecast for one in found], [one.whole for one in found]
    spreads = [np.mean([getattr(one, part) for one in found]) for part in ("forecast_noise", "whole_noise")]
    return (
        f"{name:8} {len(found) / games:5.1f} a game   with forecasts {_mean(forecast)}   in whole games {_mean(whole)}"
        f"   noise {spreads[0]:.2f} and {spreads[1]:.2f}"
    )


def _mean(numbers: list[float]) -> str:
    return f"{np.mean(numbers):+.4f} ± {1.96 * np.std(numbers) / math.sqrt(len(numbers)):.4f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--edition", choices=nl.EDITIONS, default="europe")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--playouts", type=int, default=150)
    parser.add_argument("--tries", type=int, default=50, help="games for each comparison")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    edition, end = nl.edition(options.edition), monotonic() + options.seconds
    wins: list[float] = []
    found: list[Deviation] = []
    while not wins or monotonic() < end:
        won, deviations = play(
            edition, options.players, options.playouts, options.tries, options.seed + len(wins)
        )
        wins.append(won)
        found += deviations
    print(f"{edition.name}, {options.players} players, {options.playouts} playouts for a choice")
    print(f"{np.mean(wins):.0%} of {len(wins)} games won")
    for name, prior in (("cards", CARD_PRIOR), ("tickets", TICKET_PRIOR), ("others", OTHER_PRIOR)):
        print(summary(name, [one for one in found if one.prior == prior], len(wins)))
    total = sum(one.whole for one in found) / len(wins)
    print(f"all deviations of a game together, in whole games: {total:+.3f}")


if __name__ == "__main__":
    main()
