"""The addresses under which other devices on the same network reach this machine."""

from __future__ import annotations

import ipaddress
import re
import socket
import struct
import sys
from collections.abc import Iterable
from contextlib import suppress

_SIOCGIFADDR = {"linux": 0x8915, "darwin": 0xC0206921}
"""The ioctl that asks an interface for its IPv4 address."""
_VIRTUAL = re.compile(
    r"docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|podman|kube|bridge\d|ifb|dummy"
)
"""Interfaces that lead to containers and virtual machines, not to friends."""
_TUNNEL = re.compile(r"u?tun|tap|wg|ppp|tailscale|zt|ipsec")
_ANYWHERE = ("203.0.113.1", 9)
"""An address that belongs to nobody: asking which way leads there sends nothing."""

Interface = tuple[str, str]
"""The name of a network interface, empty where it is unknown, and its IPv4 address."""


def lan_addresses() -> list[str]:
    """The IPv4 addresses of this machine on its networks, the likeliest first; none where there is no network."""
    return ranked(_interfaces(), _default_address())


def ranked(interfaces: Iterable[Interface], default: str | None) -> list[str]:
    """The addresses that others can use, the likeliest first; ``default`` is the one that leads to the internet.

    A machine with an address of its own on the internet is not opened to it while it has a private network.

    >>> ranked([("lo", "127.0.0.1"), ("docker0", "172.17.0.1"), ("wg0", "10.8.0.2"), ("wlan0", "192.168.1.5")], None)
    ['192.168.1.5', '10.8.0.2']
    """
    names = {address: name for name, address in interfaces if not _VIRTUAL.match(name)}
    if default is not None:
        names.setdefault(default, "")
    usable = [address for address in names if _is_usable(address)]
    private = [address for address in usable if not ipaddress.ip_address(address).is_global]

    def likelihood(address: str) -> tuple[bool, bool, bool]:
        return address == default, not _TUNNEL.match(names[address]), address.startswith("192.168.")

    return sorted(private or usable, key=likelihood, reverse=True)


def _is_usable(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast)


def _default_address() -> str | None:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(_ANYWHERE)
        return str(probe.getsockname()[0])
    return None


def _interfaces() -> list[Interface]:
    """All interfaces with their addresses, or at least the addresses that this machine's name stands for."""
    request = _SIOCGIFADDR.get(sys.platform)
    if request is None:
        with suppress(OSError):
            return [
                ("", str(found[4][0]))
                for found in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
            ]
        return []
    import fcntl  # not on Windows

    found: list[Interface] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # an interface without an address
                answer = fcntl.ioctl(probe.fileno(), request, struct.pack("256s", name.encode()[:15]))
                found.append((name, socket.inet_ntoa(answer[20:24])))
    return found
