"""Luck apart from skill, as values: what chance gave each seat, and what is left for its decisions."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal

LuckKind = Literal["cards", "tickets", "tunnels"]


@dataclass(frozen=True, slots=True)
class LuckParts:
    """What chance gave a seat, or took from it."""

    cards: float
    """Cards dealt at the start, drawn blind and turned up, and who began."""
    tickets: float
    """Tickets on offer, at the opening and later."""
    tunnels: float
    """Cards turned over for tunnels."""

    @property
    def total(self) -> float:
        """All of it."""
        return self.cards + self.tickets + self.tunnels


@dataclass(frozen=True, slots=True)
class PointsLuck:
    """Luck and skill in points of lead over the best other seat: result = start + luck + skill."""

    result: float
    start: float
    """The lead that a seat has on average at the end of a game between equals."""
    luck: LuckParts
    skill: float
    error: float


@dataclass(frozen=True, slots=True)
class SeatLuck:
    """Luck and skill of a seat in chances to win: result = start + luck + skill."""

    result: float
    """1 for a victory, a share of it where it is shared, 0 for a defeat."""
    start: float
    """Its chance before anything was dealt: the same for all."""
    luck: LuckParts
    skill: float
    """What its own decisions and those of the others made of it."""
    error: float
    """How far ``skill`` is from 0 by chance alone: the standard deviation among equal players."""
    points: PointsLuck


@dataclass(frozen=True, slots=True)
class Luck:
    """Luck apart from skill, by seat."""

    seats: tuple[SeatLuck, ...]

    def to_dict(self) -> dict[str, Any]:
        """The same as a JSON document."""
        return asdict(self)
