"""The functions of :mod:`northline.strategy`, compiled: one source for players in plain Python and in the kernel."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any

from northline.kernel.core import bits
from northline.kernel.core.chance import below, scrambled
from northline.kernel.core.compiler import device_function, inlined
from northline.kernel.policies import random
from northline.kernel.rules import menu

_ROOM = "northline.strategy"


@inlined
def _find_claims(tables, game, scratch):
    return menu.list_claims(tables, game, game, scratch) > 0


@inlined
def _drop_repeated_claims(tables, game, scratch):
    menu.drop_repeated_claims(tables, game, game, scratch)


@inlined
def _can_pay(game):
    return menu.can_pay(game, game)


@inlined
def _station_colors(game):
    return menu.station_colors(game, game)


@inlined
def _choose_at_random(tables, game, scratch, memory):
    return random.choose_at_random(tables, game, game, scratch, memory)


_SUBSTITUTES: dict[str, dict[str, Any]] = {
    f"{_ROOM}.bitsets": {
        "single_bit": bits.single_bit,
        "has_bit": bits.has_bit,
        "as_index": bits.as_index,
        "popcount": bits.popcount,
        "lowest_bit": bits.lowest_bit,
        "without_lowest_bit": bits.without_lowest_bit,
        "card_count": bits.count,
        "random_below": below,
        "scrambled": scrambled,
    },
    f"{_ROOM}.greedy.menu": {
        "find_claims": _find_claims,
        "drop_repeated_claims": _drop_repeated_claims,
        "takeable": menu.takeable,
        "can_draw": menu.can_draw,
        "can_pay": _can_pay,
        "station_colors": _station_colors,
        "choose_at_random": _choose_at_random,
    },
}
"""What the kernel does in its own way, by the module and name of the plain function."""


@cache
def compiled(module: str) -> dict[str, Any]:
    """The names of a module of :mod:`northline.strategy`, its functions compiled, and all those they call."""
    names = dict(vars(import_module(module)))
    if "EMPTY_SET" in names:
        names["EMPTY_SET"] = bits.NOTHING
    for name, thing in list(names.items()):
        if isinstance(thing, FunctionType) and thing.__module__.startswith(_ROOM):
            if thing.__module__ in _SUBSTITUTES:
                names[name] = _SUBSTITUTES[thing.__module__][thing.__name__]
            elif thing.__module__ == module:
                names[name] = device_function(FunctionType(thing.__code__, names, thing.__name__))
            else:
                names[name] = compiled(thing.__module__)[thing.__name__]
    return names
