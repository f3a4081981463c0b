"""One game between bots, and its result."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any

from northline.arena.schedule import Schedule
from northline.arena.seated_bots import Forfeit, SeatedBots
from northline.bots import Result
from northline.game import Game
from northline.rules.errors import IllegalAction

if TYPE_CHECKING:
    from northline.arena.hybrid_game import HybridGame

MOST_ACTIONS = 20_000
"""A game that takes more actions is stopped: its bots do not want to end it."""
SOURCES = ("routes", "tickets", "stations", "bonuses")
"""Where points come from."""


@dataclass(frozen=True)
class Fault:
    """Why a game was stopped, and by whom."""

    seat: int | None
    """The seat that forfeits the game; None when nobody can be blamed: then the game is void."""
    sentence: str


@dataclass(frozen=True)
class GameResult:
    """What became of one game. Tuples have an entry for each seat.

    >>> from northline import edition
    >>> schedule = Schedule.of(edition("nordic_countries"), 2, ("random", "greedy"), games=2)
    >>> [result, rotated] = play_deal(schedule, deal=0)
    >>> result.seating, rotated.seating
    ((0, 1), (1, 0))
    >>> sum(result.sources[name][0] for name in SOURCES) == result.points[0]
    True
    """

    deal: int
    line_up: int
    seating: tuple[int, ...]
    """The bot in each seat, by its index in the schedule."""
    first: int
    """The seat that took the first turn."""
    places: tuple[int, ...]
    """All 0 in a game that is void."""
    points: tuple[int, ...]
    sources: dict[str, tuple[int, ...]]
    """The points by where they come from: ``routes``, ``tickets``, ``stations``, ``bonuses``."""
    tickets: tuple[int, ...]
    """Tickets kept."""
    completed: tuple[int, ...]
    """Tickets completed."""
    moves: tuple[int, ...]
    """Decisions made."""
    turns: int
    """Turns taken by all seats together."""
    fault: Fault | None = None
    """Why the game was stopped, if it was."""
    seconds: tuple[float, ...] = field(default=(), compare=False)
    """Time spent thinking. It depends on the machine and does not make two results different."""
    slowest: tuple[float, ...] = field(default=(), compare=False)
    """The longest time spent on one decision."""
    record: tuple[str, ...] = ()
    """The lines of the record, if the schedule asks for it."""

    @property
    def void(self) -> bool:
        """Whether the game counts for nothing: it was not played to its end, and nobody can be blamed."""
        return self.fault is not None and self.fault.seat is None

    @property
    def decisions(self) -> int:
        """Decisions made by all seats together."""
        return sum(self.moves)

    def to_dict(self) -> dict[str, Any]:
        """The result as JSON types, without the record, which is a file of its own."""
        document = asdict(self)
        del document["record"]
        return document

    @classmethod
    def from_dict(cls, document: dict[str, Any]) -> GameResult:
        """The inverse of :meth:`to_dict`."""
        fault = document["fault"]
        lists = {key: tuple(value) for key, value in document.items() if isinstance(value, list)}
        sources = {key: tuple(value) for key, value in document["sources"].items()}
        return cls(**{**document, **lists, "sources": sources, "fault": Fault(**fault) if fault else None})


def play_deal(schedule: Schedule, deal: int) -> list[GameResult]:
    """Play all games of a deal: one for each seating."""
    return [play_game(schedule, deal, seating) for seating in schedule.seatings(deal)]


def play_game(schedule: Schedule, deal: int, seating: tuple[int, ...]) -> GameResult:
    """Play one game. A bot that misbehaves forfeits it: the result then says why."""
    game = _new_game(schedule, deal, seating)
    counts = _Counts(schedule.players)
    first = game.view(None).first
    assert first is not None, "while opening tickets are chosen it is known who begins"
    with SeatedBots(schedule, deal, seating, getattr(game, "kernel_seats", frozenset())) as bots:
        fault = _play(game, bots, counts)
        standings = sorted(game.standings(), key=lambda standing: standing.seat)
        points = tuple(standing.points for standing in standings)
        places = tuple(standing.place for standing in standings)
        if fault is not None:
            places = _places_after(fault, schedule.players)
        bots.end(Result(places, points, fault.sentence if fault else None))
    breakdowns = [standing.breakdown for standing in standings]
    return GameResult(
        deal=deal,
        line_up=schedule.line_up(deal),
        seating=seating,
        first=first,
        places=places,
        points=points,
        sources={
            "routes": tuple(b.routes for b in breakdowns),
            "tickets": tuple(b.ticket_points for b in breakdowns),
            "stations": tuple(b.stations for b in breakdowns),
            "bonuses": tuple(b.bonus_points for b in breakdowns),
        },
        tickets=tuple(len(b.tickets) for b in breakdowns),
        completed=tuple(b.completed for b in breakdowns),
        moves=tuple(counts.moves),
        turns=counts.turns,
        fault=fault,
        seconds=tuple(round(seconds, 6) for seconds in counts.seconds),
        slowest=tuple(round(seconds, 6) for seconds in counts.slowest),
        record=tuple(str(game.record).splitlines()) if schedule.records and isinstance(game, Game) else (),
    )


def lost_deal(schedule: Schedule, deal: int) -> list[GameResult]:
    """The results of a deal whose process died twice, the second time with every bot in a process of its own: whoever
    did it was not a bot, and the games are void."""
    zeros = (0,) * schedule.players
    fault = Fault(None, "the process that played the game died, twice, and not by any bot's doing")
    return [
        GameResult(
            deal=deal,
            line_up=schedule.line_up(deal),
            seating=seating,
            first=0,
            places=zeros,
            points=zeros,
            sources=dict.fromkeys(SOURCES, zeros),
            tickets=zeros,
            completed=zeros,
            moves=zeros,
            turns=0,
            fault=fault,
            seconds=(0.0,) * schedule.players,
            slowest=(0.0,) * schedule.players,
        )
        for seating in schedule.seatings(deal)
    ]


class _Counts:
    """Decisions, turns and thinking times of a game in progress."""

    def __init__(self, players: int) -> None:
        self.moves, self.turns = [0] * players, 0
        self.seconds, self.slowest = [0.0] * players, [0.0] * players

    def add(self, seat: int, seconds: float, begins_turn: bool) -> None:
        self.moves[seat] += 1
        self.turns += begins_turn
        self.seconds[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)


def _new_game(schedule: Schedule, deal: int, seating: tuple[int, ...]) -> Game | HybridGame:
    bots = tuple(schedule.bots[bot] for bot in seating)
    if schedule.in_kernel:
        from northline.arena.hybrid_game import HybridGame  # only here: other tournaments need no kernel

        return HybridGame(schedule.edition, bots, schedule.deal_seed(deal))
    names = tuple(f"{bot} in seat {seat + 1}" for seat, bot in enumerate(bots))
    return Game.new(schedule.edition, schedule.players, schedule.deal_seed(deal), names=names, bots=bots)


def _play(game: Game | HybridGame, bots: SeatedBots, counts: _Counts) -> Fault | None:
    """Play to the end, or until a bot does something that ends the game."""
    try:
        watched = bots.begin(game)
        if not isinstance(game, Game):
            game.watched = watched
        actions = 0
        while actions < MOST_ACTIONS:
            if game.over:
                bots.end_of_play()
                return None
            if not isinstance(game, Game) and game.is_kernel_turn():
                actions += game.play_on(counts.add, MOST_ACTIONS - actions)
            else:
                _move(game, bots, counts)
                actions += 1
    except Forfeit as forfeit:
        return Fault(forfeit.seat, str(forfeit))
    return Fault(None, f"the game did not end in {MOST_ACTIONS:,} actions")


def _move(game: Game | HybridGame, bots: SeatedBots, counts: _Counts) -> None:
    seat = game.to_act[0]
    seen = game.view(seat)
    start = perf_counter()
    action = bots.choose(seat, seen)
    counts.add(seat, perf_counter() - start, seen.phase == "turn")
    try:
        game.play(seat, action)
    except IllegalAction as error:
        raise bots.wrong_choice(seat, f"chose something illegal: {error}") from None
    except Exception:  # an action with nonsense in its fields
        raise bots.wrong_choice(seat, f"answered nonsense: {action!r:.80}") from None


def _places_after(fault: Fault, players: int) -> tuple[int, ...]:
    """Whoever stopped the game is last, the others share the first place; without anybody to blame there are none."""
    if fault.seat is None:
        return (0,) * players
    return tuple(players if seat == fault.seat else 1 for seat in range(players))
