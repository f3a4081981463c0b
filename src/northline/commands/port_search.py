"""Which port to listen on when the usual one may be taken."""

from __future__ import annotations

import json
import socket
from dataclasses import dataclass
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

_TRIES = 20
"""Ports that are tried, in order: so the second choice is the same at every start, and pages know their settings."""
_TIMEOUT = 2.0


@dataclass(frozen=True)
class Found:
    """The port to use."""

    port: int
    sentence: str = ""
    """What to say about it, if it is not simply the wanted one."""
    served: bool = False
    """Whether our games are served there already."""


def find_port(host: str, wanted: int, database: str | None) -> Found:
    """The wanted port if it is free, otherwise the next one that is.

    Where a Northline with the same database is met on the way, that one is found: it serves everything that we would.
    """
    holder = ""
    for port in range(wanted, min(wanted + _TRIES, 65536)):
        if _is_free(host, port):
            sentence = f"Port {wanted} is taken by {holder}, so this one uses port {port}." if holder else ""
            return Found(port, sentence)
        served = _database_on(host, port)
        if database is not None and served == database:
            sentence = f"Northline is running already, with the same games, on port {port}."
            return Found(port, sentence, served=True)
        if not holder:
            holder = "another program" if served is None else "another Northline, with other games"
    return Found(wanted)  # listening there will say what is wrong


def address(host: str, port: int) -> str:
    """The address of a server, for a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_free(host: str, port: int) -> bool:
    try:
        with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            return True
    except OSError:
        return False


def _database_on(host: str, port: int) -> str | None:
    """Which database a Northline on a port uses, empty if it does not say; None if something else is there."""
    try:
        with urlopen(f"{address(host, port)}/api/here", timeout=_TIMEOUT) as answer:
            return str(json.load(answer)["database"])
    except HTTPError as error:
        return "" if b"only_here" in error.read(1000) else None
    except (URLError, OSError, ValueError, KeyError, TypeError):
        return None
