"""Compiling the search in the background: the first time it takes minutes on a slow machine."""

from __future__ import annotations

import threading

import numpy as np

from northline.editions import edition
from northline.kernel import entry_points
from northline.kernel.convert import from_state
from northline.kernel.lookahead import Lookahead
from northline.rules import SplitMix, new_game

_started = threading.Lock()
_thread: threading.Thread | None = None


def is_ready() -> bool:
    """Whether a search can start at once: compiled in this process, or cached on disk by an earlier one."""
    if _thread is not None and _thread.is_alive():
        return False
    return all(f.is_ready() for f in (entry_points.play_games, entry_points.simulate_trees))  # type: ignore[attr-defined]


def start() -> threading.Thread:
    """Compile in a thread, once; the code is cached on disk for every later process."""
    global _thread
    with _started:
        if _thread is None:
            # Not a daemon: a process that ends waits for it, so that the work is not lost.
            _thread = threading.Thread(target=warm_up, name="northline-warming")
            _thread.start()
    return _thread


def warm_up() -> None:
    """Compile everything now, by searching once."""
    board = edition("nordic_countries")
    state, _ = new_game(board, 2, SplitMix(1))
    ahead = Lookahead(board, np.array([from_state(state)]), seat=1, threads=1)
    ahead.values(ahead.proposals()[:1], 0, 1)
