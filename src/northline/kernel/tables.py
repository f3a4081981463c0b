"""An edition as the kernel wants it: one record of flat, read-only arrays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel import layout
from northline.kernel.layout import GRAY, KEEP, KINDS, LOCOMOTIVE, TABLES
from northline.rules.claim import twins
from northline.rules.payment import Price, all_locomotives, in_one_color, route_prices
from northline.rules.score import route_counts, ticket_counts
from northline.strategy.board import planning_fields

Tables = NDArray[Any]


class TooLarge(ValueError):
    """An edition that does not fit into the kernel's records."""


@cache
def tables_of(edition: Edition) -> Tables:
    """The tables of an edition: an array with one record."""
    _check_size(edition)
    tables = np.zeros(1, TABLES)
    record = tables[0]
    _fill_knobs(record, edition)
    _fill_routes(record, edition)
    _fill_prices(record, edition)
    _fill_tickets_and_bonus_cards(record, edition)
    for name, values in planning_fields(edition).items():
        record[name][: len(values)] = values
    record["claim"] = KEEP + (1 << most_offered(edition))
    record["station"] = record["claim"] + KINDS * len(edition.routes)
    stations = len(edition.cities) if edition.rules.stations else 0
    record["actions"] = record["station"] + KINDS * stations
    tables.flags.writeable = False
    return tables


def most_offered(edition: Edition) -> int:
    """The most tickets that are ever on offer."""
    rules = edition.rules
    return max(rules.opening_tickets + rules.opening_long_tickets, rules.ticket_draw)


def words_of(things: Any, words: int = layout.ROUTE_WORDS) -> list[int]:
    """A set as 64-bit words, the lowest first."""
    bits = sum(1 << int(thing) for thing in things)
    return [bits >> 64 * word & (1 << 64) - 1 for word in range(words)]


def set_of(things: Any) -> int:
    return words_of(things, 1)[0]


def packed(cards: Any) -> int:
    """Cards as one word, seven bits for each kind."""
    return sum(int(count) << 7 * kind for kind, count in enumerate(cards))


def _check_size(edition: Edition) -> None:
    rules, routes = edition.rules, edition.routes
    special = {price for price in route_prices(edition) if _has_substitutes(price)}
    limits = (
        (len(edition.cities), layout.MOST_CITIES, "cities"),
        (len(routes), layout.MOST_ROUTES, "routes"),
        (len(edition.tickets), layout.MOST_TICKETS, "tickets"),
        (len(edition.bonus_cards), layout.MOST_BONUS_CARDS, "bonus cards"),
        (rules.players[1], layout.MOST_PLAYERS, "players"),
        (max(route.length for route in routes), layout.LONGEST_ROUTE, "spaces on a route"),
        (max(rules.deck), layout.MOST_OF_A_KIND, "train cards of a kind"),
        (rules.display, layout.MOST_SHOWN, "cards in the display"),
        (rules.tunnel_reveal, layout.MOST_SHOWN, "cards turned over for a tunnel"),
        (most_offered(edition), layout.MOST_OFFERED, "tickets on offer"),
        (rules.stations, layout.MOST_STATIONS, "stations for each player"),
        (len(special), layout.MOST_PRICES, "different prices with substitutes"),
        (len(rules.tie_breakers), layout.MOST_TIE_BREAKERS, "tie breakers"),
    )
    for there, most, what in limits:
        if there > most:
            raise TooLarge(f"{edition.name} has {there} {what}; the kernel holds at most {most}")


def _fill_knobs(record: Any, edition: Edition) -> None:
    rules = edition.rules
    for knob in (
        "trains",
        "hand",
        "display",
        "opening_tickets",
        "opening_long_tickets",
        "opening_keep",
        "ticket_draw",
        "ticket_keep",
        "sweep_at",
        "tunnel_reveal",
        "stations",
        "station_points",
        "last_round_at",
    ):
        record[knob] = getattr(rules, knob)
    record["deck"], record["deck_left"] = packed(rules.deck), sum(rules.deck)
    record["opening_refused_to_bottom"] = rules.opening_refused == "bottom"
    record["ticket_refused_to_bottom"] = rules.ticket_refused == "bottom"
    record["locomotive_is_whole_draw"] = rules.display_locomotive_is_whole_draw
    record["may_stop"] = rules.may_stop_after_first_card
    names = ("completed_tickets", "fewest_stations", "bonus_cards", "longest_route")
    for place, name in enumerate(rules.tie_breakers):
        record["tie_breakers"][place] = names.index(name)
    record["tie_breaker_count"] = len(rules.tie_breakers)
    record["cities"], record["routes"] = len(edition.cities), len(edition.routes)
    record["tickets"] = len(edition.tickets)
    record["all_cities"] = set_of(range(len(edition.cities)))
    record["all_routes"] = words_of(range(len(edition.routes)))


def _fill_routes(record: Any, edition: Edition) -> None:
    groups, prices = twins(edition), route_prices(edition)
    for index, (route, price) in enumerate(zip(edition.routes, prices, strict=True)):
        record["route_a"][index], record["route_b"][index] = route.a, route.b
        record["route_length"][index], record["route_color"][index] = route.length, route.color
        record["route_symbols"][index], record["route_wild"][index] = price.symbols, price.wild
        record["route_pairs"][index], record["route_any_for_one"][index] = price.pairs, price.any_for_one
        record["route_tunnel"][index] = route.kind == "tunnel"
        record["route_bonus_draw"][index] = route.bonus_draw
        record["route_points"][index] = edition.route_points[index]
        record["twins"][index] = words_of(groups[index])
        size = len(groups[index]) + 1
        record["open_tracks"][:, index] = size
        for group_size, players, tracks in edition.rules.open_tracks:
            if group_size == size:
                record["open_tracks"][players, index] = tracks
    for city in range(len(edition.cities)):
        record["city_routes"][city] = words_of(
            index for index, route in enumerate(edition.routes) if city in (route.a, route.b)
        )


def _has_substitutes(price: Price) -> bool:
    return price.pairs or price.any_for_one > 0


def _fill_prices(record: Any, edition: Edition) -> None:
    """Which routes can be paid with what: sets for the plain ones, a list of prices for those with substitutes."""
    prices = route_prices(edition)
    most = layout.LONGEST_ROUTE
    for trains in range(most + 1):
        record["fitting"][trains] = words_of(i for i, price in enumerate(prices) if price.length <= trains)
    plain = [(i, price) for i, price in enumerate(prices) if not _has_substitutes(price)]
    for color in range(KINDS):
        asking = [(i, p) for i, p in plain if color == LOCOMOTIVE or p.color in (GRAY, color)]
        for held in range(most + 1 if color != LOCOMOTIVE else 1):
            for loco in range(most + 1):
                payable = [i for i, p in asking if _is_payable(p, color, held, loco)]
                record["payable"][color, held, loco] = words_of(payable)
    special: dict[Price, list[int]] = {}
    for index, price in enumerate(prices):
        if _has_substitutes(price):
            special.setdefault(price, []).append(index)
    for place, routes in enumerate(special.values()):
        record["price_route"][place] = routes[0]
        record["priced"][place] = words_of(routes)
        for held in range(layout.MOST_HELD + 1):
            for loco in range(most + 1):
                needed, doubtful = _substitutes(prices[routes[0]], held, loco)
                record["needed"][place, held, loco] = needed
                record["doubtful"][place, held, loco] = doubtful
                if doubtful and held and prices[routes[0]].color == GRAY:
                    record["shared_prices"][held, loco] |= np.uint64(1 << place)
    record["prices"] = len(special)
    if special:
        _fill_special_sets(record, special)


def _fill_special_sets(record: Any, special: dict[Price, list[int]]) -> None:
    """The routes that can be paid with substitutes as sets, unless there would be too many of them."""
    kinds = {price.pairs for price in special}
    needs = {price: _all_substitutes(price) for price in special}
    held_cap = max(2 * p.length if p.pairs else p.length for p in special)
    loco_cap = max(price.length for price in special)
    else_cap = max(need for table in needs.values() for need in table.values() if need < layout.IMPOSSIBLE)
    sizes = (KINDS, held_cap + 1, loco_cap + 1, else_cap + 1, layout.ROUTE_WORDS)
    if len(kinds) > 1 or np.prod(sizes) > layout.MOST_SPECIAL:
        return
    sets = record["special"][: np.prod(sizes)].reshape(sizes)
    for price, routes in special.items():
        words = np.array(words_of(routes), np.uint64)
        for color, held in _paying(price, held_cap):
            for loco in range(loco_cap + 1):
                needed = needs[price][min(held, layout.MOST_HELD), loco]
                if needed < layout.IMPOSSIBLE:
                    sets[color, held, loco, needed:] |= words
        for loco in range(layout.LONGEST_ROUTE + 1):
            if all_locomotives(price, loco):
                record["special_alone"][loco] |= words
    record["special_held"], record["special_locomotives"] = held_cap, loco_cap
    record["special_else"], record["special_kind"] = else_cap, 2 if kinds == {True} else 1


def _paying(price: Price, held_cap: int) -> Iterator[tuple[int, int]]:
    """The paying colours, and cards of them in hand, with which a price may be paid; 0 cards: without the colour."""
    no_colors = price.symbols == price.length
    if no_colors and (price.any_for_one or price.color != GRAY):
        yield LOCOMOTIVE, 0  # no space takes a colour: it does not matter what is held
        return
    for color in price.paying_colors:
        if price.color != GRAY:
            yield color, 0  # gray ones without any colour in the hand are asked price by price
        for held in range(1, held_cap + 1):
            yield color, held


def _all_substitutes(price: Price) -> dict[tuple[int, int], int]:
    return {
        (held, loco): _substitutes(price, held, loco)[0]
        for held in range(layout.MOST_HELD + 1)
        for loco in range(layout.LONGEST_ROUTE + 1)
    }


def _substitutes(price: Price, held: int, loco: int) -> tuple[int, bool]:
    """What a hand must have to pay a price in a colour of which it holds so many, or (0) without a paying colour.

    With any cards for one it is the size of the hand; with pairs, the pairs of other colours. The second value says
    whether another colour might pay with the very same cards.
    """
    length, symbols = price.length, price.symbols
    others = length - symbols
    if price.any_for_one:
        if held and not others:
            return layout.IMPOSSIBLE, False
        used = min(loco, length if price.wild else symbols, length - 1 if held else length)
        colored = min(held, length - max(used, symbols))
        odds = price.any_for_one * (length - used - colored)
        return used + colored + odds, odds > 0
    if held and not others and price.color != GRAY:
        return layout.IMPOSSIBLE, False
    first = 2 if held and not others else 0
    stand_ins = others if price.wild else 0
    used = min(loco, symbols + stand_ins, length - 1 if held else length)
    needed = layout.IMPOSSIBLE
    for on_symbols in range(max(0, used - stand_ins), min(used, symbols) + 1):
        colored, pairs = others - (used - on_symbols), symbols - on_symbols
        if colored + first <= held:
            needed = min(needed, max(0, pairs - (held - colored) // 2))
    # Another colour has this one in pairs only: the same cards can come up where an even number of it is paid.
    doubtful = any(
        (others - (fewer - on_symbols) + first) % 2 == 0 and symbols - on_symbols > first // 2
        for fewer in range(used + 1)
        for on_symbols in range(max(0, fewer - stand_ins), min(fewer, symbols) + 1)
        if 0 < others - (fewer - on_symbols) + first <= held
    )
    return needed, doubtful


@cache
def _is_payable(price: Price, color: int, held: int, loco: int) -> bool:
    if color == LOCOMOTIVE:
        return bool(all_locomotives(price, loco))
    return bool(in_one_color(price, color, held, loco))


def _fill_tickets_and_bonus_cards(record: Any, edition: Edition) -> None:
    for index, ticket in enumerate(edition.tickets):
        record["ticket_a"][index], record["ticket_b"][index] = ticket.a, ticket.b
        record["ticket_points"][index] = ticket.points
    record["long_tickets"] = set_of(i for i, ticket in enumerate(edition.tickets) if ticket.long)
    countries = sorted({city.country for city in edition.cities})
    for index, city in enumerate(edition.cities):
        record["city_country"][index] = countries.index(city.country)
    names = (
        "completed_tickets",
        "routes",
        "countries",
        "longest_path",
        "locomotives_in_hand",
        "trains_left",
    )
    for index, card in enumerate(edition.bonus_cards):
        record["bonus_counts"][index] = names.index(card.counts)
        record["bonus_points"][index] = card.points
        record["bonus_tickets"][index] = set_of(
            i for i, ticket in enumerate(edition.tickets) if ticket_counts(edition, card, ticket)
        )
        record["bonus_routes"][index] = words_of(
            i for i, route in enumerate(edition.routes) if route_counts(edition, card, route)
        )
    drawn = edition.rules.bonus_cards
    record["bonus_cards"] = len(edition.bonus_cards)
    record["bonus_cards_drawn"] = -1 if drawn == "all" else drawn
