"""`northline play`, driven line by line through the real command."""

import os
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import northline as nl
from northline.bots.cast import CAST
from northline.rules.actions import Pass
from northline.terminal.palette import cards
from tests.terminal.command import moves_of, northline, play
from tests.toy import TOY_FILE, toy


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


NORDIC = ("--edition", "nordic_countries", "--seed", 5)


def test_a_newcomer_presses_enter_and_is_in_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    result = northline("play", "--pace", 0, lines=["", "1 2", "", "quit"])
    assert result.exit_code == 0, result.output
    assert "Which board" in result.output
    assert "Welcome to Nordic Countries" in result.output
    assert "Tickets on offer" in result.output
    saved = list((tmp_path / "northline" / "games").glob("*.jsonl"))
    assert len(saved) == 1
    assert f"northline play --resume {saved[0]}" in result.output
    again = northline("play", "--pace", 0, "--resume", "last", lines=["quit"])
    assert again.exit_code == 0
    assert "your turn" in again.output


def test_a_whole_game_by_numbers(record: Path) -> None:
    """Somebody who always types 1 draws until the bot has ended the game."""
    result = play(record, *NORDIC, lines=["all", "", *["1", ""] * 200])
    assert result.exit_code == 0, result.output
    assert nl.Game.load(record).over
    assert "The final scores" in result.output
    assert "wins." in result.output
    assert f"northline replay {record}" in result.output


@pytest.mark.parametrize("name", nl.EDITIONS)
@pytest.mark.parametrize("width", [80, 160])
def test_whole_games_of_bots_fit_the_terminal(name: str, width: int, record: Path) -> None:
    result = play(
        record, "--edition", name, "--seats", "greedy,greedy,random:seed=4", "--seed", 8, width=width
    )
    assert result.exit_code == 0, result.output
    assert nl.Game.load(record).over
    path_lines = [line for line in result.output.splitlines() if str(record) not in line]
    assert max(len(line) for line in path_lines) <= width


def test_an_edition_of_ones_own(record: Path) -> None:
    result = play(record, "--edition", TOY_FILE, "--seats", "human,greedy", "--seed", 1, lines=["quit"])
    assert f"--resume {record} --edition {TOY_FILE}" in result.output
    without = northline("play", "--resume", record, lines=["quit"])
    assert without.exit_code == 1
    assert "--edition" in without.output
    resumed = northline("play", "--resume", record, "--edition", TOY_FILE, lines=["all", "quit"])
    assert resumed.exit_code == 0, resumed.output
    assert nl.Game.load(record, toy()).record.entries


# Typing


def test_actions_by_number_by_notation_and_by_name(record: Path) -> None:
    """All three ways lead to the same claim; the seed gives a hand that can pay for it."""
    opening = ["keep kobenhavn-murmansk stockholm-kobenhavn", ""]
    for way in (
        "claim norrkoping-stockholm-1 orange",
        "claim Norrköping Stockholm",
        "claim norrkoping stockh o",
    ):
        result = play(record, *NORDIC, lines=[*opening, way, "", "quit"])
        moves = moves_of(record)
        assert any(move.startswith("claim norrkoping-stockholm") for move in moves), result.output
        record.unlink()
    result = play(record, *NORDIC, lines=[*opening, "claims", "quit"])
    record.unlink()
    number = re.search(r"(\d+)\s+O\s+Norrköping–Stockholm", result.output)
    assert number
    play(record, *NORDIC, lines=[*opening, number[1], "", "quit"])
    assert any(move.startswith("claim norrkoping-stockholm") for move in moves_of(record))


def test_a_choice_of_payment_is_asked_for(record: Path) -> None:
    opening = ["1 2", ""]
    result = play(
        record, "--edition", "europe", "--seed", 9, lines=[*opening, *["draw"] * 14, "claims", "quit"]
    )
    several = re.search(r"(\d+)\s+\S\s+([^\n]*?–\S+) (\d) \+\d+ for [^\n]*? …", result.output[-6000:])
    assert several, result.output
    choosing = ["--resume", record, "--pace", 0]
    back = northline("play", *choosing, lines=[several[1], "7777", "nonsense", "b", "quit"])
    assert "Which cards do you pay with?" in back.output
    assert "Type a number from 1 to" in back.output
    before = moves_of(record)
    northline("play", *choosing, lines=[several[1], "", "", "quit"])
    assert moves_of(record)[len(before)].startswith("claim")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("fly", "An action begins with"),
        ("9999", "There is no 9999 on the menu."),
        ("claim oslo tromso", "There is no direct route between"),
        ("claim nowhere", "Name a route by its id or by its two cities"),
        ("take loco loco", "'take' needs one card"),
        ("pay red", "Start your turn by drawing cards"),
        ("stop", "You have not drawn your first card yet."),
        ("pass", "You can only pass when there is nothing else you can do."),
        ("claim lieksa murmansk", "You cannot pay for"),
        ("claim lieksa-murmansk red*9", "You do not have all of those cards."),
        ("station oslo", "You cannot build a station in Oslo right now."),
        ("city atlantis", "There is no city 'atlantis' on this board"),
        ("city", "Name a city, such as: city "),
        ("city k", "'k' could be"),
        ("log many", "Log takes a number of lines"),
        ("undo", "You can only undo your own last action"),
        ("", "Type a number from the menu, an action, or help."),
    ],
)
def test_a_wrong_line_gets_one_sentence_and_nothing_is_lost(line: str, sentence: str, record: Path) -> None:
    result = play(record, *NORDIC, lines=["1 2", "", line, "quit"])
    assert result.exit_code == 0, result.output
    assert sentence in " ".join(result.output.split())
    assert len([move for move in moves_of(record) if move.startswith("keep")]) == 2


def test_every_command_answers(record: Path) -> None:
    lines = [
        "help",
        "look",
        "routes",
        "routes ostersund",
        "routes payable",
        "routes tickets",
        "claims",
        "map",
    ]
    lines += [
        "stations",
        "city ÅLBORG",
        "city aarhus",
        "map oslo",
        "mine",
        "known",
        "score",
        "bonus",
        "log",
        "log 3",
        "rules",
    ]
    result = play(record, *NORDIC, lines=[*lines, "1 2", "", *lines, "quit"])
    assert result.exit_code == 0, result.output
    for expected in (
        "undo your last action",
        "you lack",
        "Ålborg, Denmark",
        "Dots are open routes",
        "what you could know",
        "unknown card",
        "of 5 tickets at the start",
        "You turned down",
        "Together -",
    ):
        assert expected in result.output
    europe = play(
        record.with_name("europe.jsonl"),
        "--edition",
        "europe",
        "--seed",
        2,
        lines=["all", "", "stations", "quit"],
    )
    assert "Your next station costs 1 card of one colour" in europe.output


def test_cities_are_understood_without_their_accents(record: Path) -> None:
    for spelling in ("Örebro", "orebro", "ÖREB", "örebro"):
        result = play(record, *NORDIC, lines=[f"city {spelling}", "quit"])
        assert "Örebro, Sweden" in result.output
        record.unlink()


# Taking back


def test_undo_takes_back_what_revealed_nothing(record: Path) -> None:
    plain = play(record, *NORDIC, lines=["1 2", "undo", "3 4", "", "quit"])
    assert "Taken back." in plain.output
    kept = [entry for entry in nl.Game.load(record).record.entries if entry.seat == 0]
    assert [entry.action for entry in kept] == ["keep helsinki-kobenhavn tromso-vaasa"]


def test_a_claim_is_taken_back_before_the_bot_moves_on(record: Path) -> None:
    claim = "claim norrkoping stockholm"
    play(record, *NORDIC, lines=["1 2", "", claim, "undo", "quit"])
    assert not any(move.startswith("claim norrk") for move in moves_of(record))
    resumed = northline("play", "--resume", record, "--pace", 0, lines=[claim, "", "quit"])
    assert resumed.exit_code == 0
    assert any(move.startswith("claim norrk") for move in moves_of(record))


def test_nothing_can_be_taken_back_after_a_card_was_seen(record: Path) -> None:
    result = play(record, *NORDIC, lines=["1 2", "", "draw", "undo", "quit"])
    assert "You can only undo your own last action, and only if it revealed nothing." in result.output
    assert moves_of(record)[-1] == "draw"


def test_without_confirmation_play_goes_on_at_once(record: Path) -> None:
    result = play(record, *NORDIC, "--no-confirm", lines=["1 2", "claim norrkoping stockholm", "quit"])
    assert "undo to take it back" not in result.output
    assert any(move.startswith("claim norrk") for move in moves_of(record))


# Records and resuming


def test_a_game_goes_on_exactly_where_it_was_left(record: Path) -> None:
    """Against a bot that has nothing in mind but what it sees."""
    lines = ["1 2", "", *["draw"] * 30]
    table = (*NORDIC, "--seats", "human,planner")
    play(record, *table, lines=lines)
    whole = record.read_text()
    record.unlink()
    play(record, *table, lines=lines[:9])
    half = record.read_text()
    assert whole.startswith(half)
    assert half != whole
    northline("play", "--resume", record, "--pace", 0, lines=lines[9:])
    assert record.read_text() == whole


def test_the_record_is_complete_when_the_input_ends(record: Path) -> None:
    result = play(record, *NORDIC, lines=["1 2", "", "draw"])
    assert result.exit_code == 0
    assert "The game is saved." in result.output
    assert moves_of(record)[-1] == "draw"


def test_seats_and_names_come_back_with_the_record(record: Path) -> None:
    seats = ("--seats", "greedy,human,random:seed=3", "--name", "Ada")
    play(record, "--edition", "europe", "--seed", 1, *seats, lines=["quit"])
    header = nl.Game.load(record).record.header
    assert header.bots == ("greedy", None, "random:seed=3")
    first, ada, second = header.names
    assert ada == "Ada"
    assert {first, second} < set(CAST)
    resumed = northline("play", "--resume", record, "--pace", 0, lines=["1 2", "", "quit"])
    assert "Ada> " in resumed.output
    assert {entry.seat for entry in nl.Game.load(record).record.entries} == {0, 1, 2}


def test_opponents_are_of_a_level_and_have_names(record: Path) -> None:
    result = play(record, *NORDIC, "--players", 3, lines=["quit"])
    header = nl.Game.load(record).record.header
    assert header.bots == (None, "normal", "normal")
    assert len(set(header.names)) == 3
    for name in header.names[1:]:
        assert f"{name} (normal)" in result.output
    record.unlink()
    play(record, *NORDIC, "--level", "hard", lines=["quit"])
    again = nl.Game.load(record).record.header
    assert again.bots == (None, "hard")
    assert again.names[1] in CAST
    record.unlink()
    refused = play(record, *NORDIC, "--level", "hard", "--seats", "human,easy")
    assert refused.exit_code == 2
    assert "leave --level out" in refused.output


def test_a_hint_names_a_move_and_a_reason_and_can_be_typed(record: Path) -> None:
    """Somebody who does what the hint says plays a whole game; every hint is a sentence that is true of it."""
    lines = ["hint", "quit"]
    result = play(record, *NORDIC, lines=lines)
    kept = re.search(r"Keep ([^:]+): (these|this) can be completed", " ".join(result.output.split()))
    assert kept, result.output
    typed = re.search(r"Type: (keep [^\n]+)", result.output)
    assert typed
    resume = ["--resume", record, "--pace", 0, "--no-confirm"]
    reasons = set()
    line = typed[1].strip()
    for _ in range(60):
        result = northline("play", *resume, lines=[line, "hint", "quit"], width=200)
        if nl.Game.load(record).over:
            break
        [(reason, line)] = re.findall(r"[A-Z][^:\n]*: ([a-z][^\n]*)\.\s*\nType: ([^\n]+)", result.output)[-1:]
        line = line.strip()
        reasons |= {
            word for word in ("you need cards for", "it is on the way for") if reason.startswith(word)
        }
        if len(reasons) == 2:
            break
    assert len(reasons) == 2, "cards are collected for a plan, and routes claimed for tickets"
    helped = northline("play", *resume, lines=["help", "quit"])
    assert "a good move, and what it is good for" in helped.output


def test_another_game_is_never_overwritten_unasked(record: Path) -> None:
    record.write_text("precious")
    refused = play(record, *NORDIC, lines=["no"])
    assert refused.exit_code == 1
    assert "was kept as it is" in refused.output
    assert record.read_text() == "precious"
    assert play(record, *NORDIC).exit_code == 1
    assert play(record, *NORDIC, lines=["yes", "quit"]).exit_code == 0
    names = nl.Game.load(record).names
    assert names[0] == "Player 1"
    assert names[1] in CAST


def test_a_record_that_cannot_be_written_is_told_in_one_sentence(tmp_path: Path) -> None:
    result = play(tmp_path / "nowhere" / "game.jsonl", *NORDIC)
    assert result.exit_code == 1
    assert result.output.count("\n") == 1
    assert "cannot be saved" in result.output


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no full disk to offer")
def test_a_full_disk_is_told_in_one_sentence(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.fdopen

    def on_a_full_disk(handle: int, *arguments: Any, **more: Any) -> Any:
        os.close(handle)
        return real(os.open("/dev/full", os.O_WRONLY), *arguments, **more)

    monkeypatch.setattr("northline.game.os.fdopen", on_a_full_disk)
    result = play(record, *NORDIC)
    assert result.exit_code == 1
    assert "cannot be saved" in result.output
    assert "No space left" in result.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--players", "4"), "Nordic Countries is for 2 to 3 players, not 4"),
        (("--players", "3", "--seats", "human,greedy"), "--players says 3 and --seats names 2"),
        (("--seats", "human,gredy"), "did you mean 'greedy'?"),
        (("--name", "A", "--name", "B", "--name", "C"), "you gave 3 names for 2 players"),
        (("--name", "A", "--name", "A"), "two players cannot have the same name"),
        (("--resume", "x", "--players", "3"), "--resume continues a game as it is"),
    ],
)
def test_wrong_options_are_usage_errors(arguments: tuple[str, ...], sentence: str, record: Path) -> None:
    result = northline("play", "--edition", "nordic_countries", *arguments)
    assert result.exit_code == 2
    assert sentence in " ".join(result.output.split())


def test_files_that_are_no_records_are_told_in_one_sentence(tmp_path: Path) -> None:
    for content in (b"", b"not a record\n", b"\xff\xfe", b'{"northline":1}\n'):
        (tmp_path / "bad.jsonl").write_bytes(content)
        result = northline("play", "--resume", tmp_path / "bad.jsonl")
        assert result.exit_code == 1
        assert result.output.count("\n") == 1, result.output
    assert northline("play", "--resume", tmp_path / "none.jsonl").exit_code == 1
    assert northline("play", "--edition", "atlantis").exit_code == 1


def test_a_bot_that_fails_is_told_in_one_sentence(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, view: nl.View, clock: object = None) -> Pass:
            return Pass()

    monkeypatch.setattr("northline.commands.play.make_local_bot", lambda spec, seed: Cheat())
    result = play(record, *NORDIC, lines=["1 2", ""])
    assert result.exit_code == 1
    name = nl.Game.load(record).names[1]
    assert f"the bot {name} crashed: IllegalAction: everyone is choosing tickets now" in " ".join(
        result.output.split()
    )
    assert len(moves_of(record)) == 1


# Several people


def hands_shown(output: str) -> list[tuple[str, list[str]]]:
    """For each hand-over the person, and the hands printed until the next one."""
    parts = re.split(r"Hand the keyboard to (\w+)\.", output)
    found = []
    for name, shown in zip(parts[1::2], parts[2::2], strict=True):
        hands = re.findall(r"^Hand +(.*?) *\(\d+\)", shown, re.DOTALL | re.MULTILINE)
        found.append((name, [" ".join(hand.split()) for hand in hands]))
    return found


def test_people_at_one_keyboard_do_not_see_each_others_hands(record: Path) -> None:
    people = ("--seats", "human,human,greedy", "--name", "Ada", "--name", "Bo")
    lines = ["", "1 2", "", "", "3 4", "", *["", "draw", "draw", ""] * 6]
    result = play(record, "--edition", "europe", "--seed", 4, *people, lines=lines)
    game = nl.Game.load(record)
    positions = [*(state for state, _ in game.history), game.state]
    held = [{" ".join(cards(state.hands[seat]).plain.split()) for state in positions} for seat in (0, 1)]
    assert not held[0] & held[1], "with this seed every hand tells whose it is"
    shown = hands_shown(result.output)
    assert len(shown) >= 8
    for name, hands in shown[:-1]:
        assert hands
        assert set(hands) <= held[("Ada", "Bo").index(name)]


def test_what_others_draw_and_keep_stays_a_secret(record: Path) -> None:
    people = ("--seats", "human,human", "--name", "Ada", "--name", "Bo")
    lines = ["", "1 2", "", "", "3 4", "", *["", "draw", "draw", ""] * 4]
    result = play(record, "--edition", "europe", "--seed", 4, *people, lines=lines)
    parts = re.split(r"Hand the keyboard to (\w+)\.", result.output)
    for name, shown in zip(parts[1::2], parts[2::2], strict=True):
        other = "Bo" if name == "Ada" else "Ada"
        told = re.findall(rf"^  {other} (?:draws|keeps|chooses) (.*?) *$", shown, re.MULTILINE)
        assert set(told) <= {"2 cards", "tickets"}
    assert "Ada draws 2 cards" in result.output


# Nonsense

ACTION_WORDS = (
    "draw",
    "take",
    "claim",
    "station",
    "keep",
    "pay",
    "stop",
    "pass",
    "tickets",
    "retreat",
    "all",
)
TABLE_WORDS = (
    "help",
    "routes",
    "city",
    "map",
    "mine",
    "known",
    "score",
    "log",
    "undo",
    "claims",
    "stations",
    "look",
    "rules",
)
OTHER_WORDS = (
    "north",
    "west",
    "red",
    "r",
    "*",
    "red*3",
    "loco",
    "1",
    "2",
    "3",
    "7",
    "b",
    "payable",
    "[bold]",
    "é",
)
words = st.sampled_from((*ACTION_WORDS, *TABLE_WORDS, *OTHER_WORDS))
lines_of_words = st.lists(words, max_size=4).map(" ".join)
any_line = st.one_of(
    lines_of_words, st.text(st.characters(exclude_characters="\r\n", codec="utf-8"), max_size=30)
)


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(lines=st.lists(any_line, max_size=40), seed=st.integers(0, 50), people=st.booleans())
def test_no_line_whatever_breaks_the_table(
    lines: list[str], seed: int, people: bool, tmp_path_factory: pytest.TempPathFactory
) -> None:
    record = tmp_path_factory.mktemp("fuzz") / "game.jsonl"
    seats = "human,human" if people else "human,greedy"
    result = play(record, "--edition", TOY_FILE, "--seats", seats, "--seed", seed, lines=lines)
    assert result.exit_code == 0, (result.output, result.exception)
    assert not nl.Game.load(record, toy()).state.problems()
