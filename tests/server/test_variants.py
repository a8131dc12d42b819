"""Variants at tables: offered by the server, marked wherever shown, on record, there after a restart."""

import json

import pytest
from tests.server.house import Player, error_message, house, ok

from royaumes import game
from royaumes.cli import main
from royaumes.core.codec import load
from royaumes.core.record import verify

FEWER = "crowns+board.box.chips=4"
CORRECTED = "crowns+board.inner.face_1=[5,0,0,1,2]"
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


@pytest.mark.parametrize(("key", "printed"), [("crowns", None), (CORRECTED, [5, 0, 0, 1, 2])])
def test_the_board_shows_what_the_variant_prints_on_it(tmp_path, key, printed):
    with house(tmp_path, variants={CORRECTED: "My board"}) as client:
        table = ok(client.post("/api/tables", json={"game": key, "seats": [{"kind": "me"}, BOT]}))["table"]
        ok(client.post(f"/api/tables/{table}/start"))
        with Player(client, table) as player:
            last = player.play()
        steps = ok(client.get(f"/api/tables/{table}/replay"))["steps"]
    for view in (last["view"], steps[0]["view"], steps[-1]["view"]):
        figures = view["figures"]  # the page has those of the game itself
        assert (figures and figures["crowns"][:5]) == printed
        assert (figures and figures["lines"][0]) == (printed and sum(printed))


def test_the_tables_of_the_rules_have_its_figures(tmp_path):
    with house(tmp_path, variants={CORRECTED: "My board"}) as client:

        def lowest_row(**variant):
            rules = ok(client.get("/api/games/crowns/rules", params=variant))
            (board,) = (table for section in rules["sections"] for table in section["tables"])
            return next(row["cells"] for row in board["rows"] if row["cells"][0] == 1)

        assert lowest_row()[1:6] == [0, 0, 0, 1, 2]
        assert lowest_row(variant="board.inner.face_1=[5,0,0,1,2]")[1:6] == [5, 0, 0, 1, 2]
        other = client.get("/api/games/crowns/rules", params={"variant": "board.box.chips=4"})
        assert error_message(other) == (404, "not-found", "table-bad-game")


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
