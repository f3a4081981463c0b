"""What is kept for one recipient never reaches another: every message is the one that a server without caches sends."""

from __future__ import annotations

import pytest

import northline as nl
from northline.rules import SplitMix
from northline.rules.actions import Claim
from northline.server.game.logged_game import LoggedGame, start_entry
from northline.server.game.serializer import RecipientSerializer, Timing
from northline.server.wire.protocol import encode
from tests.toy import toy


@pytest.mark.parametrize(
    ("edition", "players", "checks"),
    [(toy(), 2, 8), (nl.edition("europe"), 3, 12), (nl.edition("northern_lights"), 3, 12)],
    ids=["toy", "europe", "northern_lights"],
)
def test_messages_are_those_of_a_server_that_remembers_nothing(edition, players, checks):
    chance, habit = SplitMix(5), SplitMix(6)
    log = [start_entry(edition, [f"P{seat}" for seat in range(players)], [None] * players, chance)]
    logged = LoggedGame.fold(edition, log, chance)
    recipients = [(seat, memory) for seat in (*range(players), None) for memory in (False, True)]
    different = set()
    while not logged.over:
        seat = logged.game.to_act[habit.below(len(logged.game.to_act))]
        menu = logged.game.legal_actions(seat)
        claims = [action for action in menu if isinstance(action, Claim)]
        among = claims if claims and habit.below(2) else menu
        pending = logged.prepare_action(seat, logged.game.text(among[habit.below(len(among))]), logged.seq)
        logged.commit(pending)
        log.append(pending.entry)
        if logged.can_undo(seat) and habit.below(5) == 0:
            pending = logged.prepare_undo(seat, logged.seq)
            logged.commit(pending)
            log.append(pending.entry)
        for _ in range(2):
            recipient, memory = recipients[habit.below(len(recipients))]
            frame = encode(RecipientSerializer(recipient, memory=memory).happened(logged, Timing()))
            if habit.below(8) == 0 or logged.over:
                fresh = LoggedGame.fold(edition, log, chance)
                alone = RecipientSerializer(recipient, memory=memory).happened(fresh, Timing())
                assert frame == encode(alone), (recipient, memory, logged.seq)
                different.add(frame)
    assert len(different) >= checks
