"""Players that choose from what a seat may see.

A bot is named by a *spec*: its name, and options after a colon, such as ``greedy`` or ``random:seed=3``. Names come
from the entry point group ``northline.bots``, so that any package can add one.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from northline.bots.base import Bot, BotError, Clock

__all__ = ["Bot", "BotError", "Clock", "about_bot", "bot_factory", "bot_names", "check_bot", "make_bot"]

GROUP = "northline.bots"
_BUILT_IN = {
    "easy": "northline.bots.levels:EasyBot",
    "normal": "northline.bots.levels:NormalBot",
    "hard": "northline.bots.levels:HardBot",
    "expert": "northline.bots.levels:ExpertBot",
    "random": "northline.bots.random:RandomBot",
    "greedy": "northline.bots.greedy:GreedyBot",
    "racer": "northline.bots.racer:RacerBot",
    "planner": "northline.bots.planner:PlannerBot",
    "search": "northline.bots.search:SearchBot",
    "one-step": "northline.bots.published:OneStepBot",
    "long-route": "northline.bots.published:LongRouteBot",
    "route-focused": "northline.bots.published:RouteFocusedBot",
    "ticket-hungry": "northline.bots.published:TicketHungryBot",
}
"""The same as in pyproject.toml, for a source tree that has not been installed."""


def bot_names() -> tuple[str, ...]:
    """The names of all bots there are."""
    return tuple(sorted({*_BUILT_IN, *_installed()}))


def about_bot(name: str) -> str:
    """One line about a bot: the first of its documentation."""
    try:
        lines = (inspect.getdoc(_find(name)) or "").splitlines()
    except BotError as error:
        return str(error)
    return lines[0] if lines else ""


def make_bot(spec: str, seed: int | None = None) -> Bot:
    """The bot that a spec names. ``seed`` is for bots that take one, unless the spec gives another."""
    return bot_factory(spec)(seed)


def bot_factory(spec: str) -> Callable[[int | None], Bot]:
    """Read a spec once, to make any number of bots of it: what is returned makes one from a seed."""
    factory, options = _read(spec)
    seeded = "seed" in inspect.signature(factory).parameters and "seed" not in options

    def make(seed: int | None) -> Bot:
        try:
            bot: Bot = factory(**options, **({"seed": seed} if seeded and seed is not None else {}))
        except (TypeError, ValueError) as error:
            raise BotError(f"the bot '{spec}' cannot be made: {error}") from None
        return bot

    return make


def check_bot(spec: str) -> None:
    """Raise :class:`BotError` unless a spec names a bot."""
    make_bot(spec)


def _read(spec: str) -> tuple[Callable[..., Bot], dict[str, Any]]:
    name, _, rest = spec.strip().partition(":")
    factory = _find(name)
    options: dict[str, Any] = {}
    for part in filter(None, rest.split(",")):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise BotError(f"an option of a bot is written name=value, not '{part}'")
        options[key] = _option(name, factory, key, value)
    return factory, options


def _find(name: str) -> Callable[..., Bot]:
    if name in _installed():
        try:
            factory: Callable[..., Bot] = _installed()[name].load()
        except (ImportError, AttributeError) as error:
            raise BotError(f"the bot '{name}' is installed but cannot be loaded: {error}") from None
        return factory
    if name in _BUILT_IN:
        module, _, attribute = _BUILT_IN[name].partition(":")
        built_in: Callable[..., Bot] = getattr(import_module(module), attribute)
        return built_in
    raise BotError(f"there is no bot '{name}'; {_hint(name, bot_names())}")


@cache
def _installed() -> dict[str, EntryPoint]:
    """By their names. Looking through all that is installed takes longer than many a game, so it is done once."""
    return {point.name: point for point in entry_points(group=GROUP)}


def _hint(name: str, known: tuple[str, ...]) -> str:
    near = get_close_matches(name[:60], known, n=1)
    return f"did you mean '{near[0]}'?" if near else f"there are: {', '.join(known) or 'none'}"


_READERS: dict[str, tuple[Callable[[str], Any], str]] = {
    "int": (int, "a whole number"),
    "float": (float, "a number"),
    "str": (str, "a word"),
}


def _option(name: str, factory: Callable[..., Bot], key: str, value: str) -> Any:
    parameters = inspect.signature(factory).parameters
    if key not in parameters:
        raise BotError(f"the bot '{name}' has no option '{key}'; {_hint(key, tuple(parameters))}")
    kind = parameters[key].annotation
    kind = kind if isinstance(kind, str) else getattr(kind, "__name__", "str")
    read, wanted = _READERS.get(kind.split("|")[0].strip(), _READERS["str"])
    try:
        return read(value)
    except ValueError:
        raise BotError(f"the option '{key}' of the bot '{name}' wants {wanted}, not '{value}'") from None
