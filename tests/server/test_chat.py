"""What one need not read, and what the owner should."""

import asyncio
from contextlib import contextmanager

from tests.server.house import Listener, Player, another, house, ok
from tests.server.test_canary import opened
from tests.server.test_failures import in_a_lobby
from tests.server.test_tables import ME, OPEN, act, new

from royaumes.cli import main
from royaumes.server.protocol.errors import CodedError
from royaumes.server.storage.sqlite.store import SqliteStorage


@contextmanager
def a_pair(folder):
    """Two people at one table, each with a socket."""
    with house(folder) as client, another(client) as other:
        table = ok(new(client, [ME, OPEN]))["table"]
        ok(act(other, table, "sit"))
        with Player(client, table) as one, Player(other, table) as two:
            yield client, table, one, two


def lines(client, table):
    """What somebody who comes in now reads."""
    with Player(client, table) as again:
        again.ask("nudge", seat=0)  # its reply comes after the lines
        return [message["text"] for message in again.received if message["type"] == "said"]


def test_who_is_blocked_is_not_read_any_more_until_they_are_again(tmp_path):
    with a_pair(tmp_path) as (client, table, one, two):
        two.ask("say", text="first")
        line = one.until("said")["line"]
        assert one.ask("block", line=line)["type"] == "done"
        assert next(m for m in one.received if m["type"] == "hidden")["lines"] == [line]
        two.ask("say", text="second")
        one.ask("say", text="mine")
        said = [message["text"] for message in one.received if message["type"] == "said"]
        assert said == ["first", "mine"] and lines(client, table) == ["mine"]
        assert two.until("said", text="mine")
        one.ask("block", line=line, blocked=False)
        assert lines(client, table) == ["first", "second", "mine"]


def test_blocks_hold_at_every_table_and_after_a_restart(tmp_path):
    with a_pair(tmp_path) as (client, table, one, two):
        two.ask("say", text="first")
        one.ask("block", line=one.until("said")["line"])
        cookies = dict(client.cookies)
    with house(tmp_path) as client:
        client.cookies.update(cookies)
        assert lines(client, table) == []
        with another(client) as somebody:
            assert lines(somebody, table) == ["first"]


def test_own_and_unknown_lines_can_be_neither_blocked_nor_reported(tmp_path):
    with a_pair(tmp_path) as (_, _, one, _):
        one.ask("say", text="mine")
        (line,) = [message["line"] for message in one.received if message["type"] == "said"]
        for kind in ("block", "report"):
            for number in (line, 99, -1):
                assert one.ask(kind, line=number)["error"]["text"]["id"] == "server-no-line"


def on_the_disk(folder):
    storage = SqliteStorage(folder)
    try:
        return asyncio.run(storage.reports())
    finally:
        storage.shut()


def test_the_owner_reads_what_was_reported_and_silences_its_author(tmp_path, capsys):
    with a_pair(tmp_path) as (_, table, one, two):
        two.ask("say", text="an insult")
        line = one.until("said")["line"]
        assert one.ask("report", line=line, why="please look")["type"] == "done"
        (found,) = on_the_disk(tmp_path)
        assert (found.table, found.text, found.why) == (table, "an insult", "please look")
        admin = ["admin", "--data", str(tmp_path), "--lang", "en"]
        assert main([*admin, "--reports"]) == 0
        shown = capsys.readouterr().out
        assert "an insult" in shown and found.author in shown and "please look" in shown
        assert main([*admin, "--silence", found.author]) == 0
        assert two.ask("say", text="more")["error"]["text"]["id"] == "server-silenced"
        assert one.ask("say", text="better")["type"] == "done"
        assert main([*admin, "--unsilence", found.author]) == 0
        assert two.ask("say", text="sorry")["type"] == "done"
        assert main([*admin, "--settle", str(found.number)]) == 0
        assert "Nothing is reported" in capsys.readouterr().out
        assert main([*admin, "--settle", str(found.number)]) == 2


def test_the_owner_silences_nobody_by_a_mistyped_id(tmp_path, capsys):
    with a_pair(tmp_path) as (_, _, one, two):
        two.ask("say", text="hello")
        assert one.until("said")["text"] == "hello"
        admin = ["admin", "--data", str(tmp_path), "--lang", "en"]
        assert main(admin) == 0
        before = capsys.readouterr().out
        for flag in ("--silence", "--unsilence"):
            assert main([*admin, flag, "nobody"]) == 2
            assert "Nobody here has the id “nobody”" in capsys.readouterr().err
        assert main(admin) == 0
        assert capsys.readouterr().out == before, "an id that nobody has is not a person"


def test_reports_have_a_limit(tmp_path):
    with a_pair(tmp_path) as (_, _, one, two):
        two.ask("say", text="an insult")
        line = one.until("said")["line"]
        replies = [one.ask("report", line=line) for _ in range(7)]
        assert [reply["type"] for reply in replies] == ["done"] * 5 + ["failed"] * 2


def test_a_line_is_reported_once_by_each_and_one_address_fills_no_list(tmp_path):
    async def work(lobby):
        live, listeners = await opened(lobby, "_toy", 2)
        await live.chat.say(listeners[0], "an insult")
        for _ in range(3):
            await live.chat.report(listeners[1], 1, "please look")
        assert len(await lobby.storage.reports()) == 1
        refused = 0
        for number in range(40):  # people are free, addresses are not
            stranger = Listener(f"s{number}")
            stranger.address = "192.0.2.1"
            try:
                await live.chat.report(stranger, 1, "")
            except CodedError as error:
                refused += error.code == "too-many"
        assert refused == 20 and len(await lobby.storage.reports()) == 21

    in_a_lobby(tmp_path, work)


def test_blocks_hold_while_they_are_read_again(tmp_path):
    async def work(lobby):
        await lobby.chat.block("anne", "ben", True)
        real, reading = lobby.storage.blocks, asyncio.Event()

        async def slow():
            found = await real()
            reading.set()
            await asyncio.sleep(0.05)
            return found

        lobby.storage.blocks = slow
        again = asyncio.ensure_future(lobby.chat.open())
        await reading.wait()
        assert lobby.chat.blocks("anne", "ben")
        await lobby.chat.block("anne", "cleo", True)
        await again
        assert lobby.chat.blocks("anne", "ben") and lobby.chat.blocks("anne", "cleo")

    in_a_lobby(tmp_path, work)
