"""Random boards that are valid games: for players who must do well on boards that they have never seen.

The same number always gives the same board. Boards differ in everything in which editions can differ: from 6 to 45
cities, how dense and how long their routes are, colours, doubles, tunnels, ferries, stations, tickets, bonus cards,
trains, and the rules of drawing. Some are roomy, and on some there are hardly enough routes for everybody's trains.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

from northline.editions.model import (
    COLORS,
    GRAY,
    LOCOMOTIVE,
    BonusCard,
    City,
    Edition,
    Kind,
    Route,
    Rules,
    Ticket,
)
from northline.editions.problems import EditionError, Problems
from northline.editions.validator import check_edition
from northline.rules.analysis.planning import cheapest_path

FEWEST_CITIES, MOST_CITIES = 6, 45
MOST_TICKETS = 50
_POINTS = ((1, 2, 4, 7, 10, 15, 18, 21, 27), (1, 2, 4, 6, 9, 12, 15, 18, 21), (1, 3, 5, 7, 9, 11, 13, 15, 17))
"""Points by length, of three kinds of games."""
_BONUS_CARDS = (
    BonusCard("longest", "Longest", 10, "longest_path"),
    BonusCard("globetrotter", "Globetrotter", 8, "completed_tickets"),
    BonusCard("countries", "Countries", 6, "countries"),
    BonusCard("east", "East", 6, "routes", country="East"),
)


def random_board(number: int) -> Edition:
    """The board with this number; what it is like is in its fields."""
    random = Random(number)
    count = round(math.exp(random.uniform(math.log(FEWEST_CITIES), math.log(MOST_CITIES))))
    cities = _cities(random, count)
    routes, colors = _routes(random, cities)
    sketch = Edition(
        f"random_{number}", f"Random {number}", cities, routes, (), (), _rules(random, routes, colors)
    )
    tickets = _tickets(random, sketch)
    edition = Edition(
        sketch.id,
        sketch.name,
        cities,
        routes,
        tickets,
        tuple(random.sample(_BONUS_CARDS, random.choice((0, 0, 1, 2)))),
        sketch.rules,
    )
    problems = Problems()
    check_edition(edition, problems)
    if problems.found:
        raise EditionError(edition.id, problems.found)
    return edition


def _cities(random: Random, count: int) -> tuple[City, ...]:
    places = [(random.random(), random.random()) for _ in range(count)]
    countries = ["West", "East"] + ["West" if x < 0.5 else "East" for x, _ in places[2:]]
    return tuple(
        City(f"city{n}", f"City {n}", countries[n], 50 + 10 * y, 10 + 20 * x)
        for n, (x, y) in enumerate(places)
    )


def _routes(random: Random, cities: tuple[City, ...]) -> tuple[tuple[Route, ...], list[int]]:
    """Routes between neighbours, all connected, and the colours that they have."""
    colors = random.sample(range(len(COLORS)), random.randint(min(8, 2 + len(cities) // 8), 8))
    gray, doubles = random.uniform(0.15, 0.6), random.uniform(0.0, 0.35)
    tunnels, ferries = random.choice((0.0, 0.1, 0.3)), random.choice((0.0, 0.1, 0.2))
    pairs = list(_neighbours(random, cities))
    far = max(_distance(cities[a], cities[b]) for a, b in pairs)
    longest = random.randint(3, 8)
    routes: list[Route] = []
    for a, b in pairs:
        length = max(
            1,
            min(longest, round(longest * _distance(cities[a], cities[b]) / far + random.uniform(-0.5, 0.5))),
        )
        kind: Kind = random.choices(
            ("tunnel", "ferry", "regular"), (tunnels, ferries, 1.0 - tunnels - ferries)
        )[0]
        tracks = 2 if kind != "ferry" and random.random() < doubles else 1
        plain = random.random() < gray or kind == "ferry"
        chosen = [GRAY] * tracks if plain else random.sample(colors, tracks)
        symbols = random.randint(1, min(2, length)) if kind == "ferry" else 0
        group = f"{a}-{b}" if tracks > 1 else ""
        routes += [
            Route(f"r{a}-{b}-{n}", a, b, length, color, kind, symbols, group)
            for n, color in enumerate(chosen)
        ]
    return tuple(routes), colors


def _neighbours(random: Random, cities: tuple[City, ...]) -> Iterator[tuple[int, int]]:
    """Pairs of cities: what it takes to connect all, shortest first, then more of the shortest."""
    pairs = sorted(
        combinations(range(len(cities)), 2), key=lambda pair: _distance(*(cities[n] for n in pair))
    )
    area = list(range(len(cities)))
    rest = []
    for a, b in pairs:
        if area[a] == area[b]:
            rest.append((a, b))
            continue
        area = [area[a] if other == area[b] else other for other in area]
        yield a, b
    yield from rest[: round(len(cities) * random.uniform(0.3, 1.1))]


def _distance(one: City, other: City) -> float:
    return math.hypot(one.lat - other.lat, (one.lon - other.lon) / 2)


def _rules(random: Random, routes: tuple[Route, ...], colors: list[int]) -> Rules:
    spaces, longest = sum(route.length for route in routes), max(route.length for route in routes)
    trains = max(longest + 4, min(60, round(spaces * random.uniform(0.15, 0.5))))
    deck = [0] * (LOCOMOTIVE + 1)
    each = max(longest + 2, random.randint(8, 14)) + 2 * max(0, 5 - len(colors))
    for color in colors:
        deck[color] = each
    deck[LOCOMOTIVE] = random.randint(6, 10 + len(colors))
    opening = random.randint(2, 4)
    return Rules(
        players=(2, 3),
        trains=trains,
        deck=tuple(deck),
        points=tuple(enumerate(random.choice(_POINTS), 1)),
        opening_tickets=opening,
        opening_keep=random.randint(1, min(2, opening)),
        ticket_draw=random.randint(2, 4),
        display_locomotive_is_whole_draw=random.random() < 0.7,
        sweep_at=random.choice((0, 3)),
        open_tracks=((2, 2, 1),) if random.random() < 0.7 else (),
        stations=random.choice((0, 0, 0, 3)),
        station_points=random.choice((2, 4)),
        tie_breakers=("completed_tickets",),
    )


def _tickets(random: Random, board: Edition) -> tuple[Ticket, ...]:
    """Tickets between cities that are some way apart, worth about as many points as their path has spaces."""
    lengths = [route.length for route in board.routes]
    found = []
    for a, b in combinations(range(len(board.cities)), 2):
        path = cheapest_path(board, lengths, a, b)
        if path is not None and len(path.routes) >= 2:
            spaces = sum(lengths[route] for route in path.routes)
            if spaces <= board.rules.trains:
                found.append(Ticket(f"t{a}-{b}", a, b, max(2, round(spaces * random.uniform(0.85, 1.25)))))
    least = board.rules.players[1] * board.rules.opening_tickets
    wanted = min(MOST_TICKETS, max(least + 2, round(len(board.cities) * random.uniform(0.8, 1.5))))
    for copy in range(2, 2 + least):  # a board so small that some tickets are there several times
        if len(found) >= least:
            break
        found += [replace(ticket, id=f"{ticket.id}-{copy}") for ticket in found if ticket.id.count("-") == 1]
    return tuple(random.sample(found, min(wanted, len(found))))
