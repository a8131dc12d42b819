"""The odds that are shown, counted out die by die."""

from fractions import Fraction

import pytest

from royaumes.games.royaume.dice import (
    DRAGON,
    DUEL,
    ESCAPE,
    FIGHT,
    KNIGHT,
    answers,
    escapes,
    slays,
    takes_crown,
    wins_duel,
)

POWERS = range(4)


def counted(die, power, other, rival):
    """Of all throws that are not even, the share that wins."""
    won = lost = 0
    for mine in die.faces:
        for theirs in other.faces:
            won += mine + power > theirs + rival
            lost += mine + power < theirs + rival
    return Fraction(won, won + lost)


@pytest.mark.rule("R5C-5.9")
@pytest.mark.parametrize(("power", "faces"), [(0, 6), (1, 7), (2, 8), (3, 9)])
def test_an_escape(power, faces):
    assert len(ESCAPE.faces) == 12 and escapes(power) == pytest.approx(faces / 12)


@pytest.mark.rule("R5C-5.11")
@pytest.mark.parametrize("power", POWERS)
def test_fights(power):
    assert slays(power) == pytest.approx(float(counted(FIGHT, power, FIGHT, 0)))
    assert takes_crown(power) == pytest.approx(float(counted(KNIGHT, power, DRAGON, 0)))
    for rival in POWERS:
        assert wins_duel(power, rival) == pytest.approx(float(counted(DUEL, power, DUEL, rival)))


@pytest.mark.rule("R5C-5.11")
@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("dragon", DRAGON.faces)
def test_an_answer_to_the_dragon(dragon, power):
    again = counted(KNIGHT, power, DRAGON, 0)
    shares = [1 if die + power > dragon else again if die + power == dragon else 0 for die in KNIGHT.faces]
    assert answers(dragon, power) == pytest.approx(float(sum(shares, Fraction()) / len(shares)))
