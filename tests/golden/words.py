"""Positions, views, menus, events and standings in words, for people who compare two games line by line.

Written from the documents and dataclasses themselves, key by key: whatever is added to one of them shows up here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any

from northline import rules
from northline.editions import CARD_NAMES, Edition
from northline.rules.actions import Action, BuildStation, Claim
from northline.rules.events import DisplaySwept, Event, TunnelTried
from northline.rules.score import Standing
from northline.rules.state import State

SPECTATOR = "spectator"


# Positions and views


def facts(document: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """A position's or a view's document as named lines; the menu is told by :func:`menu_lines`."""
    for key, value in document.items():
        if key in ("edition", "players", "seat", "legal_actions"):
            continue
        if key == "routes":
            for seat in range(document["players"]):
                yield f"routes {seat}", _text([route for route, owner in value.items() if owner == seat])
        elif key == "known_ticket_deck":
            yield key, _text([f"{place}:{ticket}" for place, ticket in enumerate(value) if ticket])
        elif (
            key != "display" and isinstance(value, list) and not all(isinstance(v, int | str) for v in value)
        ):
            yield from ((f"{key} {seat}", _text(entry)) for seat, entry in enumerate(value))
        else:
            yield key, _text(value)


def _text(value: Any) -> str:
    match value:
        case None:
            return "–"
        case []:
            return "none"
        case list():
            return " ".join("–" if entry is None else _text(entry) for entry in value)
        case dict() if set(value) <= set(CARD_NAMES):
            return " ".join(_many(name, count) for name, count in value.items()) or "none"
        case dict():
            return ", ".join(f"{key} {_text(inner)}" for key, inner in value.items())
        case _:
            return str(value)


def _many(name: str, count: int) -> str:
    return name if count == 1 else f"{name}*{count}"


def everything_seen(state: State) -> dict[str, str]:
    """Each fact of a position, and who sees something else: ``red*2 | 1 spectator see –``."""
    table = dict(facts(state.to_dict()))
    seen: dict[str, dict[str, str]] = {}
    for seat in (*range(state.players), None):
        view = rules.view(state, seat).to_dict()
        assert view["seat"] == seat
        assert view["legal_actions"] == _menu_of(state, seat)
        for label, text in facts(view):
            seen.setdefault(label, {})[SPECTATOR if seat is None else str(seat)] = text
    labels = dict.fromkeys((*table, *seen))
    return {label: _told(table.get(label), seen.get(label, {})) for label in labels}


def _menu_of(state: State, seat: int | None) -> list[str]:
    menu = () if seat is None else rules.legal_actions(state, seat)
    return [rules.format_action(state.edition, action) for action in menu]


def _told(truth: str | None, seen: dict[str, str]) -> str:
    """What is so, then who sees it otherwise. What only views have is told by what they say."""
    if truth is None and len(set(seen.values())) == 1:
        return f"{next(iter(seen.values()))} (to all)"
    groups: dict[str, list[str]] = {}
    for viewer, text in seen.items():
        if text != truth:
            groups.setdefault(text, []).append(viewer)
    parts = [] if truth is None else [truth if seen else f"{truth} (hidden)"]
    parts += [f"{' '.join(viewers)} see {text}" for text, viewers in groups.items()]
    return " | ".join(parts)


# Menus


def menu_lines(edition: Edition, menu: tuple[Action, ...]) -> Iterator[str]:
    """A menu: claims and stations by how they can be paid."""
    plain = [rules.format_action(edition, a) for a in menu if not isinstance(a, Claim | BuildStation)]
    if plain:
        yield ", ".join(plain)
    claims = _by_payments((edition.routes[a.route].id, a.cards) for a in menu if isinstance(a, Claim))
    for payments, routes in claims.items():
        yield f"claim {' '.join(routes)}: {payments}"
    stations = _by_payments((edition.cities[a.city].id, a.cards) for a in menu if isinstance(a, BuildStation))
    for payments, cities in stations.items():
        others = [city.id for city in edition.cities if city.id not in cities]
        yield f"station anywhere but {_text(others)}: {payments}"


def _by_payments(places: Iterable[tuple[str, tuple[int, ...]]]) -> dict[str, list[str]]:
    payments: dict[str, list[str]] = {}
    for place, cards in places:
        payments.setdefault(place, []).append(rules.format_cards(cards))
    together: dict[str, list[str]] = {}
    for place, ways in payments.items():
        together.setdefault(" or ".join(ways), []).append(place)
    return together


# Events


def event_line(edition: Edition, event: Event, players: int) -> str:
    """An event, who sees something else of it, and whether it brings something to light (!)."""
    truth = _event(edition, event)
    seen = {
        SPECTATOR if seat is None else str(seat): _event(edition, event.seen_by(seat))
        for seat in (*range(players), None)
    }
    return f"{'!' if event.reveals else '-'} {_told(truth, seen)}"


def _event(edition: Edition, event: Event) -> str:
    values = ((field.name, getattr(event, field.name)) for field in fields(event))
    told = (f"{name} {_event_value(edition, event, name, value)}" for name, value in values)
    return ", ".join((type(event).__name__, *told))


def _event_value(edition: Edition, event: Event, name: str, value: Any) -> str:
    if value is None:
        return "–"
    if name in ("tickets", "kept"):
        return _text([edition.tickets[ticket].id for ticket in value])
    if name == "route":
        return edition.routes[value].id
    if name == "city":
        return edition.cities[value].id
    if name == "card":
        return CARD_NAMES[value]
    if name == "revealed" or isinstance(event, DisplaySwept):
        return _text([CARD_NAMES[card] for card in value])
    if name == "cards" or (isinstance(event, TunnelTried) and name == "laid"):
        return rules.format_cards(value)
    return _text(list(value) if isinstance(value, tuple) else value)


# Standings


def standing_lines(edition: Edition, standing: Standing) -> Iterator[str]:
    """A place and where its points come from."""
    result = standing.breakdown
    yield f"place {standing.place}: seat {standing.seat} with {standing.points} points ({result})"
    for ticket in result.tickets:
        done = "completed" if ticket.completed else "not completed"
        yield f"  ticket {edition.tickets[ticket.ticket].id} {done} {ticket.points:+}"
    for bonus in result.bonuses:
        yield f"  bonus {edition.bonus_cards[bonus.card].id} counts {bonus.count} {bonus.points:+}"
    for borrowed in result.borrowed:
        yield f"  station in {edition.cities[borrowed.city].id} borrows {edition.routes[borrowed.route].id}"
    path = _text([edition.routes[route].id for route in result.longest_path.routes])
    yield f"  longest path {result.longest_path.length}: {path}"
