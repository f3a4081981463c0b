"""Compiled twins of plain functions: one source for a player that works anywhere and for the kernel's."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any

from northline.kernel.core.compiler import device_function

_ROOM = "northline.strategy"


@cache
def twins_of(module: str) -> dict[str, Any]:
    """The names of a module of :mod:`northline.strategy`, its functions compiled, and all those they call."""
    names = dict(vars(import_module(module)))
    for name, thing in list(names.items()):
        if isinstance(thing, FunctionType) and thing.__module__.startswith(_ROOM):
            if thing.__module__ == module:
                names[name] = device_function(FunctionType(thing.__code__, names, thing.__name__))
            else:
                names[name] = twins_of(thing.__module__)[thing.__name__]
    return names
