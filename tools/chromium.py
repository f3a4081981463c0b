"""Finds or installs a Chromium for the tests of the client, and says which one: ``python -m tools.chromium``.

It never fails: without a Chromium those tests are skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    """The path of a Chromium that starts: ``$CHROMIUM``, one of the system, or the one that Playwright installed."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    for name in NAMES:
        if (path := shutil.which(name)) and _runs(path):
            return path
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        fetched: str = playwright.chromium.executable_path
    return fetched if Path(fetched).exists() and _runs(fetched) else None


def _runs(path: str) -> bool:
    """Whether it starts: a broken installation, or one that lacks a system library, does not."""
    try:
        return (
            subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
        )
    except (OSError, subprocess.TimeoutExpired):
        return False


def fetch() -> None:
    """Install one with Playwright or, failing that, with the package manager. Both need a network."""
    attempts = [[sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"]]
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        attempts.append(["apt-get", "install", "--yes", "--no-install-recommends", "chromium"])
    for command in attempts:
        try:
            done = subprocess.run(command, capture_output=True, timeout=600, check=False)
        except (OSError, subprocess.TimeoutExpired):
            continue
        if done.returncode == 0 and found():
            return


def main() -> None:
    if found() is None:
        print("Looking for a Chromium for the tests of the client ...", flush=True)
        fetch()
    path = found()
    if path is None:
        print("There is no Chromium here: THE TESTS IN A BROWSER WILL BE SKIPPED.", flush=True)
    else:
        print(f"Tests of the client use {path}", flush=True)


if __name__ == "__main__":
    main()
