"""Playing a plan, by whoever works, from wherever it was left."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from northline.arena.games import GameResult, lost_deal, play_deal
from northline.arena.schedule import Plan
from northline.arena.workers import Lost, Workers


def play(plan: Plan, workers: Workers | None = None) -> list[GameResult]:
    """All games of a plan, in order."""
    played = dict(play_deals(plan, range(plan.deals), workers or Workers()))
    return [game for deal in sorted(played) for game in played[deal]]


def play_deals(
    plan: Plan, deals: Iterable[int], workers: Workers
) -> Generator[tuple[int, list[GameResult]], None, None]:
    """Some deals of a plan, in the order in which they get done. Closing it stops the work."""
    work = workers.run(play_deal, plan, deals)
    try:
        for deal, games in work:
            yield deal, lost_deal(plan, deal) if isinstance(games, Lost) else games
    finally:
        work.close()
