"""The files for running a server for others: what they name exists, and the programs they are for can read them."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from northline.cli import cli
from tests.server.harness import first, running, settings

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "deploy"
FILES = sorted(path for path in FOLDER.rglob("*") if path.is_file())


def text(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def serve_options() -> list[click.Option]:
    command = cli.get_command(click.Context(cli), "serve")
    assert command is not None
    return [option for option in command.params if isinstance(option, click.Option) and option.name != "help"]


def test_every_option_of_the_server_has_a_variable():
    for option in serve_options():
        assert option.envvar == "NORTHLINE_" + option.opts[0].removeprefix("--").upper().replace("-", "_")


def test_the_files_name_variables_that_there_are():
    known = {option.envvar for option in serve_options()} | {"NORTHLINE_OPERATOR"}  # of `northline admin`
    named = {name for file in FILES for name in re.findall(r"NORTHLINE_\w+", file.read_text("utf-8"))}
    assert {"NORTHLINE_ORIGIN", "NORTHLINE_DATABASE"} <= named <= known


def test_the_page_names_files_that_there_are():
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", text("README.md")):
        assert (FOLDER / target).exists(), target


def run(*command: str, **environment: str) -> str:
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=120, check=False, env={**os.environ, **environment}
    )
    return done.stdout + done.stderr


# Containers


def compose() -> Any:
    return yaml.safe_load(text("compose.yaml"))


def test_every_variable_of_the_compose_file_is_in_the_example_and_none_is_left_over():
    asked = set(re.findall(r"\$\{(\w+)", text("compose.yaml")))
    lines = [line for line in text(".env.example").splitlines() if line and not line.startswith("#")]
    given = dict(line.split("=", 1) for line in lines)
    assert given.keys() - {"COMPOSE_PROJECT_NAME"} == asked
    for name, default in re.findall(r"\$\{(\w+):-([^}]*)\}", text("compose.yaml")):
        assert given[name] == default, f"{name} has two defaults"
    for secret in ("POSTGRES_PASSWORD", "GRAFANA_PASSWORD"):
        assert given[secret] == ""


def test_everything_that_a_service_mounts_waits_for_or_joins_exists():
    document = compose()
    for name, service in document["services"].items():
        assert service["restart"] == "unless-stopped", name
        assert "mem_limit" in service, name
        assert "no-new-privileges:true" in service["security_opt"], name
        assert set(service["networks"]) <= document["networks"].keys()
        assert set(service.get("depends_on", ())) <= document["services"].keys()
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            known = (FOLDER / source).exists() if source.startswith(".") else source in document["volumes"]
            assert known, volume


def test_only_the_proxy_can_be_reached_from_outside_and_servers_cannot_write_but_to_volumes():
    services = compose()["services"]
    reachable = {name for name, service in services.items() if "ports" in service}
    assert reachable == {"proxy", "grafana"}
    assert all(port.startswith("127.0.0.1:") for port in services["grafana"]["ports"])
    for name in ("server-1", "server-2"):
        server = services[name]
        assert server["read_only"]
        assert server["cap_drop"] == ["ALL"]
        assert {volume.split(":")[1] for volume in server["volumes"]} == volumes_of_the_image()
        assert f"{name}:8765" in text("Caddyfile")
        assert f"{name}:8765" in text("monitoring/prometheus.yml")


def volumes_of_the_image() -> set[str]:
    found = re.search(r"^VOLUME (\[.*\])$", text("Dockerfile"), re.MULTILINE)
    assert found
    return set(json.loads(found[1]))


def test_the_image_is_no_roots_and_keeps_what_is_compiled_in_a_volume():
    lines = text("Dockerfile")
    assert re.findall(r"^USER (.*)$", lines, re.MULTILINE) == ["10001:10001"]
    cache = re.search(r"NUMBA_CACHE_DIR=(\S+)", lines)
    assert cache
    assert cache[1] in volumes_of_the_image()
    assert lines.index("USER ") < lines.index("warm-up ${WARM_UP}"), "compiled by the user who will use it"


def test_the_image_is_built_from_nothing_else_than_the_package():
    wanted = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert wanted == {"pyproject.toml", "README.md", "LICENSE", "src"}
    assert all((ROOT / name).exists() for name in wanted)


@pytest.mark.skipif(not shutil.which("docker-compose"), reason="docker-compose is not installed")
def test_compose_reads_its_file():
    given = {"SITE_NAME": "games.example.org", "POSTGRES_PASSWORD": "x"}
    said = run("docker-compose", "-f", str(FOLDER / "compose.yaml"), "config", "--quiet", **given)
    assert said.strip() == ""


# Proxies and systemd


def sbin(name: str) -> str | None:
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")


@pytest.mark.skipif(not sbin("nginx"), reason="nginx is not installed")
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
    said = run(str(sbin("nginx")), "-t", "-c", str(tmp_path / "whole.conf"))
    assert "syntax is ok" in said


@pytest.mark.skipif(not sbin("caddy"), reason="Caddy is not installed")
def test_caddy_reads_its_file(tmp_path):
    given = {"SITE_NAME": "games.example.org", "HOME": str(tmp_path)}
    command = [
        str(sbin("caddy")),
        "validate",
        "--adapter",
        "caddyfile",
        "--config",
        str(FOLDER / "Caddyfile"),
    ]
    assert "Valid configuration" in run(*command, **given)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not installed")
def test_systemd_reads_its_unit():
    said = run("systemd-analyze", "verify", str(FOLDER / "northline.service"))
    complaints = [line for line in said.splitlines() if "northline.service" in line]
    assert all("/opt/northline/bin/northline is not executable" in line for line in complaints), said


# Monitoring


def queries() -> list[str]:
    """Everything that the dashboard and the alerts ask Prometheus for."""
    dashboard = json.loads(text("monitoring/dashboard.json"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    rules = [
        rule for group in yaml.safe_load(text("monitoring/alerts.yml"))["groups"] for rule in group["rules"]
    ]
    return asked + [rule["expr"] for rule in rules]


def metrics_in(query: str) -> set[str]:
    return set(re.findall(r"\bnorthline_\w+", query))


def test_every_metric_that_is_asked_for_is_there_after_a_game(tmp_path):
    async def body(server) -> str:
        ada = server.browser()
        name = (await ada.create("tiny", [None, "random"], name="Ada"))["table"]["id"]
        async with ada.socket(name) as seat:
            await seat.until("welcome")
            assert (await seat.act("fly to the moon"))["type"] == "refused"
            await seat.play(first)
        return (await ada.http.get("/metrics")).text

    with running(settings(tmp_path)) as server:
        page = asyncio.run(body(server))
    lines = [line for line in page.splitlines() if line[0] != "#"]
    there = {line.partition("{")[0].partition(" ")[0] for line in lines}
    asked = set().union(*map(metrics_in, queries()))
    assert asked <= there
    assert len(asked) > 12
    number = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}
    assert number["northline_action_seconds_count"] == number["northline_actions_total"] > 0
    assert number["northline_commits_total"] > 0
    assert number["northline_commit_errors_total"] == 0
    assert number["northline_memory_bytes"] > 10_000_000


def test_every_process_is_counted_once_whichever_server_answers():
    """With PostgreSQL each server tells of all processes: a plain sum over the servers would count them twice."""
    for query in queries():
        for name in metrics_in(query) - {"northline_tables"}:
            parts = re.findall(rf"max by \(process[\w, ]*\) \((?:(?:rate|increase)\()?{name}\b", query)
            assert len(parts) == len(re.findall(rf"\b{name}\b", query)), query


@pytest.mark.skipif(not sbin("promtool"), reason="promtool is not installed")
def test_prometheus_reads_its_files():
    said = run(str(sbin("promtool")), "check", "config", str(FOLDER / "monitoring" / "prometheus.yml"))
    assert "SUCCESS" in said
    assert "FAILED" not in said
