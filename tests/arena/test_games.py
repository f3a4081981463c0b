"""Schedules and games: fair seats, results that follow from the seed, and bots that misbehave."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import northline as nl
from northline import bots
from northline.arena import GameResult, Schedule, Workers, play
from northline.arena.games import play_deal
from northline.arena.run import play_jobs
from northline.arena.schedule import side_by_side
from northline.rules.actions import Action, Pass
from northline.rules.formats.record import parse_record
from northline.rules.view import View
from tests.toy import toy

# Schedules


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_everybody_sits_everywhere_equally_often(players: int, number: int) -> None:
    schedule = Schedule.of(toy(), players, ("a", "b", "c", "d")[:number], games=50)
    seats = Counter(
        (bot, seat)
        for deal in range(schedule.deals)
        for seating in schedule.seatings(deal)
        for seat, bot in enumerate(seating)
    )
    assert schedule.games >= 50
    assert len(seats) == number * players
    assert len(set(seats.values())) == 1


def test_a_deal_is_played_in_all_seats_by_one_line_up() -> None:
    schedule = Schedule.of(nl.edition("europe"), 3, ("a", "b", "c"), games=6)
    assert schedule.deals == 2
    assert schedule.seatings(0) == ((0, 1, 2), (2, 0, 1), (1, 2, 0))
    played = [nl.Game.new(schedule.edition, 3, schedule.deal_seed(0)).state for _ in schedule.seatings(0)]
    assert played[0] == played[1] == played[2]
    assert (
        schedule.deal_seed(0)
        != schedule.deal_seed(1)
        != Schedule.of(schedule.edition, 3, ("a",), 3, seed=1).deal_seed(1)
    )


def test_two_of_a_kind_meet_when_there_are_more_seats_than_bots() -> None:
    schedule = Schedule.of(nl.edition("europe"), 4, ("a", "b"), games=1)
    assert schedule.line_ups == ((0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1))
    assert len(schedule.seatings(1)) == 4
    assert Schedule.of(toy(), 2, ("a",), games=3).deals == 3  # turning the table changes nothing: one seating


@pytest.mark.parametrize(
    ("players", "named", "games", "sentence"),
    [
        (4, ("a",), 1, "2 to 3 players, not 4"),
        (2, (), 1, "at least one bot"),
        (2, ("a", "b", "a"), 1, "'a' is named twice"),
        (2, ("a", "b"), 0, "at least one game"),
    ],
)
def test_a_bad_schedule_is_refused(players: int, named: tuple[str, ...], games: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Schedule.of(nl.edition("nordic_countries"), players, named, games)


def test_a_match_is_one_line_up() -> None:
    match = Schedule.match(toy(), ("b", "a", "b"), deals=4)
    assert (match.bots, match.line_ups, match.players) == (("b", "a"), ((0, 1, 0),), 3)
    assert match.seatings(3) == ((0, 1, 0), (0, 0, 1), (1, 0, 0))
    assert match.games == 12


def test_with_one_seating_a_deal_everybody_moves_on_by_a_seat() -> None:
    schedule = Schedule(toy(), 3, ("a", "b", "c", "d"), deals=12, every_seating=False)
    assert schedule.games == 12
    seats = Counter(
        (bot, seat)
        for deal in schedule.deal_numbers
        for (seating,) in [schedule.seatings(deal)]
        for seat, bot in enumerate(seating)
    )
    assert set(seats.values()) == {3}
    assert len(seats) == 12


def test_a_first_deal_gives_the_same_deals_later() -> None:
    usual = Schedule(toy(), 2, ("random", "greedy"), deals=4, seed=6)
    later = replace(usual, first_deal=2, deals=2)
    assert list(later.deal_numbers) == [2, 3]
    assert play(later) == play(usual)[4:]


def test_without_a_seed_a_deal_is_dealt_from_its_number() -> None:
    schedule = Schedule(toy(), 2, ("random",), deals=3, seed=None, first_deal=40, records=True)
    for result in play(schedule):
        assert parse_record(result.record).header.seed == result.deal
    assert schedule.bot_seed(41, 0, 0) != schedule.bot_seed(41, 0, 1)


def test_schedules_side_by_side_make_progress_at_the_same_rate() -> None:
    schedules = [Schedule(toy(), 2, ("a", "b"), deals, first_deal=7) for deals in (3, 10, 60)]
    jobs = side_by_side(schedules)
    assert sorted(jobs) == [(n, deal) for n, one in enumerate(schedules) for deal in one.deal_numbers]
    for stop in range(len(jobs)):
        done = Counter(index for index, _ in jobs[:stop])
        shares = [done[n] / schedule.deals for n, schedule in enumerate(schedules)]
        assert max(shares) - min(shares) <= 1 / 3 + 1 / 10


# Games


def test_results_follow_from_the_seed_whoever_works() -> None:
    schedule = Schedule.of(toy(), 3, ("random", "greedy"), games=30, seed=4, records=True)
    alone = play(schedule)
    assert play(schedule, Workers(2)) == alone
    other = Schedule.of(toy(), 3, ("random", "greedy"), games=30, seed=5, records=True)
    assert [game.points for game in play(other)] != [game.points for game in alone]


def test_a_record_replays_to_the_same_points() -> None:
    schedule = Schedule.of(nl.edition("europe"), 2, ("random",), games=2, records=True)
    for result in play(schedule):
        game = nl.Game.replay(parse_record(result.record))
        assert game.over
        assert tuple(s.points for s in sorted(game.standings(), key=lambda s: s.seat)) == result.points
        assert sum(result.moves) == len(game.record.entries)
        for seat in range(2):
            assert sum(parts[seat] for parts in result.sources.values()) == result.points[seat]


def test_a_result_survives_being_written_down() -> None:
    [result, *_] = play_deal(Schedule.of(toy(), 2, ("random", "greedy"), games=1), 0)
    assert GameResult.from_dict(result.to_dict()) == result


def test_jobs_of_several_schedules_are_played_as_they_would_be_alone() -> None:
    schedules = [Schedule(toy(), players, ("random", "greedy"), deals=2) for players in (2, 3)]
    played = dict(play_jobs(schedules, side_by_side(schedules), Workers(2)))
    for index, schedule in enumerate(schedules):
        assert [game for deal in (0, 1) for game in played[index, deal]] == play(schedule)


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
    schedule = Schedule.of(toy(), 3, ("random", "bad", "greedy"), games=3, move_limit=0.2)
    for result in play(schedule):
        assert result.fault is not None
        assert result.fault.sentence.startswith(sentence)
        assert "\n" not in result.fault.sentence
        bad = result.seating.index(1)
        assert result.fault.seat == bad
        assert result.places[bad] == 3
        assert sorted(result.places) == [1, 1, 3]


def test_a_game_that_does_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("northline.arena.games.MOST_ACTIONS", 20)
    [result, *_] = play(Schedule.of(nl.edition("europe"), 2, ("greedy",), games=1))
    assert result.fault is not None
    assert result.fault.seat is None
    assert result.fault.sentence == "the game did not end in 20 actions"
    assert result.places == (1, 1)
