"""The decorators with which the kernel is compiled.

Its functions are plain functions of numbers, records and arrays. A *device function* is called by other compiled
functions only: on the CPU and, compiled again from the same source, on a GPU. An *entry point* is called by Python; it
is compiled together with everything it calls and cached on disk.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba

from northline.kernel.core.numba_internals import invalidate_with_sources, is_cached, log

DEVICE_FUNCTIONS: list[Any] = []
"""All functions decorated as ``device_function`` or ``inlined``."""


def device_function(function: Callable[..., Any]) -> Any:
    """Compile a function that only other compiled functions call."""
    return _registered(numba.njit(nogil=True, error_model="numpy")(function))


def inlined(function: Callable[..., Any]) -> Any:
    """Compile a device function that is always inlined: for what is called many times in every decision."""
    return _registered(numba.njit(nogil=True, error_model="numpy", forceinline=True)(function))


def _registered(compiled: Any) -> Any:
    DEVICE_FUNCTIONS.append(compiled)
    return compiled


def entry_point(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function that Python calls: at its first call, unless the code is cached on disk.

    The first call that has to compile logs a warning. ``is_ready()`` of the result says whether a call would start at
    once; ``compiled`` is Numba's dispatcher.
    """
    compiled = numba.njit(nogil=True, cache=True, error_model="numpy")(function)
    invalidate_with_sources(compiled)
    warned = False

    def call(*arguments: Any) -> Any:
        nonlocal warned
        if not warned:
            warned = True
            _warn_if_slow(compiled, function.__name__)
        return compiled(*arguments)

    call.compiled = compiled  # type: ignore[attr-defined]
    call.is_ready = lambda: bool(compiled.signatures) or is_cached(compiled)  # type: ignore[attr-defined]
    call.__doc__ = function.__doc__
    return call


def _warn_if_slow(compiled: Any, name: str) -> None:
    """Warn that the next call will have to compile, unless the code is there already."""
    if getattr(compiled, "signatures", True) or is_cached(compiled):
        return
    log.warning(
        "compiling the kernel (%s) for this processor: up to a minute, only the first time; "
        "the result is kept on disk",
        name,
    )
