"""What a hand is missing to pay for something, as a player would say it: with substitutes, and no more than needed.

>>> from northline.rules.payment import Price
>>> from northline.rules.cards import NO_CARDS
>>> in_words(missing(Price(length=1, symbols=1, pairs=True), NO_CARDS))
'a locomotive or 2 cards of one colour'
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from northline.rules.analysis.planning import Lack, lacking, lacking_by_color, pair_splits, set_splits
from northline.rules.cards import COLORS, GRAY, LOCOMOTIVE, Cards, of, plus
from northline.rules.errors import IllegalAction
from northline.rules.payment import ALL_COLORS, Price

EVERY_KIND: Cards = (1,) * (len(COLORS) + 1)


@dataclass(frozen=True, slots=True)
class Need:
    """So many more cards of a kind: whichever of them somebody gets, they do."""

    count: int
    kind: Literal["color", "locomotive", "any", "pair"]
    """Cards of one colour; locomotives; any cards; pairs, each of two cards of one colour."""
    colors: tuple[int, ...] = ()
    """For ``color``: the colours it may be. Empty: any one colour of the deck."""
    or_locomotives: bool = False
    """For ``color``: locomotives do as well, in any mix."""


Way = tuple[Need, ...]
"""Everything that is needed together."""


def missing(price: Price, hand: Cards, deck: Cards = EVERY_KIND) -> tuple[Way, ...]:
    """What has to come into a hand to pay a price: one way or two to choose from; none when it can be paid.

    The first way takes the fewest cards. A second one follows where that asks for something that other cards can
    stand for. ``deck`` says which kinds of cards there are.
    """
    if lacking(price, hand).total == 0:
        return ()
    if price.any_for_one:
        return _with_sets(price, hand, deck)
    if price.pairs and price.symbols:
        return _with_pairs(price, hand, deck)
    colors = _colors(price, deck)
    by_color = dict(zip(price.paying_colors, lacking_by_color(price, hand), strict=True))
    best = min((by_color[color] for color in colors), key=lambda lack: lack.total)
    tied = [color for color in colors if by_color[color].total == best.total]
    return (_way(price, deck, best, tied),)


class Unaffordable(IllegalAction):
    """The refusal of something that the hand cannot pay for. ``ways`` says what is missing."""

    def __init__(self, rule: str, ways: tuple[Way, ...]) -> None:
        super().__init__(rule, "lacks", missing=in_words(ways))
        self.ways = ways

    def __reduce__(self) -> tuple[Callable[..., Unaffordable], tuple[str, tuple[Way, ...]]]:  # type: ignore[override]
        return Unaffordable, (self.rule, self.ways)


def _colors(price: Price, deck: Cards) -> list[int]:
    """The paying colours that the deck has; where it has none of them, the others are just as unlikely."""
    return [color for color in price.paying_colors if deck[color]] or list(price.paying_colors)


def _way(price: Price, deck: Cards, lack: Lack, tied: list[int]) -> Way:
    needs = []
    colored = lack.cards - lack.odd
    if colored:
        everything = price.color == GRAY and len(tied) == len(_colors(price, deck))
        wild = price.wild and deck[LOCOMOTIVE] > 0
        if colored == 1 and everything and (wild or not deck[LOCOMOTIVE]):
            needs.append(Need(1, "any"))
        else:
            needs.append(Need(colored, "color", () if everything else tuple(tied), wild))
    if lack.locomotives:
        needs.append(Need(lack.locomotives, "locomotive"))
    if lack.odd:
        needs.append(Need(lack.odd, "any"))
    return tuple(needs)


# A pair for a symbol


def _with_pairs(price: Price, hand: Cards, deck: Cards) -> tuple[Way, ...]:
    """With locomotives on the symbols that are left, and with pairs on them."""
    splits = [
        (lack, singles)
        for color in _colors(price, deck)
        for lack, singles in pair_splits(price, hand, color)
        if not lack.cards or deck[color]
    ]

    def without_locomotives(split: tuple[Lack, tuple[int, ...]]) -> int:
        lack, singles = split
        return lack.total + max(0, lack.locomotives - len(singles))

    fewest = min(lack.total for lack, _ in splits)
    best = min(
        (split for split in splits if split[0].total == fewest),
        key=lambda split: (without_locomotives(split), -hand[split[0].color]),
    )
    first = _way(price, deck, best[0], _tied(best, splits))
    if not best[0].locomotives:
        return (first,)
    other = min(
        splits,
        key=lambda split: (without_locomotives(split), split[0].cards != best[0].cards, split is not best),
    )
    lack, singles = other
    colored = _way(price, deck, Lack(lack.color, lack.cards), _tied(other, splits))
    second = (*colored, *_pairs(lack.locomotives, singles))
    return (first, second) if deck[LOCOMOTIVE] else (second,)


def _tied(best: tuple[Lack, tuple[int, ...]], splits: list[tuple[Lack, tuple[int, ...]]]) -> list[int]:
    """The colours that would do just as well, and leave the same cards to pair."""
    (wanted, singles), found = best, []
    for lack, others in splits:
        same = (lack.cards, lack.locomotives, others) == (wanted.cards, wanted.locomotives, singles)
        if same and lack.color not in found:
            found.append(lack.color)
    return found


def _pairs(symbols: int, singles: tuple[int, ...]) -> Way:
    """Cards that make a pair with one that is left over, then whole pairs."""
    if symbols == 1 and singles:
        return (Need(1, "color", singles),)
    completed = singles[:symbols]
    whole = symbols - len(completed)
    return (
        *(Need(1, "color", (color,)) for color in completed),
        *([Need(whole, "pair")] if whole else []),
    )


# Any cards for one


def _with_sets(price: Price, hand: Cards, deck: Cards) -> tuple[Way, ...]:
    """With the fewest cards, and with any cards in place of the locomotives or, where none are needed, of all of it."""
    splits = [lack for color in _colors(price, deck) for lack in set_splits(price, hand, color)]
    best = min(splits, key=lambda lack: (lack.total, lack.locomotives, -lack.odd, -hand[lack.color]))
    tied: list[int] = []
    for lack in splits:
        same = (lack.cards, lack.odd, lack.locomotives) == (best.cards, best.odd, best.locomotives)
        if same and lack.color not in tied:
            tied.append(lack.color)
    first = _way(price, deck, best, tied)
    if all(need.kind == "any" for need in first):
        return (first,)
    colored = best.cards - best.odd if best.locomotives else 0
    second: Way = (
        *_way(price, deck, Lack(best.color, colored), tied),
        Need(_any_that_do(price, plus(hand, of(best.color, colored)), deck), "any"),
    )
    if sum(need.count for need in second) <= best.total or (best.locomotives and not deck[LOCOMOTIVE]):
        return (second,)
    return first, second


def _any_that_do(price: Price, hand: Cards, deck: Cards) -> int:
    """The fewest cards that pay whatever kinds they are of."""
    more = 1
    while any(lacking(price, unlucky).total for unlucky in _least_useful(price, hand, more, deck)):
        more += 1
    return more


def _least_useful(price: Price, hand: Cards, more: int, deck: Cards) -> Iterator[Cards]:
    """The hands after so many cards that help least: locomotives, and colours of which the hand stays shortest."""
    colors = [color for color in ALL_COLORS if deck[color]]
    useless = [color for color in colors if color not in price.paying_colors] or colors
    for locomotives in range(more + 1 if deck[LOCOMOTIVE] else 1):
        cards = list(hand)
        cards[LOCOMOTIVE] += locomotives
        for _ in range(more - locomotives):
            cards[min(useless, key=cards.__getitem__)] += 1
        yield tuple(cards)


# In words


def in_words(ways: tuple[Way, ...]) -> str:
    """What is missing, in English: ``1 more red card, and a locomotive or any 3 cards``."""
    if not ways:
        return "nothing"
    if len(ways) == 1:
        return _joined(ways[0])
    one, other = ways
    common = tuple(need for need in one if need in other)
    left = _joined(need for need in one if need not in common)
    right = _joined(need for need in other if need not in common)
    if common:
        return f"{_joined(common)}, and {left} or {right}"
    return f"{left} or {right}" if len(one) == len(other) == 1 else f"{left}, or {right}"


def _joined(needs: Iterable[Need]) -> str:
    *before, last = map(_need_in_words, needs)
    return f"{', '.join(before)} and {last}" if before else last


def _need_in_words(need: Need) -> str:
    count, one = need.count, need.count == 1
    match need.kind:
        case "locomotive":
            return "a locomotive" if one else f"{count} locomotives"
        case "any":
            return "any card" if one else f"any {count} cards"
        case "pair":
            return "2 cards of one colour" if one else f"{count} pairs of cards of one colour"
    names = " or ".join(COLORS[color] for color in need.colors)
    if one:
        cards = f"1 more {names} card" if names else "1 card of any colour"
    elif len(need.colors) == 1:
        cards = f"{count} more {names} cards"
    else:
        cards = f"{count} more cards of one colour" + (f" ({names})" if names else "")
    return cards + (f" or {'locomotive' if one else 'locomotives'}" if need.or_locomotives else "")
