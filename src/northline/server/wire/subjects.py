"""Whom a mute or a ban is about: a person, by the public id, or everybody in a network."""

from __future__ import annotations

import ipaddress
import re

from northline.editions.untrusted import printable

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

_PERSON = re.compile(r"[0-9a-f]{16}")
_HOUSEHOLD = 64
"""Bits of an IPv6 address that one household has: a single address would be no hindrance."""
_WIDEST = {4: 8, 6: 16}
"""The shortest prefixes, by version of the protocol. Shorter ones are slips of the pen."""


class SubjectError(ValueError):
    """A text that names neither a person nor a network. It says what would be right."""


def is_person(subject: str) -> bool:
    """Whether this is the public id of a person."""
    return _PERSON.fullmatch(subject) is not None


def parse_subject(text: str) -> str:
    """A person or a network in the one form in which it is stored; raise :class:`SubjectError`.

    An IPv6 address stands for its /64, as everywhere in the server.

    >>> parse_subject("203.0.113.77/24"), parse_subject("::ffff:203.0.113.7"), parse_subject("2001:db8::1")
    ('203.0.113.0/24', '203.0.113.7', '2001:db8::/64')
    """
    text = text.strip().lower()
    if is_person(text):
        return text
    try:
        network = _network(text)
    except ValueError:
        raise SubjectError(
            f"{printable(text)!r} is neither a person (16 hexadecimal digits, as `northline admin people` shows them) "
            "nor an address such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48"
        ) from None
    if network.prefixlen < _WIDEST[network.version]:
        raise SubjectError(
            f"{network} is too large a part of the Internet: a prefix has at least "
            f"/{_WIDEST[4]}, or /{_WIDEST[6]} for IPv6"
        )
    if any(network.overlaps(own) for own in _OWN if own.version == network.version):
        raise SubjectError(f"{network} is this machine itself: a proxy on it stands for everybody")
    return str(network.network_address) if network.prefixlen == network.max_prefixlen else str(network)


_OWN: tuple[Network, ...] = (ipaddress.IPv4Network("127.0.0.0/8"), ipaddress.IPv6Network("::1/128"))


def _network(text: str) -> Network:
    network = ipaddress.ip_network(text, strict=False)
    if isinstance(network, ipaddress.IPv4Network):
        return network
    mapped = network.network_address.ipv4_mapped
    if mapped is not None and network.prefixlen >= 96:
        return ipaddress.IPv4Network((mapped, network.prefixlen - 96), strict=False)
    return network if network.prefixlen <= _HOUSEHOLD else network.supernet(new_prefix=_HOUSEHOLD)


def parse_address(text: str) -> Address | None:
    """The address that a request comes from, with IPv4 as IPv4; None for what is no address."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address
