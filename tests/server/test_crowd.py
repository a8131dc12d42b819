"""Many at once, and nonsense of every kind: exactly one answer counts, nothing breaks."""

import asyncio
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.house import Ear, settings
from tests.server.test_canary import opened

from royaumes.core import Problem
from royaumes.server import protocol as p
from royaumes.server.hall import Hall
from royaumes.server.sockets import receive


async def hall_with(folder, **changes):
    hall = Hall(settings(folder, **changes))
    await hall.open()
    return hall


def test_of_many_answers_at_once_exactly_one_counts(tmp_path):
    async def work():
        hall = await hall_with(tmp_path)
        room, ears = await opened(hall, "crowns", 2)
        for _ in range(15):
            (seat, question), *_ = room.journal.questions.items()
            before, moves = room.journal.n, room.journal.table.options(seat)
            answers = [
                receive(
                    room,
                    ears[seat],
                    json.dumps(
                        {
                            "type": "answer",
                            "id": f"{before}-{n}",
                            "seat": seat,
                            "question": question,
                            "move": " ".join(moves[n % len(moves)].picks),
                        }
                    ),
                )
                for n in range(20)
            ]
            for ear in ears:
                ear.heard.clear()
            await asyncio.gather(*answers)
            assert len(ears[seat].messages("done")) == 1
            assert [one["trouble"]["code"] for one in ears[seat].messages("failed")] == ["stale"] * 19
            assert all(len(ear.messages("update")) == 1 for ear in ears)
        await hall.close()

    asyncio.run(work())


def test_one_id_sent_many_times_at_once_counts_once(tmp_path):
    async def work():
        hall = await hall_with(tmp_path)
        room, ears = await opened(hall, "crowns", 1)
        move = " ".join(room.journal.table.options(0)[0].picks)
        body = {
            "type": "answer",
            "id": "same",
            "seat": 0,
            "question": room.journal.questions[0],
            "move": move,
        }
        before = room.row.answers
        await asyncio.gather(*(receive(room, ears[0], json.dumps(body)) for _ in range(10)))
        assert len(ears[0].messages("done")) == 10 and room.row.answers == before + 1
        await hall.close()

    asyncio.run(work())


def test_many_sit_down_at_once_and_each_seat_has_one(tmp_path):
    async def work():
        hall = await hall_with(tmp_path)
        room = await hall.create("p0", p.NewTable("crowns", [p.SeatWish("open")] * 4))
        found = await asyncio.gather(
            *(hall.sit(f"p{n}", room.row.id, None) for n in range(12)), return_exceptions=True
        )
        assert sum(isinstance(one, Problem) for one in found) == 8
        assert len({seat.person for seat in room.row.seats}) == 4
        await hall.close()

    asyncio.run(work())


def test_bots_at_many_tables_play_to_the_end(tmp_path):
    async def work():
        hall = await hall_with(tmp_path)
        rooms = []
        for _ in range(6):
            room = await hall.create("p0", p.NewTable("_toy", [p.SeatWish("bot", "random")] * 3))
            rooms.append(await hall.start("p0", room.row.id))
        for _ in range(500):
            if all(room.row.stage == "over" for room in rooms):
                break
            await asyncio.sleep(0.02)
        assert all(room.row.stage == "over" for room in rooms)
        await hall.close()

    asyncio.run(work())


def test_a_bot_that_breaks_does_not_stop_the_game(tmp_path, monkeypatch, caplog):
    from royaumes.server import thinking

    def broken(*question):
        raise RuntimeError("no idea")

    async def work():
        hall = await hall_with(tmp_path)
        monkeypatch.setattr(thinking, "choose", broken)
        room = await hall.create("p0", p.NewTable("_toy", [p.SeatWish("bot", "random")] * 2))
        await hall.start("p0", room.row.id)
        for _ in range(500):
            if room.row.stage == "over":
                break
            await asyncio.sleep(0.02)
        assert room.row.stage == "over" and "no idea" in caplog.text
        await hall.close()

    asyncio.run(work())


def test_bots_think_in_a_process_of_their_own(tmp_path):
    import os
    import signal

    async def work():
        hall = await hall_with(tmp_path, workers=1)
        room = await hall.create("p0", p.NewTable("crowns", [p.SeatWish("me")]))
        await hall.start("p0", room.row.id)
        options = room.journal.table.options(0)
        assert await room.hint(0) in {" ".join(move.picks) for move in options}
        for worker in hall.thinker._pool._processes.values():
            os.kill(worker.pid, signal.SIGKILL)
        assert await room.hint(0) in {" ".join(move.picks) for move in options}
        await hall.close()

    asyncio.run(work())


TEXT = st.text(max_size=30)
SCALAR = st.none() | st.booleans() | st.integers() | st.floats() | TEXT
JSON = st.recursive(
    SCALAR,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=10,
)
KINDS = st.sampled_from(["answer", "why", "undo", "consent", "hint", "say"])
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
    st.fixed_dictionaries({"type": st.just("say"), "id": st.just("s"), "text": TEXT}),
).map(json.dumps)
RAW = st.text(max_size=200) | JSON.map(json.dumps) | NEARLY | GOOD


@given(messages=st.lists(RAW, max_size=25))
def test_no_message_breaks_anything(tmp_path_factory, messages):
    async def work():
        hall = await hall_with(tmp_path_factory.mktemp("fuzz"))
        room, ears = await opened(hall, "_toy", 2)
        for number, raw in enumerate(messages):
            ear = ears[number % 3]
            rows, replies = room.journal.n, len(ear.heard)
            await receive(room, ear, raw)
            reply = json.loads(ear.heard[-1])
            assert len(ear.heard) > replies
            assert reply["type"] in ("done", "failed", "because", "hinted")
            if reply["type"] == "failed":
                assert reply["trouble"]["code"] != "broken", (raw, reply)
                assert room.journal.n == rows, "a message that failed has changed something"
        stored = hall.store.rows("SELECT count(*) FROM log WHERE number = ?", room.row.number)
        assert stored == [(room.journal.n,)]
        await hall.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    "raw", ["\ud800", '{"type":"say","id":"\\ud800","text":"\\ud800"}', "9" * 4000, '{"id":' + "[" * 2000]
)
def test_odd_texts(tmp_path, raw):
    async def work():
        hall = await hall_with(tmp_path)
        room, ears = await opened(hall, "_toy", 2)
        await receive(room, ears[0], raw)
        assert json.loads(ears[0].heard[-1])["type"] == "failed"
        await hall.close()

    asyncio.run(work())


def test_an_error_in_the_house_is_told_and_kept_inside(tmp_path, monkeypatch, caplog):
    from royaumes.server.room import Room

    async def broken(self, *what):
        raise RuntimeError("inner secret")

    async def work():
        hall = await hall_with(tmp_path)
        room, ears = await opened(hall, "_toy", 2)
        monkeypatch.setattr(Room, "undo", broken)
        await receive(room, ears[0], '{"type":"undo","id":"u","seat":0}')
        failed = ears[0].messages("failed")[0]
        assert (failed["id"], failed["trouble"]["code"]) == ("u", "broken")
        assert "inner secret" in caplog.text and "secret" not in ears[0].heard[-1]
        await hall.close()

    asyncio.run(work())


def test_ears_hear():
    assert Ear("x").messages("update") == []
