"""How much work the hardest positions take that a valid board allows: counted, since a clock depends on the machine."""

from __future__ import annotations

from itertools import combinations
from random import Random

import networkx as nx
import pytest

from northline.editions import Edition, EditionError, edition, knobs, parse_edition
from northline.rules import borrowing, network
from northline.rules.borrowing import borrow_for
from northline.rules.network import longest_path
from northline.rules.state import NOBODY
from tests.oracles.networks import board

MOST = knobs.MOST_OWNED_ROUTES


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts the selections that the search for a longest path keeps."""
    count = [0]
    keep = network._keep

    def counted(*arguments: object) -> None:
        count[0] += 1
        keep(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(network, "_keep", counted)
    return count


def shapes() -> dict[str, list[tuple[int, int]]]:
    """Railways of as many routes as one player can own, of the shapes that are hardest for the search."""
    found = {
        "complete": list(combinations(range(11), 2)),
        "complete, an even number of cities": list(combinations(range(10), 2)),
        "complete, in two halves": [(a, 5 + b) for a in range(5) for b in range(12)],
        "many odd cities": [(a, 7 + b) for a in range(7) for b in range(8)],
    }
    for degree, cities in ((3, 40), (5, 24)):
        railway = nx.random_regular_graph(degree, cities, seed=0)
        found[f"{degree} routes at each city"] = list(railway.edges)
    return found


@pytest.mark.parametrize("shape", shapes())
@pytest.mark.parametrize("longest", [1, 5])
def test_the_longest_path_of_the_hardest_railways_is_found_in_bounded_work(
    shape: str, longest: int, kept: list[int]
) -> None:
    ends = shapes()[shape]
    assert len(ends) <= MOST
    random = Random(shape)
    lengths = [random.randint(1, longest) for _ in ends]
    path = longest_path(board(1 + max(max(pair) for pair in ends), ends, lengths), range(len(ends)))
    assert path.length == sum(lengths[route] for route in path.routes)
    assert kept[0] < 400_000


class Hubs:
    """A board of stations in cities that somebody else has joined to the same places."""

    def __init__(self, hubs: int, places: int) -> None:
        ends = [(hub, hubs + place) for hub in range(hubs) for place in range(places)]
        self.edition: Edition = board(hubs + places, ends, [1] * len(ends))
        self.owners = (1,) * len(ends)
        self.stations = (tuple(range(hubs)), ())

    def routes_of(self, seat: int) -> tuple[int, ...]:
        return tuple(route for route, owner in enumerate(self.owners) if owner == seat != NOBODY)


def test_every_way_to_borrow_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    count = [0]
    attempt = borrowing._Search._try

    def counted(*arguments: object) -> None:
        count[0] += 1
        attempt(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(borrowing._Search, "_try", counted)
    tickets = tuple(
        edition("europe").tickets[0].__class__(f"t{a}-{b}", 4 + a, 4 + b, 5)
        for a, b in combinations(range(8), 2)
    )
    hubs = Hubs(4, 8)
    object.__setattr__(hubs.edition, "tickets", tickets)
    borrowed, completed = borrow_for(hubs, 0, range(len(tickets)))
    assert borrowed == ()  # each station takes one route, and no ticket ends in its city
    assert completed == frozenset()
    assert count[0] <= 2 * 9**4


# Boards


def crowded(cities: int, trains: int, stations: int) -> str:
    """The text of an edition in which every city is joined to every other."""
    ids = [f"c{number}" for number in range(cities)]
    places = "".join(
        f'{{ id = "{name}", name = "{name}", country = "X", at = [{number}, {number}] }},\n'
        for number, name in enumerate(ids)
    )
    routes = "".join(
        f'{{ id = "{a}-{b}", from = "{a}", to = "{b}", length = 1, color = "gray" }},\n'
        for a, b in combinations(ids, 2)
    )
    tickets = "".join(
        f'{{ id = "{a}-{b}", from = "{a}", to = "{b}", points = 1 }},\n'
        for a, b in list(combinations(ids, 2))[:12]
    )
    return (
        'format = 1\nid = "crowded"\nname = "Crowded"\n'
        f"[rules]\nplayers = [2, 2]\ntrains = {trains}\nstations = {stations}\n"
        "[rules.deck]\nred = 60\n[rules.points]\n1 = 1\n"
        f"[board]\ncities = [\n{places}]\nroutes = [\n{routes}]\ntickets = [\n{tickets}]\n"
    )


def problem(text: str) -> tuple[str, str]:
    with pytest.raises(EditionError) as caught:
        parse_edition(text)
    (found,) = caught.value.problems
    return found.key, found.message


def test_a_board_on_which_one_player_could_own_too_many_routes_is_refused() -> None:
    key, message = problem(crowded(18, trains=153, stations=0))
    assert key == "rules.trains"
    assert "could own 153 routes, and the most is 60" in message
    parse_edition(crowded(18, trains=MOST, stations=0))


def test_a_board_with_too_many_ways_to_borrow_is_refused() -> None:
    key, message = problem(crowded(22, trains=20, stations=4))
    assert key == "rules.stations"
    assert "21, 21, 21, 21 neighbours" in message
    assert "234,256 ways" in message
    parse_edition(crowded(22, trains=20, stations=3))


def test_a_position_in_which_somebody_owns_more_than_their_trains_is_refused() -> None:
    from northline import InvalidPosition, State

    tangled = parse_edition(crowded(18, trains=20, stations=0))
    with pytest.raises(InvalidPosition, match="seat 1 owns 153 spaces and never had more than 20 trains"):
        State.from_dict({"routes": {route.id: 1 for route in tangled.routes}, "trains": [20, 20]}, tangled)
