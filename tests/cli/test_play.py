"""A game at the terminal table, typed line by line."""

import json

import pytest

from royaumes.core.codec import load
from royaumes.games import game, keys
from royaumes.messages import Catalogue, Words
from royaumes.play import check
from royaumes.play.lesson import lesson
from royaumes.play.unfinished import unfinished

TOY = ("play", "_toy", "--seed", "7")


def test_a_whole_game_against_bots_is_explained_at_its_end(royaumes, tmp_path):
    path = tmp_path / "game.json"
    shown = royaumes(*TOY, "--seats", "Ann,greedy", "--save", str(path), typed="1\n" * 40)
    assert shown.code == 0
    assert "Ann" in shown.out
    assert "Baudouin, a bot (takes what is best at once)" in shown.out
    assert "Score sheet" in shown.out
    assert "TOY-3.2" in shown.out
    assert "1st: " in shown.out
    assert "The seed was 7" in shown.out
    assert f"royaumes verify {path}" in shown.out
    record = load(path.read_text("utf-8"))
    assert record.seed == "7"
    assert check(game("_toy"), record).over
    assert royaumes("verify", str(path)).code == 0


def test_the_record_is_offered_at_the_end(royaumes, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    options = ("play", "crowns", "--seats", "Ann", "--seed", "7")
    typed = ["1"] * 200
    whole = royaumes(*options, typed="\n".join(typed)).out
    asked = whole.count("Ann> ")
    shown = royaumes(*options, typed="1\n" * asked + "mine.json\n")
    assert shown.code == 0
    assert "Save the record?" in shown.out
    assert load((tmp_path / "mine.json").read_text("utf-8")).seed == "7"


@pytest.mark.parametrize("no", ["", "n", "No", "non"])
def test_no_is_no_file_name(royaumes, tmp_path, monkeypatch, no):
    monkeypatch.chdir(tmp_path)
    options = (*TOY, "--seats", "Ann,random")
    asked = royaumes(*options, typed="1\n" * 40).out.count("Ann> ")
    for file in tmp_path.iterdir():
        file.unlink()
    shown = royaumes(*options, typed="1\n" * asked + f"{no}\n")
    assert shown.code == 0
    assert "Save the record?" in shown.out
    assert list(tmp_path.iterdir()) == []


def test_a_human_is_helped(royaumes):
    typed = "?\n? TOY-3.1\n? TOY-3\n? nonsense\nrules\nboard\nlog\noptions\n\nwhy\nhelp\n"
    shown = royaumes(*TOY, "--seats", "Ann,random", typed=typed)
    assert shown.code == 130
    for text in (
        "TOY-2  A turn",
        "TOY-3.1  The game ends",
        "TOY-3  The end",
        "“nonsense” is not understood",
        "TOY-1.1",
        "in bag",
        "Your card is a",
        "Say which move",
        "At the table you can type",
        "The input has ended",
    ):
        assert text in shown.out, text


def test_refused_moves_are_explained_with_rule_and_text(royaumes):
    shown = royaumes(
        *TOY, "--seats", "Ann,random", typed="doubt\nwhy trust\nwhy 1\nwhy claim 9\nat\nclaim 9\n77\n"
    )
    for text in (
        "It is time to say what your card is worth at least.",
        "TOY-2.2",
        "“at least 1” is allowed.",
        "“claim 9” is not understood.",
        "“at” may mean several moves:",
        "There is no number 77 on the screen, only 1 to 3.",
    ):
        assert text in shown.out, text


def test_refusals_of_crowns_cite_the_rule(royaumes):
    shown = royaumes("play", "crowns", "--seats", "Ann", "--seed", "7", typed="6x6\nwhy remove\n")
    assert "CRW-3" in shown.out
    assert "A chip leaves the game only when none can be placed." in shown.out


def test_undo_goes_back_and_says_when_it_does_not(royaumes):
    shown = royaumes(
        "play", "crowns", "--seats", "Ann", "--seed", "7", typed="undo\n1\nundo\n1\nstop\nundo\n"
    )
    assert "You have not made a move" in shown.out
    assert "Taken back." in shown.out
    assert "Something has been revealed since" in shown.out
    assert "TBL-2.1" in shown.out


def test_people_who_sit_together_may_take_back_for_each_other_while_nothing_is_hidden(royaumes):
    shown = royaumes("play", "crowns", "--seats", "Ann,Bob", "--seed", "7", typed="1\nundo\n")
    assert "Taken back." in shown.out
    assert "Hand the keyboard" not in shown.out


def test_the_keyboard_is_handed_over_where_there_are_secrets(royaumes):
    shown = royaumes(*TOY, "--seats", "Ann,Bob", typed="\n1\n\nundo\ntrust\n\n")
    first, second = shown.out.split("Hand the keyboard to Bob")[:2]
    assert "Hand the keyboard to Ann" in first
    assert "Ann, your card is a" in first
    assert "Ann, your card" not in second
    assert "Ann draws a card and looks at it alone." in second
    assert "Ann claims at least 1." in second


def test_secrets_that_several_people_shared_are_told_from_outside_at_the_end(royaumes):
    shown = royaumes(*TOY, "--seats", "Ann,Bob", typed="\n1\n" * 40)
    assert shown.code == 0
    end = shown.out.split("The game is over")[1]
    assert "your card is" not in end


def test_save_quit_and_resume(royaumes, tmp_path):
    path = tmp_path / "half.json"
    shown = royaumes(*TOY, "--seats", "Ann,random", typed=f"1\nsave {path}\nquit\n")
    assert shown.code == 0
    assert f"Saved in {path}." in shown.out
    assert f"royaumes play --resume {path}" in shown.out
    again = royaumes("play", "--resume", str(path), typed="1\n" * 40)
    assert again.code == 0
    assert "The saved game goes on" in again.out
    over = royaumes("play", "--resume", str(path))
    assert over.code == 2
    assert "is over. Look at it with" in over.err


def test_the_end_of_input_replaces_no_file(royaumes, tmp_path):
    path = tmp_path / "mine.json"
    path.write_text("precious")
    assert royaumes(*TOY, "--seats", "Ann,random", typed=f"save {path}\n").code == 130
    assert path.read_text() == "precious"


def test_a_file_is_replaced_only_when_somebody_says_so(royaumes, tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text("precious", "utf-8")
    royaumes(*TOY, "--seats", "Ann,random", typed=f"save {path}\nno\nquit\n\n")
    assert path.read_text("utf-8") == "precious"
    royaumes(*TOY, "--seats", "Ann,random", typed=f"save {path}\ny\nsave\nquit\n")
    assert json.loads(path.read_text("utf-8"))["seed"] == "7"


def test_save_without_a_name_asks_for_one(royaumes, tmp_path):
    path = tmp_path / "asked.json"
    shown = royaumes(*TOY, "--seats", "Ann,random", typed=f"save\n\nsave\n{path}\nquit\n")
    assert shown.out.count("Save in which file?") == 2
    assert path.exists()


def test_ctrl_c_loses_nothing_and_is_130(royaumes, monkeypatch):
    lines = iter(["1", KeyboardInterrupt()])
    shown = with_lines(royaumes, monkeypatch, lines)
    assert shown.code == 130
    assert "royaumes play --resume" in shown.out
    assert len(unfinished()) == 1


def test_ctrl_c_twice_leaves_at_once(royaumes, monkeypatch):
    lines = iter([KeyboardInterrupt(), KeyboardInterrupt()])
    assert with_lines(royaumes, monkeypatch, lines).code == 130


def with_lines(royaumes, monkeypatch, lines):
    def read(prompt=""):
        line = next(lines)
        if isinstance(line, BaseException):
            raise line
        return line

    monkeypatch.setattr("builtins.input", read)
    return royaumes(*TOY, "--seats", "Ann,random")


def test_the_menu_asks_what_is_missing(royaumes):
    shown = royaumes("play", typed="chess\n0\ncrow\nA,B,C,D,E,F,G\n\n1\nquit\n\n")
    assert shown.code == 0
    assert "1  Crowns (1–6)" in shown.out
    assert "Type a number from 1 to" in shown.out
    assert "This game is for 1 to 6 players, not for 7." in shown.out
    assert "1. Player" in shown.out
    assert "2. Baudouin, a bot" in shown.out


def test_the_menu_may_be_left(royaumes):
    assert royaumes("play", typed="").code == 130


def test_options_in_force_are_named(royaumes):
    shown = royaumes("play", "crowns", "--seats", "Ann", "--setting", "hard=true", typed="quit\n\n")
    assert "(hard=true, CRW-6.3)" in shown.out


def test_bots_play_alone(royaumes):
    shown = royaumes(*TOY, "--seats", "bot,random,bot:greedy", typed="")
    assert shown.code == 0
    assert "Score sheet" in shown.out


def test_the_same_seed_plays_the_same_game(royaumes):
    first, second = (royaumes(*TOY, "--seats", "greedy,random").out for _ in range(2))
    assert first == second


def test_a_game_in_french(royaumes):
    shown = royaumes(
        *TOY, "--seats", "Anne,random", "--lang", "fr", typed="?\nau moins 1\njournal\nquitter\n\n"
    )
    assert shown.code == 0
    assert "Combien votre carte vaut-elle au moins" in shown.out
    assert "Vous annoncez au moins 1." in shown.out
    assert "Partie sauvegardée. Pour continuer" in shown.out


@pytest.mark.parametrize("seats", ["Ann", "Ann,Bob,Cid,Dot,Eve,Fay"])
def test_crowns_is_drawn_for_one_and_for_six(royaumes, seats):
    shown = royaumes("play", "crowns", "--seats", seats, "--seed", "7", typed="stop\n")
    assert all(name in shown.out for name in seats.split(","))
    assert "Throw" in shown.out


def test_names_are_names_and_never_markup(royaumes):
    shown = royaumes("play", "crowns", "--seats", "[red]Ann[/x]", typed="1\n")
    assert shown.code == 130
    assert "● [red]Ann[/x]" in shown.out


def test_a_guided_game_is_followed_to_its_end(royaumes):
    guided = lesson("crowns")
    typed = [guided.record.answers[at].text for at in guided.asked]
    shown = royaumes("play", "crowns", "--lesson", typed="\n".join([*typed, ""]))
    said = " ".join(shown.out.split())
    assert shown.code == 0
    assert "put a chip on 5 × 3" in said
    assert "With 5 × 1 the diagonal is complete too" in said
    assert "left the lesson" not in said


def test_whoever_leaves_a_lesson_is_told_and_plays_on(royaumes):
    shown = royaumes("play", "crowns", "--lesson", typed="cell:1x6\nundo\nquit\n")
    said = " ".join(shown.out.split())
    assert "You have left the lesson’s path." in said
    assert said.count("put a chip on 5 × 3") == 2


@pytest.mark.parametrize("key", [key for key in keys() if lesson(key)])
def test_a_hint_in_a_lesson_is_the_move_that_the_coach_speaks_of(royaumes, key):
    guided = lesson(key)
    move = game(key).moves.parse(guided.record.answers[guided.asked[0]].text)
    said = " ".join(royaumes("play", key, "--lesson", typed="hint\nquit\n").out.split())
    assert f"A sensible move: {Words(Catalogue('en'), key).move(move)}" in said
    assert "Next best" not in said


def test_a_lesson_stands_alone(royaumes):
    assert "leave “--seed” out" in royaumes("play", "crowns", "--lesson", "--seed", "1").err
    assert "no guided game of Bluff" in royaumes("play", "_toy", "--lesson").err


@pytest.mark.parametrize(("typed", "meant"), [("kinght", "knight"), ("bto", "bot"), ("gredy", "greedy")])
def test_a_misspelt_bot_is_no_person(royaumes, typed, meant):
    shown = royaumes("play", "_toy", "--seats", f"you,{typed}")
    assert shown.code == 2
    assert f"Did you mean {meant}?" in shown.err
    assert royaumes("play", "_toy", "--seats", f"{typed.capitalize()},random", typed="quit\n").code == 0
