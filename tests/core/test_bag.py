"""Bags of counted things: numbers that can be filled, emptied, poured together and drawn from."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from royaumes.core import Bags, Stream

EACH = (5, 0, 31, 2)
NAMES = ("thing:a", "thing:b", "thing:c", "thing:d")
THINGS = Bags(NAMES, EACH, "toy-ask-card")
contents = st.tuples(*(st.integers(0, most) for most in EACH))


@given(contents)
def test_a_bag_holds_what_was_put_into_it(counts):
    bag = THINGS.bag(counts)
    assert THINGS.counts(bag) == counts
    assert tuple(THINGS.count(bag, kind) for kind in range(4)) == counts


@given(contents, contents)
def test_different_contents_are_different_bags(one, other):
    assert (THINGS.bag(one) == THINGS.bag(other)) == (one == other)


def test_the_full_bag_holds_everything_and_an_empty_one_is_nothing():
    assert THINGS.counts(THINGS.full) == EACH
    assert THINGS.bag((0, 0, 0, 0)) == 0


def test_things_go_in_and_out_one_by_one_and_bags_are_poured_together():
    bag = THINGS.bag((1, 0, 3, 0))
    assert THINGS.counts(bag + THINGS.units[3]) == (1, 0, 3, 1)
    assert THINGS.counts(bag - THINGS.units[2]) == (1, 0, 2, 0)
    assert THINGS.counts(bag + THINGS.bag((2, 0, 28, 1))) == (3, 0, 31, 1)


def test_a_bag_needs_a_count_for_every_kind():
    with pytest.raises(ValueError, match="zip"):
        THINGS.bag((1, 2))


def test_the_question_for_a_bag_is_made_once_and_knows_its_prompt():
    question = THINGS.questions[THINGS.bag((1, 0, 3, 0))]
    assert THINGS.questions[THINGS.bag((1, 0, 3, 0))] is question
    assert THINGS.questions[THINGS.full] is not question
    assert (question.prompt, question.seat, question.private) == ("toy-ask-card", None, False)


def test_every_single_thing_is_as_likely_as_any_other():
    source = THINGS.questions[THINGS.bag((1, 0, 3, 0))].source
    assert dict(source.outcomes()) == {0: Fraction(1, 4), 2: Fraction(3, 4)}
    stream = Stream("bag")
    drawn = Counter(source.sample(stream) for _ in range(4000))
    assert set(drawn) == {0, 2}
    assert 900 < drawn[0] < 1100


def test_outcomes_are_written_by_name():
    source = THINGS.questions[THINGS.bag((1, 0, 3, 0))].source
    assert source.notation(2) == "thing:c"
    assert source.parse("thing:c") == 2
    assert source.admits(0)
    assert not source.admits(1)
