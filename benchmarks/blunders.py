"""Are decisions right to be called mistakes? The better move and the one made, played out from the true deal.

Games of weaker bots and of planners are judged as `northline analyse` does it. Wherever a decision is called an
inaccuracy, a mistake or a blunder, both moves are tried in the true deal, which the judge could not see: planners play
the game to its end many times after each, with common random numbers. What was seen is appended to a file, so that it
can be stopped and continued:

    nice python -m benchmarks.blunders --decisions 200 --playouts 200 --file /tmp/blunders.jsonl
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import northline as nl
from northline.analysis.annotated import FAULTS
from northline.analysis.judging.judge import Judgement, judge
from northline.analysis.judging.levels import LEVELS
from northline.analysis.judging.positions import choices_of
from northline.analysis.judging.realism import gains_of_games
from northline.analysis.judging.valuing import by_evaluator, own_chances
from northline.analysis.judging.verdicts import verdict_for
from northline.analysis.values import Evaluator
from northline.analysis.what_if import Spread, compare
from northline.bots import make_bot

BOTS = ("easy", "normal", "greedy", "racer", "planner")
TABLES = (
    ("europe", 2),
    ("nordic_countries", 2),
    ("northern_lights", 2),
    ("europe", 3),
    ("nordic_countries", 3),
    ("northern_lights", 4),
)
AT_A_TIME = 12
RESAMPLES = 2000
"""Of the games, to see how much of a figure is chance."""


def play(number: int) -> nl.Game:
    """One game: tables and bots change from game to game."""
    edition, players = TABLES[number % len(TABLES)]
    names = [BOTS[(number * 7 + 3 * seat + number // len(TABLES)) % len(BOTS)] for seat in range(players)]
    game = nl.Game.new(nl.edition(edition), players, seed=1000 + number, bots=names)
    bots = [make_bot(name, seed=number * 10 + seat) for seat, name in enumerate(names)]
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(game.view(seat)))
    return game


def flagged(game: nl.Game, level: str, threads: int) -> Iterator[dict[str, Any]]:
    """The inaccuracies, mistakes and blunders of a game, with what is claimed of them."""
    evaluator = Evaluator(game.edition, game.state.players)
    choices = list(choices_of(game))
    for start in range(0, len(choices), AT_A_TIME):
        part = choices[start : start + AT_A_TIME]
        chances = own_chances(evaluator, part)
        for judgement in judge(part, LEVELS[level], by_evaluator(evaluator), threads, chances):
            loss, reliable = judgement.loss, judgement.is_reliable
            verdict = verdict_for(loss.gap, loss.error, is_best=False, is_reliable=reliable)
            if judgement.best is not None and verdict in FAULTS:
                choice = judgement.choice
                assert judgement.measured is not None
                yield {
                    "table": f"{game.edition.id} {game.state.players}p",
                    "at": choice.at,
                    "seat": choice.seat,
                    "bot": game.record.header.bots[choice.seat],
                    "verdict": verdict,
                    "kind": judgement.kind,
                    "made": choice.text,
                    "best": choice.text_of(judgement.best),
                    "claimed": judgement.loss.gap,
                    "error": judgement.loss.error,
                    **_evidence(judgement),
                }


def _evidence(judgement: Judgement) -> dict[str, Any]:
    """What a claim rests on: values some turns later and whole games, in deals that fit the view."""
    assert judgement.measured is not None
    assert judgement.best is not None
    choice, games = judgement.choice, judgement.whole_games
    gains = judgement.measured.gains(judgement.best, choice.made)
    found = {"chance": judgement.chance, "unshrunk": float(gains.mean()), "spread": float(gains.std(ddof=1))}
    if games is not None:
        ended = gains_of_games(games, choice.seat, judgement.chance)
        found |= {"games": len(ended), "won": int((ended > 0).sum()), "lost": int((ended < 0).sum())}
    return found


def run(file: Path, decisions: int, playouts: int, level: str, threads: int, first: int) -> None:
    """Judge games until there are so many flagged decisions, from the game with a number on."""
    lines = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    found = sum(line["verdict"] != "game" for line in lines)
    number = first + sum(line["verdict"] == "game" for line in lines)
    while found < decisions:
        game = play(number)
        rows = []
        for row in flagged(game, level, threads):
            tried = compare(
                game, row["at"], [row["made"], row["best"]], playouts, seed=number, threads=threads
            )
            made, better = (_lead(each.spread, row["seat"]) for each in tried.tried)
            found_out = {"gain": tried.gaps[1], "gain_error": tried.errors[1], "lead": better - made}
            rows.append({"game": number, **row, **found_out})
        rows.append(
            {"game": number, "verdict": "game", "edition": game.edition.id, "players": game.state.players}
        )
        with file.open("a") as out:  # a game's lines at once: what is cut short is done again
            out.write("".join(json.dumps(row) + "\n" for row in rows))
        found, number = found + len(rows) - 1, number + 1
        print(f"{number} games, {found} decisions", flush=True)


def _lead(spread: Spread, seat: int) -> float:
    """The mean lead of a seat over the best of the others."""
    return spread.points[seat] - max(points for other, points in enumerate(spread.points) if other != seat)


def report(file: Path) -> None:
    """Say how often the better move was better, and by how much.

    Both moves win alike where the game is decided in the true deal, whatever its seat could know; there, points tell.
    """
    rows = [row for line in file.read_text().splitlines() if (row := json.loads(line))["verdict"] != "game"]
    groups = {"all": rows}
    for key in ("verdict", "kind", "bot", "table"):
        for value in sorted({str(row[key]) for row in rows if key in row}):
            groups[f"{key} {value}"] = [row for row in rows if row.get(key) == value]
    print(
        f"{'':24}{'decisions':>10}{'better':>8}{'alike, more points':>20}{'either':>8}{'claimed':>9}{'gained':>16}"
    )
    for name, group in groups.items():
        gains = np.array([row["gain"] for row in group])
        claimed = np.mean([row["claimed"] for row in group])
        error = gains.std(ddof=1) / math.sqrt(len(gains)) if len(gains) > 1 else math.nan
        better, by_points = (100 * np.mean(which) for which in _better(group))
        print(
            f"{name:24}{len(group):>10}{better:>7.0f}%{by_points:>19.0f}%{better + by_points:>7.0f}%{claimed:>9.3f}"
            f"{gains.mean():>9.3f} ± {error:.3f}"
        )
    _report_intervals(rows)


def _better(rows: Sequence[dict[str, Any]]) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Where the better move won more often, and where it won as often and brought more points."""
    gains = np.array([row["gain"] for row in rows])
    leads = np.array([row.get("lead", 0.0) for row in rows])
    return gains > 0, (gains == 0) & (leads > 0)


def _report_intervals(rows: Sequence[dict[str, Any]]) -> None:
    """Say what other games would have given: decisions of one game share one deal, so whole games are resampled."""
    chance, numbers = np.random.default_rng(0), sorted({row["game"] for row in rows})
    by_game = {number: [row for row in rows if row["game"] == number] for number in numbers}
    shares, excess = [], []
    for _ in range(RESAMPLES):
        some = [row for number in chance.choice(numbers, len(numbers)) for row in by_game[number]]
        better, by_points = _better(some)
        shares.append((100 * better.mean(), 100 * (better | by_points).mean()))
        excess.append(np.mean([row["gain"] - row["claimed"] for row in some]))
    for name, values in zip(
        ("better", "better or alike with more points"), np.transpose(shares), strict=True
    ):
        print(
            "{}: 95 % of resampled games give {:.0f} to {:.0f} %".format(
                name, *np.percentile(values, (2.5, 97.5))
            )
        )
    print("gained less claimed: {:+.3f} to {:+.3f}".format(*np.percentile(excess, (2.5, 97.5))))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=200, help="games after each of the two moves")
    parser.add_argument("--level", default="normal", choices=list(LEVELS))
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--file", type=Path, default=Path("blunders.jsonl"))
    parser.add_argument("--report", action="store_true", help="only read the file")
    options = parser.parse_args()
    if not options.report:
        run(options.file, options.decisions, options.playouts, options.level, options.threads, options.first)
    report(options.file)


if __name__ == "__main__":
    main()
