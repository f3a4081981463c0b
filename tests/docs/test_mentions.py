"""What the pages name is there: files, Python names, commands with their options, targets of make."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from northline.cli import cli

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "deploy/README.md")),
    *sorted(page for page in (ROOT / "docs").rglob("*.md") if "_build" not in page.parts),
]
BASES = [ROOT, ROOT / "src" / "northline", ROOT / "tests", ROOT / "client" / "src", ROOT / "docs"]
"""Where a path may begin."""
FOLDERS = ("benchmarks", "client", "deploy", "docs", "examples", "src", "tests", "tools")
SUFFIXES = (".json", ".md", ".perft", ".py", ".svelte", ".toml", ".ts", ".txt")
MADE_LATER = {"docs/_build/html"}
"""Folders that a command of the page makes."""
NOT_PYTHON = {"northline.db", "northline.service"}
"""Files whose names look like modules."""


def spans(text: str) -> list[str]:
    """Everything that stands between backticks, outside of blocks."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))


def command_lines(text: str) -> Iterator[str]:
    """Lines of shell blocks, and commands between backticks."""
    for block in re.findall(r"^```(?:sh|console|)\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        for line in re.sub(r"\\\n", " ", block).splitlines():
            yield re.sub(r"\s#.*", "", line.removeprefix("$ ").removeprefix(".venv/bin/")).strip()
    yield from spans(text)


def missing_files(text: str) -> list[str]:
    paths = [span for span in spans(text) if re.fullmatch(r"[\w.*-]+(/[\w.*-]+)*/?", span) and "/" in span]
    paths = [path for path in paths if path.split("/")[0] in FOLDERS or path.endswith(SUFFIXES)]
    return [
        path for path in paths if path not in MADE_LATER and not any(_matches(base, path) for base in BASES)
    ]


def _matches(base: Path, path: str) -> bool:
    return any(base.glob(path)) if "*" in path else (base / path).exists()


def missing_names(text: str) -> list[str]:
    found = re.findall(r"`(northline(?:\.\w+)+)(?:\([^`]*\))?`", text)
    return [name for name in found if name not in NOT_PYTHON and not _exists(name)]


def _exists(name: str) -> bool:
    parts = name.split(".")
    with suppress(ImportError):
        if find_spec(name):
            return True  # a module, even where what it needs is not installed
    for size in range(len(parts), 0, -1):
        try:
            thing = import_module(".".join(parts[:size]))
        except ImportError:
            continue
        for part in parts[size:]:
            if not hasattr(thing, part):
                return False
            thing = getattr(thing, part)
        return True
    return False


def faulty_commands(text: str) -> list[str]:
    return [f"{line}: {fault}" for line in command_lines(text) if (fault := fault_of(line))]


def fault_of(line: str) -> str | None:
    """Why a command cannot be meant seriously, or None. It is not run."""
    try:
        words = shlex.split(line)
    except ValueError:
        return None
    match words:
        case ["make", target, *_] if re.fullmatch("[a-z]+", target):
            makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
            return None if re.search(rf"^{target}:", makefile, re.MULTILINE) else "no such target"
        case ["python", "-m", module, *_]:
            return None if find_spec(module) else "no such module"
        case ["northline", *rest]:
            return _fault_of_northline(cli, rest)
    return None


def _fault_of_northline(command: click.Command, words: list[str]) -> str | None:
    if isinstance(command, click.Group):
        if not words or words[0].startswith("-"):
            return None
        inner = command.commands.get(words[0])
        return "no such command" if inner is None else _fault_of_northline(inner, words[1:])
    known = {name for option in command.params for name in (*option.opts, *option.secondary_opts)}
    unknown = [
        word for word in words if word.startswith("-") and word.split("=")[0] not in {*known, "--help"}
    ]
    return f"no option {unknown[0]}" if unknown else None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert missing_files(text) == []
    assert missing_names(text) == []
    assert faulty_commands(text) == []


def test_a_wrong_mention_is_noticed() -> None:
    assert missing_files("`rules/engine.py`, `rules/enigne.py`, `tests/golden/*.txt`, `a/b`") == [
        "rules/enigne.py"
    ]
    assert missing_names("`northline.Game.new(…)`, `northline.Gmae`, `northline.rules.sample`") == [
        "northline.Gmae"
    ]
    page = (
        "`make tset`\n```sh\n.venv/bin/northline play --sed 3\nnorthline db bakcup x\nnorthline bots\n```\n"
    )
    assert len(faulty_commands(page)) == 3
    assert faulty_commands("`python -m tools.pictures`, `python -m tools.nothing`") == [
        "python -m tools.nothing: no such module"
    ]
