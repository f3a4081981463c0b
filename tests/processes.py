"""Running Python in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def run_python(code: str, **environment: str) -> str:
    """Run code in a fresh interpreter that finds the package and the tests; return what it prints."""
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def told_by_simulator(module: str, call: str) -> Any:
    """What a call of something in a module returns, as JSON knows it, where Numba simulates a GPU in plain Python."""
    code = f"import json, {module}; print(json.dumps({module}.{call}))"
    return json.loads(run_python(code, NUMBA_ENABLE_CUDASIM="1", NUMBA_DISABLE_JIT="1"))


def run_script(script: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a file in a fresh interpreter that finds the package, from its own folder, as its reader would."""
    return subprocess.run(
        [sys.executable, "-W", "error", str(script), *arguments],
        cwd=script.parent,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
