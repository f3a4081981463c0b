"""Thousands of games at once with PyTorch tensors in and out, on a processor or on a GPU with no host in the loop.

The same code runs on both. Whatever depends on what is in a tensor is computed where the tensor is, so that a GPU never
waits for the host: nothing branches on games that end, on illegal actions, or on whose turn it is.

Needs the extra ``learn``; a GPU the extra ``cuda``, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from northline.editions import Edition
from northline.envs.opponents import listed
from northline.envs.rewards import Reward, RewardScheme
from northline.envs.spaces import action_space, check_seat, edition_of, observation_space
from northline.extras import how_to_install
from northline.kernel import actions as actions_of
from northline.kernel.cuda.launch import POLICIES as POLICIES_ON_GPU
from northline.kernel.cuda.launch import NoDevice, available
from northline.kernel.playouts import POLICIES, is_gpu
from northline.rules.state import State

try:
    import torch
except ImportError as _missing:
    raise ImportError(
        f"northline.envs.tensors needs PyTorch, which is not installed: {how_to_install('learn')}"
    ) from _missing

from northline.learning.games import Ended, Games

TensorObservation = dict[str, torch.Tensor]
"""``observation``: a row of numbers for each game. ``action_mask``: 1 for each action that is legal now."""
TensorPolicy = Callable[[TensorObservation], torch.Tensor]
"""A function from the observations of all games to an action for each, such as a trained network."""
TensorOpponent = str | TensorPolicy
"""A player of the kernel by name, or a policy."""

Step = tuple[TensorObservation, torch.Tensor, torch.Tensor, torch.Tensor, dict[str, Any]]


class KernelTensorEnv(VectorEnv[Any, Any, Any]):
    """Many games at once on a device. One that ends is replaced in the same step.

    Subclasses say who learns, and what the others do.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium reads it from the class
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        edition: str | Edition,
        players: int,
        reward: str | Reward,
        shaped: bool,
        discount: float,
        device: str,
        threads: int | None,
    ) -> None:
        self.edition = edition_of(edition)
        self.edition.check_players(players)
        if num_envs < 1:
            raise ValueError(f"there is at least one game, not {num_envs}")
        self.players, self.num_envs, self._threads = players, num_envs, threads
        self.device = _device(device)
        self.single_observation_space = observation_space(self.edition, players)
        self.single_action_space = action_space(self.edition)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._scheme = RewardScheme.of(reward, players, shaped, discount)
        self._size = actions_of(self.edition).size
        self._everyone = torch.arange(num_envs, device=self.device)
        self._seats_around = torch.arange(players, device=self.device)
        self._never = torch.zeros(num_envs, dtype=torch.bool, device=self.device)
        self._potentials = torch.zeros((num_envs, players), device=self.device)
        """Of each seat at its last decision."""

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[TensorObservation, dict[str, Any]]:
        """Deal all games anew, up to the learner's first choice in each."""
        if isinstance(seed, list):
            raise ValueError("all games come from one seed: give a number, not a list")
        super().reset(seed=seed)
        first = int(self.np_random.integers(2**31))
        self._games = Games(self.edition, self.players, self.num_envs, first, self.device, self._threads)
        self._potentials.zero_()
        self._begin()
        return self._look(), self._infos()

    def action_masks(self) -> torch.Tensor:
        """Return a row for each game, true for each action that is legal now."""
        return self._masks.clone()

    def position(self, game: int) -> State:
        """Return the whole position of a game, secrets included. On a GPU this waits for it."""
        return self._games.batch.state(game)

    # For subclasses

    def _begin(self) -> None:
        """Bring new games to the learner's first choice."""

    def _infos(self) -> dict[str, Any]:
        raise NotImplementedError

    def _look(self) -> TensorObservation:
        """What the seat to act sees in each game. Its masks are kept, for what is legal in the next step."""
        self._to_act, rows, masks = self._games.look()
        self._masks = masks.bool()
        return {"observation": rows.clone(), "action_mask": masks.clone().view(torch.int8)}

    def _is_legal(self, chosen: torch.Tensor) -> torch.Tensor:
        """Whether actions are legal, of seats that have looked."""
        exists = (chosen >= 0) & (chosen < self._size)
        return exists & self._masks.gather(1, chosen.clamp(0, self._size - 1)[:, None])[:, 0]

    def _checked(self, actions: Any, whose: str) -> torch.Tensor:
        """Actions as they are, if they look like actions; whether they are legal only their device knows."""
        chosen = torch.as_tensor(actions, device=self.device)
        if chosen.shape != (self.num_envs,) or chosen.is_floating_point() or chosen.dtype == torch.bool:
            raise ValueError(
                f"{self.num_envs} games take {self.num_envs} whole numbers as actions of {whose}, "
                f"not {tuple(chosen.shape)} of {chosen.dtype}"
            )
        return chosen.long()

    def _act(self, chosen: torch.Tensor, asked: torch.Tensor) -> torch.Tensor:
        """Apply the actions of those who are asked; end games where one is illegal, and return which."""
        legal = self._is_legal(chosen)
        self._games.apply(torch.where(asked & legal, chosen, -1))
        illegal = asked & ~legal
        self._games.abandon(illegal)
        return illegal

    def _pay(
        self, ended: Ended, illegal: torch.Tensor, acted: torch.Tensor, deciding: torch.Tensor
    ) -> torch.Tensor:
        """Return what each seat gets: what ended games were worth, or for its next decision if that comes now.

        ``acted`` is the seat that acted last in each game, ``deciding`` the one whose decision comes next.
        """
        results = {"total": ended.points, "place": ended.places}
        finals = torch.as_tensor(self._scheme.final(results, self.players), device=self.device).float()
        finals = torch.where(illegal[:, None], self._scheme.forfeits(acted), finals)
        over = ended.which[:, None]
        if not self._scheme.shaped:
            return torch.where(over, finals, 0.0)
        now = self._scheme.potentials({"points": self._games.points})
        due = deciding[:, None] == self._seats_around
        underway = torch.where(due, self._scheme.discount * now - self._potentials, 0.0)
        paid = torch.where(over, finals - self._potentials, underway)
        self._potentials = torch.where(over, 0.0, torch.where(due, now, self._potentials))
        return paid

    def _endings(self, ended: Ended, illegal: torch.Tensor, seats: torch.Tensor) -> dict[str, Any]:
        """Infos about games that ended; where none did the rows say nothing."""
        return {
            "final_points": ended.points,
            "final_places": ended.places,
            "final_seat": seats,
            "final_place": ended.places[self._everyone, seats],
            "illegal": illegal,
        }


class NorthlineTensorEnv(KernelTensorEnv):
    """Many games at once on a device, in each of which one seat learns and others play against it.

    ``opponents`` are players of the kernel (on a GPU ``random`` and ``greedy``) or functions from the observations of
    all games to actions: one for all other seats, or one for each in the order of play after the learner. A function is
    asked for all games at once, and what it answers where it is not to act is not used. ``seat`` is the learner's in
    every game; with None it has each in turn. An illegal action loses the game.

    >>> env = NorthlineTensorEnv(num_envs=4, edition="nordic_countries", opponents="random")
    >>> observations, infos = env.reset(seed=1)
    >>> infos["seat"]
    tensor([0, 1, 0, 1])
    >>> actions = observations["action_mask"].argmax(1)  # the first legal action of each
    >>> observations, rewards, terminated, truncated, infos = env.step(actions)
    >>> rewards
    tensor([0., 0., 0., 0.])
    """

    def __init__(
        self,
        num_envs: int = 1024,
        edition: str | Edition = "europe",
        players: int = 2,
        opponents: TensorOpponent | Sequence[TensorOpponent] = "greedy",
        seat: int | None = None,
        reward: str | Reward = "win",
        shaped: bool = False,
        discount: float = 1.0,
        device: str = "cpu",
        threads: int | None = None,
    ) -> None:
        opposed = listed(opponents, players - 1)
        known = tuple(POLICIES_ON_GPU) if is_gpu(device) else POLICIES
        for opponent in opposed:
            if not callable(opponent) and opponent not in known:
                raise ValueError(
                    f"there is no policy {opponent!r} on device {device!r}, which knows {', '.join(known)}; "
                    "or give a function"
                )
        check_seat(seat, players)
        super().__init__(num_envs, edition, players, reward, shaped, discount, device, threads)
        self._seat, self._seats = seat, self._everyone
        self._policies = [None, *(None if callable(one) else one for one in opposed)]
        self._functions = _by_function(opposed)

    @property
    def seats(self) -> torch.Tensor:
        """The learner's seat in each game."""
        return self._seats

    def step(self, actions: Any) -> Step:
        """Apply the learner's action in each game, then those of the others until the learner's next choice."""
        chosen = self._checked(actions, "the learner")
        seats = self._seats
        illegal = self._act(chosen, self._to_act == seats)
        # Between two turns of the learner each opponent has one, of two choices at most. Opening tickets, which come
        # first in a new game, are one choice; between the learner's and its first turn come both.
        self._let_others_play(2 * (self.players - 1))
        ended = self._games.deal_ended()
        self._seats = torch.where(ended.which, self._next_seats(seats), seats)
        self._let_others_play(self.players - 1)
        observations = self._look()
        paid = self._pay(ended, illegal, seats, self._seats)
        infos = self._endings(ended, illegal, seats) | self._infos()
        return observations, paid[self._everyone, seats], ended.which, self._never.clone(), infos

    def check(self) -> None:
        """Raise :class:`ValueError` if an opponent has chosen an illegal action; its game waits since then.

        On a processor every step does this. On a GPU it waits for what is under way, so it is left to you: now and
        then, or when games no longer end.
        """
        refused = self._refused.nonzero()[:, 0].tolist()
        if refused:
            game = refused[0]
            raise ValueError(
                f"the opponent in seat {int(self._games.to_act[game])} of game {game} chose the illegal action "
                f"{int(self._refused_actions[game])}"
            )

    def _begin(self) -> None:
        self._refused, self._refused_actions = self._never.clone(), self._everyone.clone()
        self._seats = (
            self._everyone % self.players
            if self._seat is None
            else torch.full_like(self._everyone, self._seat)
        )
        self._let_others_play(self.players - 1)

    def _next_seats(self, seats: torch.Tensor) -> torch.Tensor:
        return (seats + 1) % self.players if self._seat is None else seats

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._seats.clone(), "to_act": self._to_act.clone()}

    def _let_others_play(self, rounds: int) -> None:
        """Let opponents make so many choices in each game, as far as it is their turn."""
        for _ in range(rounds):
            to_act = self._games.to_act
            waiting = (to_act >= 0) & (to_act != self._seats)
            if self._none_of(waiting):
                return
            if self._functions:
                chosen = self._chosen_by_functions(waiting, (to_act - self._seats) % self.players)
            else:
                chosen = self._games.choices(self._policies, self._seats)
            self._games.apply(chosen)

    def _chosen_by_functions(self, waiting: torch.Tensor, places: torch.Tensor) -> torch.Tensor:
        """What all opponents choose, functions among them; ``places`` counts seats to act from the learner's."""
        chosen = self._games.choices(self._policies, self._seats)
        seen = self._look()
        # Nothing is legal in a game that is over, and a policy that samples would fail there.
        seen["action_mask"][:, 0].masked_fill_(self._to_act < 0, 1)
        for function, own in self._functions:
            asked = waiting & torch.stack([places == place for place in own]).any(0)
            if self._none_of(asked):
                continue
            answers = self._checked(function(seen), "an opponent")
            legal = self._is_legal(answers)
            chosen = torch.where(asked & legal, answers, chosen)
            wrong = asked & ~legal
            self._refused_actions = torch.where(wrong, answers, self._refused_actions)
            self._refused = self._refused | wrong
            if self.device.type == "cpu":
                self.check()
        return chosen

    def _none_of(self, games: torch.Tensor) -> bool:
        """Whether there is nothing to do. On a GPU finding out would take longer than doing it for nothing."""
        return self.device.type == "cpu" and not bool(games.any())


class NorthlineTensorSelfPlayEnv(KernelTensorEnv):
    """Many games at once on a device, in which the learner plays all seats: each step is one choice of the seat to act.

    The observation is that of the seat to act, which ``infos["to_act"]`` names. ``infos["rewards"]`` has a row for each
    game with what this step brought to each seat, and ``infos["acted"]`` says who acted; the rewards that
    :meth:`step` returns are those of that seat.

    >>> env = NorthlineTensorSelfPlayEnv(num_envs=2, edition="nordic_countries", players=3)
    >>> observations, infos = env.reset(seed=1)
    >>> infos["to_act"]
    tensor([0, 0])
    >>> actions = observations["action_mask"].argmax(1)  # the first legal action of each
    >>> observations, rewards, terminated, truncated, infos = env.step(actions)
    >>> infos["acted"], infos["to_act"], infos["rewards"].shape
    (tensor([0, 0]), tensor([1, 1]), torch.Size([2, 3]))
    """

    def __init__(
        self,
        num_envs: int = 1024,
        edition: str | Edition = "europe",
        players: int = 2,
        reward: str | Reward = "zero_sum",
        shaped: bool = False,
        discount: float = 1.0,
        device: str = "cpu",
        threads: int | None = None,
    ) -> None:
        super().__init__(num_envs, edition, players, reward, shaped, discount, device, threads)

    def step(self, actions: Any) -> Step:
        """Apply an action of the seat to act in each game."""
        chosen = self._checked(actions, "the seats to act")
        acted = self._to_act
        illegal = self._act(chosen, acted >= 0)
        ended = self._games.deal_ended()
        observations = self._look()
        paid = self._pay(ended, illegal, acted, self._to_act)
        infos = self._endings(ended, illegal, acted) | self._infos() | {"acted": acted, "rewards": paid}
        return observations, paid[self._everyone, acted], ended.which, self._never.clone(), infos

    def _infos(self) -> dict[str, Any]:
        return {"to_act": self._to_act.clone()}


def _by_function(opponents: Sequence[Any]) -> list[tuple[TensorPolicy, list[int]]]:
    """The functions among some opponents, each with its places after the learner."""
    found: list[tuple[TensorPolicy, list[int]]] = []
    for place, one in enumerate(opponents, 1):
        if callable(one):
            places = next((places for function, places in found if function is one), None)
            if places is None:
                found.append((one, [place]))
            else:
                places.append(place)
    return found


def _device(name: str) -> torch.device:
    """The device of a name; raise :class:`NoDevice`, which says why, where a GPU cannot be used."""
    if is_gpu(name):
        reason = available() or (
            "" if torch.cuda.is_available() else "PyTorch finds no GPU, or was built without CUDA"
        )
        if reason:
            raise NoDevice(f'device="cuda" cannot be used: {reason}')
    return torch.device(name)
