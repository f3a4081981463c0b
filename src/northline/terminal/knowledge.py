"""What a seat can work out from its view: how its tickets stand, and who leads for the bonus cards."""

from __future__ import annotations

from dataclasses import dataclass

from northline.rules import SplitMix, State, View, sample, score
from northline.rules.analysis.planning import cheapest_path, spaces_to_build
from northline.rules.borrowing import borrow

_SECRET_COUNTS = ("completed_tickets", "locomotives_in_hand")
"""What bonus cards count that lies in somebody's hand."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How a ticket stands for its holder."""

    ticket: int
    done: bool
    missing: int | None
    """Spaces to build on the cheapest open path; None when there is none."""
    path: tuple[int, ...]
    """The routes of that path that are not built yet."""
    enough_trains: bool


@dataclass(frozen=True, slots=True)
class BonusStanding:
    card: int
    counts: tuple[int | None, ...]
    """For each seat how much it has of what the card counts; None where that is a secret."""


def as_known(view: View) -> State:
    """A position that looks like this view. Ask it only what does not depend on the hidden part, which is made up."""
    return sample(view, SplitMix(0))


def progress(view: View, seat: int, tickets: tuple[int, ...]) -> list[Progress]:
    """How each of these tickets stands, whether held already or only on offer."""
    known = as_known(view)
    _, completed = borrow(known, seat)
    costs = spaces_to_build(view, seat)
    found = []
    for ticket in tickets:
        ends = view.edition.tickets[ticket]
        path = cheapest_path(view.edition, costs, ends.a, ends.b)
        missing = path.length if path else None
        done = ticket in completed or missing == 0
        new = tuple(route for route in path.routes if costs[route]) if path and not done else ()
        enough = missing is None or missing <= view.trains[seat]
        found.append(Progress(ticket, done, missing, new, enough))
    return found


def helped_tickets(view: View, seat: int) -> dict[int, list[int]]:
    """For each route on the cheapest path of an unfinished ticket: those tickets."""
    helped: dict[int, list[int]] = {}
    for found in progress(view, seat, view.own_tickets):
        for route in found.path:
            helped.setdefault(route, []).append(found.ticket)
    return helped


def bonus_standings(view: View) -> list[BonusStanding]:
    """How all stand for each bonus card, as far as this seat may know."""
    results = score(as_known(view))
    found = []
    for place, index in enumerate(view.bonus_cards):
        secret = view.edition.bonus_cards[index].counts in _SECRET_COUNTS
        counts = tuple(
            result.bonuses[place].count if not secret or view.hands[seat] is not None else None
            for seat, result in enumerate(results)
        )
        found.append(BonusStanding(index, counts))
    return found
