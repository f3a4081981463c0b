"""The built client that is committed: made from the sources that are there, small, and without anything inline."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from tools import client_drawing

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
WEB = ROOT / "src" / "northline" / "web"

SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "vite.config.ts",
    "build",
    "public",
    "src",
)
"""What a build is made of: `client/build/digest.ts` reads the same."""

LARGEST_FIRST_LOAD = 250_000


def source_digest() -> str:
    files = []
    for name in SOURCES:
        path = CLIENT / name
        files += [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    names = sorted(
        file.relative_to(CLIENT).as_posix() for file in files if not file.name.endswith(".test.ts")
    )
    digest = hashlib.sha256()
    for name in names:
        content = hashlib.sha256((CLIENT / name).read_bytes()).hexdigest()
        digest.update(f"{name}\0{content}\n".encode())
    return digest.hexdigest()


def test_the_build_is_made_from_these_sources() -> None:
    built = (WEB / "sources.sha256").read_text().strip()
    assert built == source_digest(), (
        "the built client is stale: run `make client` and commit src/northline/web"
    )


def test_the_palette_of_the_client_is_that_of_the_boards() -> None:
    current = client_drawing.TARGET.read_text(encoding="utf-8")
    assert current == client_drawing.text(), "run `python -m tools.client_drawing`, then `make client`"


def test_the_page_has_nothing_inline() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page
    assert not re.search(r"\son\w+=|\sstyle=", page)


def first_load() -> list[Path]:
    """The page and everything that it names, and what that imports at once."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    found = [WEB / "index.html"]
    waiting = [WEB / name for name in re.findall(r'(?:src|href)="/([^"]+)"', page)]
    while waiting:
        file = waiting.pop()
        if file in found:
            continue
        found.append(file)
        if file.suffix == ".js":
            names = re.findall(r'^import [^"]*"(\./[^"]+)"', file.read_text(encoding="utf-8"), re.MULTILINE)
            waiting += [(file.parent / name).resolve() for name in names]
    return found


def test_the_first_load_is_small() -> None:
    files = first_load()
    assert any(file.suffix == ".js" for file in files)
    packed = sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)
    assert packed < LARGEST_FIRST_LOAD, {file.name: file.stat().st_size for file in files}


def test_the_lock_file_names_no_address_of_a_registry() -> None:
    """Whoever builds the client takes the packages from where they take all of theirs."""
    lock = (CLIENT / "package-lock.json").read_text(encoding="utf-8")
    assert not re.findall(r'"resolved": "(https?://[^"]+)', lock)


@pytest.mark.parametrize("tool", ["rolldown", "lightningcss"])
def test_the_lock_file_is_for_every_system(tool: str) -> None:
    """npm leaves out what it does not find or need where the file is made; then it does not install elsewhere."""
    packages = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = packages[f"node_modules/{tool}"]["optionalDependencies"]
    for system in ("darwin-arm64", "darwin-x64", "linux-arm64-gnu", "linux-x64-gnu", "win32-x64-msvc"):
        (name,) = [name for name in wanted if name.endswith(f"-{system}")]
        assert packages[f"node_modules/{name}"]["version"] == wanted[name]


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_clients_own_tests_pass(script: str) -> None:
    """`npm run check` is svelte-check, `npm run test` is vitest."""
    npm = shutil.which("npm")
    if npm is None or not (CLIENT / "node_modules" / "vitest").is_dir():
        pytest.skip("NO TESTS IN NODE: run `make node` on a machine that has Node 20")
    done = subprocess.run(
        [npm, "run", script],
        cwd=CLIENT,
        env={**os.environ, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
