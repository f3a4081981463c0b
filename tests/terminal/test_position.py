"""What the terminal shows of a position agrees with what the rules say about it."""

from __future__ import annotations

import pytest
from rich.console import Console, RenderableType

from northline import rules
from northline.rules.analysis.progress import progress
from northline.terminal.memory import known_sheet
from northline.terminal.position import ticket_lines
from northline.terminal.results import verdict

BREST_VENEZIA = {"edition": "europe", "players": 2, "tickets": [["brest-venezia"], []]}
INTO_VENEZIA = ("munchen-venezia", "roma-venezia", "venezia-zagrab", "venezia-zurich")


def printed(what: RenderableType) -> list[str]:
    """Its lines, with single spaces."""
    console = Console(width=120, no_color=True, highlight=False)
    with console.capture() as capture:
        console.print(what)
    return [" ".join(line.split()) for line in capture.get().splitlines()]


def shown(state: rules.State) -> str:
    return " ".join(printed(ticket_lines(rules.view(state, 0))))


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


def test_what_a_perfect_memory_would_know():
    state = rules.State.from_dict(
        {
            "edition": "europe",
            "players": 4,
            "hands": [{}, {"red": 3, "blue": 1}, {"green": 2}, {}],
            "seen": [{}, {"red": 2}, {}, {}],
            "tickets": [[], ["brest-venezia", "athina-angora", "berlin-roma"], [], []],
            "opening_kept": [2, 2, 3, 3],
            "offered": [0, 3, 0, 0],
            "ticket_deck": ["amsterdam-wilno", "berlin-bucuresti", "brest-marseille"],
            "refused": [
                ["amsterdam-wilno", "brest-marseille", "frankfurt-kobenhavn"],
                ["berlin-bucuresti"],
                [],
                [],
            ],
        }
    )
    assert printed(known_sheet(rules.view(state, 0), ("Ada", "Bo", "Cleo", "Dan"))) == [
        "Bo R red ×2 +2 unknown",
        "kept 2 of 4 tickets at the start, 1 of 3 since",
        "Cleo 2 unknown cards",
        "kept 3 of 4 tickets at the start",
        "Dan no cards",
        "kept 3 of 4 tickets at the start",
        "You turned down Amsterdam–Wilno on top of the ticket deck",
        "Brest–Marseille in the ticket deck, under 2 others",
        "Frankfurt–København out of the game",
    ]


def test_a_victory_by_a_tie_breaker_is_explained():
    tied = {
        "edition": "europe",
        "players": 2,
        "phase": "over",
        "routes": {"petrograd-stockholm": 0},
        "points": [20, 30],
    }
    for more, words in (
        ({}, ["Ada wins. Level on points; decided by most bonus cards."]),
        ({"points": [21, 30]}, ["Ada wins."]),
        ({"points": [20, 30], "routes": {}}, ["Bo wins."]),
        ({"points": [20, 20], "routes": {}}, ["Ada and Bo share the victory."]),
    ):
        assert printed(verdict(rules.State.from_dict({**tied, **more}), ("Ada", "Bo"))) == words
