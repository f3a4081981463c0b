"""Servers in processes of their own."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx

from tests.server.harness import PATIENCE, Browser, Running
from tests.toy import TINY_FILE

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"

ServerProcess = tuple["subprocess.Popen[str]", Running]


def serve(
    folder: Path, *options: str, database: str | None = None, sources: Path = SOURCES
) -> AbstractContextManager[ServerProcess]:
    """The command `northline serve`, of these sources or of others."""
    environment = {
        "PYTHONPATH": str(sources),
        "NORTHLINE_DATABASE": database or str(folder / "games.db"),
        "NORTHLINE_EDITION_FILE": str(TINY_FILE),
    }
    return _running(
        folder, ["northline", "serve", "--port", "0", "--pace", "0", *options], environment=environment
    )


def crashing_server(folder: Path, database: str, *options: str) -> AbstractContextManager[ServerProcess]:
    """A server that crashes as the options say (see :mod:`tests.server.crashing_server`)."""
    return _running(folder, ["tests.server.crashing_server", database, *options], environment={})


@contextmanager
def _running(folder: Path, module: list[str], environment: dict[str, str]) -> Iterator[ServerProcess]:
    """Run a module that prints where it listens; its log is the file `log` in the folder."""
    with open(folder / "log", "a") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", *module],
            env={**os.environ, "PYTHONPATH": f"{SOURCES}{os.pathsep}{ROOT}", **environment},
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            cwd=folder,
        )
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)", process.stdout.readline())
        assert found, (folder / "log").read_text()
        yield process, Running(int(found[1]))
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()


async def ready(server: Running) -> Browser:
    """A browser, once the server answers."""
    browser = server.browser()
    for _ in range(300):
        try:
            await browser.get("/api/health")
            return browser
        except (OSError, httpx.TransportError):  # a busy machine lets one wait long for the first answer
            await asyncio.sleep(0.05)
    raise AssertionError("the server does not answer")


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def server_workers(supervisor: int) -> list[int]:
    """The workers among the children of a server with several."""
    return [child for child in children(supervisor) if is_running(child) and b"spawn_main" in _command(child)]


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:  # it has ended meanwhile
        return b""


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
