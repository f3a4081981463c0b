"""The files for running a server for others: what they name exists, and nginx and systemd can read them."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import click
import pytest

from northline.cli import cli

FOLDER = Path(__file__).parents[2] / "deploy"


def serve_options() -> list[click.Option]:
    command = cli.get_command(click.Context(cli), "serve")
    assert command is not None
    return [option for option in command.params if isinstance(option, click.Option) and option.name != "help"]


def test_every_option_of_the_server_has_a_variable():
    for option in serve_options():
        assert option.envvar == "NORTHLINE_" + option.opts[0].removeprefix("--").upper().replace("-", "_")


def test_the_files_name_variables_that_there_are():
    known = {option.envvar for option in serve_options()}
    named = {
        name for file in FOLDER.iterdir() for name in re.findall(r"NORTHLINE_\w+", file.read_text("utf-8"))
    }
    assert {"NORTHLINE_ORIGIN", "NORTHLINE_DATABASE"} <= named <= known


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    return done.stdout + done.stderr


@pytest.mark.skipif(not shutil.which("nginx", path="/usr/sbin:/usr/bin"), reason="nginx is not installed")
def test_nginx_reads_its_snippet(tmp_path):
    folders = "".join(
        f"{name}_temp_path {tmp_path}/{name};"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (tmp_path / "whole.conf").write_text(
        f"pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}}\n"
        f"http {{ access_log off; {folders}\n"
        f"server {{ listen 127.0.0.1:1; include {FOLDER}/nginx.conf; }} }}\n"
    )
    nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin")
    said = run(nginx, "-t", "-c", str(tmp_path / "whole.conf"))
    assert "syntax is ok" in said


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not installed")
def test_systemd_reads_its_unit():
    said = run("systemd-analyze", "verify", str(FOLDER / "northline.service"))
    complaints = [line for line in said.splitlines() if "northline.service" in line]
    assert all("/opt/northline/bin/northline is not executable" in line for line in complaints), said
