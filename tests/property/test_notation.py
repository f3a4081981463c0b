"""Actions as text: every action of many menus reads back, and no text does harm."""

import json

from hypothesis import example, given, settings
from hypothesis import strategies as st

from northline import rules
from northline.rules.actions import Action
from northline.rules.formats.menus import menu_json
from tests.games import CHOOSERS, EDITIONS, TABLES, play

EDITION = {edition.id: edition for edition in EDITIONS}
names = st.sampled_from(sorted(EDITION))


def test_every_action_of_many_menus_reads_back():
    kinds = set()
    for number, (edition, players) in enumerate(TABLES):
        for step in play(edition, players, 41, CHOOSERS[number % len(CHOOSERS)]):
            for action in step.menu[:60]:
                text = rules.format_action(edition, action)
                assert rules.parse_action(edition, text) == action
                assert rules.parse_action(edition, f"  {text.upper()} ") == action
                kinds.add(type(action))
    assert kinds == set(Action.__args__)


def test_menus_as_json_are_the_menus_in_notation():
    looked = 0
    for number, (edition, players) in enumerate(TABLES):
        for step in play(edition, players, 43, CHOOSERS[number % len(CHOOSERS)]):
            for seat in range(players):
                menu = rules.legal_actions(step.before, seat)
                told = json.loads(menu_json(step.before, seat))
                assert told == [rules.format_action(edition, action) for action in menu]
                looked += len(menu)
            assert menu_json(step.before, None) == b"[]"
    assert looked > 1000


def parsed(edition, text):
    """The action, or the refusal."""
    try:
        return rules.parse_action(edition, text)
    except rules.NotationError as refused:
        return refused


def reads_back_or_is_refused(edition, text):
    found = parsed(edition, text)
    if isinstance(found, rules.NotationError):
        assert str(found).isprintable()
        assert len(str(found)) < 400
    else:
        assert parsed(edition, rules.format_action(edition, found)) == found


@settings(max_examples=300)
@given(names, st.text(max_size=60))
def test_any_text_is_an_action_or_refused(name, text):
    reads_back_or_is_refused(EDITION[name], text)


@st.composite
def nearly_actions(draw):
    """Words of the language in any order, with now and then a strange one."""
    name = draw(names)
    edition = EDITION[name]
    places = [thing.id for things in (edition.routes, edition.cities, edition.tickets) for thing in things]
    verbs = ("keep", "draw", "take", "stop", "claim", "station", "tickets", "pay", "retreat", "pass")
    cards = (
        "red",
        "loco",
        "locomotive",
        "red*3",
        "loco*0",
        "blue*999",
        "red*-1",
        "red*",
        "*3",
        "mauve",
        "red*٣",
    )
    word = st.one_of(
        st.sampled_from(verbs), st.sampled_from(places), st.sampled_from(cards), st.text(max_size=5)
    )
    first = draw(st.sampled_from(verbs))
    return name, " ".join([first, *draw(st.lists(word, max_size=6))])


@settings(max_examples=800)
@given(nearly_actions())
@example(("europe", "pay red*999 red*999"))
@example(("europe", "keep"))
def test_words_in_any_order_are_an_action_or_refused(nearly):
    name, text = nearly
    reads_back_or_is_refused(EDITION[name], text)
