"""Games to look at: every edition with every number of players, played by choosers with habits.

A chooser that picks anything sees few of a game's corners: nobody empties the deck by accident. Each chooser here
has a habit that leads to some of them. All are seeded: the same seed gives the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import northline as nl
from northline import rules
from northline.editions import LOCOMOTIVE, Edition
from northline.rules.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawTickets,
    Keep,
    Pay,
    Retreat,
    Take,
)
from northline.rules.events import Event
from northline.rules.state import State
from tests.toy import tiny, toy

EDITIONS = (*(nl.edition(name) for name in nl.EDITIONS), toy(), tiny())

TABLES = tuple(
    (edition, players)
    for edition in EDITIONS
    for players in range(edition.rules.players[0], edition.rules.players[1] + 1)
)
"""Every edition with every number of players."""


def table_name(table: object) -> str:
    """What a table is called, such as ``europe-3p``."""
    assert isinstance(table, tuple)
    edition, players = table
    return f"{edition.id}-{players}p"


TABLE = {table_name(table): table for table in TABLES}
"""The tables by their names."""


def seeds(edition: Edition, players: int) -> range:
    """One game of a big edition has enough to see; of the small ones it takes several."""
    return range(1) if edition.rules.trains > 10 else range(80 // edition.rules.trains)


LONGEST_GAME = 6000
"""Actions. Games of the choosers below have a few hundred: one of so many goes on for ever."""

Liking = Callable[[State, Action], float]
"""How much a chooser likes an action. It takes one it likes best."""


@dataclass(frozen=True, slots=True)
class Chooser:
    name: str
    liking: Liking
    whims: int = 8
    """One choice in this many is made without thinking; 0: none."""

    def choose(self, state: State, menu: tuple[Action, ...], chance: rules.SplitMix) -> Action:
        if self.whims and chance.below(self.whims) == 0:
            return menu[chance.below(len(menu))]
        likings = [self.liking(state, action) for action in menu]
        most = max(likings)
        best = [action for action, liking in zip(menu, likings, strict=True) if liking == most]
        return best[chance.below(len(best))]


def _anything(state: State, action: Action) -> float:
    return 0


def _hoards(state: State, action: Action) -> float:
    """Only ever draws cards: the deck runs out, and the display gets gaps."""
    return isinstance(action, Draw | Take)


def _shuns_locomotives(state: State, action: Action) -> float:
    """Takes colours from the display: locomotives pile up there, until they are swept."""
    match action:
        case Take(card):
            return 2 if card != LOCOMOTIVE else 0
        case Claim():
            return 1.5 if sum(state.hands[state.to_act[0]]) > 12 else 0
        case Draw():
            return 1
        case _:
            return 0


def _collects_tickets(state: State, action: Action) -> float:
    """Draws tickets while there are any, and keeps as many as it can."""
    match action:
        case Keep(tickets):
            return len(tickets)
        case DrawTickets():
            return 3
        case Claim():
            return 2
        case Draw() | Take():
            return 1
        case _:
            return 0


def _builds_stations(state: State, action: Action) -> float:
    match action:
        case BuildStation():
            return 3
        case Claim():
            return 2
        case Draw() | Take():
            return 1
        case _:
            return 0


def _digs(state: State, action: Action) -> float:
    """Claims tunnels, and gives every other one up."""
    match action:
        case Claim(route, _):
            return 3 if state.edition.routes[route].kind == "tunnel" else 1
        case Draw() | Take():
            return 2
        case Pay() | Retreat():
            return sum(state.hands[state.to_act[0]]) % 2 == isinstance(action, Pay)
        case _:
            return 0


def _claims_long_routes(state: State, action: Action) -> float:
    """The longest route there is to be had; pays in cards what it lacks in locomotives."""
    match action:
        case Claim(route, cards):
            return 10 * state.edition.routes[route].length + sum(cards)
        case Pay():
            return 1
        case Draw() | Take():
            return 15  # rather than a route of one space
        case _:
            return 0


def _sails(state: State, action: Action) -> float:
    match action:
        case Claim(route, cards):
            return 100 + sum(cards) if state.edition.routes[route].kind == "ferry" else 1
        case Draw() | Take():
            return 2
        case _:
            return 0


def _plays_everything(state: State, action: Action) -> float:
    """A little of all: what a person would find worth reading."""
    hand = sum(state.hands[state.to_act[0]])
    match action:
        case Claim(route, _):
            tunnel = state.edition.routes[route].kind == "tunnel"
            return 3 + state.edition.routes[route].length + 2 * tunnel if hand > 6 else 1
        case BuildStation():
            return 7 if hand > 9 and not state.stations[state.to_act[0]] else 0
        case DrawTickets():
            return 5 if hand % 5 == 0 else 0
        case Keep(tickets):
            return -abs(len(tickets) - 2)
        case Pay():
            return 1
        case Draw() | Take():
            return 2
        case _:
            return 0


ANYTHING = Chooser("anything", _anything)
EVERYTHING = Chooser("everything", _plays_everything, whims=12)
CHOOSERS = (
    ANYTHING,
    EVERYTHING,
    Chooser("hoarder", _hoards, whims=0),
    Chooser("sweeper", _shuns_locomotives),
    Chooser("ticket collector", _collects_tickets),
    Chooser("station builder", _builds_stations),
    Chooser("digger", _digs),
    Chooser("long routes", _claims_long_routes),
    Chooser("sailor", _sails),
)
CHOOSER = {chooser.name: chooser for chooser in CHOOSERS}
"""The choosers by their names."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a game: the position before, the menu, what was chosen, what happened and the position after."""

    before: State
    seat: int
    menu: tuple[Action, ...]
    action: Action
    events: tuple[Event, ...]
    after: State


def seats_in_any_order(state: State, chance: rules.SplitMix) -> int:
    """Who acts next. While opening tickets are chosen it may be any of several."""
    return state.to_act[chance.below(len(state.to_act))]


def play(edition: Edition, players: int, seed: int, chooser: Chooser = ANYTHING) -> Iterator[Step]:
    """A whole game, step by step."""
    state, _ = rules.new_game(edition, players, rules.SplitMix(seed))
    yield from play_on(state, seed, chooser)


def play_on(state: State, seed: int, chooser: Chooser = ANYTHING) -> Iterator[Step]:
    """The rest of a game, step by step."""
    chance, habit = rules.SplitMix(seed ^ 0xC4A9CE), rules.SplitMix(seed ^ 0x4AB17)
    for _ in range(LONGEST_GAME):
        if state.over:
            return
        seat = seats_in_any_order(state, habit)
        menu = rules.legal_actions(state, seat)
        action = chooser.choose(state, menu, habit)
        after, events = rules.apply(state, action, chance)
        yield Step(state, seat, menu, action, events, after)
        state = after
    raise AssertionError(f"{chooser.name} with seed {seed} did not end the game in {LONGEST_GAME} actions")


def positions(edition: Edition, players: int, seed: int, chooser: Chooser = ANYTHING) -> list[State]:
    """Every position of a game, from the first to the last."""
    start, _ = rules.new_game(edition, players, rules.SplitMix(seed))
    return [start, *(step.after for step in play_on(start, seed, chooser))]
