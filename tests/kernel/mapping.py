"""The menu of the reference in the numbers of the kernel, worked out from the menu and the page of rules alone.

Nothing of the kernel is asked here but where its groups of actions begin.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from northline.editions.model import GRAY, LOCOMOTIVE, Edition
from northline.kernel import layout
from northline.kernel.tables import tables_of
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

SIMPLE = {
    Draw: layout.DRAW,
    Stop: layout.STOP,
    DrawTickets: layout.DRAW_TICKETS,
    Pass: layout.PASS,
    Pay: layout.PAY,
    Retreat: layout.RETREAT,
}


def mapped_menu(state: State, seat: int) -> dict[int, Action]:
    """By the number of each legal kernel action the menu's action that it stands for.

    Several payments have one number; the kernel makes the most economical of them.
    """
    found: dict[int, Action] = {}
    tables = tables_of(state.edition)[0]
    claim, station = int(tables["claim"]), int(tables["station"])
    colors: dict[int, dict[Cards, int]] = {}
    prices = price_numbers(state.edition)
    for action in legal_actions(state, seat):
        match action:
            case Claim(route, cards):
                price = prices[route]
                if price not in colors:
                    colors[price] = claim_colors(route_prices(state.edition)[route], state.hands[seat])
                number = claim + 9 * route + colors[price][cards]
            case Keep(tickets):
                offer, _ = offer_to(state, seat)
                number = layout.KEEP + sum(1 << offer.index(ticket) for ticket in tickets)
            case Take(card):
                number = layout.TAKE + card
            case BuildStation(city, cards):
                color = paying_color(cards)
                number = station + 9 * city + (LOCOMOTIVE if color is None else color)
            case _:
                number = SIMPLE[type(action)]
        if number not in found or thrift(action) < thrift(found[number]):
            found[number] = action
    return found


@cache
def price_numbers(edition: Edition) -> tuple[int, ...]:
    """Routes that cost the same have the same number."""
    known: dict[Price, int] = {}
    return tuple(known.setdefault(price, len(known)) for price in route_prices(edition))


def thrift(action: Action) -> tuple[int, int]:
    """The rule of economical payment: fewest cards, then fewest locomotives."""
    cards = action.cards if isinstance(action, Claim | BuildStation | Pay) else ()
    return (sum(cards), cards[LOCOMOTIVE]) if cards else (0, 0)


def claim_colors(price: Price, hand: Cards) -> dict[Cards, int]:
    """The paying colour under which the kernel has each payment of the menu."""
    if not price.pairs and not price.any_for_one:
        plain = {cards: paying_color(cards) for cards in payments(price, hand)}
        return {cards: LOCOMOTIVE if color is None else color for cards, color in plain.items()}
    by_color: dict[int, set[Cards]] = {}
    for color in range(LOCOMOTIVE):
        if price.color in (GRAY, color):
            for cards in _payments_in(price, hand, color):
                by_color.setdefault(_color(price, hand, color, cards), set()).add(cards)
    listed: dict[Cards, int] = {}  # what the kernel pays in each colour, the first colour with the same cards
    for color in sorted(by_color):
        listed.setdefault(min(by_color[color], key=lambda cards: (sum(cards), cards[LOCOMOTIVE])), color)
    colors = dict(listed)
    for color in sorted(by_color):
        best = min(by_color[color], key=lambda cards: (sum(cards), cards[LOCOMOTIVE]))
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
