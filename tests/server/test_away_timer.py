"""Everybody is told once somebody has been away for long enough, however the loop's timers go."""

from __future__ import annotations

import asyncio
import time

from northline.server.game.absences import Absences

PATIENCE = 0.02
EARLY = 0.005


def test_a_timer_that_is_early_does_not_lose_the_question(monkeypatch):
    """Some loops count from when they last looked at the clock, so that a timer comes before its time."""
    told: list[set[int]] = []

    async def wait() -> None:
        loop = asyncio.get_running_loop()
        punctual = loop.call_later
        monkeypatch.setattr(loop, "call_later", lambda delay, *call: punctual(max(0, delay - EARLY), *call))

        def on_changed() -> None:
            told.append(set(absences.agreements))
            time.sleep(2 * EARLY)  # telling everybody takes longer than the timer was early

        absences = Absences(PATIENCE, on_changed)
        absences.update({1})
        assert not absences.agreements
        async with asyncio.timeout(5):
            while not told:
                await asyncio.sleep(PATIENCE)

    asyncio.run(wait())
    assert told == [{1}]


def test_whoever_is_back_is_asked_about_anew():
    told: list[set[int]] = []

    async def wait() -> None:
        absences = Absences(PATIENCE, lambda: told.append(set(absences.agreements)))
        absences.update({0, 2})
        await asyncio.sleep(3 * PATIENCE)
        absences.agree(2, by=1, on=True)
        assert absences.agreed_by_all({1}) == [2]
        absences.update({0})
        absences.update({0, 2})
        assert set(absences.agreements) == {0}
        await asyncio.sleep(3 * PATIENCE)
        assert absences.agreed_by_all({1}) == []

    asyncio.run(wait())
    assert told[0] <= {0, 2}
    assert told[-1] == {0, 2}
