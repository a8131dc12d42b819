"""IAK-7: holding court for a book."""

from __future__ import annotations

from royaumes.core import SEATS, Emit, Move, Refusal
from royaumes.games.auftrag.box import ACTION_THINGS, BOOKS, CARD_THINGS, COURT, COURT_BIT, COURT_POINTS
from royaumes.games.auftrag.events import Judged
from royaumes.games.auftrag.moves import JUDGES, Judge
from royaumes.games.auftrag.phases.cards import announce_target, hand_back, put_down, score, unseen
from royaumes.games.auftrag.state import SIZE, Auftrag


def courts(s: Auftrag, seat: int) -> tuple[Move, ...]:
    """A court for each kind of book in hand."""
    if not s.holds[seat] & COURT_BIT:
        return ()
    one, two = BOOKS
    base = seat * SIZE
    return JUDGES[(s.hands[base + one] > 0) + 2 * (s.hands[base + two] > 0)]


def no_court(s: Auftrag, seat: int, move: Judge) -> Refusal | None:
    """Why no court can be held for this book."""
    if s.hands[seat * SIZE + move.card]:
        return None
    return Refusal("IAK-7.2", "auftrag-no-book", {"card": CARD_THINGS[move.card]})


def no_books(s: Auftrag, seat: int) -> Refusal | None:
    """Why no court can be held at all: there is no book in hand."""
    if any(s.hands[seat * SIZE + book] for book in BOOKS):
        return None
    return Refusal("IAK-7.2", "auftrag-no-books", {"action": ACTION_THINGS[COURT]})


def judge(s: Auftrag, seat: int, move: Judge, emit: Emit) -> None:
    """IAK-7.1, as often as there are cards and books (IAK-7.3)."""
    put_down(s, seat, COURT)
    shown = hand_back(s, seat, move.card)
    s.courts[seat] += 1
    s.scorings += 1
    score(s, seat, COURT_POINTS)
    emit(Judged, SEATS[seat], CARD_THINGS[move.card], COURT_POINTS, reveals=shown)
    announce_target(s, seat, COURT_POINTS, emit)


def seems_possible(s: Auftrag, seat: int) -> bool:
    """Whether a court may be held, for all that others know: a book was seen, or one may be hidden."""
    if not s.holds[seat] & COURT_BIT:
        return False
    if any(s.seen[seat * SIZE + book] for book in BOOKS):
        return True
    return s.hidden[seat] > 0 and unseen(s, BOOKS[0]) > 0
