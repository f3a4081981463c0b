"""The golden games are played again and compared line by line. ``make generated`` writes them anew."""

from itertools import zip_longest

import pytest

from tests.games import TABLES, table_name
from tests.golden import playthrough

CONTEXT = 4
END = "(the end)"


def first_difference(golden: list[str], played: list[str]) -> str | None:
    """Where two games part, with what came before; None when they do not."""
    for number, (was, now) in enumerate(zip_longest(golden, played, fillvalue=END)):
        if was != now:
            before = [f"  {line}" for line in golden[max(0, number - CONTEXT) : number]]
            after_was = [f"- {line}" for line in [was, *golden[number + 1 : number + CONTEXT]]]
            after_now = [f"+ {line}" for line in [now, *played[number + 1 : number + CONTEXT]]]
            return "\n".join([f"line {number + 1}:", *before, *after_was, *after_now])
    return None


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_golden_game_is_played_again(table):
    path = playthrough.path_of(*table)
    assert path.exists(), f"{path.name} is missing: write it with `make generated`"
    golden = path.read_text(encoding="utf-8").splitlines()
    difference = first_difference(golden, list(playthrough.lines(*table)))
    if difference:
        pytest.fail(f"{path.name} differs from the game played now, at {difference}", pytrace=False)


def test_there_is_no_golden_game_without_a_table():
    wanted = {playthrough.path_of(*table).name for table in TABLES}
    assert {path.name for path in playthrough.FOLDER.glob("*.txt")} == wanted


def test_a_difference_is_told_with_its_surroundings():
    golden = [f"line {number}" for number in range(20)]
    assert first_difference(golden, golden) is None
    changed = [*golden[:10], "another line", *golden[11:]]
    told = first_difference(golden, changed)
    assert told is not None
    assert told.startswith("line 11:\n  line 6\n")
    assert "- line 10" in told
    assert "+ another line" in told
    assert f"+ {END}" in (first_difference(golden, golden[:19]) or "")
