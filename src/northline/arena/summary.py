"""The summary of a tournament: how strong its bots are, with intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import isfinite
from statistics import fmean
from typing import Any

from northline.arena.games import SOURCES, GameResult
from northline.arena.ratings import RatedGame, Rating, ratings_of
from northline.arena.schedule import Schedule
from northline.arena.statistics import (
    Mean,
    Met,
    Observation,
    head_to_head,
    lead,
    mean_of,
    mean_place,
    share_of,
    win_share,
)


@dataclass(frozen=True)
class BotSummary:
    """The results of one bot. Games that somebody forfeited count for wins, rank and rating, but not for points;
    those that are void count for nothing."""

    bot: str
    seats: int
    """Seats it sat in, over all games."""
    rating: Rating | None
    """Its strength by all games at once (see :mod:`northline.arena.ratings`); None where ratings were left out."""
    wins: Mean
    """A win shared by several counts for each a part."""
    rank: Mean
    """The mean place; those who share places get the middle of them."""
    points: Mean | None
    """None where it has played no game to its end."""
    lead: Mean | None
    """Points more than the others at the table have on average."""
    sources: dict[str, float]
    """The mean points by where they come from."""
    tickets: float
    completed: float
    moves: float
    seconds_per_move: float
    slowest_move: float
    forfeits: int


@dataclass(frozen=True)
class Summary:
    """Everything that the tables and plots of a tournament say."""

    edition: str
    players: int
    scheduled: int
    """Games that the tournament was to have."""
    games: int
    """Games that count: those played to their end, and those that somebody forfeited."""
    forfeited: int
    """Games among them that somebody forfeited."""
    void: int
    """Games that count for nothing: they were not played to their end, and nobody can be blamed."""
    deals: int
    seed: int | None
    rows: tuple[BotSummary, ...]
    """The bot with the largest share of wins first. A bot of which no game counts has no row."""
    ahead: dict[str, dict[str, Mean | None]]
    """How often a bot finished ahead of another, ties halved; None where they did not meet."""
    decisions: float
    turns: float
    """Of all players together, in one game."""
    seat_wins: tuple[Mean, ...]
    """Wins by the order of turns, beginning with the first player."""
    variance_left: dict[str, float | None]
    """By what is measured: the variance with duplicate deals, as a share of that with a deal for every game. The mean
    over the bots.
    """
    faults: tuple[tuple[str, int], ...]
    """Why games were stopped, and how many."""

    @property
    def problems(self) -> tuple[str, ...]:
        """What a reader has to know before anything else, a sentence each; nothing where all went as planned."""
        sentences = []
        all_games = self.games + self.void
        if not self.games:
            sentences.append("No game was played, so there are no results.")
        if self.void:
            sentences.append(
                f"{self.void:,} of {all_games:,} games {_are(self.void)} void: they were not played to their end, and "
                "count for nothing."
            )
        if self.forfeited:
            sentences.append(
                f"{self.forfeited:,} of {all_games:,} games {_were(self.forfeited)} forfeited: they count as lost for "
                "whoever did, and not for points."
            )
        if all_games < self.scheduled:
            sentences.append(f"Stopped early: {all_games:,} of {self.scheduled:,} games were begun.")
        return tuple(sentences)

    def to_dict(self) -> dict[str, Any]:
        """The summary as JSON types, its problems first. Bounds that are not known are None."""
        document: dict[str, Any] = {"problems": list(self.problems), **asdict(self)}
        known: dict[str, Any] = _without_infinities(document)
        return known


def _are(count: int) -> str:
    return "is" if count == 1 else "are"


def _were(count: int) -> str:
    return "was" if count == 1 else "were"


def _without_infinities(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_infinities(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [_without_infinities(part) for part in value]
    return None if isinstance(value, float) and not isfinite(value) else value


def summarise(schedule: Schedule, games: Sequence[GameResult], rated: bool = True) -> Summary:
    """Sum up games of a schedule, in any order. Ratings take longest and can be left out.

    >>> from northline import edition
    >>> from northline.arena import play
    >>> schedule = Schedule.of(edition("nordic_countries"), 2, ("random", "greedy"), games=4)
    >>> summary = summarise(schedule, play(schedule))
    >>> summary.rows[0].bot, summary.rows[0].wins.value
    ('greedy', 1.0)
    """
    everything = sorted(games, key=lambda game: (game.deal, game.line_up, game.seating))
    counted = [game for game in everything if not game.void]
    whole = [game for game in counted if not game.fault]
    reasons = [game.fault.sentence for game in everything if game.fault]
    strengths = ratings(schedule, counted) if rated and counted else [None] * len(schedule.bots)
    found = [_row(schedule, bot, counted, strengths[bot]) for bot in range(len(schedule.bots))]
    rows = [row for row in found if row is not None]
    return Summary(
        edition=schedule.edition.id,
        players=schedule.players,
        scheduled=schedule.games,
        games=len(counted),
        forfeited=len(counted) - len(whole),
        void=len(everything) - len(counted),
        deals=len({game.deal for game in counted}),
        seed=schedule.seed,
        rows=tuple(sorted(rows, key=lambda row: (-row.wins.value, -row.rating.value if row.rating else 0.0))),
        ahead=_ahead(schedule, counted) if counted else {},
        decisions=_mean(game.decisions for game in whole),
        turns=_mean(game.turns for game in whole),
        seat_wins=tuple(_wins_by_turn(whole, turn) for turn in range(schedule.players)) if whole else (),
        variance_left={
            name: _mean_known(
                [mean.variance_left for row in rows if (mean := getattr(row, name)) is not None]
            )
            for name in ("wins", "rank", "points", "lead")
        },
        faults=tuple((reason, reasons.count(reason)) for reason in dict.fromkeys(reasons)),
    )


def ratings(schedule: Schedule, games: Iterable[GameResult]) -> list[Rating | None]:
    """The strength of each bot, by all games at once."""
    rated = [RatedGame(game.deal, game.line_up, game.seating, game.places) for game in games if not game.void]
    return [*ratings_of(len(schedule.bots), rated)]


def _row(
    schedule: Schedule, bot: int, games: Sequence[GameResult], rating: Rating | None
) -> BotSummary | None:
    """The results of a bot in games that count; None where there are none."""
    sat = [(game, seat) for game in games for seat, here in enumerate(game.seating) if here == bot]
    if not sat:
        return None
    whole = [(game, seat) for game, seat in sat if not game.fault]
    moves = sum(game.moves[seat] for game, seat in sat)
    points = [_observation(game, seat, game.points[seat]) for game, seat in whole]
    leads = [_observation(game, seat, lead(game.points, seat)) for game, seat in whole]
    return BotSummary(
        bot=schedule.bots[bot],
        seats=len(sat),
        rating=rating,
        wins=share_of(_observation(game, seat, win_share(game.places, seat)) for game, seat in sat),
        rank=mean_of(_observation(game, seat, mean_place(game.places, seat)) for game, seat in sat),
        points=mean_of(points) if points else None,
        lead=mean_of(leads) if leads else None,
        sources={name: _mean(game.sources[name][seat] for game, seat in whole) for name in SOURCES},
        tickets=_mean(game.tickets[seat] for game, seat in whole),
        completed=_mean(game.completed[seat] for game, seat in whole),
        moves=_mean(game.moves[seat] for game, seat in whole),
        seconds_per_move=sum(game.seconds[seat] for game, seat in sat) / moves if moves else 0.0,
        slowest_move=max((game.slowest[seat] for game, seat in sat), default=0.0),
        forfeits=sum(game.fault is not None and game.fault.seat == seat for game, seat in sat),
    )


def _observation(game: GameResult, seat: int, value: float) -> Observation:
    return Observation(game.deal, game.line_up, (*game.seating, seat), value)


def _wins_by_turn(games: Sequence[GameResult], turn: int) -> Mean:
    """How often the player wins who has the first turn, or one so many turns later."""
    return share_of(
        Observation(
            game.deal,
            game.line_up,
            game.seating,
            win_share(game.places, (game.first + turn) % len(game.seating)),
        )
        for game in games
    )


def _ahead(schedule: Schedule, games: Sequence[GameResult]) -> dict[str, dict[str, Mean | None]]:
    shares = head_to_head(Met(game.deal, game.line_up, game.seating, game.places) for game in games)
    return {
        name: {other_name: shares.get(bot, {}).get(other) for other, other_name in enumerate(schedule.bots)}
        for bot, name in enumerate(schedule.bots)
    }


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return fmean(listed) if listed else 0.0


def _mean_known(values: list[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return fmean(known) if known else None
