"""The engine against a plain second writing of the rules, and counted trees."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.royaume.oracle import COLOURS, Oracle
from tests.games.royaume.table import game, table

from royaumes.core import Chance, Decide, Stream
from royaumes.core.moves import notation
from royaumes.games.royaume.board import cards_in, gems_in
from royaumes.testing.tree import count

KINDS = ("trap", "monster", "weapon", "treasure")


def same(s, oracle):
    """Whether engine and oracle see the same table."""
    assert dict(zip(COLOURS, s.places, strict=True)) == oracle.place
    assert {c for n, c in enumerate(COLOURS) if s.crowned >> n & 1} == oracle.crowned
    if s.left < 0:  # else a knight has gone but not arrived yet
        assert {c for n, c in enumerate(COLOURS) if s.held >> n & 1} == {c for c in COLOURS if oracle.held(c)}
    assert [COLOURS[n] for n in s.circles][:4] == oracle.circles
    assert [(*KINDS, "bare", "down")[kind] for kind in s.cards[1:-1]] == list(oracle.card.values())
    assert s.power == oracle.power
    assert [gems_in(hoard) for hoard in s.hoards] == [tuple(gems.values()) for gems in oracle.gems]
    assert cards_in(s.discards) == tuple(oracle.discards.count(kind) for kind in KINDS)
    assert s.turns in (oracle.turn, oracle.turn + 1)  # the engine begins the next turn a moment sooner


@given(seed=st.integers(0, 2**32), seats=st.sampled_from([2, 3, 4, 5]), cells=st.sampled_from([36, 24]))
def test_every_step_as_the_oracle_says(seed, seats, cells):
    s, stream, oracle = game.start(seats, {"path": cells}), Stream(str(seed)), Oracle(seats, cells)
    rules = oracle.game()
    prompt, options = next(rules)
    while isinstance(question := game.pending(s), Chance | Decide):
        if question.prompt == "royaume-ask-final":
            break
        assert question.prompt == f"royaume-ask-{prompt}"
        if isinstance(question, Chance):
            seat, move = None, question.source.sample(stream)
            answer = move if isinstance(move, tuple) else question.source.notation(move)
        else:
            seat = question.seats[0]
            offered = game.options(s, seat)
            assert sorted(map(spell, offered)) == sorted(options)
            move = stream.choice(offered)
            answer = notation(move)
        game.advance(s, seat, move)
        try:
            prompt, options = rules.send(answer)
        except StopIteration:
            prompt = "over"
        same(s, oracle)
    assert prompt == "over" and len(oracle.circles) == 4


#: By position: how many ways the game can go on, answer by answer.
TREES = {
    # 21 throws: 12 to march (40 ways), 6 doubles (5 ways), 3 sevens that lose the turn.
    "the opening": (lambda: table(), [21, 12 * 40 + 6 * 5 + 3 * 21, 510 * 4 + 3 * 573]),
    # Two held, no power: an attempt at either, or the dice.
    "a trap and a monster": (
        lambda: table("red 5, blue 7", "5 trap, 7 monster"),
        [3, 12 + 144 + 21],
    ),
    # A challenge: 144 throws, of which some end the turn.
    "a duel": (lambda: table("red 5", power=[3], gems=["", "red"]), [2, 144 + 21]),
}


@pytest.mark.parametrize("name", TREES)
def test_tree_counts(name):
    position, counts = TREES[name]
    for depth, expected in enumerate(counts, 1):
        assert count(game, position(), depth) == expected


def test_the_tree_of_a_fight():
    """66 of 144 throws win, 66 lose the turn, 12 are thrown again."""
    s = table("red 5", "5 monster", seats=2)
    won, lost, even = 66, 66, 12
    after_victory = 21  # nothing else is held, so the dice follow
    next_prince = 2  # the monster again, or the dice
    fights = won * after_victory + lost * next_prince + even * 144
    # Left alone: four free knights march, or a double takes one of five forward or red back, or a seven.
    marches, doubles, sevens = 12 * 24, 6 * 6, 3 * next_prince
    assert count(game, s, 3) == fights + marches + doubles + sevens
