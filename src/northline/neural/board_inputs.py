"""What the network reads of an edition: numbers for each route and ticket, and for the rules, that never change."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import BONUS_COUNTS, GRAY, Edition
from northline.neural.distances import FAR, Links, all_distances, links_between
from northline.rules.score import route_counts, ticket_counts
from northline.strategy.board import board_of
from northline.strategy.codes import KINDS

Floats = NDArray[np.float32]
Integers = NDArray[np.int64]

_LONGEST = 9
"""Routes of this length and longer look alike."""
MAX_PLAYERS = 5


@dataclass(frozen=True, eq=False)
class BoardInputs:
    """An edition with some number of players, as the network reads it."""

    ends: tuple[Integers, Integers]
    """The two cities of each route."""
    links: Links
    incidence: Floats
    """By city and route: 1 where the route ends in the city."""
    neighbours: Floats
    """By route and route: for each city they share, one over the number of routes there."""
    lengths: Integers
    colors: Integers
    """The colour of each route; gray ones have ``GRAY``."""
    symbols: Integers
    """Locomotives that each route asks for."""
    wild: NDArray[np.bool_]
    """Whether locomotives may stand in for colours."""
    ticket_ends: tuple[Integers, Integers]
    ticket_points: Floats
    ticket_lengths: Floats
    """The fewest trains each ticket takes on an empty board."""
    routes: Floats
    """By route: what never changes."""
    tickets: Floats
    """By ticket: what never changes."""
    rules: Floats
    """The rules as numbers, and the number of players."""
    route_bonuses: Floats
    """By bonus card and route: the card's points, where the route counts for it."""
    ticket_bonuses: Floats
    """By bonus card and ticket: the card's points, where the ticket counts for it."""
    bonus_kinds: Floats
    """By bonus card and kind of bonus: the card's points."""


@cache
def board_inputs(edition: Edition, players: int) -> BoardInputs:
    """Return the numbers of an edition with so many players; worked out once and kept."""
    board = board_of(edition)
    a, b = (np.array(ends, np.int64) for ends in (board.route_a, board.route_b))
    lengths, colors = np.array(board.route_length), np.array(board.route_color)
    incidence = np.zeros((board.cities, board.routes), np.float32)
    incidence[a, np.arange(board.routes)] = incidence[b, np.arange(board.routes)] = 1
    degree = np.maximum(1, incidence.sum(axis=1))
    ticket_ends = np.array(board.ticket_a, np.int64), np.array(board.ticket_b, np.int64)
    links = links_between(a, b, board.cities)
    empty = all_distances(lengths[None].astype(np.float32), links)[0]
    ticket_lengths = empty[ticket_ends]
    cards = list(enumerate(edition.bonus_cards))
    route_bonuses = np.zeros((len(cards), board.routes), np.float32)
    ticket_bonuses = np.zeros((len(cards), board.tickets), np.float32)
    bonus_kinds = np.zeros((len(cards), len(BONUS_COUNTS)), np.float32)
    for number, card in cards:
        bonus_kinds[number, BONUS_COUNTS.index(card.counts)] = card.points
        if card.counts == "routes":
            counting = [route_counts(edition, card, route) for route in edition.routes]
            route_bonuses[number] = np.array(counting) * card.points
        elif card.counts == "completed_tickets":
            counted = [ticket_counts(edition, card, ticket) for ticket in edition.tickets]
            ticket_bonuses[number] = np.array(counted) * card.points
    return BoardInputs(
        (a, b),
        links,
        incidence,
        (incidence / degree[:, None]).T @ incidence,
        lengths,
        colors,
        np.array(board.route_symbols),
        np.array(board.route_wild, np.bool_),
        ticket_ends,
        np.array(board.ticket_points, np.float32),
        ticket_lengths.astype(np.float32),
        _route_numbers(edition, a, b),
        np.stack(
            [
                np.array(board.ticket_points, np.float32) / 20,
                np.array(board.ticket_long, np.float32),
                np.minimum(ticket_lengths, FAR) / 20,
            ],
            axis=1,
        ).astype(np.float32),
        _rules(edition, players),
        route_bonuses,
        ticket_bonuses,
        bonus_kinds,
    )


def _route_numbers(edition: Edition, a: Integers, b: Integers) -> Floats:
    board = board_of(edition)
    lengths, colors = np.array(board.route_length), np.array(board.route_color)
    pairs = list(zip(np.minimum(a, b).tolist(), np.maximum(a, b).tolist(), strict=True))
    parallel = np.array([pairs.count(pair) for pair in pairs])
    columns = [
        lengths / 6,
        *(np.minimum(lengths, _LONGEST) == length for length in range(1, _LONGEST + 1)),
        *(colors == color for color in range(KINDS - 1)),
        colors == GRAY,
        np.array(board.route_tunnel),
        np.array(board.route_symbols) / 3,
        np.array(board.route_wild),
        np.array(board.route_pairs),
        np.array(board.route_any_for_one) / 3,
        np.array(board.route_points) / 15,
        np.array(board.route_demand),
        np.array(board.route_bonus_draw),
        parallel > 1,
    ]
    return np.stack([np.asarray(column, np.float32) for column in columns], axis=1)


def _rules(edition: Edition, players: int) -> Floats:
    """The knobs by which editions differ, each brought to about 0 to 1."""
    rules = edition.rules
    wild = rules.locomotives_wild_on
    numbers = [
        *(players == number for number in range(2, MAX_PLAYERS + 1)),
        rules.trains / 45,
        rules.deck[0] / 12,
        rules.deck[-1] / 14,
        rules.hand / 4,
        rules.display / 5,
        rules.opening_tickets / 5,
        rules.opening_long_tickets,
        rules.opening_keep / 3,
        rules.opening_refused == "bottom",
        rules.ticket_draw / 3,
        rules.ticket_keep / 3,
        rules.ticket_refused == "bottom",
        rules.display_locomotive_is_whole_draw,
        rules.sweep_at / 3,
        rules.may_stop_after_first_card,
        "regular" in wild,
        "ferry" in wild,
        "tunnel" in wild,
        rules.tunnel_reveal / 3,
        rules.stations / 3,
        rules.station_points / 4,
        rules.last_round_at / 2,
        len(edition.cities) / 50,
        len(edition.routes) / 100,
        len(edition.tickets) / 50,
    ]
    return np.array(numbers, np.float32)
