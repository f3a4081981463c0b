"""Self-play: some steps of many games, with what every decision turned out to be worth."""

from __future__ import annotations

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
        return Decisions(
            self.inputs.map(lambda array: array[which]),
            self.masks[which],
            self.actions[which],
            self.logs[which],
            self.values[which],
            self.gains[which],
        )


@dataclass(frozen=True)
class Played:
    """What was played, and how the games that ended went."""

    decisions: Decisions
    games: int
    mean_points: float
    mean_winner: float


class SelfPlay:
    """Games at one table that go on from one rollout to the next.

    In the first ``others`` of them one seat learns, and the other seats are played by an earlier self.
    """

    def __init__(self, games: Games, policy: TablePolicy, others: int = 0) -> None:
        self._games, self._policy, self._others = games, policy, others
        self._everyone = torch.arange(len(games), device=games.device)
        self._learner = self._everyone % games.players
        self._buffers: list[tuple[Inputs, torch.Tensor]] = []

    @torch.no_grad()
    def play(self, weights: Weights, steps: int, trace: float, earlier: Weights | None = None) -> Played:
        """Play so many steps of every game."""
        seats, actions, logs, values, ends = [], [], [], [], []
        for _ in range(steps):
            seat, rows, masks = self._games.look()
            inputs = self._store(self._policy.read(rows, masks), masks)
            masks = self._buffers[-1][1]
            found, value = self._policy(weights, inputs, masks)
            action = sampled(found)
            if earlier is not None and self._others:
                action[: self._others] = self._choice_of_others(earlier, inputs, masks, seat, action)
            seats.append(seat)
            actions.append(action)
            logs.append(found.gather(1, action[:, None])[:, 0])
            values.append(value)
            ends.append(_copied(self._games.step(action)))
        gains, known = self._gains(seats, values, ends, trace)
        if earlier is not None and self._others:
            for step, seat in enumerate(seats):
                known[step, : self._others] &= (seat == self._learner)[: self._others]
        which = known.flatten().nonzero()[:, 0]
        buffers, self._buffers = self._buffers, []
        everything = Decisions(
            _joined([inputs for inputs, _ in buffers]),
            torch.cat([masks for _, masks in buffers]),
            torch.cat(actions),
            torch.cat(logs),
            torch.cat(values),
            gains.flatten(0, 1),
        )
        return Played(everything[which], *_summary(ends))

    def _store(self, inputs: Inputs, masks: torch.Tensor) -> Inputs:
        self._buffers.append((inputs, masks.clone()))
        return inputs

    def _choice_of_others(
        self, earlier: Weights, inputs: Inputs, masks: torch.Tensor, seat: torch.Tensor, action: torch.Tensor
    ) -> torch.Tensor:
        number = self._others
        theirs = sampled(self._policy(earlier, inputs.map(lambda array: array[:number]), masks[:number])[0])
        return torch.where((seat == self._learner)[:number], action[:number], theirs)

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


def _copied(end: Ended) -> Ended:
    return Ended(end.which.clone(), end.points.clone(), end.places.clone())


def _joined(parts: list[Inputs]) -> Inputs:
    names = ("table", "routes", "tickets", "held", "offer")
    return Inputs(*(torch.cat([getattr(part, name) for part in parts]) for name in names))


def _summary(ends: list[Ended]) -> tuple[int, float, float]:
    which = torch.cat([end.which for end in ends])
    points = torch.cat([end.points for end in ends])[which].float()
    if not len(points):
        return 0, 0.0, 0.0
    return len(points), float(points.mean()), float(points.amax(1).mean())
