"""The campaign behind the tables of the documentation: what it plays, how it is resumed, what is made of its games."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from benchmarks.campaign import LADDER, LADDER_GAMES, Match, matches, open_log, run
from benchmarks.ladders import ladders_of
from benchmarks.published import PublishedGame, games_in, write
from benchmarks.report import Row, as_json, draw, merge, page, read_results, rows_of

import northline as nl
from northline.arena import Schedule, Workers
from northline.arena.games import play_game
from northline.arena.log import FILE, LogError
from northline.arena.schedule import side_by_side
from northline.bots import check_bot

PUBLISHED = Path(__file__).parents[2] / "docs" / "ladder"


def test_every_table_is_there_and_every_bot_is_known() -> None:
    wanted = list(matches())
    for bot in {bot for match in wanted for bot in match.schedule.bots}:
        check_bot(bot)
    for edition in nl.EDITIONS:
        fewest, most = nl.edition(edition).rules.players
        for part in ("levels", "ladder"):
            here = [m.schedule for m in wanted if m.part == part and m.schedule.edition.id == edition]
            assert {schedule.players for schedule in here} == set(range(fewest, most + 1))


def test_every_match_has_a_folder_of_its_own() -> None:
    folders = [match.folder for match in matches()]
    assert len(set(folders)) == len(folders)


def test_every_two_bots_of_the_ladder_meet_often_enough_at_every_table() -> None:
    for match in matches():
        if match.part == "ladder":
            schedule = match.schedule
            line_ups = [schedule.line_ups[schedule.line_up(deal)] for deal in schedule.deal_numbers]
            for pair in combinations(range(len(LADDER)), 2):
                met = schedule.players * sum({*pair} <= {*line_up} for line_up in line_ups)
                assert LADDER_GAMES <= met < 1.05 * LADDER_GAMES


def small(part: str, bots: tuple[str, ...], deals: int) -> Match:
    return Match(part, Schedule.match(nl.edition("nordic_countries"), bots, deals, seed=None, in_kernel=True))


def test_matches_grow_alike() -> None:
    short, long = small("levels", ("normal", "easy"), 2), small("ladder", ("random", "greedy"), 20)
    jobs = side_by_side([short.schedule, long.schedule])
    assert len(jobs) == len(set(jobs)) == 22
    assert sum(index == 0 for index, _ in jobs[:11]) == 1


def test_a_campaign_is_resumed_where_it_was(tmp_path: Path) -> None:
    match = small("ladder", ("random", "greedy"), 3)
    run([match], tmp_path, minutes=10, workers=Workers())
    log = tmp_path / match.folder / FILE
    text = log.read_text(encoding="utf-8")
    whole = [game._replace(seconds=0) for game in games_in(tmp_path)]
    assert [(game.deal, game.turn) for game in whole] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    log.write_text(text[: len(text) * 2 // 3], encoding="utf-8")  # killed in the middle of a line
    kept = len(list(games_in(tmp_path)))
    assert 0 < kept < 6
    run([match], tmp_path, minutes=0, workers=Workers())
    assert len(list(games_in(tmp_path))) == kept  # there was no time
    run([match], tmp_path, minutes=10, workers=Workers())
    assert [game._replace(seconds=0) for game in games_in(tmp_path)] == whole


def test_a_match_may_become_longer_but_not_another(tmp_path: Path) -> None:
    match = small("ladder", ("random", "greedy"), 1)
    run([match], tmp_path, minutes=10, workers=Workers())
    longer = open_log(tmp_path / match.folder, replace(match.schedule, deals=3))
    assert longer.missing == [1, 2]
    with pytest.raises(LogError, match="other games"):
        open_log(tmp_path / match.folder, replace(match.schedule, first_deal=5))


def test_a_bot_that_crashes_ends_the_campaign_and_its_game_is_not_kept(tmp_path: Path) -> None:
    match = small("ladder", ("random", "search:playouts=none"), 1)
    with pytest.raises(
        RuntimeError, match="deal 0: the option 'playouts' of the bot 'search' needs a whole number"
    ):
        run([match], tmp_path, minutes=10, workers=Workers())
    assert list(games_in(tmp_path)) == []


def test_games_are_published_as_they_were_played(tmp_path: Path) -> None:
    """The line-up of each seat comes back from how often the table was turned."""
    match = small("levels", ("greedy", "random", "random"), 2)
    run([match], tmp_path / "campaign", minutes=10, workers=Workers())
    games = list(games_in(tmp_path / "campaign"))
    log = open_log(tmp_path / "campaign" / match.folder, match.schedule)
    assert {(game.deal, game.seating, game.places, game.points) for game in games} == {
        (game.deal, tuple(match.schedule.bots[bot] for bot in game.seating), game.places, game.points)
        for game in log.games
    }
    write(tmp_path / "games.jsonl", games)
    assert list(games_in(tmp_path / "games.jsonl")) == games


def test_the_published_file_is_written_as_it_is_read(tmp_path: Path) -> None:
    published = PUBLISHED / "games.jsonl"
    write(tmp_path / "games.jsonl", games_in(published))
    assert (tmp_path / "games.jsonl").read_bytes() == published.read_bytes()


def test_long_games_are_played_in_more_deals_from_one_seat_each() -> None:
    schedule = next(
        m.schedule for m in matches(first_deal=100) if m.part == "expert" and m.schedule.players == 3
    )
    (expert, *_) = schedule.bots
    assert expert.startswith("expert:")
    assert (schedule.players, schedule.deals, schedule.games) == (3, 60, 60)
    assert [schedule.seatings(deal) for deal in range(100, 106)] == 2 * [
        ((1, 1, 0),),
        ((1, 0, 1),),
        ((0, 1, 1),),
    ]


def test_a_campaign_may_have_other_deals() -> None:
    for usual, other in zip(matches(), matches(first_deal=5000), strict=True):
        assert other.schedule == replace(usual.schedule, first_deal=usual.schedule.first_deal + 5000)


def test_a_game_of_the_campaign_is_a_game() -> None:
    """Whoever thinks inside the kernel plays just as the bot of that name."""
    schedule = small("ladder", ("one-step", "planner"), 8).schedule
    inside = play_game(schedule, 7, (1, 0))
    outside = play_game(replace(schedule, in_kernel=False), 7, (1, 0))
    assert sorted(inside.places) == [1, 2]
    assert inside == outside


def test_racers_and_planners_meet_inside_the_kernel() -> None:
    """The same game again from the same seed, and another when they sit elsewhere."""
    schedule = small("ladder", ("racer", "planner", "planner"), 6).schedule
    once, again = (play_game(schedule, 5, (0, 1, 1)) for _ in range(2))
    assert once == again
    assert sorted(once.places)[0] == 1
    assert play_game(schedule, 5, (1, 0, 1)).points != once.points


def test_a_report_counts_wins_of_the_first_bot(tmp_path: Path) -> None:
    bots = ("search:playouts=25,threads=1", "planner")
    games = [
        PublishedGame("search", "europe", bots, 0, 0, (1, 2), (100, 90), 1.0),
        PublishedGame("search", "europe", bots, 0, 1, (1, 2), (100, 90), 1.0),
        PublishedGame("search", "europe", bots, 1, 0, (1, 1), (80, 80), 1.0),
        PublishedGame("search", "europe", bots, 1, 1, (2, 1), (70, 90), 1.0),
        PublishedGame("levels", "europe", ("hard", "normal", "normal"), 0, 2, (3, 1, 2), (50, 90, 60), 1.0),
    ]
    search, everywhere, levels = rows_of(games)
    assert everywhere == replace(search, edition="all")
    assert (search.games, search.won, search.lead) == (4, (1 + 0 + 0.5 + 1) / 4, 5.0)
    assert search.low < search.won < search.high
    assert (levels.won, levels.place, levels.points) == (1.0, 1.0, (90.0, 55.0))
    text = page([search, levels], [])
    assert "| Europe | search:playouts=25 | planner | 4 | 62.5 (" in text
    draw([search], tmp_path / "few.svg")
    draw([replace(search, games=40)], tmp_path / "many.svg")
    assert 1000 < (tmp_path / "few.svg").stat().st_size < (tmp_path / "many.svg").stat().st_size


def test_deals_of_two_boards_are_different_deals() -> None:
    """Two deals tell as much on two boards as on one."""

    def together(*deals: tuple[str, int]) -> Row:
        all_places = ((1, 2), (2, 1), (1, 2), (1, 2))
        turns = [(*deal, turn) for deal in deals for turn in (0, 1)]
        games = [
            PublishedGame("timed", board, ("expert", "hard"), deal, turn, places, (90, 80), 1.0)
            for (board, deal, turn), places in zip(turns, all_places, strict=True)
        ]
        (row,) = [row for row in rows_of(games) if row.edition == "all"]
        return row

    on_one, on_two = together(("europe", 0), ("europe", 1)), together(("europe", 0), ("nordic_countries", 0))
    assert on_one.games == on_two.games == 4
    assert on_one == on_two


def test_the_published_games_are_what_the_published_numbers_tell() -> None:
    told, _ = read_results(PUBLISHED / "results.json")
    rows = rows_of(games_in(PUBLISHED / "games.jsonl"))
    assert {"search"} == {row.part for row in rows}
    assert all(row in told for row in rows)


def test_a_ladder_tells_who_finishes_ahead_of_whom() -> None:
    """Three bots at two tables, turned once: a shared first place is half a win, and half ahead."""
    bots = ("planner", "greedy", "random")
    (ladder,) = ladders_of(
        [
            PublishedGame("ladder", "europe", bots, 0, 0, (1, 2, 3), (100, 80, 10), 1.0),
            PublishedGame("ladder", "europe", bots, 0, 1, (1, 3, 1), (90, 20, 90), 1.0),
            PublishedGame("levels", "europe", ("hard", "normal"), 0, 0, (1, 2), (90, 60), 1.0),
        ]
    )
    assert (ladder.edition, ladder.players, ladder.games, ladder.fewest) == ("europe", 3, 2, 2)
    # The second table is turned: greedy, random, planner.
    planner, greedy, random = ladder.rungs
    assert tuple(rung.bot for rung in ladder.rungs) == bots
    assert [rung.wins.value for rung in ladder.rungs] == [0.75, 0.25, 0.0]
    assert [rung.place.value for rung in ladder.rungs] == [1.0, 1.5, 3.0]
    assert [rung.points.value for rung in ladder.rungs] == [95.0, 85.0, 15.0]
    assert planner.ahead == {"greedy": 0.75, "random": 1.0}
    assert greedy.ahead == {"planner": 0.25, "random": 1.0}
    assert random.ahead == {"planner": 0.0, "greedy": 0.0}
    text = page([], [ladder])
    assert "### Europe, 3 players" in text
    assert "| planner | 75.0 (" in text
    assert "| 1.00 | 95 | – | 75 | 100 |" in text


def test_a_report_keeps_what_was_not_played_again() -> None:
    """The published numbers come back as they were, and only matches played since are told anew."""
    published = PUBLISHED / "results.json"
    rows, climbed = read_results(published)
    assert json.loads(published.read_text(encoding="utf-8")) == json.loads(as_json(rows, climbed))
    assert page(rows, climbed) == (published.with_suffix(".md")).read_text(encoding="utf-8")
    anew = replace(rows[0], games=7)
    after = merge(rows, [anew], lambda row: (row.part, row.edition, row.bots))
    assert after == [anew, *rows[1:]]
