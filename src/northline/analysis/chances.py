"""What can be expected of a position, as a value."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Chances:
    """Every seat's chance to win, and the points that it can expect in the end."""

    win: tuple[float, ...]
    """By seat; they sum to 1, and a shared victory is shared."""
    points: tuple[float, ...]
    """Expected final points, by seat."""
    error: float
    """The standard error of the chance to win: of the seat that asks, or the largest where all cards are open."""

    @property
    def leads(self) -> tuple[float, ...]:
        """The lead of each seat over the best of the others, in expected points.

        >>> Chances(win=(0.7, 0.2, 0.1), points=(110.0, 101.0, 95.5), error=0.02).leads
        (9.0, -9.0, -14.5)
        """
        return tuple(
            own - max(points for other, points in enumerate(self.points) if other != seat)
            for seat, own in enumerate(self.points)
        )
