"""An edition as a JSON document: everything that a player has to know about a board and its rules."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from northline.editions.model import COLORS, GRAY, Edition
from northline.editions.words import bonus_in_words
from northline.rules.formats.positions import cards_to_dict


def edition_to_dict(edition: Edition) -> dict[str, Any]:
    """The document of an edition, with ids instead of indices.

    >>> from northline.editions import edition
    >>> document = edition_to_dict(edition("europe"))
    >>> {key: document["tickets"][0][key] for key in ("id", "a", "b", "points")}
    {'id': 'brest-petrograd', 'a': 'brest', 'b': 'petrograd', 'points': 20}
    """
    names = [city.id for city in edition.cities]

    def ends(thing: Any) -> dict[str, str]:
        return {"a": names[thing.a], "b": names[thing.b]}

    return {
        "id": edition.id,
        "name": edition.name,
        "digest": edition.digest,
        "atmosphere": edition.atmosphere,
        "cities": [_values(city) for city in edition.cities],
        "routes": [
            {
                **_values(route),
                **ends(route),
                "color": "gray" if route.color == GRAY else COLORS[route.color],
                "points": points,
            }
            for route, points in zip(edition.routes, edition.route_points, strict=True)
        ],
        "tickets": [{**_values(ticket), **ends(ticket)} for ticket in edition.tickets],
        "bonus_cards": [{**_values(card), "about": bonus_in_words(card)} for card in edition.bonus_cards],
        "rules": {
            **_values(edition.rules),
            "deck": cards_to_dict(edition.rules.deck),
            "points": [list(pair) for pair in edition.rules.points],
        },
    }


def _values(thing: Any) -> dict[str, Any]:
    return {field.name: getattr(thing, field.name) for field in fields(thing)}
