"""What a route costs and how it can be paid.

A :class:`Price` says what is asked. :func:`refusal` decides any payment. :func:`payments` lists the sensible ones for a
menu: for each paying colour and each number of locomotives the one with the fewest cards.

>>> from northline.rules.cards import of, plus
>>> two_reds_and_a_locomotive = plus(of(7, 2), of(LOCOMOTIVE))
>>> payments(Price(length=2), two_reds_and_a_locomotive)
((0, 0, 0, 0, 0, 0, 0, 2, 0), (0, 0, 0, 0, 0, 0, 0, 1, 1))
>>> refusal(Price(length=3), two_reds_and_a_locomotive) is None
True
>>> refusal(Price(length=2), two_reds_and_a_locomotive).why
'this takes 2 cards, not 3'
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain

from northline.editions.model import Edition
from northline.rules.cards import COLORS, GRAY, LOCOMOTIVE, NO_CARDS, Cards
from northline.rules.errors import IllegalAction

ALL_COLORS = tuple(range(len(COLORS)))


@dataclass(frozen=True, slots=True)
class Price:
    """What a route or a station costs."""

    length: int
    """In spaces: as many cards, unless substitutes are used."""
    color: int = GRAY
    symbols: int = 0
    """Spaces that ask for a locomotive."""
    wild: bool = True
    """Whether a locomotive stands for a card of the paying colour (LOCO-1, LOCO-2)."""
    pairs: bool = False
    """Whether two cards of one colour pay for a symbol (FERRY-3)."""
    any_for_one: int = 0
    """So many cards of any kind pay for one space, symbol or not (FERRY-2, MURM-1); 0: no such substitution."""

    @property
    def paying_colors(self) -> tuple[int, ...]:
        """The colours that may pay: the route's own, or any on a gray route."""
        return ALL_COLORS if self.color == GRAY else (self.color,)


@cache
def route_prices(edition: Edition) -> tuple[Price, ...]:
    """What each route of an edition costs."""
    rules = edition.rules
    return tuple(
        Price(
            length=route.length,
            color=route.color,
            symbols=route.symbols,
            wild=route.kind in rules.locomotives_wild_on,
            pairs=route.kind == "ferry" and rules.ferry_symbol == "locomotive_or_pair",
            any_for_one=route.any_for_one or (rules.ferry_any_for_one if route.kind == "ferry" else 0),
        )
        for route in edition.routes
    )


def station_price(built: int) -> Price:
    """The first station costs one card, the second two, and so on, of any one colour (STATION-1)."""
    return Price(length=built + 1)


def paying_color(cards: Cards) -> int | None:
    """The colour of a payment for a tunnel or station; None when it is all locomotives."""
    return next((color for color in ALL_COLORS if cards[color]), None)


def thrift(cards: Cards) -> tuple[int, int]:
    """A sort key that puts the most economical payment first: fewest cards, of those fewest locomotives.

    >>> from northline.rules.cards import of, plus
    >>> min([of(LOCOMOTIVE, 2), plus(of(7), of(LOCOMOTIVE)), of(7, 4)], key=thrift)
    (0, 0, 0, 0, 0, 0, 0, 1, 1)
    """
    return sum(cards), cards[LOCOMOTIVE]


# Deciding a payment


def refusal(price: Price, cards: Cards) -> IllegalAction | None:
    """Why these cards do not pay this price; None when they do."""
    if price.any_for_one:
        return _refusal_with_substitutes(price, cards)
    if price.pairs:
        return _refusal_with_pairs(price, cards)
    return _refusal_plain(price, cards)


def _refusal_plain(price: Price, cards: Cards) -> IllegalAction | None:
    """CLAIM-2 with LOCO-1, LOCO-2 and FERRY-1: as many cards as spaces, of one colour, locomotives as allowed."""
    locomotives = cards[LOCOMOTIVE]
    if sum(cards) != price.length:
        return IllegalAction("CLAIM-2", "wrong_number", needed=price.length, given=sum(cards))
    if locomotives < price.symbols:
        return IllegalAction("FERRY-1", "ferry_locomotives", symbols=price.symbols)
    if locomotives > price.symbols and not price.wild:
        return IllegalAction("LOCO-2", "no_locomotives")
    colors = [color for color in ALL_COLORS if cards[color]]
    if len(colors) > 1:
        return IllegalAction("CLAIM-2", "one_color")
    if colors and price.color not in (GRAY, colors[0]):
        return IllegalAction("CLAIM-2", "wrong_color", color=COLORS[price.color], given=COLORS[colors[0]])
    return None


def _refusal_with_substitutes(price: Price, cards: Cards) -> IllegalAction | None:
    """FERRY-2 and MURM-1: any three (or four) cards may stand for one.

    Each substitution adds the same number of cards, so their total says how many there are. They go to the
    symbols first, where they spare the most; what is left must be locomotives and one colour.
    """
    rule = "FERRY-2" if price.symbols else "MURM-1"
    many, total, locomotives = price.any_for_one, sum(cards), cards[LOCOMOTIVE]
    substituted, odd = divmod(total - price.length, many - 1)
    if odd or not 0 <= substituted <= price.length:
        return IllegalAction(rule, "sets_do_not_fit", given=total, length=price.length, set_size=many)
    singles = price.length - substituted
    if locomotives < price.symbols - substituted:
        needed = price.symbols - substituted
        return IllegalAction(rule, "sets_and_locomotives", sets=substituted, set_size=many, needed=needed)
    usable = min(locomotives, singles if price.wild else min(price.symbols, singles))
    if max(cards[color] for color in price.paying_colors) < singles - usable:
        more = "_or_locomotives" if price.wild else ""
        if price.color == GRAY:
            return IllegalAction(rule, f"singles_one_color{more}", singles=singles)
        return IllegalAction(rule, f"singles_color{more}", singles=singles, color=COLORS[price.color])
    return None


def _refusal_with_pairs(price: Price, cards: Cards) -> IllegalAction | None:
    """FERRY-3: a symbol takes a locomotive or a pair; the other spaces one colour, locomotives standing in.

    Each pair adds one card, so the total says how many there are. The locomotives that no symbol needs stand in
    for the colour of the other spaces; the cards beyond those must be exactly the pairs.
    """
    pairs = sum(cards) - price.length
    if not 0 <= pairs <= price.symbols:
        return IllegalAction("FERRY-3", "pairs_do_not_fit", length=price.length)
    spare = cards[LOCOMOTIVE] - (price.symbols - pairs)
    if spare < 0:
        return IllegalAction("FERRY-3", "symbols_unpaid", symbols=price.symbols)
    if spare > 0 and not price.wild:
        return IllegalAction("LOCO-2", "locomotives_on_symbols")
    colored = price.length - price.symbols - spare
    if colored < 0:
        return IllegalAction("FERRY-3", "what_a_pair_is")
    odd = [color for color in ALL_COLORS if cards[color] % 2]
    for color in price.paying_colors:
        others_odd = [other for other in odd if other != color]
        if cards[color] >= colored and (cards[color] - colored) % 2 == 0 and not others_odd:
            return None
    return IllegalAction("FERRY-3", "pairs_and_one_color")


# Listing payments


def payments(price: Price, hand: Cards) -> tuple[Cards, ...]:
    """The payments a menu offers from this hand, sorted as :func:`~northline.rules.actions.sort_key` wants."""
    return _special(price, hand) if price.any_for_one or price.pairs else _plain(price, hand)


@lru_cache(maxsize=1 << 13)
def _special(price: Price, hand: Cards) -> tuple[Cards, ...]:
    """With substitutes; cached, since these are slow and the same small hands come up again and again."""
    return _listed(_with_substitutes(price, hand) if price.any_for_one else _with_pairs(price, hand))


def _listed(found: Iterable[Cards]) -> tuple[Cards, ...]:
    once = set(found)
    return tuple(sorted(once, reverse=True)) if len(once) > 1 else tuple(once)


def _plain(price: Price, hand: Cards) -> tuple[Cards, ...]:
    locomotives = hand[LOCOMOTIVE]
    colored = (in_one_color(price, color, hand[color], locomotives) for color in price.paying_colors)
    return (*chain.from_iterable(colored), *all_locomotives(price, locomotives))


def in_one_color(price: Price, color: int, count: int, locomotives: int) -> tuple[Cards, ...]:
    """The plain payments with at least one card of a colour, for a hand with so many of it and of locomotives."""
    fewest = max(price.symbols, price.length - count)
    most = min(locomotives, price.length - 1, price.length if price.wild else price.symbols)
    return tuple(_cards(color, price.length - used, used) for used in range(fewest, most + 1))


def all_locomotives(price: Price, locomotives: int) -> tuple[Cards, ...]:
    """The plain payment with locomotives only, when the hand has so many of them and the price allows it."""
    allowed = price.wild or price.symbols == price.length
    return (_cards(LOCOMOTIVE, 0, price.length),) if allowed and locomotives >= price.length else ()


def _cards(color: int, count: int, locomotives: int) -> Cards:
    cards = list(NO_CARDS)
    cards[color] = count
    cards[LOCOMOTIVE] = locomotives
    return tuple(cards)


def _with_substitutes(price: Price, hand: Cards) -> Iterable[Cards]:
    """As many cards of the paying colour as fit; the spaces left are paid with sets of any cards."""
    many, length, symbols = price.any_for_one, price.length, price.symbols
    in_hand, colored_in_hand = hand[LOCOMOTIVE], sum(hand[:LOCOMOTIVE])
    alone = length if price.wild else symbols  # spaces that a locomotive pays for by itself
    for color in _held(price, hand):
        for single in range(min(in_hand, alone), -1, -1):
            colored = min(hand[color], length - max(single, symbols))
            odds = many * (length - single - colored)
            # A locomotive that no space takes by itself is just another odd card.
            fewest = max(0, odds - (colored_in_hand - colored))
            most = min(in_hand - single, odds) if single == alone else 0
            if fewest > most:
                break  # with fewer locomotives even more odd cards are missing
            for odd in range(fewest, most + 1):
                yield _with_odds(hand, color, colored, single + odd, odds - odd)


def _with_odds(hand: Cards, color: int, colored: int, locomotives: int, odds: int) -> Cards:
    """The payment with ``odds`` further cards, of the colours that the hand has fewest of."""
    cards = list(_cards(color, colored, locomotives))
    if odds:
        for other in _least_held_first(hand):
            left = hand[other] - colored if other == color else hand[other]
            if left >= odds:
                cards[other] += odds
                break
            cards[other] += left
            odds -= left
    return tuple(cards)


def _with_pairs(price: Price, hand: Cards) -> Iterable[Cards]:
    """Locomotives go to the symbols as far as the colour pays the other spaces; pairs pay the other symbols."""
    symbols, others = price.symbols, price.length - price.symbols
    stand_ins = others if price.wild else 0
    only_pairs = price.color == GRAY and not others
    most = min(hand[LOCOMOTIVE], symbols + stand_ins)
    pairs_in_hand = sum(count // 2 for count in hand[:LOCOMOTIVE])
    for color in _held(price, hand):
        count = hand[color]
        for locomotives in range(most, -1, -1):
            for on_symbols in range(min(locomotives, symbols), max(0, locomotives - stand_ins) - 1, -1):
                colored = others - (locomotives - on_symbols)
                pairs = symbols - on_symbols
                # On a gray ferry of symbols only, the paying colour has nothing to pay but a pair: it pays the first.
                first = 2 if pairs and only_pairs else 0
                if colored + first <= count and pairs <= pairs_in_hand - count // 2 + (count - colored) // 2:
                    yield _paired(hand, color, colored, locomotives, pairs, first)
                    break
            else:
                break  # with fewer locomotives even more cards are missing


def _paired(hand: Cards, color: int, colored: int, locomotives: int, pairs: int, first: int) -> Cards:
    """The payment with the first pair as given and the others of the colours that the hand has fewest of."""
    cards = list(_cards(color, colored + first, locomotives))
    pairs -= first // 2
    if pairs:
        rest = list(hand[:LOCOMOTIVE])
        rest[color] -= colored + first
        for other in _least_held_first(hand):
            spent = min(rest[other] // 2, pairs)
            cards[other] += 2 * spent
            pairs -= spent
    return tuple(cards)


@lru_cache(maxsize=1024)
def _least_held_first(hand: Cards) -> list[int]:
    return sorted(ALL_COLORS, key=hand.__getitem__)


def _held(price: Price, hand: Cards) -> list[int]:
    """The paying colours to consider: those in the hand, or any one when locomotives must do it alone."""
    return [color for color in price.paying_colors if hand[color]] or [price.paying_colors[0]]


def extra_payments(hand: Cards, color: int | None, extra: int) -> tuple[Cards, ...]:
    """The ways to pay the extra cost of a tunnel: its colour or locomotives, or locomotives only (TUNNEL-3)."""
    if color is None:
        return (_cards(LOCOMOTIVE, 0, extra),) if hand[LOCOMOTIVE] >= extra else ()
    return _plain(Price(extra, color), hand)


def extra_refusal(cards: Cards, color: int | None, extra: int) -> IllegalAction | None:
    """Why these cards do not pay the extra cost of a tunnel; None when they do (TUNNEL-2, TUNNEL-3)."""
    if sum(cards) != extra:
        return IllegalAction("TUNNEL-2", "tunnel_extra", extra=extra, given=sum(cards))
    wrong = [card for card in ALL_COLORS if cards[card] and card != color]
    if wrong and color is None:
        return IllegalAction("TUNNEL-3", "tunnel_locomotives_only")
    if wrong:
        return IllegalAction("TUNNEL-2", "tunnel_color", color=COLORS[color or 0])
    return None
