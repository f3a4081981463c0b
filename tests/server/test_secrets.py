"""Nobody learns what is none of their business: every byte that the server sends to somebody is looked at.

Two games are played on two servers. Whatever one seat cannot see is different in them: the other's hand and tickets,
the cards the other draws blind, the ticket deck. Whatever the seat can see is the same. Then all that is sent to the
seat, and to a spectator, has to be equal to the last byte.
"""

from __future__ import annotations

import asyncio
import json
import re

import pytest

from northline import Game, rules
from northline.rules.actions import Draw, Keep
from northline.rules.chance import Recorded, Recording
from northline.rules.formats.record import parse_record
from northline.server.game import serializer
from tests.property.secrets import (
    OutOfReach,
    SameCards,
    cards_seen_drawn,
    hidden_tickets,
    words_about_tickets,
)
from tests.server.bad_bots import steady_bots
from tests.server.harness import first, last, running, settings
from tests.toy import toy

OBSERVER, OTHER = 0, 1
STEPS = 24


class Script:
    """Two games that look the same to one seat, as chance outcomes and actions."""

    def __init__(self, seed: int) -> None:
        one = Game.new(toy(), 2, seed=seed, first=None)
        self.outcomes: tuple[list[int], list[int]] = ([], [])
        self.steps: list[tuple[int, str, str]] = []
        self.probes: list[list[str]] = []
        """Before each step: what the observer may not do."""
        setup = one.record.header.setup
        other_setup = _dealt_differently(one, list(setup))
        other, _ = rules.new_game(toy(), 2, Recorded(other_setup))
        self.outcomes[0].extend(setup)
        self.outcomes[1].extend(other_setup)
        assert rules.view(one.state, OBSERVER) == rules.view(other, OBSERVER)
        self.hidden = [(one.state.hands[OTHER], other.hands[OTHER])]
        habit = rules.SplitMix(seed)
        while len(self.steps) < STEPS and not one.over:
            seat = one.to_act[0]
            action = self._choose(one, seat, habit)
            twin = action
            if isinstance(action, Keep) and seat == OTHER:
                twin = Keep(other.phase.offers[OTHER][: len(action.tickets)])
            probes = [probe for probe in PROBES if _refused(one, probe)]
            events = one.play(seat, action)
            steered = Recording(SameCards(other, cards_seen_drawn(events, OBSERVER)))
            try:
                other, _ = rules.apply(other, twin, steered, seat)
            except OutOfReach:
                break  # the other world has not got the card that came up here
            self.outcomes[0].extend(one.record.entries[-1].chance)
            self.outcomes[1].extend(steered.outcomes)
            self.probes.append(probes)
            self.steps.append((seat, one.text(action), one.text(twin)))
            self.hidden.append((one.state.hands[OTHER], other.hands[OTHER]))

    def _choose(self, game: Game, seat: int, habit: rules.SplitMix):
        """The observer does anything but draw tickets; the other only what no hand is needed for."""
        menu = game.legal_actions(seat)
        if seat == OTHER:
            return Draw() if Draw() in menu else menu[0]
        menu = tuple(action for action in menu if game.text(action) != "tickets")
        return menu[habit.below(len(menu))]


def _dealt_differently(game: Game, setup: list[int]) -> list[int]:
    """The outcomes of a set-up in which the other seat gets other cards and other tickets."""
    edition = game.edition
    hand = edition.rules.hand
    deck = SameCards(rules.State.from_dict({"edition": "toy", "players": 2, "display": []}, edition), ())
    mine = [card for card, count in enumerate(game.state.hands[OBSERVER]) for _ in range(count)]
    shown = [event.card for event in game.setup_events]
    deck._cards = iter([*mine, *[None] * hand, *shown])
    cards = sum(edition.rules.deck)
    drawn = [deck.below(cards - number) for number in range(2 * hand + len(shown))]
    rest = setup[len(drawn) :]
    tickets = edition.tickets
    long = [index for index, ticket in enumerate(tickets) if ticket.long]
    short = [index for index, ticket in enumerate(tickets) if not ticket.long]
    first_shuffle, rest = rest[: len(long) - 1], rest[len(long) - 1 :]
    second_shuffle, rest = rest[: len(short) - 1], rest[len(short) - 1 :]
    return [
        *drawn,
        *_reshuffled(long, first_shuffle, keep=edition.rules.opening_long_tickets),
        *_reshuffled(short, second_shuffle, keep=edition.rules.opening_tickets),
        *rest,
    ]


def _reshuffled(pile: list[int], outcomes: list[int], keep: int) -> list[int]:
    """Outcomes that leave the first tickets of a shuffled pile as they are and turn the order of the others round."""
    shuffled = list(pile)
    for last_place, other in zip(range(len(pile) - 1, 0, -1), outcomes, strict=True):
        shuffled[last_place], shuffled[other] = shuffled[other], shuffled[last_place]
    wanted = shuffled[:keep] + shuffled[keep:][::-1]
    result, now = [], list(pile)
    for place in range(len(pile) - 1, 0, -1):
        other = now.index(wanted[place])
        now[place], now[other] = now[other], now[place]
        result.append(other)
    return result


PROBES = [
    *("draw", "tickets", "keep", "pay red*3", "retreat", "take blue", "nonsense"),
    *(f"claim {route.id} red*{route.length}" for route in toy().routes[:4]),
    *(f"keep {ticket.id}" for ticket in toy().tickets[:3]),
    f"station {toy().cities[0].id} blue",
]
"""What the observer tries all the time: refusals must not tell anything either."""


PAGES = [
    *(f"/api/tables/ID{page}" for page in ("", "/record", "/result", "/replay", "/replay?seat=1")),
    *("/api/tables", "/api/me/tables", "/api/statistics/toy"),
]
"""What both look at all the time."""
QUESTIONS = [
    *({"action": text} for text in ("draw", "tickets", "retreat", "nonsense", "take red")),
    *({"route": route.id} for route in toy().routes),
    *({"city": city.id} for city in toy().cities[:3]),
    {"route": "nowhere"},
]
"""What the observer and a spectator ask all the time: answers must not tell anything either."""


def _refused(game: Game, text: str) -> bool:
    try:
        rules.check(game.state, OBSERVER, game.parse(text))
    except ValueError:
        return True
    return False


async def transcript(
    server, steps: list[tuple[int, str]], probes: list[list[str]], changes: bool
) -> dict[str, list[str]]:
    """Play the steps; everything that was sent to the observer, to a spectator, and over HTTP."""
    browsers = server.browser(), server.browser()
    eve_at_home = server.browser()
    table = await browsers[0].create(name="Ada", hints=True, memory=True)
    name, code = table["table"]["id"], table["code"]
    await browsers[1].post(f"/api/tables/{name}/join", {"name": "Bob", "code": code})
    web: list[str] = []
    async with (
        browsers[0].socket(name, changes=changes) as ada,
        browsers[1].socket(name) as bob,
        eve_at_home.socket(name, changes=changes) as eve,
    ):
        clients = (ada, bob)
        for client in (ada, bob, eve):
            await client.until("welcome")
        for number, (seat, action) in enumerate(steps):
            for probe in probes[number]:
                assert (await ada.act(probe, seq=number))["type"] == "refused"
            if number:
                await ada.act("draw", seq=number - 1)
            if number % 4 == 0:
                for client in (ada, eve):
                    for question in QUESTIONS:
                        await client.send(type="why", **question)
                    await client.send(type="history", since=0, before=number + 1)
                    await client.send(type="ping")
                    await client.until("pong")
            assert (await clients[seat].act(action, seq=number))["type"] == "done"
            for client in (ada, bob, eve):
                while client.seq <= number:
                    await client.receive()
            for browser in (browsers[0], eve_at_home) if number % 3 == 0 else ():
                answers = [await browser.http.get(path.replace("ID", name)) for path in PAGES]
                answers.append(await browser.http.post(f"/api/tables/{name}/hint"))
                web += [answer.text for answer in answers]
        async with browsers[0].socket(name, since=0) as again:
            await again.until("welcome")

    def sent(frames: list[str]) -> list[str]:
        plain = [frame.replace(name, "TABLE").replace(code, "CODE") for frame in frames]
        plain = [re.sub(r'"changed":[0-9.]+', '"changed":0', frame) for frame in plain]
        # Not who comes and goes, and when, or what time it is.
        return [frame for frame in plain if not frame.startswith(('{"type":"table"', '{"type":"pong"'))]

    return {
        "observer": sent(ada.frames + again.frames),
        "spectator": sent(eve.frames),
        "web": sent(web),
        "other": sent(bob.frames),
    }


@pytest.mark.parametrize(
    ("seed", "progress_interval", "changes"), [(1, 0, False), (4, 0, True), (6, 3600, True)]
)
def test_what_a_seat_cannot_see_changes_no_byte_of_what_it_is_sent(
    tmp_path, monkeypatch, seed, progress_interval, changes
):
    """Nor what is left out of it: what has not changed, progress that is not new or comes later, and other pages."""
    monkeypatch.setattr(serializer, "HISTORY_PAGE", 3)
    monkeypatch.setattr(serializer, "WHOLE_VIEW_EVERY", 7)
    script = Script(seed)
    assert len(script.steps) >= 8
    assert any(one != other for one, other in script.hidden)
    transcripts = []
    for world in (0, 1):
        folder = tmp_path / str(world)
        folder.mkdir()
        chance = Recorded(script.outcomes[world])
        chosen = settings(
            folder,
            chance=lambda chance=chance: chance,
            bot_factory=steady_bots,
            progress_interval=progress_interval,
        )
        with running(chosen) as server:
            steps = [(step[0], step[1 + world]) for step in script.steps]
            transcripts.append(asyncio.run(transcript(server, steps, script.probes, changes)))
    one, other = transcripts
    for reader in ("observer", "spectator", "web"):
        assert one[reader] == other[reader], reader
        assert len(one[reader]) > len(script.steps)
    assert any('"reason"' in text for text in one["web"]), "hints were given"
    assert any('"lacks"' in text for text in one["observer"]), "questions were answered"
    for reader in ("observer", "spectator"):
        pages = [json.loads(text) for text in one[reader] if text.startswith('{"type":"history"')]
        assert any(page["earlier"] for page in pages)
        told = [json.loads(text)["progress"] for text in one[reader] if text.startswith('{"type":"happened"')]
        assert None in told
        assert any(told)
        entries = [json.loads(text) for text in one[reader] if text.startswith('{"type":"happened"')]
        assert any(entry["changes"] for entry in entries) == changes
        assert any(entry["view"] for entry in entries)
    assert any('"refused":["' in text for text in one["observer"]), "one's own refused tickets are remembered"
    assert not any('"refused":["' in text for text in one["spectator"])
    assert one["other"] != other["other"], "the worlds are different for the one who sees it"


def without_places(event: dict) -> dict:
    """An event without what lies on the board: a route may bear the name of a ticket."""
    return {key: value for key, value in event.items() if key not in ("route", "city")}


def test_no_frame_names_a_ticket_that_its_reader_cannot_see(tmp_path):
    # What other bonus cards count lies on the board, where a route may bear the name of a ticket.
    about_tickets = {card.id for card in toy().bonus_cards if card.counts == "completed_tickets"}

    async def body(server) -> None:
        browsers = [server.browser() for _ in range(3)]
        made = await browsers[0].create("toy", [None, None, "random"], name="Ada", open=True, memory=True)
        name = made["table"]["id"]
        await browsers[1].post(f"/api/tables/{name}/join", {"name": "Bob"})
        async with (
            browsers[0].socket(name) as ada,
            browsers[1].socket(name) as bob,
            browsers[2].socket(name) as eve,
        ):
            await asyncio.gather(
                ada.play(last), bob.play(last), eve.until_view(lambda view: view["phase"] == "over")
            )
            record = (await browsers[2].http.get(f"/api/tables/{name}/record")).text
        game = Game.replay(parse_record(record.splitlines(keepends=True)), toy())
        states = [*(before for before, _ in game.history), game.state]
        looked = 0
        for client in (ada, bob, eve):
            for message in map(json.loads, client.frames):
                if message.get("view") is None:
                    continue
                state = states[message["seq"]]
                events = [without_places(event) for event in message.get("events", [])]
                told = message["progress"] or {"tickets": [], "offer": [], "bonuses": []}
                known = [line["ticket"] for line in told["tickets"] + told["offer"]]
                bonuses = [line["counted"] for line in told["bonuses"] if line["card"] in about_tickets]
                words = words_about_tickets(message["view"]) + json.dumps([events, known, bonuses])
                for ticket in hidden_tickets(state, client.seat):
                    assert f'"{ticket}"' not in words
                    looked += 1
                hands = [hand for seat, hand in enumerate(message["view"]["hands"]) if seat != client.seat]
                assert state.over or hands == [None] * len(hands)
                assert state.over or client.seat in state.to_act or message["view"]["legal_actions"] == []
        assert looked > 100

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))


def test_games_that_go_on_have_no_record(tmp_path):
    async def body(server) -> None:
        ada, bob = server.browser(), server.browser()
        name = (await ada.create(name="Ada", open=True))["table"]["id"]
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob"})
        async with ada.socket(name) as client:
            await client.until("welcome")
            await client.act(first(client.view))
        for path in ("record", "result"):
            for browser in (ada, bob, server.browser()):
                assert (await browser.get(f"/api/tables/{name}/{path}", 409))["code"] == "not_finished"

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))
