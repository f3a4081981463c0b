"""`northline replay` and `northline score`."""

import json
from pathlib import Path

import pytest

import northline as nl
from tests.terminal.command import northline, play, recorded_game
from tests.toy import TOY_FILE


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


@pytest.mark.parametrize("name", nl.EDITIONS)
def test_the_score_tells_where_every_point_came_from(name: str, record: Path) -> None:
    game = recorded_game(record, name)
    result = northline("score", record)
    assert result.exit_code == 0, result.output
    text = " ".join(result.output.split())
    for standing in game.standings():
        assert f"{standing.place}. {game.names[standing.seat]}" in text
        assert f"{standing.points} points" in text
        for ticket in standing.breakdown.tickets:
            ends = game.edition.tickets[ticket.ticket]
            a, b = game.edition.cities[ends.a].name, game.edition.cities[ends.b].name
            mark = "✓ completed" if ticket.completed else "✗ failed"
            assert f"{mark} {a}–{b}: {ticket.points:+}" in text
        assert f"longest path {standing.breakdown.longest_path.length}" in text
        for bonus in standing.breakdown.bonuses:
            assert f"{game.edition.bonus_cards[bonus.card].name}: {bonus.points:+} ({bonus.count} " in text
    winners = [game.names[standing.seat] for standing in game.standings() if standing.place == 1]
    assert f"{winners[0]} wins." in text
    assert len(winners) == 1


def test_the_score_as_json_adds_up(record: Path) -> None:
    game = recorded_game(record, "europe", seed=6)
    document = json.loads(northline("score", record, "--json").output)
    assert document["edition"] == "europe"
    assert document["over"] is True
    assert [s["points"] for s in document["standings"]] == [s.points for s in game.standings()]
    for standing in document["standings"]:
        parts = (*standing["tickets"], *standing["bonus_cards"])
        assert standing["points"] == standing["routes"] + standing["stations"] + sum(
            p["points"] for p in parts
        )
        assert len(standing["borrowed"]) <= 3
        spaces = [
            game.edition.routes[game.edition.route_index[r]].length
            for r in standing["longest_path"]["routes"]
        ]
        assert sum(spaces) == standing["longest_path"]["length"]


def test_a_game_that_is_not_over_is_counted_as_it_stands(record: Path) -> None:
    recorded_game(record, actions=60)
    result = northline("score", record)
    assert result.exit_code == 0
    assert "The game is not over" in result.output
    assert "wins" not in result.output


def test_stepping_forward_back_and_far(record: Path) -> None:
    game = recorded_game(record, "nordic_countries", actions=40)
    result = northline("replay", record, lines=["", "n", "p", "20", "99", "x", "40", "", "q"])
    assert result.exit_code == 0, result.output
    assert "before the first action" in result.output
    for number in (1, 2, 20, 40):
        entry = game.record.entries[number - 1]
        assert f"{number} of 40 · {game.names[entry.seat]}: {entry.action.split()[0]}" in result.output
    assert "The positions are numbered from 0 to 40." in result.output
    assert "Press Enter or n" in result.output
    assert "This is the end of the record" in result.output


def test_the_whole_story_without_stopping(record: Path) -> None:
    game = recorded_game(record)
    result = northline("replay", record, "--all")
    assert result.exit_code == 0, result.output
    text = " ".join(result.output.split())
    assert text.count(" claims ") == sum(owner >= 0 for owner in game.state.owners)
    assert "The game is over" in text
    assert "Total" in text


def test_one_seat_sees_only_its_own(record: Path) -> None:
    """Everything that Bo draws blind and keeps is told to Bo and to nobody else."""
    game = recorded_game(record, "nordic_countries", actions=80)
    own = northline("replay", record, "--all", "--seat", 2).output
    other = northline("replay", record, "--all", "--seat", 1).output
    everything = northline("replay", record, "--all").output
    kept = [game.edition.tickets[ticket] for ticket in game.state.tickets[1]]
    names = [f"{game.edition.cities[t.a].name}–{game.edition.cities[t.b].name}" for t in kept]
    for name in names:
        assert name in own
        assert name in everything
        assert f"keeps {name}" not in other
    assert "Bo chooses tickets" in other
    assert "You keep" in own
    stepped = northline("replay", record, "--seat", 1, lines=["2", "q"]).output
    assert "Bo: keep …" in stepped


@pytest.mark.parametrize("command", ["replay", "score"])
def test_bad_files_and_wrong_use(command: str, tmp_path: Path) -> None:
    for content in (b"", b"hello\n", b"\xff", b'{"northline":1,"edition":"europe"}\n'):
        (tmp_path / "bad").write_bytes(content)
        result = northline(command, tmp_path / "bad")
        assert result.exit_code == 1
        assert result.output.count("\n") == 1
    missing = northline(command, tmp_path / "missing")
    assert missing.exit_code == 1
    assert "cannot be read" in missing.output
    assert northline(command).exit_code == 2


def test_a_seat_that_is_not_there(record: Path) -> None:
    recorded_game(record, actions=3)
    assert northline("replay", record, "--seat", 4).exit_code == 2


def test_records_of_other_editions_take_the_file(record: Path) -> None:
    play(record, "--edition", TOY_FILE, "--seats", "greedy,greedy", "--seed", 2)
    for command in ("replay", "score"):
        assert northline(command, record).exit_code == 1
        assert northline(command, record, "--edition", TOY_FILE).exit_code == 0


def test_names_in_a_record_cannot_command_the_terminal(record: Path) -> None:
    game = nl.Game.new(nl.edition("europe"), 2, 1, names=("\x1b[2JEvil", "[red]Bo[/red]"))
    game.save(record)
    for result in (northline("replay", record, "--all"), northline("score", record)):
        assert "\x1b[2J" not in result.output
        assert "[red]Bo[/red]" in result.output
