"""LLVM instructions for which Numba has no function that works on both the CPU and the GPU.

Without the compiler (``NUMBA_DISABLE_JIT``, as on the CUDA simulator) NumPy stands in for them.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.core.extending import intrinsic

_UNARY = numba.uint64(numba.uint64)


@intrinsic
def _popcount64(_context: Any, _word: Any) -> Any:
    return _UNARY, lambda _, builder, __, arguments: builder.ctpop(arguments[0])


@intrinsic
def _count_trailing_zeros(_context: Any, _word: Any) -> Any:
    not_zero = ir.Constant(ir.IntType(1), 1)
    return _UNARY, lambda _, builder, __, arguments: builder.cttz(arguments[0], not_zero)


def _is_gpu(context: Any) -> bool:
    return "cuda" in type(context).__module__


def _has_pdep(context: Any) -> bool:
    return not _is_gpu(context) and "+bmi2" in str(context.codegen().magic_tuple())


@intrinsic
def _can_deposit_bits(_context: Any) -> Any:
    return numba.boolean(), lambda context, *_: ir.Constant(ir.IntType(1), int(_has_pdep(context)))


@intrinsic
def _deposit_bits(_context: Any, _word: Any, _places: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if not _has_pdep(context):
            return ir.Constant(ir.IntType(64), 0)
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind), arguments)

    return numba.uint64(numba.uint64, numba.uint64), generate


@intrinsic
def _optimize_for_size(_context: Any) -> Any:
    def generate(context: Any, builder: Any, _: Any, __: Any) -> Any:
        if _is_gpu(context):
            builder.function.attributes.add("optsize")
        return context.get_dummy_value()

    return numba.none(), generate


@intrinsic
def _call_policy(_context: Any, _address: Any, tables: Any, game: Any, scratch: Any, memory: Any) -> Any:
    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        address, *records = arguments
        kind = ir.FunctionType(ir.IntType(64), [record.type for record in records])
        return builder.call(builder.inttoptr(address, kind.as_pointer()), records)

    return numba.int64(numba.int64, tables, game, scratch, memory), generate


def _alloca(zeroed: bool) -> Any:
    def type_and_code(_context: Any, dtype: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, _: Any) -> Any:
            kind = signature.return_type
            words = ir.ArrayType(ir.IntType(64), -(-kind.size // 8))
            with builder.goto_entry_block():
                memory = builder.alloca(words)
            memory.align = 16
            if zeroed:
                builder.store(words(None), memory)
            return builder.bitcast(memory, context.get_value_type(kind))

        return dtype.dtype(dtype), generate

    return intrinsic(type_and_code)


def _record(dtype: Any) -> Any:
    return np.zeros(1, np.dtype((np.record, dtype)))[0]


_no_jit = bool(getattr(numba.config, "DISABLE_JIT", False))

popcount64: Any = np.bitwise_count if _no_jit else _popcount64
"""The number of set bits of a 64-bit word, as a word."""
count_trailing_zeros: Any = (
    (lambda word: np.bitwise_count(~word & (word - 1))) if _no_jit else _count_trailing_zeros
)
"""The position of the lowest set bit of a word that is not zero, as a word."""
can_deposit_bits: Any = (lambda: False) if _no_jit else _can_deposit_bits
"""Whether the target has ``deposit_bits``: an x86 processor with BMI2. A constant at compile time."""
deposit_bits: Any = _deposit_bits
"""PDEP: the lowest bits of one word, put where another word has set bits."""
optimize_for_size: Any = (lambda: None) if _no_jit else _optimize_for_size
"""Called first in a CUDA kernel: have it, and all that is inlined into it, compiled for size rather than speed.

The threads of a warp run through nearly all of the program at each step, and wait longest for its instructions.
"""
call_policy: Any = _call_policy
"""Call the policy function at an address (``compiler.PolicyFunction``) with tables, game, scratch and memory."""
# Numba's own local records would be zeroed byte by byte.
local_zeros: Any = _record if _no_jit else _alloca(zeroed=True)
"""A record of a dtype on the stack (on a GPU: in local memory), zeroed."""
local_empty: Any = _record if _no_jit else _alloca(zeroed=False)
"""The same, uninitialized."""
