"""The engine against a plain second writing of the rules, score sheet and ranking included; counted trees."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.royaume.oracle import COLOURS, Oracle
from tests.games.royaume.table import card, circles, crowned, game, held, pile, position

from royaumes.core import Chance, Over, Stream
from royaumes.core.compiled import is_compiled
from royaumes.core.moves import notation
from royaumes.games.royaume.phases import turn
from royaumes.testing.tree import count


def same(s, oracle):
    """Whether engine and oracle see the same table."""
    assert dict(zip(COLOURS, s.places, strict=True)) == oracle.place
    assert crowned(s) == oracle.crowned
    if s.left < 0:  # else a knight has gone but not arrived yet
        assert held(s) == {colour for colour in COLOURS if oracle.held(colour)}
    assert circles(s) == oracle.circles
    assert [card(s, cell) for cell in oracle.card] == list(oracle.card.values())
    assert s.power == oracle.power
    assert s.treasures == [list(gems.values()) for gems in oracle.gems]
    assert s.bank == list(oracle.bank.values())
    for name, cards in (
        ("unseen", oracle.unseen),
        ("talon", oracle.talon or []),
        ("discards", oracle.discards),
    ):
        assert pile(s, name) == Counter(cards)
    assert oracle.turn == 0 or (s.turn, s.to_move) == (oracle.turn, oracle.seat)


def compared(oracle, settings, stream):
    """A random game, engine and oracle side by side; the oracle at the end."""
    s, rules = game.start(oracle.n, settings), oracle.game()
    wanted = next(rules)
    while not isinstance(question := game.pending(s), Over):
        prompt, seats, options = wanted
        assert question.prompt == f"royaume-ask-{prompt}"
        if isinstance(question, Chance):
            seat, move = None, question.source.sample(stream)
            answer = move if isinstance(move, tuple) else question.source.notation(move)
        else:
            assert question.seats == seats
            seat = stream.choice(question.seats)
            offered = game.options(s, seat)
            assert sorted(map(notation, offered)) == sorted(options)
            move = stream.choice(offered)
            answer = notation(move)
        game.advance(s, seat, move)
        wanted = next_question(rules, seat, answer)
        same(s, oracle)
    assert wanted is None
    return question


def next_question(rules, seat, answer):
    """What the oracle asks after this answer; None at the end."""
    try:
        return rules.send((seat, answer))
    except StopIteration:
        return None


def same_end(over, oracle):
    """Whether engine and oracle count and rank alike."""
    assert over.why == f"royaume-{oracle.why}"
    assert over.scores == tuple(oracle.scores)
    assert over.ranking == tuple(map(tuple, oracle.ranking))
    for seat, lines in enumerate(oracle.sheet):
        assert [(line.rule, line.points) for line in over.sheet if line.seat == seat] == lines


@given(
    seed=st.integers(0, 2**32),
    seats=st.sampled_from([2, 3, 4, 5]),
    cells=st.sampled_from([36, 24]),
    calling=st.booleans(),
)
def test_every_step_and_the_end_as_the_oracle_says(seed, seats, cells, calling):
    oracle = Oracle(seats, cells, calling)
    same_end(compared(oracle, {"path": cells, "calling": calling}, Stream(str(seed))), oracle)


@pytest.mark.skipif(is_compiled(), reason="COMPILED: the number of turns is fixed in machine code")
@pytest.mark.rule("R5C-12.4", "R5C-13.5", "R5C-13.6")
def test_ties_and_safety_stops_as_the_oracle_says(monkeypatch):
    """Games stopped after a few turns: few points, so that every kind of tie and final duel comes about."""
    seen = set()
    for seats, last_turn in product((2, 3, 4, 5), (2, 6, 12, 20)):
        monkeypatch.setattr(turn, "STOP_TURNS", last_turn)
        for seed in range(8):
            oracle = Oracle(seats, 24, last_turn=last_turn)
            same_end(compared(oracle, {"path": 24}, Stream(f"{seats}/{last_turn}/{seed}")), oracle)
            seen.add((oracle.why, len(oracle.ranking) < seats))
    ends = ("over-stop", "over-duel")
    assert seen >= set(product(ends, (False, True)))  # each with and without equals in the ranking


#: By position: how many ways the game can go on, answer by answer.
TREES = {
    # 21 throws: 12 to march (40 ways), 6 doubles (5 ways), 3 sevens that lose the turn.
    "the opening": (position(), [21, 12 * 40 + 6 * 5 + 3 * 21, 510 * 4 + 3 * 573]),
    # Two held, no power: an attempt at either, or the dice.
    "a trap and a monster": (position("red 5, blue 7", "5 trap, 7 monster"), [3, 12 + 144 + 21]),
    # A challenge: 144 throws, of which some end the turn.
    "a duel": (position("red 5", power=[3], treasures=["", "red"]), [2, 144 + 21]),
}


@pytest.mark.parametrize("name", TREES)
def test_tree_counts(name):
    s, counts = TREES[name]
    for depth, expected in enumerate(counts, 1):
        assert count(game, s, depth) == expected


def test_the_tree_of_a_fight():
    """66 of 144 throws win, 66 lose the turn, 12 are thrown again."""
    s = position("red 5", "5 monster", seats=2)
    won, lost, even = 66, 66, 12
    after_victory = 21  # nothing else is held, so the dice follow
    next_prince = 2  # the monster again, or the dice
    fights = won * after_victory + lost * next_prince + even * 144
    # Left alone: four free knights march, or a double takes one of five forward or red back, or a seven.
    marches, doubles, sevens = 12 * 24, 6 * 6, 3 * next_prince
    assert count(game, s, 3) == fights + marches + doubles + sevens
