"""What the vector environments have in common: spaces, seeds, saving and restoring, pictures."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Self

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from northline.editions import Edition
from northline.envs.game_batch import GameBatch, Snapshot
from northline.envs.rendering import RENDER_MODES, check_render_mode, render
from northline.envs.rewards import Payments, Reward, RewardScheme
from northline.envs.spaces import Observation, action_space, edition_of, observation_space
from northline.kernel import KernelPlayer
from northline.rules.state import State


class KernelVectorEnv(VectorEnv[Any, NDArray[Any], NDArray[Any]]):
    """Many games at once. One that ends is replaced in the same step; ``infos["final_obs"]`` has its last observation.

    Subclasses say who learns: they step the games, and name the seat that looks at each.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium reads it from the class
        "render_modes": RENDER_MODES,
        "render_fps": 4,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        edition: str | Edition,
        players: int,
        others: Sequence[KernelPlayer | None],
        reward: str | Reward,
        shaped: bool,
        discount: float,
        threads: int | None,
        render_mode: str | None,
    ) -> None:
        played = edition_of(edition)
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.num_envs = num_envs
        self._games = GameBatch(played, players, num_envs, others, threads)
        self._payments = Payments(RewardScheme.of(reward, players, shaped, discount), num_envs)
        self.single_observation_space = observation_space(played, players)
        self.single_action_space = action_space(played)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games anew, up to the learner's first choice in each."""
        if isinstance(seed, list):
            raise ValueError("all games come from one seed: give a number, not a list")
        super().reset(seed=seed)
        self._begin(np.arange(self.num_envs))
        return self._observations(), self._infos()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return a row for each game, true for each action that is legal now."""
        return np.asarray(self._observations()["action_mask"].astype(np.bool_))

    def render(self) -> tuple[Any, ...] | None:
        """Return a picture of every game as its learner sees it, in the mode that the environment was made with."""
        mode = self.render_mode
        if mode is None:
            return None
        seats = self._looking()
        return tuple(render(self.position(game), int(seats[game]), mode) for game in range(self.num_envs))

    def position(self, game: int) -> State:
        """Return the whole position of a game, secrets included."""
        return self._games.position(game)

    def clone(self) -> Self:
        """Return a copy with the same games and seed, which goes on by itself."""
        return deepcopy(self)

    def save(self, which: ArrayLike | None = None) -> Snapshot:
        """Return games, by default all, as they are now: to come back to them, or to try several actions from one."""
        return self._games.save(self._indices(which), self._payments.last)

    def restore(
        self, snapshot: Snapshot, which: ArrayLike | None = None, seed: int | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Put saved games into places, by default all; one saved game fills any number of them.

        They go on as they would have: the same actions bring the same cards. With a ``seed``, each place has a chance
        of its own. Returns observations and infos, as :meth:`reset` does.
        """
        places = self._indices(which)
        self._games.restore(snapshot, places, seed)
        self._payments.last[places] = snapshot.potentials
        return self._observations(), self._infos()

    # For subclasses

    def _looking(self) -> NDArray[np.int64]:
        """The seat that observes each game."""
        raise NotImplementedError

    def _begin(self, which: NDArray[np.int64]) -> None:
        """Deal new games up to the learner's first choice."""
        raise NotImplementedError

    def _infos(self) -> dict[str, Any]:
        raise NotImplementedError

    def _observations(self) -> Observation:
        return self._games.observe(self._looking())

    def _deals(self, number: int) -> NDArray[np.uint64]:
        return self.np_random.integers(2**63, size=number, dtype=np.uint64)

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,) or (chosen < 0).any():
            raise ValueError(f"{self.num_envs} games take {self.num_envs} actions, counted from 0")
        return chosen

    def _settle(
        self, ended: NDArray[np.int64], legal: NDArray[np.bool_], acted: NDArray[np.int64]
    ) -> tuple[NDArray[np.float64], dict[str, Any]]:
        """What each seat gets in games that have ended, and the infos about them, before new ones take their places.

        ``acted`` is the seat that acted last in each game.
        """
        games, players = self._games, self._games.players
        results = games.results(ended)
        scheme = self._payments.scheme
        finals = np.where(legal[ended, None], scheme.finals(results), scheme.forfeits(acted[ended]))
        over = np.zeros(self.num_envs, np.bool_)
        over[ended] = True
        rows = games.features(games.records[ended], acted[ended])
        final = np.full(self.num_envs, None, object)
        nothing = np.zeros(games.actions.size, np.int8)
        for game, row in zip(ended, rows, strict=True):
            final[game] = {"observation": row, "action_mask": nothing.copy()}
        points = np.zeros((self.num_envs, players), np.int32)
        places = np.zeros((self.num_envs, players), np.int8)
        points[ended], places[ended] = results["total"][:, :players], results["place"][:, :players]
        infos = {
            "final_obs": final,
            "_final_obs": over,
            "final_points": points,
            "final_places": places,
            "final_place": places[np.arange(self.num_envs), acted],
            "final_seat": acted.copy(),
            "illegal": ~legal,
        }
        return self._payments.for_ends(ended, finals), infos

    def _indices(self, which: ArrayLike | None) -> NDArray[np.int64]:
        chosen = np.arange(self.num_envs) if which is None else np.atleast_1d(np.asarray(which))
        if chosen.dtype == np.bool_:
            chosen = np.flatnonzero(chosen)
        if (
            not np.issubdtype(chosen.dtype, np.integer)
            or (chosen < 0).any()
            or (chosen >= self.num_envs).any()
        ):
            raise ValueError(f"games are numbered from 0 to {self.num_envs - 1}")
        return chosen.astype(np.int64)
