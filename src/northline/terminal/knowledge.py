"""What a seat can work out from its view beyond :mod:`northline.rules.analysis.progress`."""

from __future__ import annotations

from northline.rules import SplitMix, State, View, sample
from northline.rules.analysis.progress import progress
from northline.rules.claim import parallel_routes


def as_known(view: View) -> State:
    """A position that looks like this view. Ask it only what does not depend on the hidden part, which is made up."""
    return sample(view, SplitMix(0))


def helped_tickets(view: View) -> dict[int, list[int]]:
    """For each route on the cheapest path of an unfinished ticket, and its twins: those tickets."""
    helped: dict[int, list[int]] = {}
    for ticket in progress(view).tickets:
        for route in ticket.path:
            for track in (route, *parallel_routes(view.edition)[route]):
                helped.setdefault(track, []).append(ticket.ticket)
    return helped
