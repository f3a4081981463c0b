"""Players that choose from what a seat may see.

A bot is named by a *spec*: its name, and options after a colon, such as ``greedy`` or ``random:seed=3``. Names come
from the entry point group ``northline.bots``, so that any package can add one.

>>> import northline as nl
>>> game = nl.Game.new(nl.edition("nordic_countries"), 2, seed=3)
>>> bots = [make_bot("planner"), make_bot("greedy", seed=1)]
>>> for _ in range(10):
...     seat = game.to_act[0]
...     _ = game.play(seat, bots[seat].choose(game.view(seat)))
>>> game.over
False

A bot of your own is any object that can :meth:`~northline.bots.base.Bot.choose`:

>>> class Miser:
...     "Draws from the deck as long as there is one."
...     def choose(self, view, clock=None):
...         cards = [action for action in view.legal_actions if isinstance(action, nl.rules.actions.Draw)]
...         return (cards or view.legal_actions)[0]
>>> seat = game.to_act[0]
>>> Miser().choose(game.view(seat)) in game.view(seat).legal_actions
True
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from northline.bots.base import Bot, BotError, Clock, ObservingBot, Result
from northline.editions.untrusted import closest, printable

__all__ = [
    "Bot",
    "BotError",
    "Clock",
    "ObservingBot",
    "Result",
    "about_bot",
    "bot_factory",
    "bot_names",
    "check_bot",
    "make_bot",
]

GROUP = "northline.bots"
_BUILT_IN = {
    "easy": "northline.bots.levels:EasyBot",
    "normal": "northline.bots.levels:NormalBot",
    "hard": "northline.bots.levels:HardBot",
    "expert": "northline.bots.network_search:ExpertBot",
    "random": "northline.bots.random:RandomBot",
    "greedy": "northline.bots.greedy:GreedyBot",
    "racer": "northline.bots.racer:RacerBot",
    "neural": "northline.bots.neural:NeuralBot",
    "planner": "northline.bots.planner:PlannerBot",
    "search": "northline.bots.search:SearchBot",
    "one-step": "northline.bots.published:OneStepBot",
    "long-route": "northline.bots.published:LongRouteBot",
    "route-focused": "northline.bots.published:RouteFocusedBot",
    "ticket-hungry": "northline.bots.published:TicketHungryBot",
}
"""The same as in pyproject.toml, for a source tree that has not been installed."""


def bot_names() -> tuple[str, ...]:
    """The names of all bots that are built in or installed, in alphabetical order.

    >>> "greedy" in bot_names()
    True
    """
    return tuple(sorted({*_BUILT_IN, *_installed()}))


def about_bot(name: str) -> str:
    """The first line of a bot's documentation; why it cannot be loaded where that is so.

    >>> about_bot("random")
    'Does anything legal, each thing equally likely.'
    """
    try:
        lines = (inspect.getdoc(find_bot(name)) or "").splitlines()
    except BotError as error:
        return str(error)
    return lines[0] if lines else ""


def make_bot(spec: str, seed: int | None = None) -> Bot:
    """Make the bot that a spec names.

    ``seed`` is passed to bots that take one, unless the spec gives another. Raises :class:`BotError`, in one sentence,
    where there is no such bot or option.

    >>> make_bot("random:seed=3")  # doctest: +ELLIPSIS
    <northline.bots.random.RandomBot object at ...>
    >>> make_bot("gready")
    Traceback (most recent call last):
    ...
    northline.bots.base.BotError: there is no bot 'gready'; did you mean 'greedy'?
    """
    return bot_factory(spec)(seed)


def bot_factory(spec: str) -> Callable[[int | None], Bot]:
    """Read a spec once, to make any number of bots of it: what is returned makes one from a seed."""
    name, _, options = spec.strip().partition(":")
    if name == "cmd":
        raise BotError(
            "a program can only play where it is named on this machine, never by a request or a record"
        )
    return factory_with_options(spec, find_bot(name), options)


def factory_with_options(spec: str, factory: Callable[..., Bot], text: str) -> Callable[[int | None], Bot]:
    """What makes bots from seeds, with the options of a spec, such as ``playouts=500,threads=1``."""
    options = _options(spec.partition(":")[0], factory, text)
    seeded = "seed" in inspect.signature(factory).parameters and "seed" not in options

    def make(seed: int | None) -> Bot:
        try:
            bot: Bot = factory(**options, **({"seed": seed} if seeded and seed is not None else {}))
        except (TypeError, ValueError) as error:
            raise BotError(f"the bot '{spec}' cannot be made: {error}") from None
        except Exception as error:  # a bot can be anybody's
            raise BotError(f"the bot '{spec}' cannot be made: {type(error).__name__}: {error}") from None
        return bot

    return make


def check_bot(spec: str) -> None:
    """Raise :class:`BotError` unless a spec names a bot that can be made.

    >>> check_bot("random:sed=3")
    Traceback (most recent call last):
    ...
    northline.bots.base.BotError: the bot 'random' has no option 'sed'; did you mean 'seed'?
    """
    make_bot(spec)


def _options(name: str, factory: Callable[..., Bot], text: str) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise BotError(f"an option of a bot is written name=value, not '{printable(part)}'")
        options[key] = _option(name, factory, key, value)
    return options


def find_bot(name: str) -> Callable[..., Bot]:
    """What makes the bots of a name; raises :class:`BotError` where there is none."""
    if name in _installed():
        try:
            factory: Callable[..., Bot] = _installed()[name].load()
        except Exception as error:  # it can be anybody's, and so can what happens while it is imported
            raise BotError(f"the bot '{name}' is installed but cannot be loaded: {error}") from None
        return factory
    if name in _BUILT_IN:
        module, _, attribute = _BUILT_IN[name].partition(":")
        built_in: Callable[..., Bot] = getattr(import_module(module), attribute)
        return built_in
    raise BotError(f"there is no bot '{printable(name)}'; {_hint(name, bot_names())}")


def is_built_in(name: str) -> bool:
    """Whether a name is that of a bot of Northline, and not of another package."""
    point = _installed().get(name)
    where = point.value if point is not None else _BUILT_IN.get(name, "")
    return where.startswith("northline.")


@cache
def _installed() -> dict[str, EntryPoint]:
    """The installed bots by name. Scanning all installed packages takes longer than many a game: it is done once."""
    return {point.name: point for point in entry_points(group=GROUP)}


def _hint(name: str, known: tuple[str, ...]) -> str:
    meant = closest(name, known)
    return f"did you mean '{meant}'?" if meant else f"there are: {', '.join(known) or 'none'}"


_READERS: dict[str, tuple[Callable[[str], Any], str]] = {
    "int": (int, "a whole number"),
    "float": (float, "a number"),
    "str": (str, "a word"),
}


def _option(name: str, factory: Callable[..., Bot], key: str, value: str) -> Any:
    parameters = inspect.signature(factory).parameters
    if key not in parameters:
        raise BotError(f"the bot '{name}' has no option '{printable(key)}'; {_hint(key, tuple(parameters))}")
    kind = parameters[key].annotation
    kind = kind if isinstance(kind, str) else getattr(kind, "__name__", "str")
    read, wanted = _READERS.get(kind.split("|")[0].strip(), _READERS["str"])
    try:
        return read(value)
    except ValueError:
        raise BotError(
            f"the option '{key}' of the bot '{name}' needs {wanted}, not '{printable(value)}'"
        ) from None
