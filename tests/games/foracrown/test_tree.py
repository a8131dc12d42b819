"""Tree counts from named positions, beside brute force that knows nothing of the game's tables."""

from itertools import product

from tests.games.foracrown.table import game, laid, put, revealed, struck

from royaumes.testing.tree import count


def mixes(price, coins, rubies):
    """In how many ways a price can be paid out of a chest."""
    return sum(price - paid <= coins and paid <= rubies for paid in range(price + 1))


def walked(cells, moves):
    """In how many ways portraits can be moved so many times, cell by cell."""
    if not moves:
        return 1
    total = 0
    for who, step in product(range(len(cells)), (-1, 1)):
        cell = cells[who] + step
        while cell in cells:
            cell += step
        if 1 <= cell <= 9:
            total += walked([*cells[:who], cell, *cells[who + 1 :]], moves - 1)
    return total


def test_two_portraits_moved():
    for gallery in ([7, 6, 5], [9, 8, 1], [1, 2, 3], [9, 5, 1]):
        assert count(game, revealed("PP", gallery=gallery), 2) == walked(gallery, 2)
    # by hand: after the rabbit's move 5, after the penguin's 4, after the ape's 4
    assert count(game, revealed("PP", gallery=[9, 8, 1]), 2) == 13


def test_a_first_recruit():
    s = laid(coins=[2, 4, 5], rubies=[3, 10, 10])
    expected = 3 * mixes(1, 2, 3) + 3 * mixes(3, 2, 3) + 3 * mixes(5, 2, 3)
    assert count(game, s, 1) == expected == 18


def test_a_first_recruit_and_what_follows():
    s = laid(coins=[3, 1, 5], rubies=[10, 2, 10])
    after_level_1 = 3 * mixes(1, 1, 2) + 3 * mixes(3, 1, 2)
    after_level_2 = after_level_1 - mixes(3, 1, 2)  # one open card less
    hidden = 8
    first = {1: mixes(1, 3, 10), 3: mixes(3, 3, 10), 5: mixes(5, 3, 10)}
    expected = 3 * first[1] * after_level_1
    expected += 2 * first[3] * after_level_2 + first[3] * hidden
    expected += 2 * first[5] * after_level_1 + first[5] * hidden
    assert count(game, s, 2) == expected


def test_raccoons_and_losses_among_five():
    assert count(game, revealed("LLT", seats=5), 3) == 4**3
    assert count(game, put(revealed("LLT", seats=5), gallery=[7, 6, 5, 0, 0]), 3) == 2**3


def test_mages_for_one_family_each():
    # decline, or pay in two ways and see one of five faces
    assert count(game, struck("mages"), 1) == 3
    assert count(game, struck("mages"), 2) == 3 + 2 * 5
