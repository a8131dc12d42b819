"""Differences of JSON values are exact, and small where little changes."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from royaumes.core.difference import apply, difference

ATOMS = (
    st.none()
    | st.booleans()
    | st.integers(-3, 3)
    | st.floats(allow_nan=False, width=16).map(lambda x: x + 0.0)
    | st.text(max_size=2)
)
VALUES = st.recursive(
    ATOMS,
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.sampled_from("abcd"), parts, max_size=4),
    max_leaves=20,
)


def written(value):
    return json.dumps(value, sort_keys=True)


@given(VALUES, VALUES)
def test_a_difference_leads_from_one_value_to_the_other(before, after):
    found, old = difference(before, after), written(before)
    assert written(apply(before, json.loads(written(found)))) == written(after)
    assert written(before) == old, "the value given has changed"


@given(VALUES, st.data())
def test_a_small_change_has_a_small_difference(value, data):
    """A change of one item costs its path and what stands there, whatever surrounds it."""
    rest = data.draw(st.lists(VALUES, max_size=6))
    before, after = {"rest": rest, "part": [*rest, value]}, {"rest": rest, "part": [*rest, "new"]}
    assert difference(before, after) == {"part": {str(len(rest)): ["new"]}} or value == "new"


@given(VALUES)
def test_the_same_has_no_difference(value):
    assert difference(value, json.loads(written(value))) == {}


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": 1, "b": 2}, {"b": 2, "c": None}, {"a": [], "c": [None]}),
        ([1, 2, 3], [1, 5, 3], {"1": [5]}),
        ([1, 2, 3], [1, 3], [1, 1, []]),
        ([1, 1], [1, 1, 1], [2, 0, [1]]),
        ([{"x": 1}, {"x": 2}], [{"x": 1}, {"x": 3}], {"1": {"x": [3]}}),
        (1, True, [True]),
        ([0], [False], {"0": [False]}),
        (1, 1.0, [1.0]),
        ([], {}, [{}]),
        ({"a": [1]}, {"a": []}, {"a": [0, 1, []]}),
        ({"a": 1}, {"a": []}, {"a": [[]]}),
    ],
)
def test_what_a_difference_looks_like(before, after, expected):
    assert written(difference(before, after)) == written(expected)
    assert written(apply(before, expected)) == written(after)
