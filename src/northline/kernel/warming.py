"""Compiling what looking ahead needs, beside everything else: the first time it takes minutes on a slow machine."""

from __future__ import annotations

import threading

from northline.editions import edition
from northline.kernel import entries
from northline.kernel.lookahead import Lookahead
from northline.rules import SplitMix, new_game, view
from northline.strategy.traits import PLANNER

_started = threading.Lock()
_thread: threading.Thread | None = None


def is_ready() -> bool:
    """Whether looking ahead can begin at once: compiled in this process, or by an earlier one and kept on disk."""
    if _thread is not None and _thread.is_alive():
        return False
    return all(f.is_ready() for f in (entries.play_games, entries.step_games))  # type: ignore[attr-defined]


def start() -> threading.Thread:
    """Compile in the background, once; what is compiled is kept on disk for every later process."""
    global _thread
    with _started:
        if _thread is None:
            # Not a daemon: a process that ends waits for it, so that the work is not lost.
            _thread = threading.Thread(target=warm_up, name="northline-warming")
            _thread.start()
    return _thread


def warm_up() -> None:
    """Compile everything now, by looking ahead once."""
    state, _ = new_game(edition("nordic_countries"), 2, SplitMix(1))
    ahead = Lookahead(view(state, 1), seed=1, threads=1)
    actions = ahead.proposals([PLANNER])
    ahead.values(actions[:1], 0, 1)
