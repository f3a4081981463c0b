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

from northline.kernel.core.layout import MAX_CITIES, MAX_ROUTES, MAX_TICKETS
from northline.neural.board_inputs import BoardInputs
from northline.neural.distances import FAR
from northline.neural.ways import BY_ROUTE, BY_TICKET, Wanted, Ways

_whole = numba.uint32
_GROUPS = _whole(4)
"""Threads that share the distances to one city, and later the routes on the way of one ticket."""
_PARTS = 4 * MAX_TICKETS
_TWO_ROWS = 2 * MAX_CITIES
_MOST_OPPONENTS = 4
_FAR = _whole(int(FAR))
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
    small: Any = (
        *(board.incidence, links.a, links.b, links.routes, *board.ends, board.lengths, *board.ticket_ends),
    )
    tensors: Any = (
        costs.to(torch.uint8),
        *(wanted.held, wanted.offered, wanted.open, wanted.trains),
        *(tensor.to(torch.uint8) for tensor in small),
        *(board.ticket_points, board.ticket_lengths),
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
    cities, groups = others[4].shape[0], int(_GROUPS)
    rows = -(-cities // groups)
    width = groups * rows
    _kernel(rows)[positions, groups * width, stream, kinds * width * width](costs, *others)


def ways_of(by_ticket: torch.Tensor, by_route: torch.Tensor) -> Ways:
    """Return what the kernel wrote."""
    return Ways(*by_ticket.unbind(1), *by_route.unbind(1))


@cuda.jit(device=True)
def _over(distances, at, width, start, end, a, b):
    """How far it is from start to end by way of the route between two cities, without the route itself."""
    to_start, to_end = at + start * width, at + end * width
    forth = distances[to_start + a] + distances[to_end + b]
    back = distances[to_start + b] + distances[to_end + a]
    return min(forth, back)


@cache
def _kernel(rows_of_thread: int) -> Any:
    """Return the kernel for boards whose cities fill so many rows of each thread.

    Whole numbers in it are unsigned throughout. Numba would count signed indices from the end where they are
    negative, and make floating-point numbers of signed and unsigned ones together.
    """
    columns = _GROUPS * rows_of_thread
    rows, width, square = _whole(rows_of_thread), _whole(columns), _whole(columns * columns)

    @cuda.jit(device=True)
    def shortest(costs, kind, position, cities, a, b, routes, distances, through):
        """Floyd and Warshall, the distances kept in registers.

        Each thread has a column, and some rows of it. What a step needs of other threads is one row, which lies in
        shared memory. Distances are the same both ways, so the threads whose column is the next city hold that row.
        They are floating-point numbers here: Numba would add whole ones in 64 bits.
        """
        own = cuda.local.array(rows_of_thread, numba.float32)
        thread = _whole(cuda.threadIdx.x)
        column, first = thread % width, thread // width * rows
        at = kind * square + column
        for place in range(rows):
            row = first + place
            distances[at + row * width] = _whole(0) if row == column else _FAR
        cuda.syncthreads()
        for link in range(thread, _whole(len(a)), _GROUPS * width):
            cheapest = _FAR
            for place in range(_whole(routes.shape[1])):
                route = routes[link, place]
                if route < costs.shape[2]:
                    cheapest = min(cheapest, _whole(costs[kind, position, route]))
            distances[kind * square + a[link] * width + b[link]] = cheapest
            distances[kind * square + b[link] * width + a[link]] = cheapest
        cuda.syncthreads()
        for place in range(rows):
            own[place] = distances[at + (first + place) * width]
        if first == 0:
            through[column] = distances[at]
        cuda.syncthreads()
        now, later = _whole(0), width
        for via in range(_whole(cities)):
            onwards = through[now + column]
            for place in range(rows):
                own[place] = min(own[place], through[now + first + place] + onwards)
            if column == via + _whole(1):
                for place in range(rows):
                    through[later + first + place] = own[place]
            now, later = later, now
            cuda.syncthreads()
        for place in range(rows):
            distances[at + (first + place) * width] = numba.uint8(min(own[place], numba.float32(_FAR)))

    @cuda.jit
    def ways(
        costs, held, offered, open_, trains, incidence, link_a, link_b, links,
        route_a, route_b, lengths, ticket_a, ticket_b, points, ticket_lengths, by_ticket, by_route,
    ):  # fmt: skip
        distances = cuda.shared.array(0, numba.uint8)
        through = cuda.shared.array(_TWO_ROWS, numba.float32)
        wanted = cuda.shared.array(MAX_TICKETS, numba.uint8)
        weights = cuda.shared.array((_MOST_OPPONENTS, MAX_TICKETS), numba.float32)
        over_held = cuda.shared.array(MAX_ROUTES, numba.uint8)
        over_offered = cuda.shared.array(MAX_ROUTES, numba.uint8)
        parts = cuda.shared.array((3, _PARTS), numba.uint32)
        position, thread, threads = cuda.blockIdx.x, _whole(cuda.threadIdx.x), _whole(cuda.blockDim.x)
        kinds, tickets, routes = _whole(costs.shape[0]), _whole(len(points)), _whole(len(lengths))
        for kind in range(kinds):
            shortest(costs, kind, position, len(incidence), link_a, link_b, links, distances, through)
        cuda.syncthreads()

        for ticket in range(thread, tickets, threads):
            way = ticket_a[ticket] * width + ticket_b[ticket]
            to_go = distances[way]
            furthest = numba.float32(0)
            for kind in range(_whole(2), kinds):
                left = distances[kind * square + way]
                done = numba.float32(0)
                if left > 0:
                    done = max(done, numba.float32(1) - numba.float32(left) / ticket_lengths[ticket])
                furthest = max(furthest, done)
                weights[kind - _whole(2), ticket] = (
                    done * done * points[ticket] * (numba.float32(1) - held[position, ticket])
                )
            wanted[ticket] = 1 if 0 < to_go < _FAR else 0
            by_ticket[position, 0, ticket] = to_go
            by_ticket[position, 1, ticket] = distances[square + way]
            by_ticket[position, 2, ticket] = furthest
        cuda.syncthreads()

        for route in range(thread, routes, threads):
            a, b, length = route_a[route], route_b[route], lengths[route]
            zero = numba.float32(0)
            on_way, on_way_by_trains, near_way, urgent, alone = zero, zero, zero, zero, zero
            number, urgency, offer_on_way, offer_near_way, threat = zero, zero, zero, zero, zero
            of_offer = numba.uint8(0)
            if open_[position, route] > 0:
                for ticket in range(tickets):
                    is_held, is_offered = held[position, ticket] > 0, offered[position, ticket] > 0
                    start, end, worth = ticket_a[ticket], ticket_b[ticket], points[ticket]
                    way = start * width + end
                    if wanted[ticket] and (is_held or is_offered):
                        over = _over(distances, square, width, start, end, a, b) + costs[1, position, route]
                        by_cards = numba.float32(distances[square + way])
                        detour = numba.float32(over) - by_cards
                        near = max(zero, numba.float32(1) - detour * numba.float32(0.25))
                        if is_held:
                            near_way += worth * near
                            to_go = distances[way]
                            if detour == 0:
                                on_way += worth
                                number += numba.float32(1)
                                urgency += numba.float32(1) / (
                                    numba.float32(1) + by_cards * numba.float32(0.25)
                                )
                                if numba.float32(to_go) <= trains[position]:
                                    urgent += worth
                            over = (
                                _over(distances, _whole(0), width, start, end, a, b)
                                + costs[0, position, route]
                            )
                            if over == to_go:
                                on_way_by_trains += worth
                                if to_go == length:
                                    alone += worth
                        if is_offered:
                            offer_near_way += worth * near
                            if detour == 0:
                                offer_on_way += worth
                                of_offer = numba.uint8(1)
                    for kind in range(_whole(2), kinds):
                        weight = weights[kind - _whole(2), ticket]
                        if weight > 0:
                            over = _over(distances, kind * square, width, start, end, a, b)
                            if over + costs[kind, position, route] == distances[kind * square + way]:
                                threat += weight
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

        for part in range(thread, _GROUPS * tickets, threads):
            ticket = part // _GROUPS
            span, with_held, with_offered = _whole(0), _whole(0), _whole(0)
            if wanted[ticket]:
                start, end = ticket_a[ticket], ticket_b[ticket]
                shortest_way = distances[square + start * width + end]
                for route in range(part % _GROUPS, routes, _GROUPS):
                    if open_[position, route] > 0:
                        over = _over(distances, square, width, start, end, route_a[route], route_b[route])
                        if over + costs[1, position, route] == shortest_way:
                            length = lengths[route]
                            span += length
                            with_held += length * over_held[route]
                            with_offered += length * over_offered[route]
            parts[0, part], parts[1, part], parts[2, part] = span, with_held, with_offered
        cuda.syncthreads()

        for ticket in range(thread, tickets, threads):
            span, with_held, with_offered = _whole(0), _whole(0), _whole(0)
            for part in range(ticket * _GROUPS, (ticket + _whole(1)) * _GROUPS):
                span += parts[0, part]
                with_held += parts[1, part]
                with_offered += parts[2, part]
            whole = numba.float32(max(span, _whole(1)))
            by_ticket[position, 3, ticket] = numba.float32(with_held) / whole
            by_ticket[position, 4, ticket] = numba.float32(with_offered) / whole

    return ways
