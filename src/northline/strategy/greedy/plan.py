"""The greedy player's plan: the routes it wants, along shortest open paths between the ends of its tickets.

The plan is kept in ``memory.wanted`` from choice to choice, and made again only when there is a reason.
"""

from __future__ import annotations

from northline.strategy.bitsets import (
    EMPTY_SET,
    WORD_MASK,
    WORD_SHIFT,
    as_index,
    has_bit,
    lowest_bit,
    single_bit,
    without_lowest_bit,
)
from northline.strategy.greedy.paths import OUT_OF_REACH, count_spaces, find_path
from northline.strategy.greedy.stations import can_build, others_routes
from northline.strategy.greedy.ties import draw_salt, with_tie

BORROWING = 8
"""Spaces that borrowing a route counts for: a station costs cards, a turn and points."""


def update_plan(board, game, scratch, memory):
    """Plan again if the tickets are not those planned for, or somebody took a wanted route."""
    seat = as_index(game.seat)
    if memory.planned_for[seat] == game.tickets[seat]:
        lost = EMPTY_SET
        for word in range(board.words):
            lost |= memory.wanted[seat, word] & ~(game.open[seat, word] | game.owned[seat, word])
        if lost == EMPTY_SET:
            return
    memory.planned_for[seat] = game.tickets[seat]
    draw_salt(game, memory)
    for word in range(board.words):
        memory.wanted[seat, word] = EMPTY_SET
    count_spaces(board, game, scratch, memory, 0)
    trains = game.trains[seat]
    rest = game.tickets[seat]
    while rest != EMPTY_SET:
        ticket = _most_points(board, rest, memory.salt[seat])
        rest &= ~single_bit(ticket)
        spaces = add_path(board, game, scratch, memory, ticket, trains)
        if spaces < OUT_OF_REACH:
            trains -= spaces
        elif can_build(board, game):
            trains -= _add_borrowing_path(board, game, scratch, memory, ticket, trains)


def _most_points(board, tickets, salt):
    best, most = 0, -1
    while tickets != EMPTY_SET:
        ticket = lowest_bit(tickets)
        tickets = without_lowest_bit(tickets)
        value = with_tie(board.ticket_points[ticket], salt, ticket)
        if value > most:
            best, most = ticket, value
    return best


def add_path(board, game, scratch, memory, ticket, trains):
    """Want the routes of a shortest path for a ticket; its spaces, OUT_OF_REACH when more than the trains.

    What routes cost must have been counted; those of the path cost nothing from here on.
    """
    spaces, number = find_path(board, scratch, memory.salt[game.seat], ticket, trains)
    _want_path(game, scratch, memory, number)
    return spaces


def _add_borrowing_path(board, game, scratch, memory, ticket, trains):
    """Want what is left of a path with one route to borrow; its spaces, 0 when there is none."""
    count_spaces(board, game, scratch, memory, BORROWING)
    distance, number = find_path(board, scratch, memory.salt[game.seat], ticket, trains)
    spaces = 0
    if _count_borrowed(game, scratch, number) == 1:
        _want_path(game, scratch, memory, number)
        spaces = distance - BORROWING
    count_spaces(board, game, scratch, memory, 0)
    return spaces


def _want_path(game, scratch, memory, number):
    """Want the open routes of the path that was traced last, which has so many routes."""
    seat = as_index(game.seat)
    for place in range(number):
        route = as_index(scratch.path[as_index(place)])
        if has_bit(game.open[seat, route >> WORD_SHIFT], route & WORD_MASK):
            memory.wanted[seat, route >> WORD_SHIFT] |= single_bit(route & WORD_MASK)
            scratch.spaces_left[route] = 0


def _count_borrowed(game, scratch, number):
    """How many routes of that path belong to others."""
    borrowed = 0
    for place in range(number):
        route = as_index(scratch.path[as_index(place)])
        if has_bit(others_routes(game, route >> WORD_SHIFT), route & WORD_MASK):
            borrowed += 1
    return borrowed
