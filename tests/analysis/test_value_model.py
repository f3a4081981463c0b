"""The value model: the same for every seat, learned by true gradients, and refused where its file is broken."""

from __future__ import annotations

import io
import json

import numpy as np
import pytest
from tools.value_training import Samples, gradients, network_of, new_weights, train

from northline.analysis.values.inputs import INPUTS, Inputs
from northline.analysis.values.model import Model, ModelError, load_model, read_model, write_model
from northline.kernel.search.value_features import GAIN


def samples(number: int, players: int, seed: int = 1) -> Samples:
    chance = np.random.default_rng(seed)
    rows = chance.standard_normal((number, players, INPUTS)).astype(np.float32)
    shares = np.zeros((number, players), np.float32)
    shares[np.arange(number), rows[..., 3].argmax(axis=1)] = 1.0  # whoever has most of one feature wins
    now = np.zeros((number, players), np.float32)
    return Samples(
        rows, now, 50 * rows[..., GAIN] + 30, shares, np.arange(number), np.ones(number, np.float32)
    )


def inputs(rows: np.ndarray) -> Inputs:
    nothing = np.zeros(rows.shape[:2])
    return Inputs(rows, nothing, np.zeros(len(rows)), nothing, nothing)


def contents(**changes: object) -> bytes:
    """A file of a model in which something is different."""
    with np.load(io.BytesIO(write_model(model())), allow_pickle=False) as kept:
        arrays = {key: kept[key] for key in kept.files}
    for key, value in changes.items():
        if value is None:
            del arrays[key]
        elif key == "header":
            known = json.loads(bytes(arrays["header"]).decode())
            text = json.dumps({**known, **value}).encode()  # type: ignore[dict-item]
            arrays["header"] = np.frombuffer(text, np.uint8)
        else:
            arrays[key] = np.asarray(value)
    content = io.BytesIO()
    np.savez(content, **arrays)  # type: ignore[arg-type]
    return content.getvalue()


def model() -> Model:
    return Model("x", network_of(new_weights([samples(40, 3)], 1)), 0.05, {3: -9.5}, {3: (0.2, 12.0)})


def test_whoever_sits_elsewhere_has_the_same_chances() -> None:
    network = load_model("europe").network
    rows = np.random.default_rng(5).standard_normal((20, 4, INPUTS))
    win, points = network(inputs(rows))
    order = [2, 0, 3, 1]
    moved, moved_points = network(inputs(rows[:, order]))
    np.testing.assert_allclose(moved, win[:, order], atol=1e-12)
    np.testing.assert_allclose(moved_points, points[:, order], atol=1e-9)
    assert win.std() > 0.01


def test_gradients_are_those_of_the_loss() -> None:
    batch = samples(12, 3)
    weights = {name: value.astype(np.float64) for name, value in new_weights([batch], 2).items()}

    def loss(weights: dict[str, np.ndarray]) -> float:
        win, points = network_of(weights)(inputs(batch.rows.astype(np.float64)))
        entropy = -(batch.shares * np.log(win)).sum(axis=1).mean()
        return float(entropy + 0.5 * 0.5 * (((points - batch.final) / 20.0) ** 2).mean(axis=1).mean())

    slopes = gradients(weights, batch)
    for name, slope in slopes.items():
        place = np.unravel_index(int(np.abs(slope).argmax()), slope.shape)
        changed = {key: value.copy() for key, value in weights.items()}
        changed[name][place] += 1e-5
        assert (loss(changed) - loss(weights)) / 1e-5 == pytest.approx(slope[place], rel=0.02), name


def test_training_finds_out_who_wins() -> None:
    batch = samples(8_192, 3)
    weights = train(new_weights([batch], 1), [batch], 6, 5e-3, 1)
    fresh = samples(2000, 3, seed=9)
    win, points = network_of(weights)(inputs(fresh.rows.astype(np.float64)))
    assert (win.argmax(axis=1) == fresh.shares.argmax(axis=1)).mean() > 0.8
    assert np.abs(points - fresh.final).mean() < 5


def test_a_model_is_read_as_it_was_written() -> None:
    kept, there = read_model(write_model(model()), "x"), model()
    assert kept.id.startswith("x-")
    assert (kept.error, kept.leads, kept.noise) == (there.error, there.leads, there.noise)
    for name, value in there.network.arrays().items():
        np.testing.assert_allclose(kept.network.arrays()[name], value, rtol=1e-6)


BROKEN = {
    "nothing": (b"", "damaged or no model"),
    "a text": (b"who wins?", "damaged or no model"),
    "half a file": (contents()[:3000], "damaged or no model"),
    "a file that is too large": (bytes(2 << 20), "larger than 1 MiB"),
    "no header": (contents(header=None), "lacks the header"),
    "another format": (contents(header={"format": "weights"}), "lacks the header"),
    "an odd error": (contents(header={"error": "small"}), "lacks the header"),
    "odd leads": (contents(header={"leads": {"three": 1.0}}), "lacks the header"),
    "another version": (contents(header={"version": 2}), "of version 2"),
    "other inputs": (contents(header={"inputs": 7}), "with 7 inputs"),
    "a missing matrix": (contents(seat_weights=None), "should hold"),
    "another shape": (contents(seat_bias=np.zeros(3)), "seat_bias of shape"),
    "no matrix": (contents(table_weights=np.zeros(3)), "not matrices"),
    "no number": (contents(output_bias=np.array([0.0, np.nan])), "not numbers"),
}


@pytest.mark.parametrize(("content", "message"), BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_refused_in_one_sentence(content: bytes, message: str) -> None:
    with pytest.raises(ModelError, match=message) as refusal:
        read_model(content, "x")
    assert "\n" not in str(refusal.value)


def test_objects_in_a_file_are_never_unpickled() -> None:
    content = io.BytesIO()
    np.savez(content, header=np.array([print], dtype=object))
    with pytest.raises(ModelError, match="damaged or no model"):
        read_model(content.getvalue(), "x")
