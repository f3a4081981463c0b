"""What the counts say: rates, means and their uncertainties."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Literal

import numpy as np

from northline.arena.lab.counting import HABITS, LOWEST_POINTS, TENTHS, WIN, Counts, Experiment, count_games
from northline.arena.lab.intervals import Estimate, mean_of
from northline.arena.workers import Workers
from northline.editions.model import CARD_NAMES, GRAY, LOCOMOTIVE
from northline.rules.claim import track_limits

VERSION = 1
"""Of ``lab.json``; goes up when a field means something else, or is gone."""
Verdict = Literal["gift", "trap"]
CLEAR_EDGE = 0.01
"""A ticket whose holders win by so much more or less than an even share, at least, is a gift or a trap."""
BUSY, EARLY = 0.8, 0.45
"""A bottleneck goes in so many games at least, and at a time when at most so much of the game is over."""
SHORT = 1.05
"""A colour is short where its cards are paid so many times as often as those of the mean colour, at least."""


@dataclass(frozen=True)
class RouteFinding:
    """What was found about one route."""

    id: str
    name: str
    length: int
    color: str
    kind: str
    claimed: float
    """The share of games in which somebody claims it."""
    mean_round: float
    """When, counted in rounds from 1; nan if never."""
    early: float
    """How much of the game was over then, on average."""
    tenths: tuple[float, ...]
    """The share of its claims in each tenth of the game."""
    owner_wins: float
    """How often its owner wins."""
    decides: Estimate
    """The share of games that it decides: see ``docs/arena.md``. Not what claiming it would change."""
    bottleneck: bool
    """Whether only one player can have it (or one of the routes beside it), and in most games one does, and early."""


@dataclass(frozen=True)
class TicketFinding:
    """What was found about one ticket."""

    id: str
    name: str
    points: int
    long: bool
    seen: float
    """How often it is offered to somebody, in a game."""
    kept: float
    """The share of offers in which it is kept."""
    completed: float
    """The share of kept ones that are completed."""
    worth: float
    """The points that a kept one brings or costs, on average."""
    holder_wins: float
    edge: Estimate
    """How much more often than an even share its holder wins."""
    verdict: Verdict | None
    """A gift or a trap, where the edge is clear enough."""


@dataclass(frozen=True)
class ColorFinding:
    """The demand for one kind of cards."""

    color: str
    cards: int
    """In the box."""
    spaces: int
    """On the board, in this colour."""
    claimed: float
    """Such spaces claimed in a game."""
    paid: float
    """Cards of this colour paid for routes in a game, gray ones included."""
    demand: Estimate
    """How often a card of this colour is paid in a game."""
    short: bool
    """Whether demand is clearly above the mean of all colours."""


@dataclass(frozen=True)
class HabitFinding:
    """Something that winners do more or less than others: the means of both."""

    habit: str
    winners: float
    others: float
    effect: float
    """The difference, in standard deviations among all players."""


@dataclass(frozen=True)
class OrderFinding:
    """What a place in the order of turns is worth."""

    turn: int
    """1 is the first player."""
    wins: float
    error: float
    """Half of the 95 % interval."""
    points: float
    edge: Estimate
    """How much more often than an even share it wins; the intervals of all places hold together."""


@dataclass(frozen=True)
class Findings:
    """Everything that the report of the lab says."""

    edition: str
    name: str
    players: int
    games: int
    policies: tuple[str, ...]
    seed: int
    decisions: float
    rounds: tuple[int, ...]
    """How many games took 0, 1, 2 … rounds."""
    points: tuple[tuple[int, int, int], ...]
    """(points, players with as many, winners with as many)."""
    order: tuple[OrderFinding, ...]
    routes: tuple[RouteFinding, ...]
    tickets: tuple[TicketFinding, ...]
    colors: tuple[ColorFinding, ...]
    gray_spaces: float
    """Gray spaces claimed in a game."""
    habits: tuple[HabitFinding, ...]

    @property
    def never_claimed(self) -> tuple[RouteFinding, ...]:
        """The routes that nobody ever claimed."""
        return tuple(route for route in self.routes if not route.claimed)

    @property
    def bottlenecks(self) -> tuple[RouteFinding, ...]:
        """Those that go most often first."""
        narrow = (route for route in self.routes if route.bottleneck)
        return tuple(sorted(narrow, key=lambda route: -route.claimed))

    @property
    def alike(self) -> bool:
        """Whether all seats have the same policy."""
        return len(set(self.policies)) == 1

    @property
    def even(self) -> float:
        """The share of wins that would be even."""
        return 1 / self.players

    def mean_rounds(self) -> float:
        return sum(rounds * count for rounds, count in enumerate(self.rounds)) / self.games

    def rounds_at(self, share: float) -> int:
        """The rounds within which this share of the games is over."""
        return int(np.searchsorted(np.cumsum(self.rounds), share * self.games))


def measure(
    experiment: Experiment,
    workers: Workers | None = None,
    on_progress: Callable[[int], None] = lambda games: None,
) -> Findings:
    """Play all games of an experiment and return what they say about the board.

    ``on_progress`` is called with the number of games played so far.

    >>> from northline import edition
    >>> findings = measure(Experiment(edition("europe"), players=2, games=200))
    >>> findings.games, len(findings.routes), len(findings.tickets)
    (200, 101, 46)
    """
    return evaluate(experiment, count_games(experiment, workers, on_progress))


def evaluate(experiment: Experiment, counts: Counts) -> Findings:
    """Turn counts into rates and means."""
    games = int(counts["games"])
    colors, gray = _colors(experiment, counts, games)
    return Findings(
        edition=experiment.edition.id,
        name=experiment.edition.name,
        players=experiment.players,
        games=games,
        policies=experiment.policies,
        seed=experiment.seed,
        decisions=int(counts["decisions"]) / games,
        rounds=tuple(np.trim_zeros(counts["rounds"], "b").tolist()),
        points=tuple(
            (LOWEST_POINTS + int(n), int(counts["points"][n]), int(counts["winning_points"][n]))
            for n in np.flatnonzero(counts["points"])
        ),
        order=_order(experiment, counts, games),
        routes=_routes(experiment, counts, games),
        tickets=_tickets(experiment, counts, games),
        colors=colors,
        gray_spaces=gray,
        habits=_habits(counts),
    )


def _order(experiment: Experiment, counts: Counts, games: int) -> tuple[OrderFinding, ...]:
    found = []
    for turn in range(experiment.players):
        share = int(counts["order_wins"][turn]) / (WIN * games)
        wins, squares = int(counts["order_wins"][turn]), int(counts["order_win_squares"][turn])
        alone = mean_of(wins / WIN, squares / WIN**2, games)
        edge = mean_of(wins / WIN, squares / WIN**2, games, experiment.players)
        found.append(
            OrderFinding(
                turn=turn + 1,
                wins=share,
                error=alone.high - alone.value if games > 1 else 0.0,
                points=int(counts["order_points"][turn]) / games,
                edge=edge.scaled(1, -1 / experiment.players),
            )
        )
    return tuple(found)


def _routes(experiment: Experiment, counts: Counts, games: int) -> tuple[RouteFinding, ...]:
    edition, found = experiment.edition, []
    limits = track_limits(edition, experiment.players)
    middles = (np.arange(TENTHS) + 0.5) / TENTHS
    for index, route in enumerate(edition.routes):
        claimed = int(counts["claimed"][index])
        tenths = counts["claimed_tenths"][index] / max(1, claimed)
        early = float((tenths * middles).sum()) if claimed else float("nan")
        others, tracks = limits[index]
        on_any_track = claimed + sum(int(counts["claimed"][other]) for other in others)
        is_busy = tracks == 1 and on_any_track >= BUSY * games
        found.append(
            RouteFinding(
                id=route.id,
                name=f"{edition.cities[route.a].name} – {edition.cities[route.b].name}",
                length=route.length,
                color="gray" if route.color == GRAY else CARD_NAMES[route.color],
                kind=route.kind,
                claimed=claimed / games,
                mean_round=int(counts["claimed_rounds"][index]) / claimed if claimed else float("nan"),
                early=early,
                tenths=tuple(tenths.tolist()),
                owner_wins=int(counts["route_wins"][index]) / (WIN * claimed) if claimed else float("nan"),
                decides=_decides(experiment, counts, index, games),
                bottleneck=is_busy and early <= EARLY,
            )
        )
    return tuple(found)


def _decides(experiment: Experiment, counts: Counts, route: int, games: int) -> Estimate:
    """The share of games that a route decides, with an interval that holds for all routes together.

    A game in which somebody claims it counts the owner's share of the win, less that of each other player on average;
    a game in which nobody does counts nothing.
    """
    others = experiment.players - 1
    claimed, wins = int(counts["claimed"][route]), int(counts["route_wins"][route]) / WIN
    squares = int(counts["route_win_squares"][route]) / WIN**2
    # With w for the owner's share of the win, a game counts w - (1 - w) / others = (players * w - 1) / others.
    total = (experiment.players * wins - claimed) / others
    of_squares = (experiment.players**2 * squares - 2 * experiment.players * wins + claimed) / others**2
    return mean_of(total, of_squares, games, len(experiment.edition.routes))


def _tickets(experiment: Experiment, counts: Counts, games: int) -> tuple[TicketFinding, ...]:
    edition, found = experiment.edition, []
    for index, ticket in enumerate(edition.tickets):
        seen, kept, completed = (int(counts[name][index]) for name in ("seen", "kept", "completed"))
        wins, squares = int(counts["ticket_wins"][index]), int(counts["ticket_win_squares"][index])
        # At most one player keeps a ticket in a game, so those who keep it are as independent as the games.
        edge = mean_of(wins / WIN, squares / WIN**2, kept, len(edition.tickets))
        edge = edge.scaled(1, -1 / experiment.players)
        found.append(
            TicketFinding(
                id=ticket.id,
                name=f"{edition.cities[ticket.a].name} – {edition.cities[ticket.b].name}",
                points=ticket.points,
                long=ticket.long,
                seen=seen / games,
                kept=kept / seen if seen else float("nan"),
                completed=completed / kept if kept else float("nan"),
                worth=ticket.points * (2 * completed - kept) / kept if kept else float("nan"),
                holder_wins=int(counts["ticket_wins"][index]) / (WIN * kept) if kept else float("nan"),
                edge=edge,
                verdict=_verdict(edge),
            )
        )
    return tuple(found)


def _verdict(edge: Estimate) -> Verdict | None:
    if edge.low > CLEAR_EDGE:
        return "gift"
    return "trap" if edge.high < -CLEAR_EDGE else None


def _colors(experiment: Experiment, counts: Counts, games: int) -> tuple[tuple[ColorFinding, ...], float]:
    spaces = dict.fromkeys(range(GRAY, len(CARD_NAMES)), 0)
    claimed = dict.fromkeys(spaces, 0)
    for index, route in enumerate(experiment.edition.routes):
        spaces[route.color] += route.length
        claimed[route.color] += route.length * int(counts["claimed"][index])
    deck, kinds = experiment.edition.rules.deck, len(CARD_NAMES)
    demands = [
        mean_of(int(counts["paid"][color]), int(counts["paid_squares"][color]), games, kinds).scaled(
            1 / max(1, deck[color])
        )
        for color in range(kinds)
    ]
    usual = fmean(demand.value for color, demand in enumerate(demands) if color != LOCOMOTIVE)
    found = tuple(
        ColorFinding(
            color=name,
            cards=deck[color],
            spaces=spaces[color],
            claimed=claimed[color] / games,
            paid=int(counts["paid"][color]) / games,
            demand=demands[color],
            short=color != LOCOMOTIVE and demands[color].low > SHORT * usual,
        )
        for color, name in enumerate(CARD_NAMES)
    )
    return found, claimed[GRAY] / games


def _habits(counts: Counts) -> tuple[HabitFinding, ...]:
    won, lost = int(counts["winners_count"]), int(counts["others_count"])
    found = []
    for index, habit in enumerate(HABITS):
        a, b = int(counts["winners_sum"][index]), int(counts["others_sum"][index])
        squares = int(counts["winners_squares"][index]) + int(counts["others_squares"][index])
        mean = (a + b) / (won + lost)
        deviation = sqrt(max(0.0, squares / (won + lost) - mean**2))
        winners, others = a / max(1, won), b / max(1, lost)
        scale = 100 if "hundredths" in habit else 1
        found.append(
            HabitFinding(
                habit.removesuffix(", in hundredths"),
                winners / scale,
                others / scale,
                (winners - others) / deviation if deviation else 0.0,
            )
        )
    return tuple(found)
