"""A server that can be made to die at a bad moment, or to find its disk full. Run as a program: `python -m` this.

It is the real server; only the moment of its death, or the largest size of its files, is chosen here.
"""

from __future__ import annotations

import argparse
import os
import resource
import signal
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlalchemy.pool import Pool

from northline.server.logs import set_up_logs
from northline.server.run import serve
from tests.server.tables import settings

MOMENTS = ("inserted", "committing", "committed")
"""A row of the log is sent but its transaction goes on; the commit is next; it is done and nobody knows yet."""


class Death:
    """Kills this process when something has happened so often."""

    def __init__(self, moment: str, countdown: int) -> None:
        self._moment, self._countdown = moment, countdown
        self._inserted = False

    def arrange(self) -> None:
        event.listen(Engine, "after_cursor_execute", self._after_cursor_execute)
        event.listen(Engine, "commit", lambda _: self._inserted and self._come("committing"))
        event.listen(Pool, "reset", self._after_transaction)

    def _after_cursor_execute(self, _connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("INSERT INTO log"):
            self._inserted = True
            self._come("inserted")

    def _after_transaction(self, *_: Any) -> None:
        if self._inserted:
            self._inserted = False
            self._come("committed")

    def _come(self, moment: str) -> None:
        if moment == self._moment:
            self._countdown -= 1
            if self._countdown <= 0:
                os.kill(os.getpid(), signal.SIGKILL)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("database")
    parser.add_argument("--moment", choices=MOMENTS)
    parser.add_argument("--countdown", type=int, default=1)
    parser.add_argument("--largest-file", type=int)
    parser.add_argument("--patience", type=float, default=10.0)
    chosen = parser.parse_args()
    if chosen.moment is not None:
        Death(chosen.moment, chosen.countdown).arrange()
    if chosen.largest_file is not None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (chosen.largest_file, chosen.largest_file))
    set_up_logs("warning")
    serve(
        settings("", database=chosen.database, patience=chosen.patience, make_bot=settings("").make_bot),
        "127.0.0.1",
        0,
        1,
        lambda url: print(url, flush=True),
    )


if __name__ == "__main__":
    main()
