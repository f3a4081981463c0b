"""Whatever a game can be made of can be saved and loaded; everything else is refused when the game is made."""

import copy
import json
import pickle

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from northline import Game, edition, rules
from tests.toy import toy

WHOLE = st.integers(-(2**260), 2**260) | st.integers(0, 9)
NUMBER = (
    WHOLE
    | st.booleans()
    | st.none()
    | st.floats()
    | st.integers(0, 3).map(np.int64)
    | st.integers(0, 3).map(np.uint8)
    | st.just(np.True_)
)
TEXT = st.text(st.characters(), max_size=6) | st.sampled_from(["\ud800", "a\x1b[31m", "\u2028", "\x85", ""])
THINGS = TEXT | st.none() | st.integers() | st.just("x" * 2000)


@settings(max_examples=400)
@given(
    players=st.integers(1, 4) | NUMBER,
    seed=NUMBER,
    first=st.none() | st.integers(-1, 3) | NUMBER,
    names=st.lists(TEXT, min_size=2, max_size=2) | st.lists(THINGS, max_size=4) | TEXT,
    bots=st.lists(TEXT | st.none(), min_size=2, max_size=2) | st.lists(THINGS, max_size=4) | st.none(),
)
def test_what_a_game_is_made_of_saves_and_loads(tmp_path_factory, players, seed, first, names, bots):
    try:
        game = Game.new(toy(), players, seed, names=names, first=first, bots=bots)
    except (ValueError, TypeError) as refused:
        message = str(refused)
        assert message.isprintable()
        assert len(message) < 200
        return
    seat = np.int64(game.to_act[0])
    game.play(seat, game.legal_actions(int(seat))[-1])
    path = tmp_path_factory.getbasetemp() / "made.jsonl"
    game.save(path)
    loaded = Game.load(path, toy())
    assert loaded.state == game.state
    assert loaded.record == game.record
    assert loaded.history == game.history


REFUSED = [
    ({"bots": ("greedy",)}, "2 players need 2 bots, not 1"),
    ({"bots": "ab"}, 'one bot for each player, not "ab"'),
    ({"names": (1, 2)}, "a name must be a text, not 1"),
    ({"names": ("Ada",)}, "2 players need 2 names, not 1"),
    ({"names": "AB"}, "one name for each player"),
    ({"names": ("Ada", "\ud800")}, "text that can be saved"),
    ({"names": ("Ada", "x" * 2_000_000)}, "at most 1,000 characters"),
    ({"seed": True}, "a seed must be a whole number, not true"),
    ({"seed": 1.5}, "a seed must be a whole number, not 1.5"),
    ({"seed": 10**5000}, "at most 256 bits"),
    ({"first": True}, "the first seat must be a whole number, not true"),
    ({"first": 2}, "from 0 to 1, not 2"),
    ({"players": "2"}, 'the number of players must be a whole number, not "2"'),
]


@pytest.mark.parametrize(("given_", "why"), REFUSED, ids=[why for _, why in REFUSED])
def test_what_no_record_could_hold_is_refused(given_, why):
    with pytest.raises((ValueError, TypeError), match=why):
        Game.new(edition("europe"), **{"players": 2, **given_})


def test_an_edition_is_needed_not_its_name():
    with pytest.raises(TypeError, match=r"northline\.edition"):
        Game.new("europe")


@pytest.mark.parametrize(("seat", "named"), [(None, "None"), (True, "true"), ("0", '"0"'), (0.0, "0.0")])
def test_only_a_seat_can_play(seat, named):
    game = Game.new(toy(), seed=1)
    action = game.legal_actions(0)[0]
    with pytest.raises(TypeError, match=f"a seat must be a whole number, not {named}"):
        game.play(seat, action)
    assert game.record.entries == []


def test_numpy_numbers_are_as_good_as_others(tmp_path):
    game = Game.new(toy(), np.int8(2), np.uint64(2**63), first=np.int64(1))
    assert json.loads(str(game.record))["chance"] == {"splitmix": 2**63}
    game.save(tmp_path / "game.jsonl")
    assert Game.load(tmp_path / "game.jsonl", toy()).record == game.record


class Odd:
    """A source of randomness that gives NumPy's numbers, and once a bad one."""

    def __init__(self, bad: object = None) -> None:
        self.bad = bad

    def below(self, n: int) -> object:
        bad, self.bad = self.bad, None
        return np.int64(n - 1) if bad is None else bad


def test_a_source_of_randomness_may_give_numpy_numbers(tmp_path):
    game = Game.new(toy(), chance=Odd())
    game.save(tmp_path / "game.jsonl")
    assert Game.load(tmp_path / "game.jsonl", toy()).state == game.state


@pytest.mark.parametrize("bad", [-1, 10**6, 0.5, "1"])
def test_a_source_of_randomness_that_misbehaves_is_refused(bad):
    with pytest.raises((ValueError, TypeError)):
        Game.new(toy(), chance=Odd(bad))


# Copies


def played() -> Game:
    game = Game.new(edition("europe"), 2, seed=5)
    for _ in range(6):
        seat = game.to_act[0]
        game.play(seat, game.legal_actions(seat)[0])
    return game


COPIES = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "deepcopy", "pickle"])
def test_positions_views_and_editions_survive_being_copied(copied):
    game = played()
    for thing in (game.state, game.view(0), game.view(None), game.record, game.edition, toy()):
        again = copied(thing)
        assert again == thing
        assert type(again) is type(thing)
    assert hash(copied(game.state)) == hash(game.state)
    assert rules.legal_actions(copied(game.state), game.to_act[0]) == game.legal_actions(game.to_act[0])


@pytest.mark.parametrize("copied", COPIES[1:], ids=["deepcopy", "pickle"])
def test_a_copied_game_goes_on_alike_and_apart(copied):
    game = played()
    again = copied(game)
    assert again.record == game.record
    assert again.history == game.history
    before = str(game.record)
    for _ in range(4):
        seat = again.to_act[0]
        again.play(seat, again.legal_actions(seat)[0])
    assert str(game.record) == before
    for _ in range(4):
        seat = game.to_act[0]
        game.play(seat, game.legal_actions(seat)[0])
    assert game.state == again.state  # the same seed deals the same cards


@pytest.mark.parametrize("copied", COPIES[:2], ids=["copy", "deepcopy"])
def test_an_edition_is_not_copied_with_what_is_played_on_it(copied):
    """It never changes, and what is worked out for an edition is kept with it."""
    assert copied(edition("europe")) is edition("europe")
    assert copied(toy()) is toy()
    assert copied(played().state).edition is edition("europe")
