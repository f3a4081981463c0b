"""Frames that the server writes past ASGI are those of RFC 6455, whatever their size."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from northline.server.http.guarded_protocols import GuardedWebSocketProtocol
from northline.server.ws.outbox import Outbox


class Wire:
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        self.data, self.closing = b"", False

    def write(self, data: bytes) -> None:
        self.data += data

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        return len(self.data)


def writer_to(wire: Wire) -> GuardedWebSocketProtocol:
    protocol = GuardedWebSocketProtocol.__new__(GuardedWebSocketProtocol)
    protocol.transport, protocol.close_sent = wire, False
    return protocol


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_of_any_size_can_be_read(size):
    wire, text = Wire(), b"x" * size
    writer_to(wire).write_texts(text)
    reader = StreamReader()
    reader.feed_data(wire.data)
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as parsed:
        next(parsing)
    frame = parsed.value.value
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text)
    assert not reader.buffer, "and nothing else was sent"


def test_nothing_is_written_to_a_connection_that_closes():
    wire = Wire()
    writer = writer_to(wire)
    wire.closing = True
    writer.write_texts(b"late")
    wire.closing, writer.close_sent = False, True
    writer.write_texts(b"later")
    assert wire.data == b""


def test_an_outbox_takes_one_frame_of_any_size_and_then_what_fits():
    wire = Wire()
    outbox = Outbox(writer_to(wire), max_bytes=100)
    assert outbox.put(b"x" * 500), "a single frame of any size has room"
    assert not outbox.put(b"y")
    wire.data = b""
    assert outbox.put(b"x" * 40)
    assert outbox.put(b"y" * 40)
    assert not outbox.put(b"z" * 40)
    assert outbox.queued == 580


def test_what_is_held_back_goes_out_with_the_next_frame():
    wire = Wire()
    written = []
    wire.write = written.append
    outbox = Outbox(writer_to(wire), max_bytes=100)
    assert outbox.put(b"one", hold=True)
    assert written == []
    assert outbox.put(b"two")
    assert written == [b"\x81\x03one\x81\x03two"]
    assert outbox.put(b"three", hold=True)
    outbox.flush()
    outbox.flush()
    assert written[1:] == [b"\x81\x05three"]
