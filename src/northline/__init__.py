"""Northline: three railway board games as a library.

The usual way in is :class:`Game`, a game that is played, saved and loaded, on an :func:`edition`:

>>> import northline as nl
>>> nl.EDITIONS
('europe', 'nordic_countries', 'northern_lights')
>>> game = nl.Game.new(nl.edition("europe"), players=3, seed=7)
>>> game.to_act
(0, 1, 2)

:mod:`northline.rules` has the rules as pure functions of positions, :mod:`northline.svg` draws boards,
:mod:`northline.bots` has players, :mod:`northline.kernel` plays many games at once, :mod:`northline.envs` has
environments for reinforcement learning and :mod:`northline.arena` lets bots compete.
"""

from northline import rules
from northline.editions import EDITIONS, Edition, EditionError, edition, load_edition
from northline.game import Game
from northline.rules import IllegalAction, InvalidPosition, NotationError, State, View
from northline.rules.formats.record import RecordError

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "Edition",
    "EditionError",
    "Game",
    "IllegalAction",
    "InvalidPosition",
    "NotationError",
    "RecordError",
    "State",
    "View",
    "edition",
    "load_edition",
    "rules",
]
