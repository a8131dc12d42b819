"""What one process remembers stays true while another changes it."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.house import Player, another, house, ok
from tests.server.test_record_files import played, sent
from tests.server.test_tables import ME, OPEN, act, new


@pytest.fixture
def lobbies(cluster, tmp_path):
    """Two servers on one database that know of each other."""
    url = cluster.database()
    with (
        house(tmp_path, database=url, internal="a:1") as one,
        house(tmp_path, database=url, internal="b:2") as two,
    ):
        yield one, two


def until(met):
    deadline = time.monotonic() + 30
    while not met():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_name_chosen_there_stands_on_a_seat_here(lobbies):
    one, two = lobbies
    table = ok(new(one, [ME, OPEN]))["table"]
    two.cookies.update(dict(one.cookies))
    ok(two.put("/api/me", json={"name": "Anne"}))
    until(lambda: ok(one.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Anne")


def test_cookies_taken_back_there_open_nothing_here(lobbies):
    one, two = lobbies
    person = ok(one.get("/api/me"))["person"]
    two.cookies.update(dict(one.cookies))
    assert ok(two.get("/api/me"))["person"] == person
    stolen = dict(one.cookies)
    ok(one.delete("/api/me/link"))

    def refused():
        two.cookies.clear()
        two.cookies.update(stolen)
        return ok(two.get("/api/me"))["person"] != person

    until(refused)


def test_whom_one_does_not_want_to_read(lobbies):
    one, two = lobbies
    with another(one) as other:
        table = ok(new(one, [ME, OPEN]))["table"]
        ok(act(other, table, "sit"))
        author = ok(other.get("/api/me"))["person"]
        reader = ok(one.get("/api/me"))["person"]
        with Player(one, table) as reading, Player(other, table) as writing:
            writing.ask("say", text="hello")
            assert reading.ask("block", line=reading.until("said")["line"], blocked=True)["type"] == "done"
    until(lambda: two.app.state.lobby.chat.blocks(reader, author))


def test_what_was_spent_there_is_not_to_be_had_here(lobbies):
    one, two = (client.app.state.lobby.chat.allowance for client in lobbies)
    while one.take("anne", "192.0.2.1"):
        pass
    until(lambda: two.named("chat")["chat of people"].spent("anne"))
    assert not two.take("anne", "192.0.2.1") and two.take("ben", "192.0.2.1")


def test_a_file_opened_there_is_the_same_table_here(lobbies):
    one, two = lobbies
    there = ok(sent(two, played()))
    assert ok(sent(one, played())) == there
    with ThreadPoolExecutor(2) as both:
        at_once = [both.submit(sent, client, played(seed="at once")) for client in lobbies]
    assert len({ok(answer.result())["table"] for answer in at_once}) == 1
