"""How the strength of the search grows with its budget: games against the planner at several numbers of playouts.

Every deal is played twice with the seats swapped. Writes a table, JSON, and a picture as SVG.

    python benchmarks/search.py --edition nordic_countries --playouts 50 200 800 --games 40 --picture docs/search.svg
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

from rich.console import Console
from rich.table import Table

import northline as nl
from northline.bots import Bot, make_bot
from northline.rules import SplitMix, apply, new_game, standings, view

Row = dict[str, float]


def won_by(edition: nl.Edition, seat: int, challenger: Bot, champion: Bot, seed: int) -> tuple[float, int]:
    """1 for a win of the challenger, a half for a shared one; and its lead."""
    chance = SplitMix(seed)
    state, _ = new_game(edition, 2, chance)
    while not state.over:
        acting = state.to_act[0]
        bot = challenger if acting == seat else champion
        state, _ = apply(state, bot.choose(view(state, acting)), chance, acting)
    table = {standing.seat: standing for standing in standings(state)}
    shared = sum(standing.place == 1 for standing in table.values())
    return (table[seat].place == 1) / shared, table[seat].points - table[1 - seat].points


def measure(edition: nl.Edition, playouts: int, games: int, seed: int) -> Row:
    champion = make_bot("planner")
    wins, leads = 0.0, 0
    for number in range(games):
        challenger = make_bot(f"search:playouts={playouts}", seed=number)
        won, lead = won_by(edition, number % 2, challenger, champion, seed + number // 2)
        wins += won
        leads += lead
    share = wins / games
    error = 1.96 * math.sqrt(max(share * (1 - share), 0.25 / games) / games)
    return {"playouts": playouts, "games": games, "won": share, "error": error, "lead": leads / games}


def picture(rows: list[Row], title: str) -> str:
    """Wins against the planner over the budget, on a scale of doublings, with 95 % intervals."""
    wide, high, edge = 520, 320, 50
    steps = [math.log2(row["playouts"]) for row in rows]
    low, most = min(steps), max(steps)

    def x(step: float) -> float:
        return edge + (wide - 2 * edge) * ((step - low) / (most - low) if most > low else 0.5)

    def y(share: float) -> float:
        return high - edge - (high - 2 * edge) * share

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">',
        f'<rect width="{wide}" height="{high}" fill="#fff"/>',
        f'<text x="{wide / 2}" y="20" text-anchor="middle">{title}</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        line = y(percent / 100)
        parts.append(f'<path d="M{edge} {line:.1f}H{wide - edge}" stroke="#ccc"/>')
        parts.append(f'<text x="{edge - 6}" y="{line + 4:.1f}" text-anchor="end">{percent} %</text>')
    points = []
    for row, step in zip(rows, steps, strict=True):
        here, share = x(step), row["won"]
        top, bottom = y(min(1, share + row["error"])), y(max(0, share - row["error"]))
        parts.append(f'<path d="M{here:.1f} {top:.1f}V{bottom:.1f}" stroke="#247" stroke-width="2"/>')
        parts.append(f'<circle cx="{here:.1f}" cy="{y(share):.1f}" r="4" fill="#247"/>')
        label = f"{row['playouts']:.0f}"
        parts.append(f'<text x="{here:.1f}" y="{high - edge + 18}" text-anchor="middle">{label}</text>')
        points.append(f"{here:.1f},{y(share):.1f}")
    parts.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="#247"/>')
    parts.append(
        f'<text x="{wide / 2}" y="{high - 12}" text-anchor="middle">playouts for a choice</text></svg>'
    )
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else None)
    parser.add_argument("--edition", default="nordic_countries", choices=nl.EDITIONS)
    parser.add_argument("--playouts", type=int, nargs="+", default=[50, 200, 800])
    parser.add_argument("--games", type=int, default=40, help="games for each budget")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, help="where to write the numbers as JSON")
    parser.add_argument("--picture", type=Path, help="where to write the picture as SVG")
    options = parser.parse_args()
    edition = nl.edition(options.edition)
    table = Table("playouts", "games", "won", "lead")
    rows = []
    for playouts in options.playouts:
        row = measure(edition, playouts, options.games, options.seed)
        rows.append(row)
        won = f"{100 * row['won']:.0f} ± {100 * row['error']:.0f} %"
        table.add_row(str(playouts), str(options.games), won, f"{row['lead']:+.1f}")
    Console().print(table)
    if options.output:
        options.output.parent.mkdir(parents=True, exist_ok=True)
        options.output.write_text(json.dumps(rows, indent=2) + "\n")
    if options.picture:
        title = f"Search against the planner, {edition.name}, two players, {options.games} games each"
        options.picture.write_text(picture(rows, title))


if __name__ == "__main__":
    main()
