"""The only place that reaches into private parts of Numba.

Numba has no public way to do two things that the kernel needs:

* say that a function cached on disk is stale when *any* source of the kernel has changed. Numba compares only the file
  in which the function is defined (``_source_stamp``), though everything it calls is compiled into it;
* choose how numba-cuda compiles a CPU function that is called on a GPU (``_CUDATypingContext__dispatcher``).

The private names exist in Numba 0.61 to 0.69 and numba-cuda 0.30, the versions that ``pyproject.toml`` allows;
``tests/kernel/test_numba_internals.py`` fails when either changes. Should a name be missing at run time, compiled code
stays correct: stale code is recompiled less often, or GPU code is longer.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

log = logging.getLogger("northline.kernel")

GPU_DISPATCHER = "_CUDATypingContext__dispatcher"
"""Where numba-cuda keeps the GPU version of a CPU function: ``self.__dispatcher``, set inside ``CUDATypingContext``."""


def invalidate_with_sources(compiled: Any) -> None:
    """Treat the cached code of a function as stale whenever any source file of the kernel has changed."""
    try:
        compiled._cache._cache_file._source_stamp = source_fingerprint()
    except AttributeError:
        log.debug("cannot tie the compiled kernel to its sources")


def is_cached(compiled: Any) -> bool:
    """Whether code of a function is on disk, and not stale."""
    try:
        return bool(compiled._cache._cache_file._load_index())
    except (AttributeError, OSError):
        return False


@cache
def source_fingerprint() -> str:
    """Return a digest of everything that is compiled: the sources of the kernel and of the strategy."""
    digest = hashlib.sha256()
    package = Path(__file__).parents[2]
    for source in sorted((*package.glob("kernel/**/*.py"), *package.glob("strategy/**/*.py"))):
        digest.update(source.relative_to(package).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()


def force_inlining_on_gpu(functions: Iterable[Any]) -> None:
    """Have all these functions inlined into their callers on a GPU, before LLVM optimizes.

    Only then does ``optimize_for_size`` act on the whole kernel.
    """
    from numba import cuda

    compiler: Any = cuda
    for function in functions:
        setattr(function, GPU_DISPATCHER, compiler.jit(device=True, forceinline=True)(function.py_func))
