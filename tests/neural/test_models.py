"""The networks that ship."""

from __future__ import annotations

from importlib.resources import files

import northline as nl
from northline.neural.weights import load_model, read_weights
from tests.toy import tiny

FOLDER = files("northline.neural") / "models"


def test_every_network_that_ships_can_be_read_and_says_where_it_comes_from() -> None:
    shipped = {file.name: file.read_bytes() for file in FOLDER.iterdir() if file.name.endswith(".npz")}
    assert "any.npz" in shipped
    assert sum(map(len, shipped.values())) < 6_000_000
    for name, content in shipped.items():
        card = read_weights(content, name).card
        assert card.boards, name
        assert card.decisions > 1_000_000, name
        assert card.strength, name


def test_every_board_has_a_network() -> None:
    for edition in (*map(nl.edition, nl.EDITIONS), tiny()):
        assert load_model(edition).weights
