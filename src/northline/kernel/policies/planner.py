"""The planner inside the kernel: it observes what its seat may see, and decides as in ``strategy/planner``."""

from __future__ import annotations

from northline.kernel.core.bits import NOTHING, count, first_of, has, size, total, without_first
from northline.kernel.core.compiler import inner
from northline.kernel.core.layout import KINDS, TRAITS, TUNNEL, TURN
from northline.kernel.policies.compiled_strategy import compiled
from northline.kernel.rules.menu import can_draw, can_pay, find_claims, station_colors, takeable
from northline.kernel.rules.primitives import card_at
from northline.strategy.planner.paths import CLOSED, MINE, OPEN, THEIRS

choose_action = compiled("northline.strategy.planner.decide")["choose_action"]


@inner
def choose_by_plan(tables, game, work, mind):
    """What the planner does: it plans anew for every choice."""
    observe_game(tables, game, work, mind)
    return choose_action(tables, work)


@inner
def observe_game(tables, game, work, mind):
    """Write down what the seat to act may see."""
    seat = game.seat
    work.seat, work.players, work.phase = seat, game.players, game.phase
    for trait in range(TRAITS):
        work.traits[trait] = mind.traits[seat, trait]
    if game.phase == TUNNEL:
        work.can_pay = 1 if can_pay(game, game) else 0
        return
    work.turns_left, work.ticket_deck = game.turns_left, game.ticket_count
    work.bonus_cards = game.bonus_cards
    for other in range(game.players):
        work.seat_trains[other] = game.trains[other]
        work.hand_sizes[other] = total(game.hands[other])
    _observe_routes(tables, game, work)
    _observe_tickets(game, work)
    _observe_cards(tables, game, work)
    _observe_stations(tables, game, work)


@inner
def _observe_routes(tables, game, work):
    seat = game.seat
    for word in range(tables.words):
        mine, free = game.owned[seat, word], game.open[seat, word]
        theirs = NOTHING
        for other in range(game.players):
            theirs |= game.owned[other, word]
        for bit in range(min(64, tables.routes - 64 * word)):
            status = CLOSED
            if has(mine, bit):
                status = MINE
            elif has(free, bit):
                status = OPEN
            elif has(theirs, bit):
                status = THEIRS
            work.status[64 * word + bit] = status
            work.colors[64 * word + bit] = 0
    if game.phase == TURN and find_claims(tables, game, game, work) > 0:
        for color in range(KINDS):
            for word in range(tables.words):
                routes = work.claims[color, word]
                while routes != NOTHING:
                    work.colors[64 * word + first_of(routes)] |= 1 << color
                    routes = without_first(routes)


@inner
def _observe_tickets(game, work):
    seat = game.seat
    held = 0
    rest = game.tickets[seat]
    while rest != NOTHING:
        work.held[held] = first_of(rest)
        rest = without_first(rest)
        held += 1
    work.held_count = held
    work.offer_count = game.offered[seat]
    for place in range(game.offered[seat]):
        work.offer[place] = game.offers[seat, place]


@inner
def _observe_cards(tables, game, work):
    """The hand, the display, and what is left of each kind where the seat cannot look."""
    hand = game.hands[game.seat]
    for kind in range(KINDS):
        work.hand[kind] = count(hand, kind)
        work.shown[kind] = 0
    for place in range(tables.display):
        card = card_at(game.display, place)
        if card < KINDS:
            work.shown[card] += 1
    hidden = game.deck
    for other in range(game.players):
        if other != game.seat:
            hidden += game.hands[other]
    for kind in range(KINDS):
        work.unseen[kind] = count(hidden, kind)
    work.takeable = takeable(tables, game)
    work.can_draw = 1 if can_draw(game) else 0


@inner
def _observe_stations(tables, game, work):
    work.stations_left = tables.stations - size(game.stations[game.seat])
    work.station_colors = 0
    if tables.stations == 0:
        return
    for city in range(tables.cities):
        work.station_here[city] = 0
        for other in range(game.players):
            if has(game.stations[other], city):
                work.station_here[city] = 2 if other == game.seat else 1
    if game.phase == TURN:
        work.station_colors = station_colors(game, game)
