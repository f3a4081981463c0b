"""The workshop on the wire: drafts of maps, published maps, and what is asked of the engine room."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from northline.editions.model import Atmosphere

Document = dict[str, Any]
"""A map as the document of its file: see ``docs/maps.md``. A draft need not be valid."""
GeometryDocument = dict[str, Any]
"""A geometry file: see ``docs/maps.md``."""


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
    geometry: GeometryDocument | None = None
    """The geometry of the document, where there is one already."""


class SaveDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Save a draft that is still at this revision."""

    revision: int
    document: Document


class PatchOperation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change to a document, as in a JSON Patch (RFC 6902)."""

    op: Literal["add", "replace", "remove"]
    path: str
    """A JSON Pointer, such as ``/board/routes/3/color``."""
    value: Any = None


class MapRepair(msgspec.Struct, frozen=True):
    """A change after which a problem is gone, and no other is there instead."""

    text: str
    """What it does, in English: ``Colour it gray``."""
    code: str
    values: dict[str, str | int]
    """The same for clients that say it in another language."""
    patch: list[PatchOperation]
    """To be applied in this order to the document that was sent."""


class MapProblem(msgspec.Struct, frozen=True):
    """Something that is wrong with a map."""

    key: str
    """Where, such as ``board.routes[17] (amsterdam-essen).color``; empty for the map as a whole."""
    message: str
    repairs: list[MapRepair] = []
    """Ways to mend it, the best first; none where only a person can know what was meant."""


class Draft(msgspec.Struct, frozen=True):
    """A draft with everything in it."""

    id: str
    revision: int
    changed: float
    map: str | None
    remix_of: str | None
    document: Document
    problems: list[MapProblem]
    geometry: GeometryDocument | None
    """The last full layout."""
    settled: bool
    """Whether it is of the document as it is, and not of an earlier state."""


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
    """The draft that a layout is for: it is kept with it."""
    players: int | None = None
    games: int | None = None
    """By default 10,000 of ``greedy``, 1,000 of ``planner``, and two fifths of that for each round of balance."""
    policy: Literal["greedy", "planner"] = "greedy"
    """Who plays: ``planner`` is the stronger one, and forty times as slow."""


class RegionWork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first draft of a region, in degrees; the answer is a stream of lines."""

    west: float
    south: float
    east: float
    north: float
    name: str
    cities: int = 36
    countries: list[str] = []
    """Only their cities; by default those of the countries that have most of the region, and of all with ``*``."""
    atmosphere: Atmosphere = "atlas"


class DragStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cities that are being dragged about, for a layout that follows at once."""

    drag: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    """An id that the client makes up for each drag."""
    moved: dict[str, tuple[float, float]] = {}
    """City: latitude and longitude, of all that were moved since the drag began."""
    document: Document | None = None
    """The map when the drag began: with the first step."""
    geometry: GeometryDocument | None = None
    """What is shown of it; the new layouts stay in its frame."""


class DragLayout(msgspec.Struct, frozen=True):
    """The layout after a step; null where a newer step of the same drag has overtaken it."""

    geometry: GeometryDocument | None


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
