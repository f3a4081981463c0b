"""How strong players are: the Plackett-Luce model of openskill, for games of any number of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength, and how sure we are of it."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """One number for a list: a strength that the player very likely has, in round figures."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


def new_ratings(before: Sequence[Rating | None], places: Sequence[int]) -> list[Rating]:
    """Everybody's rating after a game. None stands for somebody without one yet."""
    model = PlackettLuce()
    teams = [[model.rating() if old is None else model.rating(old.mu, old.sigma)] for old in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in rated]
