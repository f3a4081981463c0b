"""Bots that do what bots should not. They are made in the server's bot processes, by name."""

from __future__ import annotations

import os
import time

from northline.bots import Bot, make_bot
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


NAUGHTY = {"sleepy": Sleepy, "broken": Broken, "cheat": Cheat, "dead": Dead}


def make(spec: str, seed: int) -> Bot:
    return NAUGHTY[spec]() if spec in NAUGHTY else make_bot(spec, seed)


def make_none(spec: str, seed: int) -> Bot:
    """Not even the simple bots work."""
    return Broken()


def make_steady(spec: str, seed: int) -> Bot:
    """A well-behaved bot that always chooses alike."""
    return make_bot(spec, 0)
