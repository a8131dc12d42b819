"""Our end of a websocket beside uvicorn's own: the same bytes mean the same to both, however they come."""

import asyncio
import logging
from types import SimpleNamespace

import pytest
from benchmarks.client import upgrade
from hypothesis import given
from hypothesis import strategies as st
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from royaumes.server.config import Limits
from royaumes.server.transport.connections import Gate
from royaumes.server.transport.socket_connection import EXTENSION, SocketConnection, framed

TEXT, BINARY, CONTINUED, PING, PONG, CLOSE = 1, 2, 0, 9, 10, 8
MASK = b"\x01\x80\xfe\x33"


class Transport(asyncio.Transport):
    """A network that keeps all that is written."""

    def __init__(self):
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written, self.reading, self.ended = b"", True, False

    def write(self, data):
        self.written += data

    def is_closing(self):
        return self.ended

    def close(self):
        self.ended = True

    def abort(self):
        self.ended = True

    def pause_reading(self):
        self.reading = False

    def resume_reading(self):
        self.reading = True


def frame(kind, said=b"", *, fin=True, masked=True, size=None):
    size = len(said) if size is None else size
    form = (size,) if size < 126 else (126, *size.to_bytes(2, "big")) if size < 1 << 16 else None
    form = form or (127, *size.to_bytes(8, "big"))
    head = bytes((fin << 7 | kind, masked << 7 | form[0], *form[1:]))
    if not masked:
        return head + said
    return head + MASK + bytes(one ^ MASK[at % 4] for at, one in enumerate(said))


def outcome(make, chunks):
    """What an application that says everything back hears, and what the browser gets."""
    received = []

    async def app(scope, receive, send):
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            received.append(message.get("text") if message.get("text") is not None else message["bytes"])
            await send({"type": "websocket.send", "text": f"{len(received)}"})
        received.append((message["type"], message["code"]))

    async def run():
        transport, opened = Transport(), None
        connection = make(app)
        connection.connection_made(transport)
        connection.data_received(upgrade(80, "t"))
        for chunk in chunks:
            await settled()
            opened = opened or len(transport.written)
            if not transport.ended:
                connection.data_received(chunk)
        await settled()
        ended = transport.ended
        connection.connection_lost(None)
        await settled()
        return received, transport.written[opened or len(transport.written) :], ended

    return asyncio.run(run())


async def settled():
    for _ in range(8):
        await asyncio.sleep(0)


def given_to(app):
    config = Config(app, ws_max_size=1000, ws_per_message_deflate=False, ws_ping_interval=None)
    config.load()
    logging.getLogger("uvicorn.error").disabled = True
    return {"config": config, "server_state": ServerState(), "app_state": {}}


def usual(app):
    return WebSocketsSansIOProtocol(**given_to(app))


def ours(app):
    return SocketConnection(Gate(Limits()), **given_to(app))


def same(chunks):
    """Both understand this alike; what was understood."""
    found = outcome(ours, chunks)
    assert found == outcome(usual, chunks)
    return found


def by(size, *pieces):
    """Each of these cut into parts of a size."""
    return [data[at : at + size] for data in pieces for at in range(0, len(data), size)]


FRAMES = (
    frame(TEXT, b"hello"),
    frame(TEXT, "é".encode() * 80),
    frame(TEXT),
    frame(PING, b"p"),
    frame(BINARY, b"\xff\x00"),
    frame(TEXT, b"in ", fin=False),
    frame(PING),
    frame(CONTINUED, b"parts"),
    frame(PONG, b"unasked"),
    frame(TEXT, b"x" * 300),
)


@pytest.mark.parametrize("size", [1, 2, 3, 7, 50, 10_000])
def test_messages_come_through_however_they_are_cut(size):
    received, _, ended = same(by(size, b"".join(FRAMES)))
    assert received[:-1] == ["hello", "é" * 80, "", b"\xff\x00", "in parts", "x" * 300] and not ended


WRONG = {
    "not-masked": frame(TEXT, b"hello", masked=False),
    "not-utf8": frame(TEXT, b"a\xff"),
    "too-long": frame(TEXT, b"x" * 1001),
    "far-too-long": frame(TEXT, b"", size=1 << 62),
    "reserved": bytes((frame(TEXT, b"hello")[0] | 0x40,)) + frame(TEXT, b"hello")[1:],
    "no-such-kind": frame(3, b"hello"),
    "continues-nothing": frame(CONTINUED, b"hello"),
    "text-within-text": frame(TEXT, b"a", fin=False) + frame(TEXT, b"b"),
    "long-ping": frame(PING, b"x" * 126),
    "goodbye": frame(CLOSE, (1000).to_bytes(2, "big")),
}


@pytest.mark.parametrize("size", [1, 10_000])
@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_ends_it_as_it_always_did(what, size):
    pieces = (frame(TEXT, b"before"), WRONG[what], frame(TEXT, b"after"))
    received, written, ended = same(by(size, *pieces))
    assert received[0] == "before" and "after" not in received
    assert outcome(ours, [b"".join(pieces)])[0] == ["before"]  # its end comes before it is answered
    assert ended and written[:3] == framed([b"1"])[:3] and written[3] == 0x88


PIECES = st.sampled_from((*FRAMES, *WRONG.values()))


@given(pieces=st.lists(PIECES, max_size=8), size=st.integers(1, 40))
def test_any_frames_mean_the_same_to_both(pieces, size):
    same(by(size, *pieces))


@given(pieces=st.lists(PIECES | st.binary(max_size=6), max_size=8))
def test_any_bytes_mean_the_same_to_both(pieces):
    same(by(1, *pieces, bytes(16)))  # ours waits for a frame's whole head before it calls it wrong


def test_frames_are_written_for_every_size():
    for size in (0, 1, 125, 126, 65_535, 65_536):
        assert framed([b"x" * size]) == frame(TEXT, b"x" * size, masked=False)
    assert framed([b"a", b"b"]) == b"\x81\x01a\x81\x01b"


def connected(work):
    """Run work(connection, transport) with a connection that is a peer's."""

    async def run():
        ready = asyncio.get_running_loop().create_future()
        done = asyncio.Event()

        async def app(scope, receive, send):
            await receive()
            await send({"type": "websocket.accept"})
            ready.set_result(scope["extensions"][EXTENSION])
            await done.wait()

        transport, calls = Transport(), []
        connection = ours(app)
        connection.connection_made(transport)
        connection.data_received(upgrade(80, "t"))
        assert await ready is connection
        connection.connect(lambda: calls.append("resume"))
        transport.written = b""
        await work(SimpleNamespace(line=connection, network=transport, calls=calls))
        done.set()
        await settled()

    asyncio.run(run())


def test_a_peer_reads_and_writes_past_the_application():
    async def work(given):
        given.line.data_received(frame(TEXT, "é".encode()))
        assert await given.line.read() == "é".encode()
        given.line.data_received(frame(TEXT, b"a", fin=False) + frame(CONTINUED, b"b"))
        assert await given.line.read() == b"ab"
        given.line.write([b"one", b"two"])
        assert given.network.written == framed([b"one", b"two"])
        given.line.stop_reading()
        assert await given.line.read() is None

    connected(work)


def test_a_flood_waits_in_the_senders_buffers():
    async def work(given):
        reading = asyncio.ensure_future(given.line.read())
        await settled()
        given.line.data_received(frame(TEXT, b"1"))
        assert given.network.reading  # somebody waited for it
        given.line.data_received(frame(TEXT, b"2"))
        assert not given.network.reading
        assert [await reading, await given.line.read()] == [b"1", b"2"] and given.network.reading

    connected(work)


def test_a_network_that_does_not_keep_up_says_when_it_does():
    async def work(given):
        given.line.pause_writing()
        assert not given.line.takes_more and given.calls == []
        given.line.resume_writing()
        assert given.line.takes_more and given.calls == ["resume"]

    connected(work)


def test_nothing_is_written_after_goodbye():
    async def work(given):
        given.line.data_received(WRONG["goodbye"])
        given.network.written = b""
        given.line.write([b"late"])
        assert given.network.written == b"" and await given.line.read() is None

    connected(work)


@pytest.mark.parametrize(
    "piece",
    [frame(PING), frame(PONG, b"x"), frame(TEXT, fin=False) + frame(CONTINUED, fin=False) * 400],
    ids=["pings", "pongs", "fragments"],
)
def test_frames_that_are_no_texts_are_counted(piece):
    async def work(given):
        for _ in range(100):
            if not given.network.ended:
                given.line.data_received(piece)
        assert given.network.ended
        assert given.network.written[-4:] == b"\x88\x02" + (1008).to_bytes(2, "big")

    connected(work)


def test_a_text_that_comes_in_two_packets_is_no_other_frame():
    async def work(given):
        whole = frame(TEXT, b"hello")
        for _ in range(200):
            given.line.data_received(whole[:4])
            given.line.data_received(whole[4:])
            assert await given.line.read() == b"hello"
        assert not given.network.ended

    connected(work)


def test_a_text_that_is_not_utf8_writes_no_traceback(caplog):
    async def work(given):
        given.line.logger = logging.getLogger("of this test")
        given.line.data_received(WRONG["not-utf8"])
        assert given.network.ended

    connected(work)
    assert caplog.records == []
