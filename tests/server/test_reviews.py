"""The review of a finished game: made once, with progress, and kept with its table."""

import time

import msgspec
import pytest
from tests.server.house import Player, error_message, house, ok

from royaumes.core import UserError
from royaumes.core.codec import load
from royaumes.review import reviewed
from royaumes.server import protocol
from royaumes.server.finished import reviews
from royaumes.server.finished.reviews import message


def finished(client, key="_toy"):
    """The id of a table whose game is over."""
    table = ok(client.post("/api/play-now", json={"game": key}))["table"]
    with Player(client, table) as player:
        player.play()
    return table


def review_of(client, table):
    """Ask until the review is there; all that was answered."""
    answers = [ok(client.get(f"/api/tables/{table}/review"))]
    while answers[-1]["review"] is None:
        time.sleep(0.02)
        answers.append(ok(client.get(f"/api/tables/{table}/review")))
    return answers


def test_a_review_is_made_once_and_kept(tmp_path):
    with house(tmp_path) as client:
        table = finished(client)
        answers = review_of(client, table)
        assert answers[0] == {"done": 0, "of": 0, "review": None}
        progress = [(one["done"], one["of"]) for one in answers[:-1]]
        assert progress == sorted(progress), "never backwards"
        record = load(client.get(f"/api/tables/{table}/record").text)
        expected = msgspec.to_builtins(message(reviewed(record)))
        assert answers[-1]["review"] == expected
    with house(tmp_path) as client:
        again = ok(client.get(f"/api/tables/{table}/review"))
        assert again["review"] == expected, "kept over a restart"


def test_a_running_game_is_not_reviewed(tmp_path):
    with house(tmp_path) as client:
        table = ok(client.post("/api/play-now", json={"game": "crowns"}))["table"]
        assert error_message(client.get(f"/api/tables/{table}/review")) == (409, "not-now", "server-not-over")


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (UserError("sim-no-encoding", key="_toy"), (400, "bad", "sim-no-encoding")),
        (ZeroDivisionError(), (500, "broken", "server-broken")),
    ],
)
def test_what_goes_wrong_is_said_and_tried_again(tmp_path, monkeypatch, error, said):
    def fails(record):
        raise error

    with house(tmp_path) as client:
        table = finished(client)
        with monkeypatch.context() as broken:
            broken.setattr(reviews, "count", fails)
            answer = client.get(f"/api/tables/{table}/review")
            while answer.status_code == 200:
                time.sleep(0.02)
                answer = client.get(f"/api/tables/{table}/review")
            assert error_message(answer) == said
        assert review_of(client, table)[-1]["review"]


def test_games_that_were_ended_early_do_not_switch_reviews_off(tmp_path):
    with house(tmp_path) as client:
        for _ in range(10):
            table = ok(client.post("/api/play-now", json={"game": "_toy"}))["table"]
            with Player(client, table) as player:
                player.until("update")
                assert player.ask("propose", what="end")["type"] == "done"
            refused = error_message(client.get(f"/api/tables/{table}/review"))
            assert refused == (409, "not-now", "review-unfinished")
        assert review_of(client, finished(client))[-1]["review"]


def test_reviews_that_failed_leave_room_for_others(tmp_path, monkeypatch):
    def fails(record):
        raise UserError("sim-no-encoding", key="_toy")

    with house(tmp_path) as client:
        tables = [finished(client) for _ in range(10)]
        work = client.app.state.lobby.reviews
        with monkeypatch.context() as broken:
            broken.setattr(reviews, "count", fails)
            for table in tables:
                ok(client.get(f"/api/tables/{table}/review"))
                wait_until(lambda: not work._running)
            assert len(work._failed) == 10
            broken.setattr(reviews, "_MOST_FAILED", 3)
            ok(client.get(f"/api/tables/{finished(client)}/review"))
            wait_until(lambda: not work._running)
        assert review_of(client, finished(client))[-1]["review"]


def wait_until(true):
    deadline = time.monotonic() + 5
    while not true() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert true()


def test_reasons_go_over_the_wire(tmp_path):
    with house(tmp_path) as client:
        found = review_of(client, finished(client, "crowns"))[-1]
    review = msgspec.convert(found, protocol.Reviewing).review
    assert review is not None
    assert any(one.reason is not None and one.reason.id.startswith("crowns-") for one in review.decisions)
