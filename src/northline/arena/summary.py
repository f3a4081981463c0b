"""What a tournament says about its bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from northline.arena.games import SOURCES, GameResult
from northline.arena.schedule import Plan
from northline.arena.statistics import SURE, Mean, Value, mean_of, share_of


@dataclass(frozen=True)
class Row:
    """One bot. Games that somebody forfeited count for wins, rank and rating, and not for points."""

    bot: str
    seats: int
    """Seats it sat in, over all games."""
    rating: float
    rating_low: float
    rating_high: float
    wins: Mean
    """A win shared by several counts for each a part."""
    rank: Mean
    points: Mean
    lead: Mean
    """Points more than the others at the table have on average."""
    sources: dict[str, float]
    tickets: float
    completed: float
    moves: float
    seconds_per_move: float
    slowest_move: float
    forfeits: int


@dataclass(frozen=True)
class Summary:
    edition: str
    players: int
    games: int
    deals: int
    seed: int
    rows: tuple[Row, ...]
    """The strongest bot first."""
    ahead: dict[str, dict[str, float | None]]
    """How often a bot finished ahead of another, ties halved; None where they did not meet."""
    decisions: float
    turns: float
    """Of all players together, in one game."""
    seat_wins: tuple[Mean, ...]
    """Wins by the order of turns, beginning with the first player."""
    variance_left: dict[str, float | None]
    """What is left of the variance thanks to duplicate deals, by what is measured; the mean over the bots."""
    faults: tuple[tuple[str, int], ...]
    """Why games were stopped, and how many."""

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


def summarise(plan: Plan, games: Sequence[GameResult], rated: bool = True) -> Summary:
    """The order of the games does not matter: they are sorted first. Ratings take longest and can be left out."""
    games = sorted(games, key=lambda game: (game.deal, game.line_up, game.seating))
    strengths = ratings(plan, games) if rated else [(0.0, 0.0)] * len(plan.bots)
    rows = [_row(plan, bot, games, strengths[bot]) for bot in range(len(plan.bots))]
    reasons = [game.fault.sentence for game in games if game.fault]
    whole = [game for game in games if not game.fault]
    return Summary(
        edition=plan.edition.id,
        players=plan.players,
        games=len(games),
        deals=len({game.deal for game in games}),
        seed=plan.seed,
        rows=tuple(sorted(rows, key=lambda row: -row.rating)),
        ahead=_ahead(plan, games),
        decisions=_mean(game.decisions for game in whole),
        turns=_mean(game.turns for game in whole),
        seat_wins=tuple(
            share_of(
                Value(
                    game.deal, game.line_up, game.seating, win_share(game, (game.first + turn) % plan.players)
                )
                for game in whole
            )
            for turn in range(plan.players)
        ),
        variance_left={
            name: _mean_known([getattr(row, name).variance_left for row in rows])
            for name in ("wins", "rank", "points", "lead")
        },
        faults=tuple((reason, reasons.count(reason)) for reason in dict.fromkeys(reasons)),
    )


def win_share(game: GameResult, seat: int) -> float:
    return 1 / game.places.count(1) if game.places[seat] == 1 else 0.0


def ratings(plan: Plan, games: Sequence[GameResult]) -> list[tuple[float, float]]:
    """Strength and its uncertainty for each bot: Plackett–Luce, game after game. Bots do not get better meanwhile."""
    from openskill.models import PlackettLuce  # only here: the command line should start quickly

    model = PlackettLuce(tau=0.0)
    rated = [(model.mu, model.sigma) for _ in plan.bots]
    for game in games:
        before = [[model.rating(*rated[bot])] for bot in game.seating]
        after = model.rate(before, ranks=[float(place) for place in game.places])
        for bot in set(game.seating):  # a bot that sat twice gets the mean of both
            new = [after[seat][0] for seat, here in enumerate(game.seating) if here == bot]
            rated[bot] = (fmean(one.mu for one in new), fmean(one.sigma for one in new))
    return rated


def _row(plan: Plan, bot: int, games: Sequence[GameResult], rating: tuple[float, float]) -> Row:
    sat = [(game, seat) for game in games for seat, here in enumerate(game.seating) if here == bot]
    whole = [(game, seat) for game, seat in sat if not game.fault]
    moves = sum(game.moves[seat] for game, seat in sat)
    mu, sigma = rating
    return Row(
        bot=plan.bots[bot],
        seats=len(sat),
        rating=mu,
        rating_low=mu - SURE * sigma,
        rating_high=mu + SURE * sigma,
        wins=share_of(_value(game, seat, win_share(game, seat)) for game, seat in sat),
        rank=mean_of(_value(game, seat, _rank(game, seat)) for game, seat in sat),
        points=mean_of(_value(game, seat, game.points[seat]) for game, seat in whole),
        lead=mean_of(_value(game, seat, _lead(game, seat)) for game, seat in whole),
        sources={name: _mean(game.sources[name][seat] for game, seat in whole) for name in SOURCES},
        tickets=_mean(game.tickets[seat] for game, seat in whole),
        completed=_mean(game.completed[seat] for game, seat in whole),
        moves=_mean(game.moves[seat] for game, seat in whole),
        seconds_per_move=sum(game.seconds[seat] for game, seat in sat) / moves if moves else 0.0,
        slowest_move=max((game.slowest[seat] for game, seat in sat), default=0.0),
        forfeits=sum(game.fault is not None and game.fault.seat == seat for game, seat in sat),
    )


def _value(game: GameResult, seat: int, value: float) -> Value:
    return Value(game.deal, game.line_up, (*game.seating, seat), value)


def _rank(game: GameResult, seat: int) -> float:
    """The place, or the middle of the places that several share."""
    place = game.places[seat]
    return place + (game.places.count(place) - 1) / 2


def _lead(game: GameResult, seat: int) -> float:
    mine = game.points[seat]
    return mine - (sum(game.points) - mine) / (len(game.points) - 1)


def _ahead(plan: Plan, games: Sequence[GameResult]) -> dict[str, dict[str, float | None]]:
    size = range(len(plan.bots))
    better, met = [[0.0 for _ in size] for _ in size], [[0 for _ in size] for _ in size]
    for game in games:
        for seat, one in enumerate(game.seating):
            for other_seat, other in enumerate(game.seating):
                if one != other:
                    met[one][other] += 1
                    mine, theirs = game.places[seat], game.places[other_seat]
                    better[one][other] += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
    return {
        plan.bots[one]: {
            plan.bots[other]: better[one][other] / met[one][other] if met[one][other] else None
            for other in size
        }
        for one in size
    }


def _mean(values: Any) -> float:
    listed = list(values)
    return fmean(listed) if listed else 0.0


def _mean_known(values: list[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return fmean(known) if known else None
