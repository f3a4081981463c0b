"""The record types (NumPy dtypes) of the kernel, and the limits of what they can hold.

All sizes are fixed, so that one compiled program serves every edition. Small numbers are signed, since Numba makes
floats of sums of signed and unsigned ones; bit sets and packed cards are unsigned 64-bit words.
"""

from __future__ import annotations

import numpy as np

from northline.editions.model import LOCOMOTIVE, TIE_BREAKERS
from northline.strategy.board import MAX_DISTANCE
from northline.strategy.codes import KINDS
from northline.strategy.planner.state import FIELDS
from northline.strategy.planner.traits import NUMBER

TRAITS = NUMBER
"""Numbers that describe a planner."""

# Limits

MAX_PLAYERS = 5
MAX_ROUTES = 192
MAX_CITIES = 64
MAX_TICKETS = 64
MAX_BONUS_CARDS = 16
MAX_PRICES = 64
"""Different prices with substitutes on one board."""
MAX_TIE_BREAKERS = 4
MAX_OFFERED = 9
MAX_SHOWN = 15
"""Cards in the display, or turned over for a tunnel: a word has sixteen nibbles, one stays empty."""
MAX_STATIONS = 4
MAX_ROUTE_LENGTH = 15
MAX_OF_A_KIND = 127
MAX_PARALLEL_ROUTES = 3
"""Other routes between the same two cities."""

ROUTE_WORDS = MAX_ROUTES // 64
MAX_HELD = 2 * MAX_ROUTE_LENGTH
"""More cards of one colour make no difference to a price."""
MAX_CASES = 1 << 12
"""Different hands, as far as paying in one colour goes; on a board with more, prices are looked at one by one."""
IMPOSSIBLE = 30_000
"""More cards than any hand has."""

EMPTY = 15
"""A place of the display without a card."""

_PER_SEAT = (MAX_PLAYERS,)
_SETS_OF_ROUTES = (MAX_PLAYERS, ROUTE_WORDS)

GAME = np.dtype(
    [
        ("chance", "u8"),  # the state of SplitMix
        ("hands", "u8", _PER_SEAT),  # packed cards: seven bits for each kind
        ("deck", "u8"),
        ("discards", "u8"),
        ("display", "u8"),  # four bits for each place
        ("open", "u8", _SETS_OF_ROUTES),  # routes that a seat may still claim, whatever its hand and trains
        ("owned", "u8", _SETS_OF_ROUTES),
        ("tickets", "u8", _PER_SEAT),  # sets of tickets
        ("stations", "u8", _PER_SEAT),  # sets of cities
        ("seen", "u8", _PER_SEAT),  # packed cards that everybody knows to be in a hand
        ("refused", "u8", _PER_SEAT),  # sets of refused tickets that a seat knows the whereabouts of
        ("laid", "u8"),  # cards laid down for a tunnel
        ("revealed", "u8"),  # cards turned over for it, four bits for each
        ("points", "i4", _PER_SEAT),
        ("bonus_cards", "i4"),  # a set
        ("trains", "i2", _PER_SEAT),
        ("kept", "i2", _PER_SEAT),  # places of the opening offer that a seat keeps; 0 while it has not chosen
        ("chosen_from", "i2", _PER_SEAT),  # tickets that a seat was offered since the opening
        ("deck_left", "i2"),
        ("discards_left", "i2"),
        ("route", "i2"),  # the tunnel being dug
        ("phase", "i1"),
        ("seat", "i1"),  # who acts; while opening tickets are chosen, the first who has not
        ("players", "i1"),
        ("first", "i1"),
        ("passes", "i1"),
        ("turns_left", "i1"),  # -1 until the last round begins
        ("extra", "i1"),  # additional cards that the tunnel costs
        ("ticket_top", "i1"),  # the ticket deck is a ring buffer: index of its top, number of tickets
        ("ticket_count", "i1"),
        ("opening_kept", "i1", _PER_SEAT),  # how many opening tickets a seat kept, once all have chosen
        ("offered", "i1", _PER_SEAT),  # how many tickets are on offer to a seat
        ("offers", "i1", (MAX_PLAYERS, MAX_OFFERED)),
        ("ticket_deck", "i1", (MAX_TICKETS,)),
    ],
    align=True,
)
"""The position of one game, and the state of its random generator."""

SCALARS = np.dtype([(name, GAME[name]) for name in GAME.names or () if GAME[name].shape == ()], align=True)
"""The scalar fields of a game. Functions take them as a second argument beside the game: on the CPU it is the game
itself; on a GPU it can be a record of its own that stays in registers, since none of its fields is indexed."""

BY_TICKETS = TIE_BREAKERS.index("completed_tickets")
BY_STATIONS = TIE_BREAKERS.index("fewest_stations")
BY_BONUS_CARDS = TIE_BREAKERS.index("bonus_cards")
# The one that is left is the longest route.

_BY_LENGTH = MAX_ROUTE_LENGTH + 1

TABLES = np.dtype(
    [
        # Sets of routes first: they are read most
        ("payable_sets", "u8", (KINDS * MAX_CASES * ROUTE_WORDS,)),
        # by paying colour, cards of it, locomotives and other cards in the hand: the routes that these pay for
        (
            "payable_by_locomotives",
            "u8",
            (_BY_LENGTH, ROUTE_WORDS),
        ),  # by locomotives: routes that they pay alone
        (
            "payable_by_locomotive_hand",
            "u8",
            (MAX_OF_A_KIND + 1, ROUTE_WORDS),
        ),  # the same for a hand with nothing else
        ("needs_color", "u8", (1 << LOCOMOTIVE, ROUTE_WORDS)),
        # by the set of colours in hand: routes that must be paid in a colour, since the hand has theirs
        ("short_enough", "u8", (_BY_LENGTH, ROUTE_WORDS)),  # by trains left: routes that these are enough for
        ("all_routes", "u8", (ROUTE_WORDS,)),
        (
            "routes_at_price",
            "u8",
            (MAX_PRICES, ROUTE_WORDS),
        ),  # routes with each price that allows substitutes
        ("all_cities", "u8"),
        ("long_tickets", "u8"),  # a set
        ("deck", "u8"),
        ("deck_left", "i2"),
        # Routes and tickets
        ("route_a", "i1", (MAX_ROUTES,)),
        ("route_b", "i1", (MAX_ROUTES,)),
        ("route_length", "i1", (MAX_ROUTES,)),
        ("route_color", "i1", (MAX_ROUTES,)),
        ("route_symbols", "i1", (MAX_ROUTES,)),
        ("route_wild", "i1", (MAX_ROUTES,)),
        ("route_pairs", "i1", (MAX_ROUTES,)),
        ("route_any_for_one", "i1", (MAX_ROUTES,)),
        ("route_ambiguous", "i1", (MAX_ROUTES,)),  # whether two colours may ever pay with the very same cards
        ("route_tunnel", "i1", (MAX_ROUTES,)),
        ("route_bonus_draw", "i1", (MAX_ROUTES,)),
        ("route_points", "i2", (MAX_ROUTES,)),
        ("parallel_routes", "i2", (MAX_ROUTES, MAX_PARALLEL_ROUTES + 1)),  # to the same city, then -1
        ("open_tracks", "i1", (MAX_PLAYERS + 1, MAX_ROUTES)),  # by players: how many of them may be claimed
        ("price_route", "i2", (MAX_PRICES,)),  # a route with that price
        # By price, cards of the paying colour (0: without a colour) and locomotives in hand: other cards needed
        ("needed", "i2", (MAX_PRICES, MAX_HELD + 1, _BY_LENGTH)),
        # the same: whether another colour might pay with the very same cards
        ("ambiguous", "i1", (MAX_PRICES, MAX_HELD + 1, _BY_LENGTH)),
        ("prices", "i2"),
        # By hand, as in the payable sets: gray prices that another colour might pay with the very same cards
        ("ambiguous_prices", "u8", (MAX_CASES,)),
        ("held_step", "u4"),  # strides in the payable sets: by cards of a colour, by colour
        ("color_step", "u4"),
        ("held_cap", "u2"),  # more cards than these make no difference
        ("locomotive_cap", "u2"),
        ("else_cap", "u2"),
        ("substitutes", "i2"),  # which other cards count: see ``payable_sets.py``
        ("by_price", "i2"),  # whether prices with substitutes are in no payable set
        ("ticket_a", "i1", (MAX_TICKETS,)),
        ("ticket_b", "i1", (MAX_TICKETS,)),
        ("ticket_points", "i2", (MAX_TICKETS,)),
        # Bonus cards
        ("bonus_counts", "i1", (MAX_BONUS_CARDS,)),
        ("bonus_points", "i2", (MAX_BONUS_CARDS,)),
        ("bonus_tickets", "u8", (MAX_BONUS_CARDS,)),  # the tickets that count
        ("bonus_routes", "u8", (MAX_BONUS_CARDS, ROUTE_WORDS)),  # the routes that count
        ("city_country", "i1", (MAX_CITIES,)),
        ("bonus_cards", "i2"),
        ("bonus_cards_drawn", "i2"),  # -1: all of them
        ("city_routes", "u8", (MAX_CITIES, ROUTE_WORDS)),  # the routes that meet in a city
        # For planners, see ``strategy/board.py``
        ("exits_start", "i2", (MAX_CITIES + 1,)),
        ("exits_route", "i2", (2 * MAX_ROUTES,)),
        ("exits_city", "i1", (2 * MAX_ROUTES,)),
        ("route_demand", "f8", (MAX_ROUTES,)),
        ("route_bonus", "i4", (MAX_ROUTES,)),
        ("ticket_bonus", "i4", (MAX_TICKETS,)),
        ("ticket_long", "i1", (MAX_TICKETS,)),
        ("ticket_start", "i1", (MAX_TICKETS,)),
        ("tickets_by_start", "i1", (MAX_TICKETS,)),
        ("claim_length", "f8"),
        # Sizes and knobs
        ("cities", "i2"),
        ("routes", "i2"),
        ("words", "u2"),  # of a set of routes
        ("tickets", "i2"),
        ("trains", "i2"),
        ("hand", "i2"),
        ("display", "i2"),
        ("opening_tickets", "i2"),
        ("opening_long_tickets", "i2"),
        ("opening_keep", "i2"),
        ("opening_refused_to_bottom", "i2"),
        ("ticket_draw", "i2"),
        ("ticket_keep", "i2"),
        ("ticket_refused_to_bottom", "i2"),
        ("locomotive_is_whole_draw", "i2"),
        ("sweep_at", "i2"),
        ("may_stop", "i2"),
        ("tunnel_reveal", "i2"),
        ("stations", "i2"),
        ("station_points", "i2"),
        ("last_round_at", "i2"),
        ("tie_breakers", "i1", (MAX_TIE_BREAKERS,)),
        ("tie_breaker_count", "i2"),
        # The numbering of actions
        ("claim", "i4"),  # the first claim
        ("station", "i4"),  # the first station
        ("actions", "i4"),  # how many there are
    ],
    align=True,
)
"""An edition as lookup tables."""

MAX_RAILWAY = 64
"""Routes of one seat among which the kernel looks for the longest path."""

MAX_DEPTH = 16
"""Choices of the seat in a search tree, from the root to a leaf."""

LEAF_FEATURES = 30
"""Features of one seat from which the value of a leaf is estimated (``search/leaf_value.py``)."""

VALUE_FEATURES = LEAF_FEATURES + 15
"""Features of one seat from which the value model tells who will win (``search/value_features.py``)."""

DETAILED_ROUTES, DETAILED_TICKETS = 8, 6
OPEN_FEATURES = VALUE_FEATURES + 7 * KINDS + 5 * DETAILED_ROUTES + 3 * DETAILED_TICKETS
"""Features of one seat for the model of luck (``search/open_features.py``), before those of each route and ticket."""

_SIZES = {
    "kinds": KINDS,
    "seats": MAX_PLAYERS,
    "routes": MAX_ROUTES,
    "cities": MAX_CITIES,
    "distances": MAX_DISTANCE + 1,
    "tickets": MAX_TICKETS,
    "bonus cards": MAX_BONUS_CARDS,
    "traits": TRAITS,
}
PLANNER_STATE = [
    (name, "f8" if kind is float else "i4", (_SIZES[per],) if per else ())
    for name, kind, per in FIELDS
    if name not in ("root", "via", "at_distance")
]
"""The state of a planner (``strategy/planner/state.py``), without the fields that others use too."""

SCRATCH = np.dtype(
    [
        ("claims", "u8", (KINDS, ROUTE_WORDS)),  # by paying colour, the routes that can be claimed
        ("payments", "u8", (KINDS,)),  # what each colour pays, where two might pay the same
        ("counts", "u8"),  # claims in each colour, one byte for each
        ("available", "u8", (ROUTE_WORDS,)),  # open routes that the trains are enough for
        ("incident", "u8", (MAX_CITIES,)),  # the routes of a railway that meet in a city
        ("branch", "i2", (MAX_CITIES,)),  # how far the longest branch from a city leads, and the next one
        ("other_branch", "i2", (MAX_CITIES,)),
        ("untried_stack", "u8", (MAX_RAILWAY,)),
        ("city_stack", "i1", (MAX_RAILWAY + 1,)),
        ("route_stack", "i1", (MAX_RAILWAY + 1,)),
        ("end_a", "i1", (MAX_RAILWAY,)),
        ("end_b", "i1", (MAX_RAILWAY,)),
        ("spaces", "i1", (MAX_RAILWAY,)),
        ("root", "i1", (MAX_CITIES,)),
        ("options", "i1", (MAX_STATIONS, MAX_CITIES)),
        ("option_count", "i1", (MAX_STATIONS,)),
        ("missing", "i2", (KINDS,)),
        ("picked", "i1", (MAX_STATIONS,)),
        ("station_city", "i1", (MAX_STATIONS,)),
        ("at_distance", "u8", (MAX_DISTANCE + 1,)),  # sets of cities
        ("offer_spaces", "i2", (MAX_OFFERED,)),  # that the tickets on offer still take
        ("path", "i2", (MAX_CITIES,)),  # the routes of a path
        ("via", "i2", (MAX_CITIES,)),  # the route by which a city was reached
        ("tree_path", "i4", (MAX_DEPTH,)),  # the nodes that a simulation went through
        ("exclusive_plan", "u8", _SETS_OF_ROUTES),  # routes in a seat's plan that only one player can have
        *PLANNER_STATE,
    ],
    align=True,
)
"""Scratch memory of one thread: nothing in it outlives one call."""

POLICY_MEMORY = np.dtype(
    [
        ("wanted", "u8", _SETS_OF_ROUTES),
        ("planned_for", "u8", _PER_SEAT),
        ("salt", "i8", _PER_SEAT),  # by which a greedy seat breaks ties
        ("chance", "u8"),
        ("traits", "f8", (MAX_PLAYERS, TRAITS)),  # of the planners
    ],
    align=True,
)
"""What the policies of one game remember between choices: plans, traits, and the random generator they choose with."""

RESULT = np.dtype(
    [
        ("completed", "u8", _PER_SEAT),  # sets of tickets
        ("total", "i4", _PER_SEAT),
        ("routes", "i4", _PER_SEAT),
        ("tickets", "i4", _PER_SEAT),
        ("stations", "i4", _PER_SEAT),
        ("bonuses", "i4", _PER_SEAT),
        ("bonus_cards", "i4", _PER_SEAT),  # sets: those that the seat scores
        ("counts", "i2", (MAX_BONUS_CARDS, MAX_PLAYERS)),  # how much each seat has of what a card counts
        ("completed_count", "i2", _PER_SEAT),
        ("place", "i1", _PER_SEAT),
        (
            "resolved",
            "i1",
        ),  # 0: the search for a longest path gave up; the reference engine has to score this game
    ],
    align=True,
)
"""The final scoring of one game."""
