"""Files of networks: what is written can be read, and whatever else comes is refused in one sentence."""

from __future__ import annotations

import io
import json
import os
import pickle
import tracemalloc
import zipfile
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import northline as nl
from northline.neural import inputs, weights
from northline.neural.shape import Shape
from northline.neural.weights import (
    LARGEST_FILE,
    ModelError,
    load_model,
    load_weights,
    read_weights,
    save_weights,
)
from tests.neural.networks import CARD, SMALL, content, random_weights


def test_a_network_is_read_as_it_was_written() -> None:
    given, model = random_weights(), read_weights(content(), "x")
    assert (model.shape, model.card) == (SMALL, CARD)
    assert model.id == f"x-{model.digest[:8]}"
    assert model.weights.keys() == given.keys()
    for name, value in given.items():
        kept = model.weights[name]
        assert (kept.dtype, kept.shape) == (np.dtype(np.float32), value.shape)
        if value.ndim == 1:
            assert (kept == value).all()
        else:
            step = np.abs(value).max(axis=1, keepdims=True) / 127
            assert (np.abs(kept - value) <= 0.5001 * step).all()


def test_sixteen_bits_keep_more() -> None:
    given = random_weights()
    coarse, fine = (read_weights(content(bits=bits), "x").weights["table.in"] for bits in (8, 16))
    assert np.abs(fine - given["table.in"]).max() < np.abs(coarse - given["table.in"]).max() / 100


def test_what_was_read_can_be_written_again_without_loss() -> None:
    once = read_weights(content(), "x")
    twice = read_weights(save_weights(once.weights, once.shape, once.card), "x")
    for name, value in once.weights.items():
        np.testing.assert_allclose(twice.weights[name], value, rtol=1e-6)


def test_a_row_of_zeros_stays_one() -> None:
    given = random_weights()
    given["table.in"][3] = 0
    assert (read_weights(save_weights(given, SMALL, CARD), "x").weights["table.in"][3] == 0).all()


def test_the_digest_tells_networks_apart() -> None:
    given = content()
    assert read_weights(given, "x").digest == read_weights(given, "y").digest
    changed = random_weights()
    changed["value.out.bias"][0] += 0.001
    others = [
        save_weights(changed, SMALL, CARD),
        save_weights(random_weights(), SMALL, replace(CARD, by="me")),
    ]
    assert len({read_weights(one, "x").digest for one in (given, *others)}) == 3


def test_files_are_about_as_large_as_their_weights() -> None:
    shape = Shape()
    number = sum(int(np.prod(size)) for size in shape.weights().values())
    assert number < len(content(shape)) < 1.1 * number + 30_000


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"table.in": None}, "the weight table.in should have the shape"),
        ({"table.in": np.zeros((3, 4))}, "the weight table.in should have the shape"),
        (
            {"value.out.bias": np.array([0.0, np.nan])},
            "the weight value.out.bias has entries that are not numbers",
        ),
        ({"extra": np.zeros(3)}, "there is no weight extra in a network of this shape"),
    ],
)
def test_weights_that_are_none_are_not_written(change: dict[str, np.ndarray | None], sentence: str) -> None:
    given = {name: value for name, value in {**random_weights(), **change}.items() if value is not None}
    with pytest.raises(ValueError, match=sentence):
        save_weights(given, SMALL, CARD)


# Files that are refused


def arrays_of(file: bytes) -> dict[str, np.ndarray]:
    with np.load(io.BytesIO(file), allow_pickle=False) as kept:
        return {key: kept[key] for key in kept.files}


def packed(arrays: dict[str, np.ndarray], compressed: bool = False) -> bytes:
    """A file with these arrays and the right checksum, where the arrays tell none."""
    arrays.setdefault("digest", np.frombuffer(bytes.fromhex(weights._digest(arrays)), np.uint8))
    file = io.BytesIO()
    (np.savez_compressed if compressed else np.savez)(file, **arrays)
    return file.getvalue()


def changed(**changes: object) -> bytes:
    """A file in which something is different, with the right checksum."""
    arrays = arrays_of(content())
    del arrays["digest"]
    for key, value in changes.items():
        name = key.replace("__", ".")
        if value is None:
            del arrays[name]
        elif name == "header":
            header = {**json.loads(arrays["header"].tobytes()), **value}  # type: ignore[dict-item]
            arrays["header"] = np.frombuffer(json.dumps(header).encode(), np.uint8)
        else:
            arrays[name] = np.asarray(value)
    return packed(arrays)


def altered() -> bytes:
    """One weight is another, and the checksums of the archive are right."""
    arrays = arrays_of(content())
    arrays["table.in"] = arrays["table.in"].copy()
    arrays["table.in"][0, 0] ^= 1
    return packed(arrays)


def with_entry(name: str, data: bytes, kind: int = zipfile.ZIP_STORED) -> bytes:
    """A file in which one entry is something else than an array."""
    file = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content())) as old, zipfile.ZipFile(file, "w", kind) as new:
        for entry in old.namelist():
            new.writestr(entry, data if entry == f"{name}.npy" else old.read(entry))
    return file.getvalue()


def claims(size: int, kind: str = "|i1") -> bytes:
    """The head of an array that says it is larger than it is."""
    text = repr({"descr": kind, "fortran_order": False, "shape": (size, size)}).ljust(117) + "\n"
    return b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text.encode()


class Exploit:
    """Would make a folder when it is unpickled."""

    def __reduce__(self) -> tuple[object, ...]:
        return os.mkdir, ("you-have-been-hacked",)


SIZES = SMALL.to_dict()
BROKEN = {
    "nothing": (b"", "damaged or no network"),
    "a text": (b"who wins?", "damaged or no network"),
    "half a file": (content()[:9000], "damaged or no network"),
    "a file without its end": (content()[:-1], "damaged or no network"),
    "a file that is too large": (bytes(LARGEST_FILE + 1), "larger than 8 MiB"),
    "something else in NumPy's format": (packed({"a": np.zeros(3)}), "damaged or no network"),
    "one altered weight": (altered(), "its checksum is another"),
    "another format": (changed(header={"format": "weights"}), "lacks the header"),
    "a header that is no JSON": (
        packed({**arrays_of(content()), "header": np.frombuffer(b"{", np.uint8)}),
        "damaged or no network",
    ),
    "another version": (changed(header={"version": 2}), "is of version 2 for inputs"),
    "other inputs": (
        changed(header={"inputs": inputs.VERSION + 1}),
        "this program reads version 1 for inputs",
    ),
    "four bits": (changed(header={"bits": 4}), "neither 8 nor 16 bits"),
    "sixteen bits that are eight": (changed(header={"bits": 16}), "damaged or no network"),
    "a header of brackets": (
        packed({**arrays_of(content()), "header": np.frombuffer(b"[" * 50_000, np.uint8)}),
        "damaged or no network",
    ),
    "no sizes": (changed(header={"shape": {}}), "should tell its sizes"),
    "a size that is no number": (
        changed(header={"shape": {**SIZES, "table": "24"}}),
        "should tell its sizes",
    ),
    "a size of nothing": (changed(header={"shape": {**SIZES, "rounds": 0}}), "should tell its sizes"),
    "enormous sizes": (changed(header={"shape": {**SIZES, "table": 10**12}}), "should tell its sizes"),
    "large sizes": (changed(header={"shape": dict.fromkeys(SIZES, 4000)}), "should be smaller"),
    "sizes of another network": (changed(header={"shape": {**SIZES, "route": 13}}), "damaged or no network"),
    "no card": (changed(header={"card": None}), "a card that cannot be read"),
    "an odd card": (
        changed(header={"card": {**vars(CARD), "decisions": "many"}}),
        "a card that cannot be read",
    ),
    "odd strength": (
        changed(header={"card": {**vars(CARD), "strength": {"x": 2}}}),
        "a card that cannot be read",
    ),
    "a missing matrix": (changed(table__in=None), "damaged or no network"),
    "missing scales": (changed(table__in__scales=None), "damaged or no network"),
    "one array more": (changed(more=np.zeros(3)), "damaged or no network"),
    "another shape": (changed(value__out__bias=np.zeros(3, np.float32)), "damaged or no network"),
    "another type": (changed(value__out__bias=np.zeros(2)), "damaged or no network"),
    "no number": (changed(value__out__bias=np.array([0, np.nan], np.float32)), "not numbers, or too large"),
    "an infinite scale": (
        changed(keep__out__scales=np.full(12, np.inf, np.float32)),
        "not numbers, or too large",
    ),
    "large scales": (changed(keep__out__scales=np.full(12, 3e38, np.float32)), "not numbers, or too large"),
    "compressed": (packed(arrays_of(content()), compressed=True), "damaged or no network"),
    "a zip bomb": (with_entry("header", bytes(100_000_000), zipfile.ZIP_DEFLATED), "damaged or no network"),
    "an array that claims to be larger": (with_entry("table.in", claims(10**9)), "damaged or no network"),
    "a pickle": (with_entry("table.in", pickle.dumps(Exploit())), "damaged or no network"),
    "an array of objects": (with_entry("table.in", claims(2, "|O") + pickle.dumps(Exploit())), "damaged"),
}


@pytest.mark.parametrize(("file", "sentence"), BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_refused_in_one_sentence(file: bytes, sentence: str) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(ModelError, match=sentence) as refusal:
            read_weights(file, "x")
        assert tracemalloc.get_traced_memory()[1] < 4 * LARGEST_FILE
    finally:
        tracemalloc.stop()
    assert str(refusal.value).startswith("the network x ")
    assert "\n" not in str(refusal.value)
    assert not Path("you-have-been-hacked").exists()


def test_whatever_bytes_are_changed_a_file_is_read_or_refused() -> None:
    sound, chance = content(), np.random.default_rng(3)
    heads = [place for place in range(len(sound)) if sound.startswith((b"PK", b"\x93NUMPY", b"{"), place)]
    places = [*chance.integers(len(sound), size=300), *(p + n for p in heads[:150] for n in range(0, 70, 9))]
    refused = 0
    for place in places:
        broken = bytearray(sound)
        broken[min(int(place), len(sound) - 1)] ^= 1 << int(chance.integers(8))
        try:
            assert read_weights(bytes(broken), "x").digest == read_weights(sound, "x").digest
        except ModelError:
            refused += 1
    assert refused > len(places) / 2


@pytest.mark.parametrize("length", range(0, 20_000, 1_999))
def test_a_truncated_file_is_refused(length: int) -> None:
    with pytest.raises(ModelError, match="damaged or no network"):
        read_weights(content()[:length], "x")


# Files on disk


def test_a_file_of_ones_own_is_read(tmp_path: Path) -> None:
    (tmp_path / "mine.npz").write_bytes(content())
    assert load_weights(tmp_path / "mine.npz").id.startswith("mine-")


def test_a_file_of_ten_gigabytes_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.npz"
    with path.open("wb") as file:
        file.truncate(10 << 30)
    with pytest.raises(ModelError, match=r"large.npz is larger than 8 MiB"):
        load_weights(path)


@pytest.mark.parametrize("name", ["missing.npz", "folder", "pipe", "a\0b"])
def test_what_is_no_file_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ModelError, match="cannot be read"):
        load_weights(tmp_path / name)


@pytest.fixture
def shipped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder in place of the one that ships."""
    monkeypatch.setattr(weights, "_shipped_file", lambda name: tmp_path / f"{name}.npz")
    weights._shipped.cache_clear()
    yield tmp_path
    weights._shipped.cache_clear()


def test_a_board_has_its_own_network_or_that_for_any(shipped: Path) -> None:
    (shipped / "any.npz").write_bytes(content(seed=1))
    (shipped / "europe.npz").write_bytes(content(seed=2))
    europe, other = load_model(nl.edition("europe")), load_model(nl.edition("northern_lights"))
    assert europe.id.startswith("europe-")
    assert other.id.startswith("any-")
    assert load_model(nl.edition("europe")) is europe, "read once"


def test_a_map_of_ones_own_reaches_no_other_file(shipped: Path) -> None:
    (shipped / "any.npz").write_bytes(content(seed=1))
    (shipped.parent / "secret.npz").write_bytes(content(seed=2))
    board = replace(nl.edition("northern_lights"), id="../secret")
    assert load_model(board).id.startswith("any-")


def test_a_missing_network_is_told_in_one_sentence(shipped: Path) -> None:
    with pytest.raises(ModelError, match="the network any is not part of this installation"):
        load_model(nl.edition("europe"))
