"""Problems of an edition file, and how they are reported.

Edition files are written by hand and may come from anywhere. All problems are collected and reported together,
each with its key and, where it can be found, its line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from northline.editions.untrusted import closest, printable

MOST_PROBLEMS = 100
"""After so many, reading stops: something is wrong with all of the file."""

_DOT, _INSIDE = re.compile(r"\."), re.compile(r"[.\[]")

MOST_SUGGESTIONS = 20
"""After so many, words are not compared with each other any more: it takes long where many are alike."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with an edition file."""

    key: str
    """Where, such as ``board.routes[17] (amsterdam-essen).color``; empty when it is the file as a whole."""
    message: str
    """What is wrong and what would be right, in one sentence."""
    line: int | None = None

    def __str__(self) -> str:
        return f"{self.key}: {self.message}" if self.key else self.message


class EditionError(ValueError):
    """An edition that does not exist or cannot be read, with everything that is wrong with it.

    >>> from northline.editions import edition
    >>> try:
    ...     edition("nordic")
    ... except EditionError as error:
    ...     print(error.problems[0].message)
    There is no edition "nordic"; the editions are "europe", "nordic_countries" and "northern_lights". Did you mean ...?
    """

    def __init__(self, source: str, problems: Iterable[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__(source, self.problems)

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def lines(self) -> list[str]:
        """One line for each problem, in the format of compilers: ``file:line: key: message``."""
        source = printable(self.source, 300)
        return [
            f"{source}:{problem.line}: {problem}" if problem.line else f"{source}: {problem}"
            for problem in self.problems
        ]


class TooManyProblems(Exception):
    """Raised to stop reading; never leaves this package."""


class Problems:
    """The problems found so far."""

    def __init__(self, line_of: Callable[[str], int | None] = lambda key: None) -> None:
        self.found: list[Problem] = []
        self._keys: set[str] = set()
        self._containers: set[str] = set()
        """The keys of everything that contains one of them."""
        self._line_of = line_of
        self._suggestions = 0

    def add(self, key: str, message: str) -> None:
        """Add a problem; raises :class:`TooManyProblems` when there are too many to go on."""
        if len(self.found) >= MOST_PROBLEMS:
            self.found.append(
                Problem("", f"There are more than {MOST_PROBLEMS} problems; the rest are not listed.")
            )
            raise TooManyProblems
        self._keep(Problem(key, message, self._line_of(key)))

    def _keep(self, problem: Problem) -> None:
        self.found.append(problem)
        self._keys.add(problem.key)
        self._containers.update(problem.key[: end.start()] for end in _INSIDE.finditer(problem.key))

    def nearest(self, word: str, known: Iterable[str]) -> str:
        """A suggestion to add to a sentence, as :func:`nearest` makes it, unless there were too many already."""
        self._suggestions += 1
        return nearest(word, known) if self._suggestions <= MOST_SUGGESTIONS else ""

    def reported(self, *keys: str) -> bool:
        """Whether a problem was found with one of these keys, or with a table that contains it."""
        return any(
            key in self._keys
            or any(key[: dot.start()] in self._keys for dot in _DOT.finditer(key) if dot.start())
            for key in keys
        )

    def clean(self, *keys: str) -> bool:
        """Whether no problem was found with these keys, what they contain and what contains them.

        A check that builds on them asks first, so that one mistake is not reported twice.
        """
        return not self.reported(*keys) and not any(key in self._containers for key in keys)


def nearest(word: str, known: Iterable[str]) -> str:
    """A suggestion to add to a sentence: `` Did you mean "trains"?``, or nothing."""
    known = list(known)
    meant = closest(word.lower(), known)
    if meant is None and 3 <= len(word) <= 60:
        meant = next((name for name in known if name.startswith(word.lower())), None)
    return f' Did you mean "{meant}"?' if meant else ""


def listed(words: Iterable[str], last: str = "or") -> str:
    """``"a", "b" or "c"``."""
    quoted = [f'"{word}"' for word in words]
    return f" {last} ".join(filter(None, [", ".join(quoted[:-1]), quoted[-1]]))
