"""The shape of the network: every weight by name, with its size."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from northline.neural.inputs import ROUTE_INPUTS, TABLE_INPUTS, TICKET_INPUTS
from northline.strategy.codes import KEEP, KINDS

VALUES = 2
"""What the value head tells: the share of the victory, and the margin in hundreds of points."""
MAX_KEPT = 9


@dataclass(frozen=True)
class Shape:
    """How large the network is."""

    table: int = 256
    route: int = 64
    ticket: int = 32
    hidden: int = 128
    rounds: int = 2

    def to_dict(self) -> dict[str, int]:
        """The sizes by name."""
        return asdict(self)

    def weights(self) -> dict[str, tuple[int, ...]]:
        """Every weight by name, with its shape; of a matrix, inputs come first."""
        t, r, k, h = self.table, self.route, self.ticket, self.hidden
        found: dict[str, tuple[int, ...]] = {
            "table.in": (TABLE_INPUTS, t),
            "table.in.bias": (t,),
            "route.in": (ROUTE_INPUTS, r),
            "route.in.table": (t, r),
            "route.in.bias": (r,),
            "ticket.in": (TICKET_INPUTS, k),
            "ticket.in.table": (t, k),
            "ticket.in.bias": (k,),
            "ticket.held": (k, t),
            "ticket.offered": (k, t),
        }
        for number in range(self.rounds):
            found |= {
                f"{number}.table.in": (t + 2 * r, t),
                f"{number}.table.in.bias": (t,),
                f"{number}.table.out": (t, t),
                f"{number}.route.own": (r, h),
                f"{number}.route.near": (r, h),
                f"{number}.route.table": (t, h),
                f"{number}.route.bias": (h,),
                f"{number}.route.out": (h, r),
            }
        return found | {
            "simple.in": (t, h),
            "simple.in.bias": (h,),
            "simple.out": (h, KEEP),
            "simple.out.bias": (KEEP,),
            "claim.in": (r, r),
            "claim.in.table": (t, r),
            "claim.in.bias": (r,),
            "claim.out": (r, KINDS),
            "claim.color": (t, KINDS),
            "claim.color.bias": (KINDS,),
            "station.in": (r, r),
            "station.in.table": (t, r),
            "station.in.bias": (r,),
            "station.out": (r, KINDS),
            "station.color": (t, KINDS),
            "station.color.bias": (KINDS,),
            "keep.in": (k, r),
            "keep.in.table": (t, r),
            "keep.in.bias": (r,),
            "keep.set": (r, r),
            "keep.set.table": (t, r),
            "keep.count": (MAX_KEPT + 1, r),
            "keep.out": (r, 1),
            "value.in": (t, h),
            "value.in.bias": (h,),
            "value.out": (h, VALUES),
            "value.out.bias": (VALUES,),
        }
