"""Renders pictures as PNG in a process of its own, one at a time: it takes up to seconds, and holds the GIL."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable

from northline.server.http.static_files import StaticFile
from northline.server.wire.refusals import Refusal

_MAX_PICTURES = 48
"""Pictures to keep; each is a few hundred kilobytes."""
_MAX_WAITING = 8
"""How many may wait for a picture before others are turned away."""
_TIMEOUT = 30.0
"""Seconds that a picture may take."""


class PictureRenderer:
    """The PNG pictures that were asked for last, as static files."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[Hashable, StaticFile] = OrderedDict()
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def render(self, key: Hashable, draw: Callable[[], str]) -> StaticFile:
        """The picture with this key, drawn as SVG by ``draw`` unless it is there already.

        Raise :class:`Refusal` when too many are waiting.
        """
        if key not in self._pictures:
            if self._waiting >= _MAX_WAITING:
                raise Refusal("too_fast", "many others are waiting for pictures: try again in a moment")
            self._waiting += 1
            try:
                async with self._turn:
                    if key not in self._pictures:  # somebody else who waited may have wanted the same
                        self._pictures[key] = await asyncio.to_thread(_render, draw)
            finally:
                self._waiting -= 1
        self._pictures.move_to_end(key)
        while len(self._pictures) > _MAX_PICTURES:
            self._pictures.popitem(last=False)
        return self._pictures[key]


def _render(draw: Callable[[], str]) -> StaticFile:
    command = [sys.executable, "-m", "northline.drawing.raster"]
    rendering = subprocess.run(
        command, input=draw().encode(), capture_output=True, timeout=_TIMEOUT, check=True
    )
    return StaticFile(rendering.stdout, "image/png")
