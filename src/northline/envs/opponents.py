"""The players of the other seats of a single-agent environment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from northline.bots import Bot, ObservingBot, make_bot
from northline.envs.kernel_game import KernelGame
from northline.envs.spaces import Observation
from northline.kernel import POLICIES
from northline.rules.view import view

Policy = Callable[[Observation], int]
"""A function from an observation to the number of an action, such as a trained network."""
Opponent = str | Bot | Policy
"""A policy of the kernel or a bot, by name; a bot; or a policy."""

Opponents = Opponent | list[Opponent] | tuple[Opponent, ...]
"""One for all other seats, or one for each, in the order of play after the learner."""


@dataclass(frozen=True, slots=True)
class Player:
    """Plays one of the other seats in one game."""

    act: Callable[[KernelGame], None]
    """Makes one choice for the seat to act."""
    observer: ObservingBot | None = None
    """The bot, if it wants to know what happens."""


def players_of(opponents: Opponents, number: int, seed: int) -> list[Player]:
    """Return one player for each of the other seats; raise :class:`ValueError` for a wrong number or name."""
    listed = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * number
    if len(listed) != number:
        raise ValueError(f"{number + 1} players are one learner and {number} opponents, not {len(listed)}")
    return [_player(opponent, seed + place) for place, opponent in enumerate(listed)]


def _player(opponent: Opponent, seed: int) -> Player:
    if isinstance(opponent, str):
        if opponent in POLICIES:
            return Player(lambda game: game.let_policy_act(opponent))
        return _bot(make_bot(opponent, seed=seed))
    if hasattr(opponent, "choose"):
        return _bot(opponent)
    return Player(lambda game: _act(game, int(opponent(game.observe(game.seat)))))


def _bot(bot: Bot) -> Player:
    def act(game: KernelGame) -> None:
        state = game.position()
        _act(game, game.actions.to_kernel(state, bot.choose(view(state, game.seat))))

    return Player(act, bot if isinstance(bot, ObservingBot) else None)


def _act(game: KernelGame, action: int) -> None:
    if not game.act(action):
        raise ValueError(f"the opponent in seat {game.seat} chose the illegal action {action}")
