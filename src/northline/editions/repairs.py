"""Mending maps: for a problem of a document, changes after which it is gone and no other is there instead.

Candidates are collected by where the problem is, and each is tried: the document is changed and read again. So whatever
is offered is known to help.

>>> from northline.editions import edition
>>> from northline.editions.writer import to_document
>>> document = to_document(edition("europe"))
>>> document["board"]["routes"][0]["color"] = "pruple"
>>> [repair.text for found in repairs(document).values() for repair in found]
['Make it "purple"', 'Make it gray', 'Delete this route']
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate
from math import cos, hypot, radians
from typing import Any, Literal

from northline.editions import knobs
from northline.editions.loader import read_document
from northline.editions.patches import END, Change, Path, apply, find
from northline.editions.problems import MOST_PROBLEMS, EditionError, Problem
from northline.editions.toml_table import LONGEST_TEXT

MOST_REPAIRS = 3
"""Of one problem."""
MOST_FOLLOWING = 3
_FOLLOWING = ("join", "delete_ticket")
"""What may follow from a repair, and be part of it."""
FEW = 8
"""Where there are more problems, one repair of each has to do."""
MOST_TRIALS = 40
"""Candidates of a document that are tried: reading a large one takes some milliseconds."""
STANDARD_RULES: dict[str, Any] = {
    "players": [2, 4],
    "trains": 40,
    "deck": {
        **dict.fromkeys(("purple", "blue", "orange", "white", "green", "yellow", "black", "red"), 12),
        "locomotive": 14,
    },
    "points": {"1": 1, "2": 2, "3": 4, "4": 7, "5": 10, "6": 15},
}
"""Knobs without a default, as most games have them."""

_PART = re.compile(r'\.?(?:"((?:[^"\\]|\\.)*)"|([\w-]+))|\[(\d+)\](?: \([^)]*\))?')
_MEANT = re.compile(r' Did you mean "([^"]+)"\?$')
_THINGS = {"cities": "city", "routes": "route", "tickets": "ticket", "bonus_cards": "bonus card"}


@dataclass(frozen=True, slots=True)
class Repair:
    """A change that mends a problem."""

    code: str
    text: str
    """What it does, in English."""
    values: dict[str, str | int]
    """The values of the text, for clients that say it in another language."""
    changes: tuple[Change, ...]


def repairs(document: dict[str, Any]) -> dict[Problem, list[Repair]]:
    """The repairs of each problem of a document that has any, the best first."""
    problems = _problems(document)
    if len(problems) > MOST_PROBLEMS:  # not all of them are known, so neither is what is new
        return {}
    known = Counter(map(_what, problems))
    found: dict[Problem, list[Repair]] = {}
    trials = MOST_TRIALS
    most = MOST_REPAIRS if len(problems) <= FEW else 1
    for problem in problems:
        for repair in _candidates(document, problem):
            if trials == 0 or len(found.get(problem, ())) >= most:
                break
            if repair.text in [other.text for other in found.get(problem, ())]:
                continue
            trials -= 1
            helpful = _with_what_follows(document, problem, repair, known)
            if helpful is not None:
                found.setdefault(problem, []).append(helpful)
    return found


def _with_what_follows(
    document: dict[str, Any], problem: Problem, repair: Repair, known: Counter[tuple[str, str]]
) -> Repair | None:
    """The repair, if the problem is gone after it and no other is there instead; None if not.

    A route that is deleted may leave a city without any: what that takes is part of the repair.
    """
    for _ in range(MOST_FOLLOWING):
        try:
            changed = apply(document, repair.changes)
        except (LookupError, TypeError, ValueError):
            return None
        left = _problems(changed)
        kinds = Counter(map(_what, left))
        if kinds[_what(problem)] >= known[_what(problem)]:
            return None
        if kinds <= known:
            return repair
        new = next(other for other in left if kinds[_what(other)] > known[_what(other)])
        follows = (other for other in _candidates(changed, new) if other.code in _FOLLOWING)
        second = next(follows, None)
        if second is None:
            return None
        text = f"{repair.text}, and {second.text[0].lower()}{second.text[1:]}"
        repair = Repair("several", text, {}, repair.changes + second.changes)
    return None


def _problems(document: dict[str, Any]) -> tuple[Problem, ...]:
    try:
        read_document(document)
    except EditionError as error:
        return error.problems
    return ()


def _what(problem: Problem) -> tuple[str, str]:
    """A problem without the numbers of entries, which change when one is deleted, and without its suggestion, which
    only the first few problems have."""
    message = _MEANT.sub("", problem.message)
    return re.sub(r"\[\d+\]", "[]", problem.key), re.sub(r"\[\d+\]", "[]", message)


def _path(key: str) -> Path:
    """``board.routes[3] (a-b).color`` as the keys and indices on the way there."""
    return tuple(int(index) if index else quoted or name for quoted, name, index in _PART.findall(key))


def _candidates(document: dict[str, Any], problem: Problem) -> Iterator[Repair]:
    path = _path(problem.key)
    if not path:
        return
    yield from _what_was_meant(path, find(document, path), problem.message)
    yield from _by_place(document, path, problem.message)
    yield from _by_value(document, path, problem.message)
    match path:
        case ("board", str(kind), int(index), *_) if kind in _THINGS:
            yield _delete(document, kind, index)


def _what_was_meant(path: Path, value: Any, message: str) -> Iterator[Repair]:
    meant = _MEANT.search(message)
    if meant and isinstance(value, str):
        yield _text(path, meant[1])
    elif meant:
        changes = (Change("remove", path), Change("add", (*path[:-1], meant[1]), value))
        yield Repair("rename", f'Call it "{meant[1]}"', {"word": meant[1]}, changes)


# What is wrong there


def _by_place(document: dict[str, Any], path: Path, message: str) -> Iterator[Repair]:
    match path:
        case ("board", "cities", int(index)):
            yield from _join(document, index)
        case ("board", "cities", int(), "at"):
            place = find(document, path)
            if isinstance(place, list) and len(place) == 2:
                yield _set("swap_places", "Swap latitude and longitude", path, place[::-1])
        case ("board", "cities", int(index), "country"):
            countries = [city.get("country") for city in _entries(document, "cities")]
            known = [name for name in countries if isinstance(name, str) and name]
            if known:
                yield _text(path, max(known, key=known.count))
        case ("board", kind, int(index), "id"):
            yield from _new_id(document, str(kind), index)
        case ("board", "routes", int(index), "group"):
            yield from _one_group(document, index)
            yield _remove("no_group", "Take it out of the group", path)
        case ("board", "routes", int(), "color"):
            yield _set("gray", "Make it gray", path, "gray")
        case ("rules", "points") if isinstance(find(document, path), dict):
            yield from _add_points(find(document, path), message)
        case ("rules", "trains"):
            yield from _fewer_trains(document)
        case ("rules", "bonus_cards"):
            yield _set("all_bonus_cards", "Play with all bonus cards", path, "all")
        case ("rules", "opening_long_tickets"):
            yield _set("number", "Make it 1", path, 1, number=1)
        case ("board", "tickets") | ("rules", "deck"):
            yield from _fewer_players(document)


def _join(document: dict[str, Any], index: int) -> Iterator[Repair]:
    """A route from a lonely city to the nearest one, as long as others are on the map."""
    cities = [city if city.keys() >= {"id", "name", "at"} else None for city in _entries(document, "cities")]
    lonely = cities[index] if index < len(cities) else None
    others = [city for number, city in enumerate(cities) if city is not None and number != index]
    if lonely is None or not others:
        return
    nearest = min(others, key=lambda city: _far(city["at"], lonely["at"]))
    at = {city["id"]: city["at"] for city in cities if city is not None}
    routes = _entries(document, "routes")
    ratios = sorted(
        route["length"] / far
        for route in routes
        if "length" in route
        and {route.get("from"), route.get("to")} <= at.keys()
        and (far := _far(at[route["from"]], at[route["to"]])) > 0
    )
    longest = max((route["length"] for route in routes if "length" in route), default=3)
    fair = round(_far(nearest["at"], lonely["at"]) * ratios[len(ratios) // 2]) if ratios else 2
    length = max(1, min(fair, longest))
    used = {route.get("id") for route in routes}
    plain = f"{lonely['id']}-{nearest['id']}"[:54]
    name = next(n for n in (plain, *(f"{plain}-{k}" for k in range(2, 600))) if n not in used)
    route = {"id": name, "from": lonely["id"], "to": nearest["id"], "length": length, "color": "gray"}
    change = Change("add", ("board", "routes", END), route)
    yield Repair("join", f"Join it to {nearest['name']}", {"city": nearest["name"]}, (change,))


def _new_id(document: dict[str, Any], kind: str, index: int) -> Iterator[Repair]:
    entry = find(document, ("board", kind, index))
    if not isinstance(entry, dict):
        return
    used = {other.get("id") for other in _entries(document, kind)}
    given = entry.get("id") or entry.get("name")
    plain = re.sub(r"[^a-z0-9_]+", "-", given.lower()).strip("-_")[:50] if isinstance(given, str) else ""
    plain = plain or _THINGS.get(kind, "thing").replace(" ", "-")
    name = next(n for n in (plain, *(f"{plain}-{k}" for k in range(2, 1000))) if n not in used)
    yield _set("new_id", f'Call it "{name}"', ("board", kind, index, "id"), name, word=name)


def _one_group(document: dict[str, Any], index: int) -> Iterator[Repair]:
    """All routes that join the same cities in one group."""
    routes = _entries(document, "routes")
    ends = {routes[index].get("from"), routes[index].get("to")} if index < len(routes) else set()
    members = [n for n, route in enumerate(routes) if {route.get("from"), route.get("to")} == ends]
    group = "-".join(sorted(str(end) for end in ends))[:LONGEST_TEXT]
    if len(members) > 1:
        changes = [Change("add", ("board", "routes", number, "group"), group) for number in members]
        yield Repair("one_group", "Put these routes into one group", {}, tuple(changes))


def _add_points(points: dict[str, Any], message: str) -> Iterator[Repair]:
    known = {int(key): value for key, value in points.items() if key.isdigit() and isinstance(value, int)}
    for length in _numbers(message)[:1]:
        value = points_for(length, known)
        yield Repair(
            "add_points",
            f"Give {value} points for {length} spaces",
            {"length": length, "points": value},
            (Change("add", ("rules", "points", str(length)), value),),
        )


def points_for(length: int, known: dict[int, int]) -> int:
    """Points for a length that the table lacks: between those of its neighbours."""
    below = max((other for other in known if other < length), default=None)
    above = min((other for other in known if other > length), default=None)
    if below is None:
        return length if above is None else max(1, known[above] * length // above)
    if above is None:
        return known[below] + 3 * (length - below)
    return known[below] + (known[above] - known[below]) * (length - below) // (above - below)


def _fewer_trains(document: dict[str, Any]) -> Iterator[Repair]:
    """As many trains as do not let one player own too many routes."""
    lengths = sorted(route["length"] for route in _entries(document, "routes") if "length" in route)
    if len(lengths) > knobs.MOST_OWNED_ROUTES:
        trains = list(accumulate(lengths))[knobs.MOST_OWNED_ROUTES] - 1
        given = find(document, ("rules", "trains"))
        if isinstance(given, int) and given > trains:
            yield _set("number", f"Make it {trains}", ("rules", "trains"), trains, number=trains)


def _fewer_players(document: dict[str, Any]) -> Iterator[Repair]:
    players = find(document, ("rules", "players"))
    if isinstance(players, list) and len(players) == 2 and all(isinstance(n, int) for n in players):
        for most in range(min(players[1], knobs.SEATS[1]) - 1, players[0] - 1, -1):
            changes = [Change("add", ("rules", "players"), [players[0], most])]
            for group in knobs.TRACK_GROUPS:
                limits = find(document, ("rules", "open_tracks", group))
                changes += [
                    Change("remove", ("rules", "open_tracks", group, str(number)))
                    for number in range(most + 1, players[1] + 1)
                    if isinstance(limits, dict) and str(number) in limits
                ]
            yield Repair("fewer_players", f"Let at most {most} play", {"number": most}, tuple(changes))


# What value is wrong


def _by_value(document: dict[str, Any], path: Path, message: str) -> Iterator[Repair]:
    value, name = find(document, path), path[-1]
    if path[:-1] == ("rules",) and name in STANDARD_RULES:
        if not isinstance(value, int):
            yield _set("standard", "Take what most games have", path, STANDARD_RULES[str(name)])
    elif path in (("rules",), ("board",)) and value is None:
        empty: dict[str, Any] = {"cities": [], "routes": [], "tickets": []}
        yield _set(
            "standard", "Take what most games have", path, STANDARD_RULES if name == "rules" else empty
        )
    elif path == ("format",):
        yield _set("number", "Make it 1", path, 1, number=1)
    elif path == ("id",):
        yield _text(path, "my-map")
    elif path == ("name",):
        yield _text(path, "My map")
    yield from _other_numbers(path, value, message)
    if isinstance(value, str):
        printable = "".join(letter for letter in value if letter.isprintable()).strip()
        if printable[:LONGEST_TEXT]:
            yield _text(path, printable[:LONGEST_TEXT].strip())
    elif isinstance(value, int | float) and name in ("name", "country", "modern"):
        yield _text(path, str(value))
    if name == "name" and len(path) == 4:
        named_by = find(document, (*path[:-1], "id"))
        if isinstance(named_by, str):
            yield _text(path, named_by.replace("-", " ").title())
    if value is not None and len(path) > 1 and path[-1] not in ("id", "from", "to"):
        yield _remove("leave_out", "Leave it out", path)


def _other_numbers(path: Path, value: Any, message: str) -> Iterator[Repair]:
    """A number that the message names, or one less than that: the nearest to what is there first."""
    if value is None and path[:-1] == ("rules",):
        value = knobs.DEFAULTS.get(str(path[-1]))
    given: int | None = value if isinstance(value, int) and not isinstance(value, bool) else None
    if isinstance(value, float) and abs(value) < 10**6:
        given = round(value)
    elif isinstance(value, str) and value.strip().isdigit():
        given = int(value.strip()[:6])
    if given is None:
        return
    usual = {**knobs.DEFAULTS, **STANDARD_RULES}.get(str(path[-1])) if path[:-1] == ("rules",) else None
    if given <= 0 and isinstance(usual, int):  # nobody knows how many were meant
        yield _set("number", f"Make it {usual}", path, usual, number=usual)
    named = {number - less for number in _numbers(message) for less in (0, 1)}
    options = sorted(
        {given, *named} - {value if isinstance(value, int) else None}, key=lambda n: abs(n - given)
    )
    for number in options[:6]:
        yield _set("number", f"Make it {number}", path, number, number=number)


def _numbers(message: str) -> list[int]:
    return [int(number) for number in re.findall(r"(?<![\w\[])\d{1,6}", message)]


# Making repairs


def _set(code: str, text: str, path: Path, value: Any, **values: str | int) -> Repair:
    """Put a value where one may be or not."""
    op: Literal["add", "replace"] = "replace" if isinstance(path[-1], int) else "add"
    return Repair(code, text, values, (Change(op, path, value),))


def _text(path: Path, text: str) -> Repair:
    return _set("word", f'Make it "{text}"', path, text, word=text)


def _remove(code: str, text: str, path: Path) -> Repair:
    return Repair(code, text, {}, (Change("remove", path),))


def _delete(document: dict[str, Any], kind: str, index: int) -> Repair:
    """Without an entry; without a city, its routes and tickets go as well."""
    changes = []
    if kind == "cities":
        city = find(document, ("board", "cities", index, "id"))
        for other in ("tickets", "routes"):
            for number, entry in reversed(list(enumerate(_entries(document, other)))):
                if city is not None and city in (entry.get("from"), entry.get("to")):
                    changes.append(Change("remove", ("board", other, number)))
    changes.append(Change("remove", ("board", kind, index)))
    thing = _THINGS[kind]
    return Repair(f"delete_{thing.replace(' ', '_')}", f"Delete this {thing}", {}, tuple(changes))


def _entries(document: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    """The entries of a list of the board with those values that can be used: texts, whole numbers and places."""
    there = find(document, ("board", kind))
    return [
        {
            name: value
            for name, value in (entry.items() if isinstance(entry, dict) else ())
            if _READABLE.get(name, _is_text)(value)
        }
        for entry in (there if isinstance(there, list) else ())
    ]


def _is_length(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= knobs.LONGEST_ROUTE


def _is_place(value: Any) -> bool:
    numbers = isinstance(value, list) and len(value) == 2 and all(isinstance(n, int | float) for n in value)
    return numbers and abs(value[0]) <= 90 and abs(value[1]) <= 180


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


_READABLE = {"length": _is_length, "at": _is_place}
"""What is no text."""


def _far(one: Iterable[float], two: Iterable[float]) -> float:
    (lat, lon), (other_lat, other_lon) = one, two
    east = (lon - other_lon + 180) % 360 - 180
    return hypot(lat - other_lat, east * cos(radians((lat + other_lat) / 2)))
