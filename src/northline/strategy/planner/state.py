"""The planner's state: what a seat observes, as numbers and lists, and room for the plan."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from northline.rules.claim import openness
from northline.rules.state import NOBODY
from northline.rules.view import View
from northline.strategy import codes
from northline.strategy.board import MAX_DISTANCE, Board
from northline.strategy.codes import KINDS
from northline.strategy.planner.paths import CLOSED, MINE, OPEN, THEIRS
from northline.strategy.planner.traits import NUMBER, Traits, numbers

FIELDS: tuple[tuple[str, type, str], ...] = (
    # The observation
    ("seat", int, ""),
    ("players", int, ""),
    ("phase", int, ""),
    ("turns_left", int, ""),  # -1 until the last round begins
    ("ticket_deck", int, ""),  # tickets left in it
    ("stations_left", int, ""),  # its own
    ("can_draw", int, ""),  # whether there is a card to be had blind
    ("can_pay", int, ""),  # whether it can pay what a tunnel costs more
    ("takeable", int, ""),  # the set of kinds that may be taken from the display
    ("bonus_cards", int, ""),  # the set of those in play
    ("station_colors", int, ""),  # the set of kinds that pay for its next station
    ("hand", int, "kinds"),
    ("shown", int, "kinds"),  # cards of each kind in the display
    ("unseen", int, "kinds"),  # cards of each kind in the deck and in others' hands
    ("seat_trains", int, "seats"),
    ("hand_sizes", int, "seats"),
    ("status", int, "routes"),  # see ``paths.py``
    ("colors", int, "routes"),  # the set of kinds in which a route can be paid now
    ("station_here", int, "cities"),  # 0: none; 1: somebody else's; 2: its own
    ("held", int, "tickets"),
    ("held_count", int, ""),
    ("offer", int, "tickets"),
    ("offer_count", int, ""),
    ("traits", float, "traits"),
    # Where the plan is worked out
    ("salt", int, ""),  # see ``ties.py``
    ("tie", float, "routes"),
    ("kind_tie", float, "kinds"),
    ("room", float, ""),  # open spaces for each player
    (
        "match",
        float,
        "kinds",
    ),  # the chance that a card turned over for a tunnel costs one more, by paying kind
    ("gray_match", float, ""),  # the same for an average colour
    ("order", float, "routes"),  # in which order cards are reserved for routes
    ("most_held", int, ""),  # cards of the colour most held
    ("rarity", float, "kinds"),  # how much rarer than usual a kind is
    ("bonus_share", float, "bonus cards"),
    ("path_share", float, ""),  # what a space more of a longest path is worth
    ("is_touched", int, "cities"),  # whether the network or the plan reaches it
    ("listed", int, "routes"),
    ("root", int, "cities"),
    ("far", float, "cities"),
    ("frontier", int, "cities"),
    ("via", int, "cities"),
    ("weight", float, "routes"),
    ("barred", float, "routes"),  # weights of routes that are closed for a moment
    ("wanted", int, "routes"),
    ("rate", float, "routes"),
    ("threat", float, "routes"),  # see ``opponents.py``
    ("spaces_left", int, "routes"),  # that a route still costs the opponent
    ("spaces_away", int, "cities"),  # from a city, as the opponent counts
    ("at_distance", int, "distances"),  # sets of cities
    ("todo", int, "tickets"),
    ("is_planned", int, "tickets"),  # by place in ``todo``: in which order tickets were planned, 0: given up
    ("is_mine", int, "tickets"),
    ("gain", float, "tickets"),
    ("plan_spaces", int, ""),
    ("plan_routes", int, ""),
    ("plan_stations", int, ""),
    ("plan_turns", float, ""),
    ("purse", int, "kinds"),
    ("worth", float, "kinds"),
    ("needed", int, "kinds"),
    ("lacking", int, ""),
    ("lacking_kinds", int, ""),
    ("is_lacking", int, "kinds"),
)
"""Name, type, and one for each of what; empty: a single number."""


class PlannerState:
    """The fields as numbers and lists; the kernel's record has the same ones."""

    def __init__(self, sizes: dict[str, int]) -> None:
        for name, kind, per in FIELDS:
            setattr(self, name, [kind(0)] * sizes[per] if per else kind(0))

    def __getattr__(self, name: str) -> Any:  # only asked for what is not there
        raise AttributeError(name)

    def __setattr__(self, name: str, value: Any) -> None:
        object.__setattr__(self, name, value)


def observe(view: View, board: Board, menu: Iterable[int], traits: Traits) -> PlannerState:
    """The state of a planner that looks at a view; ``menu`` holds the numbers of the legal actions."""
    assert view.seat is not None, "a spectator has nothing to choose"
    s = PlannerState(
        {
            "kinds": KINDS,
            "seats": view.players,
            "routes": board.routes,
            "cities": board.cities,
            "distances": MAX_DISTANCE + 1,
            "tickets": board.tickets,
            "bonus cards": max(16, board.bonus_cards),
            "traits": NUMBER,
        }
    )
    s.seat, s.players, s.phase = view.seat, view.players, codes.PHASES[view.phase]
    s.traits = list(numbers(traits))
    s.turns_left = -1 if view.turns_left is None else view.turns_left
    s.ticket_deck, s.bonus_cards = view.ticket_deck_size, sum(1 << card for card in view.bonus_cards)
    s.seat_trains, s.hand_sizes = list(view.trains), list(view.hand_sizes)
    s.hand, s.unseen = list(view.hand), list(view.unseen_cards)
    for card in view.display:
        if card is not None:
            s.shown[card] += 1
    s.held[: len(view.own_tickets)], s.held_count = view.own_tickets, len(view.own_tickets)
    s.offer[: len(view.offer)], s.offer_count = view.offer, len(view.offer)
    _observe_routes(view, s)
    _observe_stations(view, board, s)
    for number in menu:
        if number >= board.station:
            s.station_colors |= 1 << (number - board.station) % KINDS
        elif number >= board.claim:
            route, color = divmod(number - board.claim, KINDS)
            s.colors[route] |= 1 << color
        elif codes.TAKE <= number < codes.STOP:
            s.takeable |= 1 << number - codes.TAKE
        elif number == codes.DRAW:
            s.can_draw = 1
        elif number == codes.PAY:
            s.can_pay = 1
    return s


def _observe_routes(view: View, s: PlannerState) -> None:
    assert view.seat is not None
    is_open = openness(view, view.seat)
    for route, owner in enumerate(view.owners):
        if owner == view.seat:
            s.status[route] = MINE
        elif owner != NOBODY:
            s.status[route] = THEIRS
        else:
            s.status[route] = OPEN if is_open(route) else CLOSED


def _observe_stations(view: View, board: Board, s: PlannerState) -> None:
    for seat, cities in enumerate(view.stations):
        for city in cities:
            s.station_here[city] = 2 if seat == view.seat else 1
    s.stations_left = board.stations - len(view.stations[s.seat])
