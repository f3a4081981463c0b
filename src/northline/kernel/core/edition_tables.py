"""An edition as lookup tables: one record of flat, read-only arrays."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import TIE_BREAKERS, Edition
from northline.kernel.core import layout
from northline.kernel.core.layout import MAX_PLAYERS, TABLES
from northline.kernel.core.packing import pack_cards, route_words
from northline.kernel.core.payable_sets import fill_prices, has_substitutes
from northline.rules.claim import parallel_routes, track_limits
from northline.rules.payment import route_prices
from northline.rules.score import route_counts, ticket_counts
from northline.strategy.bitsets import bitset
from northline.strategy.board import board_of
from northline.strategy.codes import KINDS

Tables = NDArray[Any]


class TooLarge(ValueError):
    """An edition that does not fit into the kernel's records."""


@cache
def tables_of(edition: Edition) -> Tables:
    """Return the lookup tables of an edition: a read-only array with one record of ``layout.TABLES``.

    Raises :class:`TooLarge` where the edition does not fit.
    """
    _check_size(edition)
    tables = np.zeros(1, TABLES)
    record = tables[0]
    _fill_from_board(record, edition)
    _fill_knobs(record, edition)
    _fill_tracks(record, edition)
    fill_prices(record, edition)
    _fill_tickets_and_bonus_cards(record, edition)
    tables.flags.writeable = False
    return tables


def _check_size(edition: Edition) -> None:
    rules, routes = edition.rules, edition.routes
    special = {price for price in route_prices(edition) if has_substitutes(price)}
    limits = (
        (len(edition.cities), layout.MAX_CITIES, "cities"),
        (len(routes), layout.MAX_ROUTES, "routes"),
        (len(edition.tickets), layout.MAX_TICKETS, "tickets"),
        (len(edition.bonus_cards), layout.MAX_BONUS_CARDS, "bonus cards"),
        (rules.players[1], layout.MAX_PLAYERS, "players"),
        (max(route.length for route in routes), layout.MAX_ROUTE_LENGTH, "spaces on a route"),
        (
            max(len(group) for group in parallel_routes(edition)) + 1,
            layout.MAX_PARALLEL_ROUTES + 1,
            "routes in a track group",
        ),
        (max(rules.deck), layout.MAX_OF_A_KIND, "train cards of a kind"),
        (rules.display, layout.MAX_SHOWN, "cards in the display"),
        (rules.tunnel_reveal, layout.MAX_SHOWN, "cards turned over for a tunnel"),
        (rules.most_offered, layout.MAX_OFFERED, "tickets on offer"),
        (rules.stations, layout.MAX_STATIONS, "stations for each player"),
        (len(special), layout.MAX_PRICES, "different prices with substitutes"),
        (len(rules.tie_breakers), layout.MAX_TIE_BREAKERS, "tie breakers"),
    )
    for there, most, what in limits:
        if there > most:
            raise TooLarge(f"{edition.name} has {there} {what}; the kernel holds at most {most}")


def _fill_from_board(record: Any, edition: Edition) -> None:
    """Copy what planners have of an edition (``strategy/board.py``): the fields have the same names here."""
    for name, value in vars(board_of(edition)).items():
        if name in (TABLES.names or ()):
            if isinstance(value, list):
                record[name][: len(value)] = value
            elif isinstance(value, dict):
                for place, number in value.items():
                    record[name][place] = number
            else:
                record[name] = value


def _fill_knobs(record: Any, edition: Edition) -> None:
    rules = edition.rules
    for knob in (
        "trains",
        "hand",
        "display",
        "opening_tickets",
        "opening_long_tickets",
        "sweep_at",
        "tunnel_reveal",
    ):
        record[knob] = getattr(rules, knob)
    record["deck"], record["deck_left"] = pack_cards(rules.deck), sum(rules.deck)
    record["opening_refused_to_bottom"] = rules.opening_refused == "bottom"
    record["ticket_refused_to_bottom"] = rules.ticket_refused == "bottom"
    record["may_stop"] = rules.may_stop_after_first_card
    for place, name in enumerate(rules.tie_breakers):
        record["tie_breakers"][place] = TIE_BREAKERS.index(name)
    record["tie_breaker_count"] = len(rules.tie_breakers)
    record["all_routes"] = route_words(range(len(edition.routes)))
    stations = len(edition.cities) if rules.stations else 0
    record["actions"] = record["station"] + KINDS * stations


def _fill_tracks(record: Any, edition: Edition) -> None:
    """Fill in the parallel routes, and how many of them may be claimed."""
    record["parallel_routes"][: len(edition.routes)] = -1
    for index, others in enumerate(parallel_routes(edition)):
        record["parallel_routes"][index][: len(others)] = others
    for players in range(MAX_PLAYERS + 1):
        for index, (_, tracks) in enumerate(track_limits(edition, players)):
            record["open_tracks"][players, index] = tracks


def _fill_tickets_and_bonus_cards(record: Any, edition: Edition) -> None:
    record["long_tickets"] = bitset(i for i, ticket in enumerate(edition.tickets) if ticket.long)
    countries = sorted({city.country for city in edition.cities})
    for index, city in enumerate(edition.cities):
        record["city_country"][index] = countries.index(city.country)
    for index, card in enumerate(edition.bonus_cards):
        record["bonus_tickets"][index] = bitset(
            i for i, ticket in enumerate(edition.tickets) if ticket_counts(edition, card, ticket)
        )
        record["bonus_routes"][index] = route_words(
            i for i, route in enumerate(edition.routes) if route_counts(edition, card, route)
        )
    drawn = edition.rules.bonus_cards
    record["bonus_cards_drawn"] = -1 if drawn == "all" else drawn
