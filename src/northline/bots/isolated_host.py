"""The process of an isolated bot: ``python -m northline.bots.isolated_host SPEC``."""

from __future__ import annotations

import io
import json
import os
import sys
from typing import IO, Any

from northline.bots import BotError
from northline.bots.base import Bot
from northline.bots.choice import NotAnAction, read_choice
from northline.bots.isolated import Unpickler, unpacked
from northline.bots.local import local_bot_factory
from northline.editions import Edition
from northline.rules import format_action
from northline.rules.actions import Action


class Host:
    """Answers one message after another."""

    def __init__(self, spec: str) -> None:
        self._spec = spec
        self.edition: Edition | None = None
        self._bot: Bot | None = None
        self._observe: Any = None

    def begin(self, edition: Edition | None, seat: int, players: int, seed: int | None) -> dict[str, Any]:
        self.edition = edition or self.edition
        assert self.edition is not None
        try:
            self._bot = local_bot_factory(self._spec)(seed)
        except BotError as error:
            return {"failed": _could_not_be_made(self._spec, error)}
        self._observe = getattr(self._bot, "observe", None)
        if hasattr(self._bot, "begin"):
            self._bot.begin(self.edition, seat, players)
        return {"observes": self._observe is not None}

    def choose(self, events: list[Any], view_without_menu: Any, menu: Any, clock: Any) -> dict[str, Any]:
        assert self._bot is not None
        view = unpacked(view_without_menu, menu)
        for event in events:
            self._observe(event)
        try:
            action: Action = read_choice(view, self._bot.choose(view, clock))
            return {"action": format_action(view.edition, action)}
        except NotAnAction as error:
            return {"failed": str(error)}

    def end(self, events: list[Any], result: Any) -> None:
        for event in events:
            self._observe(event)
        if self._bot is not None and hasattr(self._bot, "end"):
            self._bot.end(result)


def _could_not_be_made(spec: str, error: BotError) -> str:
    return "could not be made: " + str(error).removeprefix(f"the bot '{spec}' cannot be made: ")


def _in_one_line(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]


def _messages(source: IO[bytes], host: Host) -> Any:
    while len(head := source.read(4)) == 4:
        yield Unpickler(io.BytesIO(source.read(int.from_bytes(head, "big"))), host.edition).load()


def main() -> None:
    """Play until the input ends. What the bot prints goes to standard error: standard output is for answers."""
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    source = os.fdopen(os.dup(0), "rb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    host = Host(sys.argv[1])
    for kind, *content in _messages(source, host):
        try:
            answer = getattr(host, kind)(*content)
        except Exception as error:
            answer = None if kind == "end" else {"failed": f"crashed: {_in_one_line(error)}"}
        if answer is not None:
            answers.write(json.dumps(answer).encode() + b"\n")


if __name__ == "__main__":
    main()
