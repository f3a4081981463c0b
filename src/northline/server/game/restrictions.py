"""Who is muted or banned, as a process knows it: looked up with every request, so kept ready for that."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Iterable, Iterator

from northline.server.db.restrictions import Restriction, RestrictionKind
from northline.server.wire.subjects import is_person, parse_address

_Prefix = tuple[int, int]
"""The version of the protocol, and the bits of a network's prefix."""


class Restrictions:
    """The mutes and bans in force. They expire by themselves.

    >>> restrictions = Restrictions()
    >>> restrictions.replace([Restriction("ban", "203.0.113.0/24", 0.0, 4e9, "spam")])
    >>> restrictions.find("ban", None, "203.0.113.77").reason, restrictions.find("ban", None, "203.0.114.1")
    ('spam', None)
    """

    def __init__(self) -> None:
        self._people: dict[tuple[RestrictionKind, str], Restriction] = {}
        self._networks: dict[tuple[RestrictionKind, _Prefix], dict[int, Restriction]] = {}
        """By kind and length of the prefix: the first addresses of the networks."""

    def replace(self, restrictions: Iterable[Restriction]) -> None:
        """Forget all that was known; these are in force."""
        self._people, self._networks = {}, {}
        for restriction in restrictions:
            if is_person(restriction.subject):
                self._people[restriction.kind, restriction.subject] = restriction
            else:
                network = ipaddress.ip_network(restriction.subject)
                prefix = network.version, network.prefixlen
                networks = self._networks.setdefault((restriction.kind, prefix), {})
                networks[int(network.network_address)] = restriction

    def find(self, kind: RestrictionKind, person: str | None, address: str) -> Restriction | None:
        """The mute or ban that is in force for a person (a public id) at an address; of several the longest."""
        if not self._people and not self._networks:
            return None
        now = time.time()
        found = [one for one in self._matching(kind, person, address) if one.until > now]
        return max(found, key=lambda restriction: restriction.until, default=None)

    def check(self, kind: RestrictionKind, person: str | None, address: str) -> None:
        """Raise a :class:`~northline.server.wire.refusals.Refusal` if somebody is muted or banned."""
        found = self.find(kind, person, address)
        if found is not None:
            raise found.refusal()

    @property
    def banned_people(self) -> set[str]:
        """The public ids of those who are banned now."""
        now = time.time()
        return {one.subject for one in self._people.values() if one.kind == "ban" and one.until > now}

    def addresses_banned_with(self, person: str) -> set[str]:
        """The networks that are banned because of a person."""
        return {
            one.subject
            for networks in self._networks.values()
            for one in networks.values()
            if one.came_with == person
        }

    def _matching(self, kind: RestrictionKind, person: str | None, address: str) -> Iterator[Restriction]:
        if person is not None and (kind, person) in self._people:
            yield self._people[kind, person]
        ip = parse_address(address) if self._networks else None
        if ip is None:
            return
        for (of_kind, (version, bits)), networks in self._networks.items():
            if of_kind == kind and version == ip.version:
                shift = ip.max_prefixlen - bits
                if (match := networks.get(int(ip) >> shift << shift)) is not None:
                    yield match
