"""How fast other libraries play their games on this machine, so that a reader has a scale.

Uniformly random games, stepped the usual way: ask what is legal, choose, act. OpenSpiel's games are written in C++ and
called from Python, PettingZoo's are Python. They are other games than ours and mostly much smaller ones; what can be
compared is the time of one decision.

    python -m benchmarks.others --seconds 1
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any

from northline.extras import how_to_install

Row = dict[str, object]
OPEN_SPIEL = ("tic_tac_toe", "connect_four", "backgammon", "gin_rummy", "hearts")
PETTING_ZOO = ("tictactoe_v3", "connect_four_v3", "chess_v6")


def open_spiel_player(name: str) -> Callable[[Random], int]:
    """Plays one game of OpenSpiel and counts the decisions; chance is not one."""
    game = import_module("pyspiel").load_game(name)

    def play(random: Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        state.returns()
        return decisions

    return play


def petting_zoo_player(name: str) -> Callable[[Random], int]:
    """Plays one game of PettingZoo and counts the decisions."""
    env: Any = import_module(f"pettingzoo.classic.{name}").env()

    def play(random: Random) -> int:
        env.reset(seed=random.randrange(1 << 31))
        decisions = 0
        for agent in env.agent_iter():
            observation, _, ended, stopped, _ = env.last()
            if ended or stopped:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
        return decisions

    return play


def rate(play: Callable[[Random], int], seconds: float) -> Row:
    """The best fifth of the time, after one game to warm up."""
    random, best, length = Random(1), 0.0, 0.0
    play(random)
    for _ in range(5):
        games, decisions, start = 0, 0, perf_counter()
        while perf_counter() - start < seconds / 5 or not games:
            decisions += play(random)
            games += 1
        speed = games / (perf_counter() - start)
        if speed > best:
            best, length = speed, decisions / games
    return {
        "games/s": best,
        "decisions/s": best * length,
        "decisions/game": length,
        "µs/decision": 1e6 / (best * length),
    }


def measure(seconds: float) -> tuple[list[Row], list[str]]:
    """A row for each game, and a sentence for each library that is not there."""
    rows: list[Row] = []
    missing: list[str] = []
    libraries = (
        ("OpenSpiel", OPEN_SPIEL, open_spiel_player),
        ("PettingZoo", PETTING_ZOO, petting_zoo_player),
    )
    for library, names, player in libraries:
        for name in names:
            try:
                play = player(name)
            except ImportError as error:
                missing.append(f"{library} {name} was left out: {error} ({how_to_install('bench')})")
            else:
                rows.append({"library": library, "game": name, **rate(play, seconds)})
    return rows, missing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game")
    options = parser.parse_args()
    rows, missing = measure(options.seconds)
    print(json.dumps({"others": rows, "missing": missing}, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
