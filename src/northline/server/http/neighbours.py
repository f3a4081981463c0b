"""The workers of one server, and how the connections of a table come together at one of them.

The system gives a connection to any worker. Two workers can serve one table, but then each action is done twice, with
a way through the database in between. So each table has a home among the workers, by its id alone, and a WebSocket
whose address names a table is handed over to the worker there before the handshake: that one gets the socket and the
head of the request. If it does not answer, because it is being restarted, the connection stays where it is.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

logger = logging.getLogger("northline.server.workers")

Adopt = Callable[[socket.socket, bytes], None]
"""Goes on with a connection: the socket, and the head of its request."""

_TABLE = re.compile(rb"[?&]table=([0-9A-Za-z_-]{1,40})(?:&|$)")
_BACKLOG = 1024
_PIECE = 65536


class Place(NamedTuple):
    """Which worker this is, and where it and the others listen for each other."""

    folder: Path
    """A folder that nobody else can read."""
    number: int
    workers: int

    def home_of(self, url: bytes) -> int:
        """The number of the worker at which the connections of a table meet; this one if the address names none.

        >>> place = Place(Path("/run"), 1, 4)
        >>> place.home_of(b"/ws"), place.home_of(b"/ws?table=5f0c9a2e71b3") == place.home_of(b"/ws?table=5f0c9a2e71b3")
        (1, True)
        """
        found = _TABLE.search(url)
        return self.number if found is None else crc32(found[1]) % self.workers

    def address_of(self, number: int) -> str:
        """The address of the Unix socket of a worker."""
        return str(self.folder / str(number))


class Neighbours:
    """The other workers, as one of them sees them."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._listening: socket.socket | None = None
        self._arriving: set[socket.socket] = set()

    def hand_over(self, url: bytes, connection: int, head: bytes) -> bool:
        """Give a connection, by its file handle, to the worker where its table is at home.

        Return whether that one has it now; then this one has to close its own handle.
        """
        home = self._place.home_of(url)
        if home == self._place.number:
            return False
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
                line.setblocking(False)  # there is room for many, or this one serves itself
                line.connect(self._place.address_of(home))
                socket.send_fds(line, [head], [connection])
                return True
        except OSError as error:
            logger.info("connection not handed over", extra={"why": type(error).__name__})
            return False

    # What others hand over

    def listen(self, adopt: Adopt) -> None:
        """Take what others hand over, from now on. A worker that was here before gets nothing more."""
        path = self._place.address_of(self._place.number)
        with suppress(FileNotFoundError):
            Path(path).unlink()
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            listening.bind(path)
        except OSError as error:
            # Such as a path that is too long: the others serve what they cannot hand over.
            logger.warning("nothing can be handed over to this worker", extra={"why": str(error)})
            listening.close()
            return
        listening.listen(_BACKLOG)
        listening.setblocking(False)
        self._listening = listening
        asyncio.get_running_loop().add_reader(listening, self._accept, listening, adopt)

    def _accept(self, listening: socket.socket, adopt: Adopt) -> None:
        try:
            line, _ = listening.accept()
        except OSError:  # whoever knocked has gone
            return
        line.setblocking(False)
        self._arriving.add(line)
        asyncio.get_running_loop().add_reader(line, self._read, line, bytearray(), list[int](), adopt)

    def _read(self, line: socket.socket, head: bytearray, handles: list[int], adopt: Adopt) -> None:
        """Read until the other worker has said everything."""
        try:
            piece, more, _, _ = socket.recv_fds(line, _PIECE, 1)
        except BlockingIOError:
            return
        except OSError:
            piece, more = b"", []
        head += piece
        handles += more
        if piece:
            return
        self._forget(line)
        if handles:
            os.set_inheritable(handles[0], False)
            adopt(socket.socket(fileno=handles[0]), bytes(head))

    def _forget(self, line: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(line)
        self._arriving.discard(line)
        line.close()

    def close(self) -> None:
        """Take nothing more."""
        if self._listening is None:
            return
        asyncio.get_running_loop().remove_reader(self._listening)
        self._listening.close()
        self._listening = None
        for line in tuple(self._arriving):
            self._forget(line)
