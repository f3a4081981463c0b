"""Learning from many games: the numbers of one game, and somebody's games beside those of strong players."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import northline as nl
from northline.analysis.habits import SeatGame, compare, seat_game, strong_players
from northline.analysis.habits.strong import (
    HabitsError,
    StrongPlayers,
    count_tickets,
    read_strong_players,
    table_of,
)
from northline.bots import make_bot
from northline.editions import EDITIONS
from northline.rules.actions import DrawTickets, Keep
from northline.rules.cards import CARD_NAMES
from northline.rules.formats.notation import parse_action

EUROPE = nl.edition("europe")


def played(name: str = "europe", players: int = 2, seed: int = 3) -> nl.Game:
    game = nl.Game.new(nl.edition(name), players, seed=seed)
    bots = [make_bot("greedy" if seat else "normal", seed=seat) for seat in range(players)]
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, bots[seat].choose(game.view(seat)))
    return game


@pytest.mark.parametrize("name", EDITIONS)
def test_a_game_is_counted_as_its_record_says(name):
    game = played(name)
    for seat in range(2):
        found = seat_game(game, seat)
        actions = [
            parse_action(game.edition, entry.action) for entry in game.record.entries if entry.seat == seat
        ]
        [opening, *_] = [action for action in actions if isinstance(action, Keep)]
        assert sorted(found.kept) == sorted(opening.tickets)
        assert set(found.kept) <= set(found.offered)
        assert found.measures["opening_kept"] == len(opening.tickets)
        assert found.measures["ticket_draws"] == sum(isinstance(action, DrawTickets) for action in actions)
        assert sorted(found.held) == sorted(game.state.tickets[seat])
        assert set(found.completed) <= set(found.held)
        lengths = [
            r.length for r, owner in zip(game.edition.routes, game.state.owners, strict=True) if owner == seat
        ]
        assert found.measures["route_length"] == pytest.approx(sum(lengths) / len(lengths))
        assert 1 <= found.measures["first_route"] <= found.measures["turns"]
        assert found.measures["largest_hand"] >= max(found.measures["cards_left"], sum(found.colors))
        assert ("stations" in found.measures) == (name == "europe")
    assert sum(seat_game(game, seat).measures["won"] for seat in range(2)) == 1


def test_seats_that_are_not_there_are_refused():
    with pytest.raises(ValueError, match="seats 0 to 1, not 2"):
        seat_game(played(), 2)


@pytest.mark.parametrize("name", EDITIONS)
def test_strong_players_were_watched_at_every_table(name):
    edition = nl.edition(name)
    strong = strong_players(edition)
    assert strong is not None
    fewest, most = edition.rules.players
    assert [table.players for table in strong.tables] == list(range(fewest, most + 1))
    for table in strong.tables:
        assert table.games >= 100
        assert table.measures["won"].mean == pytest.approx(1 / table.players, abs=1e-4)
        assert 0.4 < table.measures["completed"].mean <= 1
    assert set(strong.tickets) == {ticket.id for ticket in edition.tickets}
    for count in strong.tickets.values():
        assert count.kept <= count.offered
        assert count.completed <= count.held
        assert count.held >= count.kept, "a ticket that was kept is held"


def of_one_kind(games: list[SeatGame]) -> StrongPlayers:
    tickets = {EUROPE.tickets[t].id: count for t, count in count_tickets(games).items()}
    return StrongPlayers("europe", EUROPE.digest, ("normal",), (table_of(games),), tickets)


@pytest.fixture(scope="module")
def games() -> list[SeatGame]:
    return [seat_game(played(seed=seed), seat) for seed in range(6) for seat in range(2)]


def test_whoever_plays_as_strong_players_do_differs_in_nothing(games):
    found = compare(EUROPE, games, of_one_kind(games))
    assert found.games == len(games)
    assert [line.differs for line in (*found.lines, *found.colors)] == [None] * (
        len(found.lines) + len(CARD_NAMES)
    )
    assert all(line.mine == pytest.approx(line.strong) for line in found.lines)
    assert all(line.kept / line.offered == line.strong_kept for line in found.tickets if line.offered)


def test_a_habit_that_is_far_off_is_named_and_one_game_is_no_habit(games):
    hoarder = [
        replace(
            game,
            measures={**game.measures, "largest_hand": game.measures["largest_hand"] + 30},
            colors=tuple(0.0 for _ in game.colors),
        )
        for game in games
    ]
    strong = of_one_kind(games)
    found = compare(EUROPE, hoarder, strong)
    assert {line.habit: line.differs for line in found.lines}["largest_hand"] == "more"
    assert {line.card: line.differs for line in found.colors}["red"] == "less"
    assert {line.habit: line.differs for line in found.lines}["turns"] is None
    few = compare(EUROPE, hoarder[:1], strong)
    assert all(line.differs is None for line in (*few.lines, *few.colors))


def test_boards_and_tables_that_nobody_watched_are_not_compared(games):
    alone = compare(EUROPE, games, None)
    assert all(line.strong is None and line.differs is None for line in alone.lines)
    other_table = replace(of_one_kind(games), tables=())
    assert all(line.strong is None for line in compare(EUROPE, games, other_table).lines)
    assert compare(EUROPE, [], None).lines == ()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda d: d.update(format="x"), '"format" should be "northline-habits"'),
        (lambda d: d.update(version=9), "version 1"),
        (lambda d: d.update(digest="0"), "another board"),
        (
            lambda d: d["tickets"].update(nowhere={"offered": 1, "kept": 1, "held": 1, "completed": 1}),
            "does not have",
        ),
        (lambda d: d["tables"][0]["colors"].pop(), "does not have"),
        (lambda d: d["tables"][0].update(players="two"), "whole number"),
    ],
)
def test_broken_files_are_refused_with_a_sentence(change, complaint):
    strong = strong_players(EUROPE)
    assert strong is not None
    document = json.loads(json.dumps(strong.to_dict()))
    assert read_strong_players(json.dumps(document), EUROPE) == strong
    change(document)
    with pytest.raises(HabitsError, match=complaint):
        read_strong_players(json.dumps(document), EUROPE)
