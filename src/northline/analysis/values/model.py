"""The trained value models: one for each board that has its own, and one for any other; and models of luck.

A model of luck sees more of a position with all cards open, down to which routes and tickets a seat has. So it is for
one board with one number of players, and for others there is none.

Each is a small file of NumPy's format without pickled objects, made by ``tools/learn_values.py``.
"""

from __future__ import annotations

import io
import json
import math
import zipfile
from dataclasses import dataclass, fields
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any

import numpy as np

from northline.analysis.values.inputs import INPUTS, detailed_inputs_of
from northline.analysis.values.network import Network
from northline.editions.model import Edition
from northline.kernel.value_features import Numbers

FORMAT = "northline-values"
VERSION = 1
ANY_BOARD = "any"
"""The model for boards that have none of their own."""
_LARGEST_FILE = 1 << 20
_OUTPUTS = 2


class ModelError(ValueError):
    """A file that is not a value model, or not one for this version."""


@dataclass(frozen=True)
class Model:
    """A network, and what is known about its errors."""

    id: str
    """Which board it is for, and a digest of the file."""
    network: Network
    error: float
    """The standard error of a chance near one half; it is smaller near 0 and 1."""
    leads: dict[int, float]
    """By number of players: the lead over the best of the others that a planner has on average in the end."""
    noise: dict[int, tuple[float, float]]
    """By number of players: the standard deviation of what is called skill among equal planners, in chances to win and
    in points of lead (``benchmarks/luck.py``)."""
    board: str = ""
    """The digest of the board whose routes and tickets a model of luck knows."""

    def error_of(self, win: Numbers) -> Numbers:
        """Return the standard error of chances to win.

        It shrinks as the standard deviation of a coin does that falls so often on one side.
        """
        return self.error * 2.0 * np.sqrt(win * (1.0 - win))


@cache
def load_model(board: str) -> Model:
    """Return the model of a board, or the one for any board."""
    folder = files("northline.analysis.values") / "models"
    file = folder / f"{board}.npz"
    if not file.is_file():
        board, file = ANY_BOARD, folder / f"{ANY_BOARD}.npz"
    return read_model(file.read_bytes(), board)


@cache
def load_luck_model(edition: Edition, players: int) -> Model | None:
    """Return the model of luck of a table, if there is one."""
    file = files("northline.analysis.values") / "models" / "luck" / f"{edition.id}-{players}.npz"
    if not file.is_file():
        return None
    model = read_model(file.read_bytes(), f"{edition.id}-{players}", detailed_inputs_of(edition))
    return model if model.board == edition.digest else None


def read_model(content: bytes, name: str, inputs: int = INPUTS) -> Model:
    """Return the model in a file, which should have so many inputs for each seat.

    :raises ModelError: with one sentence that says what is wrong with it.
    """
    arrays = _arrays(content, name)
    header = _header(arrays.pop("header", None), name, inputs)
    expected = [field.name for field in fields(Network)]
    if sorted(arrays) != sorted(expected):
        raise ModelError(f"the value model {name} should hold {', '.join(expected)}")
    weights = {key: np.asarray(value, np.float64) for key, value in arrays.items()}
    if not all(np.isfinite(value).all() for value in weights.values()):
        raise ModelError(f"the value model {name} has weights that are not numbers")
    network = Network(**weights)
    _check_shapes(network, name, inputs)
    digest = blake2b(content, digest_size=4).hexdigest()
    leads = {int(players): float(lead) for players, lead in header["leads"].items()}
    noise = {int(players): (float(win), float(lead)) for players, (win, lead) in header["noise"].items()}
    return Model(f"{name}-{digest}", network, header["error"], leads, noise, header.get("board", ""))


def write_model(model: Model) -> bytes:
    """Return the content of a file with a model."""
    header = json.dumps(
        {
            "format": FORMAT,
            "version": VERSION,
            "inputs": len(model.network.mean),
            "error": model.error,
            "leads": model.leads,
            "noise": model.noise,
            "board": model.board,
        }
    )
    arrays = {name: value.astype(np.float32) for name, value in model.network.arrays().items()}
    content = io.BytesIO()
    np.savez(content, header=np.frombuffer(header.encode(), np.uint8), **arrays)  # type: ignore[arg-type]
    return content.getvalue()


def _arrays(content: bytes, name: str) -> dict[str, Any]:
    if len(content) > _LARGEST_FILE:
        raise ModelError(f"the value model {name} is larger than {_LARGEST_FILE >> 20} MiB, which none is")
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as file:
            if sum(entry.file_size for entry in file.zip.infolist()) > 2 * _LARGEST_FILE:
                raise ModelError(f"the value model {name} unpacks to more than any model has")
            return {key: file[key] for key in file.files}
    except ModelError:
        raise
    except (ValueError, OSError, EOFError, KeyError, AttributeError, TypeError, zipfile.BadZipFile):
        raise ModelError(
            f"the value model {name} is damaged or no model: it should be a file of arrays as"
            " tools/learn_values.py writes it"
        ) from None


def _header(value: Any, name: str, inputs: int) -> dict[str, Any]:
    try:
        header = json.loads(bytes(value).decode())
        sound = header["format"] == FORMAT and 0.0 <= float(header["error"]) < 1.0
        sound = sound and all(math.isfinite(lead) for lead in header["leads"].values())
        sound = sound and all(0 <= win < 1 and 0 <= lead < 1000 for win, lead in header["noise"].values())
        sound = sound and all(key.isdecimal() for key in (*header["leads"], *header["noise"]))
        sound = sound and all(isinstance(header[key], int) for key in ("version", "inputs"))
        sound = sound and isinstance(header.get("board", ""), str)
    except (TypeError, ValueError, KeyError, AttributeError):
        sound = False
    if not sound:
        raise ModelError(f"the value model {name} lacks the header of a {FORMAT} file")
    if header["version"] != VERSION or header["inputs"] != inputs:
        raise ModelError(
            f"the value model {name} is of version {header['version']} with {header['inputs']} inputs;"
            f" this program reads version {VERSION} with {inputs}"
        )
    return dict(header)


def _check_shapes(network: Network, name: str, inputs: int) -> None:
    if network.seat_weights.ndim != 2 or network.table_weights.ndim != 2:
        raise ModelError(f"the value model {name} has weights that are not matrices")
    seat, table = network.seat_weights.shape[1], network.table_weights.shape[1]
    shapes = {
        "mean": (inputs,),
        "scale": (inputs,),
        "seat_weights": (inputs, seat),
        "seat_bias": (seat,),
        "table_weights": (2 * seat, table),
        "table_bias": (table,),
        "output_weights": (table, _OUTPUTS),
        "output_bias": (_OUTPUTS,),
    }
    for key, value in network.arrays().items():
        if value.shape != shapes[key]:
            raise ModelError(
                f"the value model {name} has a {key} of shape {value.shape}; it should be {shapes[key]}"
            )
