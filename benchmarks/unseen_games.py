"""Games that the value model has never seen, for the benchmarks that judge it: played once, kept in a folder."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from tools.value_games import CHUNK, Positions, all_tables, play_and_keep

import northline as nl

FIRST_SEED = 4_000_000_000
"""Far from the seeds of ``tools/value_games.py``, which begin at 1."""


def unseen_positions(folder: Path, name: str, players: int, games: int) -> Positions:
    """Positions of so many games of planners, from the folder as far as they are there."""
    folder.mkdir(parents=True, exist_ok=True)
    place = list(all_tables()).index((name, players))
    parts = []
    for chunk in range(-(-games // CHUNK)):
        file = folder / f"unseen-{name}-{players}-{chunk:03}.npz"
        if not file.exists():
            seed = FIRST_SEED + 1000 * chunk + 2 * place
            positions = play_and_keep(nl.edition(name), players, CHUNK, seed, odd=False)
            positions.save(file.with_suffix(".part.npz"))
            file.with_suffix(".part.npz").rename(file)
        part = Positions.load(file)
        parts.append(Positions(part.games, part.points, part.shares, part.origin + chunk * CHUNK))
    whole = Positions(
        *(
            np.concatenate([getattr(part, key) for part in parts])
            for key in ("games", "points", "shares", "origin")
        )
    )
    which = whole.origin < games
    return Positions(whole.games[which], whole.points[which], whole.shares[which], whole.origin[which])


if __name__ == "__main__":
    import sys

    for name, players in all_tables():
        found = unseen_positions(Path(sys.argv[1]), name, players, int(sys.argv[2]))
        print(name, players, len(found.games), flush=True)
