"""A finished game goes on from any of its moments, at a new table."""

import pytest
from tests.server.house import Player, error_message, house, ok
from tests.server.test_reviews import finished

from royaumes.core.codec import load
from royaumes.games import game
from royaumes.play import check


@pytest.mark.parametrize("key", ["_toy", "emerald", "royaume"])
def test_the_new_table_begins_where_the_seat_stood(tmp_path, key):
    with house(tmp_path) as client:
        old = finished(client, key)
        steps = ok(client.get(f"/api/tables/{old}/replay?seat=0"))["steps"]
        at = next(
            step["number"] for step in steps[len(steps) // 2 :] if steps[step["number"] + 1]["seat"] == 0
        )
        table = ok(client.post(f"/api/tables/{old}/go-on", json={"step": at, "seat": 0}))
        assert table["stage"] == "playing" and table["table"] != old
        with Player(client, table["table"]) as player:
            assert player.until_asked()["view"] == steps[at]["view"]
        with Player(client, table["table"]) as player:
            player.play()
        record = load(client.get(f"/api/tables/{table['table']}/record").text)
        assert len(record.header.origin.answers) == at
        assert check(game(key), record).over
        again = client.post(f"/api/tables/{table['table']}/go-on", json={"step": 1, "seat": 0})
        assert error_message(again)[2] == "server-no-second-origin"
    with house(tmp_path) as client:
        shown = ok(client.get(f"/api/tables/{table['table']}/replay?seat=0"))
        assert shown["steps"][0]["view"] == steps[at]["view"], "over a restart"


def test_computer_players_keep_their_rank(tmp_path):
    with house(tmp_path) as client:
        old = ok(client.post("/api/play-now", json={"game": "_toy", "bot": "knight"}))["table"]
        with Player(client, old) as player:
            player.play()
        names = [
            [seat["name"] for seat in ok(client.post(f"/api/tables/{old}/go-on", json=asked))["seats"]]
            for asked in ({"step": 1, "seat": 0}, {"step": 1, "seat": 1})
        ]
        assert names[0][1] == "bot:knight"
        assert names[1][0] == "bot:squire", "who was a person plays as usual"


def test_friends_are_waited_for(tmp_path):
    with house(tmp_path) as client:
        old = finished(client)
        table = ok(client.post(f"/api/tables/{old}/go-on", json={"step": 3, "seat": 1, "friends": True}))
        assert table["stage"] == "open"
        assert [seat["kind"] for seat in table["seats"]] == ["open", "person"]
        begun = ok(client.post(f"/api/tables/{table['table']}/start"))
        assert begun["stage"] == "playing"


@pytest.mark.parametrize(
    "asked", [{"step": 3, "seat": 2}, {"step": -1, "seat": 0}, {"step": 9999, "seat": 0}]
)
def test_there_must_be_such_a_moment(tmp_path, asked):
    with house(tmp_path) as client:
        old = finished(client)
        said = error_message(client.post(f"/api/tables/{old}/go-on", json=asked))
        assert said == (400, "bad", "server-no-moment")


def test_a_running_game_stays_where_it_is(tmp_path):
    with house(tmp_path) as client:
        table = ok(client.post("/api/play-now", json={"game": "_toy"}))["table"]
        said = error_message(client.post(f"/api/tables/{table}/go-on", json={"step": 1, "seat": 0}))
        assert said[2] == "server-not-over"
