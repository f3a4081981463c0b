"""What the counts say: rates, means and their uncertainties."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

import numpy as np

from northline.arena.lab.study import HABITS, LOWEST_POINTS, TENTHS, WIN, LabPlan, Sums
from northline.arena.statistics import Z_95
from northline.editions.model import CARD_NAMES, GRAY


@dataclass(frozen=True)
class RouteFinding:
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


@dataclass(frozen=True)
class TicketFinding:
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


@dataclass(frozen=True)
class ColorFinding:
    color: str
    cards: int
    """In the box."""
    spaces: int
    """On the board, in this colour."""
    claimed: float
    """Such spaces claimed in a game."""
    paid: float
    """Cards of this colour paid for routes in a game, gray ones included."""


@dataclass(frozen=True)
class HabitFinding:
    habit: str
    winners: float
    others: float
    effect: float
    """The difference, in standard deviations among all players."""


@dataclass(frozen=True)
class OrderFinding:
    turn: int
    """1 is the first player."""
    wins: float
    error: float
    """Half of the 95 % interval."""
    points: float


@dataclass(frozen=True)
class Findings:
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

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def even(self) -> float:
        return 1 / self.players

    def mean_rounds(self) -> float:
        return sum(rounds * count for rounds, count in enumerate(self.rounds)) / self.games

    def rounds_at(self, share: float) -> int:
        """The rounds within which this share of the games is over."""
        return int(np.searchsorted(np.cumsum(self.rounds), share * self.games))


def find(plan: LabPlan, sums: Sums) -> Findings:
    games = int(sums["games"])
    colors, gray = _colors(plan, sums, games)
    return Findings(
        edition=plan.edition.id,
        name=plan.edition.name,
        players=plan.players,
        games=games,
        policies=plan.policies,
        seed=plan.seed,
        decisions=int(sums["decisions"]) / games,
        rounds=tuple(np.trim_zeros(sums["rounds"], "b").tolist()),
        points=tuple(
            (LOWEST_POINTS + int(n), int(sums["points"][n]), int(sums["winning_points"][n]))
            for n in np.flatnonzero(sums["points"])
        ),
        order=_order(plan, sums, games),
        routes=_routes(plan, sums, games),
        tickets=_tickets(plan, sums, games),
        colors=colors,
        gray_spaces=gray,
        habits=_habits(sums),
    )


def _order(plan: LabPlan, sums: Sums, games: int) -> tuple[OrderFinding, ...]:
    found = []
    for turn in range(plan.players):
        share = int(sums["order_wins"][turn]) / (WIN * games)
        error = Z_95 * sqrt(share * (1 - share) / games)
        found.append(OrderFinding(turn + 1, share, error, int(sums["order_points"][turn]) / games))
    return tuple(found)


def _routes(plan: LabPlan, sums: Sums, games: int) -> tuple[RouteFinding, ...]:
    edition, found = plan.edition, []
    middles = (np.arange(TENTHS) + 0.5) / TENTHS
    for index, route in enumerate(edition.routes):
        claimed = int(sums["claimed"][index])
        tenths = sums["claimed_tenths"][index] / max(1, claimed)
        found.append(
            RouteFinding(
                id=route.id,
                name=f"{edition.cities[route.a].name} – {edition.cities[route.b].name}",
                length=route.length,
                color="gray" if route.color == GRAY else CARD_NAMES[route.color],
                kind=route.kind,
                claimed=claimed / games,
                mean_round=int(sums["claimed_rounds"][index]) / claimed if claimed else float("nan"),
                early=float((tenths * middles).sum()) if claimed else float("nan"),
                tenths=tuple(tenths.tolist()),
                owner_wins=int(sums["route_wins"][index]) / (WIN * claimed) if claimed else float("nan"),
            )
        )
    return tuple(found)


def _tickets(plan: LabPlan, sums: Sums, games: int) -> tuple[TicketFinding, ...]:
    edition, found = plan.edition, []
    for index, ticket in enumerate(edition.tickets):
        seen, kept, completed = (int(sums[name][index]) for name in ("seen", "kept", "completed"))
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
                holder_wins=int(sums["ticket_wins"][index]) / (WIN * kept) if kept else float("nan"),
            )
        )
    return tuple(found)


def _colors(plan: LabPlan, sums: Sums, games: int) -> tuple[tuple[ColorFinding, ...], float]:
    spaces = dict.fromkeys(range(GRAY, len(CARD_NAMES)), 0)
    claimed = dict.fromkeys(spaces, 0)
    for index, route in enumerate(plan.edition.routes):
        spaces[route.color] += route.length
        claimed[route.color] += route.length * int(sums["claimed"][index])
    found = tuple(
        ColorFinding(
            name,
            plan.edition.rules.deck[color],
            spaces[color],
            claimed[color] / games,
            int(sums["paid"][color]) / games,
        )
        for color, name in enumerate(CARD_NAMES)
    )
    return found, claimed[GRAY] / games


def _habits(sums: Sums) -> tuple[HabitFinding, ...]:
    won, lost = int(sums["winners_count"]), int(sums["others_count"])
    found = []
    for index, habit in enumerate(HABITS):
        a, b = int(sums["winners_sum"][index]), int(sums["others_sum"][index])
        squares = int(sums["winners_squares"][index]) + int(sums["others_squares"][index])
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
