"""Games that are learnt from, as tensors: the kernel's batch on a processor or a GPU, dealt anew as games end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch

from northline.editions.model import Edition
from northline.kernel import Batch
from northline.kernel.cuda.arrays import field
from northline.strategy.codes import OVER


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

    @property
    def to_act(self) -> torch.Tensor:
        """The seat to act in each game; -1 where it is over."""
        return self._tensor(self.batch.to_act).long()

    @property
    def points(self) -> torch.Tensor:
        """What each seat has for routes so far, by game and seat."""
        return self._tensor(field(self.batch.games, "points", self.players)).float()

    def choices(
        self, policies: Sequence[str | None], counted_from: torch.Tensor | None = None
    ) -> torch.Tensor:
        """Return what players of the kernel would do, one for each seat; -1 for a seat without one.

        They sit in the order of play, from the first seat on or from another one in each game.
        """
        seats = counted_from if counted_from is None or self._on_gpu else counted_from.cpu().numpy()
        return self._tensor(self.batch.choices(policies, seats))

    def step(self, actions: torch.Tensor) -> Ended:
        """Apply an action in each game, and deal those anew that ended."""
        self.apply(actions)
        return self.deal_ended()

    def apply(self, actions: torch.Tensor) -> None:
        """Apply an action in each game, none where it is negative."""
        chosen = actions.contiguous() if self._on_gpu else actions.cpu().numpy()
        self.batch.step(chosen, check=not self._on_gpu)

    def abandon(self, which: torch.Tensor) -> None:
        """End some games as they stand; tensors have to be where games are played."""
        self._tensor(field(self.batch.games, "phase")).masked_fill_(which, OVER)

    def deal_ended(self) -> Ended:
        """Deal those games anew that are over, and return how they ended."""
        self._seed += 1
        which, points, places = self.batch.restart(self._seed)
        # Copies: on a GPU the arrays are used again, as soon as somebody asks who is to act.
        ended, *results = (self._tensor(array).clone() for array in (which, points, places))
        return Ended(ended.bool(), *results)

    def _tensor(self, array: Any) -> torch.Tensor:
        return torch.as_tensor(array, device=self.device)
