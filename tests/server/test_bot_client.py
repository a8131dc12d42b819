"""examples/bot_client.py plays whole games on a real server, as docs/bot-door.md says."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.client import Browser
from benchmarks.process import Server

from royaumes.games import keys

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    found = Server(tmp_path_factory.mktemp("server"), pace=0)
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def owner(server):
    found = Browser(server.port)
    asyncio.run(found.ask("PUT", "/api/me", {"name": "Aliénor"}))
    return found


@pytest.fixture(scope="module")
def token(owner):
    return asyncio.run(owner.ask("POST", "/api/me/programs", {"name": "Deep Crown"}))["token"]


def start(server, token, wanted):
    command = [sys.executable, EXAMPLE, f"http://127.0.0.1:{server.port}", wanted]
    return subprocess.Popen(command, env={**os.environ, "ROYAUMES_TOKEN": token}, stdout=subprocess.PIPE)


def result(program):
    said, _ = program.communicate(timeout=120)
    assert program.returncode == 0
    return json.loads(said)


def test_it_is_about_forty_lines():
    assert len(EXAMPLE.read_text().splitlines()) <= 52


def test_it_plays_every_game_to_its_end(server, token):
    playing = {key: start(server, token, key) for key in keys()}
    for key, program in playing.items():
        assert len(result(program)["ranking"]) >= 1, key


def test_two_of_them_sit_at_one_table(server, owner, token):
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    table = asyncio.run(owner.ask("POST", "/api/tables", {"game": "crowns", "seats": seats}))["table"]
    other = asyncio.run(owner.ask("POST", "/api/me/programs", {"name": "Shallow Crown"}))["token"]
    playing = [start(server, one, table) for one in (token, other)]
    asyncio.run(_begun(owner, table))
    assert result(playing[0]) == result(playing[1])
    found = asyncio.run(owner.ask("GET", f"/api/tables/{table}"))
    assert found["stage"] == "over" and [seat["owner"] for seat in found["seats"]] == ["Aliénor"] * 2 + [""]


async def _begun(owner, table):
    """The host begins once both have sat down."""
    while any(seat["kind"] == "open" for seat in (await owner.ask("GET", f"/api/tables/{table}"))["seats"]):
        await asyncio.sleep(0.05)
    await owner.ask("POST", f"/api/tables/{table}/start")
