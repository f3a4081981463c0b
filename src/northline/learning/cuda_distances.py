"""Shortest ways between all cities on a GPU: a block for each position, whose distances lie in shared memory."""

from __future__ import annotations

from typing import Any

import numba
import torch
from numba import cuda

from northline.kernel.core.layout import MAX_CITIES
from northline.neural.distances import FAR, Links

_GROUPS = 4
"""Threads that share the distances to one city."""
_ROWS = MAX_CITIES // _GROUPS
_FAR = int(FAR)


@cuda.jit
def _floyd_warshall(costs, a, b, routes, distances):
    """Keep the distances in registers: what a step needs of other threads is one row, which lies in shared memory.

    Each thread has a column, and every fourth row of it. Distances are the same both ways, so the thread whose column
    is the next city holds the next row, too.
    """
    shared = cuda.shared.array((MAX_CITIES, MAX_CITIES), numba.int16)
    through = cuda.shared.array((2, MAX_CITIES), numba.int32)
    own = cuda.local.array(_ROWS, numba.int32)
    position, cities = cuda.blockIdx.x, distances.shape[1]
    column, first = cuda.threadIdx.x, cuda.threadIdx.y
    for place in range(_ROWS):
        row = first + _GROUPS * place
        shared[row, column] = 0 if row == column else _FAR
    cuda.syncthreads()
    for link in range(first * MAX_CITIES + column, len(a), _GROUPS * MAX_CITIES):
        cheapest = _FAR
        for place in range(routes.shape[1]):
            if routes[link, place] < costs.shape[1]:
                cheapest = min(cheapest, costs[position, routes[link, place]])
        shared[a[link], b[link]] = cheapest
        shared[b[link], a[link]] = cheapest
    cuda.syncthreads()
    for place in range(_ROWS):
        own[place] = shared[first + _GROUPS * place, column]
    if first == 0:
        through[0, column] = shared[0, column]
    cuda.syncthreads()
    for via in range(cities):
        now = via & 1
        onwards = through[now, column]
        for place in range(_ROWS):
            own[place] = min(own[place], through[now, first + _GROUPS * place] + onwards)
        if column == via + 1:
            for place in range(_ROWS):
                through[1 - now, first + _GROUPS * place] = own[place]
        cuda.syncthreads()
    if column < cities:
        for place in range(_ROWS):
            if first + _GROUPS * place < cities:
                distances[position, first + _GROUPS * place, column] = min(own[place], _FAR)


def all_distances(costs: Any, links: Links) -> Any:
    """The same as ``neural.distances.all_distances``, for a tensor on the GPU; whole numbers come back as such."""
    whole = costs.to(torch.int16).contiguous()
    shape = len(costs), links.cities, links.cities
    distances = torch.empty(shape, dtype=torch.int16, device=costs.device)
    arrays = [cuda.as_cuda_array(array) for array in (whole, links.a, links.b, links.routes, distances)]
    stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
    _floyd_warshall[len(costs), (MAX_CITIES, _GROUPS), stream](*arrays)
    return distances
