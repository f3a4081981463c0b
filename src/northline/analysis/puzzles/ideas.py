"""Ideas: what an answer to a puzzle is about, whichever way it is carried out.

Two actions are one idea when people would call them the same move: a route paid with other cards, the other track
between the same two cities, another card drawn. A puzzle has one idea that is best; see ``docs/puzzles.md``.
"""

from __future__ import annotations

from northline.editions.model import Edition
from northline.rules.actions import Action, BuildStation, Claim, Draw, Keep, Pay, Take

Idea = tuple[str, tuple[int, ...]]
"""The kind of action, and the cities or tickets that it is about."""


def idea_of(edition: Edition, action: Action) -> Idea:
    """Return the idea of an action.

    >>> from northline import edition
    >>> from northline.rules.formats.notation import parse_action
    >>> board = edition("europe")
    >>> one, other = (parse_action(board, f"claim amsterdam-bruxelles {cards}") for cards in ("loco", "black"))
    >>> idea_of(board, one) == idea_of(board, other), idea_of(board, Draw()) == idea_of(board, Take(3))
    (True, True)
    """
    match action:
        case Claim(number):
            route = edition.routes[number]
            return "claim", (min(route.a, route.b), max(route.a, route.b))
        case BuildStation(city):
            return "station", (city,)
        case Keep(tickets):
            return "keep", tickets
        case Draw() | Take():
            return "cards", ()
        case Pay():
            return "pay", ()
        case _:
            return type(action).__name__.lower(), ()
