"""Bots that only somebody at this machine may name: programs, and classes in modules.

Besides the specs of :mod:`northline.bots` there are

* ``cmd:./my-bot --level 3``: a program, with its arguments quoted as in a shell;
* ``my_bots:MyBot``, or with options ``my_bots:MyBot:depth=3``: a class in a module, of the current folder or installed.

Both run what they name. That is why :func:`northline.bots.make_bot` refuses them: it reads specs that come over the
network and in other people's records. What is here is for the command line, and for calls from Python."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module

from northline.bots import BotError, bot_factory, bot_names, factory_with_options, is_built_in
from northline.bots.base import Bot
from northline.bots.program import ProgramBot

PROGRAM = "cmd:"
_CLASS = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<name>[A-Za-z_]\w*)(:(?P<options>.*))?")


def is_program(spec: str) -> bool:
    """Whether a spec names a program."""
    return spec.strip().startswith(PROGRAM)


def is_local(spec: str) -> bool:
    """Whether a spec names something that runs only where somebody at this machine has named it.

    >>> is_local("cmd:./my-bot"), is_local("my_bots:MyBot"), is_local("random:seed=3"), is_local("greedy")
    (True, True, False, False)
    """
    return is_program(spec) or _class_in(spec) is not None


def is_foreign(spec: str) -> bool:
    """Whether a bot is not one of Northline's own."""
    return is_local(spec) or not is_built_in(spec.strip().partition(":")[0])


def make_local_bot(spec: str, seed: int | None = None) -> Bot:
    """Make any bot that a person at this machine names. Raises :class:`BotError`, in one sentence.

    >>> make_local_bot("northline.bots.greedy:GreedyBot", seed=1)  # doctest: +ELLIPSIS
    <northline.bots.greedy.GreedyBot object at ...>
    >>> make_local_bot("northline.bots.greedy:GreedyBit")
    Traceback (most recent call last):
    ...
    northline.bots.base.BotError: the module 'northline.bots.greedy' has no 'GreedyBit'
    """
    return local_bot_factory(spec)(seed)


def local_bot_factory(spec: str) -> Callable[[int | None], Bot]:
    """Like :func:`northline.bots.bot_factory`, for programs and classes too."""
    if is_program(spec):
        command = spec.strip().removeprefix(PROGRAM)

        def start(_seed: int | None) -> Bot:
            try:
                return ProgramBot(command)
            except ValueError as error:
                raise BotError(f"the bot '{spec}' cannot be made: {error}") from None

        return start
    found = _class_in(spec)
    if found is None:
        return bot_factory(spec)
    factory = _load(found["module"], found["name"])
    return factory_with_options(spec, factory, found["options"] or "")


def check_local_bot(spec: str) -> None:
    """Raise :class:`BotError` unless a spec names a bot that can be made here. A program is not started."""
    make_local_bot(spec)


def refuse_local(specs: Iterable[str], named: Iterable[str] = ()) -> None:
    """Raise :class:`BotError` where specs out of a file would run something that nobody at this machine has named."""
    known = set(named)
    for spec in specs:
        if is_local(spec) and spec not in known:
            raise BotError(
                f"'{spec}' is in the file, and would be run: name all bots again if that is what you want"
            )


_NAME = re.compile(r"[a-z][a-z0-9-]{0,30}")


@dataclass(frozen=True)
class NamedBots:
    """Reads specs that come over the network, where the operator of a server has given names to further bots.

    Whoever asks for such a name gets the bot behind it; nobody can ask for anything else that runs here.
    """

    specs: Mapping[str, str]
    """By name, what :func:`make_local_bot` understands."""
    others: Callable[[str], Callable[[int], Bot]] = bot_factory

    def __call__(self, spec: str) -> Callable[[int], Bot]:
        named = self.specs.get(spec)
        return self.others(spec) if named is None else local_bot_factory(named)


def read_name(text: str) -> tuple[str, str]:
    """The name and the spec in ``NAME=SPEC``. Raises :class:`BotError` where it is not that, or there is no such bot.

    >>> read_name("mine=northline.bots.greedy:GreedyBot")
    ('mine', 'northline.bots.greedy:GreedyBot')
    """
    name, equals, spec = text.partition("=")
    if not equals or not spec.strip() or not _NAME.fullmatch(name):
        raise BotError(f"a bot is given a name as in my-bot=cmd:./my-bot, in small letters, not as '{text}'")
    if name in bot_names():
        raise BotError(f"there is a bot '{name}' already: choose another name")
    check_local_bot(spec)
    return name, spec


def _class_in(spec: str) -> re.Match[str] | None:
    found = _CLASS.fullmatch(spec.strip())
    return None if found is None or found["module"] in bot_names() else found


def _load(module: str, name: str) -> Callable[..., Bot]:
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.insert(0, os.getcwd())  # a script that was installed does not look in the current folder
    try:
        loaded = import_module(module)
    except ModuleNotFoundError as error:
        raise BotError(
            f"the module '{module}' cannot be loaded: {str(error)[:1].lower()}{str(error)[1:]}"
        ) from None
    except Exception as error:
        raise BotError(f"the module '{module}' cannot be loaded: {type(error).__name__}: {error}") from None
    factory: Callable[..., Bot] | None = getattr(loaded, name, None)
    if not callable(factory):
        raise BotError(f"the module '{module}' has no '{name}'")
    if not hasattr(factory, "choose"):
        raise BotError(f"'{module}:{name}' is not a bot: it has no method 'choose'")
    return factory
