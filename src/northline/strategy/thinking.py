"""What to do: the choice of a planner in every phase of the game, as the number of an action."""

from __future__ import annotations

from northline.strategy.cards import (
    LOCO,
    ROUTE_BESIDE,
    ROUTE_OF_PLAN,
    best_shown,
    blind_worth,
    cards_a_turn,
    waste,
    wish,
)
from northline.strategy.codes import (
    DRAW,
    DRAW_TICKETS,
    KEEP,
    LONGEST_PATH,
    OPENING,
    PASS,
    PAY,
    RETREAT,
    SECOND_CARD,
    STOP,
    TAKE,
    TICKET_CHOICE,
    TUNNEL,
)
from northline.strategy.paths import (
    MINE,
    OPEN,
    THEIRS,
    extra_points,
    find_roots,
    is_borrowed,
    plan_for,
    root_of,
)
from northline.strategy.tickets import choose_tickets, list_open_tickets, promise_of_tickets
from northline.strategy.traits import (
    AHEAD,
    BLOCK,
    BONUS,
    CARD,
    CLAIM,
    FOCUS,
    MARGIN,
    PACE,
    RIVALRY,
    TEMPO,
)

NOTHING_YET = -1e9
LAST_TURNS = 2.5
"""With fewer turns left than this, points at once count and nothing else."""
OF_ONE_COLOR = 1.2
"""Cards of one colour that a turn of drawing brings."""
FILLERS = 3
"""Routes beside the plan that cards are drawn for."""


def think(tables, s):
    """The number of the action to take."""
    if s.phase == TUNNEL:
        return PAY if s.can_pay else RETREAT
    turns = look_around(tables, s)
    if s.phase == OPENING or s.phase == TICKET_CHOICE:
        return KEEP + choose_tickets(tables, s, turns)
    plan_for(tables, s, list_open_tickets(tables, s), turns)
    return decide(tables, s, turns)


def look_around(tables, s):
    """What all thinking begins with; the turns that the seat can count on."""
    s.most_held = 0
    for color in range(LOCO):
        s.most_held = max(s.most_held, s.hand[color])
    _share_bonuses(tables, s)
    find_roots(tables, s)
    return turns_left(tables, s)


def decide(tables, s, turns):
    """What to do at the start of a turn, or as its second card, with the plan that there is."""
    touch(tables, s)
    add_fillers(tables, s, turns)
    wish(tables, s)
    s.plan_turns = s.plan_routes + s.lacking / cards_a_turn(s.lacking_kinds) + 2.0 * s.plan_stations
    if s.phase == SECOND_CARD:
        return choose_card(tables, s)
    return _take_turn(tables, s, turns)


def turns_left(tables, s):
    """How many turns the seat can count on, this one included: until the quickest opponent runs out of trains."""
    if s.turns_left >= 0:
        return 1.0
    fewest = 1000.0
    for seat in range(s.players):
        trains = s.seat_trains[seat] - tables.last_round_at
        cards = 0.6 * s.hand_sizes[seat]
        turns = (max(0.0, trains - cards) / 2.0 + trains / 3.0) * s.traits[PACE]
        if seat == s.seat:
            turns += 3.0  # it decides itself when to end
        fewest = min(fewest, turns)
    return 2.0 + max(0.0, fewest)


def _share_bonuses(tables, s):
    """What one more route or ticket, or one more space of a path, is worth for the bonus cards that count them."""
    s.path_share = 0.0
    for card in range(tables.bonus_cards):
        if s.bonus_cards >> card & 1:
            s.bonus_share[card] = s.traits[BONUS] * tables.bonus_points[card] / 6.0
            if tables.bonus_counts[card] == LONGEST_PATH:
                s.path_share = s.traits[BONUS] * tables.bonus_points[card] / 20.0


# Routes beside the plan


def add_fillers(tables, s, turns):
    """Want some routes beside the plan, for the trains that it leaves: those that bring most for their turns."""
    slack = s.seat_trains[s.seat] - s.plan_spaces
    for route in range(tables.routes):
        s.rate[route] = 0.0
        if s.status[route] == OPEN and s.wanted[route] == 0 and tables.route_length[route] <= slack:
            needs = 1.0 + lack_for(tables, s, route) / OF_ONE_COLOR
            if needs <= turns:
                s.rate[route] = worth_of_route(tables, s, route) / needs
    for _ in range(FILLERS):
        best, best_rate = -1, 0.0
        for route in range(tables.routes):
            if s.rate[route] > best_rate and s.wanted[route] == 0 and tables.route_length[route] <= slack:
                best, best_rate = route, s.rate[route]
        if best < 0:
            return
        s.wanted[best] = ROUTE_BESIDE
        slack -= tables.route_length[best]


def lack_for(tables, s, route):
    """The cards that the hand lacks for a route by itself, in the best colour."""
    length, symbols, color = (
        tables.route_length[route],
        tables.route_symbols[route],
        tables.route_color[route],
    )
    held = s.hand[color] if color >= 0 else s.most_held
    locos = s.hand[LOCO]
    lack_symbols = max(0, symbols - locos)
    spare = max(0, locos - symbols) if tables.route_wild[route] else 0
    lack = max(0, length - symbols - held - spare)
    return lack + 1.5 * lack_symbols + 0.8 * tables.route_tunnel[route]


def worth_of_route(tables, s, route):
    """Points for a route: its own, of bonus cards, and for a longer path."""
    worth = tables.route_points[route] + extra_points(tables, s, route) + 0.5 * tables.route_bonus_draw[route]
    if s.is_touched[tables.route_a[route]] != s.is_touched[tables.route_b[route]]:
        worth += s.path_share * tables.route_length[route]
    return worth


def touch(tables, s):
    """Note the cities to which the seat's railway, or its plan, comes."""
    for city in range(tables.cities):
        s.is_touched[city] = 0
    for route in range(tables.routes):
        if s.status[route] == MINE or s.wanted[route] == ROUTE_OF_PLAN:
            s.is_touched[tables.route_a[route]] = 1
            s.is_touched[tables.route_b[route]] = 1


# A turn


def _take_turn(tables, s, turns):
    last = s.turns_left >= 0
    claim, value = _best_claim(tables, s, turns)
    if last:
        return _last_turn(tables, s, claim)
    done = s.plan_routes == 0
    if s.plan_stations > 0 and (done or turns < 3.0 + s.plan_stations):
        station = _station(tables, s)
        if station >= 0:
            return station
    if s.ticket_deck > 0 and s.plan_turns < s.traits[AHEAD] * turns and turns > 5.0:
        promise = promise_of_tickets(tables, s, turns)
        if promise > s.traits[TEMPO] + s.traits[MARGIN]:
            return DRAW_TICKETS
    if claim >= 0 and value > 0.0:
        return claim
    card = choose_card(tables, s)
    if card != STOP:
        return card
    if claim >= 0:
        return claim
    station = _station(tables, s)
    if station >= 0:
        return station
    return DRAW_TICKETS if s.ticket_deck > 0 else PASS


def _best_claim(tables, s, turns):
    """The claim worth most, and by how much it is better than waiting; -1 when none can be paid."""
    best, best_value = -1, NOTHING_YET
    slack = s.seat_trains[s.seat] - s.plan_spaces
    hurry = turns <= LAST_TURNS
    tempo = s.traits[TEMPO]
    focus = s.traits[FOCUS] * min(1.0, _two_cards(s) / 2.5)
    for route in range(tables.routes):
        colors = s.colors[route]
        if colors == 0:
            continue
        planned = s.wanted[route] == ROUTE_OF_PLAN
        value = s.traits[BLOCK] * tables.route_demand[route]
        if planned:
            value += s.traits[CLAIM] + s.traits[RIVALRY] * tables.route_demand[route]
            value += 0.05 * tables.route_points[route]
        else:
            value += worth_of_route(tables, s, route) - tempo - tempo * tables.route_length[route] / 3.0
            if s.plan_routes > 0:
                value -= focus
            if tables.route_length[route] > slack and not hurry:
                continue
        if hurry:
            value += 20.0 + tables.route_points[route] + _points_joined(tables, s, route)
        if tables.route_tunnel[route] and not hurry:
            value -= _doubt(tables, s, route)
        for color in range(9):
            if colors >> color & 1:
                net = value - waste(tables, s, route, color)
                if net > best_value:
                    best, best_value = tables.claim + 9 * route + color, net
    return best, best_value


def _two_cards(s):
    """What the two cards that could be drawn are worth: little while the plan waits for a card that does not come."""
    blind = blind_worth(s)
    first, worth = best_shown(s, -1)
    _, other_worth = best_shown(s, first)
    return max(blind, worth) + max(blind, other_worth)


def _doubt(tables, s, route):
    """How unwise it is to dig a tunnel with no card to spare."""
    color = tables.route_color[route]
    held = s.hand[color] if color >= 0 else s.most_held
    spare = held + s.hand[LOCO] - tables.route_length[route]
    return max(0.0, 1.0 - spare) * 1.5


def _points_joined(tables, s, route):
    """What a route brings in tickets at once: an open ticket costs its points, a completed one brings them."""
    a, b = root_of(s, tables.route_a[route]), root_of(s, tables.route_b[route])
    if a == b:
        return 0.0
    points = 0.0
    for place in range(s.held_count):
        ticket = s.held[place]
        one, other = root_of(s, tables.ticket_a[ticket]), root_of(s, tables.ticket_b[ticket])
        if (one == a and other == b) or (one == b and other == a):
            points += 2.0 * tables.ticket_points[ticket]
    return points


def _last_turn(tables, s, claim):
    """The last turn of all: a station that completes something, the best claim, or anything."""
    station, brings = -1, 0.0
    if s.stations_left > 0 and s.station_colors != 0:
        for route in range(tables.routes):
            if s.status[route] == THEIRS and not is_borrowed(tables, s, route):
                points = _points_joined(tables, s, route) - tables.station_points
                if points > brings:
                    city = tables.route_a[route]
                    if s.station_here[city] != 0:
                        city = tables.route_b[route]
                    if s.station_here[city] == 0:
                        station, brings = (
                            tables.station + 9 * city + cheapest_color(s, s.station_colors),
                            points,
                        )
    if claim >= 0:
        route = (claim - tables.claim) // 9
        if tables.route_points[route] + _points_joined(tables, s, route) >= brings:
            return claim
    if station >= 0:
        return station
    card = choose_card(tables, s)
    return card if card != STOP else (DRAW_TICKETS if s.ticket_deck > 0 else PASS)


def _station(tables, s):
    """The station that the plan counts on, -1 when none can be built."""
    if s.station_colors == 0 or s.stations_left == 0:
        return -1
    for route in range(tables.routes):
        if s.wanted[route] and s.status[route] == THEIRS:
            for end in range(2):
                city = tables.route_a[route] if end == 0 else tables.route_b[route]
                if s.station_here[city] == 0:
                    return tables.station + 9 * city + cheapest_color(s, s.station_colors)
    return -1


def cheapest_color(s, colors):
    """Of some colours the one with which the hand can best do without."""
    best, best_value = LOCO, NOTHING_YET
    for color in range(LOCO):
        if colors >> color & 1:
            value = s.hand[color] - 2.0 * s.needed[color] * s.traits[CARD]
            if value > best_value:
                best, best_value = color, value
    return best


# Drawing


def choose_card(tables, s):
    """A card of the display, or a blind one; STOP when none can be had."""
    blind = blind_worth(s) if s.can_draw else -1.0
    best, worth = best_shown(s, -1)
    if best < 0:
        return DRAW if s.can_draw else STOP
    if best == LOCO and s.phase != SECOND_CARD and tables.locomotive_is_whole_draw:
        # It would be the whole draw: compare it with two cards.
        takeable = s.takeable
        s.takeable = takeable & ((1 << LOCO) - 1)
        first, first_worth = best_shown(s, -1)
        _, second_worth = best_shown(s, first)
        s.takeable = takeable
        two = max(first_worth, blind) + max(second_worth, blind)
        if worth < two:
            best, worth = first, first_worth
            if best < 0:
                return DRAW if s.can_draw else TAKE + LOCO
    if worth >= blind:
        return TAKE + best
    return DRAW
