"""Who exceeds a limit, in the log: as much of the address as the operator wants there."""

from __future__ import annotations

import ipaddress
import logging
from typing import Literal

from northline.server.ops.limits import TokenBuckets, address_prefix

logger = logging.getLogger("northline.server.limits")

AddressLog = Literal["none", "network", "full"]
_IPV4_NETWORK = 24
"""Bits of an IPv4 address that name a network, and nobody in it."""


def shown_address(address: str, how: AddressLog) -> str | None:
    """An address as the log may have it.

    >>> [shown_address("192.0.2.77", how) for how in ("none", "network", "full")]
    [None, '192.0.2.0/24', '192.0.2.77']
    >>> shown_address("2001:db8::7:1", "network")
    '2001:db8::/64'
    """
    if how == "none":
        return None
    if how == "full":
        return address
    prefix = address_prefix(address)
    try:
        ip = ipaddress.IPv4Address(prefix)
    except ValueError:
        return prefix
    return str(ipaddress.IPv4Network((ip, _IPV4_NETWORK), strict=False))


class Offences:
    """Writes to the log when somebody exceeds a limit, and not much more often than somebody could read it."""

    def __init__(self, how: AddressLog) -> None:
        self._how = how
        self._buckets = TokenBuckets(3, 1 / 60)

    def note(self, what: str, address: str) -> None:
        """Log that an address exceeds a limit."""
        if self._buckets.take(address_prefix(address)):
            shown = shown_address(address, self._how)
            logger.info(what, extra={} if shown is None else {"address": shown})
