"""The worked example learns: a few minutes of training, and it beats a player that does anything."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


@pytest.mark.soak
def test_the_example_learns_to_beat_random() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch")
    spec = importlib.util.spec_from_file_location("train", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    train = importlib.util.module_from_spec(spec)
    sys.modules["train"] = train  # dataclasses look their module up
    spec.loader.exec_module(train)
    result = train.train("nordic_countries", updates=12, seed=1)
    assert result["untrained"]["won"] < 0.65
    assert result["against"]["random"]["won"] > 0.9
    assert result["against"]["random"]["margin"] > 40
