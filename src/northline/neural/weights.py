"""Trained networks as files: small integers with a scale for each row of a matrix, and a card that tells where they
come from.

A file is an archive of NumPy arrays (``.npz``), none of them compressed or pickled: ``header`` is JSON, ``digest`` is
a checksum of everything else, and the others are the weights by their names in
:class:`~northline.neural.shape.Shape`. A matrix ``x`` has whole numbers under ``x`` and under ``x.scales`` what to
multiply each of its rows with; a vector is kept as it is.

Files can be anybody's. Every size is known from the header before an array is read, so that a file that lies costs no
memory, and nothing in a file is ever executed.
"""

from __future__ import annotations

import io
import json
import math
import stat
import zipfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.editions.model import Edition
from northline.neural import inputs
from northline.neural.shape import Shape

FORMAT = "northline-network"
VERSION = 1
ANY_BOARD = "any"
"""The network for boards that have none of their own."""
LARGEST_FILE = 8 << 20
_LARGEST_HEADER, _LARGEST_NPY_HEADER = 1 << 16, 1 << 10
_LARGEST_SIZE = 4096
"""Of any layer."""
_LARGEST_WEIGHT = 1000.0
"""No training gives any that is near: larger ones would overflow on their way through the network."""
_SCALES = ".scales"
_DIGEST_BYTES = 16
_INTEGERS: dict[int, type[np.signedinteger[Any]]] = {8: np.int8, 16: np.int16}


class ModelError(ValueError):
    """A file that is not a network, or not one for this version."""


@dataclass(frozen=True)
class Card:
    """Where a network comes from, and what it is worth."""

    boards: tuple[str, ...]
    """What it was trained on, as edition and number of players: ``europe-2p``."""
    decisions: int
    """How many decisions it learnt from."""
    trained: str
    """The day, as 2026-01-31."""
    by: str
    """The program and machine that trained it."""
    strength: Mapping[str, float] = field(default_factory=dict)
    """Shares of wins, by what was measured: ``europe-2p against planner``."""
    weaknesses: str = ""
    """What it is known to be weak on."""


@dataclass(frozen=True, eq=False)
class Model:
    """A trained network."""

    id: str
    """Its name, and the beginning of its digest."""
    digest: str
    """A checksum of all that it consists of: two models with the same one are the same."""
    shape: Shape
    weights: Mapping[str, NDArray[np.float32]]
    card: Card


def load_model(edition: Edition) -> Model:
    """Return the network that ships for an edition: its own, or the one for any board. Read once and kept.

    :raises ModelError: when its file is damaged, or when there is none in this installation.
    """
    is_plain = edition.id.replace("_", "").replace("-", "").isalnum()  # not every edition comes from a file
    return _shipped(edition.id if is_plain and _shipped_file(edition.id).is_file() else ANY_BOARD)


def _shipped_file(name: str) -> Any:
    return files("northline.neural") / "models" / f"{name}.npz"


@cache
def _shipped(name: str) -> Model:
    try:
        content = _shipped_file(name).read_bytes()
    except OSError:
        raise ModelError(
            f"the network {name} is not part of this installation of Northline: install it again"
        ) from None
    return read_weights(content, name)


def load_weights(path: str | Path) -> Model:
    """Return the network in a file of one's own.

    :raises ModelError: with one sentence that says what is wrong with the file.
    """
    path = Path(path)
    if "\0" in str(path):
        raise ModelError(f"the network {str(path)!r} cannot be read: no file has such a name")
    try:
        status = path.stat()
        is_file = stat.S_ISREG(status.st_mode)
        if is_file:
            _check_size(status.st_size, path.name)
        content = path.read_bytes() if is_file else b""
    except (OSError, UnicodeError) as error:
        raise ModelError(f"the network {path} cannot be read: {getattr(error, 'strerror', error)}") from None
    if not is_file:
        raise ModelError(f"the network {path} cannot be read: it is not a file")
    return read_weights(content, path.stem)


def save_weights(weights: Mapping[str, Any], shape: Shape, card: Card, bits: int = 8) -> bytes:
    """Return the content of a file with a network. Matrices are rounded to whole numbers of so many bits.

    :param weights: arrays by the names of ``shape.weights()``.
    :raises ValueError: where a weight is missing, has another shape, or is not a finite number.
    """
    if bits not in _INTEGERS:
        raise ValueError(f"weights are rounded to 8 or 16 bits, not {bits}")
    _read_card(asdict(card), "to be saved")
    arrays: dict[str, NDArray[Any]] = {}
    for name, size in shape.weights().items():
        value = np.asarray(weights[name], np.float32) if name in weights else None
        if value is None or value.shape != size:
            raise ValueError(f"the weight {name} should have the shape {size}")
        if not _sound(value):
            raise ValueError(f"the weight {name} has entries that are not numbers, or too large")
        if value.ndim == 1:
            arrays[name] = value
        else:
            most = 2 ** (bits - 1) - 1
            scales = np.maximum(np.abs(value).max(axis=1), 1e-12) / np.float32(most)
            arrays[name] = np.rint(value / scales[:, None]).astype(_INTEGERS[bits])
            arrays[name + _SCALES] = scales
    if set(weights) - set(arrays):
        raise ValueError(f"there is no weight {min(set(weights) - set(arrays))} in a network of this shape")
    header = {
        "format": FORMAT,
        "version": VERSION,
        "inputs": inputs.VERSION,
        "bits": bits,
        "shape": shape.to_dict(),
        "card": asdict(card),
    }
    arrays["header"] = np.frombuffer(json.dumps(header).encode(), np.uint8)
    arrays["digest"] = np.frombuffer(bytes.fromhex(_digest(arrays)), np.uint8)
    content = io.BytesIO()
    np.savez(content, **arrays)  # type: ignore[arg-type]
    _check_size(len(content.getbuffer()), "to be saved")
    return content.getvalue()


def read_weights(content: bytes, name: str) -> Model:
    """Return the network in a file.

    :raises ModelError: with one sentence that says what is wrong with it.
    """
    _check_size(len(content), name)
    damaged = ModelError(
        f"the network {name} is damaged or no network: it should be a file that Northline's training has written"
    )
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            header = _read_header(archive, name)
            shape, card = _read_shape(header["shape"], name), _read_card(header["card"], name)
            expected = _expected(shape, header["bits"])
            arrays = {key: _read_array(archive, key, *kind) for key, kind in expected.items()}
            arrays["header"] = _read_array(archive, "header", None, np.uint8)
            digest = _read_array(archive, "digest", (_DIGEST_BYTES,), np.uint8).tobytes().hex()
            if len(archive.namelist()) != len(expected) + 2:
                raise damaged
    except ModelError:
        raise
    except Exception:  # whatever a file can make the readers of archives, arrays and JSON stumble over
        raise damaged from None
    if digest != _digest(arrays):
        raise ModelError(f"the network {name} has been altered: its checksum is another")
    weights = {}
    for key in shape.weights():
        value = arrays[key].astype(np.float32)
        with np.errstate(over="ignore", invalid="ignore"):
            weights[key] = value * arrays[key + _SCALES][:, None] if value.ndim == 2 else value
        if not _sound(weights[key]):
            raise ModelError(f"the network {name} has weights that are not numbers, or too large")
    return Model(f"{name}-{digest[:8]}", digest, shape, weights, card)


# Parts of a file


def _check_size(size: int, name: str) -> None:
    if size > LARGEST_FILE:
        raise ModelError(f"the network {name} is larger than {LARGEST_FILE >> 20} MiB, which none is")


def _sound(value: NDArray[np.float32]) -> bool:
    """Whether all are numbers of a possible size; nothing that is not a number is."""
    return bool((np.abs(value) <= _LARGEST_WEIGHT).all())


def _digest(arrays: Mapping[str, NDArray[Any]]) -> str:
    digest = blake2b(digest_size=_DIGEST_BYTES)
    for name in sorted(arrays):
        digest.update(name.encode() + b"\0" + arrays[name].tobytes())
    return digest.hexdigest()


def _expected(shape: Shape, bits: int) -> dict[str, tuple[tuple[int, ...], type]]:
    """The arrays of a file by name: the shape and type of each."""
    found: dict[str, tuple[tuple[int, ...], type]] = {}
    for name, size in shape.weights().items():
        if len(size) == 1:
            found[name] = size, np.float32
        else:
            found[name] = size, _INTEGERS[bits]
            found[name + _SCALES] = size[:1], np.float32
    return found


def _read_array(
    archive: zipfile.ZipFile, name: str, shape: tuple[int, ...] | None, kind: type
) -> NDArray[Any]:
    """Read an array of a known size; one of bytes may have any length up to that of a header."""
    entry = archive.getinfo(f"{name}.npy")
    if entry.compress_type != zipfile.ZIP_STORED:
        raise ValueError("compressed")
    with archive.open(entry) as file:
        if np.lib.format.read_magic(file) != (1, 0):
            raise ValueError("another version of NumPy's format")
        found, by_column, dtype = np.lib.format.read_array_header_1_0(
            file, max_header_size=_LARGEST_NPY_HEADER
        )
        if shape is None and len(found) == 1 and 0 < found[0] <= _LARGEST_HEADER:
            shape = found
        if found != shape or dtype != np.dtype(kind) or (by_column and len(found) > 1):
            raise ValueError("an array of another shape or type")
        data = file.read(math.prod(found) * dtype.itemsize + 1)
    return np.frombuffer(data, dtype).reshape(found)  # refuses whatever is too short or too long


def _read_header(archive: zipfile.ZipFile, name: str) -> dict[str, Any]:
    header = json.loads(_read_array(archive, "header", None, np.uint8).tobytes())
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise ModelError(f"the network {name} lacks the header of a {FORMAT} file")
    versions = header.get("version"), header.get("inputs")
    if versions != (VERSION, inputs.VERSION):
        raise ModelError(
            f"the network {name} is of version {versions[0]!r:.9} for inputs {versions[1]!r:.9};"
            f" this program reads version {VERSION} for inputs {inputs.VERSION}"
        )
    if header.get("bits") not in _INTEGERS or isinstance(header["bits"], float):
        raise ModelError(f"the network {name} has weights of neither 8 nor 16 bits")
    return header


def _read_shape(sizes: Any, name: str) -> Shape:
    expected = [field.name for field in fields(Shape)]
    wrong = ModelError(
        f"the network {name} should tell its sizes ({', '.join(expected)}) as whole numbers up to {_LARGEST_SIZE}"
    )
    if not isinstance(sizes, dict) or sorted(sizes) != sorted(expected):
        raise wrong
    if not all(type(size) is int and 1 <= size <= _LARGEST_SIZE for size in sizes.values()):
        raise wrong
    shape = Shape(**sizes)
    if shape.rounds > _LARGEST_SIZE // 64 or sum(map(math.prod, shape.weights().values())) > LARGEST_FILE:
        raise ModelError(
            f"the network {name} should be smaller: it tells of more weights than fit into a file"
        )
    return shape


def _read_card(card: Any, name: str) -> Card:
    wrong = ModelError(f"the network {name} has a card that cannot be read")
    try:
        boards, strength = card["boards"], card.get("strength", {})
        read = Card(
            tuple(boards),
            card["decisions"],
            card["trained"],
            card["by"],
            {str(measured): float(share) for measured, share in strength.items()},
            card.get("weaknesses", ""),
        )
    except (TypeError, KeyError, ValueError, AttributeError, OverflowError):
        raise wrong from None
    texts = (*read.boards, read.trained, read.by, read.weaknesses)
    if not all(isinstance(text, str) for text in texts) or type(read.decisions) is not int:
        raise wrong
    if read.decisions < 0 or not all(0.0 <= share <= 1.0 for share in read.strength.values()):
        raise wrong
    return read
