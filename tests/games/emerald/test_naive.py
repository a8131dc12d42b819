"""The rules agree with a second, simpler telling of them; tree counts from named positions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.emerald.naive import Story, count
from tests.games.emerald.table import GOLD_DEALT, table

from royaumes.core import Chance, Over, Stream
from royaumes.core.record import write_answer
from royaumes.games.emerald import GAME
from royaumes.testing.tree import count as tree
from royaumes.testing.walks import walk

#: All open cards as `table` deals them, and seat 0 begins.
OPENING = [
    *(f"gold:{kind + 1}" for kind in GOLD_DEALT),
    *(f"gem:{('ruby', 'emerald', 'garnet', 'turquoise')[n % 4]}" for n in range(9)),
    "seat:0",
]


@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32))
def test_random_games_go_the_same_way(seats, seed):
    told = Story(seats).tell()
    asked, offered = next(told)
    for step in walk(GAME, seats, {"fair": 0}, Stream(str(seed))):
        if isinstance(step.question, Over):
            raise AssertionError("the story goes on after the end")
        answer = write_answer(step.question, step.seat, step.move)
        assert answer.seat == asked
        if step.seat is None:
            source = step.question.source
            assert {source.notation(outcome) for outcome, _ in source.outcomes()} == offered
        else:
            assert {" ".join(move.picks) for move in GAME.options(step.state, step.seat)} == offered
        try:
            asked, offered = told.send(answer.text)
        except StopIteration as ended:
            after, _ = GAME.apply(step.state, step.seat, step.move)
            assert list(GAME.pending(after).scores) == ended.value
            return


#: From the castle: so many firsts times (as many seconds or a stop), twice.
OPENINGS = {3: 5 * 5 * 5 * 5, 4: 5 * 5 * 5 * 5, 5: 4 * 4 * 4 * 4, 2: 8 * 4 * 8 * 4}


@pytest.mark.parametrize("seats", OPENINGS)
def test_tree_counts_of_the_opening(seats):
    assert tree(GAME, table(seats=seats), 4) == OPENINGS[seats]
    assert count(seats, OPENING, 4) == OPENINGS[seats]


#: Further on, where cards, dragon and ransoms come in: seats, a way to play, answers, depth, count.
LATER = {
    "first knights on the mountain": (3, 5, 50, 5, 486),
    "the dragon among them": (3, 11, 110, 5, 663),
    "two colours each": (2, 7, 100, 4, 396),
    "a crowd of five": (5, 3, 120, 5, 288),
}


def played(seats, way, number):
    """A position reached by a fixed arithmetic of choices, and the answers that led there."""
    s, answers = GAME.start(seats), []
    for turn in range(number):
        question = GAME.pending(s)
        if isinstance(question, Chance):
            seat, options = None, [outcome for outcome, _ in question.source.outcomes()]
        else:
            seat = question.seats[0]
            options = GAME.options(s, seat)
        move = options[(turn * turn + way * turn) // 3 % len(options)]
        answers.append(write_answer(question, seat, move).text)
        s, _ = GAME.apply(s, seat, move)
    return s, answers


@pytest.mark.parametrize("name", LATER)
def test_tree_counts_later_on(name):
    seats, way, number, depth, expected = LATER[name]
    s, answers = played(seats, way, number)
    assert tree(GAME, s, depth) == expected
    assert count(seats, answers, depth) == expected
