"""The players of the other seats of a single-agent environment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from northline.bots import Bot, ObservingBot, make_bot
from northline.envs.kernel_game import KernelGame
from northline.envs.spaces import Observation
from northline.kernel import KERNEL_PLAYERS, KernelPlayer
from northline.rules.view import view

Policy = Callable[[Observation], int]
"""A function from an observation to the number of an action, such as a trained network."""
Opponent = str | Bot | Policy
"""A player of the kernel or a bot, by name; a bot; or a policy."""

Opponents = Opponent | list[Opponent] | tuple[Opponent, ...]
"""One for all other seats, or one for each, in the order of play after the learner."""


class Player(Protocol):
    """Makes one choice for the seat to act. Players are objects, not closures, so that games can be pickled."""

    def act(self, game: KernelGame) -> None: ...

    @property
    def observer(self) -> ObservingBot | None:
        """The bot, if it wants to know what happens."""
        return None


def listed(opponents: Any, number: int) -> list[Any]:
    """Return one opponent for each of the other seats, given one for all or a list; the wrong number is an error.

    >>> listed("greedy", 2)
    ['greedy', 'greedy']
    """
    found = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * number
    if len(found) != number:
        raise ValueError(f"{number + 1} players are one learner and {number} opponents, not {len(found)}")
    return found


def players_of(opponents: Opponents, number: int, seed: int) -> list[Player]:
    """Return one player for each of the other seats; raise :class:`ValueError` for a wrong number or name."""
    return [_player(opponent, seed + place) for place, opponent in enumerate(listed(opponents, number))]


def _player(opponent: Opponent, seed: int) -> Player:
    if isinstance(opponent, str):
        if opponent in KERNEL_PLAYERS:
            return PlayerOfKernel(KERNEL_PLAYERS[opponent])
        return PlayerWithBot(make_bot(opponent, seed=seed))
    if hasattr(opponent, "choose"):
        return PlayerWithBot(opponent)
    if not callable(opponent):
        raise ValueError(f"an opponent is a name, a bot or a function, not {opponent!r:.60}")
    return PlayerByFunction(opponent)


@dataclass(frozen=True)
class PlayerOfKernel(Player):
    """A player that is compiled into the kernel."""

    player: KernelPlayer

    def act(self, game: KernelGame) -> None:
        game.let_player_act(self.player)


@dataclass(frozen=True)
class PlayerWithBot(Player):
    """A bot, which is shown the view of its seat."""

    bot: Bot

    @property
    def observer(self) -> ObservingBot | None:
        return self.bot if isinstance(self.bot, ObservingBot) else None

    def act(self, game: KernelGame) -> None:
        state = game.position()
        _act(game, game.actions.to_kernel(state, self.bot.choose(view(state, game.seat))))


@dataclass(frozen=True)
class PlayerByFunction(Player):
    """A function, which is given the observation of its seat."""

    function: Policy

    def act(self, game: KernelGame) -> None:
        _act(game, int(self.function(game.observe(game.seat))))


def _act(game: KernelGame, action: int) -> None:
    if not game.act(action):
        raise ValueError(f"the opponent in seat {game.seat} chose the illegal action {action}")
