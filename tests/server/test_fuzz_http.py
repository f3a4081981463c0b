"""The HTTP API gets everything that its OpenAPI document allows, and much that it does not (Schemathesis).

Half of the time the addresses are those of real tables: one that waits, one that plays, one that is over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as effort
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from northline.server.http.openapi import OPERATIONS
from tests.server.harness import PATIENCE, Running, last, running, settings

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

schemathesis.serializer.alias("application/x-ndjson", "text/plain")  # a record is sent as it is
ADDRESSES = sorted({(method.upper(), path) for method, path, *_ in OPERATIONS})


@dataclass
class Target:
    server: Running
    schema: schemathesis.BaseSchema
    tables: list[str]
    token: str


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with running(settings(tmp_path_factory.mktemp("fuzz"), bot_workers=2)) as server:
        tables, token = asyncio.run(some_tables(server))
        document = httpx.get(f"{server.http}/api/openapi.json").json()
        schema = schemathesis.openapi.from_dict(without_tuples(document))
        schema.config.update(base_url=server.http)
        yield Target(server, schema, tables, token)


def without_tuples(document: Any) -> Any:
    """The document with lists in place of tuples: Schemathesis makes draft 7 of them, and refuses that in a list."""
    if isinstance(document, list):
        return [without_tuples(part) for part in document]
    if not isinstance(document, dict):
        return document
    found = {key: without_tuples(part) for key, part in document.items()}
    if "prefixItems" in found:
        found["items"] = {"anyOf": found.pop("prefixItems")}
    return found


async def some_tables(server: Running) -> tuple[list[str], str]:
    """Tables in all states, and the secret of somebody who sits at them."""
    token = "somebody-who-sits-everywhere"
    ada, bob = server.browser(authorization=f"Bearer {token}"), server.browser()
    waiting = (await ada.create(name="Ada", open=True))["table"]["id"]
    playing = (await ada.create("toy", name="Ada", open=True, hints=True))["table"]["id"]
    await bob.post(f"/api/tables/{playing}/join", {"name": "Bob"})
    over = (await bob.create("tiny", [None, "random"], name="Bob", open=True))["table"]["id"]
    async with bob.socket(over) as client:
        await client.play(last)
    return [waiting, playing, over], token


def throw(target: Target, method: str, path: str, examples: int, mode: GenerationMode) -> None:
    operation = target.schema[path][method]
    real = {"table": st.sampled_from(target.tables), "edition": st.sampled_from(["toy", "tiny"])}

    @effort(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
    def one_request(case: Case, data: st.DataObject) -> None:
        for name, values in real.items():
            if name in (case.path_parameters or {}) and data.draw(st.booleans()):
                case.path_parameters[name] = data.draw(values)
        headers = {"authorization": f"Bearer {target.token}"} if data.draw(st.booleans()) else {}
        response = case.call(base_url=target.server.http, headers=headers, timeout=2 * PATIENCE)
        case.validate_response(response, checks=CHECKS)

    one_request()


def modes(method: str, path: str) -> list[GenerationMode]:
    """What breaks the promises of the document can be sent only where it promises something."""
    bodies = {(verb.upper(), address) for verb, address, _, asked, _ in OPERATIONS if asked is not None}
    wrong = (method, path) in bodies or path.endswith("/replay")
    return [GenerationMode.POSITIVE, *([GenerationMode.NEGATIVE] if wrong else [])]


def no_mishaps(caplog: pytest.LogCaptureFixture) -> None:
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize(("method", "path"), ADDRESSES)
def test_a_request_gets_the_answer_that_is_promised(target, caplog, method, path):
    for mode in modes(method, path):
        throw(target, method, path, 5, mode)
    no_mishaps(caplog)


@pytest.mark.soak
@pytest.mark.parametrize(("method", "path"), ADDRESSES)
def test_thousands_of_requests_get_the_answers_that_are_promised(target, caplog, method, path):
    for mode in modes(method, path):
        throw(target, method, path, 400, mode)
    no_mishaps(caplog)
