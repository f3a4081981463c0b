"""How the kernel is compiled.

Its functions are plain functions of numbers, records and arrays. ``inner`` makes one of them callable by the others, on
the processor and, compiled again from the same source, on a GPU. ``entry`` marks the few that Python calls: those are
compiled with everything they use and kept on disk.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.core.extending import intrinsic

log = logging.getLogger("northline.kernel")

INNER: list[Any] = []
"""All functions that others call."""


def inner(function: Callable[..., Any]) -> Any:
    """A function for others to call."""
    return _noted(numba.njit(nogil=True, error_model="numpy")(function))


def built_in(function: Callable[..., Any]) -> Any:
    """The same for what is asked many times in every decision: written out wherever it is called."""
    return _noted(numba.njit(nogil=True, error_model="numpy", forceinline=True)(function))


def _noted(compiled: Any) -> Any:
    INNER.append(compiled)
    return compiled


_WORD_TO_WORD = numba.uint64(numba.uint64)


@intrinsic
def _bits_set(_context: Any, _word: Any) -> Any:
    return _WORD_TO_WORD, lambda _, builder, __, arguments: builder.ctpop(arguments[0])


@intrinsic
def _zeros_below(_context: Any, _word: Any) -> Any:
    not_zero = ir.Constant(ir.IntType(1), 1)
    return _WORD_TO_WORD, lambda _, builder, __, arguments: builder.cttz(arguments[0], not_zero)


def _is_for_gpu(context: Any) -> bool:
    return "cuda" in type(context).__module__


def _deposits(context: Any) -> bool:
    """Whether code is made for a processor that can deposit bits."""
    return not _is_for_gpu(context) and "+bmi2" in str(context.codegen().magic_tuple())


@intrinsic
def _can_deposit(_context: Any) -> Any:
    return numba.boolean(), lambda context, *_: ir.Constant(ir.IntType(1), int(_deposits(context)))


@intrinsic
def _deposited(_context: Any, _word: Any, _places: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if not _deposits(context):
            return ir.Constant(ir.IntType(64), 0)
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind), arguments)

    return numba.uint64(numba.uint64, numba.uint64), generate


@intrinsic
def _as_short_as_can_be(_context: Any) -> Any:
    def generate(context: Any, builder: Any, _: Any, __: Any) -> Any:
        if _is_for_gpu(context):
            builder.function.attributes.add("optsize")
        return context.get_dummy_value()

    return numba.none(), generate


def _room(cleared: bool) -> Any:
    def type_and_code(_context: Any, dtype: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, _: Any) -> Any:
            kind = signature.return_type
            words = ir.ArrayType(ir.IntType(64), -(-kind.size // 8))
            with builder.goto_entry_block():
                room = builder.alloca(words)
            room.align = 16
            if cleared:
                builder.store(words(None), room)
            return builder.bitcast(room, context.get_value_type(kind))

        return dtype.dtype(dtype), generate

    return intrinsic(type_and_code)


# One instruction each, for which Numba has no name that both targets know. Without the compiler, as on the simulator
# of a GPU, NumPy counts.
_plain = bool(getattr(numba.config, "DISABLE_JIT", False))
bits_set: Any = np.bitwise_count if _plain else _bits_set
"""How many bits of a word are set."""
zeros_below: Any = (lambda word: np.bitwise_count(~word & (word - 1))) if _plain else _zeros_below
"""The place of the lowest bit of a word that is not zero."""
can_deposit: Any = (lambda: False) if _plain else _can_deposit
"""Whether ``deposited`` can be asked: not on a GPU, nor on every processor."""
deposited: Any = _deposited
"""The lowest bits of a word, put one after the other where another word has bits."""
as_short_as_can_be: Any = (lambda: None) if _plain else _as_short_as_can_be
"""Said in a function for a GPU: its program, and all that is built into it, is to be short rather than clever.

The threads of a warp go through nearly all of the program at each step, and wait longest for the program itself.
"""


def _record(dtype: Any) -> Any:
    return np.zeros(1, np.dtype((np.record, dtype)))[0]


# Room for a record while a function runs. Numba's own would be filled with zeros byte by byte.
cleared: Any = _record if _plain else _room(cleared=True)
"""A record of this type, full of zeros."""
unset: Any = _record if _plain else _room(cleared=False)
"""A record of this type, with anything in it."""


def entry(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function for Python to call: compiled at its first call, or read from the disk."""
    compiled = numba.njit(nogil=True, cache=True, error_model="numpy")(function)
    _tie_to_all_sources(compiled)
    told = False

    def call(*arguments: Any) -> Any:
        nonlocal told
        if not told:
            told = True
            _tell(compiled, function.__name__)
        return compiled(*arguments)

    call.compiled = compiled  # type: ignore[attr-defined]
    call.is_ready = lambda: bool(compiled.signatures) or _is_on_disk(compiled)  # type: ignore[attr-defined]
    call.__doc__ = function.__doc__
    return call


def _tell(compiled: Any, name: str) -> None:
    """Say that the next call will take its time, unless the compiled program is already there."""
    if getattr(compiled, "signatures", True) or _is_on_disk(compiled):
        return
    log.warning(
        "compiling the kernel (%s) for this processor: up to a minute, only the first time; "
        "the result is kept on disk",
        name,
    )


def _is_on_disk(compiled: Any) -> bool:
    try:
        return bool(compiled._cache._cache_file._load_index())
    except (AttributeError, OSError):
        return False


def _tie_to_all_sources(compiled: Any) -> None:
    """Numba looks at the file of a function only to see whether what it kept is stale; look at the whole kernel."""
    try:
        compiled._cache._cache_file._source_stamp = _fingerprint()
    except AttributeError:  # a Numba that keeps its books otherwise
        log.debug("cannot tie the compiled kernel to its sources")


@cache
def _fingerprint() -> str:
    digest = hashlib.sha256()
    package = Path(__file__).parents[2]
    for source in sorted((*package.glob("kernel/**/*.py"), *package.glob("strategy/**/*.py"))):
        digest.update(source.relative_to(package).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()
