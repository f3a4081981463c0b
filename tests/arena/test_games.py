"""Plans and games: fair seats, results that follow from the seed, and bots that misbehave."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import northline as nl
from northline import bots
from northline.arena import GameResult, Plan, Workers, play
from northline.arena.games import play_deal
from northline.rules.actions import Action, Pass
from northline.rules.formats.record import parse_record
from northline.rules.view import View
from tests.toy import toy

# Plans


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_everybody_sits_everywhere_equally_often(players: int, number: int) -> None:
    plan = Plan.of(toy(), players, ("a", "b", "c", "d")[:number], games=50)
    seats = Counter(
        (bot, seat)
        for deal in range(plan.deals)
        for seating in plan.seatings(deal)
        for seat, bot in enumerate(seating)
    )
    assert plan.games >= 50
    assert len(seats) == number * players
    assert len(set(seats.values())) == 1


def test_a_deal_is_played_in_all_seats_by_one_line_up() -> None:
    plan = Plan.of(nl.edition("europe"), 3, ("a", "b", "c"), games=6)
    assert plan.deals == 2
    assert plan.seatings(0) == ((0, 1, 2), (2, 0, 1), (1, 2, 0))
    played = [nl.Game.new(plan.edition, 3, plan.deal_seed(0)).state for _ in plan.seatings(0)]
    assert played[0] == played[1] == played[2]
    assert plan.deal_seed(0) != plan.deal_seed(1) != Plan.of(plan.edition, 3, ("a",), 3, seed=1).deal_seed(1)


def test_two_of_a_kind_meet_when_there_are_more_seats_than_bots() -> None:
    plan = Plan.of(nl.edition("europe"), 4, ("a", "b"), games=1)
    assert plan.line_ups == ((0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1))
    assert len(plan.seatings(1)) == 4
    assert Plan.of(toy(), 2, ("a",), games=3).deals == 3  # turning the table changes nothing: one seating


@pytest.mark.parametrize(
    ("players", "named", "games", "sentence"),
    [
        (4, ("a",), 1, "2 to 3 players, not 4"),
        (2, (), 1, "at least one bot"),
        (2, ("a", "b", "a"), 1, "'a' is named twice"),
        (2, ("a", "b"), 0, "at least one game"),
    ],
)
def test_a_bad_plan_is_refused(players: int, named: tuple[str, ...], games: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Plan.of(nl.edition("nordic_countries"), players, named, games)


# Games


def test_results_follow_from_the_seed_whoever_works() -> None:
    plan = Plan.of(toy(), 3, ("random", "greedy"), games=30, seed=4, records=True)
    alone = play(plan)
    assert play(plan, Workers(2)) == alone
    other = Plan.of(toy(), 3, ("random", "greedy"), games=30, seed=5, records=True)
    assert [game.points for game in play(other)] != [game.points for game in alone]


def test_a_record_replays_to_the_same_points() -> None:
    plan = Plan.of(nl.edition("europe"), 2, ("random",), games=2, records=True)
    for result in play(plan):
        game = nl.Game.replay(parse_record(result.record))
        assert game.over
        assert tuple(s.points for s in sorted(game.standings(), key=lambda s: s.seat)) == result.points
        assert sum(result.moves) == len(game.record.entries)
        for seat in range(2):
            assert sum(parts[seat] for parts in result.sources.values()) == result.points[seat]


def test_a_result_survives_being_written_down() -> None:
    [result, *_] = play_deal(Plan.of(toy(), 2, ("random", "greedy"), games=1), 0)
    assert GameResult.from_dict(result.to_dict()) == result


# Bots that misbehave


class Crashes:
    def choose(self, view: View, clock: object = None) -> Action:
        if view.phase == "turn":
            raise RuntimeError("I ran\nout of ideas")
        return view.legal_actions[0]


class Cheats(Crashes):
    def choose(self, view: View, clock: object = None) -> Action:
        return view.legal_actions[0] if view.phase == "opening" else Pass()


class Babbles:
    def choose(self, view: View, clock: object = None) -> Any:
        return 42 if view.phase == "turn" else view.legal_actions[0]


class Dreams:
    def choose(self, view: View, clock: object = None) -> Action:
        while view.phase == "turn":
            pass
        return view.legal_actions[0]


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (Crashes, "bad crashed: RuntimeError: I ran out of ideas"),
        (Cheats, "bad chose something illegal: "),
        (Babbles, "bad "),
        (Dreams, "bad thought for longer than 0.2 s"),
    ],
)
def test_a_bot_that_misbehaves_forfeits_its_game(
    bot: type, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots._BUILT_IN, "bad", f"{__name__}:{bot.__name__}")
    plan = Plan.of(toy(), 3, ("random", "bad", "greedy"), games=3, move_limit=0.2)
    for result in play(plan):
        assert result.fault is not None
        assert result.fault.sentence.startswith(sentence)
        assert "\n" not in result.fault.sentence
        bad = result.seating.index(1)
        assert result.fault.seat == bad
        assert result.places[bad] == 3
        assert sorted(result.places) == [1, 1, 3]


def test_a_game_that_does_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("northline.arena.games.MOST_ACTIONS", 20)
    [result, *_] = play(Plan.of(nl.edition("europe"), 2, ("greedy",), games=1))
    assert result.fault is not None
    assert result.fault.seat is None
    assert result.fault.sentence == "the game did not end in 20 actions"
    assert result.places == (1, 1)
