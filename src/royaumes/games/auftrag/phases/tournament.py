"""IAK-9: the tournament at the end of phase II; IAK-11: whether the game is over then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaumes.core import SEATS, Decide, Decision, Emit, Finished, Move, Refusal, members, seat_names
from royaumes.games.auftrag.box import (
    ARMS,
    CAMELOT,
    CARD_THINGS,
    MOST_SEATS,
    NONE,
    TIE_POINTS,
    TOURNAMENT,
    TOURNAMENT_BIT,
    WIN_POINTS,
    WORTH,
)
from royaumes.games.auftrag.events import Missed, NobodyWon, Sealed, Staked, Tied, Won
from royaumes.games.auftrag.moves import STAKE, STAKE_NUMBER, STAKES, Stake, stakes_number
from royaumes.games.auftrag.phases import renewal
from royaumes.games.auftrag.phases.cards import announce_target, hand_back, no_cards, put_down, score
from royaumes.games.auftrag.scoring import result
from royaumes.games.auftrag.state import SIZE, Auftrag, waiting

#: By the riders who still think, as bits.
_STAKE: Final = tuple(
    Decide(members(still), "auftrag-ask-stake", names=(Stake,)) for still in range(1 << MOST_SEATS)
)


def hold_tournament(s: Auftrag, emit: Emit) -> None:
    """IAK-9.2: those with a tournament card whose knights are at Camelot take part."""
    riders = 0
    for seat in range(s.seats):
        if s.holds[seat] & TOURNAMENT_BIT:
            if s.knights[seat] == CAMELOT:
                riders |= 1 << seat
            else:
                emit(Missed, SEATS[seat])
    s.riders = riders
    if riders:
        s.phase = STAKING
    else:
        _end_round(s, emit)


class Staking(Decision[Auftrag]):
    """IAK-9.4: sealed stakes of all riders at once."""

    __slots__ = ()
    section = "IAK-9"
    rule = "IAK-9.3"

    def question(self, s: Auftrag) -> Decide:
        return _STAKE[waiting(s)]

    def options(self, s: Auftrag, seat: int) -> Sequence[Move]:
        return STAKES[stakes_number([s.hands[seat * SIZE + card] for card in ARMS])]

    def refusal(self, s: Auftrag, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Stake):
            return self.not_now(s)
        return no_cards(s, seat, move.cards, "IAK-9.3")

    def play(self, s: Auftrag, seat: int, move: Stake, emit: Emit) -> None:
        s.stakes[seat] = STAKE_NUMBER[move]  # waits unseen until the last one is in
        if waiting(s):
            emit(Sealed, SEATS[seat])
            return
        riders = members(s.riders)
        s.last_stakes = tuple([(rider, STAKE[s.stakes[rider]].cards) for rider in riders])
        totals = [_show(s, rider, emit) for rider in riders]
        _award(s, riders, totals, emit)
        _end_round(s, emit)


STAKING: Final = Staking()


def _show(s: Auftrag, rider: int, emit: Emit) -> int:
    """A stake is shown and goes back to the piles, won or lost (IAK-9.9); its sum of values."""
    cards = STAKE[s.stakes[rider]].cards
    s.stakes[rider] = NONE
    for card in cards:
        hand_back(s, rider, card)
    total = stake_total(cards)
    emit(Staked, SEATS[rider], tuple([CARD_THINGS[card] for card in cards]), total)
    return total


def stake_total(cards: tuple[int, ...]) -> int:
    """What a stake is worth: the values of its cards."""
    return sum([WORTH[card] for card in cards])


def _award(s: Auftrag, riders: tuple[int, ...], totals: list[int], emit: Emit) -> None:
    """Who scores in the tournament; one rider alone only has to stake something (IAK-9.8)."""
    best = max(totals)
    s.scorings += 1
    if best == 0:  # IAK-9.7
        emit(NobodyWon, seat_names(riders))
    elif totals.count(best) > 1:  # IAK-9.6; in a variant with more cards somebody may stay behind
        tied = [rider for rider, total in zip(riders, totals, strict=True) if total == best]
        for rider in tied:
            s.ties[rider] += 1
            score(s, rider, TIE_POINTS)
        emit(Tied, seat_names(tied), TIE_POINTS)
        for rider in tied:
            announce_target(s, rider, TIE_POINTS, emit)
    else:  # IAK-9.5
        winner = riders[totals.index(best)]
        s.wins[winner] += 1
        score(s, winner, WIN_POINTS)
        emit(Won, SEATS[winner], WIN_POINTS)
        announce_target(s, winner, WIN_POINTS, emit)


def _end_round(s: Auftrag, emit: Emit) -> None:
    """The tournament cards go back (IAK-9.9); the game ends (IAK-11.2) or phase III follows."""
    for seat in range(s.seats):
        if s.holds[seat]:
            put_down(s, seat, TOURNAMENT)
    s.riders = 0
    if max(s.points) >= s.target:
        s.phase = Finished(result(s, "auftrag-over-target", "IAK-11.1"))
    elif s.round >= s.last_round:
        s.phase = Finished(result(s, "auftrag-over-safety", "IAK-11.6"))
    else:
        renewal.refill(s, emit)
