"""Shortest ways between all cities on a GPU: a block for each position, whose distances lie in shared memory."""

from __future__ import annotations

from typing import Any

import numba
import torch
from numba import cuda

from northline.kernel.core.layout import MAX_CITIES
from northline.neural.distances import FAR, Links

_ROWS_AT_A_TIME = 4
_FAR = int(FAR)


@cuda.jit
def _floyd_warshall(costs, a, b, routes, distances):  # type: ignore[no-untyped-def]
    shared = cuda.shared.array((MAX_CITIES, MAX_CITIES), numba.int16)
    position, cities = cuda.blockIdx.x, distances.shape[1]
    column, first = cuda.threadIdx.x, cuda.threadIdx.y
    if column < cities:
        for row in range(first, cities, _ROWS_AT_A_TIME):
            shared[row, column] = 0 if row == column else _FAR
    cuda.syncthreads()
    for link in range(first * MAX_CITIES + column, len(a), _ROWS_AT_A_TIME * MAX_CITIES):
        cheapest = _FAR
        for place in range(routes.shape[1]):
            if routes[link, place] < costs.shape[1]:
                cheapest = min(cheapest, costs[position, routes[link, place]])
        shared[a[link], b[link]] = cheapest
        shared[b[link], a[link]] = cheapest
    cuda.syncthreads()
    for via in range(cities):
        if column < cities:
            onwards = shared[via, column]
            for row in range(first, cities, _ROWS_AT_A_TIME):
                shared[row, column] = min(shared[row, column], shared[row, via] + onwards)
        cuda.syncthreads()
    if column < cities:
        for row in range(first, cities, _ROWS_AT_A_TIME):
            distances[position, row, column] = min(shared[row, column], _FAR)


def all_distances(costs: Any, links: Links) -> Any:
    """The same as ``neural.distances.all_distances``, for a tensor on the GPU; whole numbers come back as such."""
    whole = costs.to(torch.int16).contiguous()
    shape = len(costs), links.cities, links.cities
    distances = torch.empty(shape, dtype=torch.int16, device=costs.device)
    arrays = [cuda.as_cuda_array(array) for array in (whole, links.a, links.b, links.routes, distances)]
    _floyd_warshall[len(costs), (MAX_CITIES, _ROWS_AT_A_TIME)](*arrays)
    return distances
