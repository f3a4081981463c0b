"""An edition as the document of its file, and as the text of the file.

>>> from northline.editions import edition, parse_edition
>>> europe = edition("europe")
>>> parse_edition(to_toml(europe)) == europe
True
"""

from __future__ import annotations

import re
from typing import Any

from northline.editions import knobs
from northline.editions.model import CARD_NAMES, COLORS, GRAY, BonusCard, City, Edition, Route, Rules, Ticket
from northline.editions.reader import FORMAT

Document = dict[str, Any]
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def to_document(edition: Edition) -> Document:
    """The document that the edition would be read from; what has its default is left out."""
    cities = edition.cities
    return {
        "format": FORMAT,
        "id": edition.id,
        "name": edition.name,
        "atmosphere": edition.atmosphere,
        "rules": _rules(edition.rules),
        "board": {
            "cities": [_city(city) for city in cities],
            "routes": [_route(route, cities) for route in edition.routes],
            "tickets": [_ticket(ticket, cities) for ticket in edition.tickets],
            "bonus_cards": [_bonus_card(card) for card in edition.bonus_cards],
        },
    }


def to_toml(edition: Edition) -> str:
    """The text of the edition's file, one line for each city, route and ticket."""
    return document_to_toml(to_document(edition))


def document_to_toml(document: Document) -> str:
    """A document of TOML types as text: tables in the places where the files of the built-in editions have them."""
    lines = [
        f"{_key(key)} = {_value(value)}"
        for key, value in document.items()
        if not isinstance(value, dict) and value is not None
    ]
    for key, table in document.items():
        if isinstance(table, dict):
            lines += _table(_key(key), table)
    return "\n".join(lines) + "\n"


def _rules(rules: Rules) -> Document:
    found: Document = {"players": list(rules.players)}
    for name in (*knobs.NUMBERS, *knobs.FLAGS, *knobs.CHOICES):
        value = getattr(rules, name)
        if knobs.DEFAULTS[name] is None or value != knobs.DEFAULTS[name]:
            found[name] = value
    for name in knobs.LISTS:
        if getattr(rules, name) != knobs.DEFAULTS[name]:
            found[name] = list(getattr(rules, name))
    if rules.bonus_cards != "all":
        found["bonus_cards"] = rules.bonus_cards
    found["deck"] = {name: count for name, count in zip(CARD_NAMES, rules.deck, strict=True) if count}
    found["points"] = {str(length): points for length, points in rules.points}
    if rules.open_tracks:
        found["open_tracks"] = {
            name: {str(players): routes for group, players, routes in rules.open_tracks if group == size}
            for name, size in knobs.TRACK_GROUPS.items()
            if any(group == size for group, _, _ in rules.open_tracks)
        }
    return found


def _city(city: City) -> Document:
    found: Document = {"id": city.id, "name": city.name, "country": city.country, "at": [city.lat, city.lon]}
    if city.modern:
        found["modern"] = city.modern
    if not city.named:
        found["named"] = False
    if city.marks:
        found["marks"] = list(city.marks)
    return found


def _route(route: Route, cities: tuple[City, ...]) -> Document:
    color = "gray" if route.color == GRAY else COLORS[route.color]
    found: Document = {"id": route.id, "from": cities[route.a].id, "to": cities[route.b].id}
    found |= {"length": route.length, "color": color}
    if route.kind == "ferry":
        found["ferry"] = route.symbols
    if route.kind == "tunnel":
        found["tunnel"] = True
    if route.group:
        found["group"] = route.group
    if route.bonus_draw:
        found["bonus_draw"] = route.bonus_draw
    if route.any_for_one:
        found["any_for_one"] = route.any_for_one
    return found


def _ticket(ticket: Ticket, cities: tuple[City, ...]) -> Document:
    found: Document = {"id": ticket.id, "from": cities[ticket.a].id, "to": cities[ticket.b].id}
    found["points"] = ticket.points
    if ticket.long:
        found["long"] = True
    return found


def _bonus_card(card: BonusCard) -> Document:
    found: Document = {"id": card.id, "name": card.name, "points": card.points, "counts": card.counts}
    for name in ("mark", "country", "kind", "length", "max_points"):
        if value := getattr(card, name):
            found[name] = value
    return found


def _table(path: str, table: Document) -> list[str]:
    lines = ["", f"[{path}]"]
    inner = []
    for key, value in table.items():
        if isinstance(value, dict) and path == "rules":
            inner += _table(f"{path}.{_key(key)}", value)
        elif isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            lines += [f"{_key(key)} = [", *(f"    {_value(entry)}," for entry in value), "]"]
        elif value is not None:
            lines.append(f"{_key(key)} = {_value(value)}")
    return lines + inner


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return repr(value)
        case str():
            return _text(value)
        case dict():
            inside = ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items() if v is not None)
            return f"{{ {inside} }}" if inside else "{}"
        case list() | tuple():
            return f"[{', '.join(_value(entry) for entry in value)}]"
    raise TypeError(f"TOML has no {type(value).__name__}")


def _text(text: str) -> str:
    """A string in quotation marks; whatever cannot be printed is written as its number."""
    escaped = "".join(f"\\{c}" if c in '"\\' else c if c.isprintable() else f"\\U{ord(c):08x}" for c in text)
    return f'"{escaped}"'
