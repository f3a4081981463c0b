"""Whatever can be made in the workshop can be used: it loads, is drawn, is played in both engines, and prints.

Maps are made as people make them: cities, routes, tickets, knobs and cards are added, changed and deleted at random in
a document, as the editor does it, and problems are mended with the repairs that are offered.
"""

from __future__ import annotations

import io
import random
from copy import deepcopy
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from pypdf import PdfReader

from northline import Game
from northline.drawing import picture
from northline.drawing.board_layout import parse_layout
from northline.editions import Edition, EditionError, parse_edition, read_document
from northline.editions.patches import apply
from northline.editions.repairs import STANDARD_RULES, repairs
from northline.editions.unfinished import drawable
from northline.editions.words import rules_in_words
from northline.editions.writer import to_document, to_toml
from northline.kernel.playouts import playouts
from northline.layout.quick import QuickLayout, quick_layout
from northline.printing import print_map
from northline.workshop.tickets import judge_tickets, propose_tickets

COLORS = [color for color in STANDARD_RULES["deck"] if color != "locomotive"]
NAMES = [
    "Łódź",
    "Škofja Loka",
    "東京",
    "St. John’s",
    "O'Brien \\ & <b>",
    "x",
    "W" * 60,
    "Ærøskøbing",
    '"quoted"',
]


class Editor:
    """Somebody at the drawing board, who does anything that can be done there."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.count = 0
        self.document: dict[str, Any] = {
            "format": 1,
            "id": "mine",
            "name": chance.choice(NAMES),
            "atmosphere": chance.choice(["atlas", "winter", "aurora"]),
            "rules": deepcopy(STANDARD_RULES),
            "board": {"cities": [], "routes": [], "tickets": [], "bonus_cards": []},
        }
        self.document["rules"]["players"] = [2, chance.choice([2, 3, 5])]

    @property
    def board(self) -> dict[str, list[dict[str, Any]]]:
        return self.document["board"]

    def _id(self) -> str:
        self.count += 1
        return f"n{self.count}"

    def add_city(self) -> None:
        at = [round(self.chance.uniform(40, 55), 2), round(self.chance.uniform(0, 20), 2)]
        name, country = self.chance.choice(NAMES), self.chance.choice(["Here", "There"])
        city = {"id": self._id(), "name": name, "country": country, "at": at}
        if self.chance.random() < 0.2:
            city["marks"] = ["capital"]
        self.board["cities"].append(city)

    def add_route(self) -> None:
        if len(self.board["cities"]) < 2:
            return
        a, b = self.chance.sample(self.board["cities"], 2)
        route = {"id": self._id(), "from": a["id"], "to": b["id"], "length": self.chance.randint(1, 6)}
        route["color"] = self.chance.choice([*COLORS, "gray"])
        match self.chance.randrange(6):
            case 0:
                route["ferry"] = self.chance.randint(1, 2)
            case 1:
                route["tunnel"] = True
            case 2:
                route["bonus_draw"] = self.chance.randint(1, 3)
            case 3:
                route["any_for_one"] = self.chance.randint(2, 4)
        self.board["routes"].append(route)

    def add_ticket(self) -> None:
        if len(self.board["cities"]) >= 2:
            a, b = self.chance.sample(self.board["cities"], 2)
            ticket = {"id": self._id(), "from": a["id"], "to": b["id"], "points": self.chance.randint(1, 25)}
            self.board["tickets"].append(ticket)

    def add_card(self) -> None:
        counts = self.chance.choice(
            ["completed_tickets", "routes", "countries", "longest_path", "locomotives_in_hand", "trains_left"]
        )
        card = {"id": self._id(), "name": self.chance.choice(NAMES), "points": 7, "counts": counts}
        if counts == "routes":
            card |= self.chance.choice(
                [{}, {"kind": "ferry"}, {"length": 3}, {"mark": "capital"}, {"country": "Here"}]
            )
        self.board["bonus_cards"].append(card)

    def turn_a_knob(self) -> None:
        knob, value = self.chance.choice(
            [
                ("trains", self.chance.randint(5, 45)), ("hand", self.chance.randint(0, 6)),
                ("display", self.chance.randint(1, 6)), ("opening_tickets", self.chance.randint(1, 4)),
                ("opening_keep", self.chance.randint(1, 3)), ("ticket_draw", self.chance.randint(1, 4)),
                ("ticket_keep", 1), ("stations", self.chance.randint(0, 3)), ("station_points", 4),
                ("sweep_at", self.chance.randint(0, 4)), ("tunnel_reveal", self.chance.randint(0, 4)),
                ("last_round_at", self.chance.randint(0, 4)), ("ferry_any_for_one", self.chance.randint(0, 3)),
                ("opening_refused", "bottom"), ("ticket_refused", "out"), ("bonus_cards", self.chance.randint(0, 3)),
                ("may_stop_after_first_card", True), ("display_locomotive_is_whole_draw", False),
                ("locomotives_wild_on", self.chance.choice([["ferry"], [], ["regular", "tunnel"]])),
                ("tie_breakers", self.chance.choice([["fewest_stations", "bonus_cards"], ["longest_route"], []])),
                ("open_tracks", {"double": {"2": 1, "3": self.chance.randint(1, 2)}}),
            ]
        )  # fmt: skip
        self.document["rules"][knob] = value

    def change(self) -> None:
        kind = self.chance.choice(["cities", "routes", "tickets"])
        if self.board[kind]:
            entry = self.chance.choice(self.board[kind])
            key = self.chance.choice(sorted(entry))
            entry[key] = self.chance.choice([entry[key], 3, "red", "n1", [50, 10]])

    def delete(self) -> None:
        kind = self.chance.choice(["cities", "routes", "tickets", "bonus_cards"])
        if self.board[kind]:
            self.board[kind].pop(self.chance.randrange(len(self.board[kind])))

    def mend(self) -> None:
        """Click repairs until there is nothing to click, as the list of problems offers them."""
        for _ in range(60):
            found = repairs(self.document)
            if not found:
                return
            self.document = apply(self.document, next(iter(found.values()))[0].changes)

    def propose_tickets(self) -> None:
        board = drawable(self.document)
        if board is not None and board.routes:
            tickets = to_document(replace(board, tickets=propose_tickets(board)))["board"]["tickets"]
            self.document["board"] = {**self.board, "tickets": tickets}

    def draw(self, steps: int) -> None:
        """Begin with some cities and routes, and go on with anything."""
        for _ in range(6):
            self.add_city()
        for _ in range(9):
            self.add_route()
        deeds = [self.add_city, self.add_route, self.add_route, self.add_ticket, self.add_card]
        deeds += [self.turn_a_knob, self.turn_a_knob, self.turn_a_knob, self.change, self.delete]
        for _ in range(steps):
            self.chance.choice(deeds)()
        self.mend()
        self.propose_tickets()
        self.mend()


def made(seed: int, steps: int) -> Edition | None:
    editor = Editor(random.Random(seed))
    editor.draw(steps)
    try:
        return read_document(editor.document)
    except EditionError:
        return None


def test_most_of_what_is_drawn_at_random_can_be_mended_with_clicks():
    boards = [made(seed, 25) for seed in range(25)]
    assert sum(board is not None for board in boards) >= 22


SEEDS = st.integers(0, 10**6)
FEW = settings(max_examples=12, suppress_health_check=[HealthCheck.filter_too_much])


@given(SEEDS, st.integers(0, 40))
@FEW
def test_it_loads_and_is_drawn(seed, steps):
    board = made(seed, steps)
    assume(board is not None)
    again = parse_edition(to_toml(board))
    assert (again, again.cities, again.name) == (board, board.cities, board.name)
    layout = quick_layout(board, 0.02)
    assert parse_layout(str(layout), board) == layout
    moved = QuickLayout(board, layout).drag({board.cities[0].id: (48.0, 9.0)}, 0.01)
    drawn = ElementTree.fromstring(picture.board(board, layout=moved))
    assert len(drawn.findall(".//{http://www.w3.org/2000/svg}title")) >= len(board.routes)
    assert len(judge_tickets(board)) == len(board.tickets)
    assert rules_in_words(board)


@given(SEEDS, st.integers(0, 40))
@FEW
def test_it_is_played_to_the_end_in_both_engines(seed, steps):
    board = made(seed, steps)
    assume(board is not None)
    for players in range(board.rules.players[0], board.rules.players[1] + 1):
        game, chance = Game.new(board, players=players, seed=seed), random.Random(seed)
        for _ in range(3000):
            if game.over:
                break
            seat = game.to_act[0]
            game.play(seat, chance.choice(game.legal_actions(seat)))
        assert game.over
        assert len(game.standings()) == players
        played = playouts(board, players, games=20, seed=seed, threads=1)
        assert (played.lengths > 0).all()


@given(SEEDS, st.integers(0, 40))
@settings(max_examples=6, suppress_health_check=[HealthCheck.filter_too_much])
def test_it_prints(seed, steps):
    board = made(seed, steps)
    assume(board is not None)
    layout = quick_layout(board, 0.02)
    pages = PdfReader(io.BytesIO(print_map(board, layout, paper="large"))).pages
    said = " ".join(page.extract_text() for page in pages[:-1])
    for ticket in board.tickets[:3]:
        name = board.cities[ticket.a].name
        assert name in said or not name.isascii() or len(name) > 40 or '"' in name
    wide = layout.view[2]
    assert float(pages[-1].mediabox.width) == pytest.approx((wide * 24 / 36 + 20) * 72 / 25.4, abs=1)
