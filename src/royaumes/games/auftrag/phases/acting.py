"""IAK-4: phase II, each player in turn carries out the chosen actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaumes.core import SEATS, Decide, Decision, Emit, Move, Refusal, Stop, each_seat
from royaumes.games.auftrag.box import (
    ACTION_THINGS,
    AT_CAMELOT,
    CAMELOT,
    COURT,
    HORSE_BITS,
    HORSES,
    MOST_SEATS,
    PLACE_THINGS,
    QUEST,
    ROUND_TABLE,
    TOURNAMENT,
)
from royaumes.games.auftrag.events import Lost, Stopped
from royaumes.games.auftrag.moves import STOP, Exercise, Fulfil, Judge, Ride, Summon, Take
from royaumes.games.auftrag.phases import camelot, court, quest, riding, tournament
from royaumes.games.auftrag.phases.cards import put_down_all
from royaumes.games.auftrag.state import Auftrag

_ACT: Final = each_seat("auftrag-ask-act", MOST_SEATS, names=(Stop,))
_ONLY_STOP: Final = (STOP,)


class Acting(Decision[Auftrag]):
    """IAK-4.1: the player uses one card after the other, in any order (IAK-4.2), or stops (IAK-4.6)."""

    __slots__ = ()
    section = "IAK-4"
    rule = "IAK-4.1"

    def question(self, s: Auftrag) -> Decide:
        # The same words whatever the hand allows: the question must not tell others what it hides.
        return _ACT[s.to_move]

    def options(self, s: Auftrag, seat: int) -> Sequence[Move]:
        found = _actions(s, seat)
        if s.holds[seat] & HORSE_BITS:  # IAK-4.5, IAK-6.3
            found += riding.rides(s, seat)
        return found + _ONLY_STOP

    def refusal(self, s: Auftrag, seat: int, move: Move) -> Refusal | None:
        match move:
            case Stop():
                return None
            case Exercise():
                return _no_action(s, seat, move.action) or camelot.no_exercise(s, move)
            case Summon():
                return _no_action(s, seat, ROUND_TABLE) or camelot.no_summons(s, move)
            case Ride():
                return _no_card(s, seat, HORSES[move.horse]) or riding.no_ride(s, seat, move)
            case Judge():
                return _no_action(s, seat, COURT) or court.no_court(s, seat, move)
            case Fulfil():
                return _no_action(s, seat, QUEST) or quest.no_quest(s, seat, move)
            case Take():
                return no_use(s, seat, move.action) or self.not_now(s)
        return self.not_now(s)

    def play(self, s: Auftrag, seat: int, move: Move, emit: Emit) -> None:
        if type(move) is Ride:
            riding.ride(s, seat, move, emit)
        elif type(move) is Exercise:
            camelot.exercise(s, seat, move, emit)
        elif type(move) is Summon:
            camelot.summon(s, seat, move, emit)
        elif type(move) is Judge:
            court.judge(s, seat, move, emit)
        elif type(move) is Fulfil:
            quest.fulfil(s, seat, move, emit)
        else:
            emit(Stopped, SEATS[seat], put_down_all(s, seat))
        _pass_on(s, emit)


def _actions(s: Auftrag, seat: int) -> tuple[Move, ...]:
    """What the chosen cards allow where the knight stands, rides aside."""
    if s.knights[seat] == CAMELOT:
        return camelot.exercises(s, seat) + camelot.summonses(s, seat)
    return court.courts(s, seat) + quest.quests(s, seat)


def _no_card(s: Auftrag, seat: int, action: int) -> Refusal | None:
    if s.holds[seat] >> action & 1:
        return None
    if action == QUEST:
        return Refusal("IAK-8.8", "auftrag-no-quest-card")
    return Refusal("IAK-4.2", "auftrag-no-card", {"action": ACTION_THINGS[action]})


def _no_action(s: Auftrag, seat: int, action: int) -> Refusal | None:
    """Why this action cannot be carried out at all: no card for it, or the wrong ground."""
    missing = _no_card(s, seat, action)
    if missing is not None:
        return missing
    at_camelot = s.knights[seat] == CAMELOT
    if AT_CAMELOT >> action & 1:
        if at_camelot:
            return None
        facts = {"action": ACTION_THINGS[action], "place": PLACE_THINGS[s.knights[seat]]}
        return Refusal("IAK-4.3", "auftrag-no-camelot", facts)
    if at_camelot:
        return Refusal("IAK-4.4", "auftrag-no-province", {"action": ACTION_THINGS[action]})
    return None


def no_use(s: Auftrag, seat: int, action: int) -> Refusal | None:
    """Why an action card is of no use now: it lies on the table, or nothing can be done with it here."""
    if not s.holds[seat] >> action & 1:
        return Refusal("IAK-3.1", "auftrag-no-taking-now", {"action": ACTION_THINGS[action]})
    if action == TOURNAMENT:
        return Refusal("IAK-9.1", "auftrag-no-tournament-yet")
    if HORSE_BITS >> action & 1:
        return None
    return _no_action(s, seat, action) or _nothing_here(s, seat, action)


def _nothing_here(s: Auftrag, seat: int, action: int) -> Refusal | None:
    """Why an action card finds nothing to do, although the knight is on the right ground."""
    if action == ROUND_TABLE:
        return camelot.no_adventure(s)
    if action == COURT:
        return court.no_books(s, seat)
    if action == QUEST:
        return quest.nothing_to_fulfil(s, seat)
    return camelot.no_pile(s, action)


ACTING: Final = Acting()


def begin_acting(s: Auftrag, emit: Emit) -> None:
    """Tent 1 acts first."""
    s.phase = ACTING
    s.step = 0
    s.to_move = s.order[0]
    s.turn += 1
    _pass_on(s, emit)


def _pass_on(s: Auftrag, emit: Emit) -> None:
    """The next player who can use a card acts; after the last one comes the tournament (IAK-9.1)."""
    while not may_go_on(s, s.to_move):
        lost = put_down_all(s, s.to_move)  # IAK-4.7
        if lost:
            emit(Lost, SEATS[s.to_move], lost)
        s.step += 1
        if s.step == s.seats:
            tournament.hold_tournament(s, emit)
            return
        s.to_move = s.order[s.step]
        s.turn += 1


def may_go_on(s: Auftrag, seat: int) -> bool:
    """Whether a chosen card may still be of use, by what everybody sees (IAK-4.7).

    Nobody's hidden cards are looked at, so that the end of a turn gives nothing away.
    """
    if s.holds[seat] & HORSE_BITS:
        return True
    if s.knights[seat] == CAMELOT:
        return camelot.seems_possible(s, seat)
    return quest.seems_possible(s, seat) or court.seems_possible(s, seat)
