"""The cast: railway people from along the lines, whose names the bots at a table have.

A name says nothing about how well a bot plays: anybody may be on an easy day. What identifies a bot is its spec.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

CAST = (
    "Ingrid",
    "Olav",
    "Aino",
    "Eero",
    "Freja",
    "Mads",
    "Biret",
    "Nils",
    "Beatriz",
    "Giulia",
    "Henri",
    "Zofia",
    "Emre",
    "Klara",
    "Oksana",
    "Angus",
)
"""First names, as everybody reads them. Who they are, and what they look like, is in the browser client."""


def cast_names(count: int, seed: int | str, taken: Iterable[str] = ()) -> list[str]:
    """Different names for some bots at one table, none of them ``taken``. The same seed gives the same names.

    >>> first, second = cast_names(2, seed=7, taken=["Ingrid"])
    >>> first != second and "Ingrid" not in (first, second)
    True
    """
    used = {name.casefold() for name in taken}
    free = [name for name in CAST if name.casefold() not in used]
    Random(seed).shuffle(free)
    numbered = (f"{name} {number}" for number in range(2, count + 2) for name in CAST)
    spare = (name for name in numbered if name.casefold() not in used)
    return [*free[:count], *(next(spare) for _ in range(count - len(free)))]
