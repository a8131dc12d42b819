"""Dice and bags: exact probabilities, fair samples, outcomes as text."""

import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from royaumes.core import Dice, Draw, Lot, Stream, UserError

SOURCES = [
    Dice(1),
    Dice(2),
    Dice(6),
    Dice(2, ordered=True),
    Dice(1, (1, 1, 2)),
    Dice(3, (0, 0, 1)),
    Dice(2, (1, 1, 2), ordered=True),
    Dice(2, 12, ordered=True),
    Dice(2, (0, 1, 2, 2), names=("ruby", "coin", "portrait")),
    Draw([3, 0, 1], ("low", "mid", "high")),
    Lot([0, 2], ("low", "mid", "high")),
]


def name(source):
    if isinstance(source, Draw):
        return f"bag{source.bag}"
    if isinstance(source, Lot):
        return f"lot{source.things}"
    return f"{source.count} of {source.faces}{' in order' if source.ordered else ''}"


each_source = pytest.mark.parametrize("source", SOURCES, ids=name)


@each_source
def test_probabilities_sum_to_exactly_one(source):
    outcomes = source.outcomes()
    assert sum(chance for _, chance in outcomes) == 1
    assert all(isinstance(chance, Fraction) and chance > 0 for _, chance in outcomes)
    assert len({outcome for outcome, _ in outcomes}) == len(outcomes)


@each_source
def test_all_outcomes_are_admitted_and_survive_writing(source):
    for outcome, _ in source.outcomes():
        assert source.admits(outcome)
        assert source.parse(source.notation(outcome)) == outcome


@each_source
def test_samples_come_as_often_as_their_probability_says(source):
    stream, throws = Stream("often"), 20_000
    seen = Counter(source.sample(stream) for _ in range(throws))
    chances = dict(source.outcomes())
    assert set(seen) <= set(chances)
    for outcome, chance in chances.items():
        expected, spread = throws * chance, (throws * chance * (1 - chance)) ** 0.5
        assert abs(seen[outcome] - expected) <= 4 * spread + 3


@pytest.mark.parametrize(
    ("source", "outcome", "chance"),
    [
        (Dice(2), (6, 6), Fraction(1, 36)),
        (Dice(2), (6, 5), Fraction(2, 36)),
        (Dice(6), (6, 5, 4, 3, 2, 1), Fraction(720, 46_656)),
        (Dice(6), (6, 6, 5, 5, 3, 2), Fraction(180, 46_656)),
        (Dice(2, ordered=True), (5, 6), Fraction(1, 36)),
        (Dice(1, (1, 1, 2)), (1,), Fraction(2, 3)),
        (Dice(2, (1, 1, 2)), (2, 1), Fraction(4, 9)),
        (Dice(2, (1, 1, 2), ordered=True), (1, 2), Fraction(2, 9)),
        (Draw([3, 0, 1], ("low", "mid", "high")), 2, Fraction(1, 4)),
    ],
)
def test_exact_probability(source, outcome, chance):
    assert dict(source.outcomes())[outcome] == chance


@pytest.mark.parametrize("source", [Dice(2), Dice(3, (1, 1, 2)), Dice(2, (1, 1, 2), ordered=True)], ids=name)
def test_the_sampling_table_has_the_exact_proportions(source):
    source.sample(Stream("fill"))
    table = Counter(source._table)
    assert source.outcomes() == [
        (throw, Fraction(table[throw], table.total())) for throw, _ in source.outcomes()
    ]


def test_six_dice_have_462_outcomes_and_four_ordered_ones_1296():
    assert len(Dice(6).outcomes()) == 462
    assert len(Dice(4, ordered=True).outcomes()) == 1296


@pytest.mark.parametrize("ordered", [False, True])
def test_very_many_dice_are_thrown_one_by_one(ordered):
    dice = Dice(9, ordered=ordered)
    stream = Stream("many")
    throws = [dice.sample(stream) for _ in range(300)]
    assert all(dice.admits(throw) for throw in throws)
    assert any(list(throw) != sorted(throw, reverse=True) for throw in throws) is ordered
    assert stream.count >= 2_700 and not dice._table


def test_threads_that_throw_first_at_the_same_time():
    """A server loads games in threads; dice half written by one must not be thrown by another."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for attempt in range(5):
            dice = Dice(6)
            with ThreadPoolExecutor(8) as pool:
                thrown = list(pool.map(lambda n, dice=dice: dice.sample(Stream(f"thread {n}")), range(16)))
            assert thrown == [Dice(6).sample(Stream(f"thread {n}")) for n in range(16)], attempt
    finally:
        sys.setswitchinterval(usual)


def test_equal_throws_are_the_same_object():
    dice, stream = Dice(2), Stream("same")
    throws = [dice.sample(stream) for _ in range(200)]
    assert len({id(throw) for throw in throws}) == len(set(throws)) == 21


@pytest.mark.parametrize("outcome", [(6,), (6, 5, 4), (7, 1), (5, 6), [6, 5], 6, None, "6 5"])
def test_dice_do_not_admit(outcome):
    assert not Dice(2).admits(outcome)


def test_ordered_dice_admit_any_order():
    assert Dice(2, ordered=True).admits((5, 6))
    assert not Dice(2, ordered=True).admits((0, 6))


@pytest.mark.parametrize("outcome", [1, 3, -1, "high", None, (0,)])
def test_a_bag_does_not_admit(outcome):
    assert not Draw([3, 0, 1], ("low", "mid", "high")).admits(outcome)


@pytest.mark.parametrize("text", ["", "6", "6 5 4", "6 7", "6 x", "six five"])
def test_unreadable_dice(text):
    with pytest.raises(UserError) as caught:
        Dice(2).parse(text)
    assert caught.value.why == "table-bad-dice"
    assert caught.value.facts == {"text": text, "count": 2}


def test_real_dice_may_be_typed_in_any_order():
    assert Dice(3).parse(" 2  6 4 ") == (6, 4, 2)
    assert Dice(2, ordered=True).parse("2 6") == (2, 6)


def test_faces_with_names():
    dice = Dice(2, (0, 1, 1), names=("loss", "coin"))
    assert dice.notation((1, 0)) == "coin loss"
    assert dice.parse("loss coin") == (1, 0)
    with pytest.raises(UserError, match="table-bad-dice"):
        dice.parse("1 0")


def test_an_unknown_draw():
    with pytest.raises(UserError) as caught:
        Draw([1, 1], ("low", "high")).parse("middle")
    assert caught.value.why == "table-bad-draw"
    assert caught.value.facts == {"text": "middle"}


@pytest.mark.parametrize("outcome", [1, 3, -1, "high", None, (0,)])
def test_a_lot_does_not_admit(outcome):
    assert not Lot([0, 2], ("low", "mid", "high")).admits(outcome)


def test_a_lot_looks_at_the_list_it_was_made_with():
    things = [0, 2]
    lot = Lot(things, ("low", "mid", "high"))
    things.remove(0)
    assert lot.sample(Stream("x")) == 2
    assert lot.outcomes() == [(2, Fraction(1))]
    with pytest.raises(UserError, match="table-bad-draw"):
        lot.parse("middle")


def test_a_known_kind_is_read_even_where_the_bag_has_none():
    bag = Draw([1, 0], ("low", "high"))
    assert bag.parse("high") == 1
    assert not bag.admits(1)


def test_a_draw_looks_at_the_bag_it_was_made_with():
    counts = [1, 1]
    draw = Draw(counts, ("low", "high"))
    counts[0] = 0
    assert draw.sample(Stream("x")) == 1
    assert draw.outcomes() == [(1, Fraction(1))]


def test_an_empty_bag_gives_nothing():
    with pytest.raises(ValueError, match="below 0"):
        Draw([0, 0], ("low", "high")).sample(Stream("x"))


@given(st.integers(1, 4), st.lists(st.integers(0, 4), min_size=1, max_size=5), st.booleans())
def test_any_dice_are_exact(count, faces, ordered):
    dice = Dice(count, tuple(faces), ordered=ordered)
    outcomes = dict(dice.outcomes())
    dice.sample(Stream("fill"))
    table = Counter(dice._table)
    assert outcomes == {throw: Fraction(ways, table.total()) for throw, ways in table.items()}
