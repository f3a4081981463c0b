"""Who plays whom, on which deals and in which seats. Everything follows from the schedule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations, combinations_with_replacement
from math import ceil
from typing import Any, Literal, TypeVar, get_args

from northline.editions import Edition
from northline.rules.chance import SplitMix

T = TypeVar("T")
Isolation = Literal["foreign", "all", "none"]


@dataclass(frozen=True)
class Schedule:
    """A tournament: line-ups of bots, and the deals that they play.

    The line-ups take turns with the deals. Each deal is a *duplicate deal*: it is played once for every rotation of its
    line-up around the table, so that everybody gets everybody's opening cards and tickets once.

    >>> from northline import edition
    >>> schedule = Schedule.of(edition("europe"), 2, ("random", "greedy", "planner"), games=10)
    >>> schedule.line_ups
    ((0, 1), (0, 2), (1, 2))
    >>> schedule.deals, schedule.games
    (6, 12)
    >>> schedule.seatings(0)
    ((0, 1), (1, 0))
    """

    edition: Edition
    players: int
    bots: tuple[str, ...]
    """Bot specs, no two alike. Everywhere else a bot is its index in here."""
    deals: int
    """How many deals are played."""
    seed: int | None = 0
    """Deals and bots are seeded from it. None: a deal's number is its seed, as in ``Game.new(edition, 2, seed=17)``."""
    move_limit: float | None = None
    """Seconds for one choice; a bot that takes longer forfeits the game."""
    records: bool = False
    """Whether to keep the record of every game."""
    line_ups: tuple[tuple[int, ...], ...] = ()
    """The bots of a game. By default all combinations; with more seats than bots some bots sit twice, and then no
    line-up is of one kind only.
    """
    first_deal: int = 0
    """The number of the first deal: a later tournament with another one has other deals."""
    every_seating: bool = True
    """Whether a deal is played once for every rotation. Otherwise it is played once, and the line-up moves on by one
    seat from deal to deal: where games are long and few, more deals tell more.
    """
    in_kernel: bool = False
    """Whether the compiled kernel plays for the bots that it knows (``northline.kernel.KERNEL_PLAYERS``). They play as
    strongly and much faster, but leave no records.
    """
    isolate: Isolation = "foreign"
    """Which bots play in processes of their own, which have their views and nothing else: those that are not of
    Northline (``foreign``), ``all`` or ``none``. Programs always do.
    """

    def __post_init__(self) -> None:
        self.edition.check_players(self.players)
        if not self.bots:
            raise ValueError("at least one bot is needed")
        twice = next((bot for bot in self.bots if self.bots.count(bot) > 1), None)
        if twice:
            raise ValueError(
                f"'{twice}' is named twice; two of a kind meet when there are more seats than bots"
            )
        if self.isolate not in get_args(Isolation):
            raise ValueError(f"'{self.isolate}' bots cannot be isolated: it is foreign, all or none")
        if self.records and self.in_kernel:
            raise ValueError("the kernel keeps no records of its games")
        if not self.line_ups:
            object.__setattr__(self, "line_ups", _all_line_ups(len(self.bots), self.players))

    @classmethod
    def of(
        cls, edition: Edition, players: int, bots: tuple[str, ...], games: int, seed: int = 0, **more: Any
    ) -> Schedule:
        """A schedule of at least so many games, rounded up so that all line-ups play as many deals."""
        return cls(edition, players, bots, 1, seed, **more).of_games(games)

    def of_games(self, games: int) -> Schedule:
        """The same with another number of games, rounded up so that all line-ups play as many deals."""
        if games < 1:
            raise ValueError(f"at least one game is needed, not {games}")
        line_ups = range(len(self.line_ups))
        rounds = ceil(games / sum(len(self.seatings(deal)) for deal in line_ups))
        return replace(self, deals=rounds * len(line_ups))

    @classmethod
    def match(cls, edition: Edition, seats: Sequence[str], deals: int, **more: Any) -> Schedule:
        """A schedule of a single line-up, named seat by seat; a bot may sit in several seats.

        >>> from northline import edition
        >>> match = Schedule.match(edition("europe"), ("planner", "greedy", "greedy"), deals=1)
        >>> match.bots, match.line_ups
        (('planner', 'greedy'), ((0, 1, 1),))
        """
        bots = tuple(dict.fromkeys(seats))
        line_up = tuple(bots.index(bot) for bot in seats)
        return cls(edition, len(line_up), bots, deals, line_ups=(line_up,), **more)

    @property
    def deal_numbers(self) -> range:
        """The numbers of all deals."""
        return range(self.first_deal, self.first_deal + self.deals)

    def line_up(self, deal: int) -> int:
        """The index of the line-up that plays a deal."""
        return deal % len(self.line_ups)

    def seatings(self, deal: int) -> tuple[tuple[int, ...], ...]:
        """The games of a deal: for each the bots, seat by seat."""
        ways = rotations(self.line_ups[self.line_up(deal)])
        turn = deal // len(self.line_ups) % len(ways)
        return ways if self.every_seating else (ways[-turn],)

    @cached_property
    def games(self) -> int:
        """How many games are played on all deals together."""
        return sum(len(self.seatings(deal)) for deal in self.deal_numbers)

    def deal_seed(self, deal: int) -> int:
        """The seed from which a deal is set up and played."""
        return deal if self.seed is None else _mixed(self.seed, deal, 0)

    def bot_seed(self, deal: int, bot: int, seat: int) -> int:
        """The seed with which a bot thinks. Two of a kind at one table do not think alike."""
        if self.seed is None:
            return 8 * deal + seat
        return _mixed(self.seed, deal, 1 + bot * self.players + seat)


def rotations(line_up: Iterable[T]) -> tuple[tuple[T, ...], ...]:
    """Every different way to sit around the table in the same order; the last in line comes to the front each time.

    >>> rotations("abc")
    (('a', 'b', 'c'), ('c', 'a', 'b'), ('b', 'c', 'a'))
    >>> len(rotations("abab"))
    2
    """
    seats = tuple(line_up)
    return tuple(dict.fromkeys(seats[-turn:] + seats[:-turn] for turn in range(len(seats))))


def side_by_side(schedules: Sequence[Schedule]) -> list[tuple[int, int]]:
    """The deals of several schedules, each as (index of the schedule, deal), ordered so that all make progress at the
    same rate: whenever playing stops, about the same share of each has been played.

    >>> from northline import edition
    >>> short, long = (Schedule.match(edition("europe"), ("random", "greedy"), deals) for deals in (1, 3))
    >>> side_by_side([short, long])
    [(0, 0), (1, 0), (1, 1), (1, 2)]
    """
    jobs = [
        (position / schedule.deals, index, deal)
        for index, schedule in enumerate(schedules)
        for position, deal in enumerate(schedule.deal_numbers)
    ]
    return [(index, deal) for _, index, deal in sorted(jobs)]


def _all_line_ups(bots: int, players: int) -> tuple[tuple[int, ...], ...]:
    if bots >= players:
        return tuple(combinations(range(bots), players))
    mixed = combinations_with_replacement(range(bots), players)
    return tuple(line_up for line_up in mixed if bots == 1 or len(set(line_up)) > 1)


def _mixed(*numbers: int) -> int:
    """One number out of several, each of which changes all of it; small enough for any store."""
    mixed = 0
    for number in numbers:
        chance = SplitMix(mixed + number)
        mixed = chance.below(1 << 31) << 31 | chance.below(1 << 31)
    return mixed
