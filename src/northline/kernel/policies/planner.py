"""The planner inside the kernel: it observes what its seat may see, and decides as in ``strategy/planner``."""

from __future__ import annotations

from northline.kernel.core.bits import (
    NOTHING,
    count,
    has_bit,
    lowest_bit,
    popcount,
    total,
    without_lowest_bit,
)
from northline.kernel.core.compiler import device_function
from northline.kernel.core.layout import TRAITS
from northline.kernel.policies.compiled_strategy import compiled
from northline.kernel.rules.menu import can_draw, can_pay, find_claims, station_colors, takeable
from northline.kernel.rules.primitives import card_at
from northline.strategy.codes import KINDS, TUNNEL, TURN
from northline.strategy.planner.paths import CLOSED, MINE, OPEN, THEIRS

choose_action = compiled("northline.strategy.planner.decide")["choose_action"]


@device_function
def choose_by_plan(tables, game, scratch, memory):
    """Choose as the planner does; it plans afresh for every choice."""
    observe_game(tables, game, scratch, memory)
    return choose_action(tables, scratch)


@device_function
def observe_game(tables, game, scratch, memory):
    """Write down what the seat to act may see."""
    seat = game.seat
    scratch.seat, scratch.players, scratch.phase = seat, game.players, game.phase
    for trait in range(TRAITS):
        scratch.traits[trait] = memory.traits[seat, trait]
    if game.phase == TUNNEL:
        scratch.can_pay = 1 if can_pay(game, game) else 0
        return
    scratch.turns_left, scratch.ticket_deck = game.turns_left, game.ticket_count
    scratch.bonus_cards = game.bonus_cards
    for other in range(game.players):
        scratch.seat_trains[other] = game.trains[other]
        scratch.hand_sizes[other] = total(game.hands[other])
    _observe_routes(tables, game, scratch)
    _observe_tickets(game, scratch)
    _observe_cards(tables, game, scratch)
    _observe_stations(tables, game, scratch)


@device_function
def _observe_routes(tables, game, scratch):
    seat = game.seat
    for word in range(tables.words):
        mine, free = game.owned[seat, word], game.open[seat, word]
        theirs = NOTHING
        for other in range(game.players):
            theirs |= game.owned[other, word]
        for bit in range(min(64, tables.routes - 64 * word)):
            status = CLOSED
            if has_bit(mine, bit):
                status = MINE
            elif has_bit(free, bit):
                status = OPEN
            elif has_bit(theirs, bit):
                status = THEIRS
            scratch.status[64 * word + bit] = status
            scratch.colors[64 * word + bit] = 0
    if game.phase == TURN and find_claims(tables, game, game, scratch) > 0:
        for color in range(KINDS):
            for word in range(tables.words):
                routes = scratch.claims[color, word]
                while routes != NOTHING:
                    scratch.colors[64 * word + lowest_bit(routes)] |= 1 << color
                    routes = without_lowest_bit(routes)


@device_function
def _observe_tickets(game, scratch):
    seat = game.seat
    held = 0
    rest = game.tickets[seat]
    while rest != NOTHING:
        scratch.held[held] = lowest_bit(rest)
        rest = without_lowest_bit(rest)
        held += 1
    scratch.held_count = held
    scratch.offer_count = game.offered[seat]
    for place in range(game.offered[seat]):
        scratch.offer[place] = game.offers[seat, place]


@device_function
def _observe_cards(tables, game, scratch):
    """The hand, the display, and what is left of each kind where the seat cannot look."""
    hand = game.hands[game.seat]
    for kind in range(KINDS):
        scratch.hand[kind] = count(hand, kind)
        scratch.shown[kind] = 0
    for place in range(tables.display):
        card = card_at(game.display, place)
        if card < KINDS:
            scratch.shown[card] += 1
    hidden = game.deck
    for other in range(game.players):
        if other != game.seat:
            hidden += game.hands[other]
    for kind in range(KINDS):
        scratch.unseen[kind] = count(hidden, kind)
    scratch.takeable = takeable(tables, game)
    scratch.can_draw = 1 if can_draw(game) else 0


@device_function
def _observe_stations(tables, game, scratch):
    scratch.stations_left = tables.stations - popcount(game.stations[game.seat])
    scratch.station_colors = 0
    if tables.stations == 0:
        return
    for city in range(tables.cities):
        scratch.station_here[city] = 0
        for other in range(game.players):
            if has_bit(game.stations[other], city):
                scratch.station_here[city] = 2 if other == game.seat else 1
    if game.phase == TURN:
        scratch.station_colors = station_colors(game, game)
