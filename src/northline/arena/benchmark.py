"""A fixed task for each edition and number of players, so that strengths of different people's bots can be compared.

A bot meets three opponents of Northline, one kind at a time, with all other seats taken by that kind, on fixed deals.
Its
*score* is its share of the wins, averaged over the opponents. Opponents play inside the kernel, which makes the task a
matter of minutes for a quick bot.

The task has a version. :data:`VERSION` goes up when deals, opponents or the metric change; when the opponents
themselves come to play differently, their digest changes. Scores can be compared where version, edition digest and
opponents digest are the same."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from northline.arena.games import GameResult
from northline.arena.run import play_jobs
from northline.arena.schedule import Isolation, Schedule, side_by_side
from northline.arena.statistics import Mean, Observation, lead, mean_of, share_of, win_share
from northline.arena.workers import Workers
from northline.editions import Edition

VERSION = 1
OPPONENTS = ("greedy", "racer", "planner")
_SEED = 20_000
_GAMES = 240
"""Against each opponent."""
_QUICK_GAMES = 20
_DIGEST_GAMES = 60


@dataclass(frozen=True)
class Task:
    """What is played: an edition and a number of players. A ``quick`` one has fewer deals and is for a first look.

    >>> from northline import edition
    >>> task = Task(edition("europe"), 3)
    >>> task.name, task.deals, [schedule.games for schedule in task.schedules("easy")]
    ('europe-3p', 80, [240, 240, 240])
    """

    edition: Edition
    players: int
    quick: bool = False

    def __post_init__(self) -> None:
        self.edition.check_players(self.players)

    @property
    def name(self) -> str:
        return f"{self.edition.id}-{self.players}p" + ("-quick" if self.quick else "")

    @property
    def deals(self) -> int:
        """Against each opponent; each is played once for every rotation of the seats."""
        games = _QUICK_GAMES if self.quick else _GAMES
        return -(-games // self.players)

    def opponents_of(self, bot: str) -> tuple[str, ...]:
        """Those whom a bot meets: not itself, against whom it would win its even share."""
        return tuple(opponent for opponent in OPPONENTS if opponent != bot)

    def schedules(
        self, bot: str, move_limit: float | None = None, isolate: Isolation = "foreign"
    ) -> list[Schedule]:
        """The matches that a bot plays."""
        return [
            Schedule.match(
                self.edition,
                (bot, *[opponent] * (self.players - 1)),
                self.deals,
                seed=_SEED + OPPONENTS.index(opponent),
                in_kernel=True,
                move_limit=move_limit,
                isolate=isolate,
            )
            for opponent in self.opponents_of(bot)
        ]

    @cached_property
    def opponents_digest(self) -> str:
        """A fingerprint of how the opponents play: of the results of games among them."""
        from northline.arena.kernel_matches import play_in_kernel  # only here: it needs the kernel

        games = play_in_kernel(Schedule.of(self.edition, self.players, OPPONENTS, _DIGEST_GAMES, _SEED))
        text = json.dumps([(game.seating, game.points, game.turns) for game in games])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def to_dict(self) -> dict[str, Any]:
        """Everything that makes two scores comparable, as JSON types."""
        try:
            northline = version("northline")
        except PackageNotFoundError:
            northline = None
        return {
            "northline": northline,
            "benchmark": VERSION,
            "task": self.name,
            "edition": self.edition.id,
            "edition_digest": self.edition.digest,
            "players": self.players,
            "opponents": list(OPPONENTS),
            "opponents_digest": self.opponents_digest,
            "deals_each": self.deals,
            "seed": _SEED,
            "metric": "share of wins, averaged over the opponents",
        }


@dataclass(frozen=True)
class Against:
    """What a bot did against one opponent."""

    opponent: str
    games: int
    wins: Mean
    lead: Mean | None
    """Points more than the others at the table have on average; None where no game was played to its end."""
    forfeits: int
    void: int


@dataclass(frozen=True)
class Score:
    """What a bot did at a task."""

    bot: str
    value: float
    """Its share of wins, averaged over the opponents; its even share counts against itself."""
    low: float
    high: float
    against: tuple[Against, ...]
    games: int
    forfeits: int
    void: int
    seconds_per_move: float
    faults: tuple[str, ...]
    """Why games were stopped."""

    @property
    def problems(self) -> tuple[str, ...]:
        """What a reader has to know before anything else."""
        sentences = []
        if self.void:
            sentences.append(f"{self.bot}: {self.void} games are void and count for nothing")
        if self.forfeits:
            sentences.append(f"{self.bot}: {self.forfeits} of {self.games} games were forfeited")
        return tuple(sentences)

    def to_dict(self) -> dict[str, Any]:
        return {"problems": list(self.problems), **asdict(self)}


def run(
    task: Task,
    bot: str,
    workers: Workers | None = None,
    move_limit: float | None = None,
    isolate: Isolation = "foreign",
    progress: Callable[[int], None] = lambda games: None,
) -> Score:
    """Let a bot do a task. ``progress`` is called with the number of games played since it was called last."""
    prepare_kernel(task)
    schedules = task.schedules(bot, move_limit, isolate)
    played: list[list[GameResult]] = [[] for _ in schedules]
    for (index, _), games in play_jobs(schedules, side_by_side(schedules), workers or Workers()):
        played[index] += games
        progress(len(games))
    return score_of(task, bot, played)


def prepare_kernel(task: Task) -> None:
    """Compile what the opponents need, once and here: several processes would all compile it at the same time."""
    from northline.arena.hybrid_game import HybridGame

    HybridGame(task.edition, ("random",) * task.players, _SEED).play_on()


def score_of(task: Task, bot: str, played: Sequence[Sequence[GameResult]]) -> Score:
    """The score of a bot, from its games against each of the opponents that it meets."""
    against, wins = [], []
    for index, (opponent, games) in enumerate(zip(task.opponents_of(bot), played, strict=True)):
        counted = [game for game in games if not game.void]
        shares = [_observed(index, game, win_share(game.places, game.seating.index(0))) for game in counted]
        leads = [
            _observed(index, game, lead(game.points, game.seating.index(0)))
            for game in counted
            if not game.fault
        ]
        wins += shares
        against.append(
            Against(
                opponent,
                len(counted),
                share_of(shares),
                mean_of(leads) if leads else None,
                sum(_forfeits(game) for game in counted),
                len(games) - len(counted),
            )
        )
    everything = [game for games in played for game in games]
    moves = sum(game.moves[game.seating.index(0)] for game in everything)
    seconds = sum(game.seconds[game.seating.index(0)] for game in everything)
    # Against itself it would win its even share; that part of the score is known without playing.
    met, even = len(against) / len(OPPONENTS), 1 / task.players
    overall = share_of(wins)
    value, low, high = (
        met * share + (1 - met) * even for share in (overall.value, overall.low, overall.high)
    )
    return Score(
        bot=bot,
        value=value,
        low=low,
        high=high,
        against=tuple(against),
        games=sum(one.games for one in against),
        forfeits=sum(one.forfeits for one in against),
        void=sum(one.void for one in against),
        seconds_per_move=seconds / moves if moves else 0.0,
        faults=tuple(dict.fromkeys(game.fault.sentence for game in everything if game.fault)),
    )


def _observed(opponent: int, game: GameResult, value: float) -> Observation:
    return Observation(game.deal * len(OPPONENTS) + opponent, opponent, game.seating, value)


def _forfeits(game: GameResult) -> bool:
    return game.fault is not None and game.fault.seat == game.seating.index(0)
