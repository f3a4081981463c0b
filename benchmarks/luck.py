"""How much of a result is luck? The spread of what is left as skill, between equal planners, against the raw result.

    python -m benchmarks.luck --games 1000 --folder /tmp/luck

Planners play games against themselves. Among equals skill should differ little: the smaller its variance is against
that of the results, the more the analysis explains by luck. The mean of all luck must be nothing, within its error.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tools.value_games import all_tables

import northline as nl
from northline.analysis.luck import luck
from northline.analysis.values import Evaluator
from northline.kernel import actions
from northline.kernel.convert import from_state
from northline.kernel.lookahead import choices
from northline.strategy.planner.trained_traits import planner_traits

FIRST_SEED = 77_001_000
KINDS = ("cards", "tickets", "tunnels")
RESAMPLES = 1000
"""Of the games, to see how much of a figure is chance."""


def planner_game(edition: nl.Edition, players: int, seed: int) -> nl.Game:
    """A game between planners. The kernel chooses, which is quicker."""
    game = nl.Game.new(edition, players, seed)
    traits, numbers = [planner_traits(edition)], actions(edition)
    while not game.over:
        chosen = choices(edition, np.array([from_state(game.state)]), traits)[0]
        game.play(game.to_act[0], numbers.to_reference(game.state, chosen))
    return game


def measured(file: Path, edition: nl.Edition, players: int, games: int) -> Iterator[list[dict[str, float]]]:
    """What luck and skill were in each game, by seat; what was measured before is read from the file."""
    known = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    yield from known[:games]
    evaluator = Evaluator(edition, players)
    with file.open("a", encoding="utf-8") as lines:
        for number in range(len(known), games):
            game = planner_game(edition, players, FIRST_SEED + number)
            began = time.process_time()
            seats = luck(game, evaluator).seats
            seconds = time.process_time() - began
            rows = [
                {
                    "result": seat.result,
                    "luck": seat.luck.total,
                    "cards": seat.luck.cards,
                    "tickets": seat.luck.tickets,
                    "tunnels": seat.luck.tunnels,
                    "skill": seat.skill,
                    "lead": seat.points.result,
                    "lead_luck": seat.points.luck.total,
                    "lead_skill": seat.points.skill,
                    "lead_cards": seat.points.luck.cards,
                    "lead_tickets": seat.points.luck.tickets,
                    "lead_tunnels": seat.points.luck.tunnels,
                    "seconds": seconds,
                }
                for seat in seats
            ]
            lines.write(json.dumps(rows) + "\n")
            lines.flush()
            yield rows


def report(title: str, games: list[list[dict[str, float]]]) -> None:
    """Print a line of the table."""
    values = {key: np.array([[seat[key] for seat in game] for game in games]) for key in games[0][0]}
    first = {key: value[:, 0] for key, value in values.items()}  # seats of one game are not independent

    def mean_of(key: str) -> str:
        return f"{first[key].mean():+.3f} ± {first[key].std() / np.sqrt(len(games)):.3f}"

    left, lead_left = (
        _left(values[key], values[skill]) for key, skill in (("result", "skill"), ("lead", "lead_skill"))
    )
    seconds = values["seconds"].mean()
    print(
        f"| {title} | {len(games):,} | {left} | {lead_left} | {mean_of('luck')}"
        f" | {mean_of('lead_luck')} | {values['skill'].std():.3f} | {values['lead_skill'].std():.1f} | {seconds:.1f} |",
        flush=True,
    )


def report_weights(title: str, games: list[list[dict[str, float]]]) -> None:
    """Print by what the weights of luck would have to be multiplied to explain the most of these games.

    Less than all of that counts: what fits some hundred games fits others a little less.
    """
    for prefix, name in (("", "chances"), ("lead_", "points")):
        parts = np.array([[game[0][prefix + kind] for kind in KINDS] for game in games])
        left = np.array([game[0][prefix + "skill"] for game in games]) + parts.sum(axis=1)
        factors = np.linalg.lstsq(parts, left, rcond=None)[0]
        told = ", ".join(f"{kind} {factor:.2f}" for kind, factor in zip(KINDS, factors, strict=True))
        print(f"{title}, {name}: {told}", flush=True)


def _left(results: NDArray[np.float64], skill: NDArray[np.float64]) -> str:
    """The variance of skill against that of results, with 95 % of what other games would have given."""
    drawn = np.random.default_rng(0).integers(len(results), size=(RESAMPLES, len(results)))
    shares = [skill[which].var() / results[which].var() for which in drawn]
    least, most = np.percentile(shares, (2.5, 97.5))
    return f"{100 * skill.var() / results.var():.0f} % ({100 * least:.0f}–{100 * most:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="at each table")
    parser.add_argument("--folder", type=Path, required=True, help="where what was measured is kept")
    parser.add_argument("--players", type=int, help="only tables with so many players")
    parser.add_argument(
        "--weights",
        action="store_true",
        help="say instead by what the weights of luck would have to be multiplied",
    )
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    if not options.weights:
        print(
            "| table | games | variance of skill against result | the same in points | mean luck | mean luck, points"
            " | spread of skill | spread of skill, points | processor seconds a game |"
        )
        print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for name, players in all_tables():
        if options.players in (None, players):
            edition = nl.edition(name)
            file = options.folder / f"{name}-{players}.jsonl"
            games = list(measured(file, edition, players, options.games))
            (report_weights if options.weights else report)(f"{edition.name}, {players} players", games)


if __name__ == "__main__":
    main()
