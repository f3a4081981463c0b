"""All that a device does with a few games, as plain numbers: the same on every device.

With Numba's simulator of CUDA the functions of the kernel run as plain Python, slowly but without a GPU.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from northline import kernel
from northline.editions import Edition
from northline.kernel.cuda.arrays import field
from tests.kernel.boards import EDITIONS

PLAYED = (
    "points",
    "places",
    "lengths",
    "tickets_kept",
    "tickets_completed",
    "routes_claimed",
    "stations_built",
    "cards_drawn",
    "cards_taken",
    "ticket_draws",
    "passes",
)


def host(array: Any) -> Any:
    """An array of any device as lists."""
    here = array.copy_to_host() if hasattr(array, "copy_to_host") else array
    return here.tolist()


def playouts(edition: Edition, players: int, games: int, policies: list[str], device: str) -> dict[str, Any]:
    played = kernel.playouts(edition, players, games, policies, seed=5, device=device)
    return {name: host(getattr(played, name)) for name in PLAYED}


def batch(edition: Edition, players: int, games: int, steps: int, device: str) -> dict[str, Any]:
    """A batch with everything that can be done to it."""
    found: dict[str, Any] = {"masks": [], "to_act": [], "over": [], "choices": [], "some_choices": []}
    games_ = kernel.Batch(edition, players, games, seeds=3, device=device)
    for turn in range(steps):
        found["masks"].append([np.flatnonzero(mask).tolist() for mask in np.array(host(games_.masks()))])
        found["to_act"].append(host(games_.to_act))
        found["over"].append(host(games_.over))
        seats = (np.arange(games) + turn) % players
        others = ["random", *[None] * (players - 1)]
        found["some_choices"].append(host(games_.choices(others, counted_from=seats)))
        numbers = games_.choices("greedy" if turn % 2 else "random")
        found["choices"].append(host(numbers))
        games_.step(numbers)
    try:
        games_.step([games_.actions.size] * games)
    except ValueError as error:
        found["illegal"] = str(error)
    found["scores"] = {name: host(field(games_.scores(), name)) for name in ("total", "place", "completed")}
    seen = games_.observations()
    found["seen"] = {name: host(field(seen, name)) for name in ("hand", "tickets", "owners", "points")}
    found["features"] = [host(games_.features()), host(games_.features(np.ones(games, np.int64)))]
    found["states"] = [games_.state(game).to_dict() for game in range(games)]
    found["reset"] = [games_.reset().tolist(), games_.reset([0], seeds=[9]).tolist()]
    games_.put(games - 1, games_.state(0), seed=4)
    found["again"] = [games_.state(game).to_dict() for game in range(games)]
    return found


def everything(name: str, players: int, games: int, steps: int, device: str) -> dict[str, Any]:
    edition = EDITIONS[name]()
    policies = ["greedy" if seat % 2 else "random" for seat in range(players)]
    return {
        "playouts": playouts(edition, players, games, policies, device),
        "batch": batch(edition, players, games, steps, device),
    }
