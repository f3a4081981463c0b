"""`northline serve --open`: what `make play` does."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.request import urlopen

import pytest


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the browser of this test is a shell script")
def test_serving_opens_the_game_in_a_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\n')
    browser.chmod(0o755)
    command = [
        sys.executable,
        "-m",
        "northline",
        "serve",
        "--port",
        "0",
        "--log-level",
        "error",
        "--open",
    ]
    command += ["--database", str(tmp_path / "games.db")]
    environment = {**os.environ, "BROWSER": str(browser), "PYTHONUNBUFFERED": "1"}
    with (
        ThreadPoolExecutor(1) as thread,
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as serving,
    ):
        shown = thread.submit(opened.read_text)
        try:
            assert serving.stdout is not None
            url = serving.stdout.readline().split()[-1]
            with urlopen(url, timeout=60) as page:
                assert b"/assets/index.js" in page.read()
            assert shown.result(timeout=60).strip() == url
        finally:
            serving.terminate()
            if not shown.done():
                opened.write_text("never\n")  # lets the thread go
