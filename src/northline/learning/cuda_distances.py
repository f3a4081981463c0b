"""Shortest ways between all cities on a GPU: a block for each position, whose distances lie in shared memory."""

from __future__ import annotations

from typing import Any

import numba
import torch
from numba import cuda

from northline.kernel.core.layout import MAX_CITIES
from northline.neural.distances import FAR, Links, neighbour_distances

_ROWS_AT_A_TIME = 4


@cuda.jit
def _floyd_warshall(distances):  # type: ignore[no-untyped-def]
    shared = cuda.shared.array((MAX_CITIES, MAX_CITIES), numba.int16)
    position, cities = cuda.blockIdx.x, distances.shape[1]
    column, first = cuda.threadIdx.x, cuda.threadIdx.y
    if column < cities:
        for row in range(first, cities, _ROWS_AT_A_TIME):
            shared[row, column] = distances[position, row, column]
    cuda.syncthreads()
    for via in range(cities):
        if column < cities:
            onwards = shared[via, column]
            for row in range(first, cities, _ROWS_AT_A_TIME):
                shared[row, column] = min(shared[row, column], shared[row, via] + onwards)
        cuda.syncthreads()
    if column < cities:
        for row in range(first, cities, _ROWS_AT_A_TIME):
            distances[position, row, column] = shared[row, column]


def all_distances(costs: Any, links: Links) -> Any:
    """The same as ``neural.distances.all_distances``, for a tensor on the GPU."""
    distances = neighbour_distances(costs.to(torch.int16), links, torch).contiguous()
    threads = (MAX_CITIES, _ROWS_AT_A_TIME)
    _floyd_warshall[len(costs), threads](cuda.as_cuda_array(distances))
    return distances.clamp_(0, int(FAR)).to(costs.dtype)
