"""IAK-5: at Camelot, exercises bring virtue cards and the Round Table gives adventures."""

from __future__ import annotations

from typing import Final

from royaumes.core import SEATS, Emit, Move, Refusal
from royaumes.games.auftrag.box import (
    ACTION_THINGS,
    ADVENTURE_THINGS,
    CARD_THINGS,
    EXERCISE_BITS,
    EXERCISES,
    ROUND_TABLE,
    TABLE_BIT,
)
from royaumes.games.auftrag.events import Exercised, Summoned
from royaumes.games.auftrag.moves import EXERCISES_OF, SUMMONS, Exercise, Summon
from royaumes.games.auftrag.phases.cards import put_down
from royaumes.games.auftrag.state import SIZE, Auftrag

_COUNTED_EXERCISES: Final = tuple(enumerate(EXERCISES))


def exercises(s: Auftrag, seat: int) -> tuple[Move, ...]:
    """Every card that an exercise could bring."""
    holds = s.holds[seat]
    found: tuple[Move, ...] = ()
    if holds & EXERCISE_BITS:
        piles = s.piles
        for virtue, action in _COUNTED_EXERCISES:
            if holds >> action & 1:
                filled = (piles[2 * virtue] > 0) + 2 * (piles[2 * virtue + 1] > 0)
                found += EXERCISES_OF[virtue][filled]
    return found


def no_exercise(s: Auftrag, move: Exercise) -> Refusal | None:
    """Why this card cannot be taken."""
    if s.piles[move.card]:
        return None
    return Refusal("IAK-5.2", "auftrag-no-virtue-left", {"card": CARD_THINGS[move.card]})


def no_pile(s: Auftrag, action: int) -> Refusal | None:
    """Why an exercise brings nothing: the pile of its virtue is empty."""
    one = 2 * EXERCISES.index(action)
    if s.piles[one] or s.piles[one + 1]:
        return None
    return Refusal("IAK-5.2", "auftrag-no-pile", {"action": ACTION_THINGS[action]})


def exercise(s: Auftrag, seat: int, move: Exercise, emit: Emit) -> None:
    """IAK-5.1: all see which card it is (IAK-2.2)."""
    card = move.card
    put_down(s, seat, move.action)
    s.piles[card] -= 1
    s.hands[seat * SIZE + card] += 1
    s.seen[seat * SIZE + card] += 1
    emit(Exercised, SEATS[seat], CARD_THINGS[card])


def summonses(s: Auftrag, seat: int) -> tuple[Move, ...]:
    """Every adventure that the Round Table could give."""
    return SUMMONS[s.open] if s.holds[seat] & TABLE_BIT else ()


def no_adventure(s: Auftrag) -> Refusal | None:
    """Why the Round Table gives nothing: no adventure lies open."""
    return None if s.open else Refusal("IAK-5.4", "auftrag-no-adventure-left")


def no_summons(s: Auftrag, move: Summon) -> Refusal | None:
    """Why the Round Table does not give this adventure."""
    if s.open and not s.open >> move.adventure & 1:
        return Refusal("IAK-5.3", "auftrag-no-open", {"adventure": ADVENTURE_THINGS[move.adventure]})
    return no_adventure(s)


def summon(s: Auftrag, seat: int, move: Summon, emit: Emit) -> None:
    """IAK-5.3: nothing fills the gap before phase III (IAK-5.4)."""
    put_down(s, seat, ROUND_TABLE)
    s.open ^= 1 << move.adventure
    s.held[seat] |= 1 << move.adventure
    emit(Summoned, SEATS[seat], ADVENTURE_THINGS[move.adventure])


def seems_possible(s: Auftrag, seat: int) -> bool:
    """Whether something is left to do at Camelot."""
    holds = s.holds[seat]
    if holds & TABLE_BIT and s.open:
        return True
    return holds & EXERCISE_BITS != 0 and any(
        holds >> action & 1 and (s.piles[2 * virtue] or s.piles[2 * virtue + 1])
        for virtue, action in _COUNTED_EXERCISES
    )
