"""Players choose colour, knight or family when they sit down (TBL-3)."""

import pytest
from tests.server.house import Player, another, error_message, house, ok

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def new(client, *seats, game="emerald"):
    return client.post("/api/tables", json={"game": game, "seats": list(seats)})


def choose(client, table, seat, piece):
    return client.put(f"/api/tables/{table}/seats/{seat}/piece", json={"piece": piece})


def act(client, table, what, **body):
    return client.post(f"/api/tables/{table}/{what}", json=body)


def plays(info):
    return [seat["plays"] for seat in info["seats"]]


def test_the_shelf_says_what_can_be_chosen(tmp_path):
    with house(tmp_path) as client:
        games = {one["key"]: one["pieces"] for one in ok(client.get("/api/games"))["games"]}
        assert games["emerald"]["things"][:2] == ["knight:yellow", "knight:blue"]
        assert (games["emerald"]["name"], games["emerald"]["rule"]) == ("colours", "EMR-1.15")
        assert games["royaume"] is None


@pytest.mark.rule("TBL-3.1", "TBL-3.2")
def test_who_sits_down_chooses_and_the_others_get_the_rest(tmp_path):
    with house(tmp_path) as client, another(client) as friend:
        bot = {"kind": "bot", "piece": "knight:yellow"}
        table = ok(new(client, ME, OPEN, bot))
        name = table["table"]
        assert plays(table) == [[], [], ["knight:yellow"]]
        assert plays(ok(act(friend, name, "sit", piece="knight:green"))) == [
            [],
            ["knight:green"],
            ["knight:yellow"],
        ]
        assert plays(ok(act(client, name, "start"))) == [["knight:blue"], ["knight:green"], ["knight:yellow"]]
        with Player(friend, name) as player:
            players = player.until("update")["view"]["players"]
        assert [one["knights"] for one in players] == [["knight:blue"], ["knight:green"], ["knight:yellow"]]


@pytest.mark.rule("TBL-3.1")
def test_a_choice_can_be_changed_and_given_back_until_the_game_begins(tmp_path):
    with house(tmp_path) as client:
        name = ok(new(client, ME, {"kind": "bot"}))["table"]
        assert plays(ok(choose(client, name, 0, "knight:green")))[0] == ["knight:green"]
        assert plays(ok(choose(client, name, 0, "")))[0] == []
        assert plays(ok(choose(client, name, 1, "knight:white")))[1] == ["knight:white"]
        assert plays(ok(act(client, name, "start"))) == [
            ["knight:yellow", "knight:blue"],
            ["knight:white", "knight:black"],
        ]
        assert error_message(choose(client, name, 0, "knight:green"))[1:] == ("not-now", "server-started")


@pytest.mark.rule("TBL-3.1")
def test_what_cannot_be_chosen(tmp_path):
    with house(tmp_path) as client, another(client) as friend:
        name = ok(new(client, {**ME, "piece": "knight:blue"}, OPEN, {"kind": "bot"}))["table"]
        assert error_message(act(friend, name, "sit", piece="knight:blue"))[1:] == (
            "bad",
            "table-piece-taken",
        )
        assert ok(act(friend, name, "sit"))["seats"][1]["mine"]
        assert error_message(choose(friend, name, 1, "knight:blue"))[2] == "table-piece-taken"
        assert error_message(choose(friend, name, 1, "knight:pink"))[2] == "table-bad-choice"
        assert error_message(choose(friend, name, 0, "knight:green"))[1:] == (
            "not-yours",
            "server-not-your-seat",
        )
        assert error_message(choose(friend, name, 2, "knight:green"))[1:] == (
            "not-yours",
            "server-not-your-seat",
        )
        assert error_message(choose(friend, name, 9, "knight:green"))[2] == "server-no-seat"
        assert plays(ok(client.get(f"/api/tables/{name}"))) == [["knight:blue"], [], []]
        twice = {**ME, "piece": "knight:blue"}, {"kind": "bot", "piece": "knight:blue"}
        assert error_message(new(client, *twice))[2] == "table-piece-taken"
        none = {**ME, "piece": "knight:blue"}, OPEN
        assert error_message(new(client, *none, game="royaume"))[2] == "server-no-pieces"


def test_a_choice_moves_with_its_player_and_goes_with_them(tmp_path):
    with house(tmp_path) as client, another(client) as friend:
        name = ok(new(client, {**ME, "piece": "knight:green"}, OPEN, OPEN))["table"]
        ok(act(friend, name, "sit", piece="knight:white"))
        assert plays(ok(act(client, name, "swap", one=0, other=1)))[:2] == [
            ["knight:white"],
            ["knight:green"],
        ]
        assert plays(ok(act(friend, name, "leave")))[0] == []


def test_choices_outlive_the_server_stand_in_the_record_and_are_free_again_at_a_rematch(tmp_path):
    with house(tmp_path) as client:
        name = ok(new(client, {**ME, "piece": "chip:violet"}, game="crowns"))["table"]
        cookies = dict(client.cookies)
    with house(tmp_path) as client:
        client.cookies.update(cookies)
        assert plays(ok(client.get(f"/api/tables/{name}"))) == [["chip:violet"]]
        ok(act(client, name, "start"))
    with house(tmp_path) as client:
        client.cookies.update(cookies)
        info = ok(client.get(f"/api/tables/{name}"))
        assert (plays(info), info["settings"]["colours"]) == ([["chip:violet"]], "violet")
        with Player(client, name) as player:
            player.play()
        assert ok(client.get(f"/api/tables/{name}/record"))["settings"]["colours"] == "violet"
        again = ok(act(client, name, "rematch"))
        assert plays(again) == [["chip:violet"]]
