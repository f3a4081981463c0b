"""A connection that is handed over is at one worker, whole, and stays where it is if the other cannot take it."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest

from northline.server.http.neighbours import Neighbours, Place

pytestmark = pytest.mark.skipif(not hasattr(socket, "send_fds"), reason="file handles cannot be sent here")
HEAD = b"GET /ws?table=%s HTTP/1.1\r\nCookie: " + 30_000 * b"x" + b"\r\n\r\n"


def table_at(place: Place, number: int) -> bytes:
    """The address of a table whose home is the worker with this number."""
    urls = (b"/ws?table=%d" % name for name in range(1000))
    return next(url for url in urls if place.home_of(url) == number)


def test_a_table_has_one_home_and_others_are_where_they_are():
    places = [Place(Path("/"), number, 4) for number in range(4)]
    homes = [{place.home_of(b"/ws?table=%d" % name) for place in places} for name in range(100)]
    assert all(len(home) == 1 for home in homes)
    assert set().union(*homes) == {0, 1, 2, 3}
    for url in (b"/ws", b"/ws?watch=1", b"/ws?table=", b"/ws?table=../../x", b"/ws?table=" + 41 * b"x"):
        assert [place.home_of(url) for place in places] == [0, 1, 2, 3]
    assert places[0].home_of(b"/ws?a=1&table=5f0c&b") == places[0].home_of(b"/ws?table=5f0c")


def test_the_handle_and_the_whole_head_arrive(tmp_path):
    async def body() -> None:
        places = [Place(tmp_path, number, 2) for number in range(2)]
        here, there = map(Neighbours, places)
        arrived: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
        there.listen(lambda connection, head: arrived.put_nowait((connection, head)))
        client, accepted = socket.socketpair()
        url = table_at(places[0], 1)
        assert not there.hand_over(url, accepted.fileno(), HEAD), "it is at home already"
        assert here.hand_over(url, accepted.fileno(), HEAD)
        accepted.close()
        connection, head = await asyncio.wait_for(arrived.get(), 30)
        assert head == HEAD
        connection.sendall(b"welcome")
        assert client.recv(7) == b"welcome"
        there.close()
        one, other = socket.socketpair()
        assert not here.hand_over(url, one.fileno(), HEAD), "nobody is there any more"
        for end in (client, connection, one, other):
            end.close()

    asyncio.run(body())


def test_a_new_worker_takes_the_place_of_the_old_one(tmp_path):
    async def body() -> None:
        here, url = Neighbours(Place(tmp_path, 0, 2)), table_at(Place(tmp_path, 0, 2), 1)
        arrived: asyncio.Queue[tuple[str, socket.socket]] = asyncio.Queue()
        workers = {name: Neighbours(Place(tmp_path, 1, 2)) for name in ("old", "new")}
        for name, worker in workers.items():
            worker.listen(lambda connection, head, name=name: arrived.put_nowait((name, connection)))
            client, accepted = socket.socketpair()
            assert here.hand_over(url, accepted.fileno(), HEAD)
            taken_by, connection = await asyncio.wait_for(arrived.get(), 30)
            assert taken_by == name
            for end in (client, accepted, connection):
                end.close()
        workers["old"].close()
        client, accepted = socket.socketpair()
        assert here.hand_over(url, accepted.fileno(), HEAD), "the old one leaves the new one's address alone"
        for end in (client, accepted, (await asyncio.wait_for(arrived.get(), 30))[1]):
            end.close()
        workers["new"].close()

    asyncio.run(body())


def test_a_folder_with_too_long_a_name_costs_nothing_but_speed(tmp_path):
    folder = tmp_path / (120 * "x")
    folder.mkdir()

    async def body() -> None:
        here, there = Neighbours(Place(folder, 0, 2)), Neighbours(Place(folder, 1, 2))
        there.listen(lambda connection, head: None)
        one, other = socket.socketpair()
        assert not here.hand_over(table_at(Place(folder, 0, 2), 1), one.fileno(), HEAD)
        there.close()
        one.close()
        other.close()

    asyncio.run(body())
