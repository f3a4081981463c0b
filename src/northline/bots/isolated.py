"""A Python bot in a process of its own, which has the view and nothing else.

In the process that plays the game a bot could find the true position through the interpreter: in the frames that
called it, or among all objects. Here it cannot: only views and events come to it, and only the text of an action
comes back. It is not a sandbox against a program that means harm to the machine: it runs with the rights of whoever
started it.

What is sent to the process is pickled, each message with its length before it. What comes back is a line of JSON,
which can do nothing to whoever reads it."""

from __future__ import annotations

import io
import json
import os
import pickle
import sys
from dataclasses import fields, replace
from typing import Any, get_args

from northline.bots.base import Clock, Result
from northline.bots.child import Child, ProgramFailed
from northline.editions import Edition
from northline.rules import parse_action
from northline.rules.actions import Action
from northline.rules.events import Event
from northline.rules.view import View

_STARTING_TIME = 60.0
"""Seconds in which a bot must be made, imports included."""


class IsolatedBot:
    """Any Python bot, by its spec. The process is started once and makes a new bot for every game."""

    def __init__(self, spec: str) -> None:
        self._spec = spec
        self._child: Child | None = None
        self._edition: Edition | None = None
        """The board that the process knows."""
        self._waiting: list[Event] = []
        """Events that are sent with the next question; for a bot that observes nothing there are none."""
        self._observes = False

    def begin(self, edition: Edition, seat: int, players: int, seed: int | None = None) -> None:
        """Make a bot for a new game. Raises :class:`ProgramFailed` where it cannot be made."""
        if self._child is None:
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
            words = [sys.executable, "-m", "northline.bots.isolated_host", self._spec]
            self._child, self._edition = Child(words, environment), None
        known = self._edition is not None and self._edition == edition
        # The edition itself travels by its name: every view that follows refers to it.
        self._edition, self._waiting = None, []
        answer = self._ask(("begin", None if known else edition, seat, players, seed), _STARTING_TIME)
        self._edition, self._observes = edition, bool(answer["observes"])

    def observe(self, event: Event) -> None:
        """Something has happened; the event is as the seat may see it."""
        if self._observes:
            self._waiting.append(event)

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        assert self._child is not None, "a game begins by begin()"
        limit = None if clock is None else clock.per_move
        events, self._waiting = self._waiting, []
        answer = self._ask(("choose", events, *packed(view), clock), limit)
        return parse_action(view.edition, answer["action"])

    def end(self, result: Result) -> None:
        """The game is over."""
        if self._child is not None:
            events, self._waiting = self._waiting, []
            self._child.tell(_message(("end", events, result), self._edition))

    def close(self, farewell: bool = False) -> None:
        """End the process; with a ``farewell`` it gets a moment to end by itself."""
        child, self._child = self._child, None
        if child is not None:
            child.close(farewell)

    def _ask(self, question: tuple[Any, ...], seconds: float | None) -> dict[str, Any]:
        assert self._child is not None
        try:
            line = self._child.ask(_message(question, self._edition), seconds)
            try:
                answer: dict[str, Any] = json.loads(line)
                if "failed" in answer:
                    raise ProgramFailed(f"it {answer['failed']}")
                return answer
            except (ValueError, TypeError):
                raise ProgramFailed("it answered for its process what only the process may answer") from None
        except ProgramFailed as error:
            self.close()
            if seconds is not None and "did not answer within" in str(error):
                raise ProgramFailed(f"it thought for longer than {seconds:g} s") from None
            raise


# What is sent, and how the other process reads it

_KINDS = get_args(Action)
_NUMBERS = {kind: number for number, kind in enumerate(_KINDS)}
_FIELDS = {kind: tuple(field.name for field in fields(kind)) for kind in _KINDS}
PackedMenu = list[tuple[Any, ...]]


def packed(view: View) -> tuple[View, PackedMenu]:
    """A view without its menu, and the menu as plain tuples: pickle takes ten times as long for as many objects."""
    menu = [
        (_NUMBERS[kind], *[getattr(action, name) for name in _FIELDS[kind]])
        for action in view.legal_actions
        for kind in (type(action),)
    ]
    return replace(view, legal_actions=()), menu


def unpacked(view: View, menu: PackedMenu) -> View:
    """The inverse of :func:`packed`."""
    return replace(view, legal_actions=tuple([_KINDS[number](*values) for number, *values in menu]))


def _message(content: tuple[Any, ...], edition: Edition | None) -> bytes:
    buffer = io.BytesIO()
    buffer.write(b"\0" * 4)
    _Pickler(buffer, edition).dump(content)
    message = buffer.getbuffer()
    message[:4] = (len(message) - 4).to_bytes(4, "big")
    return bytes(message)


class _Pickler(pickle.Pickler):
    """Leaves out the edition that the other process knows: it would be nearly all of every view."""

    def __init__(self, file: io.BytesIO, edition: Edition | None) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._edition = edition

    def persistent_id(self, thing: object) -> str | None:
        return "edition" if thing is self._edition and thing is not None else None


class Unpickler(pickle.Unpickler):
    """Puts it in again."""

    def __init__(self, file: io.BytesIO, edition: Edition | None) -> None:
        super().__init__(file)
        self._edition = edition

    def persistent_load(self, name: str) -> Edition | None:
        return self._edition
