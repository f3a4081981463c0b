"""Events as JSON documents, with ids instead of indices; null stands for what the recipient may not see."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import cache
from typing import Any

from northline.editions.model import CARD_NAMES, CardName, Edition
from northline.rules import events as happened
from northline.rules.cards import Cards
from northline.rules.formats.positions import cards_to_dict


def event_to_dict(edition: Edition, event: happened.Event) -> dict[str, Any]:
    """An event, as its recipient may see it, as a document whose ``type`` says what happened.

    >>> from northline.editions import edition
    >>> event_to_dict(edition("europe"), happened.CardTaken(seat=1, card=7, slot=0))
    {'type': 'card_taken', 'seat': 1, 'card': 'red', 'slot': 0}
    >>> event_to_dict(edition("europe"), happened.CardDrawn(seat=0, card=7).seen_by(1))
    {'type': 'card_drawn', 'seat': 0, 'card': None, 'bonus': False}
    """
    kind = type(event).__name__
    document: dict[str, Any] = {"type": event_type(kind)}
    for name, convert in _fields(kind):
        value = getattr(event, name)
        document[name] = value if convert is None or value is None else convert(edition, value)
    return document


@cache
def event_type(name: str) -> str:
    """The ``type`` of an event by the name of its class: ``card_drawn`` for ``CardDrawn``."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


_Convert = Callable[[Edition, Any], Any]
"""Turns the value of a field into that of the document."""


@cache
def _fields(kind: str) -> tuple[tuple[str, _Convert | None], ...]:
    """The fields of a kind of event, each with what converts its value; None where it stays as it is."""
    convert = _CONVERT | {"cards": _names} if kind == "DisplaySwept" else _CONVERT
    return tuple((field.name, convert.get(field.name)) for field in fields(getattr(happened, kind)))


def _names(edition: Edition, cards: Iterable[int]) -> list[CardName]:
    return [CARD_NAMES[card] for card in cards]


def _tickets(edition: Edition, tickets: Iterable[int]) -> list[str]:
    return [edition.tickets[ticket].id for ticket in tickets]


def _counts(edition: Edition, cards: Cards) -> object:
    return cards_to_dict(cards)


_CONVERT: dict[str, _Convert] = {
    "card": lambda edition, card: CARD_NAMES[card],
    "cards": _counts,
    "laid": _counts,
    "revealed": _names,
    "route": lambda edition, route: edition.routes[route].id,
    "city": lambda edition, city: edition.cities[city].id,
    "kept": _tickets,
    "tickets": _tickets,
    "counts": lambda edition, counts: list(counts),
}
