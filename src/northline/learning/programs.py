"""Compiling PyTorch's programs for many tables side by side.

Every table has programs of its own, half a minute's work each. PyTorch keeps what it compiled on the disk: so other
processes compile everything at once, and the one that trains finds it there.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context

import torch

from northline.editions.model import Edition
from northline.learning.games import Games
from northline.learning.policy import BoardNetwork, TablePolicy
from northline.learning.ppo import Learner, Settings
from northline.learning.rollout import SelfPlay
from northline.learning.weights import fresh_weights
from northline.neural.shape import Shape

_MOST_PROCESSES = 8
"""Each of them takes some gigabytes of the GPU's memory."""
_THREADS = "TORCHINDUCTOR_COMPILE_THREADS"


def compile_ahead(tables: Sequence[tuple[Edition, int]], shape: Shape, games: int, minibatch: int) -> None:
    """Compile what a training at these tables on the GPU will need."""
    first = {edition.id: players for edition, players in reversed(tables)}
    jobs = [(*table, shape, games, minibatch, first[table[0].id] == table[1]) for table in tables]
    processes = min(len(jobs), _MOST_PROCESSES, os.cpu_count() or 1)
    with (
        _threads_each((os.cpu_count() or 1) // processes),
        ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool,
    ):
        for done in [pool.submit(compile_table, *job) for job in jobs]:
            done.result()


def compile_table(
    edition: Edition,
    players: int,
    shape: Shape,
    games: int,
    minibatch: int,
    learning: bool,
    device: str = "cuda",
) -> None:
    """Compile reading and choosing at one table and, if asked for, learning, which is alike at all of an edition."""
    where = torch.device(device)
    weights = fresh_weights(shape, 1, where)
    network = BoardNetwork(edition, shape, where, compiled=True)
    policy = TablePolicy(edition, players, network, where, compiled=True)
    # Of each seat all decisions but the last can be learnt from: with two and more, there are enough of them.
    steps = 2 * players + 2 if learning else 1
    played = SelfPlay(Games(edition, players, games, 1, where), policy, 1).play(weights, steps, 0.95)
    if learning:
        settings = Settings(epochs=1, minibatch=minibatch)
        Learner(weights, settings, compiled=True).learn([(policy, played.decisions)])


@contextmanager
def _threads_each(number: int) -> Iterator[None]:
    """Have processes that are started meanwhile compile with so many threads."""
    before = os.environ.get(_THREADS)
    os.environ[_THREADS] = str(max(1, number))
    try:
        yield
    finally:
        if before is None:
            del os.environ[_THREADS]
        else:
            os.environ[_THREADS] = before
