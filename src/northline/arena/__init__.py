"""Many games: bots against bots with error bars, and what a board is like.

>>> from northline import edition
>>> from northline.arena import Plan, play, summarise
>>> plan = Plan.of(edition("nordic_countries"), 2, ("random", "greedy"), games=2)
>>> summary = summarise(plan, play(plan))
>>> [row.bot for row in summary.rows]
['greedy', 'random']
"""

from northline.arena.games import GameResult
from northline.arena.run import play
from northline.arena.schedule import Plan
from northline.arena.summary import Summary, summarise
from northline.arena.workers import Workers, WorkersError

__all__ = ["GameResult", "Plan", "Summary", "Workers", "WorkersError", "play", "summarise"]
