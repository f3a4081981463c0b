"""Reading a table of a TOML document key by key, with type checks.

Every method records what is wrong with a value and returns a placeholder instead, so that reading goes on and the
rest of the file is checked too.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar

from northline.editions.problems import Problems, listed
from northline.editions.untrusted import shown

ID = re.compile(r"[a-z0-9][a-z0-9_-]*")
BARE = re.compile(r"[\w-]{1,60}")
LONGEST_TEXT = 60

Word = TypeVar("Word", bound=str)


class TomlTable:
    """A table of the document, with its full key for error messages."""

    def __init__(self, values: Mapping[str, object], key: str, problems: Problems) -> None:
        self.values = values
        self.key = key
        self.problems = problems
        self._known: set[str] = set()

    def at(self, name: str) -> str:
        """The full key of a name in this table."""
        shown_name = name if BARE.fullmatch(name) else shown(name)
        return f"{self.key}.{shown_name}" if self.key else shown_name

    def wrong(self, name: str, message: str) -> None:
        self.problems.add(self.at(name), message)

    def has(self, name: str) -> bool:
        return name in self.values

    def whole(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number between bounds; the placeholder is 0."""
        value = self._get(name, default, wanted := f"a whole number from {low} to {high}")
        if not self.has(name):
            return default or 0
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(name, f"Needs {wanted}, not {shown(value)}.")
            return 0
        if not low <= value <= high:
            self.wrong(name, f"Needs {wanted}; {shown(value)} is too {'small' if value < low else 'large'}.")
            return 0
        return value

    def text(self, name: str, default: str | None = None) -> str:
        """A short text to show to users; the placeholder is empty."""
        value = self._get(name, default, wanted := "a text in quotation marks")
        if not self.has(name):
            return default or ""
        if not isinstance(value, str):
            self.wrong(name, f"Needs {wanted}, not {shown(value)}.")
        elif not value.strip():
            self.wrong(name, "Must not be empty.")
        elif len(value) > LONGEST_TEXT:
            self.wrong(name, f"Has {len(value)} characters; the most is {LONGEST_TEXT}.")
        elif not value.isprintable():
            self.wrong(name, f"Contains characters that cannot be printed: {shown(value)}.")
        else:
            return value
        return ""

    def word(self, name: str, default: str | None = None) -> str:
        """An id, restricted to characters that notation can hold; the placeholder is empty."""
        before = len(self.problems.found)
        value = self.text(name, default)
        if len(self.problems.found) > before or not self.has(name):
            return value
        if not ID.fullmatch(value):
            self.wrong(
                name,
                f"{shown(value)} is not a valid id: use a-z, 0-9, _ and - only, beginning with a letter or a digit.",
            )
            return ""
        return value

    def flag(self, name: str, default: bool) -> bool:
        value = self._get(name, default, "")
        if not isinstance(value, bool):
            self.wrong(name, f"Needs true or false, not {shown(value)}.")
            return default
        return value

    def choice(self, name: str, options: Collection[Word], default: Word | None = None) -> Word | None:
        """One of a few words; the placeholder is None."""
        value = self._get(name, default, listed(options))
        if not self.has(name):
            return default
        return self._chosen(self.at(name), value, options)

    def choices(self, name: str, options: Collection[Word], default: tuple[Word, ...]) -> tuple[Word, ...]:
        """A list of different words out of a few."""
        chosen: list[Word] = []
        for key, value in self._list(name, default):
            word = self._chosen(key, value, options)
            if word is not None and word in chosen:
                self.problems.add(key, f'"{word}" is listed twice.')
            elif word is not None:
                chosen.append(word)
        return tuple(chosen)

    def words(self, name: str) -> tuple[str, ...]:
        """A list of different ids, empty if it is not there."""
        found: list[str] = []
        for key, value in self._list(name, ()):
            if not isinstance(value, str) or not ID.fullmatch(value) or len(value) > LONGEST_TEXT:
                self.problems.add(key, f"Needs a word of a-z, 0-9, _ and -, not {shown(value)}.")
            elif value in found:
                self.problems.add(key, f'"{value}" is listed twice.')
            else:
                found.append(value)
        return tuple(found)

    def pair(self, name: str, wanted: str) -> tuple[object, object] | None:
        """Two values; the placeholder is None."""
        value = self._get(name, None, wanted)
        if isinstance(value, list) and len(value) == 2:
            return value[0], value[1]
        if value is not None:
            what = f"a list of {len(value)}" if isinstance(value, list) else shown(value)
            self.wrong(name, f"Needs {wanted}, not {what}.")
        return None

    def table(self, name: str, optional: bool = False) -> TomlTable:
        """A table inside this one; the placeholder is an empty one that reports nothing further."""
        value = self._get(name, {} if optional else None, "a table")
        if isinstance(value, dict):
            return TomlTable(value, self.at(name), self.problems)
        if value is not None:
            self.wrong(name, f"Needs a table, not {shown(value)}.")
        return MissingTable(self.at(name))

    def tables(self, name: str, most: int, optional: bool = False) -> list[TomlTable]:
        """A list of tables, each keyed by its index and, where it has one, its id."""
        value = self._get(name, [] if optional else None, "a list of tables")
        if value is None:
            return []
        if not isinstance(value, list):
            self.wrong(name, f"Needs a list of tables, not {shown(value)}.")
            return []
        if len(value) > most:
            self.wrong(name, f"Has {len(value)} entries; the most is {most}.")
            return []
        found: list[TomlTable] = []
        for index, entry in enumerate(value):
            key = f"{self.at(name)}[{index}]"
            if isinstance(entry, dict):
                name_of_entry = entry.get("id")
                if isinstance(name_of_entry, str) and BARE.fullmatch(name_of_entry):
                    key += f" ({name_of_entry})"
                found.append(TomlTable(entry, key, self.problems))
            else:
                self.problems.add(key, f"Needs a table in braces, not {shown(entry)}.")
                found.append(MissingTable(key))
        return found

    def finish(self, known: Iterable[str] = ()) -> None:
        """Report every key that was never read."""
        self._known.update(known)
        for name in self.values:
            if name not in self._known:
                hint = self.problems.nearest(name, sorted(self._known - set(self.values)) or self._known)
                self.wrong(name, f"There is no such key.{hint}")

    def _get(self, name: str, default: object, wanted: str) -> object:
        self._known.add(name)
        if name in self.values:
            return self.values[name]
        if default is None:
            self.wrong(name, f"Is missing; it needs {wanted}.")
        return default

    def _list(self, name: str, default: tuple[str, ...]) -> list[tuple[str, object]]:
        """The entries of a list with their keys."""
        value = self._get(name, default, "")
        if value is not default and not isinstance(value, list):
            self.wrong(name, f"Needs a list of words in square brackets, not {shown(value)}.")
            return []
        return [(f"{self.at(name)}[{index}]", entry) for index, entry in enumerate(value)]

    def _chosen(self, key: str, value: object, options: Collection[Word]) -> Word | None:
        for option in options:
            if value == option:
                return option
        hint = self.problems.nearest(value, options) if isinstance(value, str) else ""
        self.problems.add(key, f"Needs {listed(options)}, not {shown(value)}.{hint}")
        return None


class MissingTable(TomlTable):
    """The placeholder for a table that is missing: that has been reported, and nothing more is."""

    def __init__(self, key: str) -> None:
        super().__init__({}, key, Problems())
