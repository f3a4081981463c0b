"""The bots that the kernel can play: by the policies compiled in it, with a character of their own or the board's."""

from __future__ import annotations

from typing import NamedTuple

from northline.kernel.playouts import POLICIES
from northline.strategy.traits import RACER, Traits


class Player(NamedTuple):
    """How the kernel plays a bot: arguments for one seat of :func:`northline.kernel.playouts`."""

    policy: str
    traits: Traits | None = None
    """None: those of the planner of the board."""


PLAYERS: dict[str, Player] = {
    **{name: Player(name) for name in POLICIES},
    "hard": Player("planner"),
    "racer": Player("planner", RACER),
}
"""By the name of the bot. They choose as the bots of these names do; ``random`` with other random numbers."""
