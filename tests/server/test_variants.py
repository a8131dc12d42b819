"""Variants at tables: offered by the server, marked wherever shown, on record, there after a restart."""

import json

import pytest
from tests.server.house import Player, error_message, house, ok

from royaumes import game
from royaumes.cli import main
from royaumes.core.codec import load
from royaumes.core.record import verify

FEWER = "crowns+board.box.chips=4"
BOT = {"kind": "bot", "bot": "greedy"}
WANTED = {"game": FEWER, "seats": [{"kind": "me"}, BOT]}


def fewer(folder):
    return house(folder, variants={FEWER: "Four chips"})


def test_a_variant_is_offered_with_its_game(tmp_path):
    with fewer(tmp_path) as client:
        shelf = {one["key"]: one["variants"] for one in ok(client.get("/api/games"))["games"]}
    assert shelf.pop("crowns") == [{"key": FEWER, "name": "Four chips"}]
    assert not any(shelf.values())


def test_a_table_plays_it_and_says_so_everywhere(tmp_path):
    with fewer(tmp_path) as client:
        made = ok(client.post("/api/tables", json=WANTED))
        assert (made["game"], made["variant"]) == ("crowns", "board.box.chips=4")
        ok(client.post(f"/api/tables/{made['table']}/start"))
        with Player(client, made["table"]) as player:
            player.play()
        assert ok(client.get("/api/tables/mine"))["tables"][0]["variant"] == "board.box.chips=4"
        cookies = dict(client.cookies)
    with fewer(tmp_path) as client:  # and again after a restart
        client.cookies.update(cookies)
        (past,) = ok(client.get("/api/me/history"))["games"]
        assert (past["game"], past["variant"]) == ("crowns", "board.box.chips=4")
        answer = client.get(f"/api/tables/{made['table']}/record")
        assert 'filename="royaumes-crowns-' in answer.headers["content-disposition"]
        record = load(json.dumps(ok(answer)))
        assert record.header.game == FEWER
        assert verify(game(FEWER), record) > 0
        assert (
            ok(client.get(f"/api/tables/{made['table']}/replay"))["table"]["variant"] == "board.box.chips=4"
        )


def test_what_is_not_offered_is_not_played(tmp_path):
    with house(tmp_path) as client:
        assert error_message(client.post("/api/tables", json=WANTED))[2] == "table-bad-game"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[board.box]\nchips = 4\n", "which game"),
        ('game = "crowns"\n[board.box]\nchops = 4\n', "chops"),
    ],
)
def test_a_file_that_cannot_be_offered_is_named(tmp_path, capsys, text, said):
    file = tmp_path / "mine.toml"
    file.write_text(text)
    assert main(["serve", "--lang", "en", "--port", "0", "--data", str(tmp_path), "--with", str(file)]) == 2
    error = capsys.readouterr().err
    assert "mine.toml" in error and said in error
