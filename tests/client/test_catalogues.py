"""Every language says everything, and nothing that nobody asks for."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tools.typescript import FILE as TYPES

import northline as nl
from northline.analysis.reason_codes import REASONS
from northline.bots import bot_names
from northline.editions import EDITIONS
from northline.rules.refusal_sentences import SENTENCES
from northline.server.wire.notes import NOTE_TEXTS
from northline.server.wire.refusals import STATUS

CLIENT = Path(__file__).parents[2] / "client" / "src"
MESSAGES = CLIENT / "messages"
LANGUAGES = ("nb", "sv", "da", "fi", "de", "fr")
PLURALS = {
    "en": {"one", "other"},
    "nb": {"one", "other"},
    "sv": {"one", "other"},
    "da": {"one", "other"},
    "fi": {"one", "other"},
    "de": {"one", "other"},
    "fr": {"one", "other"},  # what `many` is for are millions, and it falls back to `other`
}
"""The forms that numbers have in each language."""

Message = str | dict[str, str]


def catalogue(language: str) -> dict[str, Message]:
    return json.loads((MESSAGES / f"{language}.json").read_text("utf-8"))


def rules(language: str) -> dict[str, Message]:
    return json.loads((MESSAGES / "rules" / f"rules-{language}.json").read_text("utf-8"))


def forms(message: Message) -> list[str]:
    return [message] if isinstance(message, str) else list(message.values())


def placeholders(message: Message) -> set[str]:
    return {name for form in forms(message) for name in re.findall(r"\{(\w+)\}", form)}


def _words(message: Message) -> list[str]:
    return re.sub(r"\{\w+\}", "", forms(message)[-1]).split()


def sources() -> str:
    files = [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]
    return "\n".join(
        file.read_text("utf-8") for file in files if file != TYPES and not file.name.endswith(".test.ts")
    )


def used() -> tuple[set[str], list[re.Pattern[str]]]:
    """The strings in the client's sources, and what those with something to be filled in can become."""
    text = sources()
    plain = set(re.findall(r"""['"]([\w.\-/]+)['"]""", text))
    patterns = []
    for template in re.findall(r"`([^`\n]*\$\{[^`\n]*)`", text):
        fixed = re.split(r"\$\{(?:[^{}`]|\{[^{}]*\})*\}", template)
        if re.fullmatch(r"[a-z_]+\..*", fixed[0]):
            patterns.append(re.compile(r"[\w.\-/]*".join(map(re.escape, fixed))))
    return plain, patterns


# All languages say the same


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("read", [catalogue, rules])
def test_no_key_is_missing_and_none_is_left_over(language: str, read: Any) -> None:
    english, other = read("en"), read(language)
    assert [key for key in english if key not in other] == []
    assert [key for key in other if key not in english] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("read", [catalogue, rules])
def test_the_same_values_are_filled_in(language: str, read: Any) -> None:
    english, other = read("en"), read(language)
    assert {key for key in english if placeholders(english[key]) != placeholders(other[key])} == set()


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
@pytest.mark.parametrize("read", [catalogue, rules])
def test_numbers_have_all_forms_of_the_language(language: str, read: Any) -> None:
    for key, message in read(language).items():
        if not isinstance(message, str):
            assert set(message) == PLURALS[language], key


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
@pytest.mark.parametrize("read", [catalogue, rules])
def test_no_message_is_empty_or_has_loose_spaces(language: str, read: Any) -> None:
    for key, message in read(language).items():
        for form in forms(message):
            assert form, key
            assert form.strip() == form, key
            assert "  " not in form, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_little_is_left_in_english(language: str) -> None:
    """Names and a few words are the same in two languages; whole sentences are not."""
    english, other = catalogue("en") | rules("en"), catalogue(language) | rules(language)
    same = [key for key in english if english[key] == other[key] and len(_words(english[key])) > 3]
    assert set(same) <= {"text.placeholder"}


# What is asked for is there, and what is there is asked for


def test_no_message_is_unused() -> None:
    plain, patterns = used()
    unused = [
        key
        for key in catalogue("en")
        if key not in plain and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []


def test_no_component_asks_for_a_message_that_is_not_there() -> None:
    asked = set(re.findall(r"\bt\(\s*'([^']+)'", sources()))
    assert asked - set(catalogue("en")) == set()


def test_every_refusal_has_its_sentence() -> None:
    english = catalogue("en")
    told_by_key = {"illegal"}
    assert {code for code in STATUS if code not in told_by_key} == {
        key.removeprefix("refusal.") for key in english if key.startswith("refusal.")
    } - {"offline"}


def test_every_reason_of_the_rules_has_its_sentence() -> None:
    english = catalogue("en")
    assert {f"why.{key}" for key in SENTENCES} == {key for key in english if key.startswith("why.")}
    for key, sentence in SENTENCES.items():
        values = set(re.findall(r"\{(\w+)(?::[^}]*)?\}", sentence))
        assert placeholders(english[f"why.{key}"]) <= values, key


def test_every_remark_in_the_log_has_its_sentence() -> None:
    english = catalogue("en")
    assert {f"note.{code}" for code in NOTE_TEXTS} == {key for key in english if key.startswith("note.")}
    for code, sentence in NOTE_TEXTS.items():
        assert placeholders(english[f"note.{code}"]) == placeholders(sentence), code


def test_every_reason_of_an_analysis_has_its_sentence() -> None:
    english = catalogue("en")
    known = {f"analysis.reason.{code}" for code in REASONS}
    assert known == {key for key in english if key.startswith("analysis.reason.")}
    for code, values in REASONS.items():
        told = {"name" if name == "seat" else name for name in values} | {"n"}
        assert placeholders(english[f"analysis.reason.{code}"]) <= told, code


def test_every_rule_has_its_paragraph() -> None:
    page = (CLIENT.parents[1] / "docs" / "rules.md").read_text("utf-8")
    ids = set(re.findall(r"^\| ([A-Z]+-[0-9A-K]+) \|", page, re.MULTILINE))
    told = {key.split(".")[0] for key in rules("en")} | {"CLAIM-7", "CLAIM-8", "CLAIM-9"}
    assert len(ids) > 60
    assert ids - told == set()


@pytest.mark.parametrize("name", EDITIONS)
def test_editions_and_their_bonus_cards_have_names(name: str) -> None:
    english = catalogue("en")
    assert f"edition.{name}" in english
    for card in nl.edition(name).bonus_cards:
        assert f"bonus.{card.id}" in english


def test_levels_of_bots_have_names() -> None:
    """Bots of other people keep the names they came with."""
    english = catalogue("en")
    for bot in {"easy", "normal", "hard", "expert", "greedy", "random"} & set(bot_names()):
        assert {f"bot.{bot}", f"bot.{bot}.about"} <= set(english)
