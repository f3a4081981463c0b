"""Driving the real command in tests."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

import northline as nl
from northline.cli import cli


def northline(*arguments: object, lines: list[str] | tuple[str, ...] = (), width: int = 80) -> Result:
    """Run the command with these lines as its input."""
    typed = "".join(f"{line}\n" for line in lines)
    environment = {"COLUMNS": str(width), "NO_COLOR": "1", "TERM": "dumb"}
    return CliRunner().invoke(cli, [str(a) for a in arguments], input=typed, env=environment)


def play(
    record: Path, *arguments: object, lines: list[str] | tuple[str, ...] = (), width: int = 80
) -> Result:
    return northline("play", "--record", record, "--pace", 0, *arguments, lines=lines, width=width)


def moves_of(record: Path, edition: nl.Edition | None = None) -> list[str]:
    return [entry.action for entry in nl.Game.load(record, edition).record.entries]


def recorded_game(path: Path, name: str = "europe", seed: int = 3, actions: int | None = None) -> nl.Game:
    """A game between bots, saved: to its end, or so many actions of it."""
    from northline.bots import make_bot

    game = nl.Game.new(nl.edition(name), 3, seed, names=("Ada", "Bo", "Cleo"))
    bots = [make_bot("greedy", seed=seat) for seat in range(3)]
    while not game.over and (actions is None or len(game.record.entries) < actions):
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(game.view(seat)))
    game.save(path)
    return game
