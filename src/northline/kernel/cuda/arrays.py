"""One field of an array of records on a GPU, as an array of its own that shares the memory.

CuPy and PyTorch know numbers but no records. A field is numbers at regular distances, which the CUDA array interface
can say, so they take it without a copy.
"""

from __future__ import annotations

from typing import Any

import numpy as np


class Shared:
    """Memory of another array, seen otherwise. Keeps that array alive."""

    def __init__(self, owner: Any, interface: dict[str, Any]) -> None:
        self.owner = owner
        self.__cuda_array_interface__ = interface


def field(records: Any, name: str, columns: int | None = None) -> Any:
    """The values of a field, a row for each record; of a field with several numbers only the first ``columns``."""
    interface = getattr(records, "__cuda_array_interface__", None)
    if interface is None:  # on Numba's simulator the memory of the device is NumPy's
        values = records[name]
        return values if columns is None else values[:, :columns]
    from numba import cuda

    return cuda.as_cuda_array(Shared(records, field_interface(interface, records.dtype, name, columns)))  # type: ignore[no-untyped-call, unused-ignore]


def columns(rows: Any, first: int, after: int) -> Any:
    """Some rows of a table as columns, in the same memory."""
    part = rows[first:after]
    interface = getattr(part, "__cuda_array_interface__", None)
    if interface is None:
        return part.T
    from numba import cuda

    turned = {**interface, "shape": part.shape[::-1], "strides": part.strides[::-1]}
    return cuda.as_cuda_array(Shared(rows, turned))  # type: ignore[no-untyped-call, unused-ignore]


def field_interface(
    interface: dict[str, Any], record: np.dtype[Any], name: str, columns: int | None = None
) -> dict[str, Any]:
    """How the CUDA array interface describes a field of an array of records that lie side by side."""
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
