"""`northline train`, as somebody with a map of their own runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from northline.cli import cli
from northline.neural.weights import load_weights
from tests.toy import TINY_FILE


def train(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(cli, ["train", *arguments])
    return result.exit_code, result.output


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    output = tmp_path / "mine.npz"
    common = [str(TINY_FILE), "--minutes", "0.1", "--against", "random", "--games", "16", "--threads", "1"]
    code, text = train(*common, "--slice", "0.02", "--output", str(output))
    assert code == 0, text
    assert "tiny 2p, random: " in text
    first = load_weights(output)
    assert first.card.boards == ("tiny-2p",)
    assert first.card.decisions > 0
    code, text = train(*common, "--output", str(output))
    assert code == 0, text
    assert "Going on with Tiny" in text
    assert "complete" in text
    assert load_weights(output).card.decisions > first.card.decisions
    lines = [json.loads(line) for line in output.with_suffix(".curve.jsonl").read_text().splitlines()]
    seconds = [line["seconds"] for line in lines]
    assert seconds == sorted(seconds)
    assert any(line.get("opponent") == "random" and 0 <= line["share"] <= 1 for line in lines)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["europe", "--players", "9"], "Europe is for 2 to 5 players, not 9"),
        (["nowhere"], "nowhere"),
        (["europe", "--output", "/nowhere/a.npz"], "is no folder"),
        (["europe", "--output", "a.txt"], "end in .npz"),
        (["europe", "--begin-with", __file__], "is damaged or no network"),
        (["europe", "--minutes", "0"], "0"),
    ],
)
def test_nonsense_gets_a_sentence(arguments: list[str], says: str, tmp_path: Path) -> None:
    extra = [] if "--output" in arguments else ["--output", str(tmp_path / "a.npz")]
    code, text = train(*arguments, *extra)
    assert code in (1, 2)
    assert says in text
    assert "Traceback" not in text
    assert not list(tmp_path.iterdir())


def test_a_checkpoint_of_another_board_is_not_taken(tmp_path: Path) -> None:
    (tmp_path / "a.checkpoint").write_bytes(b"nonsense")
    code, text = train(str(TINY_FILE), "--output", str(tmp_path / "a.npz"))
    assert code == 1
    assert "remove it to begin anew" in text
