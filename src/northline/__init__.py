"""Northline: three railway board games as a library.

>>> import northline as nl
>>> nl.edition("europe").name
'Europe'
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
