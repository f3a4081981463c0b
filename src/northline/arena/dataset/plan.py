"""What a data set consists of: everything in it follows from its plan."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions import Edition
from northline.kernel import FIELDS_VERSION, KERNEL_PLAYERS, actions, seeds
from northline.rules.formats.record import RULES_VERSION

FORMAT = 1
BOTS = ("planner", "racer")
"""Who plays unless somebody else is named: the strongest players that the kernel has."""


@dataclass(frozen=True)
class DatasetPlan:
    """Games of an edition, in parts that are made one by one, each by itself.

    The bots take seats part by part: all ways to seat them come in turn. The same plan gives the same games.

    >>> from northline import edition
    >>> plan = DatasetPlan(edition("europe"), players=2, games=1000, part_size=250)
    >>> plan.parts, plan.games_of(3), [plan.seating(part) for part in range(3)]
    (4, range(750, 1000), [('planner', 'planner'), ('planner', 'racer'), ('racer', 'planner')])
    """

    edition: Edition
    players: int
    games: int
    bots: tuple[str, ...] = BOTS
    seed: int = 0
    part_size: int = 250

    def __post_init__(self) -> None:
        self.edition.check_players(self.players)
        if self.games < 1 or self.part_size < 1:
            raise ValueError("a data set has at least one game, and so has each of its parts")
        if not self.bots:
            raise ValueError("a data set needs somebody to play")
        for bot in self.bots:
            if bot not in KERNEL_PLAYERS:
                raise ValueError(f"the kernel cannot play '{bot}'; it can play {', '.join(KERNEL_PLAYERS)}")

    @property
    def parts(self) -> int:
        """How many parts there are."""
        return -(-self.games // self.part_size)

    def games_of(self, part: int) -> range:
        """The numbers of the games of a part."""
        return range(part * self.part_size, min(self.games, (part + 1) * self.part_size))

    def seating(self, part: int) -> tuple[str, ...]:
        """The bot in each seat of the games of a part."""
        ways = list(product(self.bots, repeat=self.players))
        return ways[part % len(ways)]

    def deals(self, part: int) -> NDArray[np.uint64]:
        """The seed of each game of a part, as for ``SplitMix``."""
        games = self.games_of(part)
        return seeds(self.seed, games.stop)[games.start :]

    def to_dict(self) -> dict[str, Any]:
        """The plan, and the versions that its meaning depends on, as JSON types."""
        return {
            "northline": "dataset",
            "format": FORMAT,
            "edition": self.edition.id,
            "digest": self.edition.digest,
            "rules_version": RULES_VERSION,
            "observation_version": FIELDS_VERSION,
            "actions": actions(self.edition).size,
            "players": self.players,
            "games": self.games,
            "bots": list(self.bots),
            "seed": self.seed,
            "part_size": self.part_size,
        }
