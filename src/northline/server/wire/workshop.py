"""The workshop on the wire: drafts of maps, published maps, and what is asked of the engine room."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Document = dict[str, Any]
"""A map as the document of its file: see ``docs/maps.md``. A draft need not be valid."""


class DraftLine(msgspec.Struct, frozen=True):
    """A draft in the list of its author."""

    id: str
    name: str
    changed: float
    map: str | None
    """The published map that it is the next version of."""


class MapLine(msgspec.Struct, frozen=True):
    """A published map in the list: its newest version."""

    edition: str
    """The id under which it is played."""
    map: str
    version: int
    name: str
    author: str
    digest: str
    remix_of: str | None
    """The edition that it was made from, if it was published here."""
    remix_name: str | None
    """Its name and author."""
    mine: bool
    at: float


class Workshop(msgspec.Struct, frozen=True):
    """What the workshop has for the one who asks."""

    drafts: list[DraftLine]
    maps: list[MapLine]
    largest: int
    """Bytes of a map, at most."""
    most_drafts: int
    most_maps: int


class NewDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a draft from a document, or from an edition of this server."""

    document: Document | None = None
    edition: str | None = None


class SaveDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Save a draft that is still at this revision."""

    revision: int
    document: Document


class MapProblem(msgspec.Struct, frozen=True):
    """Something that is wrong with a map."""

    key: str
    """Where, such as ``board.routes[17] (amsterdam-essen).color``; empty for the map as a whole."""
    message: str


class Draft(msgspec.Struct, frozen=True):
    """A draft with everything in it."""

    id: str
    revision: int
    changed: float
    map: str | None
    remix_of: str | None
    document: Document
    problems: list[MapProblem]
    geometry: dict[str, Any] | None
    """The last full layout, which may be one of an earlier state."""


class Saved(msgspec.Struct, frozen=True):
    """A draft was saved, or checked only: what is wrong with it, and how it is drawn roughly."""

    revision: int
    problems: list[MapProblem]
    doubts: list[str]
    """What is valid but was probably meant otherwise."""


class MapWork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Work on a map that takes a while; the answer is a stream of lines."""

    work: Literal["layout", "playtest", "balance", "tickets"]
    document: Document
    draft: str | None = None
    """The draft that a layout is for."""
    players: int | None = None
    games: int = 10_000


class RegionWork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first draft of a region, in degrees; the answer is a stream of lines."""

    west: float
    south: float
    east: float
    north: float
    name: str
    cities: int = 36
    countries: list[str] = []


class PublishMap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Publish a draft as it is now."""

    author: str
    listed: bool = True
    """False to play on it with whoever has the link, without others finding it."""


class RegionPlaces(msgspec.Struct, frozen=True):
    """The coasts and cities for choosing a region."""

    land: list[list[tuple[float, float]]]
    places: list[tuple[str, str, float, float, int]]
    """Name, country, latitude, longitude, population; the largest first."""
