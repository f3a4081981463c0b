"""`northline admin` for tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from click.testing import CliRunner

from northline.cli import cli


def admin(*arguments: str, database: str) -> tuple[int, str]:
    """Run a command in a process of its own, as an operator does. Return its exit code and all that it prints."""
    done = subprocess.run(
        [sys.executable, "-m", "northline", "admin", *arguments],
        env={**os.environ, "NORTHLINE_DATABASE": database},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout


def admin_here(*arguments: str, database: str) -> tuple[int, str]:
    """The same in this process, which is quicker."""
    done = CliRunner().invoke(cli, ["admin", *arguments], env={"NORTHLINE_DATABASE": database})
    return done.exit_code, done.output


def succeed(*arguments: str, database: str) -> str:
    code, words = admin_here(*arguments, database=database)
    assert code == 0, words
    return words


def admin_json(*arguments: str, database: str) -> Any:
    return json.loads(succeed(*arguments, "--json", database=database))
