"""A whole course of training in slices: where to begin, when to measure, and what is written down on the way."""

from __future__ import annotations

import json
import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from platform import processor
from typing import Any

import torch

from northline.editions.model import Edition
from northline.learning.checkpoint import (
    Checkpoint,
    CheckpointError,
    read_checkpoint,
    restore,
    save_checkpoint,
)
from northline.learning.evaluate import Record
from northline.learning.ppo import Settings
from northline.learning.programs import compile_ahead
from northline.learning.trainer import Limit, Plan, Report, Table, Trainer
from northline.learning.weights import Weights, fresh_weights, weights_from, weights_to_arrays
from northline.neural.shape import Shape
from northline.neural.weights import Card, Model, save_weights

TEACHER = "planner"
_IMITATION = 0.12
"""The part of the time that begins with imitation, where the network begins with nothing."""
_DEALS = {"cuda": 256, "cpu": 20}
_SAVE_EVERY = 60.0


@dataclass(frozen=True)
class Options:
    """What somebody asks for."""

    minutes: float
    games: int
    seed: int = 1
    opponents: tuple[str, ...] = ("planner",)
    measure_every: float = 3.0
    """Minutes between measurements; with 0, nothing is measured."""


Told = Report | Record


class Course:
    """One training: begun or taken up again, and interrupted at any time."""

    def __init__(
        self,
        tables: Sequence[Table],
        options: Options,
        output: Path,
        device: torch.device,
        *,
        start: Model | None = None,
        threads: int | None = None,
        seldom: Mapping[str, int] | None = None,
    ) -> None:
        """``tables`` that are named twice are played twice as often as others of their edition.

        Editions in ``seldom`` are not played all the time, but every second, third … time.

        ``start`` is the network to begin with; without one it begins with nothing, and imitates the planner first.

        Where there is a checkpoint beside ``output``, the training that wrote it goes on.

        :raises CheckpointError: when that is one of another board, or damaged.
        """
        self.options, self.output, self.device = options, output, device
        self.tables, self.seldom = Counter(tables), dict(seldom or {})
        self.checkpoint_file = output.with_suffix(".checkpoint")
        self.curve_file = output.with_suffix(".curve.jsonl")
        self.shape = start.shape if start else Shape()
        self.seconds, self._imitated = 0.0, start is not None
        found, arrays = self._found()
        weights = self._weights(start)
        self._trainer = Trainer(
            self._plan(), weights, self.shape, device, compiled=device.type == "cuda", threads=threads
        )
        if found is not None:
            restore(self._trainer.learner, arrays)
            self._trainer.decisions, self._trainer.rollouts = found.decisions, found.rollouts
        self.resumed = found is not None
        self.records: list[Record] = []

    @property
    def decisions(self) -> int:
        """How many decisions were learnt from so far."""
        return self._trainer.decisions

    @property
    def seconds_left(self) -> float:
        """Until the end of the training, apart from measurements."""
        return max(0.0, 60 * self.options.minutes - self.seconds)

    def compile_ahead(self) -> None:
        """Compile what the training needs for all its tables at once, where it needs anything compiled."""
        if self.device.type == "cuda" and len(self.tables) > 1:
            plan = self._trainer.plan
            compile_ahead(list(self.tables), self.shape, plan.games, plan.settings.minibatch)

    def run(self, slice_seconds: float, report: Callable[[Told], None]) -> None:
        """Train for so long, or until the end; whatever happens, what was learnt is kept."""
        whole = 60 * self.options.minutes
        end = min(whole, self.seconds + slice_seconds)
        try:
            if not self._imitated:
                self._follow(self._trainer.imitate(TEACHER, Limit(whole * _IMITATION)), report)
                self._imitated = True
            while self.seconds < end:
                spell = min(60 * self.options.measure_every or math.inf, end - self.seconds)
                limit = Limit(spell, before=self.seconds, whole=whole)
                self._follow(self._trainer.play(limit), report)
                if self.options.measure_every:
                    self._measure(report)
        finally:
            self.save()

    def save(self) -> None:
        """Write the network and the checkpoint."""
        checkpoint = Checkpoint(
            self._digests,
            self.shape,
            asdict(self.options),
            self.seconds,
            self._trainer.decisions,
            self._trainer.rollouts,
            self._imitated,
        )
        save_checkpoint(self.checkpoint_file, checkpoint, self._trainer.learner)
        content = save_weights(weights_to_arrays(self._trainer.learner.weights), self.shape, self._card())
        unfinished = self.output.with_name(self.output.name + ".part")
        unfinished.write_bytes(content)
        unfinished.replace(self.output)

    # Parts

    def _found(self) -> tuple[Checkpoint | None, dict[str, Any]]:
        if not self.checkpoint_file.is_file():
            return None, {}
        found, arrays = read_checkpoint(self.checkpoint_file)
        if found.tables != self._digests:
            raise CheckpointError(
                f"{self.checkpoint_file} is of a training for another board or other numbers of players;"
                " name another file with --output, or remove it to begin anew"
            )
        self.shape, self.seconds, self._imitated = found.shape, found.seconds, found.imitated
        return found, arrays

    @property
    def _digests(self) -> tuple[tuple[str, int], ...]:
        return tuple((edition.digest, players) for edition, players in self.tables)

    def _weights(self, start: Model | None) -> Weights:
        if start is None or start.shape != self.shape:
            return fresh_weights(self.shape, self.options.seed, self.device)
        return weights_from(start.weights, self.device)

    def _plan(self) -> Plan:
        games, on_gpu = self.options.games, self.device.type == "cuda"
        return Plan(
            list(self.tables),
            list(self.tables.values()),
            self.seldom,
            games=games,
            value_warm_up=0 if self._imitated else 3,
            rate=6e-4 if not self._imitated else 3e-4,
            settings=Settings(minibatch=games if on_gpu else min(games * 8, 1024)),
            seed=self.options.seed,
        )

    def _follow(self, reports: Iterable[Report], report: Callable[[Told], None]) -> None:
        """Pass reports on, count the time they took, and save now and then."""
        last = saved = time.monotonic()
        for told in reports:
            now = time.monotonic()
            self.seconds += now - last
            last = now
            self._note({"stage": told.stage, "seconds": round(self.seconds, 1), "decisions": told.decisions})
            report(told)
            if now - saved > _SAVE_EVERY:
                self.save()
                saved = now

    def _measure(self, report: Callable[[Told], None]) -> None:
        found = list(self._trainer.evaluate(self.options.opponents, _DEALS[self.device.type]))
        self.records = found
        for record in found:
            self._note({"seconds": round(self.seconds, 1), "decisions": self.decisions, **asdict(record)})
            report(record)

    def _note(self, what: dict[str, Any]) -> None:
        with self.curve_file.open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(what) + "\n")

    def _card(self) -> Card:
        name = torch.cuda.get_device_name() if self.device.type == "cuda" else processor() or "a processor"
        return Card(
            boards=tuple(f"{edition.id}-{players}p" for edition, players in self.tables),
            decisions=self.decisions,
            trained=date.today().isoformat(),
            by=f"northline train, {self.seconds / 60:.0f} minutes on {name}",
            strength={
                f"{record.edition}-{record.players}p against {record.opponent}": round(record.share, 3)
                for record in self.records
            },
        )


def games_by_default(device: torch.device) -> int:
    """Return how many games in flight suit a device."""
    return 8192 if device.type == "cuda" else 64


def find_device(name: str) -> torch.device:
    """Return the device that somebody asks for; for ``auto`` a GPU where there is one that everything can use.

    :raises ValueError: when there is none of that kind.
    """
    from northline.kernel.cuda.launch import available

    if name == "cpu":
        return torch.device("cpu")
    missing = available() or (
        "" if torch.cuda.is_available() else "PyTorch finds no GPU, or was built without CUDA"
    )
    if not missing:
        return torch.device("cuda")
    if name == "cuda":
        raise ValueError(f"--device cuda cannot be used: {missing}")
    return torch.device("cpu")


def seldom_of(editions: Sequence[Edition]) -> dict[str, int]:
    """Return how seldom each edition is to be played, given that those named more often are played more often."""
    often = Counter(edition.id for edition in editions)
    return {name: round(max(often.values()) / count) for name, count in often.items()}


def tables_of(editions: Sequence[Edition], players: Sequence[int]) -> list[Table]:
    """Return the tables of some editions; without numbers of players, all that each edition allows.

    :raises ValueError: when an edition allows none of them, or no edition one of them.
    """
    tables = []
    for edition in dict.fromkeys(editions):
        fewest, most = edition.rules.players
        wanted = players or range(fewest, most + 1)
        tables += [(edition, number) for number in wanted if fewest <= number <= most]
        if not any(fewest <= number <= most for number in wanted):
            edition.check_players(wanted[0])
    for number in players:
        if all(number != table_players for _, table_players in tables):
            editions[0].check_players(number)
    return tables
