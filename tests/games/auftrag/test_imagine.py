"""Imagined worlds come as often as they should, by exact enumeration."""

from fractions import Fraction

import pytest
from tests.games.auftrag.table import game, give, table, tournament

from royaumes.games.auftrag.box import CARDS, ONES
from royaumes.games.auftrag.moves import STAKE, STAKES, stakes_number
from royaumes.games.auftrag.state import SIZE
from royaumes.testing.weights import draws_without_return, fair

SWORDS_AND_LANCES = range(4)


def unseen_ones(s, seat):
    """The first cards that a seat has not seen, by kind: in rivals' hands or still in the bag."""
    bag = {card: s.bag[virtue] for virtue, card in enumerate(ONES)}
    for other in range(s.seats):
        if other != seat:
            for card in ONES:
                bag[card] += s.hands[other * SIZE + card] - s.seen[other * SIZE + card]
    return bag


def hand_of(seat):
    return lambda world: tuple(card for card in range(SIZE) for _ in range(world.hands[seat * SIZE + card]))


@pytest.mark.rule("IAK-2.1")
def test_hidden_first_cards_are_dealt_card_by_card():
    """A kind of which more cards are unseen is more likely, in proportion."""
    s = table(3)
    for card in ("sword_1", "sword_1", "lance_1", "book_1"):  # four ones that nobody has seen are left
        s.piles[CARDS.index(card)] -= 1
        s.bag[CARDS.index(card) // 2] += 1
    for seat, cards in ((1, "sword_1 book_1"), (2, "sword_1 lance_1")):
        for card in cards.split():
            s.bag[CARDS.index(card) // 2] -= 1
            s.hands[seat * SIZE + CARDS.index(card)] += 1
            s.hidden[seat] += 1
    exact = draws_without_return(unseen_ones(s, 0), 2)
    assert exact[0, 0] == Fraction(1, 6) and exact[0, 2] == Fraction(1, 3)
    fair(game, game.view(s, 0), exact, hand_of(1))


@pytest.mark.rule("IAK-9.4")
def test_a_rivals_stake_may_hold_hidden_cards():
    """A sealed stake is any of those the imagined hand allows, its unseen cards included."""
    s = tournament("sword_1", "lance_2")
    give(s, 1, first="sword_1")
    sealed, _ = game.apply(s, 1, game.moves.parse("virtue:sword_1 virtue:lance_2 stake"))
    bag = unseen_ones(sealed, 0)
    exact: dict[tuple[int, ...], Fraction] = {}
    for (card,), chance in draws_without_return(bag, 1).items():
        arms = [int(kind == card) + int(kind == CARDS.index("lance_2")) for kind in SWORDS_AND_LANCES]
        stakes = STAKES[stakes_number(arms)]
        for stake in stakes:
            exact[stake.cards] = exact.get(stake.cards, Fraction(0)) + chance / len(stakes)
    fair(game, game.view(sealed, 0), exact, lambda world: STAKE[world.stakes[1]].cards)
