"""The games as OpenSpiel knows them: a game, its states, and an observer."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from northline.editions import Edition, edition, load_edition
from northline.envs.open_spiel.node import Node, root
from northline.envs.open_spiel.resampling import resample
from northline.envs.rewards import REWARDS, ZERO_SUM
from northline.kernel import Batch, actions, fields_of, from_state
from northline.kernel.core.layout import MAX_PLAYERS
from northline.kernel.core.threads import Workers
from northline.kernel.results import scored
from northline.rules import SplitMix
from northline.rules.state import State
from northline.rules.view import view

MAX_CHOICES = 20_000
"""No game takes more choices; games of random players take a few hundred."""
_MAX_POINTS = 2000

GAME_TYPE = pyspiel.GameType(
    short_name="northline",
    long_name="Northline: Europe, Nordic Countries and Northern Lights",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"edition": "europe", "players": 2, "reward": "zero_sum"},
)


class NorthlineGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel: ``northline(edition=europe,players=2,reward=zero_sum)``.

    ``edition`` is a name or a file of your own; ``reward`` is one of those that sum to zero: ``zero_sum``, ``rank`` or
    ``average_margin``.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        name = str(given.get("edition", "europe"))
        self.edition: Edition = load_edition(name) if name.endswith(".toml") else edition(name)
        self.players = int(given.get("players", 2))
        self.reward = str(given.get("reward", "zero_sum"))
        self.edition.check_players(self.players)
        if self.reward not in ZERO_SUM:
            raise ValueError(f"the reward is {', '.join(ZERO_SUM)} in OpenSpiel, not '{self.reward}'")
        most = _MAX_POINTS / 100 if self.reward == "average_margin" else 1.0
        rules = self.edition.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=actions(self.edition).size,
            max_chance_outcomes=max(
                sum(rules.deck), len(self.edition.tickets), len(self.edition.bonus_cards), self.players
            ),
            num_players=self.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=MAX_CHOICES,
        )
        super().__init__(GAME_TYPE, info, given)
        self._root = root(self.edition, self.players)

    def new_initial_state(self) -> NorthlineState:
        """Return the start of a game: chance deals the first card."""
        return NorthlineState(self, self._root)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> NorthlineObserver:
        """Return an observer of what one seat sees, or of all that it has seen (``perfect_recall``)."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return NorthlineObserver(self.edition, self.players, kind, params)


class NorthlineState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel. Actions are numbered as in ``kernel.actions``."""

    def __init__(self, game: NorthlineGame, node: Node) -> None:
        super().__init__(game)
        self.node = node
        self._reward = game.reward

    def current_player(self) -> int:
        """Return the seat to act, or that it is up to chance, or that the game is over."""
        if self.node.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.node.chances else self.node.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of this question to chance; all are equally likely."""
        return [(outcome, 1 / self.node.chances) for outcome in range(self.node.chances)]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.node.over

    def returns(self) -> list[float]:
        """Return the reward of every seat; zeros until the game is over."""
        if self.node.position is None or not self.node.over:
            return [0.0] * self.node.players
        return rewards_of(self.node.position, self._reward)

    def position(self) -> State | None:
        """Return the position, secrets included; None while the game is set up."""
        return self.node.position

    def resample_from_infostate(self, player: int, sampler: Any) -> NorthlineState:
        """Return a state that this player cannot tell from this one: the others' cards and tickets are dealt anew.

        ``history()`` of the new state is still that of this one. ``sampler`` returns numbers from 0 to below 1.
        """
        twin: NorthlineState = self.clone()
        twin.node = resample(self.node, player, SplitMix(int(sampler() * 2**53)))
        return twin

    def __str__(self) -> str:
        node = self.node
        if node.position is None:
            return f"{node.edition.name}: dealing, after {len(node.outcomes)} outcomes of chance"
        seen = view(node.position, None, menu=False)
        acts = "the game is over" if node.over else f"player {node.seat} to act ({seen.phase})"
        if node.chances and node.number is not None:
            action = actions(node.edition).describe(node.number)
            acts = (
                f"chance decides about '{action}' of player {node.seat}, after {len(node.outcomes)} outcomes"
            )
        return f"{node.edition.name}: {acts}, points {seen.points}, trains {seen.trains}, hands {node.position.hands}"

    # What the methods of pyspiel call

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.node.menu) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        self.node = self.node.answer(action) if self.node.chances else self.node.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return actions(self.node.edition).describe(action)


class NorthlineObserver:
    """Observes states for one seat: as a tensor with named pieces, and as a string.

    The pieces are the fields of ``kernel.fields_of``, which have what the seat remembers of cards and tickets. The
    string with perfect recall has all that the seat has seen, in order.
    """

    def __init__(self, board: Edition, players: int, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers of Northline have no parameters, such as {next(iter(params))}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError(
                "observers of Northline see what one player sees: public and its own private information"
            )
        self._recall = kind.perfect_recall
        shapes = {field.name: field.shape for field in fields_of(board, players).fields}
        self.tensor: NDArray[np.float32] = np.zeros(sum(map(_size, shapes.values())), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for name, shape in shapes.items():
            if _size(shape):
                self.dict[name] = self.tensor[start : start + _size(shape)].reshape(shape)
                start += _size(shape)

    def set_from(self, state: NorthlineState, player: int) -> None:
        """Fill in the tensor with what a seat sees; zeros while the game is set up."""
        self.tensor.fill(0)
        node = state.node
        if node.position is None:
            return
        self.tensor[:] = row_of(node.position, player)

    def string_from(self, state: NorthlineState, player: int) -> str:
        """Return what a seat sees, or with perfect recall all that it has seen, a line for each thing."""
        node = state.node
        if node.position is None:
            return "dealing"
        if self._recall:
            return "\n".join(node.recalls[player].log)
        seen = view(node.position, player, menu=False)
        return str(seen.to_dict())


def row_of(state: State, seat: int) -> NDArray[np.int16]:
    """Return the feature row of a seat in a position."""
    batch = _batch(state.edition, state.players)
    batch.put(0, state)
    row: NDArray[np.int16] = batch.features([seat])[0]
    return row


@cache
def _batch(board: Edition, players: int) -> Batch:
    return Batch(board, players, games=1, threads=1)


def rewards_of(state: State, reward: str) -> list[float]:
    """Return what a position is worth to each seat if the game ends there."""
    results = scored(state.edition, np.array([from_state(state)]), Workers(1))
    rewards: list[float] = REWARDS[reward](results, state.players)[0].tolist()
    return rewards


def _size(shape: tuple[int, ...]) -> int:
    return int(np.prod(shape))
