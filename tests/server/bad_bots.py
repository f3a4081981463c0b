"""Bots that do what bots should not. The workers of a server make them, by name: see `Settings.bot_factory`."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

from northline.bots import Bot, bot_factory
from northline.rules.actions import Claim


class Sleepy:
    def choose(self, view, clock=None):
        while True:
            time.sleep(0.01)


class Broken:
    def choose(self, view, clock=None):
        raise RuntimeError(f"I see {view.hand}")


class Cheat:
    def choose(self, view, clock=None):
        return Claim(0, (9,) * 9)


class Dead:
    def choose(self, view, clock=None):
        os._exit(3)


class Forgetful:
    """Passes only as long as it has never been asked before."""

    def __init__(self) -> None:
        self.asked = False

    def choose(self, view, clock=None):
        assert not self.asked, "I remember another game"
        self.asked = True
        return view.legal_actions[0]


class Busy:
    """Thinks for a while, and uses the processor for it."""

    def choose(self, view, clock=None):
        until = time.process_time() + 0.1
        while time.process_time() < until:
            pass
        return view.legal_actions[0]


class Mindful:
    """Fails when it is not told what a perfect memory would know."""

    def choose(self, view, clock=None):
        assert len(view.seen) == len(view.offered) == view.players
        assert len(view.known_ticket_deck) == view.ticket_deck_size
        return view.legal_actions[0]


BAD = {
    "busy": Busy,
    "sleepy": Sleepy,
    "broken": Broken,
    "cheat": Cheat,
    "dead": Dead,
    "forgetful": Forgetful,
    "mindful": Mindful,
}


def with_bad_bots(spec: str) -> Callable[[int], Bot]:
    return (lambda _seed: BAD[spec]()) if spec in BAD else bot_factory(spec)


def only_broken_bots(_spec: str) -> Callable[[int], Bot]:
    """Not even the simple bots work."""
    return lambda _seed: Broken()


def steady_bots(spec: str) -> Callable[[int], Bot]:
    """Well-behaved bots that always choose alike."""
    return lambda _seed: bot_factory(spec)(0)
