"""Menus as JSON: what ``legal_actions`` lists, in notation, without making an object of every action.

In the middle of a game a menu can have hundreds of actions, most of which differ in the place or the payment alone.
"""

from __future__ import annotations

from functools import lru_cache

from northline.editions.model import Edition
from northline.rules import claim_menu, draw, station
from northline.rules.actions import DrawTickets, Pass
from northline.rules.cards import Cards
from northline.rules.claim_menu import RouteClaims
from northline.rules.engine import legal_actions
from northline.rules.formats.notation import format_action, format_cards
from northline.rules.state import State, Turn


def menu_json(state: State, seat: int | None) -> bytes:
    """The menu of a seat as a JSON list of actions in notation; empty for a spectator.

    >>> from northline.rules import State
    >>> state = State.from_dict({"edition": "northern_lights", "phase": "second_card", "display": ["red", "blue"]})
    >>> menu_json(state, 0), menu_json(state, 1)
    (b'["draw","take blue","take red","stop"]', b'[]')
    """
    if seat is None or seat not in state.to_act:
        return b"[]"
    if isinstance(state.phase, Turn):
        parts = _turn_parts(state, seat)
    else:
        parts = [f'"{format_action(state.edition, action)}"' for action in legal_actions(state, seat)]
    return f"[{','.join(parts)}]".encode()


def _turn_parts(state: State, seat: int) -> list[str]:
    """The same actions in the same order as in the engine's menu of a turn."""
    edition = state.edition
    parts = [f'"{format_action(edition, action)}"' for action in draw.menu(state, second=False)]
    parts += [found.json or _claims_json(edition, found) for found in claim_menu.by_route(state, seat)]
    ways = station.ways_to_pay(state, seat)
    if ways and (cities := station.free_cities(state)):
        parts.append(_stations_json(edition, tuple(cities), ways))
    if state.ticket_deck:
        parts.append(f'"{format_action(edition, DrawTickets())}"')
    return parts or [f'"{format_action(edition, Pass())}"']


def _claims_json(edition: Edition, found: RouteClaims) -> str:
    payments = [format_cards(claim.cards) for claim in found.claims]
    found.json = _joined(f"claim {edition.routes[found.route].id} ", payments)
    return found.json


@lru_cache(maxsize=1024)
def _stations_json(edition: Edition, cities: tuple[int, ...], ways: tuple[Cards, ...]) -> str:
    """Cached: stations are rare, and all the while they can be paid in the same few ways."""
    payments = [format_cards(cards) for cards in ways]
    return ",".join([_joined(f"station {edition.cities[city].id} ", payments) for city in cities])


def _joined(before: str, payments: list[str]) -> str:
    """The actions at one place, with each of these payments. Ids have no character that JSON would escape."""
    return f'"{before}' + f'","{before}'.join(payments) + '"'
