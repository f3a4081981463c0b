"""The private parts of Numba that the kernel uses are there, in exactly the versions that are allowed."""

from __future__ import annotations

import inspect
import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import numba
import numpy as np
import pytest
from packaging.requirements import Requirement

import northline as nl
from northline import kernel
from northline.kernel import entry_points, tables_of
from northline.kernel.core import numba_internals
from northline.kernel.core.compiler import device_function
from northline.kernel.core.layout import SCRATCH
from northline.kernel.core.numba_internals import GPU_DISPATCHER, is_cached, source_fingerprint
from northline.kernel.playouts import new_memories, seeds
from northline.kernel.policies.planner import choose_by_plan

ROOT = Path(__file__).parents[2]


def allowed(extra: str, package: str) -> Requirement:
    """What ``pyproject.toml`` says about a package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    requirements = map(Requirement, project["optional-dependencies"][extra])
    return next(requirement for requirement in requirements if requirement.name == package)


def test_the_versions_whose_private_parts_were_read() -> None:
    """Before another version is allowed, somebody has to look whether it still has these names."""
    assert str(allowed("fast", "numba").specifier) == "<0.70,>=0.61"
    assert str(allowed("cuda", "numba-cuda").specifier) == "<0.31,>=0.30"
    assert "Numba 0.61 to 0.69 and numba-cuda 0.30" in (numba_internals.__doc__ or "")
    assert allowed("fast", "numba").specifier.contains(numba.__version__)


def test_the_cache_of_an_entry_point_is_tied_to_all_sources() -> None:
    file = entry_points.play_games.compiled._cache._cache_file  # type: ignore[attr-defined]
    assert file._source_stamp == source_fingerprint()
    assert callable(file._load_index)


def test_other_sources_make_the_cache_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = entry_points.payments_for.compiled  # type: ignore[attr-defined]
    entry_points.payments_for.is_ready()  # type: ignore[attr-defined]
    monkeypatch.setattr(compiled._cache._cache_file, "_source_stamp", "of other sources")
    assert not is_cached(compiled)


def test_a_numba_without_these_names_does_no_harm() -> None:
    stranger = object()
    numba_internals.invalidate_with_sources(stranger)
    assert not is_cached(stranger)


def test_numba_cuda_keeps_compiled_functions_where_they_are_replaced() -> None:
    try:
        installed = version("numba-cuda")
    except PackageNotFoundError:
        pytest.skip("numba-cuda is not installed")
    assert allowed("cuda", "numba-cuda").specifier.contains(installed)
    from numba.cuda.target import CUDATypingContext

    names = inspect.getsource(CUDATypingContext.resolve_value_type)
    assert f"_{CUDATypingContext.__name__}__dispatcher" == GPU_DISPATCHER
    assert "__dispatcher" in names


def test_a_device_function_is_compiled_into_its_callers_only() -> None:
    """It has no machine code of its own, neither where it was called first nor anywhere else."""

    @device_function
    def twice(number):  # type: ignore[no-untyped-def]
        return 2 * number

    @device_function
    def four_times(number):  # type: ignore[no-untyped-def]
        return twice(twice(number))

    @numba.njit
    def eight_times(number: int) -> int:
        return 2 * four_times(number)  # type: ignore[no-any-return]

    assert eight_times(5) == 40
    for function in (twice, four_times):
        [result] = function.overloads.values()
        assert result.library.get_pointer_to_function(result.fndesc.llvm_func_name) == 0
        assert isinstance(result.library, numba_internals._DeferredLibrary)


def test_python_can_call_a_device_function_before_and_after_its_callers() -> None:
    @device_function
    def halved(number):  # type: ignore[no-untyped-def]
        return number // 2

    @numba.njit
    def caller(number: int) -> int:
        return halved(number)  # type: ignore[no-any-return]

    assert halved(7) == 3
    assert caller(9) == 4
    assert halved(11) == 5
    assert halved(7.0) == 3.0, "of other types, too"


def test_a_policy_is_called_by_its_address() -> None:
    """The planner through a pointer chooses what the planner compiled into its caller does."""
    edition = nl.edition("europe")
    batch = kernel.Batch(edition, 2, 40, seeds=range(40))
    memories, scratches = new_memories(edition, seeds(1, 40), 2), np.zeros(1, SCRATCH)
    for _ in range(4):
        chosen = batch.choices("planner")
        direct = [
            choose_by_plan(tables_of(edition)[0], game, scratches[0], memories[0]) for game in batch.games
        ]
        assert chosen.tolist() == direct
        batch.step(chosen)
