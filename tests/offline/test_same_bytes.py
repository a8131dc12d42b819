"""What a device answers, beside what the server answers: the same bytes for the same record."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.offline.frames import digests
from tests.server.house import house

from royaumes.core.codec import dump
from royaumes.games import keys
from royaumes.offline import Library
from royaumes.play import Table

HERE = Path(__file__).parent
GOLDEN = HERE.parent / "golden"


def test_every_update_and_replay_of_the_golden_games_is_the_same_without_msgspec():
    script = [sys.executable, str(HERE / "frames.py"), "--plain", str(GOLDEN)]
    plain = subprocess.run(script, check=True, capture_output=True, text=True)
    assert json.loads(plain.stdout) == digests(GOLDEN)


@pytest.mark.parametrize("key", keys())
def test_a_record_is_shown_replayed_and_verified_as_on_a_server(key, tmp_path):
    """The table of a file has the same id everywhere, so its answers can be compared as they are."""
    text = dump(_finished(key)).encode()
    with house(tmp_path) as client:
        opened = client.post("/api/records", content=text)
        table = opened.json()["table"]
        paths = [
            f"/api/tables/{table}/{what}"
            for what in ("record", "verify", "replay", "replay?seat=0", "replay?all=true")
        ]
        paths += [f"/api/games/{key}/{what}" for what in ("rules", "words/fr", "puzzles", "puzzles/1")]
        expected = [(at, client.get(at).content) for at in paths]
    answers = asyncio.run(_answers(text, paths))
    moments = ("updated", "here")  # when it was opened; a replay holds the table's own info
    for (at, theirs), ours in zip(expected, answers, strict=True):
        if "/replay" in at:
            theirs, ours = (_without(json.loads(raw), moments) for raw in (theirs, ours))
        assert ours == theirs, at


async def _answers(text, paths):
    library = Library({}, _nowhere)
    await library.open()
    try:
        await library.request("POST", "/api/records", text)
        return [(await library.request("GET", at))[1] for at in paths]
    finally:
        await library.close()


async def _nowhere(documents):
    """Keep nothing."""


def _without(plain, names):
    if isinstance(plain, dict):
        return {name: _without(one, names) for name, one in plain.items() if name not in names}
    return [_without(one, names) for one in plain] if isinstance(plain, list) else plain


def _finished(key):
    from royaumes.games import game

    rules = game(key)
    table = Table(rules, ["bot:random", "Aliénor", "Bob"][: max(2, rules.seats[0])], seed="offline")
    stream = table.bot_stream(0)
    while table.over is None:
        seat = table.pending.seats[0]
        table.answer(seat, stream.choice(table.options(seat)))
    return table.own_record
