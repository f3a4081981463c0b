"""Records: a saved game is the same game, a damaged one is refused or shorter, and saving never loses one."""

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from northline import Game, RecordError, rules
from northline.rules.formats.record import parse_record
from tests.games import EVERYTHING, TABLE, TABLES, table_name
from tests.toy import toy


def play_on(game: Game, actions: int, habit: rules.SplitMix) -> None:
    for _ in range(actions):
        if not game.over:
            seat = game.to_act[habit.below(len(game.to_act))]
            game.play(seat, EVERYTHING.choose(game.state, game.legal_actions(seat), habit))


def played(table: str, actions: int, seed: int = 61) -> Game:
    edition, players = TABLE[table]
    game = Game.new(edition, players, seed=seed)
    play_on(game, actions, rules.SplitMix(seed))
    return game


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_loaded_game_is_the_same_game_and_goes_on_alike(table, tmp_path):
    edition, players = table
    whole = Game.new(edition, players, seed=62, names=tuple("ÆØÅÖÜ"[:players]))
    habit, twin_habit = rules.SplitMix(1), rules.SplitMix(1)
    some = edition.rules.trains  # so many actions are far from the end in every edition
    play_on(whole, some, habit)
    play_on(
        Game.new(edition, players, seed=62), some, twin_habit
    )  # brings the second habit to the same point
    assert not whole.over
    whole.save(tmp_path / "game.jsonl")
    loaded = Game.load(tmp_path / "game.jsonl", edition)
    assert loaded.state == whole.state
    assert loaded.names == whole.names
    assert loaded.history == whole.history
    assert loaded.setup_events == whole.setup_events
    assert str(loaded.record) == str(whole.record)
    play_on(whole, 10_000, habit)
    play_on(loaded, 10_000, twin_habit)
    assert whole.over
    assert str(loaded.record) == str(whole.record)
    assert loaded.state == whole.state


def test_a_record_replays_without_its_seed(tmp_path):
    game = played("toy-3p", 30)
    header, *actions = str(game.record).splitlines(keepends=True)
    unseeded = header.replace('{"splitmix":61}', '"system"')
    assert unseeded != header
    (tmp_path / "game.jsonl").write_text(unseeded + "".join(actions), encoding="utf-8")
    assert Game.load(tmp_path / "game.jsonl", toy()).state == game.state


def test_a_record_of_another_edition_is_refused(tmp_path):
    game = played("toy-2p", 10)
    game.save(tmp_path / "game.jsonl")
    richer = replace(toy(), rules=replace(toy().rules, trains=7))
    with pytest.raises(RecordError, match=toy().digest):
        Game.load(tmp_path / "game.jsonl", richer)
    with pytest.raises(RecordError, match="toy"):
        Game.load(tmp_path / "game.jsonl", TABLE["tiny-2p"][0])


def test_a_record_of_an_unknown_edition_is_refused(tmp_path):
    played("toy-2p", 3).save(tmp_path / "game.jsonl")
    with pytest.raises(RecordError):
        Game.load(tmp_path / "game.jsonl")


def test_a_record_with_chance_to_spare_is_refused():
    """Otherwise the game would go on with other chance than the one it was saved with."""
    game = played("toy-2p", 6)
    header = game.record.header
    with pytest.raises(RecordError):
        Game.replay(replace_header(game, setup=(*header.setup, 0)), toy())
    with pytest.raises(RecordError):
        Game.replay(replace_header(game, setup=header.setup[:-1]), toy())


def replace_header(game: Game, **changes: object):
    record = parse_record(str(game.record).splitlines(keepends=True))
    record.header = replace(record.header, **changes)
    return record


# Damage


def load_bytes(data: bytes, folder: Path) -> Game | RecordError:
    (folder / "damaged.jsonl").write_bytes(data)
    try:
        return Game.load(folder / "damaged.jsonl", toy())
    except RecordError as refused:
        return refused


def test_a_record_cut_off_anywhere_is_refused_or_a_shorter_game(tmp_path):
    game = played("toy-2p", 14)
    data = str(game.record).encode()
    states = [*(before for before, _ in game.history), game.state]
    line_ends = [place for place, byte in enumerate(data) if byte == ord("\n")]
    lengths = set()
    for cut in range(len(data) + 1):
        found = load_bytes(data[:cut], tmp_path)
        if cut < line_ends[0]:
            assert isinstance(found, RecordError), cut
            continue
        assert isinstance(found, Game), (cut, found)
        complete = sum(end <= cut for end in line_ends) - 1  # a line is whole with or without its line break
        assert len(found.record.entries) == complete
        assert found.state == states[complete]
        lengths.add(complete)
    assert lengths == set(range(15))


@pytest.fixture(scope="module")
def small_record(tmp_path_factory):
    return str(played("toy-2p", 12).record).encode(), tmp_path_factory.mktemp("damage")


def replays_or_is_refused(data: bytes, folder: Path) -> bool:
    found = load_bytes(data, folder)
    if isinstance(found, RecordError):
        return False
    assert found.state.problems() == ()
    assert str(Game.replay(found.record, toy()).record) == str(found.record)
    return True


def test_a_flipped_bit_anywhere_is_refused_or_replays(small_record):
    data, folder = small_record
    outcomes = {
        replays_or_is_refused(data[:place] + bytes([byte ^ 1 << place % 8]) + data[place + 1 :], folder)
        for place, byte in enumerate(data)
    }
    assert outcomes == {True, False}


@settings(max_examples=300)
@given(st.data())
def test_a_damaged_record_is_refused_or_replays(small_record, data):
    record, folder = small_record
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(record)))
        end = data.draw(st.integers(start, min(len(record), start + 12)))
        record = record[:start] + data.draw(st.binary(max_size=6)) + record[end:]
    replays_or_is_refused(record, folder)


@settings(max_examples=300)
@given(st.data())
def test_a_record_with_other_values_is_refused_or_replays(small_record, data):
    """Well-formed lines, and nonsense in them."""
    record, folder = small_record
    lines = [json.loads(line) for line in record.splitlines()]
    line = data.draw(st.sampled_from(lines))
    key = data.draw(st.sampled_from(sorted(line)))
    scalar = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
    line[key] = data.draw(
        scalar | st.lists(scalar, max_size=4) | st.dictionaries(st.text(max_size=3), scalar)
    )
    replays_or_is_refused("".join(json.dumps(line) + "\n" for line in lines).encode(), folder)


# Saving


@pytest.mark.parametrize("fails", ["fsync", "replace", "fdopen"])
def test_a_failure_while_saving_leaves_the_old_file_and_nothing_else(fails, tmp_path, monkeypatch):
    game = played("toy-2p", 5)
    path = tmp_path / "game.jsonl"
    game.save(path)
    before = path.read_bytes()
    play_on(game, 5, rules.SplitMix(3))

    def broken(*_args, **_kwargs):
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(os, fails, broken)
        with pytest.raises(OSError, match="the disk is full"):
            game.save(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
    game.save(path)
    assert Game.load(path, toy()).state == game.state
    assert list(tmp_path.iterdir()) == [path]


def test_saving_where_there_is_no_folder_fails(tmp_path):
    with pytest.raises(OSError, match="nowhere"):
        played("toy-2p", 1).save(tmp_path / "nowhere" / "game.jsonl")
