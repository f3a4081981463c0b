"""Loading editions: built-in ones by name, others from a file or a text."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from os import PathLike, fspath
from pathlib import Path

from northline.editions.lines import Lines
from northline.editions.model import Edition
from northline.editions.problems import (
    EditionError,
    Problem,
    Problems,
    TooManyProblems,
    listed,
    nearest,
)
from northline.editions.reader import read_edition
from northline.editions.untrusted import printable, shown
from northline.editions.validator import check_edition

EDITIONS = ("europe", "nordic_countries", "northern_lights")
"""The names of the built-in editions."""

LARGEST_FILE = 500_000
"""Bytes. The largest built-in edition has a tenth of it."""

TOO_LARGE = Problem("", f"The file is too large: an edition has at most {LARGEST_FILE:,} bytes.")

DEEP_KEY = re.compile(
    r"""(?<![\w-])(?:(?:[\w-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){20}""", re.ASCII
)
"""A key of twenty parts, a.b.c and so on: tomllib takes minutes to parse a very long one."""

TOO_DEEP = Problem("", "The file is nested too deeply; an edition has four levels.")

LINE = re.compile(r"\s*\(at line (\d+), column \d+\)$")


def edition(name: str) -> Edition:
    """A built-in edition; the same object every time.

    :param name: one of :data:`EDITIONS`.
    :raises EditionError: when there is none of that name.

    >>> edition("europe")
    <Edition europe 28c593e62a7d4033>
    """
    if not isinstance(name, str) or name not in EDITIONS:
        hint = nearest(name, EDITIONS) if isinstance(name, str) else ""
        message = f"There is no edition {shown(name)}; the editions are {listed(EDITIONS, 'and')}.{hint}"
        raise EditionError("northline", [Problem("", message)])
    return _built_in(name)


@cache
def _built_in(name: str) -> Edition:
    text = resources.files("northline.editions").joinpath(f"{name}.toml").read_text(encoding="utf-8")
    return parse_edition(text, source=f"{name}.toml")


def load_edition(path: str | PathLike[str]) -> Edition:
    """Read an edition from a TOML file.

    :raises EditionError: with everything that is wrong with the file, each problem with its line.
    """
    source = fspath(path)
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:  # ValueError: a path with a null character
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise EditionError(source, [Problem("", f"The file cannot be read: {reason}.")]) from None
    if len(data) > LARGEST_FILE:
        raise EditionError(source, [TOO_LARGE])
    try:
        text = data.decode("utf-8-sig")  # some editors put a mark at the beginning
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        problem = Problem("", "The file is not text in UTF-8; save it in that encoding.", line)
        raise EditionError(source, [problem]) from None
    return parse_edition(text, source)


def parse_edition(text: str, source: str = "edition") -> Edition:
    """Read an edition from the text of a TOML file.

    :param source: what to call the text in error messages.
    :raises EditionError: with everything that is wrong with it.

    >>> parse_edition("format = 1", "mine.toml")
    Traceback (most recent call last):
        ...
    northline.editions.problems.EditionError: mine.toml: id: Is missing; it needs a text in quotation marks.
    ...
    """
    if len(text) > LARGEST_FILE:
        raise EditionError(source, [TOO_LARGE])
    document = _document(text, source)
    return _checked(document, source, Problems(Lines(text).of))


def read_document(document: dict[str, object], source: str = "edition") -> Edition:
    """Read an edition from a document as a TOML file has it, such as one that was sent as JSON.

    :raises EditionError: with everything that is wrong with it.

    >>> read_document({"format": 1, "id": "mine"})
    Traceback (most recent call last):
        ...
    northline.editions.problems.EditionError: edition: name: Is missing; it needs a text in quotation marks.
    ...
    """
    return _checked(document, source, Problems())


def _checked(document: dict[str, object], source: str, problems: Problems) -> Edition:
    try:
        edition = read_edition(document, problems)
        check_edition(edition, problems)
    except TooManyProblems:
        pass
    if problems.found:
        raise EditionError(source, problems.found)
    return edition


def _document(text: str, source: str) -> dict[str, object]:
    if DEEP_KEY.search(text):
        raise EditionError(source, [TOO_DEEP])
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = LINE.search(str(error))
        message = f"This is not TOML: {printable(LINE.sub('', str(error)), 200)}."
        problem = Problem("", message, int(line[1]) if line else None)
    except RecursionError:
        problem = TOO_DEEP
    except ValueError:  # a number with thousands of digits, a date that is none
        problem = Problem("", "The file holds a number or a date that cannot be read.")
    raise EditionError(source, [problem])
