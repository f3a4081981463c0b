"""The menu of the reference in the numbers of the kernel, worked out from the menu and the page of rules alone.

Nothing of the kernel is asked here but where its groups of actions begin.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Any

from northline.editions.model import GRAY, LOCOMOTIVE, Edition
from northline.kernel.core.edition_tables import tables_of
from northline.rules import legal_actions
from northline.rules.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawTickets,
    Keep,
    Pass,
    Pay,
    Retreat,
    Stop,
    Take,
)
from northline.rules.cards import Cards
from northline.rules.payment import Price, _paired, paying_color, payments, route_prices
from northline.rules.state import State
from northline.rules.tickets import offer_to
from northline.strategy import codes

SIMPLE = {
    Draw: codes.DRAW,
    Stop: codes.STOP,
    DrawTickets: codes.DRAW_TICKETS,
    Pass: codes.PASS,
    Pay: codes.PAY,
    Retreat: codes.RETREAT,
}


def mapped_menu(state: State, seat: int) -> dict[int, Action]:
    """By the number of each legal kernel action the menu's action that it stands for.

    Several payments have one number; the kernel makes the most economical of them.
    """
    found: dict[int, Action] = {}
    claim, station = first_numbers(state.edition)
    hand, prices, known = state.hands[seat], price_numbers(state.edition), {}
    for kind, actions in groupby(legal_actions(state, seat), type):
        if kind is Claim:
            for route, claims in groupby(actions, _route):
                listed = list(claims)
                # Routes of one price have the same payments, in the same order.
                cheapest = known.get(prices[route])
                if cheapest is None:
                    colors = claim_colors(route_prices(state.edition)[route], hand)
                    cheapest = known[prices[route]] = _cheapest(listed, colors)
                for color, place in cheapest:
                    found[claim + 9 * route + color] = listed[place]
        elif kind is BuildStation:
            for city, stations in groupby(actions, _city):
                listed = list(stations)
                for color, place in _cheapest(listed, {one.cards: color_number(one.cards) for one in listed}):
                    found[station + 9 * city + color] = listed[place]
        else:
            for action in actions:
                number = _simple_number(state, seat, action)
                if number not in found or thrift(action) < thrift(found[number]):
                    found[number] = action
    return found


_route, _city = attrgetter("route"), attrgetter("city")


def _cheapest(paid: list[Any], colors: dict[Cards, int]) -> list[tuple[int, int]]:
    """By paying colour the place of the most economical of some payments."""
    best: dict[int, int] = {}
    for place, action in enumerate(paid):
        color = colors[action.cards]
        if color not in best or price_of(action.cards) < price_of(paid[best[color]].cards):
            best[color] = place
    return list(best.items())


def _simple_number(state: State, seat: int, action: Action) -> int:
    match action:
        case Keep(tickets):
            offer, _ = offer_to(state, seat)
            return codes.KEEP + sum(1 << offer.index(ticket) for ticket in tickets)
        case Take(card):
            return codes.TAKE + card
        case _:
            return SIMPLE[type(action)]


@cache
def first_numbers(edition: Edition) -> tuple[int, int]:
    """Where the claims and the stations begin."""
    tables = tables_of(edition)[0]
    return int(tables["claim"]), int(tables["station"])


@cache
def color_number(cards: Cards) -> int:
    color = paying_color(cards)
    return LOCOMOTIVE if color is None else color


@cache
def price_numbers(edition: Edition) -> tuple[int, ...]:
    """Routes that cost the same have the same number."""
    known: dict[Price, int] = {}
    return tuple(known.setdefault(price, len(known)) for price in route_prices(edition))


def thrift(action: Action) -> tuple[int, int]:
    """The rule of economical payment: fewest cards, then fewest locomotives."""
    return price_of(action.cards) if isinstance(action, Pay) else (0, 0)


@cache
def price_of(cards: Cards) -> tuple[int, int]:
    return sum(cards), cards[LOCOMOTIVE]


@lru_cache(maxsize=1 << 14)
def claim_colors(price: Price, hand: Cards) -> dict[Cards, int]:
    """The paying colour under which the kernel has each payment of the menu."""
    if not price.pairs and not price.any_for_one:
        return {cards: color_number(cards) for cards in payments(price, hand)}
    by_color: dict[int, set[Cards]] = {}
    for color in range(LOCOMOTIVE):
        if price.color in (GRAY, color):
            for cards in _payments_in(price, hand, color):
                by_color.setdefault(_color(price, hand, color, cards), set()).add(cards)
    listed: dict[Cards, int] = {}  # what the kernel pays in each colour, the first colour with the same cards
    for color in sorted(by_color):
        listed.setdefault(min(by_color[color], key=price_of), color)
    colors = dict(listed)
    for color in sorted(by_color):
        best = min(by_color[color], key=price_of)
        for cards in by_color[color]:
            colors.setdefault(cards, listed[best])
    return colors


def _payments_in(price: Price, hand: Cards, color: int) -> list[Cards]:
    """The payments that the menu's rule finds when it starts from one colour."""
    if price.color == GRAY and not hand[color] and (color or any(hand[:LOCOMOTIVE])):
        return []  # the menu starts from colours in the hand, or from the first one when there are none
    if price.pairs and price.color == GRAY and price.length == price.symbols:
        menu = payments(price, hand)
        mine = []
        for loco in range(min(hand[LOCOMOTIVE], price.symbols) + 1):
            wanted = price.symbols - loco
            if hand[color] >= 2 or not wanted:
                cards = _paired(hand, color, 0, loco, wanted, 2 if wanted else 0)
                if cards in menu:
                    mine.append(cards)
        return mine
    return list(payments(replace(price, color=color), hand))


def _color(price: Price, hand: Cards, color: int, cards: Cards) -> int:
    """The colour itself, or LOCOMOTIVE where no space was paid in a colour."""
    if not any(cards[:LOCOMOTIVE]) or not hand[color]:
        return LOCOMOTIVE
    if price.symbols == price.length and not (price.pairs and price.color == GRAY):
        return LOCOMOTIVE
    return color
