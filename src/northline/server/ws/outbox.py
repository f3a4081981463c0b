"""What waits to be sent to one client, bounded in frames and in bytes."""

from __future__ import annotations

import asyncio
from collections import deque


class Outbox:
    """A queue of frames. Whoever does not read in time finds it full, and is disconnected."""

    def __init__(self, max_frames: int, max_bytes: int) -> None:
        self._max_frames, self._max_bytes = max_frames, max_bytes
        self._frames: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self.waiting = 0
        """Bytes that wait now."""
        self.queued = 0
        """Bytes that were ever queued."""

    def put(self, frame: bytes) -> bool:
        """Queue a frame if there is room for it; a single one of any size has room. Return whether there was."""
        full = len(self._frames) >= self._max_frames or self.waiting + len(frame) > self._max_bytes
        if full and self._frames:
            return False
        self._frames.append(frame)
        self.waiting += len(frame)
        self.queued += len(frame)
        self._filled.set()
        return True

    async def get(self) -> bytes:
        """The next frame, as soon as there is one."""
        while not self._frames:
            self._filled.clear()
            await self._filled.wait()
        return self.get_nowait()

    def get_nowait(self) -> bytes:
        frame = self._frames.popleft()
        self.waiting -= len(frame)
        return frame

    def __bool__(self) -> bool:
        return bool(self._frames)

    def clear(self) -> None:
        """Forget what nobody will read."""
        self._frames.clear()
        self.waiting = 0
