"""Learning curves: measured where they say, the same again from the same seed, and told as they were measured."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from benchmarks.learning_curves import BASELINES, FILE, OPPONENTS, across_seeds, page, train

SHORT = replace(BASELINES["iceland"], decisions=2000, every=1000, deals=5, games=16, steps=16)


def without_times(points: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: value for name, value in point.items() if name != "seconds"} for point in points]


def test_a_training_is_measured_at_every_mark_and_follows_from_its_seed() -> None:
    points = list(train(SHORT, 1))
    assert [(point["decisions"], point["opponent"]) for point in points] == [
        (mark, opponent) for mark in (0, 1000, 2000) for opponent in OPPONENTS
    ]
    assert points[0]["seconds"] == 0 < points[-1]["seconds"]
    assert without_times(list(train(SHORT, 1))) == without_times(points)
    assert without_times(list(train(SHORT, 2))) != without_times(points)


def test_the_interval_is_students() -> None:
    mean, half = across_seeds([{"share": 0.5}, {"share": 0.6}, {"share": 0.7}], "share")
    assert mean == pytest.approx(0.6)
    assert half == pytest.approx(4.303 * 0.1 / 3**0.5, rel=1e-3)


def test_the_page_of_curves_is_made_from_the_points() -> None:
    found = json.loads(FILE.read_text(encoding="utf-8"))
    assert page(found) == FILE.with_suffix(".md").read_text(encoding="utf-8")
    for name, document in found.items():
        assert document["baseline"] == json.loads(json.dumps(BASELINES[name].to_dict()))
        assert len({point["seed"] for point in document["points"]}) >= 5
