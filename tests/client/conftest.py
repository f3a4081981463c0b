"""A real server and a real browser for the tests of the client."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tools import chromium

from tests.client.serving import Server

playwright_api = pytest.importorskip(
    "playwright.sync_api", reason="NO BROWSER TESTS: Playwright is not installed (pip install '.[dev]')"
)

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 30_000
"""Machines that run tests are slow at times."""
playwright_api.expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """For the tests of one file: as long as it is there its event loop is in the way of other tests."""
    path = chromium.found()
    if path is None:
        pytest.skip(
            "NO BROWSER TESTS: there is no Chromium on this machine. Install one (`playwright install chromium`, or "
            "your system's package) or name one in the variable CHROMIUM."
        )
    with playwright_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do not harm it."""
    with Server(tmp_path_factory.mktemp("server") / "games.db") as running:
        yield running


@pytest.fixture(scope="session")
def own_maps(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that also has two boards of somebody's own, of `tests/editions`."""
    folder = Path(__file__).parents[1] / "editions"
    options = [f"--edition-file={folder / name}" for name in ("straits.toml", "toy.toml")]
    with Server(tmp_path_factory.mktemp("own-maps") / "games.db", 0, *options) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop and start."""
    with Server(tmp_path / "games.db") as running:
        yield running


@pytest.fixture(scope="session")
def finished_games() -> dict[str, str]:
    """By board the table of a finished game: tests only look at it, so one is enough for all files."""
    return {}


@pytest.fixture(scope="module")
def finished(server: Server, browser: Any, finished_games: dict[str, str]) -> Callable[[str], str]:
    """The table of a finished game of bots on a board; played when it is first asked for."""

    def table(edition: str) -> str:
        if edition in finished_games:
            return finished_games[edition]
        wanted = {"edition": edition, "seats": ["greedy"] * 2, "open": True}
        name: str = server.post("/api/tables", wanted, "s" * 30)["table"]["id"]
        page = browser.new_page(reduced_motion="reduce")
        page.goto(f"{server.url}/table/{name}")
        page.wait_for_selector("[data-turn='over']", timeout=120_000)
        page.close()
        finished_games[edition] = name
        return name

    return table


@pytest.fixture
def open_page(browser: Any) -> Iterator[Callable[..., Any]]:
    """Opens pages, each in a browser of its own. Whatever goes wrong in one of them fails the test."""
    problems: list[str] = []
    contexts: list[Any] = []

    def open_it(url: str, *, width: int = 1280, height: int = 800, **options: Any) -> Any:
        phone = width < 600
        options = {
            "viewport": {"width": width, "height": height},
            "reduced_motion": "reduce",
            "color_scheme": "light",
            "locale": "en-GB",
            "has_touch": phone,
            "is_mobile": phone,
            "service_workers": "block",  # what a test sees comes from its server
            **options,
        }
        context = browser.new_context(**options)
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(f"error in the page: {error}"))
        page.on("console", lambda message: problems.append(message.text) if _worrying(message) else None)
        page.goto(url)
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert not problems, problems


def _worrying(message: Any) -> bool:
    """A cut connection is written to the console too, and is what some tests are about."""
    harmless = ("WebSocket", "net::ERR", "Failed to load resource")
    return message.type == "error" and not any(word in message.text for word in harmless)
