"""A field of an array of records on a GPU, as a strided array that shares the memory.

CuPy and PyTorch have no record types, but they take any strided array by its CUDA array interface, without a copy.
"""

from __future__ import annotations

from typing import Any

import numpy as np


class ArrayView:
    """The memory of another array with another CUDA array interface. Keeps that array alive."""

    def __init__(self, owner: Any, interface: dict[str, Any]) -> None:
        self.owner = owner
        self.__cuda_array_interface__ = interface


def field(records: Any, name: str, columns: int | None = None) -> Any:
    """Return the values of a field, a row for each record; of an array field only the first ``columns``."""
    interface = getattr(records, "__cuda_array_interface__", None)
    if interface is None:  # on Numba's simulator device arrays are NumPy's
        values = records[name]
        return values if columns is None else values[:, :columns]
    from numba import cuda

    return cuda.as_cuda_array(ArrayView(records, field_interface(interface, records.dtype, name, columns)))  # type: ignore[no-untyped-call, unused-ignore]


def columns(rows: Any, first: int, after: int) -> Any:
    """Return some rows of a two-dimensional array as columns, in the same memory."""
    part = rows[first:after]
    interface = getattr(part, "__cuda_array_interface__", None)
    if interface is None:
        return part.T
    from numba import cuda

    turned = {**interface, "shape": part.shape[::-1], "strides": part.strides[::-1]}
    return cuda.as_cuda_array(ArrayView(rows, turned))  # type: ignore[no-untyped-call, unused-ignore]


def field_interface(
    interface: dict[str, Any], record: np.dtype[Any], name: str, columns: int | None = None
) -> dict[str, Any]:
    """Return the CUDA array interface of a field of a contiguous array of records."""
    assert record.fields is not None
    dtype, offset = record.fields[name][:2]
    base, inner = dtype.subdtype or (dtype, ())
    strides = [base.itemsize * int(np.prod(inner[axis + 1 :])) for axis in range(len(inner))]
    shape = [*interface["shape"], *inner]
    if columns is not None:
        shape[1] = columns
    address, read_only = interface["data"]
    return {
        "version": 3,
        "data": (address + offset, read_only),
        "typestr": base.str,
        "shape": tuple(shape),
        "strides": (record.itemsize, *strides),
        "stream": interface.get("stream"),
    }
