"""Run the examples of a page of the documentation.

Every fenced block of the page is carried out in order, in one folder and one Python namespace:

- ``python`` blocks run; those with ``>>>`` prompts are doctests, and what they print must be what the page says.
- A ``python`` or ``toml`` block whose first line names a file (``# my_bots.py``) is saved as that file instead;
  ``# my_bots.py, continued`` adds to it.
- In ``console`` blocks every line after ``$`` runs in the shell. The lines below are what it prints; ``…`` stands for
  anything.

Blocks in other languages are not run: ``sh`` is for commands that take long, need a person, or install something.
"""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import chdir
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
_BLOCK = re.compile(r"^```(?P<language>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"# (?P<name>[\w.]+\.(?:py|toml))(?P<continued>, continued)?\n")


class ExampleFailed(AssertionError):
    """An example does not do what its page says."""


def blocks(page: Path) -> Iterator[tuple[str, str, int]]:
    """The language, the text and the first line number of every fenced block."""
    text = page.read_text(encoding="utf-8")
    for block in _BLOCK.finditer(text):
        yield block["language"], block["text"], text.count("\n", 0, block.start("text")) + 1


def files(page: Path) -> dict[str, str]:
    """The files that a page has its readers save, by name."""
    saved: dict[str, str] = {}
    for language, text, _ in blocks(page):
        named = _FILE.match(text) if language in ("python", "toml") else None
        if named and named["continued"]:
            gap = "\n\n\n" if language == "python" else "\n\n"
            saved[named["name"]] = saved[named["name"]].rstrip() + gap + text[named.end() :]
        elif named:
            saved[named["name"]] = text[named.end() :]
    return saved


def run(page: Path, folder: Path, stand_ins: Mapping[str, Path] | None = None) -> None:
    """Carry out the examples of a page in a folder, which gets the files that the page saves or writes.

    ``stand_ins`` has, for commands of ``sh`` blocks, a copy of the file that they would write.
    """
    for name, text in files(page).items():
        (folder / name).write_text(text, encoding="utf-8")
    names: dict[str, Any] = {"__name__": "__main__"}
    sys.path.insert(0, str(folder))
    try:
        with chdir(folder):
            for language, text, line in blocks(page):
                if language == "console":
                    _run_console(text, f"{page.name}:{line}")
                elif language == "sh":
                    for command, result in (stand_ins or {}).items():
                        if command in text:
                            shutil.copy(result, folder)
                elif language == "python" and not _FILE.match(text):
                    _run_python(text, names, page, line)
    finally:
        sys.path.remove(str(folder))
        for module in folder.glob("*.py"):
            sys.modules.pop(module.stem, None)


def _run_python(text: str, names: dict[str, Any], page: Path, line: int) -> None:
    if ">>> " not in text:
        exec(compile("\n" * (line - 1) + text, str(page), "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(text, names, page.name, str(page), line - 1)
    report: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    runner.run(test, out=report.append, clear_globs=False)
    names.update(test.globs)
    if runner.failures:
        raise ExampleFailed("".join(report))


def _run_console(text: str, place: str) -> None:
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        done = subprocess.run(
            command,
            shell=True,
            env=_environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        printed = "\n".join(line.rstrip() for line in done.stdout.splitlines()).rstrip()
        pattern = ".*".join(re.escape(piece) for piece in expected.rstrip().split("…"))
        if done.returncode or not re.fullmatch(pattern, printed, re.DOTALL):
            raise ExampleFailed(
                f"{place}: {command}\nexpected:\n{expected}\ngot (exit code {done.returncode}):\n{done.stdout}"
            )


def _environment() -> dict[str, str]:
    """With the commands of the environment we run in, and the sources of this tree."""
    return {
        **os.environ,
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]),
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
        "COLUMNS": "100",
    }
