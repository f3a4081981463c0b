"""Schedules and games: fair seats, results that follow from the seed, and bots that misbehave."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import northline as nl
from northline.arena import GameResult, Schedule, Workers, play, summarise
from northline.arena.games import play_deal
from northline.arena.run import play_jobs
from northline.arena.schedule import Isolation, side_by_side
from northline.rules.formats.record import parse_record
from tests.arena import odd_bots
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


@pytest.mark.parametrize("isolate", ["foreign", "none"])
@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (odd_bots.Crashes, "crashed: RuntimeError: I ran out of ideas"),
        (odd_bots.Cheats, "chose something illegal: "),
        (
            odd_bots.Babbles,
            "answered 42, which is not an action: return one of view.legal_actions, or its text",
        ),
        (odd_bots.Mumbles, "answered 'hm', which is not an action: "),
        (odd_bots.Dreams, "thought for longer than 0.2 s"),
        (odd_bots.Broken, "RuntimeError: the weights are missing"),
    ],
)
def test_a_bot_that_misbehaves_forfeits_its_game(bot: type, sentence: str, isolate: Isolation) -> None:
    spec = odd_bots.spec(bot)
    schedule = Schedule.of(toy(), 3, ("random", spec, "greedy"), games=3, move_limit=0.2, isolate=isolate)
    for result in play(schedule):
        assert result.fault is not None
        assert sentence in result.fault.sentence
        assert spec in result.fault.sentence
        assert "\n" not in result.fault.sentence
        bad = result.seating.index(1)
        assert result.fault.seat == bad
        assert result.places[bad] == 3
        assert sorted(result.places) == [1, 1, 3]


@pytest.mark.parametrize("in_kernel", [False, True])
def test_a_game_that_does_not_end_is_void(in_kernel: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("northline.arena.games.MOST_ACTIONS", 20)
    [result, *_] = play(Schedule.of(nl.edition("europe"), 2, ("greedy",), games=1, in_kernel=in_kernel))
    assert result.fault is not None
    assert result.void
    assert result.fault.sentence == "the game did not end in 20 actions"
    assert result.places == (0, 0)
    assert sum(result.moves) == 20


def test_the_text_of_an_action_is_an_answer() -> None:
    for isolate in ("foreign", "none"):
        schedule = Schedule.of(toy(), 2, (odd_bots.spec(odd_bots.Writes), "random"), games=2, isolate=isolate)
        assert [game.fault for game in play(schedule)] == [None, None]


# Bots in processes of their own


def test_an_isolated_bot_plays_as_it_would_here() -> None:
    here = Schedule.of(toy(), 2, ("random", "greedy"), games=6, seed=2)
    assert play(replace(here, isolate="all")) == play(here)


def test_an_isolated_bot_finds_nothing_but_its_view() -> None:
    """The same bot finds the game where it is not isolated, so it does know how to look."""
    schedule = Schedule.of(toy(), 2, (odd_bots.spec(odd_bots.Spies), "random"), games=2)
    assert [game.fault for game in play(schedule)] == [None, None]
    for game in play(replace(schedule, isolate="none")):
        assert game.fault is not None
        assert "found the" in game.fault.sentence


@pytest.mark.parametrize("isolate", ["foreign", "none"])
def test_bots_are_told_what_happens(
    isolate: Isolation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv("NOTES", str(notes))
    schedule = Schedule.of(toy(), 2, (odd_bots.spec(odd_bots.Notes), "greedy"), games=4, isolate=isolate)
    games = play(schedule)
    assert [game.fault for game in games] == [None] * 4
    told = notes.read_text(encoding="utf-8").splitlines()
    assert told == [f"GameEnded {list(game.places)}" for game in games]


@pytest.mark.parametrize("isolate", ["foreign", "none"])
def test_whoever_ends_the_process_loses_and_the_others_play_on(isolate: Isolation) -> None:
    spec = odd_bots.spec(odd_bots.Exits)
    schedule = Schedule.of(toy(), 2, ("random", spec, "greedy"), games=6, isolate=isolate)
    games = play(schedule, Workers(2))
    assert len(games) == 6
    for game in games:
        if 1 in game.seating:
            assert game.fault is not None
            assert game.fault.sentence == f"{spec} ended by itself with exit code 3"
            assert game.places[game.seating.index(1)] == 2
        else:
            assert game.fault is None
    rows = {row.bot: row for row in summarise(schedule, games).rows}
    assert rows[spec].wins.value == 0
    assert rows[spec].forfeits == 4
