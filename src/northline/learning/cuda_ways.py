"""Where the ways of tickets lead, on a GPU: a block for each position, whose distances never leave the chip.

It computes what ``neural.ways.find_ways`` says. Distances between all cities, in trains and in cards and for every
opponent, would be hundreds of megabytes for a batch; what follows from them is a few numbers by ticket and by route.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numba
import torch
from numba import cuda

from northline.kernel.core.layout import MAX_ROUTES, MAX_TICKETS
from northline.neural.board_inputs import BoardInputs
from northline.neural.distances import FAR
from northline.neural.ways import BY_ROUTE, BY_TICKET, Wanted, Ways

_GROUPS = 4
"""Threads that share the distances to one city, and later the routes on the way of one ticket."""
_MOST_OPPONENTS = 4
_FAR = int(FAR)
"""Distances fit into a byte."""


def find_ways(board: BoardInputs, costs: torch.Tensor, wanted: Wanted) -> Ways:
    """The same as ``neural.ways.find_ways``, for tensors on the GPU: costs by kind, position and route."""
    given, found = arguments(board, costs, wanted)
    arrays = [cuda.as_cuda_array(tensor) for tensor in (*given, *found)]
    stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
    launch(stream, *arrays)
    return ways_of(*found)


def arguments(
    board: BoardInputs, costs: torch.Tensor, wanted: Wanted
) -> tuple[list[torch.Tensor], list[torch.Tensor]]:
    """Return what the kernel reads, and where it writes, in its order."""
    links: Any = board.links
    tensors: Any = (
        costs.to(torch.int16),
        *(wanted.held, wanted.offered, wanted.open, wanted.trains),
        *(board.incidence, links.a, links.b, links.routes, *board.ends, board.lengths),
        *(*board.ticket_ends, board.ticket_points, board.ticket_lengths),
    )
    positions = costs.shape[1]
    shapes = (positions, BY_TICKET, len(board.ticket_points)), (positions, BY_ROUTE, len(board.lengths))
    return (
        [tensor.detach().contiguous() for tensor in tensors],
        [torch.empty(shape, device=costs.device) for shape in shapes],
    )


def launch(stream: Any, costs: Any, *others: Any) -> None:
    """Run the kernel on all positions."""
    kinds, positions, _ = costs.shape
    cities = others[4].shape[0]
    rows = -(-cities // _GROUPS)
    width = _GROUPS * rows
    _kernel(rows)[positions, _GROUPS * width, stream, kinds * width * width](costs, *others)


def ways_of(by_ticket: torch.Tensor, by_route: torch.Tensor) -> Ways:
    """Return what the kernel wrote."""
    return Ways(*by_ticket.unbind(1), *by_route.unbind(1))


@cuda.jit(device=True)
def _over(distances, at, width, start, end, a, b):
    """How far it is from start to end by way of the route between two cities, without the route itself."""
    to_start, to_end = at + start * width, at + end * width
    forth = int(distances[to_start + a]) + int(distances[to_end + b])
    back = int(distances[to_start + b]) + int(distances[to_end + a])
    return min(forth, back)


@cache
def _kernel(rows: int) -> Any:
    """Return the kernel for boards whose cities fill so many rows of each thread."""
    width = _GROUPS * rows
    square = width * width

    @cuda.jit(device=True)
    def shortest(costs, kind, position, cities, a, b, routes, distances, through):
        """Floyd and Warshall, the distances kept in registers.

        Each thread has a column, and some rows of it. What a step needs of other threads is one row, which lies in
        shared memory. Distances are the same both ways, so the threads whose column is the next city hold that row.
        They are floating-point numbers here: Numba would add whole ones in 64 bits.
        """
        own = cuda.local.array(rows, numba.float32)
        column, first = cuda.threadIdx.x % width, cuda.threadIdx.x // width * rows
        at = kind * square
        for place in range(rows):
            row = first + place
            distances[at + row * width + column] = 0 if row == column else _FAR
        cuda.syncthreads()
        for link in range(cuda.threadIdx.x, len(a), _GROUPS * width):
            cheapest = numba.int32(_FAR)
            for place in range(routes.shape[1]):
                if routes[link, place] < costs.shape[2]:
                    cheapest = min(cheapest, numba.int32(costs[kind, position, routes[link, place]]))
            distances[at + a[link] * width + b[link]] = cheapest
            distances[at + b[link] * width + a[link]] = cheapest
        cuda.syncthreads()
        for place in range(rows):
            own[place] = distances[at + (first + place) * width + column]
        if first == 0:
            through[0, column] = distances[at + column]
        cuda.syncthreads()
        for via in range(cities):
            now = via & 1
            onwards = through[now, column]
            for place in range(rows):
                own[place] = min(own[place], through[now, first + place] + onwards)
            if column == via + 1:
                for place in range(rows):
                    through[1 - now, first + place] = own[place]
            cuda.syncthreads()
        for place in range(rows):
            distances[at + (first + place) * width + column] = numba.uint8(
                min(own[place], numba.float32(FAR))
            )

    @cuda.jit
    def ways(
        costs, held, offered, open_, trains, incidence, link_a, link_b, links,
        route_a, route_b, lengths, ticket_a, ticket_b, points, ticket_lengths, by_ticket, by_route,
    ):  # fmt: skip
        distances = cuda.shared.array(0, numba.uint8)
        through = cuda.shared.array((2, width), numba.float32)
        wanted = cuda.shared.array(MAX_TICKETS, numba.uint8)
        weights = cuda.shared.array((_MOST_OPPONENTS, MAX_TICKETS), numba.float32)
        over_held = cuda.shared.array(MAX_ROUTES, numba.uint8)
        over_offered = cuda.shared.array(MAX_ROUTES, numba.uint8)
        parts = cuda.shared.array((3, _GROUPS * MAX_TICKETS), numba.int32)
        position, thread, threads = cuda.blockIdx.x, cuda.threadIdx.x, cuda.blockDim.x
        opponents = costs.shape[0] - 2
        for kind in range(costs.shape[0]):
            shortest(costs, kind, position, len(incidence), link_a, link_b, links, distances, through)
        cuda.syncthreads()

        for ticket in range(thread, len(points), threads):
            way = ticket_a[ticket] * width + ticket_b[ticket]
            to_go = numba.int32(distances[way])
            furthest = numba.float32(0)
            for opponent in range(opponents):
                left = numba.int32(distances[(2 + opponent) * square + way])
                done = numba.float32(0)
                if left > 0:
                    done = max(numba.float32(0), numba.float32(1) - left / ticket_lengths[ticket])
                furthest = max(furthest, done)
                weights[opponent, ticket] = done * done * points[ticket] * (1 - held[position, ticket])
            wanted[ticket] = 1 if 0 < to_go < _FAR else 0
            by_ticket[position, 0, ticket] = to_go
            by_ticket[position, 1, ticket] = distances[square + way]
            by_ticket[position, 2, ticket] = furthest
        cuda.syncthreads()

        for route in range(thread, len(lengths), threads):
            a, b = route_a[route], route_b[route]
            on_way = numba.float32(0)
            on_way_by_trains = numba.float32(0)
            near_way = numba.float32(0)
            number = numba.float32(0)
            urgency = numba.float32(0)
            alone = numba.float32(0)
            offer_on_way = numba.float32(0)
            offer_near_way = numba.float32(0)
            urgent = numba.float32(0)
            threat = numba.float32(0)
            of_offer = 0
            if open_[position, route] > 0:
                for ticket in range(len(points)):
                    is_held, is_offered = held[position, ticket] > 0, offered[position, ticket] > 0
                    start, end = ticket_a[ticket], ticket_b[ticket]
                    worth = points[ticket]
                    if wanted[ticket] and (is_held or is_offered):
                        way = start * width + end
                        by_cards = int(distances[square + way])
                        detour = _over(distances, square, width, start, end, a, b) - by_cards
                        detour += costs[1, position, route]
                        near = max(numba.float32(0), numba.float32(1) - detour * numba.float32(0.25))
                        if is_held:
                            near_way += worth * near
                            if detour == 0:
                                on_way += worth
                                number += 1
                                urgency += 1 / (1 + by_cards * numba.float32(0.25))
                                if distances[way] <= trains[position]:
                                    urgent += worth
                            to_go = int(distances[way])
                            if (
                                _over(distances, 0, width, start, end, a, b) + costs[0, position, route]
                                == to_go
                            ):
                                on_way_by_trains += worth
                                if to_go == lengths[route]:
                                    alone += worth
                        if is_offered:
                            offer_near_way += worth * near
                            if detour == 0:
                                offer_on_way += worth
                                of_offer = 1
                    for opponent in range(opponents):
                        if weights[opponent, ticket] > 0:
                            at = (2 + opponent) * square
                            over = _over(distances, at, width, start, end, a, b)
                            left = int(distances[at + start * width + end])
                            if over + costs[2 + opponent, position, route] == left:
                                threat += weights[opponent, ticket]
            over_held[route] = 1 if number > 0 else 0
            over_offered[route] = of_offer
            by_route[position, 0, route] = distances[a * width + b]
            by_route[position, 1, route] = on_way
            by_route[position, 2, route] = on_way_by_trains
            by_route[position, 3, route] = near_way
            by_route[position, 4, route] = number
            by_route[position, 5, route] = urgency
            by_route[position, 6, route] = alone
            by_route[position, 7, route] = offer_on_way
            by_route[position, 8, route] = offer_near_way
            by_route[position, 9, route] = urgent
            by_route[position, 10, route] = min(threat, numba.float32(100))
        cuda.syncthreads()

        for part in range(thread, _GROUPS * len(points), threads):
            ticket = part // _GROUPS
            span, with_held, with_offered = 0, 0, 0
            if wanted[ticket]:
                start, end = ticket_a[ticket], ticket_b[ticket]
                shortest_way = int(distances[square + start * width + end])
                for route in range(part % _GROUPS, len(lengths), _GROUPS):
                    if open_[position, route] > 0:
                        over = _over(distances, square, width, start, end, route_a[route], route_b[route])
                        if over + costs[1, position, route] == shortest_way:
                            span += lengths[route]
                            with_held += lengths[route] * over_held[route]
                            with_offered += lengths[route] * over_offered[route]
            parts[0, part], parts[1, part], parts[2, part] = span, with_held, with_offered
        cuda.syncthreads()

        for ticket in range(thread, len(points), threads):
            span, with_held, with_offered = 0, 0, 0
            for part in range(ticket * _GROUPS, (ticket + 1) * _GROUPS):
                span += parts[0, part]
                with_held += parts[1, part]
                with_offered += parts[2, part]
            by_ticket[position, 3, ticket] = with_held / numba.float32(max(span, 1))
            by_ticket[position, 4, ticket] = with_offered / numba.float32(max(span, 1))

    return ways
