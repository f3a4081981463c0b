"""Editions: a board and its rules as plain data, read from one TOML file each.

:func:`edition` returns a built-in one, :func:`load_edition` reads a file of your own:

>>> from northline.editions import edition
>>> lights = edition("northern_lights")
>>> lights.routes[0].id, len(lights.tickets), lights.rules.trains
('alborg-arhus-1', 55, 40)

``docs/maps.md`` describes the file format.
"""

from northline.editions.loader import EDITIONS, edition, load_edition, parse_edition, read_document
from northline.editions.model import (
    CARD_NAMES,
    COLORS,
    GRAY,
    LOCOMOTIVE,
    BonusCard,
    Cards,
    City,
    Edition,
    Route,
    Rules,
    Ticket,
)
from northline.editions.problems import EditionError, Problem

__all__ = [
    "CARD_NAMES",
    "COLORS",
    "EDITIONS",
    "GRAY",
    "LOCOMOTIVE",
    "BonusCard",
    "Cards",
    "City",
    "Edition",
    "EditionError",
    "Problem",
    "Route",
    "Rules",
    "Ticket",
    "edition",
    "load_edition",
    "parse_edition",
    "read_document",
]
