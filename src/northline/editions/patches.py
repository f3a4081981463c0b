"""Changes to a document, as in a JSON Patch (RFC 6902): values added, replaced and removed.

>>> apply({"rules": {"trains": 45}}, [Change("replace", ("rules", "trains"), 40), Change("add", ("name",), "Iberia")])
{'rules': {'trains': 40}, 'name': 'Iberia'}
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

Path = tuple[str | int, ...]
"""The keys and indices on the way to a value."""
END = "-"
"""Stands for the place behind the last entry of a list."""


@dataclass(frozen=True, slots=True)
class Change:
    """One operation."""

    op: Literal["add", "replace", "remove"]
    path: Path
    value: Any = None

    @property
    def pointer(self) -> str:
        """The path as a JSON Pointer (RFC 6901): ``/board/routes/3/color``."""
        return "".join(f"/{str(part).replace('~', '~0').replace('/', '~1')}" for part in self.path)


def find(document: Any, path: Path) -> Any:
    """The value at a path; None where there is none."""
    for part in path:
        if isinstance(document, dict):
            document = document.get(part)
        elif isinstance(document, list) and isinstance(part, int) and part < len(document):
            document = document[part]
        else:
            return None
    return document


def apply(document: Any, changes: Iterable[Change]) -> Any:
    """The document with some changes. What is not changed is shared with the one that was given, which stays as it is.

    :raises LookupError: when a path leads nowhere.
    """
    for change in changes:
        document = _changed(document, change.path, change)
    return document


def _changed(inside: Any, path: Path, change: Change) -> Any:
    if not isinstance(inside, dict | list):
        raise LookupError(f"there is nothing at {change.pointer}")
    copied: Any = inside.copy()
    first, *rest = path
    if rest:
        copied[first] = _changed(inside[first], tuple(rest), change)  # type: ignore[index]
    elif change.op == "remove":
        del copied[first]
    elif change.op == "add" and isinstance(copied, list):
        copied.insert(len(copied) if first == END else int(first), change.value)
    else:
        copied[first] = change.value
    return copied
