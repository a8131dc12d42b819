"""Whatever ends a session, the game waits to be gone on with."""

import pytest

from royaumes.core.codec import load
from royaumes.play.unfinished import data_folder, finished, new_file, unfinished

TOY = ("play", "_toy", "--seed", "s6", "--seats", "Ann,random")


@pytest.mark.parametrize(("typed", "code"), [("1\n", 130), ("1\nquit\n", 0)])
def test_leaving_loses_nothing(royaumes, typed, code):
    shown = royaumes(*TOY, typed=typed)
    assert shown.code == code
    assert "royaumes play --resume" in shown.out
    (path,) = unfinished()
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700
    moves = len(load(path.read_text("utf-8")).answers)
    again = royaumes("play", "--resume", typed="1\n")
    assert "The saved game goes on" in again.out
    assert len(load(path.read_text("utf-8")).answers) > moves


def test_a_game_that_ends_waits_no_longer(royaumes, tmp_path):
    royaumes(*TOY, typed="1\n")
    mine = tmp_path / "mine.json"
    shown = royaumes("play", "--resume", typed="1\n" * 40 + f"{mine}\n")
    assert shown.code == 0
    assert unfinished() == []


def test_play_offers_what_waits(royaumes):
    royaumes(*TOY, typed="1\n")
    shown = royaumes("play", typed="7\nx\n1\nquit\n")
    assert shown.code == 0
    assert "1  Bluff: Ann and Baudouin (" in shown.out
    assert shown.out.count("Type a number from 1 to 1, or Enter for a new game.") == 2
    assert "The saved game goes on" in shown.out
    assert len(unfinished()) == 1


def test_games_are_listed_and_removed(royaumes):
    assert "There is no unfinished game." in royaumes("games").out
    assert royaumes("play", "--resume").code == 2
    for _ in range(2):
        royaumes(*TOY, typed="1\n")
    shown = royaumes("games")
    assert shown.code == 0
    assert [line.split()[0] for line in shown.out.splitlines() if "Bluff" in line] == ["1", "2"]
    assert royaumes("games", "--remove", "3").code == 2
    assert "Removed." in royaumes("games", "--remove", "2").out
    assert len(unfinished()) == 1


def test_a_file_that_cannot_be_read_is_listed_with_the_reason(royaumes):
    new_file("crowns")
    assert "the file is empty" in royaumes("games").out


def test_saving_elsewhere_leaves_nothing_behind(royaumes, tmp_path):
    path = tmp_path / "mine.json"
    shown = royaumes(*TOY, typed=f"save {path}\nquit\n")
    assert f"royaumes play --resume {path}" in shown.out
    assert unfinished() == []


def test_enter_at_the_end_keeps_the_game(royaumes):
    asked = royaumes(*TOY, typed="1\n" * 60).out.count("Ann> ")
    shown = royaumes(*TOY, typed="1\n" * asked + "\n")
    assert shown.code == 0 and unfinished() == []
    (kept,) = finished()
    assert f"royaumes verify {kept}" in shown.out.replace("\n", "")
    assert royaumes("verify", str(kept)).code == 0
    assert str(kept) in royaumes("games", "--finished").out


def test_bots_alone_are_not_saved(royaumes):
    assert royaumes("play", "_toy", "--seats", "random,random").code == 0
    assert not data_folder().exists()


def test_where_nothing_can_be_saved_the_game_is_played_all_the_same(royaumes, monkeypatch, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    path = tmp_path / "left.json"
    shown = royaumes(*TOY, typed=f"1\nquit\n/no/such/place\n{path}\n")
    assert shown.code == 0
    assert "The game is not saved at the moment" in shown.out
    assert shown.out.count("Save the game before you leave?") == 2
    assert load(path.read_text("utf-8")).seed == TOY[3]


def test_new_files_never_meet(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert len({new_file("crowns") for _ in range(3)}) == 3
