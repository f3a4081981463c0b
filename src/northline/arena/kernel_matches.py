"""Whole tournaments inside the kernel, for bots that it knows: thousands of games at a time.

They are summed up like any tournament, but thinking times are not measured.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.arena.games import SOURCES, GameResult
from northline.arena.schedule import Schedule
from northline.kernel import KERNEL_PLAYERS, Playouts, playouts


def play_in_kernel(schedule: Schedule, threads: int | None = None) -> list[GameResult]:
    """Play all games of a schedule, and return them in the order of deals.

    Every bot must be one of ``northline.kernel.KERNEL_PLAYERS``. Deals follow from the schedule's seed, but are not
    those of :func:`northline.arena.play`; a schedule that asks for deals by their numbers, or for one seating a deal,
    is refused with a ``ValueError``.

    >>> from northline import edition
    >>> schedule = Schedule.of(edition("nordic_countries"), 2, ("random", "greedy"), games=100)
    >>> games = play_in_kernel(schedule)
    >>> len(games), games[0].seating
    (100, (0, 1))
    """
    unknown = next((bot for bot in schedule.bots if bot not in KERNEL_PLAYERS), None)
    if unknown:
        raise ValueError(f"the kernel has no player '{unknown}'; it has {', '.join(KERNEL_PLAYERS)}")
    if schedule.seed is None or schedule.first_deal or not schedule.every_seating:
        raise ValueError(
            "inside the kernel deals are numbered from 0, have a seed, and are played in every seating"
        )
    games = []
    for line_up in range(len(schedule.line_ups)):
        deals = range(line_up, schedule.deals, len(schedule.line_ups))
        for seating in schedule.seatings(line_up):
            players = [KERNEL_PLAYERS[schedule.bots[bot]] for bot in seating]
            played = playouts(
                schedule.edition,
                schedule.players,
                len(deals),
                [player.policy for player in players],
                schedule.seed * 1009 + 2 * line_up,  # the same deals for all seatings of a line-up
                threads,
                [player.traits for player in players],
                game_logs=True,
            )
            games += _results(schedule, line_up, deals, seating, played)
    return sorted(games, key=lambda game: (game.deal, game.seating))


def _results(
    schedule: Schedule, line_up: int, deals: range, seating: tuple[int, ...], played: Playouts
) -> list[GameResult]:
    seats, results = slice(0, schedule.players), played.results
    assert played.game_logs is not None

    def numbers(column: NDArray[Any], game: int) -> tuple[int, ...]:
        return tuple(int(value) for value in column[game, seats])

    decisions = np.zeros((len(deals), schedule.players), int)  # by seat they are not counted
    decisions[:, 0] = played.lengths
    return [
        GameResult(
            deal=deal,
            line_up=line_up,
            seating=seating,
            first=int(played.games["first"][game]),
            places=numbers(played.places, game),
            points=numbers(played.points, game),
            sources={name: numbers(results[name], game) for name in SOURCES},
            tickets=numbers(played.tickets_kept, game),
            completed=numbers(played.tickets_completed, game),
            moves=numbers(decisions, game),
            turns=int(played.game_logs["turns"][game]),
            seconds=(0.0,) * schedule.players,
            slowest=(0.0,) * schedule.players,
        )
        for game, deal in enumerate(deals)
    ]
