"""A bot that is another program, in any language, spoken to in lines of JSON (see docs/bots.md).

Each line that it reads is an object with a ``type``: ``start`` tells the board and the seat, ``event`` what has
happened, ``choose`` asks for an action, and ``result`` ends the game. It writes one line for each ``choose``, the
text of an action. A program that answers nonsense, is late or dies is told apart by :class:`ProgramFailed`, and ended
with whatever it has started."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from northline.bots.base import Clock, Result
from northline.bots.child import Child, ProgramFailed, shown
from northline.editions import Edition
from northline.rules import IllegalAction, NotationError, SplitMix, check, parse_action, sample
from northline.rules.actions import Action
from northline.rules.events import Event
from northline.rules.formats.boards import edition_to_dict
from northline.rules.formats.events import event_to_dict
from northline.rules.view import View

__all__ = ["PROTOCOL", "ProgramBot", "ProgramFailed"]

PROTOCOL = 2
"""The version of the protocol, in every ``start``. Version 1 had questions only, without a ``type``."""
STARTING_TIME = 10.0
"""Seconds more for the first choice of a process: interpreters and libraries take some time to start."""


class ProgramBot:
    """Another program, in any language (see docs/bots.md).

    ``time`` is how many seconds a choice may take where no clock says otherwise. The process is started for the first
    game and plays one game after another, until :meth:`close`. No spec that comes over the network or in a record can
    name one: see :mod:`northline.bots.local`."""

    def __init__(
        self,
        command: str,
        time: float = 5.0,
        *,
        starting_time: float = STARTING_TIME,
        echo: Callable[[bytes], object] | None = None,
    ) -> None:
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise ValueError(f"the command {command!r} cannot be read: {str(error).lower()}") from None
        if not self._words:
            raise ValueError("there is no command")
        if not time > 0:
            raise ValueError("a program needs some time to answer")
        self._time, self._starting_time, self._echo = time, starting_time, echo
        self._child: Child | None = None
        self._game: tuple[Edition, int, int] | None = None
        """Board, seat and players of the game that the process was told of last, until its result."""
        self._is_new = True

    def begin(self, edition: Edition, seat: int, players: int, seed: int | None = None) -> None:
        """A game begins: start the program if it is not running, and tell it the board."""
        if self._child is None:
            self._child, self._is_new = Child(self._words, echo=self._echo), True
        start = f'"type":"start","protocol":{PROTOCOL},"seat":{seat},"players":{players},"seed":{json.dumps(seed)}'
        self._child.tell(f'{{{start},"edition":{_edition_text(edition)}}}\n'.encode())
        self._game = (edition, seat, players)

    def observe(self, event: Event) -> None:
        """Something has happened; the event is as the seat may see it."""
        if self._child is not None and self._game is not None:
            self._child.tell(_line({"type": "event", "event": event_to_dict(self._game[0], event)}))

    def choose(self, view: View, clock: Clock | None = None) -> Action:
        seconds = self._time if clock is None or clock.per_move is None else clock.per_move
        try:
            assert view.seat is not None
            game = (view.edition, view.seat, view.players)
            if self._child is None or self._game != game:  # the host does not tell when games begin
                self.begin(*game)
            assert self._child is not None
            question = _line({"type": "choose", "seconds": seconds, "view": view.to_dict()})
            answer = self._child.ask(question, seconds + (self._starting_time if self._is_new else 0))
            self._is_new = False
            return _action(view, answer)
        except ProgramFailed:
            self.close()
            raise

    def end(self, result: Result) -> None:
        """The game is over. The program goes on: there may be another game."""
        if self._child is not None and self._game is not None:
            self._child.tell(
                _line(
                    {
                        "type": "result",
                        "places": result.places,
                        "points": result.points,
                        "forfeit": result.forfeit,
                    }
                )
            )
        self._game = None

    def close(self, farewell: bool = False) -> None:
        """End the program; with a ``farewell`` it gets a moment to end by itself."""
        child, self._child, self._game = self._child, None, None
        if child is not None:
            child.close(farewell)


@lru_cache(8)
def _edition_text(edition: Edition) -> str:
    return json.dumps(edition_to_dict(edition), separators=(",", ":"))


def _line(document: dict[str, Any]) -> bytes:
    return json.dumps(document, separators=(",", ":")).encode() + b"\n"


def _action(view: View, answer: bytes) -> Action:
    """The action that an answer names, if it is one and legal."""
    try:
        action = parse_action(view.edition, answer.decode("utf-8", "replace"))
    except NotationError as error:
        raise ProgramFailed(f"it answered {shown(answer)}, which is not an action: {error}") from None
    if action in view.legal_actions:
        return action
    assert view.seat is not None
    try:
        # Any position that looks like the view will do: what is legal does not depend on what is hidden.
        check(sample(view, SplitMix(0)), view.seat, action)
    except IllegalAction as error:
        raise ProgramFailed(f"it answered {shown(answer)}, which is not legal here: {error}") from None
    return action
