"""What the terminal shows of a position agrees with what the rules say about it."""

from __future__ import annotations

import pytest
from rich.console import Console

from northline import rules
from northline.rules.analysis.progress import progress
from northline.terminal.position import ticket_lines

BREST_VENEZIA = {"edition": "europe", "players": 2, "tickets": [["brest-venezia"], []]}
INTO_VENEZIA = ("munchen-venezia", "roma-venezia", "venezia-zagrab", "venezia-zurich")


def shown(state: rules.State) -> str:
    console = Console(width=120, no_color=True, highlight=False)
    with console.capture() as capture:
        console.print(ticket_lines(rules.view(state, 0)))
    return " ".join(capture.get().split())


@pytest.mark.parametrize(
    ("more", "trains", "words"),
    [
        ({}, 8, "· Brest–Venezia 8 points 8 spaces to go"),
        ({"routes": {"paris-zurich": 1}}, 5, "5 spaces and a station to go"),
        ({"routes": dict.fromkeys(INTO_VENEZIA, 1)}, 6, "6 spaces and a station to go"),
        (
            {"routes": dict.fromkeys(INTO_VENEZIA, 1), "stations": [["athina", "kyiv", "sofia"], []]},
            None,
            "✗ Brest–Venezia 8 points cut off: no open path is left",
        ),
        ({"trains": [4, 45]}, 8, "needs 8 spaces, more than your trains; only stations can still connect it"),
        (
            {"trains": [4, 45], "stations": [["athina", "kyiv", "sofia"], []]},
            8,
            "✗ Brest–Venezia 8 points needs 8 spaces, more than your trains",
        ),
        ({"phase": "over"}, 8, "✗ Brest–Venezia 8 points not completed"),
    ],
)
def test_a_ticket_stands_as_the_rules_say(more, trains, words):
    state = rules.State.from_dict({**BREST_VENEZIA, **more})
    [ticket] = progress(rules.view(state, 0)).tickets
    assert ticket.trains == trains
    assert words in shown(state)


def test_a_completed_ticket_is_done():
    routes = {"brest-paris": 0, "paris-zurich": 0, "venezia-zurich": 0}
    state = rules.State.from_dict({**BREST_VENEZIA, "routes": routes})
    assert "✓ Brest–Venezia 8 points done" in shown(state)
