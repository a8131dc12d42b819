"""Marks and names that the rulebook decides, beside its words."""

import pytest
from tests.games.auftrag.table import NAMES, game

from royaumes.messages import Catalogue

#: The rulebook's list of adventures, in its order.
ADVENTURES_FR = (
    "le sanglier sauvage",
    "le chevalier noir",
    "le cerf blanc",
    "la sorcière diabolique",
    "la licorne blanche",
    "l’arbre de la vie",
    "le trésor des nains",
    "le dragon de feu",
    "le géant féroce",
    "la source de pureté",
    "le faisan d’or",
    "le livre de la sagesse",
    "le magicien diabolique",
    "la belle vierge",
)


@pytest.mark.parametrize(
    ("rule", "mark", "words"),
    [
        ("IAK-5.2", "T", "Les actions qu’un joueur n’est pas capable d’exécuter sont perdues."),
        ("IAK-5.4", "T", "Le deuxième joueur n’a plus le choix qu’entre deux cartes."),
        # Whether “ce nombre de points” is the target or the tied total is for a ruling to say.
        ("IAK-11.4", "D", "Le premier joueur qui a atteint ce nombre de points l’emporte."),
    ],
)
def test_a_mark_says_what_a_rule_rests_on(rule, mark, words):
    assert game.digest.rules[rule].mark == mark, words


def test_adventures_have_the_names_of_the_rulebook():
    french = Catalogue("fr")
    assert tuple(french.say(f"auftrag-adventure-{name}", game="auftrag") for name in NAMES) == ADVENTURES_FR
    for name, written in zip(NAMES, ADVENTURES_FR, strict=True):
        assert written.endswith(french.say(f"auftrag-board-adventure-{name}", game="auftrag"))
