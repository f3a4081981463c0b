"""Install Northline into its environment, and show what pip is busy with: ``python -m tools.install '.[fast]'``.

It uses the standard library only, since nothing else is there yet.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator

_COLLECTING = re.compile(r"Collecting ([\w.-]+)")


def progress(lines: Iterable[str]) -> Iterator[str]:
    """What to show of the output of pip: the packages that it fetches, each once, and that it unpacks them.

    >>> list(progress(["Collecting rich<16,>=13.7", "  Using cached rich", "Installing collected packages: rich"]))
    ['fetching rich', 'unpacking everything']
    """
    seen = set()
    for line in lines:
        found = _COLLECTING.match(line)
        if found and found[1] not in seen:
            seen.add(found[1])
            yield f"fetching {found[1]}"
        elif line.startswith("Installing collected packages"):
            yield "unpacking everything"


def main(what: str) -> int:
    """Install, and return the exit status of pip. Where it fails, its whole output is shown."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--disable-pip-version-check",
        "--progress-bar",
        "off",
        "-e",
        what,
    ]
    output: list[str] = []
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as pip:
        assert pip.stdout is not None
        for step in progress(_remembered(pip.stdout, output)):
            _show(step)
    _show("")
    if pip.returncode:
        sys.stderr.writelines(output)
    return pip.returncode


def _remembered(lines: Iterable[str], output: list[str]) -> Iterator[str]:
    for line in lines:
        output.append(line)
        yield line


def _show(step: str) -> None:
    """Show a step in place of the one before. In a log, where nothing can be replaced, dots show that it goes on."""
    if sys.stdout.isatty():
        sys.stdout.write(f"\r\033[K  {step}" if step else "\r\033[K")
    else:
        sys.stdout.write("." if step else "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
