"""What is odd about an edition that can be played all the same."""

from __future__ import annotations

from math import hypot
from statistics import median

from northline.editions.model import Edition

_FEWEST_CITIES = 4
"""With fewer one cannot tell which of them is out of place."""


def doubts(edition: Edition) -> list[str]:
    """A sentence for each thing that was probably meant otherwise; an edition with doubts is valid.

    >>> from northline.editions import edition
    >>> doubts(edition("europe"))
    []
    """
    return _swapped_coordinates(edition)


def _swapped_coordinates(edition: Edition) -> list[str]:
    """Cities far from all others that would be among them with latitude and longitude swapped."""
    cities = edition.cities
    if len(cities) < _FEWEST_CITIES:
        return []
    lat, lon = median(city.lat for city in cities), median(city.lon for city in cities)
    distances = sorted(hypot(city.lat - lat, city.lon - lon) for city in cities)
    near = distances[3 * len(cities) // 4 - 1]  # most of the cities are within it, however many were swapped
    return [
        f'The place of "{city.id}", [{city.lat:g}, {city.lon:g}], is far from the other cities, and'
        f" [{city.lon:g}, {city.lat:g}] is among them: latitude comes first, then longitude."
        for city in cities
        if hypot(city.lat - lat, city.lon - lon) > 3 * near >= 2 * hypot(city.lon - lat, city.lat - lon)
    ]
