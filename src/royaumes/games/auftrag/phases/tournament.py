"""The tournament at the end of phase II, and whether the game is over then (IAK-9, IAK-11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from royaumes.core import Announcement, Decide, Finished, Move, Phase, Refusal, seat_name, tell
from royaumes.games.auftrag.box import (
    ARMS,
    CAMELOT,
    CARD_THINGS,
    NONE,
    TIE_POINTS,
    TOURNAMENT,
    TOURNAMENT_BIT,
    WIN_POINTS,
    WORTH,
)
from royaumes.games.auftrag.events import Missed, NobodyWon, Sealed, Staked, Tied, Won
from royaumes.games.auftrag.legal import no_stake
from royaumes.games.auftrag.moves import STAKE, STAKE_NUMBER, STAKES, Stake, stakes_number
from royaumes.games.auftrag.scoring import result
from royaumes.games.auftrag.state import SIZE, Auftrag, hand_back, put_down, score


def seats_in(members: int) -> tuple[int, ...]:
    """The seats in a set given as bits."""
    return tuple(seat for seat in range(4) if members >> seat & 1)


#: By the riders who still think, as bits.
_STAKE = tuple(Decide(seats_in(waiting), "auftrag-ask-stake") for waiting in range(16))


def hold_tournament(s: Auftrag, told: list[Announcement] | None) -> None:
    """IAK-9.2: those with a tournament card whose knights are at Camelot take part."""
    riders = 0
    for seat in range(s.seats):
        if s.holds[seat] & TOURNAMENT_BIT:
            if s.knights[seat] == CAMELOT:
                riders |= 1 << seat
            else:
                tell(told, Missed(seat_name(seat)))
    s.riders = riders
    if riders:
        s.phase = STAKING
    else:
        _end_round(s, told)


def _end_round(s: Auftrag, told: list[Announcement] | None) -> None:
    """The tournament cards go back (IAK-9.9); the game ends (IAK-11.2) or phase III follows."""
    for seat in range(s.seats):
        if s.holds[seat]:
            put_down(s, seat, TOURNAMENT)
    s.riders = 0
    if max(s.points) >= s.target:
        s.phase = Finished(result(s, "auftrag-over-target", "IAK-11.1"))
    elif s.rounds >= s.last_round:
        s.phase = Finished(result(s, "auftrag-over-safety", "IAK-11.6"))
    else:
        # The round is a circle: phase III leads back to phase I, so this import waits until here.
        from royaumes.games.auftrag.phases.renewal import refill

        refill(s, told)


@dataclass(frozen=True, slots=True)
class Staking(Phase):
    """Sealed stakes of all riders at once (IAK-9.4)."""

    section = "IAK-9"

    def pending(self, s: Auftrag) -> Decide:
        """The riders who have not staked yet."""
        return _STAKE[waiting(s)]

    def options(self, s: Auftrag, seat: int) -> Sequence[Move]:
        """Any swords and lances of the hand, or nothing (IAK-9.3)."""
        return STAKES[stakes_number([s.hands[seat * SIZE + card] for card in ARMS])]

    def refusal(self, s: Auftrag, seat: int, move: Move) -> Refusal | None:
        """Only cards of the hand will do."""
        return no_stake(s, seat, move)

    def advance(self, s: Auftrag, seat: int | None, move: Stake, told: list[Announcement] | None) -> None:
        """The stake waits unseen until the last one is in."""
        assert seat is not None
        s.stakes[seat] = STAKE_NUMBER[move]
        if waiting(s):
            tell(told, Sealed(seat_name(seat)))
            return
        riders = seats_in(s.riders)
        totals = [_show(s, rider, told) for rider in riders]
        _award(s, riders, totals, told)
        _end_round(s, told)


def waiting(s: Auftrag) -> int:
    """The riders (as bits) who have not staked yet."""
    still = s.riders
    for seat, stake in enumerate(s.stakes):
        if stake != NONE:
            still &= ~(1 << seat)
    return still


def _show(s: Auftrag, rider: int, told: list[Announcement] | None) -> int:
    """A stake is shown and goes back to the piles, won or lost (IAK-9.9); its sum of values."""
    cards = STAKE[s.stakes[rider]].cards
    s.stakes[rider] = NONE
    for card in cards:
        hand_back(s, rider, card)
    total = sum([WORTH[card] for card in cards])
    if told is not None:
        shown = tuple(CARD_THINGS[card] for card in cards)
        tell(told, Staked(seat_name(rider), shown, total), reveals=True)
    return total


def _award(s: Auftrag, riders: tuple[int, ...], totals: list[int], told: list[Announcement] | None) -> None:
    """Who scores in the tournament; one rider alone only has to stake something (IAK-9.8)."""
    best = max(totals)
    s.scorings += 1
    if best == 0:  # IAK-9.7
        if told is not None:
            tell(told, NobodyWon(tuple(seat_name(rider) for rider in riders)))
        return
    if totals.count(best) > 1:  # IAK-9.6
        if told is not None:
            tell(told, Tied(tuple(seat_name(rider) for rider in riders), TIE_POINTS))
        for rider in riders:
            s.ties[rider] += 1
            score(s, rider, TIE_POINTS, told)
        return
    winner = riders[totals.index(best)]  # IAK-9.5
    if told is not None:
        tell(told, Won(seat_name(winner), WIN_POINTS))
    s.wins[winner] += 1
    score(s, winner, WIN_POINTS, told)


STAKING = Staking()
