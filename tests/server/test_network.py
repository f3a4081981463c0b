"""Letting others on the same network in: who may open the door, what is behind it, and that it closes."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from northline.server.ops.lan import lan_addresses, ranked
from tests.server.harness import Running, first, running, settings
from tests.server.processes import ready, serve

needs_network = pytest.mark.skipif(not lan_addresses(), reason="this machine is in no network")


class Device(Running):
    """Another device on the network: it knows the server by an address that others can reach."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        super().__init__(int(port))
        self.host = host

    @property
    def http(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://{self.host}:{self.port}/ws"


def test_addresses_that_others_can_use_come_best_first():
    found = [
        ("lo", "127.0.0.1"),
        ("docker0", "172.17.0.1"),
        ("br-4f1a", "172.18.0.1"),
        ("tailscale0", "100.101.1.2"),
        ("eth0", "10.0.0.7"),
        ("wlan0", "192.168.1.5"),
        ("eth1", "169.254.3.4"),
    ]
    assert ranked(found, None) == ["192.168.1.5", "10.0.0.7", "100.101.1.2"]
    assert ranked(found, "10.0.0.7") == ["10.0.0.7", "192.168.1.5", "100.101.1.2"]
    assert ranked([("lo", "127.0.0.1")], None) == []
    # an address on the internet is used where there is nothing else
    assert ranked([("eth0", "8.8.4.4"), ("eth1", "192.168.1.5")], "8.8.4.4") == ["192.168.1.5"]
    assert ranked([("eth0", "8.8.4.4")], "8.8.4.4") == ["8.8.4.4"]


@needs_network
def test_a_friend_on_the_network_plays_and_sees_nothing_but_tables(tmp_path):
    async def body(server: Running) -> None:
        ada = server.browser()
        before = await ada.get("/api/network")
        assert before == {"offered": True, "on": False, "addresses": []}
        opened = await ada.post("/api/network", {"on": True})
        assert opened["on"]
        device = Device(opened["addresses"][0])
        assert device.port == server.port, "the same port where it is free"
        bob = device.browser()
        made = await ada.create("tiny", [None, None], name="Ada")
        name = made["table"]["id"]
        assert b"<div id=" in (await bob.http.get(f"/table/{name}")).content
        await bob.post(f"/api/tables/{name}/join", {"name": "Bob", "code": made["code"]})
        async with ada.socket(name) as hers, bob.socket(name) as his:
            await asyncio.gather(hers.play(first), his.play(first))
        assert [line["table"]["state"] for line in await bob.get("/api/me/tables")] == ["over"]
        # nothing else
        assert (await bob.get("/metrics", 403))["code"] == "only_here"
        assert (await bob.get("/api/network", 403))["code"] == "only_here"
        assert (await bob.post("/api/network", {"on": True}, 403))["code"] == "only_here"
        for pretended in ({"host": f"127.0.0.1:{server.port}"}, {"x-forwarded-for": "127.0.0.1"}):
            answer = await bob.http.post(
                "/api/network", json={"on": False}, headers={"origin": server.http, **pretended}
            )
            assert answer.status_code == 403
        # pages of other sites neither
        assert (await device.browser(origin="http://evil.example").post("/api/tables", {}, 403))[
            "code"
        ] == "forbidden_origin"
        # and off is off: the connections that are there are cut, new ones refused
        async with bob.socket(name) as his:
            await his.until("welcome")
            closed = await ada.post("/api/network", {"on": False})
            assert closed == {"offered": True, "on": False, "addresses": []}
            assert await his.closed() is not None
        with pytest.raises(httpx.ConnectError):
            await device.browser().get("/")
        assert await ada.get("/api/network") == before
        assert (await ada.post("/api/network", {"on": True}))["addresses"] == opened["addresses"], (
            "and on again"
        )

    with running(settings(tmp_path, network_switch=True)) as server:
        asyncio.run(body(server))


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"host": "evil.example:{port}", "origin": "http://evil.example:{port}"},
        {"host": "evil.example:{port}"},
        {"sec-fetch-site": "cross-site"},
        {"x-forwarded-for": "192.168.1.7"},
        {"x-forwarded-for": "127.0.0.1"},
        {"via": "1.1 proxy"},
    ],
    ids=str,
)
def test_pages_of_other_sites_and_proxies_do_not_reach_the_switch(tmp_path, headers):
    """Also not by a name that suddenly stands for this machine."""

    async def body(server: Running) -> None:
        sent = {name: value.format(port=server.port) for name, value in headers.items()}
        answer = await server.browser().http.post("/api/network", json={"on": True}, headers=sent)
        assert (answer.status_code, answer.json()["code"]) == (403, "only_here")
        if "origin" not in headers:  # a page may look at what is its own without saying where it comes from
            assert (await server.browser().http.get("/api/network", headers=sent)).status_code == 403
        assert not (await server.browser().get("/api/network"))["on"]

    with running(settings(tmp_path, network_switch=True)) as server:
        asyncio.run(body(server))


def test_a_request_that_names_no_page_does_not_switch(tmp_path):
    with running(settings(tmp_path, network_switch=True)) as server:
        assert httpx.post(f"{server.http}/api/network", json={"on": True}).status_code == 403


def test_without_a_network_it_is_on_and_reaches_nobody(tmp_path, monkeypatch):
    monkeypatch.setattr("northline.server.http.network.lan_addresses", list)

    async def body(server: Running) -> None:
        ada = server.browser()
        assert await ada.post("/api/network", {"on": True}) == {"offered": True, "on": True, "addresses": []}

    with running(settings(tmp_path, network_switch=True)) as server:
        asyncio.run(body(server))


@needs_network
def test_the_door_follows_the_networks(tmp_path, monkeypatch):
    """Somebody opens the door in a train without network, and arrives."""
    there: list[str] = []
    monkeypatch.setattr("northline.server.http.network.lan_addresses", lambda: list(there))

    async def body(server: Running) -> None:
        ada = server.browser()
        await ada.post("/api/network", {"on": True})
        there.extend(["203.0.113.77", lan_addresses()[0]])  # one of them cannot be listened on
        [address] = (await ada.get("/api/network"))["addresses"]
        await Device(address).browser().get("/api/health")
        there.clear()
        assert (await ada.get("/api/network"))["addresses"] == []
        with pytest.raises(httpx.ConnectError):
            await Device(address).browser().get("/")

    with running(settings(tmp_path, network_switch=True)) as server:
        asyncio.run(body(server))


def test_a_server_for_others_has_no_switch(tmp_path):
    async def body(server: Running, offered: bool) -> None:
        ada = await ready(server)
        assert (await ada.get("/api/network"))["offered"] is offered
        if not offered:
            await ada.post("/api/network", {"on": True}, 404)
        await ada.http.aclose()

    with serve(tmp_path) as (_, server):
        asyncio.run(body(server, True))
    with serve(tmp_path, "--origin", "https://example.org") as (_, server):
        asyncio.run(body(server, False))


@needs_network
def test_the_next_start_is_off(tmp_path):
    async def switch(server: Running) -> dict[str, Any]:
        ada = await ready(server)
        return await ada.post("/api/network", {"on": True})

    async def look(server: Running) -> dict[str, Any]:
        return await (await ready(server)).get("/api/network")

    with serve(tmp_path) as (_, server):
        opened = asyncio.run(switch(server))
        assert opened["addresses"]
    with serve(tmp_path, "--port", str(server.port)) as (_, again):
        assert again.port == server.port
        assert asyncio.run(look(again)) == {"offered": True, "on": False, "addresses": []}
        with pytest.raises(httpx.ConnectError):
            httpx.get(opened["addresses"][0])


def test_a_link_becomes_a_qr_code(tmp_path):
    async def body(server: Running) -> None:
        ada = server.browser()
        svg = (await ada.post("/api/qr", {"text": "http://192.168.1.5:8765/table/0123"}))["svg"]
        assert svg.startswith("<svg")
        assert "#000" in svg
        assert "#fff" in svg
        await ada.post("/api/qr", {"text": "x" * 401}, 400)
        await ada.post("/api/qr", {"text": ""}, 400)

    with running(settings(tmp_path)) as server:
        asyncio.run(body(server))
