"""The summary of a tournament: how strong its bots are, with intervals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from northline.arena.games import SOURCES, GameResult
from northline.arena.schedule import Schedule
from northline.arena.statistics import (
    Z_95,
    Mean,
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
    """The results of one bot. Games that somebody forfeited count for wins, rank and rating, but not for points."""

    bot: str
    seats: int
    """Seats it sat in, over all games."""
    rating: float
    """openskill's Plackett–Luce rating, with its 95 % interval."""
    rating_low: float
    rating_high: float
    wins: Mean
    """A win shared by several counts for each a part."""
    rank: Mean
    """The mean place; those who share places get the middle of them."""
    points: Mean
    lead: Mean
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
    games: int
    deals: int
    seed: int | None
    rows: tuple[BotSummary, ...]
    """The strongest bot first."""
    ahead: dict[str, dict[str, float | None]]
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

    def to_dict(self) -> dict[str, Any]:
        """The summary as JSON types."""
        return asdict(self)


def summarise(schedule: Schedule, games: Sequence[GameResult], rated: bool = True) -> Summary:
    """Sum up games of a schedule, in any order. Ratings take longest and can be left out.

    >>> from northline import edition
    >>> from northline.arena import play
    >>> schedule = Schedule.of(edition("nordic_countries"), 2, ("random", "greedy"), games=4)
    >>> summary = summarise(schedule, play(schedule))
    >>> summary.rows[0].bot, summary.rows[0].wins.value
    ('greedy', 1.0)
    """
    games = sorted(games, key=lambda game: (game.deal, game.line_up, game.seating))
    strengths = ratings(schedule, games) if rated else [(0.0, 0.0)] * len(schedule.bots)
    rows = [_row(schedule, bot, games, strengths[bot]) for bot in range(len(schedule.bots))]
    reasons = [game.fault.sentence for game in games if game.fault]
    whole = [game for game in games if not game.fault]
    return Summary(
        edition=schedule.edition.id,
        players=schedule.players,
        games=len(games),
        deals=len({game.deal for game in games}),
        seed=schedule.seed,
        rows=tuple(sorted(rows, key=lambda row: -row.rating)),
        ahead=_ahead(schedule, games),
        decisions=_mean(game.decisions for game in whole),
        turns=_mean(game.turns for game in whole),
        seat_wins=tuple(_wins_by_turn(whole, turn) for turn in range(schedule.players)),
        variance_left={
            name: _mean_known([getattr(row, name).variance_left for row in rows])
            for name in ("wins", "rank", "points", "lead")
        },
        faults=tuple((reason, reasons.count(reason)) for reason in dict.fromkeys(reasons)),
    )


def ratings(schedule: Schedule, games: Sequence[GameResult]) -> list[tuple[float, float]]:
    """Strength and its uncertainty for each bot: Plackett–Luce, game after game. Bots do not get better meanwhile."""
    from openskill.models import PlackettLuce  # only here: the command line should start quickly

    model = PlackettLuce(tau=0.0)
    rated = [(model.mu, model.sigma) for _ in schedule.bots]
    for game in games:
        before = [[model.rating(*rated[bot])] for bot in game.seating]
        after = model.rate(before, ranks=[float(place) for place in game.places])
        for bot in set(game.seating):  # a bot that sat twice gets the mean of both
            new = [after[seat][0] for seat, here in enumerate(game.seating) if here == bot]
            rated[bot] = (fmean(one.mu for one in new), fmean(one.sigma for one in new))
    return rated


def _row(
    schedule: Schedule, bot: int, games: Sequence[GameResult], rating: tuple[float, float]
) -> BotSummary:
    sat = [(game, seat) for game in games for seat, here in enumerate(game.seating) if here == bot]
    whole = [(game, seat) for game, seat in sat if not game.fault]
    moves = sum(game.moves[seat] for game, seat in sat)
    mu, sigma = rating
    return BotSummary(
        bot=schedule.bots[bot],
        seats=len(sat),
        rating=mu,
        rating_low=mu - Z_95 * sigma,
        rating_high=mu + Z_95 * sigma,
        wins=share_of(_observation(game, seat, win_share(game.places, seat)) for game, seat in sat),
        rank=mean_of(_observation(game, seat, mean_place(game.places, seat)) for game, seat in sat),
        points=mean_of(_observation(game, seat, game.points[seat]) for game, seat in whole),
        lead=mean_of(_observation(game, seat, lead(game.points, seat)) for game, seat in whole),
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


def _ahead(schedule: Schedule, games: Sequence[GameResult]) -> dict[str, dict[str, float | None]]:
    shares = head_to_head((game.seating, game.places) for game in games)
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
