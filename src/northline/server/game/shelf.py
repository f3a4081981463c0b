"""The boards of a server: those that it was started with, and the maps that people have published here.

Tables, replays and statistics ask for an edition by its id and need not know where it is from. A published map is
parsed when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from northline.drawing.board_layout import BoardLayout, parse_layout
from northline.editions import Edition, parse_edition
from northline.server.db.maps import PublishedMap

_KEPT = 200
"""Parsed maps that are kept; all texts are."""


class Shelf(Mapping[str, Edition]):
    """Editions by id. Whoever goes through all of them meets those that the server was started with."""

    def __init__(self, own: Mapping[str, Edition], layouts: Mapping[str, BoardLayout]) -> None:
        self._own, self._layouts = own, layouts
        self._published: dict[str, PublishedMap] = {}
        self._parsed: dict[str, tuple[Edition, BoardLayout]] = {}

    def put(self, maps: Iterable[PublishedMap]) -> None:
        """Add published maps, or what has become of them."""
        for published in maps:
            self._published[published.edition] = published

    @property
    def maps(self) -> list[PublishedMap]:
        """All published versions, the oldest first."""
        return list(self._published.values())

    def find_map(self, edition: str) -> PublishedMap | None:
        return self._published.get(edition)

    def layout(self, edition: str) -> BoardLayout | None:
        """The geometry of an edition that does not come with one."""
        if edition in self._published:
            return self._parse(edition)[1]
        return self._layouts.get(edition)

    def __getitem__(self, edition: str) -> Edition:
        if edition in self._published:
            return self._parse(edition)[0]
        return self._own[edition]

    def __contains__(self, edition: object) -> bool:
        """Whether a game can be begun on it: on a map that was taken down, games only go on."""
        published = self._published.get(edition) if isinstance(edition, str) else None
        return edition in self._own if published is None else not published.withdrawn

    def __iter__(self) -> Iterator[str]:
        return iter(self._own)

    def __len__(self) -> int:
        return len(self._own)

    def _parse(self, edition: str) -> tuple[Edition, BoardLayout]:
        found = self._parsed.get(edition)
        if found is None:
            published = self._published[edition]
            board = parse_edition(published.text, edition)
            found = board, parse_layout(published.geometry, board)
            while len(self._parsed) >= _KEPT:
                del self._parsed[next(iter(self._parsed))]
            self._parsed[edition] = found
        return found


class ShelfLayouts(Mapping[str, BoardLayout]):
    """The geometry of the boards of a shelf, by their ids, where they do not come with one."""

    def __init__(self, shelf: Shelf, own: Mapping[str, BoardLayout]) -> None:
        self._shelf, self._own = shelf, own

    def __getitem__(self, edition: str) -> BoardLayout:
        found = self._shelf.layout(edition)
        if found is None:
            raise KeyError(edition)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._own)

    def __len__(self) -> int:
        return len(self._own)
