"""What is kept for one recipient never reaches another: every message is the one that a server without caches sends."""

from __future__ import annotations

import json

import pytest

import northline as nl
from northline.rules import SplitMix
from northline.rules.actions import Claim
from northline.server.game.logged_game import LoggedGame, start_entry
from northline.server.game.serializer import RecipientSerializer, Timing
from northline.server.wire.protocol import Outgoing, encode
from tests.server.harness import with_changes
from tests.server.messages import is_of_type
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
            frames = everything(recipient, memory, logged)
            if habit.below(8) == 0 or logged.over:
                fresh = LoggedGame.fold(edition, log, chance)
                assert frames == everything(recipient, memory, fresh), (recipient, memory, logged.seq)
                different.add(frames)
    assert len(different) >= checks


def everything(recipient, memory, logged):
    """What is sent of the newest entry, with the progress now."""
    serializer = RecipientSerializer(recipient, memory=memory)
    welcome = serializer.welcome(None, "", logged, None, Timing())
    return encode(serializer.happened(logged, Timing())), encode(welcome)


def test_whoever_follows_the_news_knows_the_progress():
    """Progress comes only where it is new. Whoever takes it in, with an entry or later, has what a welcome says."""
    edition, chance, habit = nl.edition("europe"), SplitMix(7), SplitMix(8)
    logged = LoggedGame.fold(edition, [start_entry(edition, ["A", "B"], [None, None], chance)], chance)
    told = dict.fromkeys([0, 1, None])
    left_out = announced = 0
    while not logged.over:
        seat = logged.game.to_act[0]
        menu = logged.game.legal_actions(seat)
        claims = [action for action in menu if isinstance(action, Claim)]
        logged.commit(
            logged.prepare_action(
                seat, logged.game.text((claims or menu)[habit.below(3) % len(claims or menu)]), logged.seq
            )
        )
        for recipient in told:
            serializer = RecipientSerializer(recipient, memory=False)
            if habit.below(3) == 0:
                assert serializer.happened(logged, Timing()).progress is None
                later = serializer.progress_news(logged)
                assert later is None or is_of_type(encode(later), Outgoing)
                announced += later is not None
                news = None if later is None else later.progress
            else:
                news = serializer.happened(logged, Timing(), serializer.progress_news(logged)).progress
            told[recipient] = news or told[recipient]
            left_out += news is None
            assert told[recipient] == serializer.welcome(None, "", logged, None, Timing()).progress
            assert serializer.progress_news(logged) is None
    assert left_out > 100
    assert announced > 10


def difference(before: dict, after: dict) -> dict:
    """What is different between two views of one recipient, worked out from nothing but what it sees."""
    changes = {name: value for name, value in after.items() if value != before[name]}
    if "routes" in changes:
        names = before["routes"].keys() | after["routes"].keys()
        owners = {name: (before["routes"].get(name), after["routes"].get(name)) for name in names}
        changes["routes"] = {name: now for name, (then, now) in owners.items() if then != now}
    if after["legal_actions"]:
        changes["legal_actions"] = after["legal_actions"]
    return changes


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("edition", [toy(), nl.edition("europe"), nl.edition("northern_lights")], ids=str)
def test_changes_are_the_difference_of_what_the_recipient_sees(edition, memory):
    """They are that and nothing else, so what they leave out depends on no secret; and they lead to the whole view."""
    chance, habit, players = SplitMix(11), SplitMix(12), 3
    names, bots = [f"P{seat}" for seat in range(players)], [None] * players
    logged = LoggedGame.fold(edition, [start_entry(edition, names, bots, chance)], chance)
    recipients = {seat: RecipientSerializer(seat, memory=memory) for seat in (*range(players), None)}
    views = {
        seat: json.loads(encode(serializer.welcome(None, "", logged, None, Timing())))["view"]
        for seat, serializer in recipients.items()
    }
    undone = whole = 0
    while not logged.over:
        seat = logged.game.to_act[habit.below(len(logged.game.to_act))]
        menu = logged.game.legal_actions(seat)
        claims = [action for action in menu if isinstance(action, Claim)]
        among = claims if claims and habit.below(2) else menu
        logged.commit(
            logged.prepare_action(seat, logged.game.text(among[habit.below(len(among))]), logged.seq)
        )
        follow = [logged.seq]
        if logged.can_undo(seat) and habit.below(2):
            follow.append(logged.seq + 1)
        for seq in follow:
            if seq > logged.seq:
                logged.commit(logged.prepare_undo(seat, logged.seq))
                undone += 1
            for recipient, serializer in recipients.items():
                sent = encode(serializer.happened(logged, Timing(), changes=True))
                assert is_of_type(sent, Outgoing)
                message = json.loads(sent)
                now = json.loads(encode(serializer.happened(logged, Timing())))["view"]
                if message["changes"] is None:
                    assert message["view"] == now
                    whole += 1
                else:
                    assert message["view"] is None
                    assert message["changes"] == difference(views[recipient], now)
                    assert with_changes(views[recipient], message["changes"]) == now
                views[recipient] = now
    assert undone > 0
    assert len(recipients) <= whole < logged.seq
