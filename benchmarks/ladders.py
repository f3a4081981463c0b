"""Who is how strong where all bots meet: a ladder for each edition and number of players, from a campaign's games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from benchmarks.published import PublishedGame

from northline.arena.statistics import Mean, Met, Observation, head_to_head, mean_of, share_of, win_share


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


def ladders_of(games: Iterable[PublishedGame]) -> list[Ladder]:
    """The ladders of all editions and numbers of players that were played."""
    played: dict[tuple[str, int], list[PublishedGame]] = defaultdict(list)
    for game in games:
        if game.part == "ladder":
            played[game.edition, len(game.bots)].append(game)
    return [_ladder(edition, players, found) for (edition, players), found in sorted(played.items())]


def _ladder(edition: str, players: int, games: list[PublishedGame]) -> Ladder:
    line_ups = {line_up: number for number, line_up in enumerate(dict.fromkeys(game.bots for game in games))}
    seats: dict[str, list[tuple[PublishedGame, int]]] = defaultdict(list)
    for game in games:
        for seat, bot in enumerate(game.seating):
            seats[bot].append((game, seat))

    def observed(game: PublishedGame, seat: int, value: float) -> Observation:
        return Observation(game.deal, line_ups[game.bots], (game.turn, seat), value)

    met = head_to_head(Met(game.deal, line_ups[game.bots], game.seating, game.places) for game in games)
    rungs = [
        Rung(
            bot,
            share_of(observed(game, seat, win_share(game.places, seat)) for game, seat in sat),
            mean_of(observed(game, seat, game.places[seat]) for game, seat in sat),
            mean_of(observed(game, seat, game.points[seat]) for game, seat in sat),
            {other: share.value for other, share in met[bot].items()},
        )
        for bot, sat in seats.items()
    ]
    rungs.sort(key=lambda rung: -sum(rung.ahead.values()) / len(rung.ahead))
    meetings = Counter(pair for game in games for pair in combinations(sorted(game.bots), 2))
    return Ladder(edition, players, len(games), min(meetings.values()), tuple(rungs))
