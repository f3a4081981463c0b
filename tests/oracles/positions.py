"""Random ends of games: positions with all that scoring looks at."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from northline.editions.model import LOCOMOTIVE, Edition
from northline.rules import SplitMix, State, new_game
from northline.rules.state import NOBODY, Over


def random_end(edition: Edition, random: Random, players: int, tickets: int) -> State:
    """Everybody's railway has grown in turn, stations stand at them, and everybody holds so many tickets."""
    state, _ = new_game(edition, players, SplitMix(random.getrandbits(64)))
    owners = _random_railways(edition, random, players)
    routes = [[route for route, owner in enumerate(owners) if owner == seat] for seat in range(players)]
    lengths = [sum(edition.routes[route].length for route in own) for own in routes]
    points = [sum(edition.route_points[route] for route in own) for own in routes]
    deal = random.sample(range(len(edition.tickets)), len(edition.tickets))
    held = [deal[seat * tickets : (seat + 1) * tickets] for seat in range(players)]
    hands = [[random.randint(0, 3) for _ in range(LOCOMOTIVE + 1)] for _ in range(players)]
    return replace(
        state,
        phase=Over(),
        owners=tuple(owners),
        trains=tuple(edition.rules.trains - length for length in lengths),
        points=tuple(points),
        tickets=tuple(tuple(sorted(own)) for own in held),
        stations=_random_stations(edition, random, routes),
        hands=tuple(map(tuple, hands)),
    )


def _random_railways(edition: Edition, random: Random, players: int) -> list[int]:
    """The owner of every route. Railways mostly grow where they are, within trains and track groups."""
    owners = [NOBODY] * len(edition.routes)
    trains = [edition.rules.trains] * players
    reached: list[set[int]] = [set() for _ in range(players)]
    groups: list[set[str]] = [set() for _ in range(players)]
    for turn in range(players * random.randint(2, 18)):
        seat = turn % players
        free = [
            index
            for index, route in enumerate(edition.routes)
            if owners[index] == NOBODY and route.length <= trains[seat] and route.group not in groups[seat]
        ]
        near = [index for index in free if {edition.routes[index].a, edition.routes[index].b} & reached[seat]]
        if free:
            picked = random.choice(near if near and random.random() < 0.7 else free)
            route = edition.routes[picked]
            owners[picked] = seat
            trains[seat] -= route.length
            reached[seat] |= {route.a, route.b}
            groups[seat] |= {route.group} - {""}
    return owners


def _random_stations(
    edition: Edition, random: Random, routes: list[list[int]]
) -> tuple[tuple[int, ...], ...]:
    """Stations in cities of the own railway where there are any left."""
    taken: set[int] = set()
    built = []
    for own in routes:
        ends = {end for route in own for end in (edition.routes[route].a, edition.routes[route].b)}
        free = sorted(ends - taken)
        cities = random.sample(free, min(len(free), random.randint(0, edition.rules.stations)))
        taken |= set(cities)
        built.append(tuple(sorted(cities)))
    return tuple(built)
