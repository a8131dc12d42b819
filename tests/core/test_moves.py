"""Moves as one table, table options, score sheets and rankings."""

import pickle
from fractions import Fraction

import pytest

from royaumes.core import IllegalMove, Move, Moves, Over, Refusal, Setting, UserError, ranked
from royaumes.core.moves import notation
from royaumes.core.settings import checked, parse_setting


class Go(Move):
    to: str
    how: str = ""

    @property
    def picks(self):
        return (f"cell:{self.to}", *([f"by:{self.how}"] if self.how else []))


MOVES = Moves([Go("1"), Go("2"), Go("2", "boat")])


def test_the_notation_of_a_move_is_its_picks():
    assert notation(Go("2", "boat")) == "cell:2 by:boat"


def test_the_same_move_is_the_same_object():
    for move in MOVES:
        assert MOVES.parse(notation(move)) is move
    assert MOVES.parse("  cell:2   by:boat ") is MOVES[2]


def test_a_table_is_a_sequence_with_fixed_numbers():
    assert len(MOVES) == 3
    assert [MOVES.number(move) for move in MOVES] == [0, 1, 2]
    assert MOVES[1:] == (Go("2"), Go("2", "boat"))
    assert Go("1") in MOVES
    with pytest.raises(KeyError):
        MOVES.number(Go("9"))


def test_an_unknown_notation():
    with pytest.raises(UserError) as caught:
        MOVES.parse("cell:3")
    assert (caught.value.why, caught.value.facts) == ("table-bad-move", {"text": "cell:3"})


def test_two_moves_may_not_have_one_notation():
    with pytest.raises(ValueError, match="alike"):
        Moves([Go("1"), Go("1")])


class Odd(Move):
    words: tuple[str, ...]

    @property
    def picks(self):
        return self.words


@pytest.mark.parametrize("words", [(), ("",), ("cell:1 ",), ("a", "", "b"), ("new\nline",)])
def test_a_move_that_could_not_be_read_back_is_refused(words):
    with pytest.raises(ValueError, match="plain picks"):
        Moves([Odd(words)])


LENGTH = Setting("length", ("long", "short"), "X-1.1")
CHIPS = Setting("chips", (18, 2), "X-1.2")
OPEN = Setting("open", (False, True), "X-1.3")
SETTINGS = (LENGTH, CHIPS, OPEN)


def test_options_are_completed_with_defaults():
    assert LENGTH.default == "long"
    assert checked(SETTINGS, {}, 2) == {"length": "long", "chips": 18, "open": False}
    assert checked(SETTINGS, {"chips": 2, "open": True}, 2) == {"length": "long", "chips": 2, "open": True}


def test_an_unknown_option_is_named_with_those_there_are():
    with pytest.raises(UserError) as caught:
        checked(SETTINGS, {"colour": "red"}, 2)
    assert caught.value.why == "table-bad-setting"
    assert caught.value.facts == {"name": "colour", "known": ("length", "chips", "open")}


@pytest.mark.parametrize(
    ("wanted", "choices"),
    [
        ({"length": "medium"}, ("long", "short")),
        ({"chips": True}, ("18", "2")),
        ({"chips": "2"}, ("18", "2")),
        ({"open": 1}, ("false", "true")),
    ],
)
def test_a_value_that_is_no_choice(wanted, choices):
    with pytest.raises(UserError) as caught:
        checked(SETTINGS, wanted, 2)
    (name, value), *_ = wanted.items()
    assert caught.value.why == "table-bad-choice"
    assert caught.value.facts == {"name": name, "value": str(value), "choices": choices}


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("length=short", ("length", "short")),
        (" Length = short", ("Length", "short")),
        ("chips= 2 ", ("chips", 2)),
        ("open=TRUE", ("open", True)),
        ("open=false", ("open", False)),
        ("chips=7", ("chips", "7")),
        ("colour=red", ("colour", "red")),
        ("length", ("length", "")),
    ],
)
def test_an_option_as_text(text, read):
    assert parse_setting(SETTINGS, text) == read


def test_ranking_puts_equals_together():
    assert ranked([3, 5, 3, 1]) == ((1,), (0, 2), (3,))
    assert ranked([(2, 0), (2, 1)]) == ((1,), (0,))
    assert ranked([0]) == ((0,),)


def test_winners_stand_first():
    assert Over(((0, 2), (1,)), (4, 1, 4), "over", "X-1.1").winners == (0, 2)


def test_winners_share_the_victory():
    over = Over(((0, 2), (1,)), (4, 1, 4), "over", "X-1.1")
    assert [over.share(seat) for seat in range(3)] == [Fraction(1, 2), 0, Fraction(1, 2)]
    assert Over(((0,),), (-3,), "over", "X-1.1").share(0) == 1


def test_a_problem_in_words_for_programmers(monkeypatch):
    monkeypatch.setattr("royaumes.core.refusal._sentence", None)  # where nobody has imported messages
    assert str(UserError("record-empty")) == "record-empty"
    assert str(UserError("record-missing", line=3, name="game")) == "record-missing (line=3, name='game')"


def test_facts_may_have_any_name():
    assert UserError("x", why="because", self=1).facts == {"why": "because", "self": 1}


def test_a_refused_move_carries_its_refusal():
    refusal = Refusal("X-1.1", "x-no", {"why": "seat:1"})
    refused = IllegalMove(refusal)
    assert refused.refusal is refusal
    assert (refused.why, refused.facts) == ("x-no", {"why": "seat:1"})


def test_problems_travel_between_processes():
    error = pickle.loads(pickle.dumps(UserError("record-missing", line=3, name="game")))
    assert (error.why, error.facts) == ("record-missing", {"line": 3, "name": "game"})
    refused = pickle.loads(pickle.dumps(IllegalMove(Refusal("X-1.1", "x-no", {"n": 1}))))
    assert refused.refusal == Refusal("X-1.1", "x-no", {"n": 1})
