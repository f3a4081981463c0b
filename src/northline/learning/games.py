"""Games that are learnt from, as tensors: the kernel's batch on a processor or a GPU, dealt anew as games end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch

from northline.editions.model import Edition
from northline.kernel import Batch


@dataclass(frozen=True)
class Ended:
    """What became of the games that ended with a step."""

    which: torch.Tensor
    """True for these games; the rows of others say nothing."""
    points: torch.Tensor
    """By game and seat."""
    places: torch.Tensor


class Games:
    """Thousands of games of one edition and number of players."""

    def __init__(
        self,
        edition: Edition,
        players: int,
        number: int,
        seed: int,
        device: torch.device,
        threads: int | None = None,
        *,
        on_gpu: bool | None = None,
    ) -> None:
        """``device`` is where tensors are; games are played there, too, unless ``on_gpu`` says otherwise."""
        self.edition, self.players, self.device = edition, players, device
        self._on_gpu = device.type == "cuda" if on_gpu is None else on_gpu
        self._seed = seed
        options: dict[str, Any] = {"device": "cuda"} if self._on_gpu else {"threads": threads}
        self.batch = Batch(edition, players, number, seed, **options)

    def __len__(self) -> int:
        return len(self.batch)

    def look(self) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Return the seats to act, their feature rows and the masks of their actions; overwritten by the next look."""
        rows, masks = self.batch.features(), self.batch.masks()
        return (
            self._tensor(self.batch.to_act).long(),
            self._tensor(rows),
            self._tensor(masks).view(torch.uint8),
        )

    def choices(self, policies: Sequence[str]) -> torch.Tensor:
        """Return what players of the kernel would do, one for each seat."""
        return self._tensor(self.batch.choices(policies))

    def step(self, actions: torch.Tensor) -> Ended:
        """Apply an action in each game, and deal those anew that ended."""
        chosen = actions.contiguous() if self._on_gpu else actions.cpu().numpy()
        self.batch.step(chosen, check=not self._on_gpu)
        self._seed += 1
        which, points, places = self.batch.restart(self._seed)
        return Ended(self._tensor(which).bool(), self._tensor(points), self._tensor(places))

    def _tensor(self, array: Any) -> torch.Tensor:
        return torch.as_tensor(array, device=self.device)
