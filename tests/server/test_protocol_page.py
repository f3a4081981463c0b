"""The page about the protocol says what is true, and its example plays a game."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec

from northline.rules.formats.document_types import ViewChanges
from northline.server.http.app import make_app
from northline.server.http.openapi import openapi_document
from northline.server.ops.settings import built_in_editions
from northline.server.wire import protocol
from northline.server.wire.analysis import AnalysisState
from northline.server.wire.refusals import STATUS
from northline.server.ws.connection import BANNED, FLOOD, GOING_AWAY, NO_HELLO, TAKEN_OVER, TOO_SLOW
from tests.server.harness import running, settings

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_the_example_plays_a_whole_game(tmp_path):
    [example] = blocks("python")
    assert len(example.splitlines()) <= 45
    with running(settings(tmp_path, editions=built_in_editions())) as server:
        run = subprocess.run(
            [sys.executable, "-W", "error", "-c", example, server.http],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    assert run.returncode == 0, run.stderr
    assert [line.split()[0] for line in run.stdout.splitlines()] in (["1", "2"], ["1", "1"])
    assert "Forty lines" in run.stdout


def test_every_code_is_on_the_page_with_its_status():
    rows = re.findall(r"^\| (`[^|]*) \| ([\d, ]+) \|", PAGE, re.MULTILINE)
    found: dict[str, int] = {}
    for names, statuses in rows:
        codes, numbers = re.findall(r"`(\w+)`", names), [int(status) for status in statuses.split(", ")]
        found.update(zip(codes, numbers * (len(codes) if len(numbers) == 1 else 1), strict=True))
    assert found == STATUS


def test_every_message_and_field_is_on_the_page():
    for kinds in (protocol.Incoming, protocol.Outgoing):
        for kind in kinds.__args__:
            info = msgspec.structs.fields(kind)
            assert re.search(rf'`{kind.__struct_config__.tag}`|"type": "{kind.__struct_config__.tag}"', PAGE)
            for field in info:
                assert re.search(rf'`{field.name}`|"{field.name}":', PAGE), (kind, field.name)


def addresses(folder: Path) -> list:
    """All but those of the browser client."""
    routes = make_app(settings(folder)).routes
    return [route for route in routes if route.path.startswith(("/api/", "/ws", "/metrics"))]


WORDS = {
    "{table}": "ID",
    "{edition}": "EDITION",
    "{player}": "PLAYER",
    "{game}": "GAME",
    "{puzzle}": "PUZZLE",
    "{draft}": "DRAFT",
}
"""How the page writes the parts of addresses that vary."""


def test_every_address_and_close_code_is_on_the_page(tmp_path):
    for route in addresses(tmp_path):
        assert re.sub(r"{\w+}", lambda part: WORDS[part[0]], route.path) in PAGE
    for code in (TAKEN_OVER, TOO_SLOW, NO_HELLO, BANNED, FLOOD, GOING_AWAY):
        assert f"| {code}" in PAGE


def test_the_openapi_document_describes_every_address_and_refers_to_what_is_there(tmp_path):
    whole = json.loads(protocol.encode(openapi_document("1")))
    described = {(method.upper(), path) for path, methods in whole["paths"].items() for method in methods}
    routes = [route for route in addresses(tmp_path) if route.path != "/ws"]
    assert described == {(method, route.path) for route in routes for method in route.methods - {"HEAD"}}
    for reference in re.findall(r'"\$ref":\s*"#/components/(\w+)/(\w+)"', json.dumps(whole)):
        assert reference[1] in whole["components"][reference[0]], reference
    assert {"NewTable", "TableInfo", "Welcome", "Act"} <= whole["components"]["schemas"].keys()
    for path, methods in whole["paths"].items():
        for operation in methods.values():
            named = [given["name"] for given in operation["parameters"] if given["in"] == "path"]
            assert named == re.findall(r"{(\w+)}", path)


def test_the_examples_of_requests_are_ones():
    request, answer, analysis, changes = (json.loads(block) for block in blocks("json"))
    assert msgspec.convert(request, protocol.NewTable).seats == [None, "greedy", None]
    assert json.loads(protocol.encode(msgspec.convert(answer, protocol.Seated))) == answer
    assert json.loads(protocol.encode(msgspec.convert(analysis, AnalysisState))) == analysis
    assert msgspec.convert(changes, ViewChanges) == changes
