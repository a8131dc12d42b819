"""Several processes on one database: any of them serves any browser, one dies, and the game goes on."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from benchmarks.client import Browser
from benchmarks.postgres import NoPostgresError, postgres
from benchmarks.process import ONE_ADDRESS, Server, alive, children, free_port, outlived

from royaumes.core.codec import load
from royaumes.core.record import verify
from royaumes.games import game
from royaumes.server.cluster.forwarding import nobody_listens

# Twice at most: on a machine that is too busy a living process may be taken for dead.
pytestmark = [pytest.mark.anyio, pytest.mark.flaky(reruns=1)]
LONG = os.environ.get("ROYAUMES_PROFILE") == "long"
_PATIENCE = 60.0


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
def pair(tmp_path):
    """Two servers on one database; in the first bots never come to an answer."""
    try:
        with postgres(durable=False) as cluster:
            database, servers = cluster.database(), []
            for name in ("one", "two"):
                (tmp_path / name).mkdir()
                pace = 0 if name == "two" else 3600
                servers.append(Server(tmp_path / name, database=database, pace=pace, **ONE_ADDRESS))
            try:
                with ThreadPoolExecutor() as pool:
                    list(pool.map(Server.start, servers))
                yield servers
            finally:
                for server in servers:
                    if server.running:
                        server.stop()
    except NoPostgresError as error:
        pytest.skip(f"SEVERAL PROCESSES ARE NOT TESTED: {error}")


class Player:
    """A browser that answers whatever it is asked, by the process that it is told to use."""

    def __init__(self, port, name):
        self.browser, self.name = Browser(port), name
        self.asked: Any = None
        self.over, self.done, self.sent = False, set[str](), 0
        self.changed, self.last = asyncio.Event(), 0

    async def connect(self, table):
        deadline = time.monotonic() + _PATIENCE
        while True:
            try:
                self.wire = await self.browser.socket(table, self.receive)
                return
            except OSError:
                assert time.monotonic() < deadline, "nobody lets this browser in"
                await asyncio.sleep(0.1)

    def receive(self, raw):
        message = json.loads(raw)
        if message["type"] == "update":
            self.last = max(self.last, message["n"])
            self.over = self.over or message["result"] is not None
            self.asked = (message["seat"], message["ask"]) if message["ask"] else None
        elif message["type"] == "done":
            self.done.add(message["id"])
        self.changed.set()

    async def until(self, met):
        async with asyncio.timeout(_PATIENCE):
            while not met():
                self.changed.clear()
                await self.changed.wait()

    async def answer(self):
        """Answer and wait until that is accepted."""
        (seat, ask), self.asked = self.asked, None
        self.sent += 1
        name, move = f"{self.name}{self.sent}", ask["options"][0]["move"]
        message = {"type": "answer", "id": name, "seat": seat, "question": ask["question"], "move": move}
        self.wire.send(json.dumps(message).encode())
        await self.until(lambda: name in self.done)
        return seat, move


async def play(players, moves):
    """Let whoever is asked answer, so many times or to the end; what was accepted, in order."""
    taken: list[tuple[int, str]] = []
    while len(taken) < moves and not all(one.over for one in players):
        asked = next((one for one in players if one.asked), None)
        if asked is None:
            await asyncio.sleep(0.01)
        else:
            taken.append(await asked.answer())
    return taken


async def seated(one, two):
    """A table of crowns where both sit, each through their own process."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = (await one.browser.ask("POST", "/api/tables", {"game": "crowns", "seats": seats}))["table"]
    await two.browser.ask("POST", f"/api/tables/{table}/sit", {})  # handed on by the other process
    await one.browser.ask("POST", f"/api/tables/{table}/start", {})
    for player in (one, two):
        await player.connect(table)
        await player.until(lambda player=player: player.last > 0)
    return table


async def left_to_a_bot(browser):
    """A table where a computer player is asked."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = (await browser.ask("POST", "/api/tables", {"game": "crowns", "seats": seats}))["table"]
    await browser.ask("POST", f"/api/tables/{table}/start", {})
    left = await browser.ask("POST", f"/api/tables/{table}/leave", {})
    assert left["waiting"]
    return left


async def until_it_has_answered(browser, left):
    async with asyncio.timeout(_PATIENCE):
        while (await browser.ask("GET", f"/api/tables/{left['table']}"))["answers"] == left["answers"]:
            await asyncio.sleep(0.1)


async def are_strangers(table, *browsers):
    """Newcomers who are handed on by the same process are somebody each."""
    for browser in browsers:
        await browser.ask("GET", f"/api/tables/{table}")
    cookies = {browser.cookie for browser in browsers}
    return len(cookies) == len(browsers) and "" not in cookies


async def test_whether_anybody_listens():
    address = f"127.0.0.1:{free_port()}"
    assert await nobody_listens(address)
    async with await asyncio.start_server(lambda reader, writer: writer.close(), *address.split(":")):
        assert not await nobody_listens(address)


async def test_a_game_outlives_the_process_that_held_it(pair):
    first, second = pair
    one, two = Player(first.port, "a"), Player(second.port, "b")
    table = await seated(one, two)
    assert await are_strangers(table, *(Browser(port) for port in (first.port, second.port) for _ in "ab"))
    taken = await play([one, two], 12)
    assert len(taken) == 12
    before = max(one.last, two.last)
    left = await left_to_a_bot(one.browser)
    first.kill()
    one.browser.port = second.port
    for player in (one, two):
        await player.wire.end()
        await player.connect(table)
        await player.until(lambda player=player: player.last >= before)
    taken += await play([one, two], 400)
    assert one.over and two.over
    for player in (one, two):
        await player.wire.end()
    _, raw = await two.browser.request("GET", f"/api/tables/{table}/record")
    record = load(raw.decode())
    verify(game("crowns"), record)
    await until_it_has_answered(two.browser, left)
    assert [(answer.seat, answer.text) for answer in record.answers if answer.seat is not None] == taken


@pytest.mark.skipif(not LONG, reason="make test-long starts five processes for it")
def test_a_crew_replaces_who_dies_and_ends_with_its_first(tmp_path):
    with postgres(durable=False) as cluster:
        port = free_port()
        where = ["--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path), "--no-open"]
        command = [sys.executable, "-m", "royaumes", "serve", *where, "--workers", "2"]
        crew = subprocess.Popen([*command, "--database", cluster.database()])
        try:
            first = until(lambda: len(found := serving(crew.pid)) == 2 and answers(port) and found)
            os.kill(first[0], signal.SIGKILL)
            until(lambda: len(found := serving(crew.pid)) == 2 and first[0] not in found and answers(port))
            family = [one for child in children(crew.pid) for one in (child, *children(child))]
        finally:
            crew.terminate()
        assert crew.wait(_PATIENCE) == 0 and outlived(family) == []


def serving(pid):
    """The processes that serve: all that were started but for Python's own helper."""
    lines = {one: Path(f"/proc/{one}/cmdline").read_text() for one in children(pid)}
    return [one for one, line in lines.items() if "spawn_main" in line and alive(one)]


def answers(port):
    with suppress(OSError):
        return asyncio.run(Browser(port).request("GET", "/api/ready"))[0] == 200


def until(met):
    deadline = time.monotonic() + _PATIENCE
    while not (found := met()):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return found
