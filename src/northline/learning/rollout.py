"""Self-play: some steps of many games, with what every decision turned out to be worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import torch

from northline.learning.games import Ended, Games
from northline.learning.policy import TablePolicy, sampled
from northline.learning.weights import Weights
from northline.neural.inputs import Inputs
from northline.neural.shape import VALUES

MARGIN_SCALE = 100.0
"""Points of lead that count as one."""


@dataclass(frozen=True)
class Decisions:
    """Decisions to learn from, a row for each."""

    inputs: Inputs
    masks: torch.Tensor
    actions: torch.Tensor
    logs: torch.Tensor
    """The logarithm of the probability with which each was chosen."""
    values: torch.Tensor
    """What was expected."""
    gains: torch.Tensor
    """By how much it turned out better than expected (generalised advantage estimates)."""

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, which: torch.Tensor) -> Decisions:
        return self.map(lambda array: array[which])

    def map(self, change: Callable[[torch.Tensor], torch.Tensor]) -> Decisions:
        """Return the same with every array changed."""
        arrays = self.masks, self.actions, self.logs, self.values, self.gains
        return Decisions(self.inputs.map(change), *map(change, arrays))


@dataclass(frozen=True)
class Played:
    """What was played, and how the games that ended went."""

    decisions: Decisions
    games: int
    mean_points: float
    mean_winner: float


class SelfPlay:
    """Games at one table that go on from one rollout to the next, all seats played by the network that learns."""

    def __init__(self, games: Games, policy: TablePolicy, seed: int, others: int = 0) -> None:
        """In the first ``others`` games one seat learns, and an earlier self plays the others where there is one."""
        self._games, self._policy = games, policy
        self._chance = torch.Generator(games.device).manual_seed(seed)
        self._everyone = torch.arange(len(games), device=games.device)
        self._learner = self._everyone % games.players
        self._others = others

    @torch.no_grad()
    def play(self, weights: Weights, steps: int, trace: float, earlier: Weights | None = None) -> Played:
        """Play so many steps of every game."""
        weights = self._policy.network.rounded(weights)
        earlier = self._policy.network.rounded(earlier) if earlier else None
        seen: list[tuple[Inputs, torch.Tensor]] = []
        seats, actions, logs, values, ends = [], [], [], [], []
        for _ in range(steps):
            seat, rows, masks = self._games.look()
            masks = masks.clone()
            inputs = self._policy.read(rows, masks)
            found, value = self._policy(weights, inputs, masks)
            action = self._played(sampled(found, self._chance), seat, inputs, masks, earlier)
            seen.append((inputs, masks))
            seats.append(seat)
            actions.append(action)
            logs.append(found.gather(1, action[:, None])[:, 0])
            values.append(value)
            ends.append(self._games.step(action))
        gains, known = self._gains(seats, values, ends, trace)
        for step, seat in enumerate(seats):
            known[step] &= self._learns(seat, earlier)
        which = known.flatten().nonzero()[:, 0]
        everything = Decisions(
            _joined([inputs for inputs, _ in seen]),
            torch.cat([masks for _, masks in seen]),
            torch.cat(actions),
            torch.cat(logs),
            torch.cat(values),
            gains.flatten(0, 1),
        )
        return Played(everything[which], *_summary(ends))

    def _played(
        self,
        own: torch.Tensor,
        seat: torch.Tensor,
        inputs: Inputs,
        masks: torch.Tensor,
        earlier: Weights | None,
    ) -> torch.Tensor:
        """Return the actions that are played, given those of the network that learns."""
        if earlier is None or not self._others:
            return own
        first = slice(self._others)
        logs, _ = self._policy(earlier, inputs.map(lambda array: array[first]), masks[first])
        own[first] = torch.where((seat == self._learner)[first], own[first], sampled(logs, self._chance))
        return own

    def _learns(self, seat: torch.Tensor, earlier: Weights | None) -> torch.Tensor:
        """Whether the network that learns is to act, by game."""
        if earlier is None:
            return torch.ones_like(seat, dtype=torch.bool)
        return (seat == self._learner) | (self._everyone >= self._others)

    def _gains(
        self, seats: list[torch.Tensor], values: list[torch.Tensor], ends: list[Ended], trace: float
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Generalised advantage estimates, from each seat's own decision to its next one.

        The last decisions of seats in games that go on are unknown: what followed was not seen.
        """
        number, players = len(self._games), self._games.players
        shape = (number, players, VALUES)
        rewards, expected, traced = (torch.zeros(shape, device=self._games.device) for _ in range(3))
        known = torch.zeros((number, players), dtype=torch.bool, device=self._games.device)
        gains, is_known = [], []
        for seat, value, end in zip(reversed(seats), reversed(values), reversed(ends), strict=True):
            over = end.which[:, None, None]
            rewards = torch.where(over, results(end), rewards)
            expected, traced = expected.masked_fill(over, 0), traced.masked_fill(over, 0)
            known |= end.which[:, None]
            at = self._everyone, seat
            gain = rewards[at] + expected[at] - value + trace * traced[at]
            sure = known[at]
            gains.append(gain)
            is_known.append(sure)
            traced[at] = torch.where(sure[:, None], gain, 0)
            expected[at], rewards[at], known[at] = value, 0.0, True
        return torch.stack(gains[::-1]), torch.stack(is_known[::-1])


class Sparring(SelfPlay):
    """Games in which one seat learns, and a player of the kernel has the others."""

    def __init__(self, games: Games, policy: TablePolicy, seed: int, partner: str) -> None:
        super().__init__(games, policy, seed)
        # Whoever learns has the first seat: who begins is drawn by lot.
        self._partners = [None, *[partner] * (games.players - 1)]

    def _played(
        self,
        own: torch.Tensor,
        seat: torch.Tensor,
        inputs: Inputs,
        masks: torch.Tensor,
        earlier: Weights | None,
    ) -> torch.Tensor:
        return torch.where(seat == 0, own, self._games.choices(self._partners))

    def _learns(self, seat: torch.Tensor, earlier: Weights | None) -> torch.Tensor:
        return seat == 0


def results(end: Ended) -> torch.Tensor:
    """What ended games were worth, by game, seat and value: the share of the victory, and the lead."""
    first = (end.places == 1).float()
    shares = first / first.sum(1, keepdim=True).clamp(min=1)
    points = end.points.float()
    if points.shape[1] == 2:
        others = points.flip(1)
    else:
        best = points.topk(2, 1).values
        others = torch.where(points == best[:, :1], best[:, 1:], best[:, :1])
    return torch.stack((shares, (points - others) / MARGIN_SCALE), -1)


def joined(parts: Sequence[Decisions]) -> Decisions:
    """Return the decisions of all parts together."""
    if len(parts) == 1:
        return parts[0]
    names = ("masks", "actions", "logs", "values", "gains")
    arrays = [torch.cat([getattr(part, name) for part in parts]) for name in names]
    return Decisions(_joined([part.inputs for part in parts]), *arrays)


def _joined(parts: Sequence[Inputs]) -> Inputs:
    names = ("table", "routes", "tickets", "held", "offer")
    return Inputs(*(torch.cat([getattr(part, name) for part in parts]) for name in names))


def _summary(ends: list[Ended]) -> tuple[int, float, float]:
    which = torch.cat([end.which for end in ends])
    points = torch.cat([end.points for end in ends])[which].float()
    if not len(points):
        return 0, 0.0, 0.0
    return len(points), float(points.mean()), float(points.amax(1).mean())
