"""The board as a chart of letters."""

import pytest

import northline as nl
from northline.terminal.chart import chart


@pytest.mark.parametrize("name", nl.EDITIONS)
@pytest.mark.parametrize(("width", "height"), [(79, 26), (99, 33), (149, 46)])
def test_every_city_has_its_place_and_no_line_is_too_long(name: str, width: int, height: int) -> None:
    game = nl.Game.new(nl.edition(name), 2, seed=1)
    lines = chart(game.view(0), width, height).plain.split("\n")
    assert len(lines) == height
    assert max(map(len, lines)) <= width
    cities = [city.name for city in game.edition.cities if city.named]
    whole = [city for city in cities if any(city in line for line in lines)]
    assert len(whole) >= 0.8 * len(cities), "nearly all names are there in full"
    if width > 140:
        assert len(whole) >= len(cities) - 2


def test_claimed_routes_carry_the_number_of_their_owner() -> None:
    state = nl.State.from_dict({"edition": "europe", "players": 3, "routes": {"moskva-petrograd": 2}})
    shown = chart(nl.rules.view(state, None), 149, 46).plain
    assert shown.count("3") >= 4
    assert "1" not in shown
    assert "2" not in shown
