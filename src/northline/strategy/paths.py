"""Ways over the board: what a route costs, the cheapest way, and a plan that joins many cities at once."""

from __future__ import annotations

from northline.strategy.traits import (
    CARDS,
    COLOR,
    DELAY,
    EXPOSURE,
    HAND,
    POINTS,
    RISK,
    STAKES,
    SUCCESS,
    SYMBOL,
    TEMPO,
    TUNNEL,
)

CLOSED, OPEN, MINE, THEIRS = 0, 1, 2, 3
"""What a route is to the seat: not to be had, to be had, its own, somebody else's."""
NEVER = 1e9
LEAST = 0.3
"""No route costs less than so many turns, however many points it brings."""


def find_roots(tables, s):
    """Cities with the same root are joined by the seat's own routes."""
    for city in range(tables.cities):
        s.root[city] = city
    for route in range(tables.routes):
        if s.status[route] == MINE:
            join(s, tables.route_a[route], tables.route_b[route])


def root_of(s, city):
    while s.root[city] != city:
        city = s.root[city]
    return city


def join(s, a, b):
    s.root[root_of(s, a)] = root_of(s, b)


def cards_for(tables, s, route):
    """How many cards a route still takes, cards in hand counting in part."""
    length, color = tables.route_length[route], tables.route_color[route]
    held = min(s.hand[color] if color >= 0 else s.most_held, length)
    cards = length - s.traits[HAND] * held
    if color >= 0:
        cards *= 1.0 + s.traits[COLOR] * s.rarity[color]
    cards -= tables.route_bonus_draw[route]
    return (
        cards + s.traits[TUNNEL] * tables.route_tunnel[route] + s.traits[SYMBOL] * tables.route_symbols[route]
    )


def turns_for(tables, s, route):
    """The turns that it takes to draw the cards for a route and to claim it."""
    return 1.0 + cards_for(tables, s, route) / s.traits[CARDS]


def weigh(tables, s):
    """What each route costs, in turns; negative: no way through."""
    credit = s.traits[POINTS] / s.traits[TEMPO]
    built = tables.stations - s.stations_left
    for route in range(tables.routes):
        status = s.status[route]
        if status == MINE:
            s.weight[route] = 0.0
        elif status == OPEN and tables.route_length[route] <= s.seat_trains[s.seat]:
            cost = turns_for(tables, s, route)
            cost -= credit * (tables.route_points[route] + extra_points(tables, s, route))
            s.weight[route] = max(LEAST, cost)
        elif status == THEIRS and is_borrowed(tables, s, route):
            s.weight[route] = 0.1
        elif status == THEIRS and s.stations_left > 0 and can_borrow(tables, s, route):
            s.weight[route] = 1.0 + (built + 1) / s.traits[CARDS] + tables.station_points / s.traits[TEMPO]
        else:
            s.weight[route] = -1.0


def extra_points(tables, s, route):
    """What a route brings beside its points: its share of bonus cards that count routes."""
    shared = 0.0
    counted = tables.route_bonus[route] & s.bonus_cards
    card = 0
    while counted != 0:
        if counted & 1:
            shared += s.bonus_share[card]
        counted >>= 1
        card += 1
    return shared


def is_borrowed(tables, s, route):
    """Whether a station of the seat stands at an end of the route."""
    return s.station_here[tables.route_a[route]] == 2 or s.station_here[tables.route_b[route]] == 2


def can_borrow(tables, s, route):
    return s.station_here[tables.route_a[route]] == 0 or s.station_here[tables.route_b[route]] == 0


def reach(tables, s, start, goal):
    """The cost of the cheapest way between two cities; NEVER without one."""
    for city in range(tables.cities):
        s.far[city] = NEVER
    s.far[start] = 0.0
    s.frontier[0] = start
    waiting = 1
    while waiting > 0:
        place, nearest = 0, s.far[s.frontier[0]]
        for other in range(1, waiting):
            far = s.far[s.frontier[other]]
            if far < nearest:
                place, nearest = other, far
        city = s.frontier[place]
        if city == goal:
            return nearest
        waiting -= 1
        s.frontier[place] = s.frontier[waiting]
        for exit in range(tables.exits_start[city], tables.exits_start[city + 1]):
            route = tables.exits_route[exit]
            weight = s.weight[route]
            if weight < 0.0:
                continue
            there = tables.route_a[route] + tables.route_b[route] - city
            if nearest + weight < s.far[there]:
                if s.far[there] == NEVER:
                    s.frontier[waiting] = there
                    waiting += 1
                s.far[there] = nearest + weight
                s.via[there] = route
    return NEVER


def way_round(tables, s, route):
    """The cost of the cheapest way between a route's ends without it and its twins, which close with it."""
    a, b = tables.route_a[route], tables.route_b[route]
    for exit in range(tables.exits_start[a], tables.exits_start[a + 1]):
        twin = tables.exits_route[exit]
        if tables.route_a[twin] + tables.route_b[twin] == a + b and s.status[twin] == OPEN:
            s.barred[twin] = s.weight[twin]
            s.weight[twin] = -1.0
    cost = reach(tables, s, a, b)
    for exit in range(tables.exits_start[a], tables.exits_start[a + 1]):
        twin = tables.exits_route[exit]
        if tables.route_a[twin] + tables.route_b[twin] == a + b and s.status[twin] == OPEN:
            s.weight[twin] = s.barred[twin]
    return cost


def needs_of_way(tables, s, start, goal):
    """The trains, stations and turns that the way just found takes, and how sought after its routes are."""
    spaces, stations, turns, sought = 0, 0, 0.0, 0.0
    city = goal
    while city != start:
        route = s.via[city]
        if s.weight[route] > 0.0:
            if s.status[route] == OPEN:
                spaces += tables.route_length[route]
                turns += turns_for(tables, s, route)
                sought += tables.route_demand[route]
            elif s.status[route] == THEIRS and not is_borrowed(tables, s, route):
                stations += 1
                turns += 2.0
        city = tables.route_a[route] + tables.route_b[route] - city
    return spaces, stations, turns, sought


def want_way(tables, s, start, goal):
    """Plan the way just found: from now on it costs nothing."""
    city = goal
    while city != start:
        route = s.via[city]
        if s.weight[route] > 0.0:
            if s.status[route] == OPEN:
                s.wanted[route] = 1
                s.plan_spaces += tables.route_length[route]
                s.plan_routes += 1
                s.plan_turns += turns_for(tables, s, route)
            elif s.status[route] == THEIRS and not is_borrowed(tables, s, route):
                s.wanted[route] = 1
                s.plan_stations += 1
                s.plan_turns += 2.0
            s.weight[route] = 0.0
        city = tables.route_a[route] + tables.route_b[route] - city


def clear_plan(tables, s):
    for route in range(tables.routes):
        s.wanted[route] = 0
    s.plan_spaces, s.plan_routes, s.plan_stations = 0, 0, 0
    s.plan_turns = 0.0


def plan_for(tables, s, number, turns):
    """A plan that joins the first ``number`` tickets of ``s.todo``; what it is worth.

    One ticket after another is added, always the one that brings most for what it adds; one that does not pay,
    or for which trains, stations or turns are too few, is given up.
    """
    weigh(tables, s)
    clear_plan(tables, s)
    tempo = s.traits[TEMPO]
    for place in range(number):
        s.is_planned[place] = 0
    total = 0.0
    while True:
        best, best_value = -1, 0.0
        for place in range(number):
            if s.is_planned[place]:
                continue
            ticket = s.todo[place]
            a, b = tables.ticket_a[ticket], tables.ticket_b[ticket]
            cost = reach(tables, s, a, b)
            worth = ticket_worth(tables, s, ticket)
            if 2.0 * worth - tempo * cost <= best_value:
                continue
            spaces, stations, needed, sought = needs_of_way(tables, s, a, b)
            if spaces + s.plan_spaces > s.seat_trains[s.seat] or stations + s.plan_stations > s.stations_left:
                continue
            value = 2.0 * worth * surely(s, needed + s.plan_turns, turns, sought) - tempo * cost
            if value > best_value:
                best, best_value = place, value
        if best < 0:
            break
        ticket = s.todo[best]
        a, b = tables.ticket_a[ticket], tables.ticket_b[ticket]
        reach(tables, s, a, b)
        want_way(tables, s, a, b)
        total += best_value
        s.is_planned[best] = 1
    for place in range(number):
        total -= ticket_worth(tables, s, s.todo[place])
    return total


def surely(s, needed, turns, sought):
    """How surely a ticket is completed when the plan then takes so many of the turns, over routes so sought after."""
    load = s.traits[DELAY] * needed / turns
    chance = min(1.0, s.traits[SUCCESS]) / (1.0 + s.traits[RISK] * load * load * load * load)
    return chance * max(0.0, 1.0 - s.traits[EXPOSURE] * sought)


def ticket_worth(tables, s, ticket):
    """The points of a ticket, and its share of bonus cards that count tickets."""
    worth = s.traits[STAKES] * tables.ticket_points[ticket]
    counted = tables.ticket_bonus[ticket] & s.bonus_cards
    card = 0
    while counted != 0:
        if counted & 1:
            worth += s.bonus_share[card]
        counted >>= 1
        card += 1
    return worth
