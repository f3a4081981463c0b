"""Trying moves in a finished game: strong players finish it many times, in a process of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from northline.editions import Edition
from northline.game import Game
from northline.rules.formats.record import Record
from northline.server.game.slow_work import SlowWorker, WorkFailed
from northline.server.wire.refusals import Refusal
from northline.server.wire.tries import TriedMove, TriedMoves

if TYPE_CHECKING:
    from northline.analysis.what_if import Spread

GAMES = 100
"""That are played after each move."""
_SECONDS = 300.0
"""Of processor time; the first time something may have to be compiled."""
_MAX_WAITING = 8
"""How many may wait before others are turned away."""


class Tries:
    """Answers what would have happened, one question at a time."""

    def __init__(self) -> None:
        self._worker = SlowWorker(_SECONDS)
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def run(self, edition: Edition, record: Record, at: int, actions: Sequence[str]) -> TriedMoves:
        """Have a game finished from a moment, after each of some moves; raise :class:`Refusal` if it cannot be."""
        if self._waiting >= _MAX_WAITING:
            raise Refusal("too_fast", "many others are trying things: try again in a moment")
        self._waiting += 1
        answers: list[TriedMoves | str] = []
        try:
            async with self._turn:
                await self._worker.run(answers.append, try_moves, edition, record, at, tuple(actions))
                await asyncio.sleep(0)  # the answer is handed over by the event loop
        except WorkFailed as failure:
            raise Refusal("unavailable", f"this could not be tried: the process {failure.problem}") from None
        finally:
            self._waiting -= 1
        [answer] = answers
        if isinstance(answer, str):
            raise Refusal("bad_message", answer)
        return answer

    def close(self) -> None:
        self._worker.close()


# Inside the process


def try_moves(
    edition: Edition, record: Record, at: int, actions: Sequence[str]
) -> Iterator[TriedMoves | str]:
    """Play the games. What cannot be tried is answered by a sentence."""
    from northline.analysis.what_if import compare, finish

    game = Game.replay(record, edition)
    try:
        if not actions:
            spread = finish(game, at, GAMES)
            yield TriedMoves(at, None, spread.games, [_tried(None, spread, 0.0, 0.0)])
            return
        found = compare(game, at, actions, GAMES)
    except ValueError as error:
        yield str(error)[:300]
        return
    tried = [
        _tried(one.action, one.spread, gap, error)
        for one, gap, error in zip(found.tried, found.gaps, found.errors, strict=True)
    ]
    yield TriedMoves(at, found.seat, GAMES, tried)


def _tried(action: str | None, spread: Spread, gap: float, error: float) -> TriedMove:
    return TriedMove(
        action,
        list(spread.win),
        spread.error,
        list(spread.points),
        [list(points) for points in spread.all_points],
        gap,
        error,
    )
