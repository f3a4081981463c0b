"""Every rule has a row in ``docs/rules.md`` and a test that proves it."""

from __future__ import annotations

from string import ascii_uppercase

import pytest

from tests.conftest import ALL_PROOFS
from tests.rule_table import PAGE, Proof, collect, filled, problems, rules_of

CHAPTERS = {
    "SET": 12,
    "TURN": 3,
    "DRAW": 11,
    "CLAIM": 10,
    "LOCO": 2,
    "FERRY": 3,
    "TUNNEL": 6,
    "MURM": 1,
    "BONUSDRAW": 1,
    "TICKET": 4,
    "STATION": 5,
    "END": 7,
    "BONUS": "K",
    "TIE": 4,
}
"""How far each chapter of the rules goes."""


def all_rules() -> list[str]:
    rules = []
    for chapter, last in CHAPTERS.items():
        numbers = (
            range(1, last + 1)
            if isinstance(last, int)
            else ascii_uppercase[: ascii_uppercase.index(last) + 1]
        )
        rules += [f"{chapter}-{number}" for number in numbers]
    return rules


def test_the_page_has_a_row_for_every_rule() -> None:
    assert rules_of(PAGE.read_text(encoding="utf-8")) == all_rules()


def test_every_rule_has_a_test_every_test_a_rule_and_the_page_is_current(
    request: pytest.FixtureRequest,
) -> None:
    proofs = request.config.stash.get(ALL_PROOFS, None)
    assert problems(PAGE.read_text(encoding="utf-8"), proofs or collect()) == []


# The tool itself

ROWS = "| id | rule | tests |\n| --- | --- | --- |\n| X-1 | one | |\n| X-2 | two | old |\n"
PROOFS = [Proof("X-1", "rules/cases/x.toml", "A"), Proof("X-2", "test_x.py", "test_b")]


def test_the_last_column_is_filled_and_nothing_else_changed() -> None:
    page = filled(ROWS, PROOFS)
    assert page.splitlines()[2:] == [
        "| X-1 | one | `rules/cases/x.toml` (1): A |",
        "| X-2 | two | `test_x.py` (1): test_b |",
    ]
    assert page.splitlines()[:2] == ROWS.splitlines()[:2]
    assert filled(page, PROOFS) == page
    assert problems(page, PROOFS) == []


def test_many_tests_are_counted_and_a_few_named() -> None:
    many = [Proof("X-1", "rules/cases/x.toml", name) for name in "ABC"] + [
        Proof("X-1", "test_x.py", "test_b")
    ] * 5
    assert "`rules/cases/x.toml` (3): A; B; …<br>`test_x.py` (5): test_b |" in filled(ROWS, many)


def test_what_is_wrong_is_said() -> None:
    page = filled(ROWS, PROOFS)
    assert problems(page, PROOFS[:1]) == ["no test proves X-2"]
    assert problems(page, [*PROOFS, Proof("X-3", "test_x.py", "test_c")]) == [
        "test_x.py: 'test_c' names the unknown rule X-3"
    ]
    assert "make generated" in problems(page, [*PROOFS, PROOFS[0]])[0]
    assert problems(page + "| X-1 | again | |\n", PROOFS) == ["X-1 has 2 rows"]
