"""What people share: previews of links, pictures of a moment, records that are opened on another server."""

from __future__ import annotations

import asyncio
import re
import struct
from dataclasses import replace
from functools import partial
from html import unescape

import httpx
import pytest

from northline.drawing.picture import position
from northline.drawing.preview import PreviewLine, preview
from northline.game import Game
from northline.rules import SplitMix, sample, view
from northline.rules.formats.record import Record
from northline.server.ops.settings import built_in_editions
from tests.server.finished_games import finished_game
from tests.server.harness import PATIENCE, last, running, settings

PNG = b"\x89PNG\r\n\x1a\n"

# Patient: the first replay and the first picture start a process.
get = partial(httpx.get, timeout=2 * PATIENCE)
post = partial(httpx.post, timeout=2 * PATIENCE)


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page)
    return {name: unescape(value) for name, value in found}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    chosen = settings(tmp_path_factory.mktemp("sharing"))
    with running(replace(chosen, editions={**chosen.editions, **built_in_editions()})) as up:
        yield up


@pytest.fixture(scope="module")
def finished(server) -> str:
    """The table of a finished game of Ada, whose name would be dangerous in a page, and a bot."""

    async def play() -> str:
        ada = server.browser()
        table: str = (await ada.create("toy", [None, "random"], name='Ada <&">'))["table"]["id"]
        async with ada.socket(table) as client:
            await client.play(last)
        return table

    return asyncio.run(play())


def test_a_link_to_a_finished_game_tells_its_result_and_its_picture_is_there(server, finished):
    page = get(f"{server.http}/replay/{finished}")
    found = tags(page.text)
    result = get(f"{server.http}/api/tables/{finished}/result").json()
    for line in result:
        assert f"{line['name']} {line['points']}" in found["og:title"]
    assert "Ada <&" not in page.text, "names are escaped"
    picture = get(found["og:image"])
    assert picture.headers["content-type"] == "image/png"
    assert size_of(picture.content) == (1200, 630)
    again = get(found["og:image"], headers={"if-none-match": picture.headers["etag"]})
    assert again.status_code == 304


def test_a_link_to_a_moment_shows_that_moment(server, finished):
    moments = {}
    for at in (0, 3):
        found = tags(get(f"{server.http}/replay/{finished}", params={"at": at}).text)
        assert found["og:image"].endswith(f"?at={at}")
        assert found["og:description"].startswith(f"After {at} of")
        moments[at] = get(
            f"{server.http}/api/tables/{finished}/picture.svg", params={"at": at}, timeout=60
        ).text
    assert moments[0] != moments[3]


@pytest.mark.parametrize("at", ["9999", "x", "-1"])
def test_a_link_to_a_moment_that_is_not_there_shows_the_page_all_the_same(server, finished, at):
    page = get(f"{server.http}/replay/{finished}", params={"at": at})
    assert page.headers["content-type"].startswith("text/html")
    assert get(tags(page.text)["og:image"]).status_code == 200


def test_a_link_to_a_table_that_waits_invites_and_tells_no_code(server):
    async def waiting() -> tuple[str, str]:
        made = await server.browser().create("toy", [None, None], name="Ada")
        return made["table"]["id"], made["code"]

    table, code = asyncio.run(waiting())
    page = get(f"{server.http}/table/{table}").text
    assert tags(page)["og:title"].startswith("Ada invites you")
    assert code not in page
    assert "og:image" in tags(page)
    assert get(f"{server.http}/api/tables/{table}/picture.svg").text.startswith("<svg")


def test_pages_without_a_table_are_the_plain_page(server):
    plain = get(f"{server.http}/").text
    for path in ("/table/nothing", "/replay/nothing?at=x"):
        assert get(server.http + path).text == plain


def test_pictures_of_a_running_game_show_nothing_hidden():
    """They are the same for every deal of the hidden cards that a spectator could imagine."""
    whole = finished_game("europe", 3, seed=5)
    game = Game.replay(Record(whole.record.header, whole.record.entries[:60]))
    other_deal = sample(view(game.state, None), SplitMix(1))
    assert other_deal != game.state
    lines = [PreviewLine(name) for name in game.names]
    assert position(other_deal) == position(game.state)
    assert preview(other_deal, lines) == preview(game.state, lines)


@pytest.mark.parametrize(
    ("query", "why"),
    [
        ({"at": "9999"}, "this game has the moments 0 to"),
        ({"at": "-1"}, "at is a number"),
        ({"at": "x"}, "at is a number"),
        ({"theme": "pink"}, "a theme is light or dark"),
    ],
)
def test_a_picture_that_cannot_be_is_refused_in_a_sentence(server, finished, query, why):
    refused = get(f"{server.http}/api/tables/{finished}/picture.png", params=query)
    assert refused.status_code == 400
    assert refused.json()["why"].startswith(why)


def test_a_downloaded_record_opens_on_any_server(server, finished):
    download = get(f"{server.http}/api/tables/{finished}/record")
    assert re.fullmatch(
        r'attachment; filename="northline-toy-\w+\.jsonl"', download.headers["content-disposition"]
    )
    there = get(f"{server.http}/api/tables/{finished}/replay").json()
    opened = post(f"{server.http}/api/replay", content=download.content).json()
    assert opened == {**there, "table": ""}
    as_ada = post(f"{server.http}/api/replay", params={"seat": 0}, content=download.content).json()
    assert as_ada["seat"] == 0


def test_a_game_that_is_not_over_can_be_opened_by_whoever_has_its_record(server):
    whole = finished_game("europe", 2, seed=5)
    begun = Game.replay(Record(whole.record.header, whole.record.entries[:20]))
    opened = post(f"{server.http}/api/replay", content=str(begun.record)).json()
    assert len(opened["entries"]) == 20
    assert opened["result"] == []


def test_what_is_no_record_is_refused_in_a_sentence(server, finished):
    record = get(f"{server.http}/api/tables/{finished}/record").text
    header, *entries = record.splitlines()
    for body, status, code in [
        ("", 422, "bad_record"),
        ("hello", 422, "bad_record"),
        (b"\xff\xfe", 422, "bad_record"),
        ("\n".join([header, entries[0], entries[0], *entries[1:]]), 422, "bad_record"),
        (record.replace('"toy"', '"atlantis"'), 422, "unknown_edition"),
        (re.sub(r'"digest":"\w+"', '"digest":"0000"', record), 422, "unknown_edition"),
        ("x" * 130_000, 413, "too_large"),
    ]:
        refused = post(f"{server.http}/api/replay", content=body)
        assert (refused.status_code, refused.json()["code"]) == (status, code), body[:40]
    foreign = post(f"{server.http}/api/replay", content=record, headers={"origin": "http://evil.example"})
    assert foreign.json()["code"] == "forbidden_origin"
