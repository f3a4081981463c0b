"""What pays for a route, found by laying cards on its spaces one by one.

This is written from the words of the rules and shares no reasoning with the engine: a space is a list of the ways
in which it can be covered, and a payment is whatever covers every space and leaves nothing over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement, product

from northline.editions.model import COLORS, GRAY, LOCOMOTIVE, Cards, Edition, Route

KINDS = range(len(COLORS) + 1)
NOTHING: Cards = (0,) * len(KINDS)


@dataclass(frozen=True)
class Spaces:
    """A line of spaces to be covered with cards."""

    length: int
    color: int = GRAY
    symbols: int = 0
    """How many of the spaces show a locomotive."""
    wild: bool = True
    """A locomotive covers a space without a symbol."""
    pairs: bool = False
    """Two cards of one colour, and neither a locomotive, cover a symbol."""
    any_for_one: int = 0
    """As many cards of whatever kinds cover any space."""

    @property
    def colors(self) -> Iterable[int]:
        return range(len(COLORS)) if self.color == GRAY else (self.color,)


def spaces_of(edition: Edition, route: Route) -> Spaces:
    """The spaces of a route of one of the three games, as their rulebooks tell it."""
    ferry = route.kind == "ferry"
    match edition.id:
        case "europe":  # LOCO-1, FERRY-1
            return Spaces(route.length, route.color, route.symbols)
        case "nordic_countries" if route.id == "lieksa-murmansk":  # MURM-1
            return Spaces(route.length, route.color, wild=False, any_for_one=4)
        case "nordic_countries":  # LOCO-2, FERRY-2, TUNNEL-6
            wild = route.kind != "regular"
            return Spaces(route.length, route.color, route.symbols, wild, any_for_one=3 if ferry else 0)
        case "northern_lights":  # LOCO-1, FERRY-3
            return Spaces(route.length, route.color, route.symbols, pairs=ferry)
        case other:
            raise ValueError(f"no rulebook tells what routes cost in {other}")


def multisets(kinds: Iterable[int], most: int) -> Iterator[Cards]:
    """Every set of at most so many cards of these kinds."""
    kinds = tuple(kinds)
    for counts in product(range(most + 1), repeat=len(kinds)):
        if sum(counts) <= most:
            yield counted(dict(zip(kinds, counts, strict=True)))


def counted(counts: dict[int, int]) -> Cards:
    return tuple(counts.get(kind, 0) for kind in KINDS)


def covers(spaces: Spaces, symbol: bool, color: int, kinds: Iterable[int]) -> set[tuple[int, ...]]:
    """The ways to cover one space when the colour of the set has been decided, each as a list of cards."""
    kinds = tuple(kinds)
    ways: set[tuple[int, ...]] = set()
    if symbol:
        ways.add((LOCOMOTIVE,))
        if spaces.pairs:
            ways |= {(kind, kind) for kind in kinds if kind != LOCOMOTIVE}
    else:
        ways.add((color,))
        if spaces.wild:
            ways.add((LOCOMOTIVE,))
    if spaces.any_for_one:
        ways |= set(combinations_with_replacement(kinds, spaces.any_for_one))
    return {way for way in ways if set(way) <= set(kinds)}


def all_payments(spaces: Spaces, kinds: Iterable[int], fits: Callable[[Cards], bool]) -> set[Cards]:
    """Every payment made of these kinds of cards that fits a limit: all ways to cover all spaces.

    The limit must be one that a set never fits again once it has outgrown it.
    """
    kinds = tuple(kinds)
    found: set[Cards] = set()
    for color in spaces.colors:
        laid = {NOTHING}
        for space in range(spaces.length):
            ways = covers(spaces, space < spaces.symbols, color, kinds)
            laid = {more for cards in laid for way in ways if fits(more := _with(cards, way))}
        found |= laid
    return found


def _with(cards: Cards, way: tuple[int, ...]) -> Cards:
    more = list(cards)
    for card in way:
        more[card] += 1
    return tuple(more)


def payments_from(spaces: Spaces, hand: Cards) -> set[Cards]:
    """Every payment that a hand can make."""
    held = [kind for kind in KINDS if hand[kind]]
    return all_payments(spaces, held, lambda cards: all(map(int.__le__, cards, hand)))


def pays(spaces: Spaces, cards: Cards) -> bool:
    """Whether cards cover all spaces with none over, for sets too large to try every way of laying them.

    Tries every number of single cards on each sort of space. Sets of any cards need no trying: whatever is left
    can be split into them as soon as the count is right. Pairs need none either: what is left must be even.
    """
    plain = spaces.length - spaces.symbols
    for color in spaces.colors:
        for colored in range(min(plain, cards[color]) + 1):
            for wild in range((min(plain - colored, cards[LOCOMOTIVE]) if spaces.wild else 0) + 1):
                for on_symbols in range(min(spaces.symbols, cards[LOCOMOTIVE] - wild) + 1):
                    left = list(cards)
                    left[color] -= colored
                    left[LOCOMOTIVE] -= wild + on_symbols
                    if _covered(spaces, plain - colored - wild, spaces.symbols - on_symbols, left):
                        return True
    return False


def _covered(spaces: Spaces, plain: int, symbols: int, left: list[int]) -> bool:
    """Whether these cards cover so many spaces that no single card lies on."""
    if spaces.any_for_one:
        return sum(left) == spaces.any_for_one * (plain + symbols)
    if spaces.pairs:
        return not plain and sum(left) == 2 * symbols and not left[-1] and all(n % 2 == 0 for n in left)
    return not plain and not symbols and not sum(left)
