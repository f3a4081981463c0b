"""The reference engine: the rules of the games as pure functions, written to be read.

Start with :mod:`northline.rules.engine`; every part of the rules has a module of its name. Standard library only, no
input or output, no clock, no global state: a position and an action go in, the next position and its events come out.

>>> from northline import rules
>>> from northline.editions import edition
>>> state, _ = rules.new_game(edition("nordic_countries"), 2, rules.SplitMix(7))
>>> chance = rules.SplitMix(8)
>>> while not state.over:
...     seat = state.to_act[0]
...     menu = rules.legal_actions(state, seat)
...     state, events = rules.apply(state, menu[chance.below(len(menu))], chance)
>>> [(standing.place, standing.seat) for standing in rules.standings(state)]
[(1, 1), (2, 0)]
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
