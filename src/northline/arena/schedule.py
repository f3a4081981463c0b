"""Who plays whom, on which deals and in which seats. Everything follows from the plan."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement
from typing import Any

from northline.editions import Edition
from northline.rules.chance import SplitMix


@dataclass(frozen=True)
class Plan:
    """A tournament. The line-ups take turns with deals, and play each once for every way to sit around the table in the
    same order: everybody gets everybody's cards and tickets once.
    """

    edition: Edition
    players: int
    bots: tuple[str, ...]
    """Specs, no two alike."""
    deals: int
    seed: int = 0
    move_limit: float | None = None
    """Seconds for one choice; a bot that takes longer forfeits the game."""
    records: bool = False
    """Whether to keep the record of every game."""

    def __post_init__(self) -> None:
        self.edition.check_players(self.players)
        if not self.bots:
            raise ValueError("at least one bot is needed")
        twice = next((bot for bot in self.bots if self.bots.count(bot) > 1), None)
        if twice:
            raise ValueError(
                f"'{twice}' is named twice; two of a kind meet when there are more seats than bots"
            )

    @classmethod
    def of(
        cls, edition: Edition, players: int, bots: tuple[str, ...], games: int, seed: int = 0, **more: Any
    ) -> Plan:
        """A plan of at least so many games, rounded up so that all line-ups play as many deals."""
        if games < 1:
            raise ValueError(f"at least one game is needed, not {games}")
        one = cls(edition, players, bots, 1, seed, **more)
        line_ups = range(len(one.line_ups))
        rounds = -(-games // sum(len(one.seatings(deal)) for deal in line_ups))
        return cls(edition, players, bots, rounds * len(line_ups), seed, **more)

    @cached_property
    def line_ups(self) -> tuple[tuple[int, ...], ...]:
        """The bots of a game. With more seats than bots some of them sit twice; then no line-up is of one kind only."""
        numbers = range(len(self.bots))
        if len(self.bots) >= self.players:
            return tuple(combinations(numbers, self.players))
        mixed = combinations_with_replacement(numbers, self.players)
        return tuple(line_up for line_up in mixed if len(self.bots) == 1 or len(set(line_up)) > 1)

    def line_up(self, deal: int) -> int:
        """Who plays a deal."""
        return deal % len(self.line_ups)

    def seatings(self, deal: int) -> tuple[tuple[int, ...], ...]:
        """The bot of each seat, for every different way to sit in the order of the line-up."""
        bots = self.line_ups[self.line_up(deal)]
        return tuple(dict.fromkeys(bots[-turn:] + bots[:-turn] for turn in range(self.players)))

    @cached_property
    def games(self) -> int:
        return sum(len(self.seatings(deal)) for deal in range(self.deals))

    def deal_seed(self, deal: int) -> int:
        """The seed from which a deal is set up and played."""
        return _mixed(self.seed, deal, 0)

    def bot_seed(self, deal: int, bot: int, seat: int) -> int:
        """The seed with which a bot thinks. Two of a kind at one table do not think alike."""
        return _mixed(self.seed, deal, 1 + bot * self.players + seat)


def _mixed(*numbers: int) -> int:
    """One number out of several, each of which changes all of it; small enough for any store."""
    mixed = 0
    for number in numbers:
        chance = SplitMix(mixed + number)
        mixed = chance.below(1 << 31) << 31 | chance.below(1 << 31)
    return mixed
