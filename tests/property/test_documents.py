"""Positions as documents: what is written reads back, and a spoilt document is refused politely."""

import copy
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from northline import InvalidPosition, State, rules
from tests.games import EDITIONS, EVERYTHING, TABLES, positions, seeds, table_name

BY_ID = {edition.id: edition for edition in EDITIONS}


def through_json(state: State) -> State:
    return State.from_dict(json.loads(json.dumps(state.to_dict())), state.edition)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_position_reads_back(table):
    phases = set()
    for seed in seeds(*table):
        for state in positions(*table, seed + 51, EVERYTHING):
            phases.add(type(state.phase))
            assert through_json(state) == state
    assert len(phases) >= 5


def test_a_position_of_a_built_in_edition_names_it():
    state, _ = rules.new_game(EDITIONS[0], 2, rules.SplitMix(1))
    assert State.from_dict(state.to_dict()) == state


# Spoilt documents

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def _sample_documents():
    for edition, players in TABLES:
        by_phase = {type(state.phase): state for state in positions(edition, players, 52, EVERYTHING)}
        yield from (state.to_dict() for state in by_phase.values())


@pytest.fixture(scope="module")
def documents():
    return list(_sample_documents())


def read(document, edition=None):
    """The position, or the refusal."""
    try:
        return State.from_dict(document, edition)
    except InvalidPosition as refused:
        return refused


def _places(value, path=()):
    """Every place in a document, by the way that leads there."""
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _places(inner, (*path, key))
    if isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _places(inner, (*path, index))


def _spoil(document, data):
    """Replace, drop, double or move something somewhere."""
    path = data.draw(st.sampled_from([path for path in _places(document) if path]))
    holder = document
    for key in path[:-1]:
        holder = holder[key]
    key = path[-1]
    match data.draw(st.sampled_from(("replace", "number", "drop", "copy", "add"))):
        case "replace":
            holder[key] = data.draw(anything)
        case "number":
            holder[key] = data.draw(st.integers(-3, 120))
        case "drop":
            del holder[key]
        case "copy":
            other = data.draw(st.sampled_from(sorted(document)))
            holder[key] = copy.deepcopy(document[other])
        case "add" if isinstance(holder, list):
            holder.append(copy.deepcopy(holder[key]))
        case "add":
            holder[data.draw(st.text(max_size=5))] = data.draw(anything)


@settings(max_examples=1200)
@given(st.data())
def test_a_spoilt_document_is_a_position_or_refused(documents, data):
    document = copy.deepcopy(data.draw(st.sampled_from(documents)))
    edition = BY_ID[document["edition"]]
    for _ in range(data.draw(st.integers(1, 3))):
        if document:
            _spoil(document, data)
    found = read(document, edition)
    if isinstance(found, State):
        assert isinstance(found.problems(), tuple)  # it may have problems, and can tell them
        assert through_json(found) == found
    else:
        assert found.problems
        assert all(isinstance(problem, str) and problem for problem in found.problems)


@settings(max_examples=150)
@given(anything)
def test_anything_at_all_is_a_position_or_refused(document):
    found = read(document)
    assert isinstance(found, State) or found.problems
