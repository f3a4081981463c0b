"""Where the ways of tickets lead: what each route is worth to them, and how far each ticket is.

Written for NumPy and PyTorch alike (``xp``); ``learning.cuda_ways`` works the same out on a GPU in one go.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from northline.neural.board_inputs import BoardInputs
from northline.neural.distances import FAR, all_distances


@dataclass(frozen=True)
class Wanted:
    """What the ways of some positions depend on beside the costs, a row for each position."""

    held: Any
    """By ticket: 1 for one's own."""
    offered: Any
    """By ticket: 1 where one may choose it now."""
    open: Any
    """By route: 1 where one may still claim it."""
    trains: Any
    """One's own."""


@dataclass(frozen=True)
class Ways:
    """What follows from all shortest ways.

    A route is on the way of a ticket where one of the shortest ways of the ticket leads over it.
    """

    to_go: Any
    """By ticket: its distance in trains."""
    cards_to_go: Any
    """By ticket: its distance in cards that are lacking."""
    progress: Any
    """By ticket: the part of it that the best of the opponents has, were it theirs."""
    shared_with_held: Any
    """By ticket: the part of its way that leads where ways of one's own tickets lead."""
    shared_with_offered: Any
    """The same with tickets of the offer."""
    between: Any
    """By route: the distance of its ends in trains."""
    held_on_way: Any
    """By route: points of one's own tickets on whose way it is, counted in cards; the next ones likewise."""
    held_on_way_by_trains: Any
    """Counted in trains."""
    held_near_way: Any
    """A route that makes the way longer counts for less the longer it becomes."""
    number_on_way: Any
    """How many tickets that is."""
    urgency_on_way: Any
    """The same, tickets that lack little counting for more."""
    held_alone: Any
    """Points of one's own tickets that this route completes."""
    offered_on_way: Any
    """Points of tickets of the offer."""
    offered_near_way: Any
    urgent_on_way: Any
    """Points of one's own tickets for which one's trains still last."""
    threat: Any
    """What the route is worth to opponents who have half a ticket."""


BY_TICKET = 5
BY_ROUTE = 11
"""How many of those numbers there are by ticket and, after them, by route."""


def find_ways(
    board: BoardInputs,
    costs: Any,
    wanted: Wanted,
    xp: Any = np,
    distances: Callable[[Any, Any], Any] | None = None,
) -> Ways:
    """Return the ways, given costs by kind, position and route: trains, cards, then trains of each opponent."""
    kinds, positions, routes = costs.shape
    flat = costs.reshape(kinds * positions, routes)
    found = distances(flat, board.links) if distances else all_distances(flat, board.links, xp)
    cities = board.links.cities
    split = _like(found, costs, xp).reshape(kinds, positions, cities, cities)
    by_trains, by_cards = split[0], split[1]
    start, end = board.ticket_ends
    to_go, cards_to_go = by_trains[:, start, end], by_cards[:, start, end]
    is_open = wanted.open
    points = _like(board.ticket_points, costs, xp)[None]
    open_way = _like(to_go > 0, costs, xp) * _like(to_go < FAR, costs, xp)
    detour = _detours(board, by_cards, costs[1], is_open, xp)
    on_way = _like(detour == 0, costs, xp) * open_way[..., None]
    near_way = xp.clip(1 - detour / 4, 0, 1) * open_way[..., None]
    by_trains_too = _detours(board, by_trains, costs[0], is_open, xp)
    on_way_by_trains = _like(by_trains_too == 0, costs, xp) * open_way[..., None]
    lengths = _like(board.lengths, costs, xp)[None]
    alone = _like(to_go[..., None] == lengths[:, None], costs, xp) * on_way_by_trains
    urgent = _like(to_go <= wanted.trains[:, None], costs, xp)

    def total(weights: Any, which: Any) -> Any:
        return (weights[..., None] * which).sum(1)

    held, offered = wanted.held, wanted.offered
    over_held, over_offered = (xp.clip(total(one, on_way), 0, 1) for one in (held, offered))
    span = xp.clip((on_way * lengths[:, None]).sum(-1), 1, 1000)
    shared = [(on_way * (way * lengths)[:, None]).sum(-1) / span for way in (over_held, over_offered)]
    threat, progress = _threats(board, split[2:], costs[2:], wanted, xp)
    a, b = board.ends
    return Ways(
        to_go,
        cards_to_go,
        progress,
        shared[0],
        shared[1],
        by_trains[:, a, b],
        total(held * points, on_way),
        total(held * points, on_way_by_trains),
        total(held * points, near_way),
        total(held, on_way),
        total(held / (1 + cards_to_go / 4), on_way),
        total(held * points, alone),
        total(offered * points, on_way),
        total(offered * points, near_way),
        total(held * points * urgent, on_way),
        threat,
    )


def _detours(board: BoardInputs, distances: Any, costs: Any, is_open: Any, xp: Any) -> Any:
    """By ticket and route: how much longer the ticket's way becomes when it leads over the route."""
    (start, end), (a, b) = board.ticket_ends, board.ends
    from_start, from_end = distances[:, start], distances[:, end]
    over = xp.minimum(from_start[:, :, a] + from_end[:, :, b], from_start[:, :, b] + from_end[:, :, a])
    shortest = distances[:, start, end][..., None]
    return xp.clip(over + costs[:, None] - shortest, 0, FAR) + FAR * (1 - is_open[:, None])


def _threats(board: BoardInputs, distances: Any, costs: Any, wanted: Wanted, xp: Any) -> tuple[Any, Any]:
    """By route, what it is worth to opponents who half have a ticket; by ticket, how far the best of them is."""
    threat, furthest = 0 * wanted.open, 0 * wanted.held
    points = _like(board.ticket_points, costs, xp)[None]
    lengths = _like(board.ticket_lengths, costs, xp)[None]
    for own, own_costs in zip(distances, costs, strict=True):
        to_go = own[:, board.ticket_ends[0], board.ticket_ends[1]]
        done = xp.clip(1 - to_go / lengths, 0, 1) * _like(to_go > 0, costs, xp)
        weights = done * done * points * (1 - wanted.held)
        on_way = _like(_detours(board, own, own_costs, wanted.open, xp) == 0, costs, xp)
        threat = threat + (weights[..., None] * on_way).sum(1)
        furthest = xp.maximum(furthest, done)
    return xp.clip(threat, 0, 100), furthest


def _like(array: Any, other: Any, xp: Any) -> Any:
    return array.astype(other.dtype) if xp is np else array.to(other.dtype)
