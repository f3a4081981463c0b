"""Games to analyse in tests, and a budget so small that analysing them takes seconds."""

from __future__ import annotations

from functools import cache

import northline as nl
from northline.analysis.judging.levels import Level
from northline.bots import make_bot
from northline.rules.formats.record import Record
from tests.toy import tiny, toy

SMALL = Level("small", screen=2, screen_again=2, compare=4, measure=6, whole_games=4)


@cache
def played(
    name: str, players: int = 2, seed: int = 1, bots: tuple[str, ...] = ("easy", "greedy", "planner")
) -> nl.Game:
    """A whole game of bots; the same every time."""
    own = {"tiny": tiny, "toy": toy}
    edition = own[name]() if name in own else nl.edition(name)
    names = ("Ada", "Bruno", "Cleo")[:players]
    game = nl.Game.new(edition, players, seed, names=names, bots=bots[:players])
    chosen = [make_bot(bot, seed=seat) for seat, bot in enumerate(bots[:players])]
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, chosen[seat].choose(game.view(seat)))
    return game


def cut(game: nl.Game, actions: int) -> nl.Game:
    """The same game after so many actions."""
    record = Record(game.record.header, game.record.entries[:actions])
    return nl.Game.replay(record, game.edition)
