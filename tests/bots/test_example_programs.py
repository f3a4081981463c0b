"""The example programs in other languages play whole games in the arena."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path

import pytest

import northline as nl
from northline.arena import Schedule, play
from tests.toy import toy

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(("language", "file"), [("sh", "first_choice.sh"), ("node", "claimer.mjs")])
def test_a_program_in_another_language_plays(language: str, file: str) -> None:
    if shutil.which(language) is None:
        pytest.skip(f"{language} is not installed")
    spec = f"cmd:{shlex.join([language, str(EXAMPLES / file)])}"
    for board in (toy(), nl.edition("nordic_countries")):
        for game in play(Schedule.of(board, 2, (spec, "random"), games=2)):
            assert game.fault is None
            assert game.moves[game.seating.index(0)] > 3
