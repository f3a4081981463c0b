"""Many games: bots against bots with error bars, and (in ``northline.arena.lab``) what a board is like.

>>> from northline import edition
>>> from northline.arena import Schedule, play, summarise
>>> schedule = Schedule.of(edition("nordic_countries"), 2, ("random", "greedy"), games=2)
>>> summary = summarise(schedule, play(schedule))
>>> [row.bot for row in summary.rows]
['greedy', 'random']
"""

from northline.arena.games import Fault, GameResult
from northline.arena.run import play
from northline.arena.schedule import Schedule
from northline.arena.statistics import Mean
from northline.arena.summary import BotSummary, Summary, summarise
from northline.arena.workers import Workers, WorkersError

__all__ = [
    "BotSummary",
    "Fault",
    "GameResult",
    "Mean",
    "Schedule",
    "Summary",
    "Workers",
    "WorkersError",
    "play",
    "summarise",
]
