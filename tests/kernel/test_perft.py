"""From every named position of the perft files both engines agree on all that can be done, and on what follows."""

from __future__ import annotations

import pytest

from northline.editions import Edition
from northline.kernel.convert import from_state
from tests.games import EDITIONS
from tests.kernel.lockstep import Pair
from tests.perft import perft

LINES = [(edition, line) for edition in EDITIONS for line in perft.read(edition)]
MAX_ACTIONS = 60
"""Of more actions than this, so many spread over the menu are followed."""


def name_of(value: Edition | perft.Line) -> str:
    return value.name if isinstance(value, perft.Line) else value.id


@pytest.mark.parametrize(("edition", "line"), LINES, ids=name_of)
def test_named_positions(edition: Edition, line: perft.Line) -> None:
    state = perft.position(edition, line.players, line.seed, line.plies)
    pair = Pair.at(state, perft.CHANCE_SEED)
    menu = pair.menu()
    record, chance = from_state(state, perft.CHANCE_SEED), pair.chance._state
    numbers = sorted(menu)
    for number in numbers[:: 1 + len(numbers) // MAX_ACTIONS]:
        pair.state, pair.games[0], pair.chance._state = state, record, chance
        pair.play(number, menu)
        pair.menu()
