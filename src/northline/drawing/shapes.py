"""Rotated rectangles and whether they overlap."""

from __future__ import annotations

import math
from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its centre, its size and the angle of its long side, in degrees."""

    x: float
    y: float
    length: float
    width: float
    angle: float = 0.0

    def corners(self) -> tuple[Point, Point, Point, Point]:
        """The four corners, in order around the rectangle."""
        c, s = math.cos(math.radians(self.angle)), math.sin(math.radians(self.angle))
        h, w = self.length / 2, self.width / 2
        x, y = self.x, self.y
        return (
            (x + h * c - w * s, y + h * s + w * c),
            (x - h * c - w * s, y - h * s + w * c),
            (x - h * c + w * s, y - h * s - w * c),
            (x + h * c + w * s, y + h * s - w * c),
        )

    def overlaps(self, other: Box) -> bool:
        """Whether two rectangles overlap (separating axis theorem)."""
        reach = math.hypot(self.length, self.width) + math.hypot(other.length, other.width)
        if math.hypot(self.x - other.x, self.y - other.y) * 2 > reach:
            return False
        mine, theirs = self.corners(), other.corners()
        for angle in (self.angle, self.angle + 90, other.angle, other.angle + 90):
            c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            one = [x * c + y * s for x, y in mine]
            two = [x * c + y * s for x, y in theirs]
            if max(one) <= min(two) or max(two) <= min(one):
                return False
        return True

    def distance(self, x: float, y: float) -> float:
        """The distance of a point from the rectangle; 0 inside."""
        c, s = math.cos(math.radians(self.angle)), math.sin(math.radians(self.angle))
        dx, dy = x - self.x, y - self.y
        along = abs(dx * c + dy * s) - self.length / 2
        aside = abs(dy * c - dx * s) - self.width / 2
        return math.hypot(max(along, 0.0), max(aside, 0.0))
