"""Train with MaskablePPO of sb3-contrib, on hundreds of games at once or on one.

pip install 'northline[learn]'
python examples/learn_sb3.py --decisions 300000
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

from northline.envs import NorthlineVectorEnv
from northline.envs.stable_baselines import NorthlineVecEnv


def train(edition: str, opponents: str, decisions: int, games: int) -> MaskablePPO:
    """Learn from so many decisions, in this many games at once."""
    settings = {"edition": edition, "opponents": opponents, "reward": "margin", "shaped": True}
    if games > 1:
        env = NorthlineVecEnv(NorthlineVectorEnv(games, **settings))
    else:
        env = gymnasium.make("northline/Northline-v0", **settings)
    steps = max(1, min(decisions, 8192) // games)
    model = MaskablePPO(
        "MultiInputPolicy", env, n_steps=steps, batch_size=1024, n_epochs=4, gamma=0.999, seed=1
    )
    return model.learn(decisions)


def wins(model: MaskablePPO, edition: str, opponents: str, games: int) -> float:
    """The share of games that a model wins."""
    env = NorthlineVectorEnv(games, edition, 2, opponents)
    seen, _ = env.reset(seed=2)
    won, finished = np.zeros(games), np.zeros(games, bool)
    while not finished.all():  # the first game in each place: counting all that end would prefer short ones
        actions, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
        seen, _, over, _, infos = env.step(actions)
        fresh = over & ~finished
        won[fresh] = infos["final_place"][fresh] == 1 if fresh.any() else 0
        finished |= over
    return float(won.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--edition", default="nordic_countries")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--decisions", type=int, default=300_000)
    parser.add_argument(
        "--games", type=int, default=256, help="at once; 1 for the plain Gymnasium environment"
    )
    options = parser.parse_args()
    model = train(options.edition, options.opponents, options.decisions, options.games)
    share = wins(model, options.edition, options.opponents, 200)
    print(f"trained: wins {share:.0%} of 200 games against {options.opponents}")


if __name__ == "__main__":
    main()
