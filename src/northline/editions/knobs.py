"""The values that an edition file may give to each knob of the rules.

The bounds are far beyond any sensible game. They keep an untrusted file from asking for a board that no screen can
show or a game that no machine can finish.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, get_args

from northline.editions.model import TIE_BREAKERS, Kind, Refused, Rules, Symbol

SEATS = (2, 5)
"""Fewest and most players of any edition: one alone has nobody to race, and trains come in five colours."""

MOST_CITIES = 250
MOST_ROUTES = 500
MOST_TICKETS = 500
MOST_BONUS_CARDS = 50
LONGEST_ROUTE = 30
MOST_POINTS = 1000
MOST_CARDS_OF_A_KIND = 250

MOST_OWNED_ROUTES = 60
"""Of one player. The longest path is looked for among them: for 60 routes of any shape that takes a moment, for a
hundred it may take hours. With 45 trains nobody owns more than 45."""

MOST_WAYS_TO_BORROW = 100_000
"""At the end every way to use a player's stations is tried: each takes one route into its city, or none. In Europe
there are never more than 392."""

TRACK_GROUPS = {"double": 2, "triple": 3}
"""The names of track groups in ``rules.open_tracks``, with the number of their routes."""

NUMBERS: dict[str, tuple[int, int]] = {
    "trains": (1, 250),
    "hand": (0, 50),
    "display": (1, 20),
    # Tickets on offer are few, since a menu lists every choice among them.
    "opening_tickets": (0, 6),
    "opening_long_tickets": (0, 3),
    "opening_keep": (1, 9),
    "ticket_draw": (1, 9),
    "ticket_keep": (1, 9),
    "sweep_at": (0, 20),
    "ferry_any_for_one": (0, 20),
    "tunnel_reveal": (0, 20),
    "stations": (0, 4),
    "station_points": (0, MOST_POINTS),
    "last_round_at": (0, 250),
}
"""Knobs that are whole numbers, with the least and the greatest."""

FLAGS = ("display_locomotive_is_whole_draw", "may_stop_after_first_card")

CHOICES: dict[str, tuple[str, ...]] = {
    "opening_refused": get_args(Refused),
    "ticket_refused": get_args(Refused),
    "ferry_symbol": get_args(Symbol),
}
"""Knobs that are one word out of a few."""

LISTS: dict[str, tuple[str, ...]] = {
    "locomotives_wild_on": get_args(Kind),
    "tie_breakers": TIE_BREAKERS,
}
"""Knobs that are a list of words out of a few."""

DEFAULTS: dict[str, Any] = {
    field.name: None if field.default is MISSING else field.default for field in fields(Rules)
}
"""What a knob is when the file does not name it; None: it must."""
