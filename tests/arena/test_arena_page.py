"""The example of docs/arena.md is run as a reader would: as a file, with several processes; and without its guard."""

from __future__ import annotations

import re
from pathlib import Path

from tests.processes import ROOT, run_script

PAGE = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
[EXAMPLE] = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_the_example_plays_a_tournament_in_several_processes(tmp_path: Path) -> None:
    script = tmp_path / "tournament.py"
    script.write_text(EXAMPLE, encoding="utf-8")
    done = run_script(script)
    assert done.returncode == 0, done.stderr
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == ["greedy", "random"]


def test_without_its_guard_the_example_ends_with_one_sentence_and_no_result(tmp_path: Path) -> None:
    guard = re.compile(r"^if __name__ == .*$", re.MULTILINE)
    assert guard.search(EXAMPLE)
    script = tmp_path / "tournament.py"
    script.write_text(guard.sub("if True:", EXAMPLE), encoding="utf-8")
    done = run_script(script)
    assert done.returncode == 1
    assert done.stdout == ""
    assert "put what starts it under" in done.stderr.splitlines()[-1]
    assert len(done.stderr.splitlines()) < 25, "one traceback, of the exception itself"
