"""Many at once, and nonsense of every kind: exactly one answer counts, nothing breaks."""

import asyncio
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.house import Listener, settings
from tests.server.test_canary import opened

from royaumes.core import UserError
from royaumes.server import protocol as p
from royaumes.server.handlers.advice import hint
from royaumes.server.handlers.messages import receive
from royaumes.server.lobby import seating
from royaumes.server.lobby.lobby import Lobby


async def lobby_with(folder, **changes):
    lobby = Lobby(settings(folder, **changes))
    await lobby.open()
    return lobby


async def bots_alone(lobby, seats):
    """A table that its only person has left."""
    requests = [p.SeatRequest("me"), *[p.SeatRequest("bot", "random")] * (seats - 1)]
    live = await lobby.create("p0", p.NewTable("_toy", requests))
    await seating.start(lobby, "p0", live.row.id)
    return await seating.leave(lobby, "p0", live.row.id)


def test_of_many_answers_at_once_exactly_one_counts(tmp_path):
    async def work():
        lobby = await lobby_with(tmp_path)
        live, listeners = await opened(lobby, "crowns", 2)
        for _ in range(15):
            (seat, question), *_ = live.game_log.questions.items()
            before, moves = live.game_log.n, live.game_log.table.options(seat)
            answers = [
                receive(
                    live,
                    listeners[seat],
                    json.dumps(
                        {
                            "type": "answer",
                            "id": f"{before}-{n}",
                            "seat": seat,
                            "question": question,
                            "move": " ".join(moves[n % len(moves)].picks),
                        }
                    ).encode(),
                )
                for n in range(20)
            ]
            for listener in listeners:
                listener.received.clear()
            await asyncio.gather(*answers)
            assert len(listeners[seat].messages("done")) == 1
            assert [one["error"]["code"] for one in listeners[seat].messages("failed")] == ["stale"] * 19
            assert all(len(listener.messages("update")) == 1 for listener in listeners)
        await lobby.close()

    asyncio.run(work())


def test_one_id_sent_many_times_at_once_counts_once(tmp_path):
    async def work():
        lobby = await lobby_with(tmp_path)
        live, listeners = await opened(lobby, "crowns", 1)
        move = " ".join(live.game_log.table.options(0)[0].picks)
        body = {
            "type": "answer",
            "id": "same",
            "seat": 0,
            "question": live.game_log.questions[0],
            "move": move,
        }
        before = live.row.answers
        await asyncio.gather(*(receive(live, listeners[0], json.dumps(body).encode()) for _ in range(10)))
        assert len(listeners[0].messages("done")) == 10 and live.row.answers == before + 1
        await lobby.close()

    asyncio.run(work())


def test_many_sit_down_at_once_and_each_seat_has_one(tmp_path):
    async def work():
        lobby = await lobby_with(tmp_path)
        live = await lobby.create("p0", p.NewTable("crowns", [p.SeatRequest("open")] * 4))
        found = await asyncio.gather(
            *(seating.sit(lobby, f"p{n}", live.row.id, None) for n in range(12)), return_exceptions=True
        )
        assert sum(isinstance(one, UserError) for one in found) == 8
        assert len({seat.person for seat in live.row.seats}) == 4
        await lobby.close()

    asyncio.run(work())


def test_bots_at_many_tables_play_to_the_end(tmp_path):
    async def work():
        lobby = await lobby_with(tmp_path)
        live_tables = []
        for _ in range(6):
            live_tables.append(await bots_alone(lobby, 3))
        for _ in range(500):
            if all(live.row.stage == "over" for live in live_tables):
                break
            await asyncio.sleep(0.02)
        assert all(live.row.stage == "over" for live in live_tables)
        await lobby.close()

    asyncio.run(work())


def test_a_bot_that_breaks_does_not_stop_the_game(tmp_path, monkeypatch, caplog):
    from royaumes.server.workers import bot_pool

    def broken(*question):
        raise RuntimeError("no idea")

    async def work():
        lobby = await lobby_with(tmp_path)
        monkeypatch.setattr(bot_pool, "choose", broken)
        live = await bots_alone(lobby, 2)
        for _ in range(500):
            if live.row.stage == "over":
                break
            await asyncio.sleep(0.02)
        assert live.row.stage == "over" and "no idea" in caplog.text
        await lobby.close()

    asyncio.run(work())


def test_bots_think_in_a_process_of_their_own(tmp_path):
    import os
    import signal

    async def work():
        lobby = await lobby_with(tmp_path, workers=1)
        live = await lobby.create("p0", p.NewTable("crowns", [p.SeatRequest("me")]))
        await seating.start(lobby, "p0", live.row.id)
        options = live.game_log.table.options(0)
        assert (await hint(live, 0))[0].move in {" ".join(move.picks) for move in options}
        for worker in lobby.bot_pool._workers._pool._processes.values():
            os.kill(worker.pid, signal.SIGKILL)
        assert (await hint(live, 0))[0].move in {" ".join(move.picks) for move in options}
        await lobby.close()

    asyncio.run(work())


TEXT = st.text(max_size=30)
SCALAR = st.none() | st.booleans() | st.integers() | st.floats() | TEXT
JSON = st.recursive(
    SCALAR,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=10,
)
KINDS = st.sampled_from(["answer", "why", "undo", "consent", "hint", "preview", "say"])
SEAT = st.integers(-2, 3) | st.integers()
PICK = st.sampled_from(["claim:1", "claim:3", "reply:trust", "reply:doubt"]) | TEXT
FIELDS = {
    "id": TEXT | SCALAR,
    "seat": SEAT | SCALAR,
    "question": st.integers(-1, 12) | SCALAR,
    "move": PICK | SCALAR,
    "picks": st.lists(PICK, max_size=20) | SCALAR,
    "agree": st.booleans() | SCALAR,
    "text": TEXT | SCALAR,
    "extra": JSON,
}
NEARLY = st.fixed_dictionaries({"type": KINDS | SCALAR}, optional=FIELDS).map(json.dumps)
GOOD = st.one_of(
    st.fixed_dictionaries(
        {
            "type": st.just("answer"),
            "id": st.text(min_size=1, max_size=9),
            "seat": SEAT,
            "question": st.integers(0, 12),
            "move": PICK,
        }
    ),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["undo", "hint"]), "id": st.text(min_size=1, max_size=9), "seat": SEAT}
    ),
    st.fixed_dictionaries(
        {"type": st.just("why"), "id": st.just("w"), "seat": SEAT, "picks": st.lists(PICK, max_size=3)}
    ),
    st.fixed_dictionaries(
        {"type": st.just("consent"), "id": st.just("c"), "seat": SEAT, "agree": st.booleans()}
    ),
    st.fixed_dictionaries({"type": st.just("preview"), "id": st.just("p"), "seat": SEAT, "move": PICK}),
    st.fixed_dictionaries({"type": st.just("say"), "id": st.just("s"), "text": TEXT}),
).map(json.dumps)
RAW = st.text(max_size=200) | JSON.map(json.dumps) | NEARLY | GOOD


@given(messages=st.lists(RAW, max_size=25))
def test_no_message_breaks_anything(tmp_path_factory, messages):
    async def work():
        lobby = await lobby_with(tmp_path_factory.mktemp("fuzz"))
        live, listeners = await opened(lobby, "_toy", 2)
        for number, raw in enumerate(messages):
            listener = listeners[number % 3]
            rows, replies = live.game_log.n, len(listener.received)
            await receive(live, listener, raw.encode())
            reply = json.loads(listener.received[-1])
            assert len(listener.received) > replies
            assert reply["type"] in ("done", "failed", "because", "hinted", "previewed")
            if reply["type"] == "failed":
                assert reply["error"]["code"] != "broken", (raw, reply)
                assert live.game_log.n == rows, "a message that failed has changed something"
        stored = lobby.storage.rows("SELECT count(*) FROM log WHERE number = ?", live.row.number)
        assert stored == [(live.game_log.n,)]
        await lobby.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    "raw", ["\ud800", '{"type":"say","id":"\\ud800","text":"\\ud800"}', "9" * 4000, '{"id":' + "[" * 2000]
)
def test_odd_texts(tmp_path, raw):
    async def work():
        lobby = await lobby_with(tmp_path)
        live, listeners = await opened(lobby, "_toy", 2)
        await receive(live, listeners[0], raw.encode("utf-8", "surrogatepass"))
        assert json.loads(listeners[0].received[-1])["type"] == "failed"
        await lobby.close()

    asyncio.run(work())


def test_an_error_in_the_house_is_told_and_kept_inside(tmp_path, monkeypatch, caplog):
    from royaumes.server.tables.undo_requests import UndoRequests

    async def broken(self, *what):
        raise RuntimeError("inner secret")

    async def work():
        lobby = await lobby_with(tmp_path)
        live, listeners = await opened(lobby, "_toy", 2)
        monkeypatch.setattr(UndoRequests, "undo", broken)
        await receive(live, listeners[0], b'{"type":"undo","id":"u","seat":0}')
        failed = listeners[0].messages("failed")[0]
        assert (failed["id"], failed["error"]["code"]) == ("u", "broken")
        assert "inner secret" in caplog.text and "secret" not in listeners[0].received[-1]
        await lobby.close()

    asyncio.run(work())


def test_listeners_get_what_is_sent():
    assert Listener("x").messages("update") == []
