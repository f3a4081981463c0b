"""Training that can be interrupted: weights and the optimiser's memory in one file of a few megabytes.

The optimiser remembers in half precision, of the squares the roots. Games and the league are not kept: they begin
anew, from the weights as they are.
"""

from __future__ import annotations

import io
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from northline.learning.ppo import Learner
from northline.neural import inputs
from northline.neural.shape import Shape

FORMAT = "northline-training"
VERSION = 1
_LARGEST_FILE = 64 << 20


class CheckpointError(ValueError):
    """A file that is no checkpoint, or one of another version."""


@dataclass(frozen=True)
class Checkpoint:
    """Where a training stands."""

    tables: tuple[tuple[str, int], ...]
    """The digests of the editions, and numbers of players."""
    shape: Shape
    options: dict[str, Any]
    """What the training was begun with."""
    seconds: float
    decisions: int
    rollouts: int
    imitated: bool


def save_checkpoint(path: Path, checkpoint: Checkpoint, learner: Learner) -> None:
    """Write a checkpoint; the file is replaced as a whole or not at all."""
    arrays: dict[str, Any] = {}
    for name, weight in learner.weights.items():
        arrays[f"weight/{name}"] = weight.detach().float().cpu().numpy()
        memory = learner.optimizer.state.get(weight)
        if memory:
            arrays[f"mean/{name}"] = _halved(memory["exp_avg"])
            arrays[f"root/{name}"] = _halved(memory["exp_avg_sq"].sqrt())
            arrays[f"steps/{name}"] = np.float64(float(memory["step"]))
    header = {
        "format": FORMAT,
        "version": VERSION,
        "inputs": inputs.VERSION,
        **asdict(checkpoint),
        "shape": checkpoint.shape.to_dict(),
    }
    content = io.BytesIO()
    np.savez(content, header=np.frombuffer(json.dumps(header).encode(), np.uint8), **arrays)
    unfinished = path.with_name(path.name + ".part")
    unfinished.write_bytes(content.getvalue())
    os.replace(unfinished, path)


def read_checkpoint(path: Path) -> tuple[Checkpoint, dict[str, Any]]:
    """Return a checkpoint and its arrays, which :func:`restore` takes.

    :raises CheckpointError: with one sentence that says what is wrong with the file.
    """
    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise CheckpointError(f"{path} is larger than any checkpoint of a training")
        with np.load(path, allow_pickle=False) as file:
            if sum(entry.file_size for entry in file.zip.infolist()) > 2 * _LARGEST_FILE:
                raise CheckpointError(f"{path} unpacks to more than any checkpoint of a training")
            arrays = {key: file[key] for key in file.files}
        header = json.loads(bytes(arrays.pop("header")).decode())
        if header["format"] != FORMAT:
            raise ValueError
        if (header["version"], header["inputs"]) != (VERSION, inputs.VERSION):
            raise CheckpointError(
                f"{path} was written by another version of Northline, which trains otherwise"
            )
        shape = Shape(**header["shape"])
        checkpoint = Checkpoint(
            tuple((str(edition), int(players)) for edition, players in header["tables"]),
            shape,
            dict(header["options"]),
            float(header["seconds"]),
            int(header["decisions"]),
            int(header["rollouts"]),
            bool(header["imitated"]),
        )
        for name, size in shape.weights().items():
            if arrays[f"weight/{name}"].shape != size or not np.isfinite(arrays[f"weight/{name}"]).all():
                raise ValueError
    except CheckpointError:
        raise
    except OSError as error:
        raise CheckpointError(f"{path} cannot be read: {error.strerror or error}") from None
    except Exception:  # whatever a file can make the readers of archives, arrays and JSON stumble over
        raise CheckpointError(
            f"{path} is damaged or no checkpoint of a training: remove it to begin anew"
        ) from None
    return checkpoint, arrays


def restore(learner: Learner, arrays: dict[str, Any]) -> None:
    """Set the weights and the optimiser's memory to those of a checkpoint."""
    with torch.no_grad():
        for name, weight in learner.weights.items():
            weight.copy_(torch.from_numpy(arrays[f"weight/{name}"]))
            if f"mean/{name}" in arrays:
                learner.optimizer.state[weight] = {
                    "step": torch.tensor(float(arrays[f"steps/{name}"]), device=weight.device),
                    "exp_avg": _like(arrays[f"mean/{name}"], weight),
                    "exp_avg_sq": _like(arrays[f"root/{name}"], weight).square_(),
                }


def _halved(values: torch.Tensor) -> Any:
    """In half precision, after a first number that everything is to be multiplied with."""
    most = values.abs().max().clamp(min=1e-30)
    found = torch.cat(((values / most).flatten(), torch.zeros(2, device=values.device))).half()
    halves = found.cpu().numpy()
    halves[-2:] = np.frombuffer(np.float32(float(most)).tobytes(), np.float16)
    return halves


def _like(halves: Any, weight: torch.Tensor) -> torch.Tensor:
    most = float(np.frombuffer(halves[-2:].tobytes(), np.float32)[0])
    return (torch.from_numpy(halves[:-2].astype(np.float32)) * most).reshape(weight.shape).to(weight.device)
