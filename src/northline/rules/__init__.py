"""The reference engine: the rules of the games, written to be read.

Start with :mod:`northline.rules.engine`; every part of the rules has a module with its name. Standard library only,
no input or output, no clock, no global state: a position and an action go in, the next position and the events come
out.
"""

from northline.rules.actions import Action, sort_key
from northline.rules.chance import Chance, Recorded, Recording, SplitMix, SystemChance
from northline.rules.engine import apply, check, legal_actions
from northline.rules.errors import IllegalAction, InvalidPosition, NotationError
from northline.rules.events import Event
from northline.rules.formats.notation import format_action, format_cards, parse_action
from northline.rules.sample import sample
from northline.rules.score import Breakdown, Standing, score, standings
from northline.rules.setup import new_game
from northline.rules.state import State
from northline.rules.view import View, view

__all__ = [
    "Action",
    "Breakdown",
    "Chance",
    "Event",
    "IllegalAction",
    "InvalidPosition",
    "NotationError",
    "Recorded",
    "Recording",
    "SplitMix",
    "Standing",
    "State",
    "SystemChance",
    "View",
    "apply",
    "check",
    "format_action",
    "format_cards",
    "legal_actions",
    "new_game",
    "parse_action",
    "sample",
    "score",
    "sort_key",
    "standings",
    "view",
]
