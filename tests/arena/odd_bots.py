"""Bots that do what bots should not, in a module that other processes can import: ``tests.arena.odd_bots:Exits``."""

from __future__ import annotations

import gc
import os
import sys
import time
from typing import Any

from northline.bots import Result
from northline.game import Game
from northline.rules import State
from northline.rules.actions import Action, Draw, Pass
from northline.rules.view import View

HERE = __name__


def spec(bot: type) -> str:
    return f"{HERE}:{bot.__name__}"


class FirstChoice:
    """Takes the first action of its menu."""

    def choose(self, view: View, clock: object = None) -> Any:
        return view.legal_actions[0]


class Crashes(FirstChoice):
    def choose(self, view: View, clock: object = None) -> Any:
        if view.phase == "turn":
            raise RuntimeError("I ran\nout of ideas")
        return view.legal_actions[0]


class Cheats(FirstChoice):
    def choose(self, view: View, clock: object = None) -> Any:
        return view.legal_actions[0] if view.phase == "opening" else Pass()


class Babbles(FirstChoice):
    def choose(self, view: View, clock: object = None) -> Any:
        return 42 if view.phase == "turn" else view.legal_actions[0]


class Mumbles(FirstChoice):
    def choose(self, view: View, clock: object = None) -> Any:
        return "hm" if view.phase == "turn" else view.legal_actions[0]


class Dreams(FirstChoice):
    def choose(self, view: View, clock: object = None) -> Any:
        while view.phase == "turn":
            time.sleep(0.01)
        return view.legal_actions[0]


class Exits(FirstChoice):
    """Ends its own process in the middle of a game."""

    def choose(self, view: View, clock: object = None) -> Any:
        if view.phase == "turn":
            os._exit(3)
        return view.legal_actions[0]


class Broken(FirstChoice):
    def __init__(self) -> None:
        raise RuntimeError("the weights are missing")


class Writes(FirstChoice):
    """Answers with the text of an action, and prints."""

    def choose(self, view: View, clock: object = None) -> Any:
        print("thinking aloud")
        return "draw" if Draw() in view.legal_actions else view.legal_actions[0]


class Spies(FirstChoice):
    """Looks for the true game in the frames that called it and among all objects; crashes when it finds it."""

    def choose(self, view: View, clock: object = None) -> Action:
        frame = sys._getframe()
        while frame is not None:
            for value in (*frame.f_locals.values(), *frame.f_globals.values()):
                self._look_at(value)
            frame = frame.f_back
        for thing in gc.get_objects():
            self._look_at(thing)
        return view.legal_actions[0]

    @staticmethod
    def _look_at(thing: object) -> None:
        if isinstance(thing, (Game, State)):
            raise RuntimeError(f"found the {type(thing).__name__}")


class Notes(FirstChoice):
    """Crashes unless it is told everything, in order."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def begin(self, edition: Any, seat: int, players: int) -> None:
        self.told = ["begin"]
        self.seat = seat

    def observe(self, event: Any) -> None:
        name = type(event).__name__
        if name == "CardDrawn" and event.seat != self.seat and event.card is not None:
            raise RuntimeError("I was told a secret")
        self.told.append(name)

    def choose(self, view: View, clock: object = None) -> Any:
        if self.told[0] != "begin" or (view.phase == "turn" and "OpeningDone" not in self.told):
            raise RuntimeError(f"I was told only {self.told}")
        if view.phase == "turn" and self.told[-1] != "TurnBegan":
            raise RuntimeError(f"the last I was told is {self.told[-1]}")
        return view.legal_actions[-1] if view.phase == "turn" else view.legal_actions[0]

    def end(self, result: Result) -> None:
        path = os.environ.get("NOTES")
        if path:
            with open(path, "a", encoding="utf-8") as file:
                file.write(f"{self.told[-1]} {list(result.places)}\n")
