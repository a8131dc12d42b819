"""Ratings: a finished game counts once, whatever comes in between; some do not, and say why."""

import random
import time
from dataclasses import replace

import pytest
from tests.server.house import Player, another, error_message, house, ok
from tests.server.test_reviews import finished

from royaumes.core.record import Origin
from royaumes.games import TOY
from royaumes.play.lesson import lesson
from royaumes.server.people import ratings
from royaumes.server.people.rating_rules import NEWCOMER, SETTLED, pace_of, refusal
from royaumes.server.people.weng_lin import after
from royaumes.server.storage import Seat, TableRow
from royaumes.sim.strengths import Strength, strengths

TWO = [{"kind": "me"}, {"kind": "open"}]


def against(client, other, **wanted):
    """A finished game between two people; the other one left it to a computer player. Its table."""
    table = ok(client.post("/api/tables", json={"game": TOY, "seats": TWO, **wanted}))["table"]
    ok(other.post(f"/api/tables/{table}/sit", json={}))
    ok(client.post(f"/api/tables/{table}/start"))
    ok(other.post(f"/api/tables/{table}/leave"))
    with Player(client, table) as player:
        player.play()
    return table


def named(client, name):
    return ok(client.put("/api/me", json={"name": name}))["person"]


def test_a_game_of_two_people_moves_both_and_once(tmp_path):
    with house(tmp_path) as client, another(client) as other:
        named(client, "Anne"), named(other, "Ben")
        table = against(client, other)
        mine, theirs = (ok(one.get(f"/api/tables/{table}/rating")) for one in (client, other))
        assert mine["change"] == -theirs["change"] and mine["why"] is None
        assert mine["rating"]["rating"] == NEWCOMER.rating + mine["change"]
        assert (mine["rating"]["games"], mine["rating"]["pace"], mine["rating"]["provisional"]) == (
            1,
            "live",
            True,
        )
        assert ok(client.get(f"/api/tables/{table}/rating")) == mine, "asked twice, counted once"
        (game,) = ok(client.get("/api/me/history"))["games"]
        assert (game["change"], game["rating"]) == (mine["change"], mine["rating"]["rating"])
        with another(client) as stranger:
            assert ok(stranger.get(f"/api/tables/{table}/rating"))["rating"] is None


def test_games_by_correspondence_have_ratings_of_their_own(tmp_path):
    with house(tmp_path) as client, another(client) as other:
        for pace in ("quick", "days"):
            ok(client.get(f"/api/tables/{against(client, other, pace=pace)}/rating"))
        found = ok(client.get("/api/me/profile"))["ratings"]
        assert sorted((one["pace"], one["games"]) for one in found) == [("days", 1), ("live", 1)]


def test_a_game_that_ended_before_the_server_stopped_is_rated_by_the_next(tmp_path, monkeypatch):
    monkeypatch.setattr(ratings.Ratings, "ended", lambda self, table: None)  # it stops before it gets to that
    with house(tmp_path) as client, another(client) as other:
        table, cookies = against(client, other), dict(client.cookies)
        assert ok(client.get("/api/me/profile"))["ratings"] == []
    with house(tmp_path) as client:
        client.cookies.update(cookies)
        deadline = time.monotonic() + 10
        while not (found := ok(client.get("/api/me/profile"))["ratings"]) and time.monotonic() < deadline:
            time.sleep(0.02)
        assert ok(client.get(f"/api/tables/{table}/rating"))["rating"] == found[0]
        assert found[0]["games"] == 1


def test_a_running_game_has_changed_nothing_yet(tmp_path):
    with house(tmp_path) as client:
        table = ok(client.post("/api/play-now", json={"game": "crowns"}))["table"]
        said = error_message(client.get(f"/api/tables/{table}/rating"))
        assert said == (409, "not-now", "server-not-over")


def test_a_game_that_does_not_count_says_why(tmp_path):
    with house(tmp_path) as client:
        table = finished(client)  # the toy's computer players were never measured
        found = ok(client.get(f"/api/tables/{table}/rating"))
        assert found == {
            "why": {"id": "rating-uncounted-unmeasured", "facts": {}},
            "rating": None,
            "change": 0,
        }
        (game,) = ok(client.get("/api/me/history"))["games"]
        assert game["uncounted"] == found["why"] and game["rating"] is None


ANNE, BEN, KNIGHT = Seat("person", "anne", "Anne"), Seat("person", "ben", "Ben"), Seat("bot", bot="knight")


def row(*seats, **changes):
    players = [seat.label for seat in seats]
    made = TableRow(1, "a", "crowns", 1, {}, "seed", True, "anne", "over", players, seats=list(seats))
    return replace(made, **changes)


@pytest.mark.parametrize(
    ("table", "why"),
    [
        (row(ANNE, BEN), ""),
        (row(ANNE, KNIGHT), ""),
        (row(ANNE, Seat("bot", "ben", bot="greedy"), players=["Anne", "Ben"]), ""),  # Ben has left: it counts
        (row(ANNE, replace(BEN, bot="greedy")), ""),
        (row(ANNE), "alone"),
        (row(ANNE, Seat("guest", "anne", "Ben")), "shared"),
        (row(ANNE, KNIGHT, players=["Anne", "bot:page"]), "replaced"),
        (row(ANNE, KNIGHT, players=["Anne", "Ben"]), "replaced"),
        (row(ANNE, Seat("bot", bot="random")), "unmeasured"),
        (row(ANNE, BEN, game="crowns+board.chips.all=12"), "variant"),
        (row(ANNE, BEN, origin=Origin((), 0)), "origin"),
        (row(ANNE, KNIGHT, seed=lesson("crowns").record.seed), "lesson"),
    ],
)
def test_which_games_count(table, why):
    assert refusal(table) == why


def test_paces_at_the_table_count_together():
    assert [pace_of(row(ANNE, BEN, pace=pace)) for pace in ("normal", "relaxed", "quick", "days")] == [
        *["live"] * 3,
        "days",
    ]


def places_of(chance, ratings):
    """Places in a game, by strength."""
    left, places = dict(enumerate(ratings)), [0] * len(ratings)
    for place in range(1, len(ratings) + 1):
        (seat,) = chance.choices(list(left), [10 ** (rating / 400) for rating in left.values()])
        places[seat] = place
        del left[seat]
    return places


@pytest.mark.parametrize("rivals", [[1300.0], [1000.0, 1200.0, 1400.0]], ids=["two seats", "four seats"])
def test_a_rating_finds_its_player_on_the_scale_of_the_ladder(rivals):
    chance, seen = random.Random(1), []
    for _ in range(5):
        found = NEWCOMER
        for number in range(200):
            known = [found, *(Strength(rating, 40.0) for rating in rivals)]
            found = after(known, places_of(chance, [1500.0, *rivals]))[0]
            seen += [found.rating] * (number >= 100)
    assert sum(seen) / len(seen) == pytest.approx(1500, abs=40)
    assert found.deviation < NEWCOMER.deviation / 3


def test_a_draw_moves_people_towards_each_other():
    equals, (strong, weak) = (
        after([NEWCOMER] * 2, [1, 1]),
        after([Strength(1500, 99), Strength(1300, 99)], [1, 1]),
    )
    assert [one.rating for one in equals] == [NEWCOMER.rating] * 2
    assert strong.rating < 1500 and weak.rating > 1300
    first, *shared, last = after([NEWCOMER] * 4, [1, 2, 2, 4])
    assert first.rating > shared[0].rating == shared[1].rating > last.rating


def test_everybody_of_the_shelf_has_measured_rivals():
    for key in ("crowns", "emerald", "royaume", "auftrag", "foracrown"):
        assert {"page", "squire", "knight", "greedy"} <= set(strengths(key))
    assert strengths(TOY) == {} and SETTLED > 1
