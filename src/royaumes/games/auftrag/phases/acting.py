"""Phase II: each player in turn carries out the chosen actions (IAK-4 to IAK-8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from royaumes.core import Announcement, Decide, Move, Phase, Refusal, seat_name, tell
from royaumes.games.auftrag.box import (
    ACTION_THINGS,
    ADVENTURE_THINGS,
    ADVENTURES,
    BOOKS,
    CAMELOT,
    CARD_THINGS,
    COURT,
    COURT_BIT,
    COURT_POINTS,
    EXERCISE_BITS,
    EXERCISES,
    HORSE_BITS,
    HORSES,
    PLACE_THINGS,
    QUEST,
    QUEST_BIT,
    ROUND_TABLE,
    TABLE_BIT,
    WAITING,
)
from royaumes.games.auftrag.events import Exercised, Fulfilled, Judged, Lost, Rode, Stayed, Stopped, Summoned
from royaumes.games.auftrag.legal import may_go_on, no_action
from royaumes.games.auftrag.moves import (
    EXERCISES_OF,
    FULFILS,
    JUDGES,
    RIDES,
    STOP,
    SUMMONS,
    Exercise,
    Fulfil,
    Judge,
    Ride,
    Summon,
)
from royaumes.games.auftrag.phases.tournament import hold_tournament
from royaumes.games.auftrag.state import SIZE, Auftrag, hand_back, put_down, put_down_all, score

_ACT = tuple(Decide((seat,), "auftrag-ask-act") for seat in range(4))
_ONLY_STOP = (STOP,)
_COUNTED_HORSES = tuple(enumerate(HORSES))
_COUNTED_EXERCISES = tuple(enumerate(EXERCISES))


@dataclass(frozen=True, slots=True)
class Acting(Phase):
    """The player uses one of his cards, in any order (IAK-4.2), or stops (IAK-4.6)."""

    section = "IAK-4"

    def pending(self, s: Auftrag) -> Decide:
        """The player whose turn it is (IAK-4.1)."""
        return _ACT[s.order[s.step]]

    def options(self, s: Auftrag, seat: int) -> Sequence[Move]:
        """What the chosen cards allow where the knight stands, and stopping."""
        holds = s.holds[seat]
        place = s.knights[seat]
        found: tuple[Move, ...] = ()
        if place == CAMELOT:
            if holds & EXERCISE_BITS:  # IAK-4.3
                piles = s.piles
                for virtue, action in _COUNTED_EXERCISES:
                    if holds >> action & 1:
                        filled = (piles[2 * virtue] > 0) + 2 * (piles[2 * virtue + 1] > 0)
                        found += EXERCISES_OF[virtue][filled]
            if holds & TABLE_BIT:
                found += SUMMONS[s.open]
        else:
            if holds & COURT_BIT:  # IAK-4.4
                one, two = BOOKS
                base = seat * SIZE
                found = JUDGES[(s.hands[base + one] > 0) + 2 * (s.hands[base + two] > 0)]
            if holds & QUEST_BIT and s.held[seat] & WAITING[place]:
                found += tuple(_quests(s, seat, s.held[seat] & WAITING[place]))
        if holds & HORSE_BITS:  # IAK-4.5, IAK-6.3
            at = place * len(HORSES)
            for horse, action in _COUNTED_HORSES:
                if holds >> action & 1:
                    found += RIDES[horse][s.reach[at + horse]]
        return found + _ONLY_STOP

    def refusal(self, s: Auftrag, seat: int, move: Move) -> Refusal | None:
        """The rule that forbids this action."""
        return no_action(s, seat, move)

    def advance(self, s: Auftrag, seat: int | None, move: Move, told: list[Announcement] | None) -> None:
        """One action is carried out; when nothing more can follow, the turn ends (IAK-4.7)."""
        seat = s.order[s.step]
        if type(move) is Ride:
            _ride(s, seat, move, told)
        elif type(move) is Exercise:
            _exercise(s, seat, move, told)
        elif type(move) is Summon:
            _summon(s, seat, move, told)
        elif type(move) is Judge:
            _judge(s, seat, move, told)
        elif type(move) is Fulfil:
            _fulfil(s, seat, move, told)
        else:
            lost = put_down_all(s, seat)
            tell(told, Stopped(seat_name(seat), lost))
        _pass_on(s, told)


def begin_acting(s: Auftrag, told: list[Announcement] | None) -> None:
    """Tent 1 acts first."""
    s.phase = ACTING
    s.step = 0
    _pass_on(s, told)


def _pass_on(s: Auftrag, told: list[Announcement] | None) -> None:
    """The next player who can use a card acts; after the last one comes the tournament (IAK-9.1)."""
    order = s.order
    while not may_go_on(s, order[s.step]):
        _lose(s, order[s.step], told)
        s.step += 1
        if s.step == len(order):
            hold_tournament(s, told)
            return


def _lose(s: Auftrag, seat: int, told: list[Announcement] | None) -> None:
    """The turn is over by itself; what is left is lost (IAK-4.7)."""
    lost = put_down_all(s, seat)
    if lost and told is not None:
        tell(told, Lost(seat_name(seat), lost))


def _quests(s: Auftrag, seat: int, here: int) -> list[Move]:
    """Every way to fulfil one of these adventures (as bits) with the cards in hand (IAK-8.3)."""
    hand = s.hands[seat * SIZE : seat * SIZE + SIZE]
    return [
        move
        for adventure in range(len(ADVENTURES))
        if here >> adventure & 1
        for move, needs in FULFILS[adventure]
        if all(hand[card] >= count for card, count in needs)
    ]


def _ride(s: Auftrag, seat: int, move: Ride, told: list[Announcement] | None) -> None:
    """IAK-6.1, IAK-6.2."""
    action = HORSES[move.horse]
    put_down(s, seat, action)
    if told is not None:
        event = Stayed if s.knights[seat] == move.place else Rode
        tell(told, event(seat_name(seat), ACTION_THINGS[action], PLACE_THINGS[move.place]))
    s.knights[seat] = move.place


def _exercise(s: Auftrag, seat: int, move: Exercise, told: list[Announcement] | None) -> None:
    """IAK-5.1: all see which card it is (IAK-2.2)."""
    card = move.card
    put_down(s, seat, move.action)
    s.piles[card] -= 1
    s.hands[seat * SIZE + card] += 1
    s.seen[seat * SIZE + card] += 1
    if told is not None:
        tell(told, Exercised(seat_name(seat), CARD_THINGS[card]))


def _summon(s: Auftrag, seat: int, move: Summon, told: list[Announcement] | None) -> None:
    """IAK-5.3: nothing fills the gap before phase III (IAK-5.4)."""
    put_down(s, seat, ROUND_TABLE)
    s.open ^= 1 << move.adventure
    s.held[seat] |= 1 << move.adventure
    if told is not None:
        tell(told, Summoned(seat_name(seat), ADVENTURE_THINGS[move.adventure]))


def _judge(s: Auftrag, seat: int, move: Judge, told: list[Announcement] | None) -> None:
    """IAK-7.1, as often as there are cards and books (IAK-7.3)."""
    put_down(s, seat, COURT)
    shown = hand_back(s, seat, move.card)
    s.courts[seat] += 1
    if told is not None:
        tell(told, Judged(seat_name(seat), CARD_THINGS[move.card], COURT_POINTS), reveals=shown)
    s.scorings += 1
    score(s, seat, COURT_POINTS, told)


def _fulfil(s: Auftrag, seat: int, move: Fulfil, told: list[Announcement] | None) -> None:
    """IAK-8.4, IAK-8.7; no change for what is too much (IAK-8.5)."""
    put_down(s, seat, QUEST)
    shown = sum([hand_back(s, seat, card) for card in move.cards])
    bit, shields = 1 << move.adventure, ADVENTURES[move.adventure].shields
    s.held[seat] ^= bit
    s.fulfilled[seat] |= bit
    if told is not None:
        paid = tuple(CARD_THINGS[card] for card in move.cards)
        thing = ADVENTURE_THINGS[move.adventure]
        tell(told, Fulfilled(seat_name(seat), thing, paid, shields), reveals=shown > 0)
    s.scorings += 1
    score(s, seat, shields, told)


ACTING = Acting()
