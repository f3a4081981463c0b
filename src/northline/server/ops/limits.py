"""Limits: rates of messages and requests, lengths, and the characters that a name may have."""

from __future__ import annotations

import ipaddress
import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from northline.server.wire.refusals import Refusal

LARGEST_FRAME = 16 * 1024
"""Bytes of a WebSocket message or of a request's body."""

LONGEST_NAME = 24
LONGEST_CHAT = 200
_MANY_BUCKETS = 10_000
"""Buckets beyond which the full ones are dropped."""
_MAX_MARKS = 2
"""Combining marks on one letter. More would spill over the lines above and below."""


class Allowance(NamedTuple):
    """How much somebody may ask for: at once, and in the long run."""

    burst: float
    per_second: float


def address_prefix(address: str) -> str:
    """What limits count as one address: an IPv4 address, or the /64 of an IPv6 address, which one household has.

    >>> address_prefix("2001:db8:1:2:3::4"), address_prefix("::ffff:192.0.2.7"), address_prefix("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.IPv6Network((ip, 64), strict=False))


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
        level = min(self.size, self._level + (now - self._at) * self.per_second)
        if level < amount:
            return False
        self._level, self._at = level - amount, now
        return True

    def spend(self, amount: float) -> None:
        """Take tokens for what is done already. There may be fewer than none afterwards."""
        self._level, self._at = self.level - amount, self.now()

    @property
    def level(self) -> float:
        """The tokens that are there now."""
        return min(self.size, self._level + (self.now() - self._at) * self.per_second)

    @property
    def full(self) -> bool:
        """Whether it is as good as new."""
        return self.level >= self.size


class TokenBuckets:
    """A token bucket for each of many. Full ones are dropped now and then, so that their number stays small."""

    def __init__(self, size: float, per_second: float) -> None:
        self._size, self._per_second = size, per_second
        self._buckets: dict[str, TokenBucket] = {}
        self._swept_at = _MANY_BUCKETS

    def take(self, key: str, amount: float = 1) -> bool:
        """Take tokens from a bucket if it has enough. Return whether it had."""
        return self.of(key).take(amount)

    def covers(self, key: str, amount: float) -> bool:
        """Whether a bucket has enough."""
        return self.of(key).level >= amount

    def spend(self, key: str, amount: float) -> None:
        """Take tokens for what is done already."""
        self.of(key).spend(amount)

    def of(self, key: str) -> TokenBucket:
        """The bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) > self._swept_at:
                self._buckets = {name: kept for name, kept in self._buckets.items() if not kept.full}
                self._swept_at = max(_MANY_BUCKETS, 2 * len(self._buckets))
            bucket = self._buckets[key] = TokenBucket(self._size, self._per_second)
        return bucket


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
