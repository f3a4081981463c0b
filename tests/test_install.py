"""What somebody sees while the first `make play` sets things up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tools.install import progress

ROOT = Path(__file__).parents[1]


def test_every_package_is_named_once_and_nothing_else():
    output = """Obtaining file:///northline
  Preparing metadata (pyproject.toml): started
Collecting numpy<3,>=2.1 (from northline==0.1.0)
  Downloading numpy-2.3.1.whl (16.6 MB)
Collecting rich<16,>=13.7 (from northline==0.1.0)
Collecting numpy<3,>=2.1 (from numba)
Installing collected packages: numpy, rich, northline
Successfully installed northline-0.1.0"""
    assert list(progress(output.splitlines())) == ["fetching numpy", "fetching rich", "unpacking everything"]


def test_what_went_wrong_is_shown(tmp_path):
    run = subprocess.run(
        [sys.executable, "-m", "tools.install", str(tmp_path / "nowhere")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode != 0
    assert "nowhere" in run.stderr


def test_play_keeps_its_port():
    recipe = subprocess.run(
        ["make", "--dry-run", "play"], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    ).stdout
    [command] = [line for line in recipe.splitlines() if "northline serve" in line]
    assert "--another-port" in command
    assert "--port" not in command.replace("--another-port", "")
