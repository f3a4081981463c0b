"""A first draft of a map from a region of the world: cities, routes, tickets and rules that can be played at once."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

import numpy as np

from northline.editions.model import COLORS, GRAY, BonusCard, City, Edition, Route, Rules
from northline.editions.untrusted import closest, shown
from northline.geography.gazetteer import Place, Region, all_places, countries_of, places
from northline.workshop.network import MOUNTAINS, Connection, connections, positions
from northline.workshop.tickets import propose_tickets, ways_from

CITIES = (8, 60)
"""Fewest and most cities of a draft: the boards that the kernel can play have 64 at most."""
EVERYWHERE = "*"
"""In place of the name of a country: all of them."""
GRAY_SHARE = 0.36
DOUBLES = 0.17
"""The share of connections that have two routes."""
TUNNELS = 0.25
"""No more than that many of the connections are tunnels, however high the mountains."""
POINTS = ((1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 15))


class DraftError(ValueError):
    """A region that has too little for a board."""


def draft(
    region: Region,
    name: str,
    cities: int = 36,
    countries: Collection[str] | None = None,
    atmosphere: str = "atlas",
) -> Edition:
    """A valid edition of a region. The same region always gives the same draft.

    :param cities: how many, from 8 to 60.
    :param countries: only cities of these countries; by default of those to which the region belongs, so that Iberia
        does not reach to Algiers. ``["*"]`` is all of them.
    :raises DraftError: when there are too few cities in the region.
    """
    fewest, most = CITIES
    if not fewest <= cities <= most:
        raise DraftError(f"a draft has from {fewest} to {most} cities, not {cities}")
    chosen = choose_cities(region, cities, countries)
    found = connections(chosen, region)
    ids = _ids([place.name for place in chosen])
    board = tuple(
        City(ids[index], place.name, place.country, round(place.lat, 2), round(place.lon, 2))
        for index, place in enumerate(chosen)
    )
    routes = _routes(board, found)
    spaces = sum(route.length for route in routes)
    rules = Rules(
        players=(2, 5) if spaces >= 110 else (2, 3),
        trains=int(np.clip(round(0.15 * spaces), 16, 45)),
        deck=(12, 12, 12, 12, 12, 12, 12, 12, 14),
        points=POINTS,
        sweep_at=3,
        open_tracks=((2, 2, 1), (2, 3, 1)) if any(route.group for route in routes) else (),
        tie_breakers=("completed_tickets", "longest_route"),
    )
    edition = Edition(
        id=_slug(name) or "map",
        name=name,
        cities=board,
        routes=routes,
        tickets=(),
        bonus_cards=(BonusCard("longest_path", "Longest path", 10, "longest_path"),),
        rules=rules,
        atmosphere=atmosphere,  # type: ignore[arg-type]
    )
    return replace(edition, tickets=propose_tickets(edition))


def choose_cities(region: Region, count: int, countries: Collection[str] | None = None) -> list[Place]:
    """The most important cities of a region that lie far enough from each other to be spread well."""
    there = places(region)
    if countries is None:
        own = countries_of(region)
        candidates = _most_important_first(place for place in there if place.country in own)
        if len(candidates) < count:
            candidates = _most_important_first(there)
    elif EVERYWHERE in countries:
        candidates = _most_important_first(there)
    else:
        _check_known(countries)
        candidates = _most_important_first(place for place in there if place.country in countries)
    if len(candidates) < count:
        where = f" of {', '.join(sorted(countries))}" if countries and EVERYWHERE not in countries else ""
        raise DraftError(
            f"there are {len(candidates)} cities{where} in this region, and {count} are wanted:"
            " ask for fewer, or choose a larger region"
        )
    at = positions(candidates, region)
    low, high = 0.0, float(np.hypot(*np.ptp(at, axis=0)))
    best = list(range(count))
    for _ in range(24):  # the largest distance at which there are enough
        apart = (low + high) / 2
        spread = _spread(at, apart)
        if len(spread) >= count:
            low, best = apart, spread
        else:
            high = apart
    return [candidates[index] for index in sorted(best[:count])]


def _most_important_first(candidates: Iterable[Place]) -> list[Place]:
    """Of cities with the same name the most important one: nobody could tell their tickets apart."""
    by_name: dict[str, Place] = {}
    for place in sorted(
        candidates, key=lambda place: (-place.population * (3 if place.capital else 1), place.name)
    ):
        by_name.setdefault(place.name, place)
    return list(by_name.values())


def _check_known(countries: Collection[str]) -> None:
    known = {place.country for place in all_places()}
    for country in sorted(set(countries) - known):
        meant = closest(country, sorted(known))
        hint = f"; did you mean {meant}?" if meant else ""
        raise DraftError(f"the gazetteer has no country {shown(country)}{hint}")


def _spread(at: np.ndarray, apart: float) -> list[int]:
    kept: list[int] = []
    for index in range(len(at)):
        if not kept or np.hypot(*(at[kept] - at[index]).T).min() >= apart:
            kept.append(index)
    return kept


def _routes(cities: Sequence[City], found: list[Connection]) -> tuple[Route, ...]:
    """Routes with kinds, colours and doubles."""
    ferries = [connection.ferry for connection in found]
    high = sorted((c.mountains for c in found if not c.ferry), reverse=True)[: int(TUNNELS * len(found))]
    threshold = max(MOUNTAINS, high[-1] if high else 1.0)
    kinds = [
        "ferry" if ferry else "tunnel" if connection.mountains >= threshold else "regular"
        for connection, ferry in zip(found, ferries, strict=True)
    ]
    doubles = _doubles(len(cities), found)
    plain: list[Route] = []
    for number, (connection, kind) in enumerate(zip(found, kinds, strict=True)):
        pair = f"{cities[connection.a].id}-{cities[connection.b].id}"[:56]
        twice = number in doubles
        plain += [
            Route(
                f"{pair}-{twin + 1}" if twice else pair,
                connection.a,
                connection.b,
                connection.length,
                GRAY,
                kind,  # type: ignore[arg-type]
                (1 + connection.length // 4) if kind == "ferry" else 0,
                pair if twice else "",
            )
            for twin in range(2 if twice else 1)
        ]
    return _colored(plain)


def _doubles(cities: int, found: list[Connection]) -> set[int]:
    """The connections that most shortest ways use: there two can pass."""
    routes = [Route("", c.a, c.b, c.length, GRAY) for c in found]
    traffic: Counter[int] = Counter()
    for start in range(cities):
        for way in ways_from(cities, routes, start):
            if way is not None:
                traffic.update(way.routes)
    short = [
        index for index, connection in enumerate(found) if connection.length <= 4 and not connection.ferry
    ]
    ranked = sorted(short, key=lambda index: (-traffic[index], index))
    return set(ranked[: round(DOUBLES * len(found))])


def _colored(routes: list[Route]) -> tuple[Route, ...]:
    """The routes with colours: as many spaces of each, and no colour twice at a city where that is possible."""
    can_be_gray = sorted(
        (i for i, r in enumerate(routes) if r.kind != "ferry"),
        key=lambda i: (routes[i].length, i * 7919 % 101),
    )
    spaces = sum(route.length for route in routes)
    gray = sum(route.length for route in routes if route.kind == "ferry")
    stays_gray: set[int] = set()
    for index in can_be_gray:  # short ones first: gray ones are easy to pay for
        if gray >= GRAY_SHARE * spaces:
            break
        if index % 2 == 0:
            stays_gray.add(index)
            gray += routes[index].length
    total: Counter[int] = Counter()
    at_city: dict[int, Counter[int]] = defaultdict(Counter)
    colors = {}
    for index in sorted(can_be_gray, key=lambda i: (-routes[i].length, i)):
        if index in stays_gray:
            continue
        route = routes[index]
        color = min(
            range(len(COLORS)),
            key=lambda c: (total[c] + 6 * (at_city[route.a][c] + at_city[route.b][c]), c),
        )
        colors[index] = color
        total[color] += route.length
        at_city[route.a][color] += 1
        at_city[route.b][color] += 1
    return tuple(replace(route, color=colors.get(index, GRAY)) for index, route in enumerate(routes))


def _slug(text: str) -> str:
    """``San Sebastián`` as an id: ``san-sebastian``."""
    letters = text.replace("ß", "ss").replace("ø", "o").replace("Ø", "O").replace("ł", "l").replace("Ł", "L")
    plain = unicodedata.normalize("NFKD", letters.replace("æ", "ae").replace("Æ", "Ae"))
    ascii_only = plain.encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", ascii_only.lower()).strip("-")[:24].strip("-")


def _ids(names: Sequence[str]) -> list[str]:
    """An id for each name, all different."""
    ids: list[str] = []
    for name in names:
        plain = _slug(name) or "city"
        ids.append(next(i for i in (plain, *(f"{plain}-{n}" for n in range(2, 300))) if i not in ids))
    return ids
