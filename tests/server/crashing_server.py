"""A server that can be made to crash at a bad moment, or to find its disk full. Run as a program: `python -m` this.

It is the real server; only the moment of the crash, or the largest size of its files, is chosen here.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import signal
import threading
from functools import partial
from typing import Any

from northline.server.db.postgres import PostgresDatabase
from northline.server.db.sqlite import SqliteDatabase
from northline.server.ops.logs import set_up_logs
from northline.server.serve import serve
from tests.server.harness import settings

MOMENTS = ("inserting", "committing", "committed")
"""Rows of the log are being written; the commit is on its way; it is done and nobody knows yet."""


class Crash:
    """Kills this process when something has happened so often."""

    def __init__(self, moment: str, countdown: int) -> None:
        self._moment, self._countdown = moment, countdown

    def at(self, moment: str) -> None:
        if moment == self._moment:
            self._countdown -= 1
            if self._countdown <= 0:
                os.kill(os.getpid(), signal.SIGKILL)

    def arrange(self) -> None:
        """Watch those who write the log."""
        crash, commit_sqlite, insert_postgres = self, SqliteDatabase.commit_now, PostgresDatabase.insert

        def in_sqlite(database: SqliteDatabase, items: Any) -> Any:
            log = database._log or database._open_log()
            log.set_progress_handler(partial(crash.at, "inserting"), 10)  # every few steps of its machine
            committing = threading.Timer(
                0.0005, crash.at, ["committing"]
            )  # about as long as a statement takes
            committing.start()
            outcomes = commit_sqlite(database, items)
            committing.cancel()
            crash.at("committed")
            return outcomes

        async def in_postgres(database: PostgresDatabase, rows: Any) -> Any:
            writing = asyncio.create_task(insert_postgres(database, rows))
            await asyncio.sleep(0)  # the statement is sent
            crash.at("inserting")
            await asyncio.sleep(0.0005)  # about as long as it takes
            crash.at("committing")
            outcomes = await writing
            crash.at("committed")
            return outcomes

        SqliteDatabase.commit_now = in_sqlite  # type: ignore[method-assign]
        PostgresDatabase.insert = in_postgres  # type: ignore[method-assign]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("database")
    parser.add_argument("--moment", choices=MOMENTS)
    parser.add_argument("--countdown", type=int, default=1)
    parser.add_argument("--largest-file", type=int)
    parser.add_argument("--database-timeout", type=float, default=10.0)
    chosen = parser.parse_args()
    if chosen.moment is not None:
        Crash(chosen.moment, chosen.countdown).arrange()
    if chosen.largest_file is not None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (chosen.largest_file, chosen.largest_file))
    set_up_logs("warning")
    serve(
        settings("", database=chosen.database, database_timeout=chosen.database_timeout),
        "127.0.0.1",
        0,
        1,
        lambda url: print(url, flush=True),
    )


if __name__ == "__main__":
    main()
