"""Which chips a throw allows: the rulebook's examples, the refusals, and a brute force."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.crowns.table import EXAMPLE, game, names, offered, place, roll, stop, thrown, why_not

from royaumes.games.crowns.box import COLUMN, FACE, NAMES
from royaumes.games.crowns.dice import AFTER, ALLOWS, LEFT, NO_HAND, OF_THROW, SHOWN, allowed
from royaumes.games.crowns.moves import PLACE, STOP, placing, placing_or_stop
from royaumes.testing.tree import count


def possible(throw, wanted):
    """By brute force: can the dice be set to faces of the throw so that they cover all cells at once?"""
    need: Counter[int] = Counter()
    for column, face in wanted:
        need[face] += column
    for faces in product(*[[f for f in set(throw) if f <= die] for die in throw]):
        have = Counter(faces)
        if all(have[face] >= n for face, n in need.items()):
            return True
    return False


@pytest.mark.rule("CRW-2.1")
def test_six_dice_are_thrown_once():
    s = game.apply(game.start(2), None, 0)[0]
    assert game.pending(s).source.count == 6
    s = roll(s, *EXAMPLE)
    assert s.throw == EXAMPLE and game.pending(s).prompt == "crowns-ask-place"
    assert game.pending(place(s, "1x2")).prompt == "crowns-ask-place"


@pytest.mark.rule("CRW-3.2", "CRW-2.2")
def test_first_example_two_pairs_and_a_single():
    s = place(thrown(*EXAMPLE), "2x6", "2x5", "1x3")
    assert names(s.covered[0]) == {"2x6", "2x5", "1x3"} and s.chips[0] == 15
    assert "1x2" in offered(s)  # the last die is forgone
    assert stop(s).to_move == 1


@pytest.mark.rule("CRW-3.4")
def test_example_a_six_dice_lowered_to_the_lowest():
    s = place(thrown(*EXAMPLE), "6x2")
    assert offered(s) == {"stop"}


@pytest.mark.rule("CRW-3.4", "CRW-3.6")
def test_example_b_five_threes_and_the_two_stays():
    assert offered(place(thrown(*EXAMPLE), "5x3")) == {"1x2", "stop"}
    assert why_not(thrown(*EXAMPLE), "6x3").facts == {"needed": 6, "face": 3, "remain": 5}


@pytest.mark.rule("CRW-3.4")
def test_example_c_four_fives_and_two_twos():
    s = place(thrown(*EXAMPLE), "4x5", "2x2")
    assert offered(s) == {"stop"}


@pytest.mark.rule("CRW-3.3", "CRW-3.4")
def test_example_d_some_changed_some_not():
    s = place(thrown(*EXAMPLE), "1x6", "3x5", "1x3", "1x2")
    assert s.chips[0] == 14 and offered(s) == {"stop"}


@pytest.mark.rule("CRW-3.2", "CRW-3.3")
def test_equal_dice_may_be_shared_out_and_need_not_be_used():
    s = place(thrown(5, 5, 5, 1, 1, 1), "1x5", "2x5")
    assert {"1x1", "2x1", "3x1"} <= offered(s) and not {"4x1", "1x5"} & offered(s)
    assert why_not(s, "3x5").rule == "CRW-3.3"
    assert why_not(s, "3x5").facts == {"needed": 3, "face": 5, "remain": 0}


@pytest.mark.rule("CRW-3.2")
def test_needs_4_dice_of_5_or_more_3_remain():
    refusal = why_not(thrown(6, 5, 5, 3, 2, 1), "4x5")
    assert refusal.rule == "CRW-3.2" and refusal.facts == {"needed": 4, "face": 5, "remain": 3}


@pytest.mark.rule("CRW-3.2", "CRW-3.3")
def test_what_lacks_dice_names_the_throw_or_the_chips_that_used_them():
    s = place(thrown(6, 5, 5, 2, 2, 1), "1x1")
    assert why_not(s, "6x2").rule == "CRW-3.2"  # the throw itself has only five dice of 2 or more
    assert why_not(place(s, "1x2"), "5x2").rule == "CRW-3.3"  # it had five before the chip on 1x2
    assert why_not(place(s, "1x2"), "6x2").facts == {"needed": 6, "face": 2, "remain": 4}


@pytest.mark.rule("CRW-3.4")
def test_only_faces_of_the_throw():
    refusal = why_not(thrown(*EXAMPLE), "1x4")
    assert refusal.rule == "CRW-3.4" and refusal.facts == {"face": 4}


@pytest.mark.rule("CRW-3.6")
def test_never_a_higher_face():
    assert why_not(thrown(5, 5, 5, 5, 5, 5), "1x6").rule == "CRW-3.6"
    assert why_not(thrown(6, 5, 5, 5, 5, 5), "2x6").facts == {"needed": 2, "face": 6, "remain": 1}


@pytest.mark.rule("CRW-3.5")
def test_a_face_counts_even_when_its_only_die_is_used_or_lowered():
    s = place(thrown(6, 6, 5, 5, 3, 2), "5x2")  # takes the 2, the 3, both 5s and a 6
    assert "1x3" in offered(s)  # the last 6 counts as a 3 although the 3 is gone
    s = place(thrown(6, 6, 6, 6, 6, 3), "1x3")
    assert offered(s) >= {"1x3"} - names(s.covered[0]) and "5x3" in offered(s)


@pytest.mark.rule("CRW-3.1")
def test_a_covered_cell_takes_no_second_chip():
    s = thrown(*EXAMPLE, covered="1x6")
    refusal = why_not(s, "1x6")
    assert refusal.rule == "CRW-3.1" and refusal.facts == {"cell": "cell:1x6"}
    assert "1x6" not in offered(s)


@pytest.mark.rule("CRW-3.7")
def test_a_chip_stays_where_it_was_placed():
    s = roll(stop(roll(stop(place(thrown(*EXAMPLE), "1x6")), *EXAMPLE)), *EXAMPLE)
    assert names(s.covered[0]) == {"1x6"} and "1x6" not in offered(s)
    assert not any("1x6" in text for text in offered(place(s, "1x5")))


@pytest.mark.rule("CRW-2.2")
def test_no_chip_at_all_is_allowed_and_six_are():
    assert stop(thrown(*EXAMPLE)).covered[0] == 0
    s = place(thrown(6, 5, 4, 3, 2, 1), "1x6", "1x5", "1x4", "1x3", "1x2", "1x1")
    assert s.chips[0] == 12 and offered(s) == {"stop"}


@pytest.mark.rule("CRW-2.3")
def test_no_more_chips_than_are_left():
    s = place(thrown(6, 5, 4, 3, 2, 1, chips=2), "1x6", "1x5")
    assert offered(s) == {"stop"}
    assert why_not(s, "1x1").rule == "CRW-2.3"


@pytest.mark.rule("CRW-6.2")
def test_nothing_is_removed_with_rivals():
    assert why_not(thrown(*EXAMPLE), "remove").why == "crowns-no-remove-with-rivals"


@given(
    st.sampled_from(sorted(OF_THROW)),
    st.lists(st.integers(0, 35), max_size=5, unique=True),
)
def test_tables_agree_with_brute_force(throw, chosen):
    """A set of cells is possible when the dice can be shared out among them, in any order of chips."""
    s = thrown(*throw)
    taken: list[int] = []
    for cell in chosen:
        expected = possible(throw, [(COLUMN[c], FACE[c]) for c in [*taken, cell]])
        assert (PLACE[cell] in game.options(s, 0)) == expected, (throw, taken, NAMES[cell])
        if expected:
            s = game.apply(s, 0, PLACE[cell])[0]
            taken.append(cell)


def test_tables_are_what_the_predicates_say():
    assert len(OF_THROW) == 462
    for hand, dice in enumerate(LEFT):
        assert ALLOWS[hand] == allowed(SHOWN[hand], dice)
        for cell in range(36):
            after = AFTER[hand][cell]
            assert (after != NO_HAND) == bool(ALLOWS[hand] >> cell & 1)
            if after != NO_HAND:
                assert len(LEFT[after]) == len(dice) - COLUMN[cell] and SHOWN[after] == SHOWN[hand]


@given(st.integers(0, 2**36 - 1))
def test_moves_of_any_set_of_cells(bits):
    moves = placing(bits)
    assert moves == tuple(PLACE[cell] for cell in range(36) if bits >> cell & 1)
    assert placing_or_stop(bits) == (*moves, STOP)


@pytest.mark.parametrize(
    ("throw", "one", "two"), [(EXAMPLE, 18, 623), ((1,) * 6, 7, 480), ((6, 5, 4, 3, 2, 1), 22, 719)]
)
def test_tree_counts_of_a_turn(throw, one, two):
    """Chips or a stop, one and two answers deep; the same by brute force over ordered pairs of cells."""
    s = thrown(*throw, seats=2)
    needs = list(zip(COLUMN, FACE, strict=True))
    first = sum(possible(throw, [a]) for a in needs)
    second = sum(possible(throw, [a, b]) for a in needs for b in needs if a != b)
    assert count(game, s, 1) == first + 1 == one
    assert count(game, s, 2) == second + first + len(OF_THROW) == two
