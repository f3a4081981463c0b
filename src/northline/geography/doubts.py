"""Cities that an edition has somewhere else than the world does."""

from __future__ import annotations

from math import cos, hypot, radians

from northline.editions.model import City, Edition
from northline.geography.gazetteer import Place, all_places

NEAR = 1.5
"""In degrees: where names and places of two sources still mean the same city."""


def misplaced(edition: Edition) -> list[str]:
    """A sentence for each city that the gazetteer knows where its latitude and longitude would be swapped.

    Where all of a board is in the gazetteer's other place, no city is far from the rest, and nothing else would notice.

    >>> from northline.editions import edition
    >>> misplaced(edition("europe"))
    []
    """
    known: dict[str, list[Place]] = {}
    for place in all_places():
        known.setdefault(place.name.casefold(), []).append(place)
    found = []
    for city in edition.cities:
        places = known.get(city.name.casefold(), ()) or known.get(city.modern.casefold(), ())
        if any(_apart(place, city.lat, city.lon) < 6 * NEAR for place in places):
            continue
        if any(_apart(place, city.lon, city.lat) < NEAR for place in places):
            found.append(_sentence(city))
    return found


def _apart(place: Place, lat: float, lon: float) -> float:
    return hypot(place.lat - lat, (place.lon - lon) * cos(radians(place.lat)))


def _sentence(city: City) -> str:
    return (
        f'The place of "{city.id}", [{city.lat:g}, {city.lon:g}], is not where {city.name} lies;'
        f" [{city.lon:g}, {city.lat:g}] is: latitude comes first, then longitude."
    )
