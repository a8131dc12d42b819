"""Typed text is understood with patience."""

import pytest

from royaumes.cli.table.typed import Barred, Chosen, Command, Several, Unknown, fold, parse
from royaumes.games import game
from royaumes.games._toy.moves import CLAIMS, DOUBT, REPLIES, TRUST
from royaumes.games.crowns.box import cell_at
from royaumes.games.crowns.moves import MOVES, PLACE, STOP
from royaumes.messages import Catalogue, Words

TOY_MOVES = game("_toy").moves
CROWNS = (PLACE[cell_at(1, 3)], PLACE[cell_at(2, 3)], PLACE[cell_at(2, 1)], STOP)


def toy(text, options=(*CLAIMS, *REPLIES), lang="en"):
    return parse(text, options, TOY_MOVES, Words(Catalogue(lang), "_toy"))


def crowns(text, lang="en"):
    return parse(text, CROWNS, MOVES, Words(Catalogue(lang), "crowns"))


def test_folding_forgets_case_accents_blanks_and_signs():
    assert fold("  Écu d'Or : Œuvre 3×4 ") == "ecudoroeuvre3x4"


@pytest.mark.parametrize("text", ["claim:2", "CLAIM 2", "claim2", "at least 2", "At  Least 2"])
def test_a_move_can_be_said_in_many_ways(text):
    assert toy(text) == Chosen(CLAIMS[1])


@pytest.mark.parametrize(
    ("text", "lang", "move"),
    [
        ("d", "en", DOUBT),
        ("reply t", "en", TRUST),
        ("trust", "fr", TRUST),
        ("crois", "fr", None),
        ("croi", "fr", TRUST),
        ("DOUTER", "fr", DOUBT),
    ],
)
def test_a_beginning_is_enough(text, lang, move):
    meant = toy(text, REPLIES, lang)
    assert meant == (Chosen(move) if move else Unknown(TRUST))


@pytest.mark.parametrize("text", ["1x3", "1 x 3", "1×3", "1 * 3", "cell:1x3", "Cell 1x3"])
def test_cells_are_found(text):
    assert crowns(text) == Chosen(PLACE[cell_at(1, 3)])


@pytest.mark.parametrize(
    ("text", "lang"), [("stop", "en"), ("here", "en"), ("arrêt", "fr"), ("s'arreter la", "fr")]
)
def test_a_label_is_found_by_any_of_its_words(text, lang):
    assert crowns(text, lang) == Chosen(STOP)


def test_a_known_move_that_is_not_offered_is_never_taken_for_another():
    assert crowns("2x2") == Barred(PLACE[cell_at(2, 2)])
    assert toy("claim 1", (CLAIMS[1],)) == Barred(CLAIMS[0])


def test_what_may_mean_several_moves_is_asked_back():
    assert crowns("2x") == Several((PLACE[cell_at(2, 3)], PLACE[cell_at(2, 1)]))


@pytest.mark.parametrize(
    ("text", "name", "rest"),
    [
        ("?", "help", ""),
        ("? CRW-3.1", "help", "CRW-3.1"),
        ("aide", "help", ""),
        ("why claim 3", "why", "claim 3"),
        ("Pourquoi 3", "why", "3"),
        ("conseil", "hint", ""),
        ("UNDO", "undo", ""),
        ("reprendre", "undo", ""),
        ("save my game.json", "save", "my game.json"),
        ("règles", "rules", ""),
        ("q", "quit", ""),
    ],
)
def test_commands_are_understood_in_every_language(text, name, rest):
    assert toy(text) == Command(name, rest)


def test_something_near_is_suggested():
    assert toy("dobut") == Unknown(DOUBT)
    assert toy("zzzz") == Unknown(None)
    assert toy("!!!") == Unknown(None)
