"""Finished games for tests."""

from __future__ import annotations

import northline as nl
from northline.bots import make_bot


def finished_game(edition: str, players: int, seed: int) -> nl.Game:
    """A game that greedy players have played to its end."""
    game = nl.Game.new(nl.edition(edition), players, seed=seed)
    bots = [make_bot("greedy", seed) for _ in range(players)]
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(game.view(seat)))
    return game
