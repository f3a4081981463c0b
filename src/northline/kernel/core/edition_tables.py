"""An edition as the kernel wants it: one record of flat, read-only arrays."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.kernel.core import layout
from northline.kernel.core.layout import KEEP, KINDS, TABLES
from northline.kernel.core.packing import packed, set_of, words_of
from northline.kernel.core.payable_sets import fill_prices, has_substitutes
from northline.rules.claim import parallel_routes as twins
from northline.rules.payment import route_prices
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
    fill_prices(record, edition)
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


def _check_size(edition: Edition) -> None:
    rules, routes = edition.rules, edition.routes
    special = {price for price in route_prices(edition) if has_substitutes(price)}
    limits = (
        (len(edition.cities), layout.MOST_CITIES, "cities"),
        (len(routes), layout.MOST_ROUTES, "routes"),
        (len(edition.tickets), layout.MOST_TICKETS, "tickets"),
        (len(edition.bonus_cards), layout.MOST_BONUS_CARDS, "bonus cards"),
        (rules.players[1], layout.MOST_PLAYERS, "players"),
        (max(route.length for route in routes), layout.LONGEST_ROUTE, "spaces on a route"),
        (max(len(group) for group in twins(edition)) + 1, layout.MOST_TWINS + 1, "routes in a track group"),
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
    record["words"] = -(-len(edition.routes) // 64)
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
        record["twins"][index] = -1
        record["twins"][index][: len(groups[index])] = groups[index]
        size = len(groups[index]) + 1
        record["open_tracks"][:, index] = size
        for group_size, players, tracks in edition.rules.open_tracks:
            if group_size == size:
                record["open_tracks"][players, index] = tracks
    for city in range(len(edition.cities)):
        record["city_routes"][city] = words_of(
            index for index, route in enumerate(edition.routes) if city in (route.a, route.b)
        )


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
