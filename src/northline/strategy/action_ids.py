"""A seat's menu by the numbers that :mod:`northline.kernel` and the players here give to actions.

A number names a route and a paying colour; of the payments in that colour it stands for the one with the fewest
cards, and of those for the one with the fewest locomotives (see ``docs/architecture.md``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

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
from northline.rules.cards import GRAY, LOCOMOTIVE, Cards
from northline.rules.payment import Price, payments, route_prices, thrift
from northline.rules.view import View
from northline.strategy import codes
from northline.strategy.board import Board

SIMPLE_IDS: dict[type[Action], int] = {
    Draw: codes.DRAW,
    Stop: codes.STOP,
    DrawTickets: codes.DRAW_TICKETS,
    Pass: codes.PASS,
    Pay: codes.PAY,
    Retreat: codes.RETREAT,
}
"""The numbers of actions that need no further choice than their kind."""


def action_count(board: Board) -> int:
    """How many numbers the actions of a board have.

    >>> import northline as nl
    >>> from northline.strategy.board import board_of
    >>> action_count(board_of(nl.edition("nordic_countries")))
    776
    """
    return board.station + (codes.KINDS * board.cities if board.stations else 0)


def numbered_menu(view: View, board: Board) -> dict[int, Action]:
    """The legal actions of a seat by their numbers; of payments with the same number, the cheapest."""
    prices = route_prices(view.edition)
    colors: dict[Price, dict[Cards, int]] = {}
    found: dict[int, Action] = {}
    for action in view.legal_actions:
        match action:
            case Claim(route, cards):
                price = prices[route]
                if not price.pairs and not price.any_for_one:
                    color = _plain_color(cards)
                else:
                    if price not in colors:
                        colors[price] = _colors_with_substitutes(price, view.hand)
                    color = colors[price][cards]
                number = board.claim + codes.KINDS * route + color
            case BuildStation(city, cards):
                number = board.station + codes.KINDS * city + _plain_color(cards)
            case Keep(tickets):
                number = codes.KEEP + sum(1 << view.offer.index(ticket) for ticket in tickets)
            case Take(card):
                number = codes.TAKE + card
            case _:
                number = SIMPLE_IDS[type(action)]
        if number not in found or _cost(action) < _cost(found[number]):
            found[number] = action
    return found


def _cost(action: Action) -> tuple[int, int]:
    return thrift(action.cards) if isinstance(action, Claim | BuildStation | Pay) else (0, 0)


def _plain_color(cards: Cards) -> int:
    """The colour of a payment without substitutes; LOCOMOTIVE when it is all locomotives."""
    for color in range(LOCOMOTIVE):
        if cards[color]:
            return color
    return LOCOMOTIVE


def _colors_with_substitutes(price: Price, hand: Cards) -> dict[Cards, int]:
    """The paying colour of each payment of a price; where two colours pay alike, the first."""
    menu = payments(price, hand)
    by_color: dict[int, list[Cards]] = {}
    for color in price.paying_colors:
        for cards in _payments_in(price, hand, color, menu):
            by_color.setdefault(_color_of(price, hand, color, cards), []).append(cards)
    best = {color: min(by_color[color], key=thrift) for color in sorted(by_color)}
    first: dict[Cards, int] = {}
    for color, cards in best.items():
        first.setdefault(cards, color)
    colors = dict(first)
    for color, cards in best.items():
        for other in by_color[color]:
            colors.setdefault(other, first[cards])
    return colors


def _payments_in(
    price: Price, hand: Cards, color: int, menu: tuple[Cards, ...]
) -> Iterator[Cards] | tuple[Cards, ...]:
    """The payments of a menu that start from one colour."""
    if price.color == GRAY and not hand[color] and (color or any(hand[:LOCOMOTIVE])):
        return ()  # a menu starts from colours in the hand, or from the first one when there are none
    if price.pairs and price.color == GRAY and price.length == price.symbols:
        return (cards for cards in menu if _pairs_begin_with(price, hand, color, cards))
    return payments(replace(price, color=color), hand)


def _pairs_begin_with(price: Price, hand: Cards, color: int, cards: Cards) -> bool:
    """Whether this pays a ferry of symbols only with a first pair of a colour, the others by thrift."""
    pairs = price.symbols - cards[LOCOMOTIVE]
    if pairs == 0:
        return True
    if hand[color] < 2:
        return False
    paid = [0] * len(hand)
    paid[color], paid[LOCOMOTIVE] = 2, cards[LOCOMOTIVE]
    pairs -= 1
    for other in sorted(range(LOCOMOTIVE), key=lambda kind: hand[kind]):
        spent = min((hand[other] - paid[other]) // 2, pairs)
        paid[other] += 2 * spent
        pairs -= spent
    return tuple(paid) == cards


def _color_of(price: Price, hand: Cards, color: int, cards: Cards) -> int:
    """The colour itself, or LOCOMOTIVE where no space was paid in a colour."""
    if not any(cards[:LOCOMOTIVE]) or not hand[color]:
        return LOCOMOTIVE
    if price.symbols == price.length and not (price.pairs and price.color == GRAY):
        return LOCOMOTIVE
    return color
