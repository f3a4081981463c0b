"""What can be drawn of a map that is not finished: its cities and routes, whatever else is missing or wrong.

>>> from northline.editions import edition
>>> from northline.editions.writer import to_document
>>> document = to_document(edition("nordic_countries"))
>>> document["board"]["tickets"], document["rules"]["trains"] = [], "many"
>>> len(drawable(document).routes) == len(edition("nordic_countries").routes)
True
"""

from __future__ import annotations

import re
from dataclasses import replace

from northline.editions.model import City, Edition, Route
from northline.editions.problems import Problem, Problems
from northline.editions.reader import UNKNOWN, read_edition

_ENTRY = re.compile(r"board\.(cities|routes)\[(\d+)\](?: \([^)]*\))?(?:\.(\w+))?")
_NEEDED = {"cities": ("id", "at"), "routes": ("id", "from", "to", "length")}
"""Without these nothing can be drawn; without a name a city is a dot, and a route without a colour is gray."""


class _AllProblems(Problems):
    """Goes on for as long as there is something to read."""

    def add(self, key: str, message: str) -> None:
        self._keep(Problem(key, message))

    def nearest(self, word: str, known: object) -> str:
        return ""


def drawable(document: dict[str, object]) -> Edition | None:
    """The cities and routes that can be read; None where there are no cities. Its rules mean nothing.

    :raises RecursionError: for a document that is nested too deeply.
    """
    problems = _AllProblems()
    read = read_edition(document, problems)
    unreadable: dict[str, set[int]] = {"cities": set(), "routes": set()}
    for problem in problems.found:
        if entry := _ENTRY.fullmatch(problem.key):
            kind, index, name = entry.groups()
            if name is None or name in _NEEDED[kind]:
                unreadable[kind].add(int(index))
    cities: dict[str, City] = {}
    for index, city in enumerate(read.cities):
        if index not in unreadable["cities"]:
            cities.setdefault(city.id, replace(city, named=city.named and bool(city.name)))
    if not cities:
        return None
    index_of = {city: index for index, city in enumerate(cities)}
    routes: dict[str, Route] = {}
    for index, route in enumerate(read.routes):
        if index in unreadable["routes"] or UNKNOWN in (route.a, route.b):
            continue
        a, b = (index_of.get(read.cities[end].id, UNKNOWN) for end in (route.a, route.b))
        if UNKNOWN not in (a, b) and a != b:
            routes.setdefault(route.id, replace(route, a=a, b=b))
    return replace(
        read,
        id=read.id or "map",
        name=read.name or "?",
        cities=tuple(cities.values()),
        routes=tuple(routes.values()),
        tickets=(),
        bonus_cards=(),
    )
