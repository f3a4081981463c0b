"""Events as JSON documents, with ids instead of indices; null stands for what the recipient may not see."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

from northline.editions.model import CARD_NAMES, Edition
from northline.rules import events as happened
from northline.rules.formats.positions import cards_to_dict


def event_to_dict(edition: Edition, event: happened.Event) -> dict[str, Any]:
    """An event, as its recipient may see it, as a document whose ``type`` says what happened.

    >>> from northline.editions import edition
    >>> event_to_dict(edition("europe"), happened.CardTaken(seat=1, card=7, slot=0))
    {'type': 'card_taken', 'seat': 1, 'card': 'red', 'slot': 0}
    >>> event_to_dict(edition("europe"), happened.CardDrawn(seat=0, card=7).seen_by(1))
    {'type': 'card_drawn', 'seat': 0, 'card': None, 'bonus': False}
    """
    kind = type(event)
    document: dict[str, Any] = {"type": event_type(kind.__name__)}
    for name in _field_names(kind.__name__):
        document[name] = _with_ids(edition, event, name, getattr(event, name))
    return document


@cache
def event_type(name: str) -> str:
    """The ``type`` of an event by the name of its class: ``card_drawn`` for ``CardDrawn``."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


@cache
def _field_names(kind: str) -> tuple[str, ...]:
    return tuple(field.name for field in fields(getattr(happened, kind)))


def _with_ids(edition: Edition, event: happened.Event, field: str, value: Any) -> Any:
    if value is None:
        return None
    match field:
        case "card":
            return CARD_NAMES[value]
        case "cards" if isinstance(event, happened.DisplaySwept):
            return [CARD_NAMES[card] for card in value]
        case "cards" | "laid":
            return cards_to_dict(value)
        case "revealed":
            return [CARD_NAMES[card] for card in value]
        case "route":
            return edition.routes[value].id
        case "city":
            return edition.cities[value].id
        case "kept" | "tickets":
            return [edition.tickets[ticket].id for ticket in value]
        case "counts":
            return list(value)
        case _:
            return value
