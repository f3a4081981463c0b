"""Decisions of a player of the kernel, to begin with what it knows."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch

from northline.kernel import Batch
from northline.learning.policy import TablePolicy, sampled
from northline.learning.weights import Weights
from northline.neural.inputs import Inputs


@dataclass(frozen=True)
class Lessons:
    """Positions, and what the teacher would do in them."""

    inputs: Inputs
    masks: torch.Tensor
    actions: torch.Tensor


class Teacher:
    """Games in which a teacher is asked at every decision, though the student makes some of them.

    So the student also learns what to do in the positions that its own choices lead to.
    """

    def __init__(self, policy: TablePolicy, teacher: str, games: int, seed: int, threads: int | None) -> None:
        self._policy, self._teacher, self._seed = policy, teacher, seed
        self._batch = Batch(policy.edition, policy.players, games, seed, threads=threads)
        self._chance = np.random.default_rng(seed)
        self._draws = torch.Generator(policy.device).manual_seed(seed)

    @torch.no_grad()
    def teach(self, weights: Weights, followed: float) -> Lessons:
        """Return the lessons of one step; the teacher is followed with this probability."""
        device = self._policy.device
        masks = torch.as_tensor(self._batch.masks().copy(), device=device).view(torch.uint8)
        inputs = self._policy.read(torch.as_tensor(self._batch.features(), device=device), masks)
        own = sampled(self._policy(weights, inputs, masks)[0], self._draws)
        right = self._batch.choices(self._teacher)
        follows = self._chance.random(len(right)) < followed
        self._batch.step(np.where(follows, right, own.cpu().numpy()))
        self._seed += 1
        self._batch.restart(self._seed)
        return Lessons(inputs, masks, torch.as_tensor(right, device=device))
