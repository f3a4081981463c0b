"""Training one network at several tables: imitation, then self-play, in slices of time."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from typing import Any

import torch
import torch._dynamo

from northline.editions.model import Edition
from northline.learning.evaluate import Record, play_against
from northline.learning.games import Games
from northline.learning.imitation import Lessons, Teacher
from northline.learning.policy import BoardNetwork, TablePolicy
from northline.learning.ppo import Learner, Progress, Settings
from northline.learning.rollout import Decisions, Played, SelfPlay, Sparring, joined
from northline.learning.weights import Weights, copy_of
from northline.neural.shape import Shape

Table = tuple[Edition, int]
"""An edition and a number of players."""


_MOST_PROGRAMS = 256
_LESSONS_KEPT = 24
"""Steps of a teacher that are learnt from again and again."""


@dataclass(frozen=True)
class Plan:
    """How a network is trained."""

    tables: Sequence[Table]
    shares: Sequence[int] = ()
    """How often each table is played, compared with others of its edition; all alike where nothing is said."""
    seldom: Mapping[str, int] = field(default_factory=dict)
    """Editions that are not played in every rollout, but in every second, third …"""
    games: int = 8192
    """Games in flight at each table."""
    steps: int = 48
    """Decisions in each of them between two updates."""
    trace: float = 0.95
    """How far what follows counts for a decision (λ of GAE)."""
    rate: float = 6e-4
    last_rate: float = 2.5e-5
    win_weights: tuple[float, float] = (0.5, 0.75)
    """What winning counts beside the lead, at the beginning and at the end."""
    league: float = 0.25
    """The part of the games in which the other seats are played by earlier selves."""
    league_every: int = 12
    """Rollouts after which a self is kept for the league."""
    league_size: int = 8
    partner: str = "planner"
    """The player of the kernel that the network spars with, on the processor while the GPU is busy."""
    sparring: float = 0.25
    """The games against it, as a part of those in flight at a table."""
    sparring_steps: int = 64
    value_warm_up: int = 3
    """Rollouts from which only the value head learns, after imitation."""
    settings: Settings = field(default_factory=Settings)
    seed: int = 1


@dataclass(frozen=True)
class Limit:
    """How long something goes on: for some seconds, or for some steps, which is the same on every machine.

    ``before`` and ``whole`` say which part of a longer training this is: rates fall from its beginning to its end.
    """

    seconds: float = 0.0
    count: int = 0
    before: float = 0.0
    whole: float = 0.0

    def steps(self) -> Iterator[tuple[float, float]]:
        """Yield, for each step, how much of the whole is done, from 0 to 1, and the seconds that have passed."""
        started, number = time.monotonic(), 0
        while True:
            passed = time.monotonic() - started
            spent, most = (number, self.count) if self.count else (passed, self.seconds)
            if spent >= most:
                return
            yield min(1.0, (self.before + spent) / (self.whole or most)), passed
            number += 1


@dataclass(frozen=True)
class Report:
    """What one step of training says of itself."""

    stage: str
    seconds: float
    decisions: int
    progress: Progress | None = None
    loss: float | None = None
    mean_points: float = 0.0
    play_seconds: float = 0.0
    learn_seconds: float = 0.0


class Trainer:
    """Trains one network at the tables of a plan."""

    def __init__(
        self,
        plan: Plan,
        weights: Weights,
        shape: Shape,
        device: torch.device,
        *,
        compiled: bool = False,
        threads: int | None = None,
        opponent: Weights | None = None,
    ) -> None:
        """With an ``opponent``, that network plays the other seats in the league's games, and no earlier selves do."""
        self.plan, self.device, self.threads = plan, device, threads
        self._opponent = opponent
        torch.manual_seed(plan.seed)
        # A stream of its own, ahead of learning: what is played on the processor would wait for it otherwise.
        on_gpu = device.type == "cuda"
        self._stream = torch.cuda.Stream(priority=-1) if on_gpu else None  # type: ignore[no-untyped-call]
        self.learner = Learner(weights, plan.settings, compiled=compiled)
        if compiled:
            # Every table has programs of its own, and PyTorch gives up on a function with more than a few.
            torch._dynamo.config.recompile_limit = max(torch._dynamo.config.recompile_limit, _MOST_PROGRAMS)
        networks = {
            edition.id: BoardNetwork(edition, shape, device, compiled=compiled) for edition, _ in plan.tables
        }
        self.policies = {
            _key(table): TablePolicy(*table, networks[table[0].id], device, compiled=compiled)
            for table in plan.tables
        }
        self._selves: list[Weights] = []
        self._playing: dict[Any, SelfPlay] = {}
        self._partners: dict[Any, Sparring] = {}
        self._background = ThreadPoolExecutor(1)
        self._sparring: dict[Any, Future[Played]] = {}
        self._orders = _orders(plan)
        self.decisions = 0
        self.rollouts = 0

    def imitate(
        self,
        teacher: str,
        limit: Limit,
        *,
        games: int = 1536,
        rate: float = 1e-3,
        passes: int = 10,
    ) -> Iterable[Report]:
        """Learn what a player of the kernel would do; its decisions are made on the processor meanwhile."""
        policies = list(self.policies.values())
        teachers = [
            Teacher(policy, teacher, games, self.plan.seed + 1000 * number, self.threads)
            for number, policy in enumerate(policies)
        ]
        known: list[list[Lessons]] = [[] for _ in policies]
        by_edition: dict[str, list[int]] = {}
        for place, policy in enumerate(policies):
            by_edition.setdefault(policy.edition.id, []).append(place)

        def teach(weights: Weights, followed: float) -> list[Lessons]:
            return [one.teach(weights, followed) for one in teachers]

        with ThreadPoolExecutor(1) as background:
            coming = background.submit(teach, copy_of(self.learner.weights), 0.9)
            for done, seconds in limit.steps():
                for lessons, fresh in zip(known, coming.result(), strict=True):
                    lessons.append(fresh)
                    del lessons[:-_LESSONS_KEPT]
                    self.decisions += len(fresh.actions)
                followed = 0.9 if done < 0.3 else 0.5
                coming = background.submit(teach, copy_of(self.learner.weights), followed)
                self.learner.set_rate(rate * max(0.05, 1 - done))
                for number in range(passes):
                    chosen = []
                    for places in by_edition.values():
                        place = places[number % len(places)]
                        one = known[place][int(torch.randint(len(known[place]), (1,)))]
                        chosen.append((policies[place], one.inputs, one.masks, one.actions))
                    loss = self.learner.imitate(chosen)
                yield Report("imitation", seconds, self.decisions, loss=float(loss))

    def play(self, limit: Limit) -> Iterable[Report]:
        """Play against itself and its earlier selves, and learn from that."""
        for done, seconds in limit.steps():
            yield self._rollout(done, seconds)

    def _rollout(self, done: float, seconds: float) -> Report:
        plan = self.plan
        first, last = plan.win_weights
        self.learner.settings = replace(
            plan.settings,
            win_weight=first + (last - first) * done,
            entropy=plan.settings.entropy * max(0.1, 1 - done),
        )
        warming = self.rollouts < plan.value_warm_up
        rate = plan.rate + (plan.last_rate - plan.rate) * done
        self.learner.set_rate(
            1e-3 if warming else rate * min(1, (self.rollouts - plan.value_warm_up + 1) / 5)
        )
        now = time.monotonic()
        tables, games, points = [], 0, 0.0
        for table in self._tables_of(self.rollouts):
            played = self._self_play(table).play(self.learner.weights, plan.steps, plan.trace, self._other())
            parts = [played.decisions, *self._sparred(table)]
            tables.append((self.policies[_key(table)], joined(parts)))
            games, points = games + played.games, points + played.games * played.mean_points
        self._wait()
        self._begin_sparring()
        middle = time.monotonic()
        progress = self.learner.learn(tables, values_only=warming)
        self.decisions += sum(len(decisions) for _, decisions in tables)
        self.rollouts += 1
        if self._opponent is None and (self.rollouts % plan.league_every == 0 or not self._selves):
            self._selves = [*self._selves, copy_of(self.learner.weights)][-plan.league_size :]
        self._wait()
        end = time.monotonic()
        return Report(
            "self-play",
            seconds + end - now,
            self.decisions,
            progress,
            mean_points=points / max(1, games),
            play_seconds=middle - now,
            learn_seconds=end - middle,
        )

    def evaluate(self, opponents: Sequence[str], deals: int, seed: int = 777) -> Iterable[Record]:
        """Play the network as it is among players of the kernel, at every table."""
        for policy in self.policies.values():
            for opponent in opponents:
                yield play_against(policy, self.learner.weights, opponent, deals, seed, self.threads)

    def _self_play(self, table: Table) -> SelfPlay:
        key = _key(table)
        if key not in self._playing:
            games = Games(*table, self.plan.games, self._seed(key), self.device, self.threads)
            self._playing[key] = SelfPlay(games, self.policies[key], self._seed(key), self._league_games)
        return self._playing[key]

    def _other(self) -> Weights | None:
        """Whom the league's games of this rollout are played against."""
        if self._opponent is not None or not self._selves:
            return self._opponent
        return self._selves[self.rollouts % len(self._selves)]

    def _begin_sparring(self) -> None:
        """Begin what the next rollout may learn from, with the weights as they are, where nothing is under way yet."""
        tables = [table for table in self._tables_of(self.rollouts + 1) if _key(table) not in self._sparring]
        if not self._sparring_games or not tables:
            return
        weights = copy_of(self.learner.weights)
        self._wait()
        for table in tables:
            self._sparring[_key(table)] = self._sparring_at(table, weights)

    def _sparring_at(self, table: Table, weights: Weights) -> Future[Played]:
        if _key(table) not in self._partners:
            # Programs are compiled the first time; two threads that do so would wait for each other.
            self._spar(table, weights, 1)
        return self._background.submit(self._spar, table, weights, self.plan.sparring_steps)

    def _sparred(self, table: Table) -> list[Decisions]:
        """Return the decisions of games against the partner at a table, as far as there are new ones.

        Nobody waits for those that are still being played on a processor beside a GPU: they come late, with the
        probabilities that they were chosen with.
        """
        coming = self._sparring.get(_key(table))
        if coming is None or (self.device.type == "cuda" and not coming.done()):
            return []
        del self._sparring[_key(table)]
        return [coming.result().decisions.map(_used_here)]

    def _tables_of(self, rollout: int) -> list[Table]:
        """The tables of a rollout: one of each edition, in turn."""
        found = []
        for order in self._orders:
            number, rest = divmod(rollout, self.plan.seldom.get(order[0][0].id, 1))
            if rest == 0:
                found.append(order[number % len(order)])
        return found

    def _spar(self, table: Table, weights: Weights, steps: int) -> Played:
        key = _key(table)
        with torch.cuda.stream(self._stream) if self._stream else nullcontext():
            if key not in self._partners:
                seed = self._seed(key) + 1
                games = Games(*table, self._sparring_games, seed, self.device, self.threads, on_gpu=False)
                self._partners[key] = Sparring(games, self.policies[key], seed, self.plan.partner)
            played = self._partners[key].play(weights, steps, self.plan.trace)
            if self._stream:
                self._stream.synchronize()
        return played

    def _seed(self, key: tuple[str, int]) -> int:
        return self.plan.seed + 7919 * (1 + list(self.policies).index(key))

    @property
    def _league_games(self) -> int:
        return int(self.plan.league * self.plan.games)

    @property
    def _sparring_games(self) -> int:
        return int(self.plan.sparring * self.plan.games)

    def _wait(self) -> None:
        if self.device.type == "cuda":
            torch.cuda.synchronize()


def _used_here(tensor: torch.Tensor) -> torch.Tensor:
    """Keep the memory of a tensor of another stream until what this one does with it is done."""
    if tensor.is_cuda:
        tensor.record_stream(torch.cuda.current_stream())
    return tensor


def _key(table: Table) -> tuple[str, int]:
    return table[0].id, table[1]


def _orders(plan: Plan) -> list[list[Table]]:
    """For each edition, its tables in the order in which they are played."""
    orders: dict[str, list[Table]] = {}
    shares = plan.shares or [1] * len(plan.tables)
    for table, share in zip(plan.tables, shares, strict=True):
        orders.setdefault(table[0].id, []).extend([table] * share)
    return [_spread(order) for order in orders.values()]


def _spread(order: list[Table]) -> list[Table]:
    """The same tables, those that come several times apart from each other."""
    places: dict[Any, list[Table]] = {}
    for table in order:
        places.setdefault(_key(table), []).append(table)
    marked = [
        ((number + 0.5) / len(same), place, table)
        for place, same in enumerate(places.values())
        for number, table in enumerate(same)
    ]
    return [table for _, _, table in sorted(marked, key=lambda one: one[:2])]
