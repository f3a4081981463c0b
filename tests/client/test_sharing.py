"""Games leave the page and come back: downloads, pictures, links, record files; and the client without a server."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from tests.client.serving import Server

Open = Callable[..., Any]

DROP = """
([name, text]) => {
  const data = new DataTransfer()
  data.items.add(new File([text], name))
  for (const type of ['dragenter', 'dragover', 'drop']) {
    document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }))
  }
}
"""
"""Drops a file on the page, as a hand would."""


def test_a_downloaded_game_is_replayed_where_it_is_dropped(
    server: Server, open_page: Open, finished: Callable[[str], str], tmp_path: Path
) -> None:
    table = finished("europe")
    page = open_page(f"{server.url}/table/{table}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download game").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.suffix == ".jsonl"
    length = len(saved.read_text().splitlines()) - 1

    other = open_page(server.url)
    other.get_by_role("button", name="Open a saved game…").wait_for()
    other.evaluate(DROP, [saved.name, saved.read_text()])
    other.get_by_text(f"Move 0 of {length}").wait_for()
    other.keyboard.press("End")
    other.reload()
    other.get_by_text(f"Move {length} of {length}").wait_for()
    assert other.locator("[data-route][data-owner]").count() > 10, "trains are on the board again"
    other.get_by_label("Point of view").select_option("1")
    other.wait_for_url("**seat=1*")
    other.get_by_text(f"Move {length} of {length}").wait_for()


def test_a_saved_game_is_opened_with_a_button_too_and_nonsense_is_refused_in_a_sentence(
    server: Server, open_page: Open, finished: Callable[[str], str]
) -> None:
    page = open_page(server.url)
    button = page.get_by_role("button", name="Open a saved game…")
    for name, text, why in [
        ("shopping.txt", b"milk\n", "shopping.txt can’t be opened. This isn’t a saved Northline game"),
        ("huge.jsonl", b"x" * 200_000, "huge.jsonl can’t be opened. This isn’t a saved Northline game"),
    ]:
        with page.expect_file_chooser() as chooser:
            button.click()
        chooser.value.set_files({"name": name, "mimeType": "text/plain", "buffer": text})
        page.get_by_role("alert").filter(has_text=why).wait_for()
    page.get_by_role("button", name="Close").click()
    assert page.get_by_role("alert").count() == 0
    with urlopen(f"{server.url}/api/tables/{finished('europe')}/record") as answer:
        record = answer.read()
    with page.expect_file_chooser() as chooser:
        button.click()
    chooser.value.set_files({"name": "game.jsonl", "mimeType": "text/plain", "buffer": record})
    page.get_by_text("Move 0 of").wait_for()


def test_a_moment_is_shared_as_a_link_and_as_a_picture(
    server: Server, open_page: Open, finished: Callable[[str], str]
) -> None:
    table = finished("europe")
    page = open_page(f"{server.url}/replay/{table}?at=30", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_text("Move 30 of").wait_for()
    page.get_by_role("button", name="Copy").click()
    page.get_by_role("button", name="Copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{server.url}/replay/{table}?at=30"
    with page.expect_download() as download:
        page.get_by_role("link", name="Save picture").click()
    assert download.value.suggested_filename == f"northline-{table}-30.png"
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")


def test_the_client_can_be_installed_and_starts_without_its_server(
    own_server: Server, open_page: Open
) -> None:
    page = open_page(own_server.url, service_workers="allow")
    manifest = json.loads(page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.text())"))
    for icon in manifest["icons"]:
        with urlopen(own_server.url + icon["src"]) as answer:
            assert answer.headers["content-type"] == icon["type"]
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("navigator.serviceWorker.controller")
    page.goto(f"{own_server.url}/edition/europe")
    heading = page.get_by_role("heading", level=1).inner_text()
    own_server.stop()
    page.reload()
    assert page.get_by_role("heading", level=1).inner_text() == heading, "rules that were read once are there"
    page.goto(own_server.url)
    page.get_by_role("alert").filter(has_text="Can’t reach the server. You need it to play").wait_for()
    own_server.start()
    page.get_by_role("alert").wait_for(state="hidden")
    page.get_by_text("Nordic Countries").first.wait_for()
