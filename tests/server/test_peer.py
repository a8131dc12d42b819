"""An outbox in front of a socket: what is posted goes out in order, who does not read is let go."""

import asyncio

from royaumes.server.config import Limits
from royaumes.server.transport.peer import SIGNED_OUT, SLOW, Peer


class Line:
    """A socket whose network keeps up or does not."""

    ended = False
    flooded = False

    def __init__(self, takes_more=True):
        self.takes_more = takes_more
        self.written = []
        self.stopped = False

    def connect(self, resume):
        self.resume = resume

    def write(self, messages):
        self.written.append(list(messages))

    async def read(self):
        return None

    async def close(self, code):
        pass

    def stop_reading(self):
        self.stopped = True


def after(work, seconds=0.0, **limits):
    """A peer and its line some time after something was done with them."""
    lines = []

    async def run():
        peer, line = Peer("somebody", Limits(**limits)), Line()
        peer.connect(line)
        work(peer, line)
        await asyncio.sleep(seconds)
        peer.disconnect()
        lines.append((peer, line))

    asyncio.run(run())
    return lines[0]


def test_all_that_is_posted_at_once_goes_out_at_once_in_order():
    def work(peer, line):
        for raw in (b"a", b"b", b"c"):
            peer.post(raw)
        assert line.written == []

    assert after(work, 0.01)[1].written == [[b"a", b"b", b"c"]]


def test_a_slow_browser_is_let_go():
    def work(peer, line):
        line.takes_more = False
        for raw in (b"a", b"b", b"c"):
            peer.post(raw)

    peer, line = after(work, 0.01, outbox=2)
    assert (peer.closing, line.written, line.stopped) == (SLOW, [], True)


def test_a_browser_that_falls_behind_gets_the_rest_when_it_reads_again():
    def work(peer, line):
        def read():
            line.takes_more = True
            line.resume()

        line.takes_more = False
        peer.post(b"a")
        peer.post(b"b")
        asyncio.get_running_loop().call_later(0.05, read)

    peer, line = after(work, 0.1)
    assert (peer.closing, line.written) == (None, [[b"a", b"b"]])


def test_a_browser_that_never_reads_is_let_go():
    def work(peer, line):
        line.takes_more = False
        peer.post(b"a")

    assert after(work, 0.3, send_seconds=0.05)[0].closing == SLOW


def test_a_browser_to_which_nothing_is_sent_stays():
    assert after(lambda peer, line: None, 0.3, send_seconds=0.05)[0].closing is None


def test_who_is_let_go_is_sent_nothing_more():
    def work(peer, line):
        peer.post(b"a")
        peer.drop(SIGNED_OUT)
        peer.drop(SLOW)
        peer.post(b"b")

    peer, line = after(work, 0.01)
    assert (peer.closing, line.written) == (SIGNED_OUT, [])
