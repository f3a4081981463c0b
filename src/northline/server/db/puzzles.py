"""What players answered to puzzles, and the streaks that follow from it."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from sqlalchemy import Connection, insert, select

from northline.server.db import schema
from northline.server.wire.puzzles import PuzzleScore

_c = schema.puzzle_answers.c


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """The first answer to a puzzle."""

    puzzle: str
    day: str
    """The date of a puzzle of the day; empty for any other."""
    right: bool


def answers_of(connection: Connection, player: str | None) -> list[GivenAnswer]:
    """All first answers of a player, the oldest first; none for somebody unknown."""
    if player is None:
        return []
    rows = connection.execute(
        select(_c.puzzle, _c.day, _c.right).where(_c.player == player).order_by(_c.at, _c.puzzle)
    )
    return [GivenAnswer(row.puzzle, row.day, row.right) for row in rows]


def keep_answer(connection: Connection, player: str, answer: GivenAnswer) -> list[GivenAnswer]:
    """Store an answer unless there is one already: only the first counts. Returns all answers of the player."""
    given = answers_of(connection, player)
    if all((earlier.puzzle, earlier.day) != (answer.puzzle, answer.day) for earlier in given):
        values = {"player": player, "puzzle": answer.puzzle, "day": answer.day, "right": answer.right}
        connection.execute(insert(schema.puzzle_answers).values(**values, at=time.time()))
        given.append(answer)
    return given


def seed_of_the_day(connection: Connection) -> str:
    """What decides which puzzle is this server's puzzle of the day."""
    return str(connection.execute(select(schema.puzzle_seed.c.seed)).scalar_one())


def score_of(answers: Iterable[GivenAnswer], today: date) -> PuzzleScore:
    """How somebody has done, by all answers in order.

    >>> days = [GivenAnswer("a", "2026-03-01", True), GivenAnswer("b", "", False), GivenAnswer("c", "2026-03-02", True)]
    >>> score = score_of(days, date(2026, 3, 3))
    >>> score.streak, score.best_streak, score.days, score.solved, score.tried
    (1, 1, 2, 2, 3)
    """
    streak = best = solved = tried = 0
    solved_days = set()
    for answer in answers:
        tried += 1
        solved += answer.right
        streak = streak + 1 if answer.right else 0
        best = max(best, streak)
        if answer.right and answer.day:
            solved_days.add(answer.day)
    return PuzzleScore(streak, best, solved, tried, _days_in_a_row(solved_days, today))


def _days_in_a_row(solved: set[str], today: date) -> int:
    """Days in a row up to today, or up to yesterday while today's puzzle is not solved yet."""
    day = today if today.isoformat() in solved else today - timedelta(days=1)
    days = 0
    while day.isoformat() in solved:
        days, day = days + 1, day - timedelta(days=1)
    return days
