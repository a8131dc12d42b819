"""Whole views as rows of numbers: named, within bounds, equal for equal views and for no others."""

from copy import copy

import pytest

np = pytest.importorskip("numpy", reason="rows of numbers need numpy, which is in the extra rl")

from royaumes.core import Finished, Stream, to_json  # noqa: E402
from royaumes.games import TOY, game, keys  # noqa: E402
from royaumes.rl.observation import Observation  # noqa: E402
from royaumes.testing.walks import spread, walk  # noqa: E402

TABLES = [(key, seats) for key in (TOY, *keys()) for seats in game(key).seats]


def views(rules, seats, seed):
    """What every seat sees at steps of a random game, each with what it sees in a twin world."""
    stream = Stream(f"{rules.key}/{seats}/{seed}")
    for step in spread(list(walk(rules, seats, {}, stream)), 60):
        for seat in range(seats):
            view = rules.view(step.state, seat)
            yield view, rules.view(rules.imagine(view, stream), seat)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_equal_views_have_equal_rows_and_others_do_not(key, seats):
    rules = game(key)
    known = Observation(rules, seats)
    rows: dict = {}
    for view, twin in views(rules, seats, "rows"):
        row = known.encode(view)
        assert row.shape == (len(known.names),) == known.low.shape
        outside = np.flatnonzero((row < known.low) | (row > known.high))
        assert not outside.size, [(known.names[at], row[at]) for at in outside]
        never_used = Observation(rules, seats)
        assert never_used.encode(twin).tobytes() == row.tobytes(), "what was written before shows"
        if not isinstance(view.phase, Finished):
            assert rows.setdefault(row.tobytes(), view) == view, "two views with one row"


@pytest.mark.parametrize("key", [TOY, *keys()])
def test_every_field_of_a_view_is_written_and_every_number_has_a_name(key):
    rules = game(key)
    seats = rules.seats[-1]
    view = rules.view(rules.start(seats), 0)
    assert [*rules.fields(seats)] == [name for name in to_json(view) if name != "phase"]
    names = Observation(rules, seats).names
    assert len(set(names)) == len(names)


def test_whoever_has_a_row_may_write_on_it():
    rules = game(TOY)
    known, view = Observation(rules, 2), rules.view(rules.start(2), 0)
    row = known.encode(view)
    before = row.tobytes()
    row += 1
    assert known.encode(view).tobytes() == before


def test_a_view_that_cannot_be_written_leaves_no_trace():
    rules = game(TOY)
    known, view = Observation(rules, 2), rules.view(rules.start(2), 0)
    row = known.encode(view)
    with pytest.raises(ValueError, match="3 values where there are always 2"):
        other = copy(view)
        vars(type(other))["tokens"].__set__(other, (1, 2, 3))
        known.encode(other)
    assert np.array_equal(known.encode(view), row)


def test_another_shape_is_another_version():
    crowns = game("crowns")
    assert Observation(crowns, 2).version != Observation(crowns, 3).version
