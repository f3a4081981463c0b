"""Every refusal has a key, a sentence and its values."""

from __future__ import annotations

import ast
import pickle
import re
from pathlib import Path

import pytest

from northline import rules
from northline.rules.refusal_sentences import SENTENCES, sentence

SOURCE = Path(rules.__file__).parents[1]


def keys_in_use() -> set[str]:
    """Every string in the source that is a key; keys put together of two pieces count by their beginning."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        if path.name != "refusal_sentences.py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def test_every_sentence_is_used():
    used = keys_in_use()
    for key in SENTENCES:
        assert key in used or key.removesuffix("_or_locomotives") in used, key


@pytest.mark.parametrize("key", SENTENCES)
def test_a_sentence_says_its_values(key):
    names = re.findall(r"{(\w+)", SENTENCES[key])
    words = sentence(key, dict.fromkeys(names, 7))
    assert words.count("7") == len(names)
    refusal = rules.IllegalAction("RULE-1", key, **dict.fromkeys(names, 1))
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.rule, again.key, again.values, again.why) == ("RULE-1", key, refusal.values, refusal.why)


def test_numbers_agree_with_what_they_count():
    assert sentence("ferry_locomotives", {"symbols": 1}) == "this ferry takes at least 1 locomotive"
    assert sentence("ferry_locomotives", {"symbols": 2}) == "this ferry takes at least 2 locomotives"
