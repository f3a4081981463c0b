"""Paths: what a route costs, the cheapest path between two cities, and a plan that joins many tickets at once."""

from __future__ import annotations

from northline.strategy.codes import OPENING
from northline.strategy.planner.traits import TRAIT

CLOSED, OPEN, MINE, THEIRS = 0, 1, 2, 3
"""Values of ``s.status``: closed to the seat, open to it, its own, an opponent's."""
UNREACHABLE = 1e9
MIN_COST = 0.3
"""The least that a route costs in turns, however many points it brings."""


def find_components(board, s):
    """Join the cities that the seat's own routes connect, a disjoint-set forest in ``s.root``."""
    for city in range(board.cities):
        s.root[city] = city
    for route in range(board.routes):
        if s.status[route] == MINE:
            join(s, board.route_a[route], board.route_b[route])


def component_of(s, city):
    """The representative of the cities connected with this one."""
    while s.root[city] != city:
        city = s.root[city]
    return city


def join(s, a, b):
    s.root[component_of(s, a)] = component_of(s, b)


def cards_for(board, s, route):
    """The cards that a route still takes; those in hand count in part."""
    length, color = board.route_length[route], board.route_color[route]
    held = min(s.hand[color] if color >= 0 else s.most_held, length)
    cards = length - s.traits[TRAIT.hand] * held
    if color >= 0:
        cards *= 1.0 + s.traits[TRAIT.color] * s.rarity[color]
    cards -= board.route_bonus_draw[route]
    return (
        cards
        + s.traits[TRAIT.tunnel] * board.route_tunnel[route] * extra_cards(board, s, color)
        + s.traits[TRAIT.symbol] * board.route_symbols[route]
    )


def extra_cards(board, s, color):
    """The cards that a tunnel of a colour is expected to cost more."""
    return board.tunnel_reveal * (s.match[color] if color >= 0 else s.gray_match)


def turns_for(board, s, route):
    """The turns it takes to draw the cards for a route and to claim it."""
    return 1.0 + cards_for(board, s, route) / s.traits[TRAIT.cards]


def turn_value(s):
    """What a turn is worth in points; while the opening tickets are chosen, turns weigh differently."""
    tempo = s.traits[TRAIT.tempo]
    return tempo * s.traits[TRAIT.opening] if s.phase == OPENING else tempo


def set_route_costs(board, s):
    """Set ``s.weight``: what each route costs in turns; negative where it cannot be used."""
    tempo = turn_value(s)
    credit = s.traits[TRAIT.points] / tempo
    built = board.stations - s.stations_left
    for route in range(board.routes):
        status = s.status[route]
        if status == MINE:
            s.weight[route] = 0.0
        elif status == OPEN and board.route_length[route] <= s.seat_trains[s.seat]:
            cost = turns_for(board, s, route)
            cost -= credit * (board.route_points[route] + extra_points(board, s, route))
            s.weight[route] = max(MIN_COST, cost) + s.tie[route]
        elif status == THEIRS and is_borrowed(board, s, route):
            s.weight[route] = 0.1 + s.tie[route]
        elif status == THEIRS and s.stations_left > 0 and can_borrow(board, s, route):
            s.weight[route] = 1.0 + (built + 1) / s.traits[TRAIT.cards] + board.station_points / tempo
            s.weight[route] += s.tie[route]
        else:
            s.weight[route] = -1.0


def extra_points(board, s, route):
    """What a route is worth beyond its points: its share of bonus cards that count routes."""
    return add_bonus_shares(s, board.route_bonus[route], 0.0)


def add_bonus_shares(s, cards, value):
    """A value and the shares of those bonus cards of a set that are in play."""
    counted = cards & s.bonus_cards
    card = 0
    while counted != 0:
        if counted & 1:
            value += s.bonus_share[card]
        counted >>= 1
        card += 1
    return value


def is_borrowed(board, s, route):
    """Whether a station of the seat lets it use an opponent's route already."""
    return s.station_here[board.route_a[route]] == 2 or s.station_here[board.route_b[route]] == 2


def can_borrow(board, s, route):
    """Whether a station can be built at an end of the route."""
    return s.station_here[board.route_a[route]] == 0 or s.station_here[board.route_b[route]] == 0


def shortest_path(board, s, start, goal):
    """The cost of the cheapest path between two cities; ``s.via`` leads back from the goal.

    UNREACHABLE when there is none.
    """
    return path_within(board, s, start, goal, UNREACHABLE)


def path_within(board, s, start, goal, limit):
    """The same for paths that cost no more than a limit (Dijkstra)."""
    for city in range(board.cities):
        s.far[city] = UNREACHABLE
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
        if nearest > limit:
            return UNREACHABLE
        waiting -= 1
        s.frontier[place] = s.frontier[waiting]
        for exit in range(board.exits_start[city], board.exits_start[city + 1]):
            route = board.exits_route[exit]
            weight = s.weight[route]
            if weight < 0.0:
                continue
            there = board.route_a[route] + board.route_b[route] - city
            if nearest + weight < s.far[there]:
                if s.far[there] == UNREACHABLE:
                    s.frontier[waiting] = there
                    waiting += 1
                s.far[there] = nearest + weight
                s.via[there] = route
    return UNREACHABLE


def detour_cost(board, s, route, limit):
    """The cost of the cheapest path between a route's ends without it and the open tracks parallel to it.

    UNREACHABLE when it is beyond a limit.
    """
    a, b = board.route_a[route], board.route_b[route]
    for exit in range(board.exits_start[a], board.exits_start[a + 1]):
        twin = board.exits_route[exit]
        if board.route_a[twin] + board.route_b[twin] == a + b and s.status[twin] == OPEN:
            s.barred[twin] = s.weight[twin]
            s.weight[twin] = -1.0
    cost = path_within(board, s, a, b, limit)
    for exit in range(board.exits_start[a], board.exits_start[a + 1]):
        twin = board.exits_route[exit]
        if board.route_a[twin] + board.route_b[twin] == a + b and s.status[twin] == OPEN:
            s.weight[twin] = s.barred[twin]
    return cost


def path_needs(board, s, start, goal):
    """The spaces, stations and turns that the path just found takes, and how sought after its routes are."""
    spaces, stations, turns, sought = 0, 0, 0.0, 0.0
    city = goal
    while city != start:
        route = s.via[city]
        if s.weight[route] > 0.0:
            if s.status[route] == OPEN:
                spaces += board.route_length[route]
                turns += turns_for(board, s, route)
                sought += board.route_demand[route]
            elif s.status[route] == THEIRS and not is_borrowed(board, s, route):
                stations += 1
                turns += 2.0
        city = board.route_a[route] + board.route_b[route] - city
    return spaces, stations, turns, sought


def add_path(board, s, start, goal):
    """Add the path just found to the plan: from now on its routes cost nothing."""
    city = goal
    while city != start:
        route = s.via[city]
        if s.weight[route] > 0.0:
            if s.status[route] == OPEN:
                s.wanted[route] = 1
                s.plan_spaces += board.route_length[route]
                s.plan_routes += 1
                s.plan_turns += turns_for(board, s, route)
            elif s.status[route] == THEIRS and not is_borrowed(board, s, route):
                s.wanted[route] = 1
                s.plan_stations += 1
                s.plan_turns += 2.0
            s.weight[route] = 0.0
        city = board.route_a[route] + board.route_b[route] - city


def clear_plan(board, s):
    for route in range(board.routes):
        s.wanted[route] = 0
    s.plan_spaces, s.plan_routes, s.plan_stations = 0, 0, 0
    s.plan_turns = 0.0


def plan_for(board, s, number, turns):
    """Plan for the first ``number`` tickets of ``s.todo``; returns what the plan is worth.

    Tickets are added one by one, always the one that gains most for what it costs; those that do not pay, or for which
    trains, stations or turns are too few, are given up. ``s.is_planned`` holds the order in which they were added, 0
    for those given up, and ``s.wanted`` the routes.
    """
    set_route_costs(board, s)
    clear_plan(board, s)
    tempo = turn_value(s)
    for place in range(number):
        s.is_planned[place] = 0
    total, planned = 0.0, 0
    while True:
        best, best_value = -1, 0.0
        for place in range(number):
            if s.is_planned[place]:
                continue
            ticket = s.todo[place]
            a, b = board.ticket_a[ticket], board.ticket_b[ticket]
            worth = ticket_worth(board, s, ticket)
            cost = path_within(board, s, a, b, (2.0 * worth - best_value) / tempo)
            if 2.0 * worth - tempo * cost <= best_value:
                continue
            spaces, stations, needed, sought = path_needs(board, s, a, b)
            if spaces + s.plan_spaces > s.seat_trains[s.seat] or stations + s.plan_stations > s.stations_left:
                continue
            value = 2.0 * worth * completion_chance(s, needed + s.plan_turns, turns, sought) - tempo * cost
            if value > best_value:
                best, best_value = place, value
        if best < 0:
            break
        ticket = s.todo[best]
        a, b = board.ticket_a[ticket], board.ticket_b[ticket]
        shortest_path(board, s, a, b)
        add_path(board, s, a, b)
        total += best_value
        planned += 1
        s.is_planned[best] = planned
    for place in range(number):
        total -= ticket_worth(board, s, s.todo[place])
    return total


def completion_chance(s, needed, turns, sought):
    """The chance to complete a ticket when the plan takes ``needed`` of the turns, over routes so sought after."""
    load = s.traits[TRAIT.delay] * needed / turns
    chance = min(1.0, s.traits[TRAIT.success]) / (1.0 + s.traits[TRAIT.risk] * load * load * load * load)
    return chance * max(0.0, 1.0 - s.traits[TRAIT.exposure] * sought)


def ticket_worth(board, s, ticket):
    """The points of a ticket, and its share of bonus cards that count tickets."""
    points = s.traits[TRAIT.stakes] * board.ticket_points[ticket]
    return add_bonus_shares(s, board.ticket_bonus[ticket], points)
