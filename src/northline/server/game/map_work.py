"""The slow work of the workshop, inside the process for it: drafts, layouts, playtests and balance as lines of JSON.

Every function is a generator of lines; their kinds are described in ``docs/protocol.md``. What is loaded here (NumPy,
SciPy, Numba) the server itself does not need.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace
from math import isfinite
from typing import Any

import msgspec

from northline.drawing.board_layout import BoardLayout
from northline.editions import Edition, read_document
from northline.editions.writer import to_document
from northline.printing import Paper

QUICK_SECONDS = 0.08


def _line(kind: str, **values: Any) -> bytes:
    return msgspec.json.encode({"kind": kind, **values})


def draft_lines(
    region: tuple[float, float, float, float],
    name: str,
    cities: int,
    countries: tuple[str, ...],
    atmosphere: str,
) -> Iterator[bytes]:
    """A first draft of a region, as a document."""
    from northline.workshop import DraftError, Region, draft

    try:
        board = draft(Region(*region), name, cities, set(countries) or None, atmosphere)
    except (DraftError, ValueError) as error:
        yield _line("refused", message=str(error))
        return
    yield _line("document", document=to_document(board))


def layout_lines(edition: Edition) -> Iterator[bytes]:
    """A quick layout at once, and then the full one with its faults. The map need not be finished."""
    from northline.drawing import check
    from northline.layout.lay_out import lay_out
    from northline.layout.quick import quick_layout

    yield _geometry(quick_layout(edition, QUICK_SECONDS), final=False, faults=[])
    made = lay_out(edition, tries=3)
    yield _geometry(made, final=True, faults=check.problems(edition, made))


def _geometry(layout: BoardLayout, final: bool, faults: list[str]) -> bytes:
    return _line("geometry", final=final, faults=faults, geometry=layout.to_dict())


def playtest_lines(edition: Edition, players: int, games: int, policy: str) -> Iterator[bytes]:
    """What the games say so far, again and again."""
    from northline.kernel import TooLarge
    from northline.workshop.playtest import playtest
    from northline.workshop.suggestions import suggestions

    yield _line("progress", share=0.0)
    try:
        for findings in playtest(edition, players, games, threads=1, policy=policy):
            last = findings.games >= games
            changes = suggestions(edition, findings) if last else []
            yield _line(
                "findings",
                share=findings.games / games,
                policy=policy,
                **_findings(edition, findings),
                changes=changes,
            )
    except TooLarge as error:
        yield _line("refused", message=str(error))


def balance_lines(edition: Edition, players: int, games: int, policy: str) -> Iterator[bytes]:
    """How far balancing is, and at the end the balanced map as a document."""
    from northline.kernel import TooLarge
    from northline.workshop.balance import ROUNDS, balance

    yield _line("progress", share=0.0)
    try:
        for number, step in enumerate(balance(edition, players, games, threads=1, policy=policy), start=1):
            if not step.done:
                yield _line("progress", share=number / (ROUNDS + 2))
                continue
            yield _line(
                "balanced",
                share=1.0,
                before=asdict(step.before),
                after=asdict(step.after),
                changes=step.changes,
                document=to_document(step.edition),
            )
    except TooLarge as error:
        yield _line("refused", message=str(error))


def printed(edition: Edition, layout: BoardLayout, paper: Paper) -> Iterator[bytes]:
    """A PDF, or a sentence that says why there is none."""
    from northline.printing import PrintError, print_map

    try:
        yield print_map(edition, layout, paper)
    except PrintError as error:
        yield str(error).encode()


def ticket_lines(document: dict[str, Any]) -> Iterator[bytes]:
    """A new set of tickets for a map that is complete but for them."""
    from northline.workshop.tickets import propose_tickets

    board = read_document(document)
    yield _line("document", document=to_document(replace(board, tickets=propose_tickets(board))))


def _findings(edition: Edition, findings: Any) -> dict[str, Any]:
    return {
        "games": findings.games,
        "rounds": findings.mean_rounds(),
        "first_seat": findings.order[0].wins,
        "first_seat_error": findings.order[0].error,
        "routes": {
            route.id: {"claimed": route.claimed, "bottleneck": route.bottleneck} for route in findings.routes
        },
        "tickets": {
            ticket.id: {
                "completed": _number(ticket.completed),
                "edge": _number(ticket.edge.value),
                "verdict": ticket.verdict,
            }
            for ticket in findings.tickets
        },
        "short_colors": [color.color for color in findings.colors if color.short],
    }


def _number(value: float) -> float | None:
    return value if isfinite(value) else None
