"""The stream: an algorithm that can never change unnoticed, and exactly fair numbers."""

import pickle
from collections import Counter

import pytest

from royaumes.core import Stream
from royaumes.core.stream import ALGORITHM, bot_stream, chance_stream, commitment

WORD = 1 << 32


def fed(*words: int) -> Stream:
    """A stream whose next words are these."""
    stream = Stream("fed")
    stream._words = list(reversed(words))
    return stream


@pytest.mark.parametrize(
    ("seed", "first"),
    [
        ("", [3695915139, 986436526, 2723762084]),
        ("royaumes", [301805322, 2003713561, 1485481964]),
        (b"\x00\x01", [1152782541, 160791290, 3025984541]),
    ],
)
def test_first_words_are_golden(seed, first):
    stream = Stream(seed)
    assert [stream.below(WORD) for _ in first] == first


def test_golden_numbers_over_several_blocks():
    stream = Stream("royaumes")
    assert "".join(str(stream.below(6)) for _ in range(20)) == "02225435022111302505"
    assert "".join(Stream("royaumes").shuffled("abcdefgh")) == "hbegfcda"
    assert Stream("royaumes").choice("abcdefgh") == "a"


def test_golden_split_commitment_and_name():
    assert ALGORITHM == "blake2b-ctr-32"
    assert Stream("royaumes").split("bot/2").below(1_000_000) == 33_797
    assert chance_stream("royaumes", 0).below(1_000_000) == 567_209
    assert commitment("royaumes") == "2d5ba41189737dab7b60e7cf3b4144592be8e1b65738e21e7480f2f86a9261c4"


def test_text_and_its_bytes_are_the_same_seed():
    assert Stream("é").below(WORD) == Stream("é".encode()).below(WORD)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 462, 46_656, 2**31 + 1, 2**32 - 1, 2**32])
def test_each_number_owns_equally_many_words(n):
    """All words that give a number, counted at their borders: 2**32 // n for each number."""
    unfair = WORD % n
    for value in {0, 1 % n, n // 2, n - 1}:
        first = -(-(value * WORD + unfair) // n)
        last = -(-((value + 1) * WORD) // n) - 1
        assert last - first + 1 == WORD // n
        assert fed(first).below(n) == value
        assert fed(last).below(n) == value
        if first and (first - 1) * n >= value * WORD:  # an unfair word: thrown away, the next one counts
            assert fed(first - 1, last).below(n) == value


def test_unfair_words_are_thrown_away_until_a_fair_one_comes():
    n = 2**31 + 1  # nearly every second word is unfair
    unfair = [word for word in range(4) if (word * n) % WORD < WORD % n]
    assert len(unfair) >= 2
    stream = fed(*unfair, WORD - 1)
    assert stream.below(n) == (WORD - 1) * n >> 32
    assert stream._words == []


def test_a_small_remainder_that_is_still_fair_counts():
    n = 6  # 2**32 % 6 == 4: a remainder of 4 is looked at and kept
    word = -(-2 * WORD // n)
    assert (word * n) % WORD == 4
    assert fed(word, 0).below(n) == 2


def test_a_refill_happens_where_the_words_run_out():
    stream, same = Stream("refill"), Stream("refill")
    numbers = [stream.below(10) for _ in range(17)]
    assert numbers == [same.below(WORD) * 10 >> 32 for _ in range(17)]


def test_count_is_the_number_of_words_taken():
    stream = Stream("count")
    assert stream.count == 0
    for taken in range(1, 20):
        stream.below(6)
        assert stream.count == taken


def test_split_depends_on_the_label_alone():
    fresh, used = Stream("one"), Stream("one")
    used.below(6)
    assert fresh.split("a").below(WORD) == used.split("a").below(WORD)
    assert used.count == 1
    heads = [Stream("one").split(label).below(WORD) for label in ("a", "b", "ab", "a/b", "")]
    heads += [Stream("one").split("a").split("b").below(WORD), Stream("one").below(WORD)]
    heads += [Stream("two").split("a").below(WORD)]
    assert len(set(heads)) == len(heads)


def test_split_streams_agree_no_more_than_by_chance():
    left, right = Stream("one").split("left"), Stream("one").split("right")
    pairs = Counter((left.below(6), right.below(6)) for _ in range(36_000))
    assert len(pairs) == 36
    assert all(850 < count < 1_150 for count in pairs.values())


def test_each_chance_question_has_a_stream_of_its_own():
    heads = {chance_stream("seed", number).below(WORD) for number in range(100)}
    assert len(heads) == 100


def test_shuffles_are_all_equally_likely():
    stream = Stream("shuffle")
    orders = Counter("".join(stream.shuffled("abcd")) for _ in range(24_000))
    assert len(orders) == 24
    assert all(850 < count < 1_150 for count in orders.values())


def test_shuffled_leaves_its_items_alone():
    items = [3, 1, 2]
    assert sorted(Stream("x").shuffled(items)) == [1, 2, 3]
    assert items == [3, 1, 2]
    assert Stream("x").shuffled([]) == []


def test_nothing_cannot_be_chosen_from():
    with pytest.raises(ValueError, match="below 0"):
        Stream("x").choice([])


def test_numbers_that_no_word_can_hold_are_refused():
    with pytest.raises(ValueError, match="below 4294967297"):
        Stream("x").below(WORD + 1)


def test_a_stream_travels_between_processes():
    stream = Stream("travel")
    stream.below(6)
    twin = pickle.loads(pickle.dumps(stream))
    assert [twin.below(100) for _ in range(20)] == [stream.below(100) for _ in range(20)]


def test_commitments_differ_with_the_seed():
    assert commitment("a") != commitment("b")
    assert len(commitment("a")) == 64


def test_the_streams_of_a_game_are_branches_of_its_seed():
    for short, split in (
        (chance_stream("seven", 12), Stream("seven").split("chance/12")),
        (bot_stream("seven", 3, 45), Stream("seven").split("bot/3/45")),
    ):
        assert [short.below(1000) for _ in range(40)] == [split.below(1000) for _ in range(40)]
