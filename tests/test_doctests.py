"""The examples in docstrings run and are true."""

from __future__ import annotations

import ast
import doctest
import importlib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import northline

SOURCE = Path(northline.__file__).parent
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
EXAMPLES = {
    "northline": 4,
    "game": 11,
    "svg": 6,
    "rules": 84,
    "editions": 15,
    "bots": 23,
    "strategy": 7,
    "kernel": 56,
    "envs": 54,
    "arena": 65,
}
"""The fewest examples that each room has. Raise a number when you add examples: none may get lost."""


def room(path: Path) -> str:
    first = path.relative_to(SOURCE).with_suffix("").parts[0]
    return "northline" if first == "__init__" else first


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


@cache
def examples(path: Path) -> int:
    """The number of examples in a file, told by its text alone: a module may need what is not installed."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, DOCUMENTED)]
    return sum(len(doctest.DocTestParser().get_examples(ast.get_docstring(node) or "")) for node in nodes)


WITH_EXAMPLES = [path for path in sorted(SOURCE.rglob("*.py")) if examples(path)]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=module_name)
def test_examples_are_true(path: Path) -> None:
    try:
        module = importlib.import_module(module_name(path))
    except ModuleNotFoundError as error:
        if str(error.name).startswith("northline"):
            raise
        pytest.skip(f"{error.name} is not installed")
    result = doctest.testmod(module, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert result.failed == 0, "doctest has printed what differs"
    assert result.attempted == examples(path), (
        "doctest does not find every example: is one in a decorated object?"
    )


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_public_room_has_examples(name: str) -> None:
    found = Counter[str]()
    for path in WITH_EXAMPLES:
        found[room(path)] += examples(path)
    assert found[name] >= EXAMPLES[name]
