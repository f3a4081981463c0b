"""A gazetteer: the cities of the world with their coordinates and populations, from Natural Earth (public domain).

>>> from northline.geography.gazetteer import Region, places
>>> iberia = Region(west=-10, south=36, east=3.5, north=44)
>>> [place.name for place in places(iberia)][:3]
['Madrid', 'Barcelona', 'Algiers']
"""

from __future__ import annotations

import gzip
import json
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_FILE = Path(__file__).parent / "gazetteer.json.gz"


@dataclass(frozen=True, slots=True)
class Place:
    """A city of the world."""

    name: str
    country: str
    lat: float
    lon: float
    population: int
    capital: bool


@dataclass(frozen=True, slots=True)
class Region:
    """A piece of the world between two meridians and two parallels, in degrees.

    It may reach over the date line: then ``east`` is smaller than ``west``.
    """

    west: float
    south: float
    east: float
    north: float

    def __post_init__(self) -> None:
        numbers = (self.west, self.south, self.east, self.north)
        if not all(-180 <= number <= 180 for number in (self.west, self.east)) or not all(
            -85 <= number <= 85 for number in (self.south, self.north)
        ):
            raise ValueError(
                "a region lies between -180 and 180 degrees of longitude, -85 and 85 of latitude, not at "
                + ", ".join(f"{number:g}" for number in numbers)
            )
        if self.south >= self.north or self.west == self.east:
            raise ValueError("a region needs its west, south, east and north edges, in this order")

    @property
    def width(self) -> float:
        """In degrees of longitude."""
        return (self.east - self.west) % 360

    def has(self, lat: float, lon: float) -> bool:
        return self.south <= lat <= self.north and (lon - self.west) % 360 <= self.width


@cache
def all_places() -> tuple[Place, ...]:
    """Every city of the gazetteer, the largest first."""
    rows = json.loads(gzip.decompress(_FILE.read_bytes()))
    return tuple(
        Place(name, country, lat, lon, people, bool(cap)) for name, country, lat, lon, people, cap in rows
    )


def places(region: Region) -> list[Place]:
    """The cities in a region, the largest first."""
    return [place for place in all_places() if region.has(place.lat, place.lon)]


def countries_of(region: Region) -> set[str]:
    """The countries to which a region belongs, and not those of which it has a corner only.

    >>> sorted(countries_of(Region(west=-10, south=36, east=3.5, north=44)))
    ['Andorra', 'Gibraltar', 'Portugal', 'Spain']
    """
    everywhere = Counter(place.country for place in all_places())
    here = Counter(place.country for place in places(region))
    cities = here.total()
    return {
        country
        for country, count in here.items()
        if count >= 0.5 * everywhere[country]
        or count >= 0.5 * cities
        or (count >= 0.1 * everywhere[country] and count >= 0.08 * cities)
    }


def find_place(name: str) -> Place | None:
    """The largest city of a name."""
    wanted = name.casefold()
    return next((place for place in all_places() if place.name.casefold() == wanted), None)
