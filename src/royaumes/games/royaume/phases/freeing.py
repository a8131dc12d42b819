"""Phase A: escapes and fights (R5C-5), and the choice to duel or to roll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from royaumes.core import (
    Announcement,
    Chance,
    Decide,
    Dice,
    Move,
    Phase,
    Refusal,
    seat_name,
    tell,
    wrong_kind,
)
from royaumes.games.royaume.board import (
    BARE,
    BIT,
    CARD,
    CARDS,
    DUEL_POWER,
    ESCAPE_AT,
    KNIGHTS,
    MOST,
    MOST_POWER,
    NUMBERS,
    TRAP,
    cell_name,
)
from royaumes.games.royaume.events.phase_a import (
    Challenged,
    Cleared,
    Escaped,
    FoughtEven,
    GainedPower,
    PaidPower,
    PhaseAOver,
    Repelled,
    Slew,
    Stuck,
    Tried,
)
from royaumes.games.royaume.moves import PHASE_A, Challenge, Free, Roll
from royaumes.games.royaume.phases import dueling, rolling, turn
from royaumes.games.royaume.state import Royaume

ESCAPE = Dice(1, NUMBERS["escape"]["sides"])
#: The monster's die, then the prince's (R5C-5.10).
FIGHT = Dice(2, NUMBERS["fight"]["sides"], ordered=True)
_ASK = tuple(Decide((seat,), "royaume-ask-phase-a") for seat in range(MOST))
_ASK_COMPELLED = tuple(Decide((seat,), "royaume-ask-compelled") for seat in range(MOST))
_ESCAPE = tuple(Chance(ESCAPE, "royaume-ask-escape", seat) for seat in range(MOST))
_FIGHT = tuple(Chance(FIGHT, "royaume-ask-fight", seat) for seat in range(MOST))


@dataclass(frozen=True, slots=True)
class Freeing(Phase):
    """R5C-5.2: free a held knight, challenge a rival, or roll for the marches."""

    section = "R5C-5"

    def pending(self, s: Royaume) -> Decide:
        """The prince whose turn it is."""
        return _ASK_COMPELLED[s.seat] if s.compelled else _ASK[s.seat]

    def options(self, s: Royaume, seat: int) -> Sequence[Move]:
        """Held knights, rivals to challenge, the dice."""
        # R5C-11.3: once a duel is fought no knight can be freed.
        return PHASE_A[s.compelled][0 if s.challenged else s.held][s.rivals]

    def refusal(self, s: Royaume, seat: int, move: Move) -> Refusal | None:
        """The rule that forbids this attempt, this duel or rolling already."""
        match move:
            case Free(knight):
                return _no_attempt(s, knight)
            case Challenge(rival):
                return _no_duel(s, seat, rival)
            case Roll():
                return Refusal("R5C-5.4", "royaume-no-roll-yet") if s.compelled else None
        return wrong_kind(move)

    def advance(self, s: Royaume, seat: int | None, move: Move, told: list[Announcement] | None) -> None:
        """Dice decide what the prince has chosen."""
        if type(move) is Free:
            s.knight = move.knight
            kind = s.cards[s.places[move.knight]]
            s.phase = ESCAPING if kind == TRAP else FIGHTING
            if told is not None:
                tell(told, Tried(seat_name(s.seat), KNIGHTS[move.knight], CARDS[kind]))
        elif type(move) is Challenge:
            s.rival = move.rival
            s.challenged |= 1 << move.rival
            s.phase = dueling.DUELING
            if told is not None:
                tell(told, Challenged(seat_name(s.seat), seat_name(move.rival)))
        else:
            s.phase = rolling.ROLLING
            if told is not None:
                tell(told, PhaseAOver(seat_name(s.seat)))


def _no_attempt(s: Royaume, knight: int) -> Refusal | None:
    """Why this knight cannot be freed now."""
    if s.challenged:
        return Refusal("R5C-11.3", "royaume-no-free-after-duel")
    if not s.held & BIT[knight]:
        return Refusal("R5C-5.3", "royaume-no-free-not-held", {"knight": KNIGHTS[knight]})
    return None


def _no_duel(s: Royaume, seat: int, rival: int) -> Refusal | None:
    """Why this seat cannot be challenged now."""
    who = {"rival": seat_name(rival)}
    if rival == seat or rival >= len(s.power):
        return Refusal("R5C-11.1", "royaume-no-duel-no-rival")
    if s.compelled:
        return Refusal("R5C-11.3", "royaume-no-duel-before-attempt")
    if s.power[seat] < DUEL_POWER:
        return Refusal("R5C-11.1", "royaume-no-duel-power", {"needed": DUEL_POWER, "power": s.power[seat]})
    if s.challenged >> rival & 1:
        return Refusal("R5C-11.2", "royaume-no-duel-again", who)
    if not s.hoards[rival]:
        return Refusal("R5C-11.2", "royaume-no-duel-poor", who)
    return None


@dataclass(frozen=True, slots=True)
class Escaping(Phase):
    """R5C-5.9: out of a trap with 7 or more."""

    section = "R5C-5"

    def pending(self, s: Royaume) -> Chance:
        """One die for the prince."""
        return _ESCAPE[s.seat]

    def advance(
        self, s: Royaume, seat: int | None, move: tuple[int, ...], told: list[Announcement] | None
    ) -> None:
        """Out, or still in."""
        power = s.power[s.seat]
        won = move[0] + power >= ESCAPE_AT
        if told is not None:
            event = Escaped if won else Stuck
            tell(told, event(seat_name(s.seat), KNIGHTS[s.knight], move[0], power), reveals=True)
        (_succeed if won else _fail)(s, told)


@dataclass(frozen=True, slots=True)
class Fighting(Phase):
    """R5C-5.10: monster against prince."""

    section = "R5C-5"

    def pending(self, s: Royaume) -> Chance:
        """A die for the monster, a die for the prince."""
        return _FIGHT[s.seat]

    def advance(
        self, s: Royaume, seat: int | None, move: tuple[int, ...], told: list[Announcement] | None
    ) -> None:
        """Higher wins, even fights go on (R5C-5.11)."""
        monster, die = move
        power = s.power[s.seat]
        margin = die + power - monster
        if told is not None:
            event = Slew if margin > 0 else Repelled if margin else FoughtEven
            tell(told, event(seat_name(s.seat), KNIGHTS[s.knight], monster, die, power), reveals=True)
        if margin:
            (_succeed if margin > 0 else _fail)(s, told)


def clear(s: Royaume, cell: int, told: list[Announcement] | None) -> None:
    """R5C-3.1, R5C-5.12: trap or monster to the discards; all knights on the cell are free."""
    kind = s.cards[cell]
    s.cards[cell] = BARE
    s.discards += CARD[kind]
    freed = [knight for knight, place in enumerate(s.places) if place == cell]
    for knight in freed:
        s.held &= ~BIT[knight]
    if told is not None:
        tell(told, Cleared(CARDS[kind], cell_name(cell, s.cells), tuple(KNIGHTS[k] for k in freed)))


def _succeed(s: Royaume, told: list[Announcement] | None) -> None:
    """R5C-5.7: the way is clear, and phase A may go on."""
    seat = s.seat
    s.compelled = False  # R5C-5.6
    clear(s, s.places[s.knight], told)
    if s.power[seat] < MOST_POWER:  # R5C-2.2, R5C-5.13
        s.power[seat] += 1
        if told is not None:
            tell(told, GainedPower(seat_name(seat), s.power[seat]))
    turn.go_on(s)


def _fail(s: Royaume, told: list[Announcement] | None) -> None:
    """R5C-5.8, R5C-11.4: phase A is over; R5C-5.14: the price is 1 power, and on to phase B."""
    seat = s.seat
    lost = s.compelled or not s.power[seat]  # R5C-5.5, R5C-5.15
    if s.power[seat]:
        s.power[seat] -= 1
        if told is not None:
            tell(told, PaidPower(seat_name(seat), s.power[seat]))
    if lost:
        turn.lose(s, told)
    else:
        s.phase = rolling.ROLLING


FREEING, ESCAPING, FIGHTING = Freeing(), Escaping(), Fighting()
