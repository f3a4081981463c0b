"""The planner: one source for plain Python and for the kernel, and sense in what it does."""

from __future__ import annotations

import sys

import numpy as np
import pytest

import northline as nl
from northline.bots.planner import PlannerBot
from northline.editions.model import Route
from northline.extras import how_to_install
from northline.kernel import from_state
from northline.kernel.core import layout
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.lookahead import choices
from northline.rules import SplitMix
from northline.rules import view as state_view
from northline.rules.actions import Claim, Keep, Take
from northline.rules.analysis.planning import cheapest_path
from northline.rules.cards import CARD_NAMES, COLORS
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import Board, board_of
from northline.strategy.codes import PASS
from northline.strategy.planner.opponents import assess_threats
from northline.strategy.planner.state import FIELDS, observe
from northline.strategy.planner.trained_traits import LONG_GAMES, SHORT_GAMES, planner_traits, trained_traits
from northline.strategy.planner.unknown_boards import traits_for
from tests.kernel.mapping import mapped_menu
from tests.processes import run_python
from tests.toy import tiny, toy


def kernel_choice(state: nl.State) -> int:
    """What the planner inside the kernel does in a position."""
    games = np.zeros(1, layout.GAME)
    games[0] = from_state(state)
    return choices(state.edition, games, [planner_traits(state.edition)])[0]


@pytest.mark.parametrize(
    ("name", "players"), [(name, n) for name in nl.EDITIONS for n in (2, 3)] + [("toy", 2)]
)
def test_the_kernel_plans_as_plain_python_does(name: str, players: int) -> None:
    edition = toy() if name == "toy" else nl.edition(name)
    board, chance, bot = board_of(edition), SplitMix(players), PlannerBot()
    state, _ = nl.rules.new_game(edition, players, chance)
    while not state.over:
        seat = state.to_act[0]
        view = nl.rules.view(state, seat)
        menu = numbered_menu(view, board)
        assert menu == mapped_menu(state, seat)
        action = bot.choose(view)
        assert menu[kernel_choice(state)] == action
        state, _ = nl.rules.apply(state, action, chance, seat)


def test_the_board_has_the_numbers_of_the_kernel() -> None:
    for name in nl.EDITIONS:
        board, tables = Board(nl.edition(name)), tables_of(nl.edition(name))[0]
        for field, value in vars(board).items():
            if isinstance(value, dict):
                assert all(tables[field][key] == number for key, number in value.items()), field
            elif isinstance(value, list):
                assert tables[field][: len(value)].tolist() == value, field
            else:
                assert tables[field] == value, field


def test_the_kernel_has_every_field_of_a_planners_state() -> None:
    assert {name for name, _, _ in FIELDS} <= set(layout.SCRATCH.names or ())


def test_the_planner_needs_no_numpy() -> None:
    """A whole game without NumPy and Numba."""
    code = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None
import northline as nl
from northline.bots import BotError, make_bot
game = nl.Game.new(nl.edition("nordic_countries"), 2, seed=4)
bots = [make_bot("planner"), make_bot("racer")]
while not game.over:
    seat = game.to_act[0]
    game.play(seat, bots[seat].choose(game.view(seat)))
for spec in ("search:playouts=10", "expert"):
    try:
        make_bot(spec)
    except BotError as error:
        print(error)
"""
    needs = f"it needs the compiled kernel, which is not installed: {how_to_install('fast')}"
    told = "".join(f"the bot '{spec}' cannot be made: {needs}\n" for spec in ("search:playouts=10", "expert"))
    assert run_python(code) == told
    assert "numpy" in sys.modules  # but not there


# Sense


def nearly_done(name: str, ticket_id: str, missing: int) -> tuple[dict[str, object], Route]:
    """A position in which one route is lacking for a ticket, and so many cards for the route.

    There are no tickets left to draw: somebody that far ahead of its plan might well want more of them first.
    """
    edition = nl.edition(name)
    ticket = edition.tickets[edition.ticket_index[ticket_id]]
    path = cheapest_path(edition, [route.length for route in edition.routes], ticket.a, ticket.b)
    assert path is not None
    colored = [r for r in path.routes if edition.routes[r].color >= 0 and edition.routes[r].kind == "regular"]
    last = edition.routes[colored[0]]
    document = {
        "edition": name,
        "players": 2,
        "tickets": [[ticket_id], []],
        "ticket_deck": [],
        "routes": {edition.routes[r].id: 0 for r in path.routes if r != colored[0]},
        "hands": [{CARD_NAMES[last.color]: last.length - missing}, {}] if last.length > missing else [{}, {}],
    }
    return document, last


TICKETS = [
    ("europe", "paris-wien"),
    ("nordic_countries", "stockholm-tromso"),
    ("northern_lights", "bergen-lahti"),
]


@pytest.mark.parametrize(("name", "ticket"), TICKETS)
def test_it_claims_the_route_that_completes_its_ticket(name: str, ticket: str) -> None:
    document, last = nearly_done(name, ticket, missing=0)
    choice = PlannerBot().choose(nl.rules.view(nl.State.from_dict(document), 0))
    assert isinstance(choice, Claim)
    chosen = nl.edition(name).routes[choice.route]
    assert {chosen.a, chosen.b} == {last.a, last.b}


@pytest.mark.parametrize(("name", "ticket"), TICKETS)
def test_it_takes_the_card_that_its_ticket_lacks(name: str, ticket: str) -> None:
    document, last = nearly_done(name, ticket, missing=1)
    others = [color for color in COLORS if color != CARD_NAMES[last.color]]
    document["display"] = [*others[:4], CARD_NAMES[last.color]]
    choice = PlannerBot().choose(nl.rules.view(nl.State.from_dict(document), 0))
    assert choice == Take(last.color)


def test_it_keeps_a_ticket_that_is_completed_already() -> None:
    document, _ = nearly_done("europe", "paris-wien", missing=0)
    document["phase"], document["to_act"], document["tickets"] = "tickets", 0, [[], []]
    document["offer"] = ["angora-kharkov", "paris-wien", "rostov-erzurum"]
    edition = nl.edition("europe")
    ticket = edition.tickets[edition.ticket_index["paris-wien"]]
    path = cheapest_path(edition, [route.length for route in edition.routes], ticket.a, ticket.b)
    assert path is not None
    document["routes"] = {edition.routes[route].id: 0 for route in path.routes}
    kept = PlannerBot().choose(nl.rules.view(nl.State.from_dict(document), 0))
    assert isinstance(kept, Keep)
    assert edition.ticket_index["paris-wien"] in kept.tickets


def done_but_for_the_end(name: str, ticket_id: str) -> tuple[dict[str, object], Route]:
    """A position in which the ticket is completed, and the cards for one more route are enough to end the game."""
    document, last = nearly_done(name, ticket_id, missing=0)
    document["routes"] |= {last.id: 0}  # type: ignore[operator]
    ends = next(
        route
        for route in nl.edition(name).routes
        if route.length == 3 and route.kind == "regular" and route.color >= 0 and route.id != last.id
        if route.id not in document["routes"]  # type: ignore[operator]
    )
    document["hands"] = [{CARD_NAMES[ends.color]: ends.length}, {}]
    document["trains"] = [ends.length, 30]
    return document, ends


@pytest.mark.parametrize(("name", "ticket"), TICKETS)
def test_it_ends_the_game_when_nothing_is_left_to_do(name: str, ticket: str) -> None:
    document, ends = done_but_for_the_end(name, ticket)
    choice = PlannerBot().choose(nl.rules.view(nl.State.from_dict(document), 0))
    assert isinstance(choice, Claim)
    assert nl.edition(name).routes[choice.route].length == ends.length


@pytest.mark.parametrize(("name", "ticket"), TICKETS)
def test_it_keeps_its_last_trains_for_an_open_ticket(name: str, ticket: str) -> None:
    """The same, but one route is lacking for the ticket: ending the game now would throw it away."""
    document, ends = done_but_for_the_end(name, ticket)
    _, last = nearly_done(name, ticket, missing=0)
    del document["routes"][last.id]  # type: ignore[attr-defined]
    document["trains"] = [max(last.length, ends.length), 30]
    choice = PlannerBot().choose(nl.rules.view(nl.State.from_dict(document), 0))
    assert not isinstance(choice, Claim)


def test_it_sees_what_the_opponent_is_after() -> None:
    """The opponent lacks one route of a ticket, and there is no good way round: that is where it hurts most."""
    edition = nl.edition("nordic_countries")
    built = ["stockholm-sundsvall-1", "sundsvall-umea-1", "boden-umea-1", "boden-kiruna-1", "kiruna-narvik-1"]
    document = {
        "edition": edition.id,
        "players": 2,
        "routes": dict.fromkeys(built, 1),
        "hands": [dict.fromkeys((*COLORS, "locomotive"), 4), {}],
    }
    view, board = nl.rules.view(nl.State.from_dict(document), 0), board_of(edition)
    s = observe(view, board, numbered_menu(view, board), planner_traits(edition))
    assess_threats(board, s)  # type: ignore[no-untyped-call]
    claimable = [route for route in range(board.routes) if s.colors[route]]
    worst = max(claimable, key=lambda route: s.threat[route])
    assert edition.routes[worst].id == "narvik-tromso"


def test_a_board_may_have_a_planner_of_its_own() -> None:
    trained = trained_traits()
    assert trained.keys() == {*nl.EDITIONS, SHORT_GAMES, LONG_GAMES}
    for name in nl.EDITIONS:
        assert planner_traits(nl.edition(name)) == trained[name]
    assert planner_traits(toy()) == traits_for(board_of(toy()), trained[SHORT_GAMES], trained[LONG_GAMES])


def test_it_passes_only_where_nothing_else_can_be_done() -> None:
    """There is no card to draw, and all it can pay for is a route that it would rather keep its trains from."""
    state = nl.State.from_dict(
        {
            "edition": "tiny",
            "players": 2,
            "to_act": [1],
            "hands": [{"blue": 1, "red": 1, "locomotive": 1}, {"blue": 1, "red": 2}],
            "tickets": [["north-south", "south-east"], ["north-east"]],
            "trains": [3, 3],
            "display": [None],
            "discards": {},
            "deck": {},
            "ticket_deck": [],
        },
        tiny(),
    )
    view = state_view(state, 1)
    assert isinstance(PlannerBot().choose(view), Claim)
    assert kernel_choice(state) != PASS
