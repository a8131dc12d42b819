"""One's own history: results, scores and, once reviewed, luck and skill."""

from tests.server.house import Player, another, house, ok
from tests.server.test_reviews import finished, review_of

from royaumes.server.people.history import places


def test_a_finished_game_stands_in_the_history_of_those_who_played(tmp_path):
    with house(tmp_path) as client:
        table = ok(client.post("/api/play-now", json={"game": "crowns"}))["table"]
        assert ok(client.get("/api/me/history"))["games"] == [], "not while it goes on"
        with Player(client, table) as player:
            result = player.play()["result"]
        (game,) = ok(client.get("/api/me/history"))["games"]
        assert game["table"] == table and game["game"] == "crowns" and game["seat"] == 0
        assert game["players"] == ["", "bot:squire"]
        assert game["scores"] == result["scores"]
        assert [seat for seat, place in enumerate(game["places"]) if place == 1] == result["ranking"][0]
        assert game["luck"] is None and game["own"] is None
        with another(client) as stranger:
            assert ok(stranger.get("/api/me/history"))["games"] == []


def test_luck_and_skill_come_with_the_review_and_the_last_game_first(tmp_path):
    with house(tmp_path) as client:
        first, second = finished(client), finished(client)
        review = review_of(client, first)[-1]["review"]
        games = ok(client.get("/api/me/history"))["games"]
        assert [game["table"] for game in games] == [second, first]
        assert (games[1]["luck"], games[1]["own"]) == (review["parts"][0]["luck"], review["parts"][0]["own"])


def test_equals_share_a_place():
    assert places([[2], [0, 3], [1]]) == [2, 4, 1, 2]
