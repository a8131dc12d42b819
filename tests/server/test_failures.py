"""When something breaks: nothing accepted is lost, nothing half done stays, games go on when they can."""

import asyncio
import json
import logging
import sqlite3
import time
from typing import Any

import pytest
from tests.server.house import Player, error_message, house, ok, settings
from tests.server.test_canary import opened
from tests.server.test_crowd import bots_alone
from tests.server.test_tables import ME, act, new

from royaumes.server.lobby.lobby import Lobby
from royaumes.server.logs import JsonLines, Throttle
from royaumes.server.protocol.errors import NotSaved
from royaumes.server.storage import StorageError, TableChange
from royaumes.server.tables import autoplay

HOUR, DAY = 3600.0, 24 * 3600.0


def in_a_lobby(folder, work, **changes):
    async def all_of_it():
        lobby = Lobby(settings(folder, **changes))
        await lobby.open()
        try:
            return await work(lobby)
        finally:
            await lobby.close()

    return asyncio.run(all_of_it())


def full(changes):
    raise sqlite3.OperationalError("database or disk is full")


def test_a_bot_goes_on_after_a_full_disk(tmp_path, monkeypatch):
    monkeypatch.setattr(autoplay, "_SOON", 0.01)

    async def work(lobby):
        live = await bots_alone(lobby, 2)
        real = lobby.storage._transact
        failed: list[Any] = []

        def some_fail(changes):
            if len(failed) < 4:
                failed.append(changes)
                full(changes)
            real(changes)

        lobby.storage._transact = some_fail
        for _ in range(500):
            if live.row.stage == "over":
                break
            await asyncio.sleep(0.02)
        assert live.row.stage == "over" and len(failed) == 4

    in_a_lobby(tmp_path, work, pace=0.02)


def test_the_writer_outlives_any_error(tmp_path):
    async def work(lobby):
        real = lobby.storage._transact

        def odd(changes):
            raise RuntimeError("not from the database at all")

        lobby.storage._transact = odd
        with pytest.raises(NotSaved):
            await lobby.rename("a" * 16, "Anne")
        lobby.storage._transact = real
        assert await lobby.rename("a" * 16, "Anne") == "Anne"

    in_a_lobby(tmp_path, work)


@pytest.mark.parametrize("what", ["create", "rename", "chat", "leave"])
def test_what_cannot_be_saved_is_a_503_and_has_not_happened(tmp_path, monkeypatch, what):
    with house(tmp_path) as client:
        table = ok(new(client))["table"]
        monkeypatch.setattr(client.app.state.lobby.storage, "_transact", full)
        if what == "chat":
            with Player(client, table) as player:
                assert player.ask("say", text="hello")["error"]["code"] == "not-saved"
            return
        tried = {
            "create": lambda: new(client),
            "rename": lambda: client.put("/api/me", json={"name": "Anne"}),
            "leave": lambda: act(client, table, "leave"),
        }
        assert error_message(tried[what]()) == (503, "not-saved", "server-not-saved")
        assert ok(client.get(f"/api/tables/{table}"))["seats"][0]["mine"]


def test_a_game_that_breaks_after_it_took_an_answer_is_read_again(tmp_path, monkeypatch):
    async def work(lobby):
        live, listeners = await opened(lobby, "crowns", 1)
        before = live.game_log.n
        with monkeypatch.context() as broken:
            broken.setattr(type(live.game_log), "_count", lambda *what: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await live.answer(
                    0, live.game_log.questions[0], " ".join(live.game_log.table.options(0)[0].picks)
                )
        game_log = await live.ready()
        assert game_log.n == before and len(game_log.table.steps) - 1 == before
        await live.answer(0, game_log.questions[0], " ".join(game_log.table.options(0)[0].picks))
        assert len(listeners[0].messages("update")) == 2

    in_a_lobby(tmp_path, work)


def test_a_change_of_which_nobody_knows_is_looked_up(tmp_path):
    async def work(lobby):
        live, _ = await opened(lobby, "crowns", 1)
        before = live.game_log.n
        move = " ".join(live.game_log.table.options(0)[0].picks)
        answering = asyncio.ensure_future(live.answer(0, live.game_log.questions[0], move, "p/k"))
        await asyncio.sleep(0)
        answering.cancel()
        with pytest.raises(asyncio.CancelledError):
            await answering
        game_log = await live.ready()
        stored = lobby.storage.rows("SELECT count(*) FROM log WHERE number = ?", live.row.number)
        assert stored == [(game_log.n,)] and game_log.n > before
        await live.answer(0, 1, move, "p/k")  # the same message again is known

    in_a_lobby(tmp_path, work)


def losing(storage, monkeypatch):
    """From now on commits go through, and their answers are lost, until the context ends."""
    real = storage._transact
    lost = monkeypatch.context()

    def transact(changes):
        real(changes)
        raise sqlite3.OperationalError("the answer is lost")

    lost.__enter__().setattr(storage, "_transact", transact)
    return lambda: lost.__exit__(None, None, None)


def test_a_move_whose_answer_was_lost_reaches_everybody_and_the_next_bot_moves(tmp_path, monkeypatch):
    async def work(lobby):
        live, listeners = await opened(lobby, "_toy", 2)
        (seat,) = live.game_log.questions
        live.row.seats[1 - seat].bot = "random"
        before, question = live.game_log.n, live.game_log.questions[seat]
        move = " ".join(live.game_log.table.options(seat)[0].picks)
        await live.save_seats()
        answers_again = losing(lobby.storage, monkeypatch)
        with pytest.raises(NotSaved):
            await live.answer(seat, question, move, "p/k")
        answers_again()
        for listener in listeners:
            assert listener.messages("update")[-1]["n"] > before
        await live.answer(seat, question, move, "p/k")  # the same message again is done
        for _ in range(200):
            if seat in live.asked() and live.game_log.n > before + 1:
                break
            await asyncio.sleep(0.02)
        stored = lobby.storage.rows("SELECT seat FROM log WHERE number = ?", live.row.number)
        assert (1 - seat,) in stored and len(stored) == live.game_log.n

    in_a_lobby(tmp_path, work)


def test_a_known_message_sent_again_wakes_the_bot_that_is_next(tmp_path, monkeypatch):
    async def work(lobby):
        live, _ = await opened(lobby, "_toy", 2)
        (seat,) = live.game_log.questions
        question, move = live.game_log.questions[seat], " ".join(live.game_log.table.options(seat)[0].picks)
        await live.answer(seat, question, move, "p/k")
        before = live.game_log.n
        live.row.seats[1 - seat].bot = "random"
        await live.answer(seat, question, move, "p/k")
        for _ in range(200):
            if live.game_log.n > before:
                break
            await asyncio.sleep(0.02)
        assert live.game_log.n > before

    in_a_lobby(tmp_path, work)


def test_a_bot_that_thinks_while_its_game_is_closed_leaves_no_traceback(tmp_path, monkeypatch, caplog):
    async def work(lobby):
        live, _ = await opened(lobby, "_toy", 2)
        (seat,) = live.game_log.questions
        thinking, closed = asyncio.Event(), asyncio.Event()

        async def think(name, rules, view, options, stream):
            thinking.set()
            await closed.wait()
            return options[0]

        monkeypatch.setattr(lobby.bot_pool, "think", think)
        live.row.seats[seat].bot = "random"
        await live.save_seats()
        live.autoplay.wake()
        await asyncio.wait_for(thinking.wait(), 10)
        live.row.stage = "closed"
        await live.save_seats()
        closed.set()
        while live.autoplay.busy:
            await asyncio.sleep(0.01)
        assert live.game_log.n == 0 or seat in live.game_log.questions

    in_a_lobby(tmp_path, work)
    assert caplog.text == ""


def test_a_table_of_unknown_state_is_read_as_soon_as_the_database_is_back(tmp_path, monkeypatch):
    async def work(lobby):
        live, listeners = await opened(lobby, "_toy", 2)
        (seat,) = live.game_log.questions
        before, move = live.game_log.n, " ".join(live.game_log.table.options(seat)[0].picks)
        answers_again = losing(lobby.storage, monkeypatch)
        with monkeypatch.context() as gone:
            gone.setattr(lobby.storage, "table", failing)
            with pytest.raises(NotSaved):
                await live.answer(seat, live.game_log.questions[seat], move, "p/k")
            answers_again()
            assert listeners[0].messages("update")[-1]["n"] == before
        for _ in range(200):
            if listeners[0].messages("update")[-1]["n"] > before:
                break
            await asyncio.sleep(0.02)
        assert [one.messages("update")[-1]["n"] > before for one in listeners] == [True] * 3

    async def failing(table):
        raise StorageError("gone")

    in_a_lobby(tmp_path, work)


def test_chat_goes_on_after_a_line_whose_answer_was_lost(tmp_path, monkeypatch):
    async def work(lobby):
        live, listeners = await opened(lobby, "_toy", 2)
        await live.chat.say(listeners[0], "one", "p0/1")
        answers_again = losing(lobby.storage, monkeypatch)
        with pytest.raises(NotSaved):
            await live.chat.say(listeners[0], "two", "p0/2")
        answers_again()
        await live.chat.say(listeners[0], "two", "p0/2")  # sent again, said once
        await live.chat.say(listeners[1], "three", "p1/1")
        for listener in listeners:
            assert [one["text"] for one in listener.messages("said")] == ["one", "two", "three"]

    in_a_lobby(tmp_path, work)


def test_an_answer_repeated_after_many_others_is_still_known(tmp_path):
    with house(tmp_path) as client:
        table = ok(new(client, [ME]))["table"]
        ok(act(client, table, "start"))
        with Player(client, table) as player:
            update = first = player.until_asked()
            player.answer(first, id="once")
            for _ in range(20):
                update = player.until_asked() if update is player.received[-1] else update
                player.send("undo", seat=0)
                update = player.until("update", undone=0)
                player.answer(update)
            assert player.answer(first, id="once")["type"] == "done"
            assert player.answer(first, id="other")["error"]["code"] == "stale"


def test_bots_ask_the_game_and_not_the_row(tmp_path):
    async def work(lobby):
        live, _ = await opened(lobby, "_toy", 2)
        (asked,) = live.game_log.questions
        live.row.seats[1 - asked].bot = "random"
        live.row.waiting = 3  # the row is wrong
        live.autoplay.wake()
        await asyncio.sleep(0.05)
        assert not live.autoplay.busy

    in_a_lobby(tmp_path, work)


# ---------------------------------------------------------------- health


def test_health_tells_a_full_disk_and_a_dead_worker(tmp_path, monkeypatch):
    from royaumes.server.lobby import health

    monkeypatch.setattr(health, "_HOLDS", 0)
    with house(tmp_path) as client:
        assert ok(client.get("/api/health"))["checks"] == {"storage": "ok", "bots": "ok"}
        lobby = client.app.state.lobby
        with monkeypatch.context() as broken:
            broken.setattr(lobby.storage, "_transact", full)
            found = client.get("/api/health")
            assert (found.status_code, found.json()["checks"]["storage"]) == (503, "failed")
        with monkeypatch.context() as broken:
            broken.setattr(health, "_PATIENCE", 0.2)
            broken.setattr(lobby.bot_pool, "ping", lambda: asyncio.sleep(10))
            found = client.get("/api/health")
            assert (found.status_code, found.json()["checks"]["bots"]) == (503, "failed")
        assert client.get("/api/health").status_code == 200
        assert client.get("/api/ready").status_code == 200
        lobby.health.draining = True
        assert client.get("/api/ready").status_code == 503


# ---------------------------------------------------------------- time passes


def test_tables_expire_by_their_stage(tmp_path):
    from royaumes.server import protocol as p
    from royaumes.server.config import Expiry
    from royaumes.server.lobby.housekeeping import Housekeeping

    async def work(lobby):
        made = {}
        for stage in ("open", "playing", "over", "closed"):
            live = await lobby.create("p0", p.NewTable("crowns", [p.SeatRequest("me")]))
            made[stage] = live.row.id
            live.row.stage, live.row.updated = stage, 1000
            await lobby.storage.save(TableChange(live.row))
        lobby.live_tables.clear()
        chores = Housekeeping(lobby.config, lobby.storage, lobby.live_tables, lobby.live_table)
        left = lambda: {row[0] for row in lobby.storage.rows("SELECT stage FROM tables")}  # noqa: E731
        assert not await chores.delete_some(1005) and left() == set(made)
        await chores.delete_some(1015)
        assert left() == {"playing", "over", "closed"}
        await chores.delete_some(1025)
        assert left() == {"over", "closed"}
        await lobby.live_table(made["over"])
        await chores.delete_some(1035)
        assert left() == {"over"}  # somebody is there
        assert lobby.storage.rows("SELECT count(*) FROM seats") == [(1,)]

    in_a_lobby(tmp_path, work, expiry=Expiry(10, 20, 30))


def test_a_clock_that_is_ahead_deletes_nothing(tmp_path, monkeypatch):
    with house(tmp_path) as client:
        tables = [ok(client.post("/api/play-now", json={"game": "_toy"}))["table"] for _ in range(3)]
    now = time.time()
    for ahead in (400 * DAY, 400 * DAY + HOUR):  # at the start, and at the next one
        monkeypatch.setattr(time, "time", lambda ahead=ahead: now + ahead)
        with house(tmp_path) as client:
            time.sleep(0.3)
            assert [client.get(f"/api/tables/{table}").status_code for table in tables] == [200] * 3


def test_a_clock_is_believed_again_when_it_has_been_steady_for_a_week(tmp_path, caplog):
    from royaumes.server.lobby.housekeeping import Housekeeping

    async def work(lobby):
        chores, now = (
            Housekeeping(lobby.config, lobby.storage, lobby.live_tables, lobby.live_table),
            time.time(),
        )

        async def trusted(*days):
            return [await chores.trusts(now + day * DAY) for day in days]

        assert await trusted(0, 0.25, 6, 12) == [True] * 4
        assert "moved" not in caplog.text
        assert await trusted(400, 403, 406.9, 407) == [False, False, False, True]
        assert "the clock has moved by 388 days" in caplog.text
        assert await trusted(13, 14, 20) == [False, False, True]  # it was put right
        assert await trusted(420, 20, 420, 20) == [False] * 4  # two machines that do not agree

    in_a_lobby(tmp_path, work)


# ---------------------------------------------------------------- the log


def test_a_flood_of_lines_is_held_back_and_counted():
    throttle, written = Throttle(each=2, seconds=0.05), []

    def line():
        record = logging.LogRecord("x", logging.WARNING, "", 0, "again: %s", ("a",), None)
        if throttle.filter(record):
            written.append(record.getMessage())

    for _ in range(5):
        line()
    time.sleep(0.06)
    line()
    assert written == ["again: a", "again: a", "again: a (3 more like this)"]


def test_lines_for_machines():
    try:
        raise ValueError("no")
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "said %s", ("é",), (ValueError, error, None))
    found = json.loads(JsonLines().format(record))
    assert (found["level"], found["logger"], found["message"]) == ("error", "x", "said é")
    assert "ValueError: no" in found["traceback"]


def test_a_personal_link_is_never_logged(tmp_path, monkeypatch, caplog):
    def broken(self, *what):
        raise RuntimeError("inner secret")

    with house(tmp_path) as client:
        path = ok(client.post("/api/me/link"))["path"]
        monkeypatch.setattr(type(client.app.state.lobby.tokens), "read", broken)
        assert client.get(path, headers={"cookie": ""}).status_code == 500
        assert client.post(path).status_code == 500
    assert "inner secret" in caplog.text and path.rpartition(".")[2] not in caplog.text
