"""Who is how strong where all bots meet: a ladder for each edition and number of players, from a campaign's log."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from benchmarks.tables import seatings

from northline.arena.statistics import Mean, Value, mean_of, share_of


@dataclass(frozen=True)
class Rung:
    """One bot at all tables of a ladder."""

    bot: str
    wins: Mean
    """A shared win counts as a part."""
    place: Mean
    points: Mean
    ahead: dict[str, float]
    """How often it finishes ahead of each other bot, ties halved."""


@dataclass(frozen=True)
class Ladder:
    edition: str
    players: int
    games: int
    fewest: int
    """Games in which the two bots met that met least."""
    rungs: tuple[Rung, ...]
    """The strongest first."""


@dataclass(frozen=True)
class _Seat:
    """What became of one bot in one game."""

    value: tuple[int, int, tuple[int, ...]]
    """What tells deals, line-ups and seatings apart."""
    place: int
    points: int
    won: float
    others: tuple[tuple[str, int], ...]
    """Who else was there, and in which place."""


def ladders(lines: Iterable[list[Any]]) -> list[Ladder]:
    """The ladders of all editions and numbers of players that were played."""
    played: dict[tuple[str, int], list[list[Any]]] = defaultdict(list)
    for line in lines:
        if line[0] == "ladder":
            played[line[1], len(line[2])].append(line)
    return [_ladder(edition, players, games) for (edition, players), games in sorted(played.items())]


def _ladder(edition: str, players: int, lines: list[list[Any]]) -> Ladder:
    seats: dict[str, list[_Seat]] = defaultdict(list)
    line_ups: dict[tuple[str, ...], int] = {}
    for _, _, bots, deal, turn, places, points, _ in lines:
        number = line_ups.setdefault(tuple(bots), len(line_ups))
        seating = seatings(bots)[turn]
        for seat, bot in enumerate(seating):
            won = (places[seat] == 1) / places.count(1)
            others = tuple((other, places[n]) for n, other in enumerate(seating) if n != seat)
            seats[bot].append(_Seat((deal, number, (turn, seat)), places[seat], points[seat], won, others))
    rungs = [_rung(bot, games) for bot, games in seats.items()]
    rungs.sort(key=lambda rung: -sum(rung.ahead.values()) / len(rung.ahead))
    met = Counter(pair for line in lines for pair in combinations(sorted(line[2]), 2))
    return Ladder(edition, players, len(lines), min(met.values()), tuple(rungs))


def _rung(bot: str, games: list[_Seat]) -> Rung:
    met: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for other, place in game.others:
            met[other].append((game.place < place) + (game.place == place) / 2)
    return Rung(
        bot,
        share_of(Value(*game.value, game.won) for game in games),
        mean_of(Value(*game.value, game.place) for game in games),
        mean_of(Value(*game.value, game.points) for game in games),
        {other: sum(results) / len(results) for other, results in met.items()},
    )
