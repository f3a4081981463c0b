"""Chances: how likely every seat is to win from a position, and the points that it can expect.

>>> import northline as nl
>>> from northline.analysis.values import Evaluator
>>> game = nl.Game.new(nl.edition("nordic_countries"), players=2, seed=7)
>>> evaluator = Evaluator(game.edition, players=2)
>>> chances = evaluator.open(game.state)  # all cards open
>>> round(sum(chances.win), 6)
1.0
>>> own = evaluator.from_view(game.view(0))  # what seat 0 may know
>>> len(own.points)
2
"""

from northline.analysis.values.chances import Chances
from northline.analysis.values.evaluator import Evaluator

__all__ = ["Chances", "Evaluator"]
