"""The page for map makers: its example is a game, and it leaves no key out."""

import dataclasses
import re
from pathlib import Path
from typing import get_args

import pytest

from northline.editions import EDITIONS, EditionError, edition, parse_edition
from northline.editions.knobs import DEFAULTS
from northline.editions.model import Count, Rules
from northline.editions.toml_table import TomlTable

PAGE = (Path(__file__).parents[2] / "docs" / "maps.md").read_text(encoding="utf-8")
ROWS = {
    cells[0]: cells[1:]
    for cells in ([cell.strip() for cell in row.split("|")[1:-1]] for row in PAGE.splitlines())
    if len(cells) == 4 + len(EDITIONS)  # the rows of the knobs: name, meaning, values, default, the games
}


def example() -> str:
    (block,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    return block


def test_the_example_is_a_game():
    islands = parse_edition(example())
    assert (islands.id, islands.rules.players, islands.rules.trains) == ("islands", (2, 2), 12)
    counts = f"{len(islands.cities)} cities, {len(islands.routes)} routes, {len(islands.tickets)} tickets"
    assert f"islands.toml: valid: {counts}, digest {islands.digest}\n" in PAGE
    assert {route.kind for route in islands.routes} == {"regular", "ferry", "tunnel"}


@pytest.mark.parametrize("knob", [field.name for field in dataclasses.fields(Rules)])
def test_every_knob_has_a_row_with_its_default(knob):
    meaning, _, default, *games = ROWS[f"`{knob}`"]
    assert meaning
    assert len(games) == len(EDITIONS)
    value = DEFAULTS[knob]
    if value is None:
        assert default == "must be given"
    elif isinstance(value, (bool, int)):
        assert default == str(value).lower()
    elif isinstance(value, str):
        assert default == f'`"{value}"`'


@pytest.mark.parametrize(
    "knob", [knob for knob, value in DEFAULTS.items() if isinstance(value, (bool, int, str))]
)
def test_every_row_says_what_the_games_say(knob):
    for name, cell in zip(EDITIONS, ROWS[f"`{knob}`"][3:], strict=True):
        assert cell in ("–", str(getattr(edition(name).rules, knob)).lower())


def test_the_problems_on_the_page_are_what_is_told():
    text = example().replace("trains ", "trians ").replace('"vik",  length = 1', '"vick", length = 1')
    with pytest.raises(EditionError) as caught:
        parse_edition(text, source="islands.toml")
    assert f"```text\n{caught.value}\n```" in PAGE


def test_every_key_of_the_board_is_on_the_page(monkeypatch):
    asked = set()
    get = TomlTable._get

    def noting(self, name, default, wanted):
        if self.key.startswith("board"):
            asked.add(name)
        return get(self, name, default, wanted)

    monkeypatch.setattr(TomlTable, "_get", noting)
    parse_edition(example())
    assert asked >= {"at", "any_for_one", "long", "max_points"}
    assert not {name for name in asked if f"`{name}`" not in PAGE}


def test_every_count_is_on_the_page():
    assert not {count for count in get_args(Count) if f"| `{count}` |" not in PAGE}
