"""The annotated record as a document: nothing is lost on the way, and foreign or broken documents are refused."""

import copy
import json

import pytest

from northline.analysis.annotated import AnalysisError, AnnotatedGame, Reason
from northline.analysis.reason_codes import REASONS
from northline.analysis.sentences import Sentences
from northline.editions import edition
from tests.analysis.example import DOCUMENT

EXAMPLE = json.loads(DOCUMENT.read_text(encoding="utf-8"))


def test_round_trip():
    game = AnnotatedGame.from_dict(EXAMPLE)
    assert game.to_dict() == EXAMPLE
    assert AnnotatedGame.from_json(game.to_json()) == AnnotatedGame.from_json(game.to_json(ascii_only=True))


def changed(path, value):
    """The example with something else at a path; ``del`` removes it."""
    document = copy.deepcopy(EXAMPLE)
    *way, last = path
    place = document
    for key in way:
        place = place[key]
    if value is del_:
        del place[last]
    else:
        place[last] = value
    return document


del_ = object()


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (["format"], "chess", "not an analysis"),
        (["format"], del_, "not an analysis"),
        (["version"], 2, "version 2; this program reads version 1"),
        (["names"], ["Ada"], "names should be one for each player"),
        (["players"], 9, "players should be from 2 to 5"),
        (["players"], True, "players should be a whole number, not true"),
        (["moments"], {}, "moments should be a list, not a table"),
        (["moments", 0, "open", "win"], [0.5], "moments[0] should be chances and points of every player"),
        (["moments", 1, "at"], 7, "moments[1].at should be 1"),
        (["moments", 0, "open", "error"], "none", 'moments[0].open.error should be a number, not "none"'),
        (["moments", 0, "open", "error"], 1e300, "moments[0].open.error should be a number"),
        (["decisions", 0, "verdict"], "brilliant", "decisions[0].verdict should be one of forced, best"),
        (["decisions", 0, "seat"], 2, "decisions[0].seat should be the number of a seat"),
        (["decisions", 0, "at"], 10_000, "decisions[0].at should be a position with an action after it"),
        (["decisions", 0, "loss"], del_, 'decisions[0] lacks "loss"'),
        (["decisions", 0, "mood"], "good", 'decisions[0] has no key "mood"'),
        (["decisions", 0, "reasons"], [{"code": "fate", "values": {}}], 'there is no reason "fate"'),
        (
            ["decisions", 0, "reasons"],
            [{"code": "end_is_near", "values": {"turn": 3}}],
            "decisions[0].reasons[0].values should be turns for end_is_near",
        ),
        (
            ["decisions", 0, "reasons"],
            [{"code": "last_round", "values": {"seat": 5}}],
            "decisions[0].reasons[0].values.seat should be the number of a seat",
        ),
        (["summary"], EXAMPLE["summary"][:1], "summary should be one for each player"),
    ],
)
def test_broken_documents_are_refused_with_one_sentence(path, value, sentence):
    with pytest.raises(AnalysisError) as caught:
        AnnotatedGame.from_dict(changed(path, value))
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["", "[]", "null", '"\\ud800"', "[" * 100_000, '{"format": NaN}'])
def test_texts_that_are_no_analysis_are_refused(text):
    with pytest.raises(AnalysisError, match="analysis"):
        AnnotatedGame.from_json(text)


def test_every_reason_has_a_sentence():
    nordic = edition("nordic_countries")
    samples = {
        "ticket": nordic.tickets[0].id,
        "route": nordic.routes[0].id,
        "city": nordic.cities[0].id,
        "card": "orange",
        "seat": 1,
        "chance": 0.62,
        "instead": 0.41,
    }
    words = Sentences(nordic, ("Ada", "Bruno"))
    for code, values in REASONS.items():
        sentence = words.reason(Reason(code, {name: samples.get(name, 2) for name in values}))
        assert sentence.endswith("."), code
        for name in values:
            told = {"chance": "62%", "instead": "41%", "seat": "Bruno", "card": "orange"}.get(name)
            assert told is None or told in sentence or code == "game_ends", (code, name)
