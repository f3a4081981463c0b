"""Playing schedules, by whoever works, from wherever they were left."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import replace

from northline.arena.games import GameResult, lost_deal, play_deal
from northline.arena.schedule import Schedule
from northline.arena.seated_bots import end_bot_processes
from northline.arena.workers import Lost, Workers

Job = tuple[int, int]
"""A deal of one of several schedules: the schedule's index and the deal's number."""


def play(schedule: Schedule, workers: Workers | None = None) -> list[GameResult]:
    """Play all games of a schedule, and return them in the order of deals.

    >>> from northline import edition
    >>> games = play(Schedule.of(edition("nordic_countries"), 2, ("random", "greedy"), games=2))
    >>> [game.seating for game in games]
    [(0, 1), (1, 0)]
    """
    played = dict(play_deals(schedule, schedule.deal_numbers, workers or Workers()))
    return [game for deal in sorted(played) for game in played[deal]]


def play_deals(
    schedule: Schedule, deals: Iterable[int], workers: Workers
) -> Generator[tuple[int, list[GameResult]], None, None]:
    """Play some deals of a schedule; yields each with its games as it gets done. Closing the generator stops them."""
    work = play_jobs((schedule,), ((0, deal) for deal in deals), workers)
    try:
        for (_, deal), games in work:
            yield deal, games
    finally:
        work.close()


def play_jobs(
    schedules: Sequence[Schedule], jobs: Iterable[Job], workers: Workers
) -> Generator[tuple[Job, list[GameResult]], None, None]:
    """Play deals of several schedules; yields each with its games as it gets done.

    Jobs are handed out one after another as workers become free, so ``jobs`` may be a generator that ends when time is
    up (:func:`~northline.arena.schedule.side_by_side` gives a good order). Closing the generator stops the work.
    """
    work = workers.run(_play_job, tuple(schedules), jobs, _play_job_apart, end_bot_processes)
    try:
        for job, games in work:
            yield job, lost_deal(schedules[job[0]], job[1]) if isinstance(games, Lost) else games
    finally:
        work.close()


def _play_job(schedules: tuple[Schedule, ...], job: Job) -> list[GameResult]:
    index, deal = job
    return play_deal(schedules[index], deal)


def _play_job_apart(schedules: tuple[Schedule, ...], job: Job) -> list[GameResult]:
    """The same with every bot in a process of its own: whoever kills its process is known, and forfeits."""
    index, deal = job
    return play_deal(replace(schedules[index], isolate="all"), deal)
