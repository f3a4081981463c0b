"""The decorators with which the kernel is compiled.

Its functions are plain functions of numbers, records and arrays. A *device function* is called by other compiled
functions only: on the CPU and, compiled again from the same source, on a GPU. An *entry point* is called by Python; it
is compiled together with everything it calls and cached on disk. A *policy function* is compiled and cached as an entry
point is, but other compiled functions call it by its address: so it is not compiled into each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba

from northline.kernel.core.layout import GAME, POLICY_MEMORY, SCRATCH, TABLES
from northline.kernel.core.numba_internals import (
    DeviceFunctionCompiler,
    address_of,
    invalidate_with_sources,
    is_cached,
    keep_callable,
    link_environments,
    log,
)

DEVICE_FUNCTIONS: list[Any] = []
"""All functions decorated as ``device_function`` or ``inlined``."""

NOWHERE_TO_KEEP = (
    "what is compiled cannot be kept: neither the folder of the package nor the user's cache folder is writable; "
    "set NUMBA_CACHE_DIR to a folder that is"
)


def device_function(function: Callable[..., Any]) -> Any:
    """Compile a function that only other compiled functions call."""
    return _device_function(function, forceinline=False)


def inlined(function: Callable[..., Any]) -> Any:
    """Compile a device function that is always inlined: for what is called many times in every decision."""
    return _device_function(function, forceinline=True)


def _device_function(function: Callable[..., Any], forceinline: bool) -> Any:
    njit: Any = numba.njit  # its types do not have all options
    compiled = njit(
        nogil=True,
        error_model="numpy",
        forceinline=forceinline,
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
        pipeline_class=DeviceFunctionCompiler,
    )(function)
    keep_callable(compiled)
    DEVICE_FUNCTIONS.append(compiled)
    return compiled


class EntryPoint:
    """A compiled function that Python calls: compiled at its first call, unless the code is cached on disk.

    The first call that has to compile logs that it does.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self.name, self.__doc__ = function.__name__, function.__doc__
        options: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
        self.is_kept = True
        """Whether there is a folder on disk where the code can be cached."""
        try:
            self.compiled: Any = numba.njit(cache=True, **options)(function)
        except RuntimeError:  # Numba found no folder that it can write to
            self.is_kept = False
            self.compiled = numba.njit(**options)(function)
        invalidate_with_sources(self.compiled)
        self._is_linked = False

    def __call__(self, *arguments: Any) -> Any:
        if self._is_linked:
            return self.compiled(*arguments)
        self._announce()
        result = self.compiled(*arguments)
        self._link()
        return result

    def is_ready(self) -> bool:
        """Whether a call would start at once."""
        return bool(self.compiled.signatures) or is_cached(self.compiled)

    def _announce(self) -> None:
        """Log that the next call will have to compile, unless the code is there already."""
        if getattr(self.compiled, "signatures", True) or is_cached(self.compiled):
            return
        log.warning(
            "compiling %s for this processor, which is done only once; `northline warm-up` does it ahead",
            self.name,
        )
        if not self.is_kept:
            log.warning(NOWHERE_TO_KEEP)

    def _link(self) -> None:
        link_environments(self.compiled)
        self._is_linked = True


class PolicyFunction(EntryPoint):
    """A function ``(tables, game, scratch, memory)`` that returns an action, called by its address."""

    _address = 0

    def address(self) -> int:
        """Return the address of the machine code, which is compiled or loaded the first time."""
        if not self._is_linked:
            self._announce()
            self.compiled.compile(_POLICY_SIGNATURE)
            self._address = address_of(self.compiled, _POLICY_SIGNATURE)
            self._link()
        return self._address


_POLICY_SIGNATURE = numba.int64(*(numba.from_dtype(kind) for kind in (TABLES, GAME, SCRATCH, POLICY_MEMORY)))


def entry_point(function: Callable[..., Any]) -> EntryPoint:
    """Compile a function that Python calls."""
    return EntryPoint(function)


def policy_function(function: Callable[..., Any]) -> PolicyFunction:
    """Compile a function that chooses an action, for compiled functions that know its address."""
    return PolicyFunction(function)
