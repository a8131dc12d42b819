"""Puzzles: every one is a decision by the rules, and a deeper search finds its solution too."""

import os

import pytest
from tests.review.conftest import played

from royaumes.core import Decide
from royaumes.games import game, keys
from royaumes.messages import Catalogue, Words
from royaumes.review import usual_depth
from royaumes.review.decision import Judge
from royaumes.review.puzzles import Puzzle, dump, explained, holds, mined, puzzles, spread

LONG = os.environ.get("ROYAUMES_PROFILE") == "long"
#: The search that found them had 128 playouts for each decision.
DEEPER = (256, 512, 1024) if LONG else (256,)
ALL = [(key, number) for key in keys() for number in range(len(puzzles(key)))]


@pytest.mark.parametrize(("key", "number"), ALL)
def test_a_puzzle_is_a_decision_by_the_rules(key, number):
    puzzle, rules = puzzles(key)[number], game(key)
    s = puzzle.state()
    question = rules.pending(s)
    assert isinstance(question, Decide) and puzzle.seat in question.seats
    options = rules.options(s, puzzle.seat)
    assert rules.moves.parse(puzzle.solution) in options and len(options) > 2
    for lang in ("en", "fr"):
        assert Words(Catalogue(lang), key).move(rules.moves.parse(puzzle.solution))


@pytest.mark.parametrize(("key", "number"), ALL)
def test_a_deeper_search_finds_the_solution(key, number):
    for depth in DEEPER:
        assert holds(puzzles(key)[number], depth)


@pytest.mark.parametrize("key", keys())
def test_what_a_solution_brings_is_kept_with_it(key):
    puzzle = next(one for one in puzzles(key) if one.gains)
    judge, move = (
        Judge(key, puzzle.seats, usual_depth(key, puzzle.seats)),
        game(key).moves.parse(puzzle.solution),
    )
    assert explained(judge, puzzle.state(), puzzle.seat, move) == puzzle.gains
    assert sum(bool(one.gains) for one in puzzles(key)) >= 0.7 * len(puzzles(key))


@pytest.mark.parametrize("key", keys())
def test_there_are_a_dozen_or_more(key):
    assert len(puzzles(key)) >= 12


def test_another_move_does_not_hold():
    puzzle = puzzles("crowns")[0]
    rules = game("crowns")
    other = next(
        move for move in rules.options(puzzle.state(), puzzle.seat) if " ".join(move.picks) != puzzle.solution
    )
    wrong = Puzzle(**{**_fields(puzzle), "solution": " ".join(other.picks)})
    assert not holds(wrong, 64)


def test_puzzles_are_found_in_games_and_written_down():
    games = [mined(played("crowns", "knight", "page", seed=f"puzzles/{number}"), 64) for number in range(3)]
    found = [one for puzzles_of_one in games for one in puzzles_of_one]
    assert found and all(len(puzzles_of_one) <= 2 for puzzles_of_one in games)
    assert all(one.ahead >= 40 for one in found)
    assert dump(found).count("\n") == len(found) + 2


def test_few_puzzles_have_the_same_solution():
    one = puzzles("crowns")[0]
    alike = [Puzzle(**{**_fields(one), "ahead": number}) for number in range(9)]
    assert len(spread(iter(alike), 12)) == 3


def test_half_of_the_puzzles_ask_other_questions_where_there_are_some():
    first = puzzles("royaume")[0]
    same = [Puzzle(**{**_fields(first), "solution": f"treasure:{number}"}) for number in range(8)]
    other = [
        Puzzle(**{**_fields(one), "solution": one.game})
        for one in (puzzles("crowns")[0], puzzles("auftrag")[0])
    ]
    assert spread(iter([*same, *other]), 4) == [*same[:2], *other]
    assert spread(iter([*same, *other]), 6) == [*same[:3], *other, same[3]]


def _fields(puzzle):
    return {name: getattr(puzzle, name) for name in Puzzle.__dataclass_fields__}
