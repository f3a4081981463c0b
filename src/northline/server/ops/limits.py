"""Limits: rates of messages and requests, lengths, and the characters that a name may have."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field

from northline.server.wire.refusals import Refusal

LARGEST_FRAME = 16 * 1024
"""Bytes of a WebSocket message or of a request's body."""

LONGEST_NAME = 24
LONGEST_CHAT = 200
CHAT_ALLOWANCE = (5, 0.25)
"""Chat messages of a connection: the size of its token bucket, and tokens a second."""

_MAX_MARKS = 2
"""Combining marks on one letter. More would spill over the lines above and below."""


@dataclass(slots=True)
class TokenBucket:
    """A token bucket: it holds up to ``size`` tokens, and gains ``per_second`` tokens a second.

    >>> bucket = TokenBucket(2, 0.001)
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]
    """

    size: float
    per_second: float
    now: Callable[[], float] = time.monotonic
    _level: float = field(init=False)
    _at: float = field(init=False)

    def __post_init__(self) -> None:
        self._level, self._at = self.size, self.now()

    def take(self, amount: float = 1) -> bool:
        """Take tokens if there are enough. Return whether there were."""
        now = self.now()
        self._level = min(self.size, self._level + (now - self._at) * self.per_second)
        self._at = now
        if self._level < amount:
            return False
        self._level -= amount
        return True

    @property
    def full(self) -> bool:
        """Whether it is as good as new."""
        return self._level + (self.now() - self._at) * self.per_second >= self.size


class TokenBuckets:
    """A token bucket for each address. Full ones are dropped now and then, so that their number stays small."""

    def __init__(self, size: float, per_second: float) -> None:
        self._size, self._per_second = size, per_second
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str) -> bool:
        """Take a token of an address if it has one. Return whether it had."""
        if len(self._buckets) > 10_000:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
        bucket = self._buckets.setdefault(address, TokenBucket(self._size, self._per_second))
        return bucket.take()


def clean_text(text: str, longest: int) -> str:
    """Reduce a text to one line, without control characters, invisible ones and towers of combining marks."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text[: 10 * longest]):
        category = unicodedata.category(character)
        marks = marks + 1 if category.startswith("M") else 0
        if category.startswith("Z") or character in "\t\r\n":
            kept.append(" ")
        elif not category.startswith("C") and marks <= _MAX_MARKS:
            kept.append(character)
    return " ".join("".join(kept).split())[:longest].strip()


def clean_name(name: str) -> str:
    """A name as :func:`clean_text` leaves it; raise :class:`Refusal` if nothing is left."""
    cleaned = clean_text(name, LONGEST_NAME)
    if not cleaned:
        raise Refusal("bad_name", "a name needs at least one visible letter")
    return cleaned
