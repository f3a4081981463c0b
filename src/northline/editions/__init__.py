"""What a game is made of: one TOML file per edition, its model, its loader and its validator."""

from northline.editions.loader import EDITIONS, edition, load_edition, parse_edition
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
]
