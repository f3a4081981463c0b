"""Small editions for tests: `toy` has every kind of rule, `tiny` is small enough to count its whole tree."""

from functools import cache
from pathlib import Path

from northline.editions import Edition, load_edition

TOY_FILE = Path(__file__).parent / "editions" / "toy.toml"
TINY_FILE = Path(__file__).parent / "editions" / "tiny.toml"


@cache
def toy() -> Edition:
    return load_edition(TOY_FILE)


@cache
def tiny() -> Edition:
    return load_edition(TINY_FILE)
