"""The campaign behind the tables of the documentation: what it plays, how it goes on, what is made of its log."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import combinations
from pathlib import Path

from benchmarks.campaign import LADDER, LADDER_GAMES, Match, done_before, jobs, matches, play_game
from benchmarks.ladders import ladders
from benchmarks.report import Row, as_json, draw, earlier, merged, page, rows_of
from benchmarks.tables import play, seatings

import northline as nl
from northline.bots import check_bot

PUBLISHED = Path(__file__).parents[2] / "docs" / "ladder"


def test_every_table_is_there_and_every_bot_is_known() -> None:
    wanted = list(matches())
    for bot in {bot for match in wanted for bot in match.bots}:
        check_bot(bot)
    for edition in nl.EDITIONS:
        fewest, most = nl.edition(edition).rules.players
        for part in ("levels", "ladder"):
            tables = {len(m.bots) for m in wanted if m.part == part and m.edition == edition}
            assert tables == set(range(fewest, most + 1))


def test_every_two_bots_of_the_ladder_meet_often_enough_at_every_table() -> None:
    wanted = [match for match in matches() if match.part == "ladder"]
    for edition, players in {(match.edition, len(match.bots)) for match in wanted}:
        for pair in combinations(LADDER, 2):
            met = sum(
                len(match.deals) * players
                for match in wanted
                if match.edition == edition and len(match.bots) == players and {*pair} <= {*match.bots}
            )
            assert LADDER_GAMES <= met < 1.05 * LADDER_GAMES


def test_matches_grow_alike_and_go_on_where_they_were(tmp_path: Path) -> None:
    short = Match("levels", "europe", ("normal", "easy"), 4)
    long = Match("ladder", "europe", ("random", "greedy"), 40)
    every = jobs([short, long], set())
    assert len(every) == 44
    assert sum(match == short for match, _, _ in every[:22]) == 2
    log = tmp_path / "games.jsonl"
    line = ["levels", "europe", ["normal", "easy"], 1, 0, [1, 2], [90, 80], 0.1]
    log.write_text(
        json.dumps(line) + "\n" + '["levels","eur', encoding="utf-8"
    )  # killed in the middle of a line
    left = jobs([short, long], done_before([log]))
    assert len(left) == 43
    assert (short, 1, 0) not in left


def test_long_games_are_played_in_more_deals_from_one_seat_each() -> None:
    match = Match("expert", "europe", ("search:playouts=4", "hard", "hard"), 6, 100, every_seat=False)
    assert [(deal, turn) for _, deal, turn in jobs([match], set())] == [
        (100, 1),
        (101, 2),
        (102, 0),
        (103, 1),
        (104, 2),
        (105, 0),
    ]


def test_a_campaign_may_have_other_deals() -> None:
    for usual, other in zip(matches(), matches(first_deal=5000), strict=True):
        assert (usual.bots, len(usual.deals)) == (other.bots, len(other.deals))
        assert other.deals.start == usual.deals.start + 5000


def test_a_game_of_the_campaign_is_a_game() -> None:
    """Whoever thinks inside the kernel plays just as the bot of that name."""
    match = Match("ladder", "nordic_countries", ("one-step", "planner"), 2)
    part, edition, bots, deal, turn, places, points, _ = play_game(match, 7, 1)
    assert (part, edition, bots, deal, turn) == ("ladder", "nordic_countries", ("one-step", "planner"), 7, 1)
    assert sorted(places) == [1, 2]
    again = play(nl.edition(edition), seatings(bots)[1], 7, compiled=False)
    assert (again.places, again.points) == (places, points)


def test_racers_and_planners_meet_inside_the_kernel() -> None:
    """The same deal whoever sits where, and the same game again from the same seed."""
    edition = nl.edition("nordic_countries")
    once, again = (play(edition, ("racer", "planner", "planner"), 5) for _ in range(2))
    assert once == again
    assert sorted(once.places)[0] == 1
    assert play(edition, ("planner", "racer", "planner"), 5) != once


def test_a_report_counts_wins_of_the_first_bot(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    spec = "search:playouts=25,threads=1"
    lines = [
        ["search", "europe", [spec, "planner"], 0, 0, [1, 2], [100, 90], 1.0],
        ["search", "europe", [spec, "planner"], 0, 1, [1, 2], [100, 90], 1.0],
        ["search", "europe", [spec, "planner"], 1, 0, [1, 1], [80, 80], 1.0],
        ["search", "europe", [spec, "planner"], 1, 1, [2, 1], [70, 90], 1.0],
        ["levels", "europe", ["hard", "normal", "normal"], 0, 2, [3, 1, 2], [50, 90, 60], 1.0],
    ]
    log.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
    search, everywhere, levels = rows_of([log])
    assert everywhere == replace(search, edition="all")
    assert (search.games, search.won, search.lead) == (4, (1 + 0 + 0.5 + 1) / 4, 5.0)
    assert search.low < search.won < search.high
    assert (levels.won, levels.place, levels.points) == (1.0, 1.0, (90.0, 55.0))
    text = page([search, levels], [])
    assert "| Europe | search:playouts=25 | planner | 4 | 62.5 (" in text
    draw([search], tmp_path / "few.svg")
    draw([replace(search, games=40)], tmp_path / "many.svg")
    assert 1000 < (tmp_path / "few.svg").stat().st_size < (tmp_path / "many.svg").stat().st_size


def test_deals_of_two_boards_are_different_deals(tmp_path: Path) -> None:
    """Two deals tell as much on two boards as on one."""

    def together(*deals: tuple[str, int]) -> Row:
        places = ([1, 2], [2, 1], [1, 2], [1, 2])
        games = [(*deal, turn) for deal in deals for turn in (0, 1)]
        log = tmp_path / "games.jsonl"
        log.write_text(
            "\n".join(
                json.dumps(["timed", board, ["expert", "hard"], deal, turn, place, [90, 80], 1.0])
                for (board, deal, turn), place in zip(games, places, strict=True)
            ),
            encoding="utf-8",
        )
        (row,) = [row for row in rows_of([log]) if row.edition == "all"]
        return row

    on_one, on_two = together(("europe", 0), ("europe", 1)), together(("europe", 0), ("nordic_countries", 0))
    assert on_one.games == on_two.games == 4
    assert on_one == on_two


def test_the_published_games_are_what_the_published_numbers_tell() -> None:
    told, _ = earlier(PUBLISHED / "results.json")
    rows = rows_of([PUBLISHED / "games.jsonl"])
    assert {"search", "expert", "timed"} == {row.part for row in rows}
    assert all(row in told for row in rows)


def test_a_ladder_tells_who_finishes_ahead_of_whom() -> None:
    """Three bots at two tables, turned once: a shared first place is half a win, and half ahead."""
    bots = ["planner", "greedy", "random"]
    (ladder,) = ladders(
        [
            ["ladder", "europe", bots, 0, 0, [1, 2, 3], [100, 80, 10], 1.0],
            ["ladder", "europe", bots, 0, 1, [1, 3, 1], [90, 20, 90], 1.0],
            ["levels", "europe", ["hard", "normal"], 0, 0, [1, 2], [90, 60], 1.0],
        ]
    )
    assert (ladder.edition, ladder.players, ladder.games, ladder.fewest) == ("europe", 3, 2, 2)
    # The second table is turned: greedy, random, planner.
    planner, greedy, random = ladder.rungs
    assert [rung.bot for rung in ladder.rungs] == bots
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
    rows, climbed = earlier(published)
    assert json.loads(published.read_text(encoding="utf-8")) == json.loads(as_json(rows, climbed))
    assert page(rows, climbed) == (published.with_suffix(".md")).read_text(encoding="utf-8")
    anew = replace(rows[0], games=7)
    after = merged(rows, [anew], lambda row: (row.part, row.edition, row.bots))
    assert after == [anew, *rows[1:]]
