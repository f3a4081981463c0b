"""Play a game with OpenSpiel's information set tree search, which looks ahead through the kernel's playouts.

pip install 'northline[openspiel]'
python examples/openspiel_ismcts.py --simulations 60
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.bots.uniform_random import UniformRandomBot

import northline.envs.open_spiel
from northline.rules import standings


def play(edition: str, simulations: int, seed: int, tell: bool = True) -> pyspiel.State:
    """A game of the search, in seat 0, against a random player; returns its last state."""
    game = pyspiel.load_game(f"northline(edition={edition},players=2)")
    random = np.random.RandomState(seed)
    evaluator = northline.envs.open_spiel.PlayoutEvaluator("greedy", playouts=2, seed=seed)
    bots = [
        ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=simulations, random_state=random),
        UniformRandomBot(1, random),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
            continue
        player = state.current_player()
        action = int(bots[player].step(state))
        if tell:
            print(f"player {player}: {state.action_to_string(player, action)}", flush=True)
        state.apply_action(action)
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--edition", default="nordic_countries")
    parser.add_argument("--simulations", type=int, default=60, help="for each choice")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    final = play(options.edition, options.simulations, options.seed)
    points = {standing.seat: standing.points for standing in standings(final.position())}
    print(f"The search has {points[0]} points, the random player {points[1]}: returns {final.returns()}")


if __name__ == "__main__":
    main()
