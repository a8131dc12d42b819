"""What others see of somebody: a page and a place once there is a rating and a name, if they want."""

import pytest
from tests.server.house import another, error_message, house, ok
from tests.server.test_ratings import against, named

from royaumes.games import TOY
from royaumes.server.people import profiles

NO_PAGE = (404, "not-found", "rating-no-profile")


@pytest.fixture
def club(tmp_path, monkeypatch):
    """Somebody and Ben after a game at a public table and one at a private one; a place takes one game."""
    monkeypatch.setattr(profiles, "SETTLED", 1)
    monkeypatch.setattr(profiles, "_FRESH", -1.0)
    with house(tmp_path) as client, another(client) as ben, another(client) as stranger:
        person = named(ben, "Ben")
        tables = [against(client, ben, public=public) for public in (True, False)]
        for table in tables:
            ok(client.get(f"/api/tables/{table}/rating"))
        yield client, ben, stranger, person, tables


def board(client, game=TOY):
    return ok(client.get(f"/api/games/{game}/leaderboard"))


def test_a_place_and_a_page_take_a_name(club):
    client, _, stranger, person, _ = club
    me = ok(client.get("/api/me"))["person"]
    assert [(one["place"], one["name"]) for one in board(stranger)["players"]] == [(1, "Ben")]
    assert board(client)["mine"]["games"] == 2 and board(client)["place"] is None
    assert error_message(stranger.get(f"/api/people/{me}")) == NO_PAGE
    assert ok(client.get("/api/me/profile"))["page"] is False
    named(client, "Anne")
    found = board(client)
    assert {one["name"]: one["place"] for one in found["players"] if one["me"]} == {"Anne": found["place"]}
    ratings = [one["rating"] for one in found["players"]]
    assert [one["place"] for one in found["players"]] == [1, 1 if ratings[0] == ratings[1] else 2]
    page = ok(stranger.get(f"/api/people/{person}"))
    assert (page["name"], page["ratings"][0]["games"], page["ratings"][0]["game"]) == ("Ben", 2, TOY)
    assert error_message(stranger.get("/api/people/nobody")) == NO_PAGE


def test_whoever_hides_has_neither(club):
    _, ben, stranger, person, _ = club
    assert ok(ben.put("/api/me/profile", json={"hidden": True}))["hidden"]
    assert board(stranger)["players"] == [] and board(ben)["place"] is None
    assert error_message(stranger.get(f"/api/people/{person}")) == NO_PAGE
    shown = ok(ben.put("/api/me/profile", json={"hidden": False}))
    assert shown["page"] and len(board(stranger)["players"]) == 1


def test_games_at_private_tables_are_for_those_who_sat_there(club):
    client, ben, stranger, _, (public, private) = club
    named(client, "Anne")
    me = ok(client.get("/api/me"))["person"]
    assert [one["table"] for one in ok(client.get(f"/api/people/{me}"))["games"]] == [
        public
    ]  # as others see it
    assert [one["table"] for one in ok(stranger.get(f"/api/people/{me}"))["games"]] == [public]
    assert [one["table"] for one in ok(ben.get(f"/api/people/{me}"))["games"]] == [private, public]
    (game,) = ok(stranger.get(f"/api/games/{TOY}/finished"))["games"]
    assert game["table"] == public and game["places"][game["seat"]] == 1


def test_computer_players_stand_where_they_were_measured(club):
    stranger = club[2]
    players = board(stranger, "crowns")["players"]
    page = players[-1]
    assert (page["name"], page["rating"], page["place"], page["person"]) == ("bot:page", 1000, None, "")
    ratings = [one["rating"] for one in players]
    assert ratings == sorted(ratings, reverse=True) and len(players) > 3
    assert error_message(stranger.get("/api/games/chess/leaderboard"))[0] == 404
    assert error_message(stranger.get("/api/games/crowns/leaderboard?pace=soon"))[2] == "server-bad-pace"
