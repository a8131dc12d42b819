"""The rules agree with a second, simpler telling of them; tree counts from named positions."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.emerald.naive import COLOURS, GEMS, Story, count, count_up
from tests.games.emerald.table import DEALT, position

from royaumes.core import Chance, Decide, Over, Stream
from royaumes.core.moves import notation
from royaumes.core.record import write_answer
from royaumes.games.emerald import GAME
from royaumes.games.emerald.box import GEM, GEM_NAMES, GOLD, GOLD_NAMES, NONE
from royaumes.games.emerald.scoring import result
from royaumes.testing.tree import count as tree
from royaumes.testing.walks import walk

#: All open cards as `position` deals them, and seat 0 begins.
OPENING = [
    *(GOLD_NAMES[kind] for kind in DEALT[GOLD]),
    *(GEM_NAMES[kind] for kind in DEALT[GEM]),
    "seat:0",
]


@given(seats=st.integers(2, 5), fair=st.integers(0, 2), seed=st.integers(0, 2**32))
def test_random_games_go_the_same_way(seats: int, fair: int, seed: int) -> None:
    story = Story(seats, fair).play()
    asked, offered = next(story)
    for step in walk(GAME, seats, {"fair": fair}, Stream(str(seed))):
        assert not isinstance(step.question, Over), "the story goes on after the end"
        answer = write_answer(step.question, step.seat, step.move)
        assert answer.seat == asked
        if isinstance(step.question, Chance):
            source = step.question.source
            assert {source.notation(outcome) for outcome, _ in source.outcomes()} == offered
        else:
            assert {notation(move) for move in GAME.options(step.state, answer.seat or 0)} == offered
        try:
            asked, offered = story.send(answer.text)
        except StopIteration as ended:
            after, _ = GAME.apply(step.state, step.seat, step.move)
            over = GAME.pending(after)
            assert isinstance(over, Over)
            assert (list(over.scores), [list(group) for group in over.ranking]) == ended.value
            return


#: Few cards, so that ties of every kind are common.
HANDS = st.lists(
    st.sampled_from(["gold:1", "gold:4", "gold:5", *(f"gem:{kind}" for kind in GEMS)]), max_size=4
)


@pytest.mark.rule("EMR-9.1", "EMR-9.6", "EMR-9.7", "EMR-9.8", "EMR-10.1")
@given(data=st.data(), seats=st.integers(2, 5), fair=st.integers(0, 2))
def test_any_end_is_counted_and_ranked_the_same_way(data: st.DataObject, seats: int, fair: int) -> None:
    cards = data.draw(st.lists(HANDS, min_size=seats, max_size=seats))
    entered = data.draw(st.lists(st.integers(0, (4 if seats == 2 else seats) - 1), max_size=4))
    first, four = data.draw(st.integers(0, seats - 1)), data.draw(st.integers(NONE, seats - 1))
    s = GAME.start(seats, {"fair": fair})
    s.first, s.four, s.chamber = first, four, entered
    for seat, held in enumerate(cards):
        s.gold[seat] = [held.count(name) for name in GOLD_NAMES]
        s.gems[seat] = [held.count(name) for name in GEM_NAMES]
    treasures = [sum(COLOURS[c] in owned(seats, seat) for c in entered) for seat in range(seats)]
    points, ranking = count_up(cards, treasures, four if four != NONE else None, first, fair)
    over = result(s, "emerald-over-treasures", "EMR-8.1")
    assert (list(over.scores), [list(group) for group in over.ranking]) == (points, ranking)
    assert [sum(line.points for line in over.sheet if line.seat == n) for n in range(seats)] == points
    gold = [sum(int(card[5:]) for card in held if card.startswith("gold")) for held in cards]
    assert [shown + mine for shown, mine in zip(GAME.view(s, None).scores, gold, strict=True)] == points


def owned(seats: int, seat: int) -> list[str]:
    """The colours of a seat, read off the story's knights."""
    return [knight.colour for knight in Story(seats).knights if knight.owner == seat]


#: From the castle: so many firsts times (as many seconds or a stop), twice.
OPENINGS = {3: 5 * 5 * 5 * 5, 4: 5 * 5 * 5 * 5, 5: 4 * 4 * 4 * 4, 2: 8 * 4 * 8 * 4}


@pytest.mark.parametrize("seats", OPENINGS)
def test_tree_counts_of_the_opening(seats: int) -> None:
    assert tree(GAME, position(seats=seats).state, 4) == OPENINGS[seats]
    assert count(seats, OPENING, 4) == OPENINGS[seats]


#: Further on, where cards, dragon and ransoms come in: seats, a way to play, answers, depth, count.
LATER = {
    "first knights on the mountain": (3, 5, 50, 5, 486),
    "the dragon among them": (3, 11, 110, 5, 308),
    "two colours each": (2, 7, 100, 4, 215),
    "a crowd of five": (5, 3, 120, 5, 288),
}


def played(seats: int, way: int, number: int) -> tuple[Any, list[str]]:
    """A position reached by a fixed arithmetic of choices, and the answers that led there."""
    s, answers = GAME.start(seats), list[str]()
    for turn in range(number):
        question = GAME.pending(s)
        if isinstance(question, Chance):
            seat, options = None, [outcome for outcome, _ in question.source.outcomes()]  # type: Any, Any
        else:
            assert isinstance(question, Decide)
            seat = question.seats[0]
            options = GAME.options(s, seat)
        move = options[(turn * turn + way * turn) // 3 % len(options)]
        answers.append(write_answer(question, seat, move).text)
        s, _ = GAME.apply(s, seat, move)
    return s, answers


@pytest.mark.parametrize("name", LATER)
def test_tree_counts_later_on(name: str) -> None:
    seats, way, number, depth, expected = LATER[name]
    s, answers = played(seats, way, number)
    assert tree(GAME, s, depth) == expected
    assert count(seats, answers, depth) == expected
