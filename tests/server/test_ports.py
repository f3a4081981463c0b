"""`make play` at a port that is taken: what is said, and where one ends up."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

from northline.commands.port_search import find_port
from northline.server.db.database import database_name
from tests.server.harness import PATIENCE, running, settings
from tests.server.processes import ROOT


@contextmanager
def other_program() -> Iterator[int]:
    """Somebody else's web server, with its port."""
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_address[1]
        server.shutdown()
        thread.join()


def test_a_port_that_another_program_has_is_passed_by_and_a_free_one_is_not():
    with other_program() as port:
        found = find_port("127.0.0.1", port, "mine")
        assert found.port > port
        assert not found.served
        assert (
            found.sentence == f"Port {port} is taken by another program, so this one uses port {found.port}."
        )
    free = find_port("127.0.0.1", port, "mine")
    assert (free.port, free.sentence) == (port, "")


def test_a_northline_with_other_games_is_passed_by(tmp_path):
    with running(settings(tmp_path, network_switch=True)) as server:
        found = find_port("127.0.0.1", server.port, database_name(str(tmp_path / "others.db")))
        assert found.port > server.port
        assert "another Northline, with other games" in found.sentence


def test_whoever_starts_twice_is_taken_to_what_runs_already(tmp_path):
    """However the file is written: it is the same one."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> "{tmp_path / "opened"}"\n')
    browser.chmod(0o755)
    with running(settings(tmp_path, network_switch=True)) as server:
        again = subprocess.run(
            [
                sys.executable,
                "-m",
                "northline",
                "serve",
                "--another-port",
                "--open",
                "--port",
                str(server.port),
            ],
            env={
                **os.environ,
                "BROWSER": str(browser),
                "NORTHLINE_DATABASE": "games.db",
                "PYTHONPATH": str(ROOT / "src"),
            },
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert again.returncode == 0, again.stderr
    assert f"running already, with the same games, on port {server.port}" in again.stderr
    assert (tmp_path / "opened").read_text() == f"{server.http}\n"


def test_without_the_option_a_port_that_is_taken_is_an_error(tmp_path):
    with other_program() as port:
        run = subprocess.run(
            [sys.executable, "-m", "northline", "serve", "--port", str(port)],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    assert run.returncode == 1
    assert f"cannot listen on 127.0.0.1, port {port}" in run.stderr
