"""The rounds of the network over the routes as a few kernels of a GPU (Triton), which need a third of the time.

They compute what ``neural.network.Network`` says. Left to PyTorch, every intermediate vector of every route would go
through the memory of the GPU, which takes most of the time; here they stay on the chip, and going backwards they are
worked out anew.
"""

from __future__ import annotations

from typing import Any

import torch
import triton
import triton.language as tl
from torch.nn.functional import pad

from northline.kernel.core.layout import MAX_CITIES
from northline.neural.board_inputs import BoardInputs
from northline.neural.network import SMALLEST_NORM, Network

_BLOCK = 8
"""Numbers that tensor cores read at a time."""
_ROWS = 64
"""Routes of whatever positions that are worked on at a time."""
_WARPS = 4
_PROGRAMS = 132 * 4
"""How many programs share the work: some for each multiprocessor of a large GPU."""


class FusedNetwork(Network):
    """The same network, for PyTorch on a GPU."""

    def _product(self, vectors: Any, weights: Any) -> Any:
        """Multiply with whole blocks, as tensor cores need them: zeros fill up what is odd."""
        inner, outer = weights.shape
        more = -inner % _BLOCK, -outer % _BLOCK
        if more[0]:
            vectors = pad(vectors, (0, more[0]))
        return (vectors @ pad(weights, (0, more[1], 0, more[0])))[..., :outer]

    def _picked(self, which: Any, tickets: Any) -> Any:
        """One sum that is fused with what comes before and after: as products, so small ones are slow."""
        return (which[..., None] * tickets[:, None]).sum(2)

    def _look(self, board: BoardInputs, routes: Any) -> tuple[Any, Any, Any]:
        incidence: torch.Tensor = board.incidence  # type: ignore[assignment]
        meeting = incidence / incidence.sum(1, keepdim=True).clamp(min=1) ** 0.5
        near, mean, most = look(routes.contiguous(), meeting.to(routes.dtype).contiguous())
        return near, mean, most

    def _step(self, name: str, routes: Any, near: Any, told: Any) -> Any:
        w = self.weights
        return step(
            routes.contiguous(),
            near,
            told.contiguous(),
            w[name + "route.own"],
            w[name + "route.near"],
            w[name + "route.out"],
        )


# Looking around: what is near each route, and the mean and the maximum over all


@torch.library.custom_op("northline::look", mutates_args=())
def look(routes: torch.Tensor, meeting: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Return, of normed vectors by position and route, their sums over neighbours, mean and maximum."""
    positions, number, width = routes.shape
    near, mean = torch.empty_like(routes), routes.new_empty((positions, width))
    most = torch.empty_like(mean)
    _look_kernel[_grid(positions)](
        routes,
        meeting,
        near,
        mean,
        most,
        positions,
        number,
        *_sizes(meeting),
        width,
        SMALLEST_NORM,
        num_warps=4 if number <= 128 else 8,
        num_stages=1,
    )
    return near, mean, most


@look.register_fake
def _(routes: torch.Tensor, meeting: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    mean = routes.new_empty((routes.shape[0], routes.shape[2]))
    return torch.empty_like(routes), mean, torch.empty_like(mean)


@torch.library.custom_op("northline::look_back", mutates_args=())
def _look_back(
    routes: torch.Tensor,
    meeting: torch.Tensor,
    most: torch.Tensor,
    of_near: torch.Tensor,
    of_mean: torch.Tensor,
    of_most: torch.Tensor,
) -> torch.Tensor:
    positions, number, width = routes.shape
    found = torch.empty_like(routes)
    _look_back_kernel[_grid(positions)](
        routes,
        meeting,
        most,
        of_near,
        of_mean,
        of_most,
        found,
        positions,
        number,
        *_sizes(meeting),
        width,
        SMALLEST_NORM,
        num_warps=4 if number <= 128 else 8,
        num_stages=1,
    )
    return found


@_look_back.register_fake
def _(
    routes: torch.Tensor,
    meeting: torch.Tensor,
    most: torch.Tensor,
    of_near: torch.Tensor,
    of_mean: torch.Tensor,
    of_most: torch.Tensor,
) -> torch.Tensor:
    return torch.empty_like(routes)


def _keep_for_look_back(ctx: Any, inputs: Any, output: Any) -> None:
    ctx.save_for_backward(*inputs, output[2])


def _backward_of_look(ctx: Any, *of_outputs: torch.Tensor) -> tuple[torch.Tensor, None]:
    routes, meeting, most = ctx.saved_tensors
    return _look_back(routes, meeting, most, *(one.contiguous() for one in of_outputs)), None


look.register_autograd(_backward_of_look, setup_context=_keep_for_look_back)


@triton.jit
def _normed(vectors, width: tl.constexpr, smallest: tl.constexpr):
    inverse = 1 / tl.sqrt(tl.sum(vectors * vectors, 1) / width + smallest)
    return vectors * inverse[:, None], inverse


@triton.jit
def _look_kernel(
    routes_at,
    meeting_at,
    near_at,
    mean_at,
    most_at,
    positions,
    number,
    cities,
    rows: tl.constexpr,
    places: tl.constexpr,
    width: tl.constexpr,
    smallest: tl.constexpr,
):
    route, place, column = tl.arange(0, rows), tl.arange(0, places), tl.arange(0, width)
    known = route < number
    meeting = tl.load(
        meeting_at + place[:, None] * number + route[None],
        mask=(place < cities)[:, None] & known[None],
        other=0.0,
    )
    for position in range(tl.program_id(0), positions, tl.num_programs(0)):
        at = (position * number + route)[:, None] * width + column[None]
        seen, _ = _normed(
            tl.load(routes_at + at, mask=known[:, None], other=0.0).to(tl.float32), width, smallest
        )
        rounded = seen.to(routes_at.dtype.element_ty)
        in_cities = tl.dot(meeting, rounded).to(routes_at.dtype.element_ty)
        near = tl.dot(tl.trans(meeting), in_cities)
        tl.store(near_at + at, near.to(near_at.dtype.element_ty), mask=known[:, None])
        shown = rounded.to(tl.float32)
        mean = tl.sum(shown, 0) / number
        most = tl.max(tl.where(known[:, None], shown, float("-inf")), 0)
        tl.store(mean_at + position * width + column, mean.to(mean_at.dtype.element_ty))
        tl.store(most_at + position * width + column, most.to(most_at.dtype.element_ty))


@triton.jit
def _look_back_kernel(
    routes_at,
    meeting_at,
    most_at,
    of_near_at,
    of_mean_at,
    of_most_at,
    found_at,
    positions,
    number,
    cities,
    rows: tl.constexpr,
    places: tl.constexpr,
    width: tl.constexpr,
    smallest: tl.constexpr,
):
    route, place, column = tl.arange(0, rows), tl.arange(0, places), tl.arange(0, width)
    known = route < number
    meeting = tl.load(
        meeting_at + place[:, None] * number + route[None],
        mask=(place < cities)[:, None] & known[None],
        other=0.0,
    )
    for position in range(tl.program_id(0), positions, tl.num_programs(0)):
        at = (position * number + route)[:, None] * width + column[None]
        summary = position * width + column
        seen, inverse = _normed(
            tl.load(routes_at + at, mask=known[:, None], other=0.0).to(tl.float32), width, smallest
        )
        of_near = tl.load(of_near_at + at, mask=known[:, None], other=0.0)
        in_cities = tl.dot(meeting, of_near).to(routes_at.dtype.element_ty)
        of_seen = tl.dot(tl.trans(meeting), in_cities)
        of_seen += tl.load(of_mean_at + summary).to(tl.float32)[None] / number
        shown = seen.to(routes_at.dtype.element_ty).to(tl.float32)
        most = tl.load(most_at + summary).to(tl.float32)
        at_most = ((shown == most[None]) & known[:, None]).to(tl.float32)
        share = tl.load(of_most_at + summary).to(tl.float32) / tl.maximum(tl.sum(at_most, 0), 1.0)
        of_seen += at_most * share[None]
        found = inverse[:, None] * (of_seen - seen * (tl.sum(of_seen * seen, 1) / width)[:, None])
        tl.store(found_at + at, found.to(found_at.dtype.element_ty), mask=known[:, None])


# A step: every route goes on from itself, what is near it, and what the table tells


@torch.library.custom_op("northline::step", mutates_args=())
def step(
    routes: torch.Tensor,
    near: torch.Tensor,
    told: torch.Tensor,
    own_weights: torch.Tensor,
    near_weights: torch.Tensor,
    out_weights: torch.Tensor,
) -> torch.Tensor:
    """Return the vectors of the routes after the step; ``told`` is by position."""
    found = torch.empty_like(routes)
    rows, (width, hidden) = routes.shape[0] * routes.shape[1], own_weights.shape
    _step_kernel[_grid(triton.cdiv(rows, _ROWS))](
        routes,
        near,
        told,
        own_weights,
        near_weights,
        out_weights,
        found,
        rows,
        routes.shape[1],
        _ROWS,
        width,
        hidden,
        SMALLEST_NORM,
        num_warps=_WARPS,
        num_stages=1,
    )
    return found


@step.register_fake
def _(
    routes: torch.Tensor,
    near: torch.Tensor,
    told: torch.Tensor,
    own_weights: torch.Tensor,
    near_weights: torch.Tensor,
    out_weights: torch.Tensor,
) -> torch.Tensor:
    return torch.empty_like(routes)


@torch.library.custom_op("northline::step_back", mutates_args=())
def _step_back(
    routes: torch.Tensor,
    near: torch.Tensor,
    told: torch.Tensor,
    own_weights: torch.Tensor,
    near_weights: torch.Tensor,
    out_weights: torch.Tensor,
    of_found: torch.Tensor,
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
    """Return the gradients of routes and near, and what those of the weights follow from.

    That is: the routes as seen, the hidden vectors, and the gradient of these before the activation.
    """
    rows, (width, hidden) = routes.shape[0] * routes.shape[1], own_weights.shape
    of_routes, of_near, seen = (torch.empty_like(routes) for _ in range(3))
    activated, of_hidden = (routes.new_empty((*routes.shape[:2], hidden)) for _ in range(2))
    _step_back_kernel[_grid(triton.cdiv(rows, _ROWS))](
        routes,
        near,
        told,
        own_weights,
        near_weights,
        out_weights,
        of_found,
        of_routes,
        of_near,
        seen,
        activated,
        of_hidden,
        rows,
        routes.shape[1],
        _ROWS,
        width,
        hidden,
        SMALLEST_NORM,
        num_warps=_WARPS,
        num_stages=1,
    )
    return of_routes, of_near, seen, activated, of_hidden


@_step_back.register_fake
def _(
    routes: torch.Tensor,
    near: torch.Tensor,
    told: torch.Tensor,
    own_weights: torch.Tensor,
    near_weights: torch.Tensor,
    out_weights: torch.Tensor,
    of_found: torch.Tensor,
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
    activated = routes.new_empty((*routes.shape[:2], own_weights.shape[1]))
    return (
        torch.empty_like(routes),
        torch.empty_like(routes),
        torch.empty_like(routes),
        activated,
        torch.empty_like(activated),
    )


def _keep_for_step_back(ctx: Any, inputs: Any, output: Any) -> None:
    ctx.save_for_backward(*inputs)


def _backward_of_step(ctx: Any, of_found: torch.Tensor) -> tuple[torch.Tensor, ...]:
    near = ctx.saved_tensors[1]
    of_found = of_found.contiguous()
    of_routes, of_near, seen, activated, of_hidden = _step_back(*ctx.saved_tensors, of_found)
    flat = of_hidden.flatten(0, 1)
    return (
        of_routes,
        of_near,
        of_hidden.sum(1),
        seen.flatten(0, 1).T @ flat,
        near.flatten(0, 1).T @ flat,
        activated.flatten(0, 1).T @ of_found.flatten(0, 1),
    )


step.register_autograd(_backward_of_step, setup_context=_keep_for_step_back)


@triton.jit
def _square(at, height: tl.constexpr, width: tl.constexpr):
    return tl.load(at + tl.arange(0, height)[:, None] * width + tl.arange(0, width)[None])


@triton.jit
def _step_kernel(
    routes_at,
    near_at,
    told_at,
    own_at,
    near_weights_at,
    out_at,
    found_at,
    rows,
    number,
    height: tl.constexpr,
    width: tl.constexpr,
    hidden: tl.constexpr,
    smallest: tl.constexpr,
):
    own, of_near, out = (
        _square(own_at, width, hidden),
        _square(near_weights_at, width, hidden),
        _square(out_at, hidden, width),
    )
    for block in range(tl.program_id(0), tl.cdiv(rows, height), tl.num_programs(0)):
        row = block * height + tl.arange(0, height)
        known = (row < rows)[:, None]
        at = row[:, None] * width + tl.arange(0, width)[None]
        routes = tl.load(routes_at + at, mask=known, other=0.0).to(tl.float32)
        seen, _ = _normed(routes, width, smallest)
        told = tl.load(
            told_at + (row // number)[:, None] * hidden + tl.arange(0, hidden)[None], mask=known, other=0.0
        )
        before = tl.dot(seen.to(own.dtype), own)
        before += tl.dot(tl.load(near_at + at, mask=known, other=0.0), of_near)
        activated = tl.maximum(before + told.to(tl.float32), 0.0)
        found = routes + tl.dot(activated.to(out.dtype), out)
        tl.store(found_at + at, found.to(found_at.dtype.element_ty), mask=known)


@triton.jit
def _step_back_kernel(
    routes_at,
    near_at,
    told_at,
    own_at,
    near_weights_at,
    out_at,
    of_found_at,
    of_routes_at,
    of_near_at,
    seen_at,
    activated_at,
    of_hidden_at,
    rows,
    number,
    height: tl.constexpr,
    width: tl.constexpr,
    hidden: tl.constexpr,
    smallest: tl.constexpr,
):
    own, near_weights, out = (
        _square(own_at, width, hidden),
        _square(near_weights_at, width, hidden),
        _square(out_at, hidden, width),
    )
    kind = routes_at.dtype.element_ty
    for block in range(tl.program_id(0), tl.cdiv(rows, height), tl.num_programs(0)):
        row = block * height + tl.arange(0, height)
        known = (row < rows)[:, None]
        at = row[:, None] * width + tl.arange(0, width)[None]
        wide = row[:, None] * hidden + tl.arange(0, hidden)[None]
        routes = tl.load(routes_at + at, mask=known, other=0.0).to(tl.float32)
        seen, inverse = _normed(routes, width, smallest)
        tl.store(seen_at + at, seen.to(kind), mask=known)
        told = tl.load(
            told_at + (row // number)[:, None] * hidden + tl.arange(0, hidden)[None], mask=known, other=0.0
        )
        before = tl.dot(seen.to(kind), own)
        before += tl.dot(tl.load(near_at + at, mask=known, other=0.0), near_weights)
        before += told.to(tl.float32)
        tl.store(activated_at + wide, tl.maximum(before, 0.0).to(kind), mask=known)
        of_found = tl.load(of_found_at + at, mask=known, other=0.0)
        of_hidden = tl.where(before > 0, tl.dot(of_found, tl.trans(out)), 0.0).to(kind)
        tl.store(of_hidden_at + wide, of_hidden, mask=known)
        tl.store(of_near_at + at, tl.dot(of_hidden, tl.trans(near_weights)).to(kind), mask=known)
        of_seen = tl.dot(of_hidden, tl.trans(own))
        of_routes = inverse[:, None] * (of_seen - seen * (tl.sum(of_seen * seen, 1) / width)[:, None])
        tl.store(of_routes_at + at, (of_routes + of_found.to(tl.float32)).to(kind), mask=known)


def _grid(pieces: int) -> tuple[int]:
    return (min(pieces, _PROGRAMS),)


def _sizes(meeting: torch.Tensor) -> tuple[int, int, int]:
    cities, routes = meeting.shape
    return cities, max(16, triton.next_power_of_2(routes)), MAX_CITIES
