"""What environments of tensors tell in some steps, also with the kernels of a GPU, run by Numba's simulator.

Games are then played by the simulated GPU and tensors stay on the processor, since PyTorch has no simulator of one.
"""

from __future__ import annotations

from typing import Any

import torch

from northline.envs import tensors
from northline.envs.tensors import KernelTensorEnv, NorthlineTensorEnv, NorthlineTensorSelfPlayEnv
from northline.kernel.cuda.batch import DeviceBatch
from northline.learning.games import Games
from tests.toy import tiny

STEPS = 24


def last_legal(seen: dict[str, torch.Tensor]) -> torch.Tensor:
    mask = seen["action_mask"]
    return mask.shape[1] - 1 - mask.flip(1).argmax(1)


def mixed(step: int) -> Any:
    """A policy that needs no chance, and finishes games: one legal action or another, by game and step."""

    def choose(seen: dict[str, torch.Tensor]) -> torch.Tensor:
        mask = seen["action_mask"].long()
        games = torch.arange(len(mask), device=mask.device)
        wanted = (games * 7 + step * 13) % mask.sum(1) + 1
        return (mask.cumsum(1) == wanted[:, None]).long().argmax(1)

    return choose


def story(env: KernelTensorEnv, steps: int, seed: int = 3) -> list[Any]:
    """Everything that an environment tells in some steps, on the host."""
    seen, infos = env.reset(seed=seed)
    told: list[Any] = []
    for step in range(steps):
        told.append([array.cpu().numpy().tobytes().hex() for array in seen.values()])
        seen, rewards, over, cut, infos = env.step(mixed(step)(seen))
        assert not cut.any()
        told.append([rewards.tolist(), over.tolist(), infos["to_act"].tolist()])
        which = over.nonzero()[:, 0]
        told.append([infos[name][which].tolist() for name in ("final_points", "final_place", "final_seat")])
    return told


class SimulatedGames(Games):
    """Games on the simulated GPU."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments, on_gpu=True)
        assert isinstance(self.batch, DeviceBatch)


def stories() -> list[Any]:
    envs: list[KernelTensorEnv] = [
        NorthlineTensorSelfPlayEnv(2, tiny(), 2, "rank", True, threads=1),
        NorthlineTensorEnv(2, tiny(), 2, "greedy", threads=1),
        NorthlineTensorEnv(2, tiny(), 2, last_legal, reward="margin", shaped=True, threads=1),
    ]
    return [story(env, STEPS) for env in envs]


def simulated_stories() -> list[Any]:
    """The same, in a process where Numba simulates CUDA."""
    tensors.Games = SimulatedGames  # type: ignore[misc]
    NorthlineTensorEnv._none_of = lambda env, games: False  # type: ignore[method-assign, assignment]
    return stories()
