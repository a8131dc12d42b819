"""Puzzles over HTTP: one for every day, and nothing of the solution before an answer."""

import pytest
from tests.server.house import error_message, house, ok

from royaumes.review.puzzles import puzzles


@pytest.fixture
def client(tmp_path):
    with house(tmp_path) as client:
        yield client


def test_there_is_one_for_every_day(client, monkeypatch):
    count = len(puzzles("crowns"))
    seen = []
    for day in range(count + 1):
        monkeypatch.setattr("royaumes.server.finished.puzzles.time.time", lambda day=day: day * 24 * 3600.0)
        found = ok(client.get("/api/games/crowns/puzzles"))
        assert [one["id"] for one in found["puzzles"]] == [one.id for one in puzzles("crowns")]
        seen.append(found["today"])
    assert sorted(seen[:-1]) == list(range(1, count + 1))
    assert seen[-1] == seen[0]


def test_a_puzzle_is_tried_and_solved(client):
    shown = ok(client.get("/api/games/crowns/puzzles/1"))
    puzzle = puzzles("crowns")[0]
    assert shown["seat"] == puzzle.seat
    moves = [option["move"] for option in shown["options"]]
    assert set(shown) == {"game", "number", "puzzles", "seats", "seat", "prompt", "options", "view"}
    for move in moves:
        said = ok(client.post("/api/games/crowns/puzzles/1", json={"move": move}))
        assert said["right"] == (move == puzzle.solution)
        assert said["solution"] == puzzle.solution and said["ahead"] > 0
        assert said["reason"]["id"].startswith("crowns-because-")


@pytest.mark.parametrize("number", [0, 999])
def test_what_is_not_there_is_said(client, number):
    said = error_message(client.get(f"/api/games/crowns/puzzles/{number}"))
    assert said == (404, "not-found", "server-no-puzzle")


def test_a_game_without_puzzles_says_so(client):
    assert ok(client.get("/api/games/_toy/puzzles")) == {"game": "_toy", "puzzles": [], "today": 0}
    assert error_message(client.get("/api/games/chess/puzzles"))[0] == 404
