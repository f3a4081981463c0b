"""Live chances: of games between bots, from what spectators see; never where somebody plays."""

from __future__ import annotations

import asyncio

import pytest

import northline as nl
from northline import extras
from northline.analysis.values import Evaluator
from northline.server.db.rows import SeatRow
from northline.server.game.live_chances import only_bots, value
from northline.server.wire.analysis import LiveChances
from tests.server.harness import running, settings
from tests.server.messages import is_of_type

pytestmark = pytest.mark.skipif(extras.missing("numba", "numpy"), reason="needs the extra [fast]")


def test_those_who_watch_bots_are_told_the_chances_and_those_who_play_are_not(tmp_path):
    async def body(server) -> None:
        ada = server.browser()
        ada.http.timeout = 300
        bots = (await ada.create("toy", ["easy", "easy"]))["table"]["id"]
        answer = await ada.http.get(f"/api/tables/{bots}/chances")
        assert answer.status_code == 200, answer.text
        assert is_of_type(answer.text, LiveChances)
        assert sum(answer.json()["chances"]["win"]) == pytest.approx(1)
        mine = (await ada.create("toy", [None, "easy"], name="Ada"))["table"]["id"]
        for browser in (ada, server.browser()):
            assert (await browser.get(f"/api/tables/{mine}/chances", 404))["code"] == "not_found"
        waiting = (await ada.create("toy", [None, None], name="Ada"))["table"]["id"]
        assert (await ada.get(f"/api/tables/{waiting}/chances", 409))["code"] == "not_started"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_a_seat_that_somebody_may_come_back_to_is_no_bots_seat():
    bot = SeatRow(0, name="Ada", bot="easy")
    assert only_bots([bot, SeatRow(1, bot="easy")])
    assert not only_bots([bot, SeatRow(1, bot="easy", player="x")]), "a bot stands in"
    assert not only_bots([bot, SeatRow(1, player="x")])


def test_the_chances_are_those_of_a_spectators_view():
    game = nl.Game.new(nl.edition("europe"), 2, seed=5)
    for seat in (0, 1):
        game.play(seat, game.legal_actions(seat)[0])
    [found] = value(game.view(None))
    expected = Evaluator(game.edition, 2).from_view(game.view(None))
    assert (tuple(found.win), tuple(found.points)) == (expected.win, expected.points)
