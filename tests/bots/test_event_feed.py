"""Bots that observe are told everything, in order, once, and as their seat may see it, by whoever lets them play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

import northline as nl
from northline import bots
from northline.arena import Schedule
from northline.arena.games import play_game
from northline.arena.hybrid_game import HybridGame
from northline.bots import Bot, ObservingBot, bot_factory, make_bot
from northline.bots.event_feed import EventFeed
from northline.rules.events import Event
from northline.server.game.bot_pool import BotPool
from northline.server.game.fair_queue import Customer
from tests.bots.attentive import Attentive
from tests.games import TABLES, table_name
from tests.terminal.command import northline, play
from tests.toy import toy

FOR_ADA = Customer("ada", "table", 1)


@pytest.fixture(autouse=True)
def attentive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._BUILT_IN, "attentive", f"{Attentive.__module__}:Attentive")
    monkeypatch.setattr(Attentive, "ends_heard", 0)


def test_who_observes() -> None:
    assert isinstance(Attentive(), ObservingBot)
    for name in ("random", "greedy", "planner", "normal"):
        assert not isinstance(make_bot(name), ObservingBot)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_bot_can_follow_any_game_by_its_events(table: tuple[nl.Edition, int]) -> None:
    edition, players = table
    game = nl.Game.new(edition, players, seed=4)
    seated: dict[int, Bot] = {seat: Attentive(seat) for seat in range(players)}
    feed = EventFeed(game, seated)
    while not game.over:
        seat = game.to_act[-1]
        feed.catch_up(seat)
        game.play(seat, seated[seat].choose(game.view(seat)))
    feed.catch_up_all()
    assert Attentive.ends_heard == players


def test_what_was_taken_back_is_never_told() -> None:
    game = nl.Game.new(nl.edition("europe"), 2, seed=1)

    class Listener(Attentive):
        def __init__(self) -> None:
            super().__init__()
            self.heard: list[Event] = []

        def observe(self, event: Event) -> None:
            self.heard.append(event)

    bot = Listener()
    feed = EventFeed(game, {1: bot})
    first, other = game.legal_actions(0)[:2]
    game.play(0, first)
    game.undo(0)
    game.play(0, other)
    feed.catch_up(1)
    feed.catch_up(1)
    assert bot.heard == [event.seen_by(1) for event in game.events]
    assert len(game.events) == len(game.setup_events) + 1


# Whoever lets bots play


@pytest.mark.parametrize("against", ["attentive:seed=9", "one-step"])
def test_the_arena_tells(against: str) -> None:
    schedule = Schedule.of(toy(), 2, ("attentive", against), games=2, isolate="none")
    result = play_game(schedule, 0, (0, 1))
    assert result.fault is None
    assert Attentive.ends_heard == 1 + against.startswith("attentive")


def test_the_arena_blames_a_bot_that_fails_while_it_observes(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_self: Attentive, _event: Event) -> None:
        raise ValueError("I do not want to know")

    monkeypatch.setattr(Attentive, "observe", fail)
    result = play_game(Schedule.of(toy(), 2, ("one-step", "attentive"), games=2, isolate="none"), 0, (0, 1))
    assert result.fault is not None
    assert result.fault.seat == 1
    assert result.fault.sentence == "attentive crashed: ValueError: I do not want to know"


@pytest.mark.parametrize("others", [("greedy",), ("random", "planner"), ("greedy", "random", "planner")])
def test_the_arena_tells_what_the_kernel_does(others: tuple[str, ...]) -> None:
    edition = nl.edition("europe")
    names = ("attentive", *others)
    schedule = Schedule.of(edition, len(names), names, games=1, in_kernel=True, isolate="none")
    result = play_game(schedule, 0, tuple(range(len(names))))
    assert result.fault is None
    assert Attentive.ends_heard == 1


def test_a_hybrid_game_that_is_watched_is_the_same_game() -> None:
    played = []
    for watched in (True, False):
        game = HybridGame(nl.edition("nordic_countries"), ("greedy", "random"), seed=1)
        game.watched = watched
        game.play_on()
        played.append(game)
    assert played[0].state == played[1].state
    assert len(played[0].events) > len(played[1].events)


def test_a_terminal_tells(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    result = play(record, "--seats", "attentive,greedy,attentive", "--edition", "europe", "--seed", 3)
    assert result.exit_code == 0, result.output
    assert Attentive.ends_heard == 2


def test_a_terminal_tells_a_game_that_goes_on_from_its_beginning(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    begun = play(
        record,
        "--seats",
        "human,attentive",
        "--edition",
        "nordic_countries",
        "--seed",
        3,
        lines=["1", "1", "quit"],
    )
    assert record.exists(), begun.output
    gone_on = northline("play", "--resume", record, "--pace", 0, lines=["1", "1", "1", "quit"])
    assert gone_on.exit_code == 0, gone_on.output
    assert "crashed" not in begun.output + gone_on.output


def test_an_environment_tells_its_opponents() -> None:
    from northline.envs import NorthlineEnv

    env = NorthlineEnv(edition=toy(), players=3, opponents=[Attentive(1), "greedy"])
    for seed in range(3):
        env._opponents = [Attentive(seed), "greedy"]
        observation, _ = env.reset(seed=seed)
        over = False
        while not over:
            action = int(env.action_space.sample(observation["action_mask"]))
            observation, _, over, _, _ = env.step(action)
    assert Attentive.ends_heard == 3


def test_an_environment_plays_the_same_game_whether_it_is_watched_or_not() -> None:
    from northline.envs.kernel_game import KernelGame
    from northline.kernel import KERNEL_PLAYERS

    played = []
    for watched in (True, False):
        game = KernelGame(nl.edition("northern_lights"), 3)
        game.watched = watched
        game.set_up(seed=5)
        while not game.over:
            game.let_player_act(KERNEL_PLAYERS["greedy" if game.seat % 2 else "random"])
        played.append((game.position(), bool(game.events)))
    assert played[0][0] == played[1][0]
    assert (played[0][1], played[1][1]) == (True, False)


def attentive_bots(spec: str) -> Callable[[int], Bot]:
    """What the workers of a server read specs with: in their processes nothing is patched."""
    return (lambda seed: Attentive(seed)) if spec == "attentive" else bot_factory(spec)


def test_a_server_tells_a_new_bot_the_whole_game() -> None:
    game = nl.Game.new(nl.edition("europe"), 3, seed=2)
    pool = BotPool(1, 30, attentive_bots)

    async def play_on() -> None:
        for _ in range(60):
            seat = game.to_act[0]
            action, note = await pool.choose("attentive", game.state, seat, FOR_ADA, game.events)
            assert note == ""
            game.play(seat, action)
        # Without the events it notices: the test would fail if nothing were told.
        _, note = await pool.choose("attentive", game.state, game.to_act[0], FOR_ADA)
        assert note

    try:
        asyncio.run(play_on())
    finally:
        pool.close()


def test_a_host_of_programs_tells_the_other_bots(tmp_path: Path) -> None:
    program = tmp_path / "first.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if 'view' in message:\n"
        "        print(message['view']['legal_actions'][0], flush=True)\n",
        encoding="utf-8",
    )
    result = northline(
        "bot-host",
        f"python3 {program}",
        "--edition",
        "nordic_countries",
        "--against",
        "attentive",
        "--games",
        1,
    )
    assert result.exit_code == 0, result.output
    assert Attentive.ends_heard == 1
