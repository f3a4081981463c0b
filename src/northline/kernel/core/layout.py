"""What lies where: the record of a game, the record of an edition's tables, and what the kernel can hold.

All numbers have a fixed size, so that one compiled program serves every edition. Small numbers are signed, since Numba
makes floats of sums of signed and unsigned ones; sets and packed cards are unsigned words of 64 bits.
"""

from __future__ import annotations

import numpy as np

from northline.strategy.encoding import *  # noqa: F403 (the numbers of phases, actions and counts: the same there)
from northline.strategy.encoding import KINDS as KINDS
from northline.strategy.encoding import LOCO
from northline.strategy.greedy.plan import MOST_DISTANCE
from northline.strategy.planner.state import FIELDS
from northline.strategy.planner.traits import NUMBER

TRAITS = NUMBER
"""Numbers that make the character of a planner."""

# What the kernel can hold

MOST_PLAYERS = 5
MOST_ROUTES = 192
MOST_CITIES = 64
MOST_TICKETS = 64
MOST_BONUS_CARDS = 16
MOST_PRICES = 64
"""Different prices with substitutes on one board."""
MOST_TIE_BREAKERS = 4
MOST_OFFERED = 9
MOST_SHOWN = 15
"""Cards in the display, or turned over for a tunnel: a word has sixteen places, one stays empty."""
MOST_STATIONS = 4
LONGEST_ROUTE = 15
MOST_OF_A_KIND = 127
MOST_TWINS = 3
"""Further routes in a track group."""

ROUTE_WORDS = MOST_ROUTES // 64
MOST_HELD = 2 * LONGEST_ROUTE
"""More cards of one colour make no difference to a price."""
MOST_CASES = 1 << 12
"""Different hands, as far as paying in one colour goes; a board with more is asked price by price."""
IMPOSSIBLE = 30_000
"""More cards than any hand has."""

LOCOMOTIVE = LOCO
GRAY = -1
EMPTY = 15
"""A place of the display without a card."""

_PER_SEAT = (MOST_PLAYERS,)
_SETS_OF_ROUTES = (MOST_PLAYERS, ROUTE_WORDS)

GAME = np.dtype(
    [
        ("chance", "u8"),  # the state of SplitMix
        ("hands", "u8", _PER_SEAT),  # cards are packed: seven bits for each kind
        ("deck", "u8"),
        ("discards", "u8"),
        ("display", "u8"),  # four bits for each place
        ("open", "u8", _SETS_OF_ROUTES),  # routes that a seat may still claim, whatever its hand and trains
        ("owned", "u8", _SETS_OF_ROUTES),
        ("tickets", "u8", _PER_SEAT),  # sets of tickets
        ("stations", "u8", _PER_SEAT),  # sets of cities
        ("laid", "u8"),  # cards laid down for a tunnel
        ("revealed", "u8"),  # cards turned over for it, four bits for each
        ("points", "i4", _PER_SEAT),
        ("bonus_cards", "i4"),  # a set
        ("trains", "i2", _PER_SEAT),
        ("kept", "i2", _PER_SEAT),  # places of the opening offer that a seat keeps; 0 while it has not chosen
        ("deck_left", "i2"),
        ("discards_left", "i2"),
        ("route", "i2"),  # the tunnel being dug
        ("phase", "i1"),
        ("seat", "i1"),  # who acts; while opening tickets are chosen, the first who has not
        ("players", "i1"),
        ("first", "i1"),
        ("passes", "i1"),
        ("turns_left", "i1"),  # -1 until the last round begins
        ("extra", "i1"),  # what the tunnel costs more
        ("ticket_top", "i1"),  # the ticket deck is a ring: where its top is, and how many there are
        ("ticket_count", "i1"),
        ("offered", "i1", _PER_SEAT),  # how many tickets are on offer to a seat
        ("offers", "i1", (MOST_PLAYERS, MOST_OFFERED)),
        ("ticket_deck", "i1", (MOST_TICKETS,)),
    ],
    align=True,
)
"""One game."""

_COMMON = (
    "chance", "deck", "discards", "display", "laid", "revealed", "bonus_cards", "deck_left", "discards_left", "route",
    "phase", "seat", "players", "first", "passes", "turns_left", "extra", "ticket_top", "ticket_count",
)  # fmt: skip
COMMON = np.dtype([(name, GAME[name]) for name in _COMMON], align=True)
"""What is no list. Functions take it beside the game; it is the game itself, or, on a GPU, a record that can be kept in
registers, since none of its fields is asked for by a number."""

# Ties are broken by

BY_TICKETS, BY_STATIONS, BY_BONUS_CARDS, BY_LONGEST_ROUTE = range(4)

_BY_LENGTH = LONGEST_ROUTE + 1

TABLES = np.dtype(
    [
        # Sets of routes first: they are asked for most
        ("sets", "u8", (KINDS * MOST_CASES * ROUTE_WORDS,)),
        # by paying colour, cards of it, locomotives, and what else the hand has: routes that can be paid so
        ("alone", "u8", (_BY_LENGTH, ROUTE_WORDS)),  # by locomotives: routes that they pay by themselves
        ("only_locomotives", "u8", (MOST_OF_A_KIND + 1, ROUTE_WORDS)),  # what a hand of just those can pay
        ("barred", "u8", (1 << LOCOMOTIVE, ROUTE_WORDS)),
        # by the set of colours in hand: routes that are not paid without a colour, since theirs is there
        ("fitting", "u8", (_BY_LENGTH, ROUTE_WORDS)),  # by trains left: routes not longer than that
        ("all_routes", "u8", (ROUTE_WORDS,)),
        ("priced", "u8", (MOST_PRICES, ROUTE_WORDS)),  # routes with each price that allows substitutes
        ("all_cities", "u8"),
        ("long_tickets", "u8"),  # a set
        ("deck", "u8"),
        ("deck_left", "i2"),
        # Routes and tickets
        ("route_a", "i1", (MOST_ROUTES,)),
        ("route_b", "i1", (MOST_ROUTES,)),
        ("route_length", "i1", (MOST_ROUTES,)),
        ("route_color", "i1", (MOST_ROUTES,)),
        ("route_symbols", "i1", (MOST_ROUTES,)),
        ("route_wild", "i1", (MOST_ROUTES,)),
        ("route_pairs", "i1", (MOST_ROUTES,)),
        ("route_any_for_one", "i1", (MOST_ROUTES,)),
        ("route_doubtful", "i1", (MOST_ROUTES,)),  # whether two colours may ever pay with the very same cards
        ("route_tunnel", "i1", (MOST_ROUTES,)),
        ("route_bonus_draw", "i1", (MOST_ROUTES,)),
        ("route_points", "i2", (MOST_ROUTES,)),
        ("twins", "i2", (MOST_ROUTES, MOST_TWINS + 1)),  # the other routes of its group, then -1
        ("open_tracks", "i1", (MOST_PLAYERS + 1, MOST_ROUTES)),  # by players: routes of the group to be had
        ("price_route", "i2", (MOST_PRICES,)),  # a route with that price
        # By price, cards of the paying colour (none: without one) and locomotives in hand: what else the hand must have
        ("needed", "i2", (MOST_PRICES, MOST_HELD + 1, _BY_LENGTH)),
        # and whether another colour might pay with the very same cards
        ("doubtful", "i1", (MOST_PRICES, MOST_HELD + 1, _BY_LENGTH)),
        ("prices", "i2"),
        # By what a hand has, as in the sets: gray prices paid so that another colour might pay with the very same cards
        ("shared", "u8", (MOST_CASES,)),
        ("held_step", "u4"),  # from one number of cards of a colour to the next, and from colour to colour
        ("color_step", "u4"),
        ("held_cap", "u2"),  # beyond these numbers more cards make no difference
        ("locomotive_cap", "u2"),
        ("else_cap", "u2"),
        ("substitutes", "i2"),  # what else counts: see ``price_sets.py``
        ("by_price", "i2"),  # whether prices with substitutes are in no set
        ("ticket_a", "i1", (MOST_TICKETS,)),
        ("ticket_b", "i1", (MOST_TICKETS,)),
        ("ticket_points", "i2", (MOST_TICKETS,)),
        # Bonus cards
        ("bonus_counts", "i1", (MOST_BONUS_CARDS,)),
        ("bonus_points", "i2", (MOST_BONUS_CARDS,)),
        ("bonus_tickets", "u8", (MOST_BONUS_CARDS,)),  # the tickets that count
        ("bonus_routes", "u8", (MOST_BONUS_CARDS, ROUTE_WORDS)),  # the routes that count
        ("city_country", "i1", (MOST_CITIES,)),
        ("bonus_cards", "i2"),
        ("bonus_cards_drawn", "i2"),  # -1: all of them
        # Which routes meet in a city
        ("city_routes", "u8", (MOST_CITIES, ROUTE_WORDS)),
        # What planners ask, see ``strategy/board.py``
        ("exits_start", "i2", (MOST_CITIES + 1,)),
        ("exits_route", "i2", (2 * MOST_ROUTES,)),
        ("route_demand", "f8", (MOST_ROUTES,)),
        ("route_bonus", "i4", (MOST_ROUTES,)),
        ("ticket_bonus", "i4", (MOST_TICKETS,)),
        ("ticket_long", "i1", (MOST_TICKETS,)),
        # Sizes and knobs
        ("cities", "i2"),
        ("routes", "i2"),
        ("words", "u2"),  # that a set of routes takes
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
        ("tie_breakers", "i1", (MOST_TIE_BREAKERS,)),
        ("tie_breaker_count", "i2"),
        # The numbering of actions
        ("claim", "i4"),
        ("station", "i4"),
        ("actions", "i4"),
    ],
    align=True,
)
"""Everything the kernel asks of an edition."""

MOST_RAILWAY = 64
"""Routes of one seat among which the kernel looks for the longest path."""

MOST_DEPTH = 16
"""Choices that a tree looks ahead."""

OUTLOOK = 30
"""Numbers that say how things stand for a seat (``forecast.py``)."""

_SIZES = {
    "kinds": KINDS,
    "seats": MOST_PLAYERS,
    "routes": MOST_ROUTES,
    "cities": MOST_CITIES,
    "tickets": MOST_TICKETS,
    "bonus cards": MOST_BONUS_CARDS,
    "traits": TRAITS,
}
SIGHT = [
    (name, "f8" if kind is float else "i4", (_SIZES[per],) if per else ())
    for name, kind, per in FIELDS
    if name not in ("root", "via")
]
"""What a planner sees and thinks in (``strategy/planner/state.py``), but for what others use too."""

WORK = np.dtype(
    [
        ("claims", "u8", (KINDS, ROUTE_WORDS)),  # by paying colour, the routes that can be claimed
        ("payments", "u8", (KINDS,)),  # what each colour pays, where two might pay the same
        ("counts", "u8"),  # how many claims there are in each colour, eight bits for each
        ("available", "u8", (ROUTE_WORDS,)),  # open routes that the trains are enough for
        ("incident", "u8", (MOST_CITIES,)),  # the routes of a railway that meet in a city
        ("branch", "i2", (MOST_CITIES,)),  # how far the longest branch from a city leads, and the next one
        ("other_branch", "i2", (MOST_CITIES,)),
        ("untried", "u8", (MOST_RAILWAY,)),
        ("way", "i1", (MOST_RAILWAY + 1,)),
        ("taken", "i1", (MOST_RAILWAY + 1,)),
        ("end_a", "i1", (MOST_RAILWAY,)),
        ("end_b", "i1", (MOST_RAILWAY,)),
        ("spaces", "i1", (MOST_RAILWAY,)),
        ("root", "i1", (MOST_CITIES,)),
        ("options", "i1", (MOST_STATIONS, MOST_CITIES)),
        ("option_count", "i1", (MOST_STATIONS,)),
        ("missing", "i2", (KINDS,)),
        ("picked", "i1", (MOST_STATIONS,)),
        ("station_city", "i1", (MOST_STATIONS,)),
        ("at_distance", "u8", (MOST_DISTANCE + 1,)),  # sets of cities
        ("distance", "i2", (MOST_CITIES,)),
        ("via", "i2", (MOST_CITIES,)),  # the route by which a city was reached
        ("path", "i4", (MOST_DEPTH,)),  # of a walk through a tree
        ("sought", "u8", _SETS_OF_ROUTES),  # that a seat's plan needs and only one can have
        *SIGHT,
    ],
    align=True,
)
"""Room to work in: nothing in it outlives one call."""

MIND = np.dtype(
    [
        ("wanted", "u8", _SETS_OF_ROUTES),
        ("planned_for", "u8", _PER_SEAT),
        ("chance", "u8"),
        ("traits", "f8", (MOST_PLAYERS, TRAITS)),  # the characters of planners
    ],
    align=True,
)
"""What the players of one game remember: their plans, and the chance they choose with."""

RESULT = np.dtype(
    [
        ("completed", "u8", _PER_SEAT),  # sets of tickets
        ("total", "i4", _PER_SEAT),
        ("routes", "i4", _PER_SEAT),
        ("tickets", "i4", _PER_SEAT),
        ("stations", "i4", _PER_SEAT),
        ("bonuses", "i4", _PER_SEAT),
        ("bonus_cards", "i4", _PER_SEAT),  # sets: those that the seat scores
        ("counts", "i2", (MOST_BONUS_CARDS, MOST_PLAYERS)),  # how much each seat has of what a card counts
        ("completed_count", "i2", _PER_SEAT),
        ("place", "i1", _PER_SEAT),
        ("resolved", "i1"),  # 0: a railway was too tangled, the reference engine has to score this game
    ],
    align=True,
)
"""The final scoring of one game."""
