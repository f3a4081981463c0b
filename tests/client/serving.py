"""A server in a process of its own, as a player starts it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.request import Request, urlopen


class Server:
    def __init__(self, database: Path, pace: float = 0, *options: str) -> None:
        self.database, self.pace, self._options = database, pace, options
        self.url = ""
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Start, or start again at the same address."""
        command = [sys.executable, "-m", "northline", "serve", "--log-level", "error"]
        command += ["--port", str(self._port), "--database", str(self.database), "--pace", str(self.pace)]
        command += ["--requests-per-second", "1000", "--messages-per-second", "1000"]
        command += ["--tables-per-minute", "10000", *self._options]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http" in line, f"the server did not start: {line!r}"
        self.url = line.split()[-1]
        self._port = int(self.url.rpartition(":")[2])
        urlopen(f"{self.url}/api/health", timeout=60).close()

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None

    def get(self, path: str) -> Any:
        with urlopen(f"{self.url}{path}", timeout=60) as answer:
            return json.load(answer)

    def post(self, path: str, body: object, secret: str) -> Any:
        headers = {"Authorization": f"Bearer {secret}"}
        request = Request(f"{self.url}{path}", json.dumps(body).encode(), headers)
        with urlopen(request, timeout=60) as answer:
            return json.load(answer)
