"""The names of cities, routes and tickets: how they are written, and how they are found from what a player types."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import replace

from northline.editions import Edition, Route, Ticket
from northline.editions.untrusted import closest, printable
from northline.rules import NotationError
from northline.rules.payment import route_prices

_LETTERS = str.maketrans({"ø": "o", "æ": "ae", "å": "a", "ð": "d", "þ": "th", "ł": "l", "ß": "ss", "đ": "d"})


def plain(text: str) -> str:
    """A name in lower case without accents, spaces and punctuation, as people type it.

    >>> plain("Århus"), plain("St. Petersburg")
    ('arhus', 'stpetersburg')
    """
    folded = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(letter for letter in folded if letter.isalnum())


def find_city(edition: Edition, text: str) -> int:
    """The city with this name or id, or the beginning of one.

    :raises NotationError: when there is none, or more than one.
    """
    wanted = plain(text)
    known: dict[str, int] = {}
    for index, city in enumerate(edition.cities):
        for spelling in (city.id, city.name, city.modern):
            if plain(spelling):
                known.setdefault(plain(spelling), index)
    if wanted in known:
        return known[wanted]
    beginnings = {city for spelling, city in known.items() if wanted and spelling.startswith(wanted)}
    if len(beginnings) == 1:
        return beginnings.pop()
    if beginnings:
        names = ", ".join(sorted(edition.cities[city].name for city in beginnings))
        raise NotationError(f"'{printable(text)}' could be {names}")
    meant = closest(wanted, known)
    hint = f"; did you mean {edition.cities[known[meant]].name}?" if meant else ""
    raise NotationError(f"there is no city '{printable(text)}' on this board{hint}")


def find_routes(edition: Edition, words: list[str]) -> list[int]:
    """The routes between two cities, each named by one word or more.

    :raises NotationError: when there is none.
    """
    for cut in range(1, len(words)):
        try:
            ends = {find_city(edition, " ".join(words[:cut])), find_city(edition, " ".join(words[cut:]))}
        except NotationError:
            continue
        found = [index for index, route in enumerate(edition.routes) if {route.a, route.b} == ends]
        if not found:
            between = " and ".join(edition.cities[city].name for city in sorted(ends))
            raise NotationError(f"there is no direct route between {between}")
        return found
    raise NotationError(f"name a route by its id or by its two cities, such as: {example_claim(edition)}")


def example_claim(edition: Edition) -> str:
    """How a route of this board is claimed by its cities.

    >>> from northline.editions import edition
    >>> example_claim(edition("europe"))
    'claim amsterdam bruxelles'
    """
    named = (route for route in edition.routes if all(edition.cities[c].named for c in (route.a, route.b)))
    route = next(named, edition.routes[0])
    return f"claim {edition.cities[route.a].id} {edition.cities[route.b].id}"


def example_city(edition: Edition) -> str:
    """A city of this board, as it can be typed."""
    return next((city.id for city in edition.cities if city.named), edition.cities[0].id)


def without_equal_twins(edition: Edition, routes: Iterable[int]) -> list[int]:
    """Routes without those that differ from another one, between the same cities, by nothing but their id.

    >>> from northline.editions import edition
    >>> nordic = edition("nordic_countries")
    >>> twins = [nordic.route_index[name] for name in ("bergen-oslo-1", "bergen-oslo-2")]
    >>> without_equal_twins(nordic, twins) == twins  # one is blue, the other red
    True
    """
    found: dict[Route, int] = {}
    for index in routes:
        found.setdefault(replace(edition.routes[index], id=edition.routes[index].group or str(index)), index)
    return list(found.values())


def ends(edition: Edition, thing: Route | Ticket) -> str:
    """`Bergen–Oslo`."""
    return f"{edition.cities[thing.a].name}–{edition.cities[thing.b].name}"


def route_with_kind(edition: Edition, index: int) -> str:
    """`Bergen–Oslo (4, tunnel)`."""
    route = edition.routes[index]
    return f"{ends(edition, route)} ({', '.join([str(route.length), *kind_words(edition, route)])})"


def kind_words(edition: Edition, route: Route) -> list[str]:
    """What is special about a route: `ferry 2L`, `tunnel`, `+3 cards`, `any 4 for 1`.

    A ferry says what its symbols take besides a locomotive: `ferry 1L or pair`, `ferry 1L or any 3`.
    """
    words = []
    if route.kind == "ferry":
        words.append(" ".join(["ferry", *_symbol_words(edition, route)]))
    if route.kind == "tunnel":
        words.append("tunnel")
    if route.bonus_draw:
        words.append(f"+{route.bonus_draw} card{'s' if route.bonus_draw > 1 else ''}")
    if route.any_for_one:
        words.append(f"any {route.any_for_one} for 1")
    return words


def _symbol_words(edition: Edition, route: Route) -> list[str]:
    price = route_prices(edition)[edition.route_index[route.id]]
    symbols = [f"{price.symbols}L"] if price.symbols else []
    if price.any_for_one:
        return [
            *symbols,
            "or" if symbols else "with",
            f"any {price.any_for_one}" + ("" if symbols else " for 1"),
        ]
    return [*symbols, "or pair"] if price.pairs and symbols else symbols


def ticket(edition: Edition, index: int) -> str:
    """`Bergen–Oslo`, for a ticket by its index."""
    return ends(edition, edition.tickets[index])
