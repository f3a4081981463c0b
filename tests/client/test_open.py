"""`northline serve --open`: what `make play` does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen


def test_serving_opens_the_game_in_a_browser(tmp_path: Path) -> None:
    note = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{note}"\n')
    browser.chmod(0o755)
    command = [
        sys.executable,
        "-m",
        "northline.cli",
        "serve",
        "--port",
        "0",
        "--log-level",
        "error",
        "--open",
    ]
    environment = {**os.environ, "BROWSER": str(browser), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [*command, "--database", str(tmp_path / "games.db")],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    ) as serving:
        try:
            assert serving.stdout is not None
            url = serving.stdout.readline().split()[-1]
            with urlopen(url, timeout=60) as page:
                assert b"/assets/index.js" in page.read()
        finally:
            serving.terminate()
    assert note.read_text().strip() == url
