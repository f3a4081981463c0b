"""The boards that are being dragged about, inside the process for them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from northline.drawing.board_layout import BoardLayout
from northline.editions import Edition

_KEPT = 12
"""Drags that go on at the same time; of one that was forgotten the client sends the map again."""
_drags: OrderedDict[str, Any] = OrderedDict()


def step(
    key: str,
    start: tuple[Edition, BoardLayout | None] | None,
    moved: Mapping[str, tuple[float, float]],
) -> Iterator[bytes]:
    """Move some cities of a board, and yield its new geometry, without the background that stays as it is."""
    from northline.layout.quick import QuickLayout

    if start is not None:
        _drags[key] = QuickLayout(*start)
    elif key not in _drags:
        yield msgspec.json.encode({"kind": "unknown"})
        return
    _drags.move_to_end(key)
    while len(_drags) > _KEPT:
        _drags.popitem(last=False)
    board = _drags[key]
    cities = board.problem.edition.city_index
    known = {city: place for city, place in moved.items() if city in cities}
    yield msgspec.json.encode({"kind": "geometry", "geometry": board.drag(known).to_dict()})
