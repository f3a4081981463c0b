"""What strong players do, for comparison with people's own games: writes ``analysis/habits/data``.

    nice python -m tools.strong_habits --games 150

The kernel's planners play so many games at every table of every board.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import northline as nl
from northline.analysis.habits import SeatGame, seat_game
from northline.analysis.habits.strong import StrongPlayers, count_tickets, table_of
from northline.arena.dataset.plan import DatasetPlan
from northline.arena.dataset.playing import play_part
from northline.editions import EDITIONS
from northline.rules.formats.record import parse_record

DATA = Path(__file__).parents[1] / "src" / "northline" / "analysis" / "habits" / "data"
BOT = "planner"
SEED = 19
_PART = 25


def games_at(edition: nl.Edition, players: int, number: int) -> list[SeatGame]:
    """All seats of so many games between planners."""
    plan = DatasetPlan(edition, players, number, bots=(BOT,), seed=SEED + players, part_size=_PART)
    found = []
    for part in range(plan.parts):
        for text in play_part(plan, part).records:
            game = nl.Game.replay(parse_record(text.splitlines()), edition)
            found += [seat_game(game, seat) for seat in range(players)]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=150, help="at each table")
    parser.add_argument("--edition", action="append", choices=EDITIONS, help="only these; by default all")
    options = parser.parse_args()
    DATA.mkdir(parents=True, exist_ok=True)
    for name in options.edition or EDITIONS:
        edition = nl.edition(name)
        fewest, most = edition.rules.players
        tables, everything = [], []
        for players in range(fewest, most + 1):
            games = games_at(edition, players, options.games)
            tables.append(table_of(games))
            everything += games
            print(
                name,
                players,
                {habit: round(s.mean, 2) for habit, s in tables[-1].measures.items()},
                flush=True,
            )
        counts = count_tickets(everything)
        tickets = {edition.tickets[ticket].id: count for ticket, count in counts.items()}
        strong = StrongPlayers(name, edition.digest, (BOT,), tuple(tables), tickets)
        (DATA / f"{name}.json").write_text(json.dumps(strong.to_dict(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
