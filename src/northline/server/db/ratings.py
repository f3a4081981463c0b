"""Ratings: the Plackett-Luce model of openskill, for games of any number of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's strength as a normal distribution."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """One number to show: a strength that the player very likely has (three sigma), on a familiar scale."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


def new_ratings(before: Sequence[Rating | None], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game, in the order of those before it. None stands for a player without a rating yet."""
    model = PlackettLuce()
    teams = [[model.rating() if old is None else model.rating(old.mu, old.sigma)] for old in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in rated]
