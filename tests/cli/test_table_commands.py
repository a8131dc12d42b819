"""Hints, previews, undo by consent, real dice."""

import pytest

from royaumes.cli.table.dice import parse_outcome
from royaumes.core import Dice, Draw
from royaumes.core.codec import load
from royaumes.games import keys
from royaumes.messages import Catalogue, Words
from royaumes.play.unfinished import unfinished

CROWNS = ("play", "crowns", "--seed", "7")
WORDS = Words(Catalogue("en"), "_toy")


def test_a_hint_is_a_move_that_is_offered(royaumes):
    shown = royaumes(*CROWNS, "--seats", "Ann", typed="hint\n")
    hint = shown.out.partition("A sensible move: ")[2].splitlines()[0]
    assert hint in shown.out.partition("A sensible move")[0]
    assert "Next best: " in shown.out


def test_a_menu_says_what_a_move_is_sure_to_come_to(royaumes):
    shown = royaumes("play", "emerald", "--seats", "Ann,random", "--seed", "5")
    assert "1  yellow knight, tower 1 → plain 4 " in shown.out


def test_a_move_is_previewed_before_it_is_made(royaumes):
    shown = royaumes(*CROWNS, "--seats", "Ann", typed="? 1\n? 6x6\n? 99\n? zzz\n")
    seen = shown.out.partition("Ann> ")[2]
    assert "You place a chip on" in seen.partition("Ann> ")[0]
    assert "CRW-" in seen
    assert "There is no number 99 on the screen" in seen
    assert "“zzz” is not understood" in seen


@pytest.mark.parametrize(("word", "taken"), [("yes", True), ("no", False)])
def test_people_at_one_keyboard_may_agree_to_an_undo(royaumes, word, taken):
    shown = royaumes(*CROWNS, "--seats", "Ann,Bob", typed=f"1\nstop\nundo\n{word}\n")
    assert "Something has been revealed since" in shown.out
    assert "do you agree? (yes/no)" in shown.out
    assert ("Taken back." in shown.out) is taken


def test_a_bot_agrees_to_nothing(royaumes):
    shown = royaumes(*CROWNS, "--seats", "Ann,random", typed="1\nstop\nundo\nyes\n")
    assert "do you agree?" not in shown.out


def test_real_dice_are_typed_in(royaumes, tmp_path):
    path = tmp_path / "kitchen.json"
    typed = "ann\nseven\n6 6 6 6 6 7\n6 5 4 4 2 1\n1\nundo\n1\nquit\n"
    shown = royaumes("play", "crowns", "--dice", "--seats", "Ann,Bob", "--save", str(path), typed=typed)
    assert shown.code == 0
    assert "The dice and cards are yours" in shown.out
    assert shown.out.count("cannot have come") >= 2
    record = load(path.read_text("utf-8"))
    assert (record.seed, record.header.commitment) == ("", "")
    assert "6 5 4 4 2 1" in [answer.text for answer in record.answers]
    again = royaumes("play", "--resume", str(path), typed="quit\n")
    assert again.code == 0


def test_private_cards_are_typed_by_their_owner(royaumes):
    shown = royaumes("play", "_toy", "--dice", "--seats", "Ann,Bob", typed="\n?\ncard-2\n1\n")
    assert "Hand the keyboard to Ann" in shown.out.partition("Type what came: card-1, card-2 and card-3")[0]
    assert "Ann, your card is a" in shown.out


def test_dice_or_seed(royaumes):
    assert royaumes("play", "crowns", "--dice", "--seed", "7").code == 2


@pytest.mark.parametrize(
    ("text", "outcome"), [("3 1 2", (3, 2, 1)), ("312", (3, 2, 1)), ("3 1", None), ("317", None), ("", None)]
)
def test_dice_are_read_in_any_order(text, outcome):
    assert parse_outcome(Dice(3), text, WORDS) == outcome


@pytest.mark.parametrize(("text", "outcome"), [("card-2", 1), ("CARD 2", 1), ("card-1", None), ("ace", None)])
def test_only_what_is_in_the_bag_can_be_drawn(text, outcome):
    assert parse_outcome(Draw([0, 2], ["card-1", "card-2"]), text, WORDS) == outcome


@pytest.mark.parametrize("name", ["you", "Me", "vous"])
def test_whoever_says_you_is_the_player(royaumes, name):
    """“you throws” and “vous lance” are nobody's grammar."""
    shown = royaumes(*CROWNS, "--seats", f"{name},Bob", typed="")
    assert "Player throws" in shown.out or "Player begins" in shown.out


@pytest.mark.parametrize("key", keys())
def test_every_game_can_be_helped_with(royaumes, key):
    shown = royaumes("play", key, "--seed", "3", typed="hint\n? 1\nwhy 1\n?\noptions\n? 1\nboard\nlog\n1\n")
    assert shown.code == 130
    assert "A sensible move: " in shown.out


def test_a_bot_that_fails_costs_nobody_the_game(royaumes, tmp_path, monkeypatch):
    (tmp_path / "tired_bots.py").write_text(
        "class Tired:\n    name = 'tired'\n    def __init__(self, key): pass\n"
        "    def choose(self, view, options, stream): raise RuntimeError('no more')\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    shown = royaumes("play", "_toy", "--seed", "7", "--seats", "Ann,tired_bots:Tired", typed="1\n" * 20)
    assert shown.code == 1
    assert "The bot tired_bots:Tired raised RuntimeError: no more" in shown.out
    assert "royaumes play --resume" in shown.out
    assert len(unfinished()) == 1
