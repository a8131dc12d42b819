"""Marks that the rulebook decides, beside its words."""

import pytest
from tests.games.royaume.table import game


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("R5C-4.3", "Sinon, passez directement à la phase B."),
        ("R5C-5.3", "résoudre les situations auxquelles sont confrontés les Chevaliers"),
        (
            "R5C-6.1",
            "lance les 2 dés à 6 faces et fait progresser 2 Chevaliers des points de l’un et l’autre dé",
        ),
        ("R5C-6.8", "il les dépasse ou les croise sans leur prêter main forte"),
        ("R5C-7.1", "avance ou recule un Chevalier d’un nombre de cases égal au total des 2 dés"),
        ("R5C-7.5", "le nombre de points exact n’est pas nécessaire; il peut être supérieur"),
        ("R5C-11.3", "Le ou les duels terminent toujours la phase A."),
        ("R5C-11.4", "uniquement en phase A; elle s’interrompt obligatoirement en cas d’insuccès"),
        ("R5C-12.3", "Lorsque le 4e Chevalier a ramené sa couronne, le jeu s’arrête."),
    ],
)
def test_what_the_rulebook_states_is_marked_so(rule, words):
    assert game.digest.rules[rule].mark == "T", words
