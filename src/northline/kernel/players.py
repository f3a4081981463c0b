"""The bots that the kernel can play: by the policies compiled in it, with traits of their own or the board's."""

from __future__ import annotations

from typing import NamedTuple

from northline.kernel.playouts import POLICIES
from northline.strategy.planner.traits import RACER, Traits


class KernelPlayer(NamedTuple):
    """A bot that the kernel can play: a policy, and traits where they are not those of the board's planner."""

    policy: str
    traits: Traits | None = None


KERNEL_PLAYERS: dict[str, KernelPlayer] = {
    **{name: KernelPlayer(name) for name in POLICIES},
    "racer": KernelPlayer("planner", RACER),
}
"""The bots that the kernel can play, by name. They choose as these bots do; ``random`` with other random numbers."""
