"""The line numbers of the keys of an edition file.

The standard library's TOML parser does not report them. This scans the text for the layouts that people use: a key or
an entry of a list at the beginning of a line. Anything else has no line number.
"""

from __future__ import annotations

import re

HEADER = re.compile(r"\s*(\[{1,2})\s*([\w.-]+)\s*\]{1,2}\s*(?:#.*)?$")
KEY = re.compile(r"\s*([\w-]+)\s*=\s*(.*)")
WORD = re.compile(r'"[^"]*"')
ENTRY_ID = re.compile(r" \(([^)]*)\)")


class Lines:
    """Finds the lines of keys in a text."""

    def __init__(self, text: str) -> None:
        self._text = text.split("\n")
        self._numbers = _find(self._text)

    def of(self, key: str) -> int | None:
        """The line of a key such as ``board.routes[17] (amsterdam-essen).color``, or of what contains it."""
        entry = ENTRY_ID.search(key)
        path = ENTRY_ID.sub("", key)
        while path:
            number = self._numbers.get(path)
            if number is not None:
                # Better no line than a wrong one: the line of an entry has its id on it.
                in_entry = entry is not None and "[" in path
                return None if in_entry and entry and entry[1] not in self._text[number - 1] else number
            # A word of a list that is on one line is on the line of its list.
            path = path.rpartition("[")[0] if path.endswith("]") else path.rpartition(".")[0]
        return None


def _find(text: list[str]) -> dict[str, int]:
    numbers: dict[str, int] = {}
    counts: dict[str, int] = {}  # the entries of each list so far
    section = ""
    open_list = ""
    for number, line in enumerate(text, start=1):
        if open_list:
            if line.lstrip().startswith("{"):
                _enter(open_list, number, numbers, counts)
            elif line.lstrip().startswith("]"):
                open_list = ""
            elif line.lstrip().startswith('"'):
                for _ in WORD.findall(line.partition("#")[0]):
                    _enter(open_list, number, numbers, counts)
        elif header := HEADER.match(line):
            section = header[2]
            if header[1] == "[[":
                section = _enter(section, number, numbers, counts)
            numbers.setdefault(section, number)
        elif key := KEY.match(line):
            path = f"{section}.{key[1]}" if section else key[1]
            numbers.setdefault(path, number)
            if key[2].startswith("[") and "]" not in key[2]:
                open_list = path
    return numbers


def _enter(path: str, number: int, numbers: dict[str, int], counts: dict[str, int]) -> str:
    index = counts.get(path, 0)
    counts[path] = index + 1
    entry = f"{path}[{index}]"
    numbers[entry] = number
    return entry
