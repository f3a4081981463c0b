"""One game between bots, and what is kept of it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from time import perf_counter
from types import FrameType
from typing import Any

from northline.arena.schedule import Plan
from northline.bots import Bot, Clock, make_bot
from northline.game import Game
from northline.rules.errors import IllegalAction, NotationError

MOST_ACTIONS = 20_000
"""A game that takes more actions is stopped: its bots do not want to end it."""
SOURCES = ("routes", "tickets", "stations", "bonuses")


@dataclass(frozen=True)
class Fault:
    """Why a game was stopped, and by whom."""

    seat: int | None
    """None when nobody can be blamed."""
    sentence: str


@dataclass(frozen=True)
class GameResult:
    """What became of one game. Lists have an entry for each seat."""

    deal: int
    line_up: int
    seating: tuple[int, ...]
    """Which bot sat where."""
    first: int
    """The seat that took the first turn."""
    places: tuple[int, ...]
    points: tuple[int, ...]
    sources: dict[str, tuple[int, ...]]
    tickets: tuple[int, ...]
    completed: tuple[int, ...]
    moves: tuple[int, ...]
    turns: int
    fault: Fault | None = None
    seconds: tuple[float, ...] = field(default=(), compare=False)
    """Time spent thinking. Not part of what makes two results equal: it depends on the machine."""
    slowest: tuple[float, ...] = field(default=(), compare=False)
    record: tuple[str, ...] = ()
    """The lines of the record, if the plan asks for it."""

    @property
    def decisions(self) -> int:
        return sum(self.moves)

    def to_dict(self) -> dict[str, Any]:
        document = asdict(self)
        del document["record"]  # records are files of their own
        return document

    @classmethod
    def from_dict(cls, document: dict[str, Any]) -> GameResult:
        fault = document["fault"]
        lists = {key: tuple(value) for key, value in document.items() if isinstance(value, list)}
        sources = {key: tuple(value) for key, value in document["sources"].items()}
        return cls(**{**document, **lists, "sources": sources, "fault": Fault(**fault) if fault else None})


class _Stopped(Exception):
    """A bot did something that ends the game."""


def play_deal(plan: Plan, deal: int) -> list[GameResult]:
    """All games of a deal."""
    return [play_game(plan, deal, seating) for seating in plan.seatings(deal)]


def play_game(plan: Plan, deal: int, seating: tuple[int, ...]) -> GameResult:
    names = tuple(f"{plan.bots[bot]} in seat {seat + 1}" for seat, bot in enumerate(seating))
    game = Game.new(
        plan.edition,
        plan.players,
        plan.deal_seed(deal),
        names=names,
        bots=tuple(plan.bots[bot] for bot in seating),
    )
    count = _Counts(plan.players)
    first = game.view(None).first
    assert first is not None, "while opening tickets are chosen it is known who begins"
    fault = _play(plan, game, deal, seating, count)
    standings = sorted(game.standings(), key=lambda standing: standing.seat)
    breakdowns = [standing.breakdown for standing in standings]
    places = tuple(standing.place for standing in standings)
    return GameResult(
        deal=deal,
        line_up=plan.line_up(deal),
        seating=seating,
        first=first,
        places=places if fault is None else _places_after(fault, plan.players),
        points=tuple(standing.points for standing in standings),
        sources={
            "routes": tuple(b.routes for b in breakdowns),
            "tickets": tuple(b.ticket_points for b in breakdowns),
            "stations": tuple(b.stations for b in breakdowns),
            "bonuses": tuple(b.bonus_points for b in breakdowns),
        },
        tickets=tuple(len(b.tickets) for b in breakdowns),
        completed=tuple(b.completed for b in breakdowns),
        moves=tuple(count.moves),
        turns=count.turns,
        fault=fault,
        seconds=tuple(round(seconds, 6) for seconds in count.seconds),
        slowest=tuple(round(seconds, 6) for seconds in count.slowest),
        record=tuple(str(game.record).splitlines()) if plan.records else (),
    )


def lost_deal(plan: Plan, deal: int) -> list[GameResult]:
    """What is told of a deal whose process died twice: nobody's fault that can be proven, no points."""
    nothing = (0,) * plan.players
    fault = Fault(None, "the process that played the game died, twice")
    return [
        GameResult(
            deal=deal,
            line_up=plan.line_up(deal),
            seating=seating,
            first=0,
            places=_places_after(fault, plan.players),
            points=nothing,
            sources=dict.fromkeys(SOURCES, nothing),
            tickets=nothing,
            completed=nothing,
            moves=nothing,
            turns=0,
            fault=fault,
            seconds=(0.0,) * plan.players,
            slowest=(0.0,) * plan.players,
        )
        for seating in plan.seatings(deal)
    ]


class _Counts:
    def __init__(self, players: int) -> None:
        self.moves, self.turns = [0] * players, 0
        self.seconds, self.slowest = [0.0] * players, [0.0] * players

    def add(self, seat: int, seconds: float, begins_turn: bool) -> None:
        self.moves[seat] += 1
        self.turns += begins_turn
        self.seconds[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)


def _play(plan: Plan, game: Game, deal: int, seating: tuple[int, ...], count: _Counts) -> Fault | None:
    """Play to the end, or until a bot does something that ends the game."""
    try:
        bots = [
            make_bot(plan.bots[bot], seed=plan.bot_seed(deal, bot, seat)) for seat, bot in enumerate(seating)
        ]
    except Exception as error:
        return Fault(None, f"a bot could not be made: {_told(error)}")
    for _ in range(MOST_ACTIONS):
        if game.over:
            return None
        seat = game.to_act[0]
        try:
            _move(game, seat, bots[seat], plan.move_limit, count)
        except _Stopped as stopped:
            return Fault(seat, f"{plan.bots[seating[seat]]} {stopped}")
    return Fault(None, f"the game did not end in {MOST_ACTIONS:,} actions")


def _move(game: Game, seat: int, bot: Bot, limit: float | None, count: _Counts) -> None:
    seen = game.view(seat)
    start = perf_counter()
    try:
        with _deadline(limit):
            action = bot.choose(seen, Clock(per_move=limit) if limit else None)
    except _Late:
        raise _Stopped(f"thought for longer than {limit:g} s") from None
    except Exception as error:
        raise _Stopped(f"crashed: {_told(error)}") from None
    count.add(seat, perf_counter() - start, seen.phase == "turn")
    try:
        game.play(seat, action)
    except (IllegalAction, NotationError) as error:
        raise _Stopped(f"chose something illegal: {error}") from None
    except Exception:
        raise _Stopped(f"answered nonsense: {action!r:.80}") from None


def _told(error: Exception) -> str:
    """An error in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]


def _places_after(fault: Fault, players: int) -> tuple[int, ...]:
    """Whoever stopped the game is last, the others share the first place; without anybody to blame all share it."""
    return tuple(players if seat == fault.seat else 1 for seat in range(players))


class _Late(BaseException):
    """Not an Exception, so that a bot which catches those does not catch this one."""


@contextmanager
def _deadline(limit: float | None) -> Iterator[None]:
    """Interrupt what takes too long. Where alarms cannot be had the clock alone tells the bot."""
    main = threading.current_thread() is threading.main_thread()
    if limit is None or not hasattr(signal, "setitimer") or not main:
        yield
        return

    def late(_number: int, _frame: FrameType | None) -> None:
        raise _Late

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
