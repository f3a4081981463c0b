"""The only place that reaches into private parts of Numba.

Numba has no public way to do three things that the kernel needs:

* say that a function cached on disk is stale when *any* source of the kernel has changed. Numba compares only the file
  in which the function is defined (``_source_stamp``), though everything it calls is compiled into it;
* compile a function once. Numba optimizes each function together with everything it calls and makes machine code of
  it, and then again for each of its callers, though only the outermost ones are ever run (``DeviceFunctionCompiler``);
* choose how numba-cuda compiles a CPU function that is called on a GPU (``_CUDATypingContext__dispatcher``).

The private names exist in Numba 0.61 to 0.69 and numba-cuda 0.30, the versions that ``pyproject.toml`` allows;
``tests/kernel/test_numba_internals.py`` fails when either changes.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numba

# Some versions of Numba have types for a part of this, and others for none: to a type checker it is all the same.
_codegen: Any = import_module("numba.core.codegen")
_compiler: Any = import_module("numba.core.compiler")
_dynfunc: Any = import_module("numba._dynfunc")
_machinery: Any = import_module("numba.core.compiler_machinery")
_typed_passes: Any = import_module("numba.core.typed_passes")

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


def cache_folder(compiled: Any) -> Path | None:
    """Return the folder where the code of a function is kept; None where there is none."""
    try:
        return Path(compiled._cache.cache_path)
    except (AttributeError, TypeError):
        return None


@cache
def source_fingerprint() -> str:
    """Return a digest of everything that is compiled: the sources of the kernel and of the strategy."""
    digest = hashlib.sha256()
    package = Path(__file__).parents[2]
    for source in sorted((*package.glob("kernel/**/*.py"), *package.glob("strategy/**/*.py"))):
        digest.update(source.relative_to(package).as_posix().encode() + b"\0" + source.read_bytes())
    return digest.hexdigest()


class _DeferredLibrary(_codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of a device function, neither optimized nor made into machine code: that is left to entry points."""

    _shared_module: Any

    def finalize(self) -> None:
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """The function with everything that it calls, each once."""
        self._ensure_finalized()
        if self._shared_module is None:
            module = self._final_module.clone()
            for library in self._everything_called():
                own = library._final_module if isinstance(library, _DeferredLibrary) else None
                module.link_in(own or library._get_module_for_linking(), preserve=True)
            for function in module.functions:
                if not function.is_declaration and function.linkage == _codegen.ll.Linkage.external:
                    function.linkage = "linkonce_odr"
            self._shared_module = module
        return self._shared_module

    def _everything_called(self) -> Iterator[Any]:
        seen, waiting = {self}, list(self._linking_libraries)
        while waiting:
            library = waiting.pop()
            if library not in seen:
                seen.add(library)
                yield library
                if isinstance(library, _DeferredLibrary):
                    waiting.extend(library._linking_libraries)

    def get_pointer_to_function(self, name: str) -> int:
        return 0


@_machinery.register_pass(mutates_CFG=False, analysis_only=False)
class _DeclareDeviceFunction(_machinery.LoweringPass):  # type: ignore[misc]
    """Makes a device function known to its callers, as Numba does for functions with machine code."""

    _name = "northline_declare_device_function"

    def __init__(self) -> None:
        _machinery.LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        lowered, library = state["cr"], state.library
        module, name = lowered.fndesc.lookup_module(), lowered.fndesc.qualname
        # Callers find the function by this object. It has no code of its own, so nobody must ever call it.
        key = _dynfunc.make_function(module, name, "a device function", 0, lowered.env, (library,))
        state.targetctx.insert_user_function(key, lowered.fndesc, [library])
        state.reload_init.extend(library._reload_init)
        state["cr"] = lowered._replace(cfunc=key)
        return True


class DeviceFunctionCompiler(_compiler.CompilerBase):  # type: ignore[misc]
    """Compiles a function that only compiled functions call, up to what depends on its callers."""

    def define_pipelines(self) -> list[Any]:
        state = self.state
        state.flags.no_compile = True
        state.library = _DeferredLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        passes = _compiler.DefaultPassBuilder.define_nopython_pipeline(state)
        passes.add_pass_after(_DeclareDeviceFunction, _typed_passes.NativeLowering)
        passes.finalize()
        return [passes]


def keep_callable(compiled: Any) -> None:
    """Have a device function compiled as any other function where Python calls it: it has no machine code itself."""

    @cache
    def ordinary() -> Any:
        return numba.njit(nogil=True, error_model="numpy")(compiled.py_func)

    def add_overload(result: Any) -> None:
        compiled.overloads[tuple(result.signature.args)] = (
            result  # and not where calls from Python would find it
        )

    if hasattr(compiled, "overloads"):  # else there is no compiler (NUMBA_DISABLE_JIT)
        compiled.add_overload, compiled._compile_for_args = add_overload, lambda *_arguments: ordinary()


def link_environments(compiled: Any) -> None:
    """Connect what device functions refer to with the code that they were compiled into, as Numba does for cached code.

    An environment has the objects of a function's module that machine code cannot hold.
    """
    for result in getattr(compiled, "overloads", {}).values():
        for environment in result._find_referenced_environments():
            result.library.codegen.set_env(environment.env_name, environment)


def address_of(compiled: Any, signature: Any) -> int:
    """Return where the machine code of a function is that was compiled for this signature, to be called as in C."""
    result = compiled.overloads[signature.args]
    address: int = result.library.get_pointer_to_function(result.fndesc.llvm_cfunc_wrapper_name)
    return address


def force_inlining_on_gpu(functions: Iterable[Any]) -> None:
    """Have all these functions inlined into their callers on a GPU, before LLVM optimizes.

    Only then does ``optimize_for_size`` act on the whole kernel.
    """
    from numba import cuda

    compiler: Any = cuda
    for function in functions:
        setattr(function, GPU_DISPATCHER, compiler.jit(device=True, forceinline=True)(function.py_func))
