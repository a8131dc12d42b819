"""R5C-11, phase A: duels of princes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaumes.core import SEATS, Chance, ChanceNode, Decide, Decision, Emit, Move, Refusal, each_seat
from royaumes.games.royaume.box import DUEL_POWER, MOST_POWER, MOST_SEATS, TREASURES
from royaumes.games.royaume.dice import DUEL
from royaumes.games.royaume.events import (
    CededPower,
    Challenged,
    DuelEven,
    DuelLost,
    DuelWon,
    Forfeited,
    Seized,
    WastedPower,
)
from royaumes.games.royaume.moves import Choose, choosing
from royaumes.games.royaume.phases import turn
from royaumes.games.royaume.state import Royaume, colours_of

_DUEL: Final = tuple(Chance(DUEL, "royaume-ask-duel", seat) for seat in range(MOST_SEATS))
_SEIZE: Final = each_seat("royaume-ask-seize", MOST_SEATS, names=(Choose,))
_CLAIM: Final = each_seat("royaume-ask-claim", MOST_SEATS, names=(Choose,))


def no_duel(s: Royaume, seat: int, rival: int) -> Refusal | None:
    """Why this seat cannot be challenged now."""
    if rival == seat or rival >= s.seats:
        return Refusal("R5C-11.1", "royaume-no-duel-no-rival")
    if s.compelled:
        return Refusal("R5C-11.3", "royaume-no-duel-before-attempt")
    if s.power[seat] < DUEL_POWER:
        return Refusal("R5C-11.1", "royaume-no-duel-power", {"needed": DUEL_POWER, "power": s.power[seat]})
    if s.challenged >> rival & 1:
        return Refusal("R5C-11.2", "royaume-no-duel-again", {"rival": SEATS[rival]})
    if not any(s.treasures[rival]):
        return Refusal("R5C-11.2", "royaume-no-duel-poor", {"rival": SEATS[rival]})
    return None


def challenge(s: Royaume, rival: int, emit: Emit) -> None:
    """A duel begins; each rival once a turn (R5C-11.2)."""
    s.rival = rival
    s.challenged |= 1 << rival
    s.phase = DUELING
    emit(Challenged, SEATS[s.to_move], SEATS[rival])


class Dueling(ChanceNode[Royaume]):
    """R5C-11.5: a die and the power of each; the higher total wins, even duels go on (R5C-5.11)."""

    __slots__ = ()
    section = "R5C-11"
    rule = "R5C-11.5"

    def question(self, s: Royaume) -> Chance:
        return _DUEL[s.to_move]

    def resolve(self, s: Royaume, outcome: tuple[int, ...], emit: Emit) -> None:
        (die, rival_die), power, rival_power = outcome, s.power[s.to_move], s.power[s.rival]
        margin = die + power - rival_die - rival_power
        kind = DuelWon if margin > 0 else DuelLost if margin else DuelEven
        emit(kind, SEATS[s.to_move], SEATS[s.rival], die, power, rival_die, rival_power)
        if margin > 0:
            colours = colours_of(s.treasures[s.rival])
            if len(colours) > 1:
                s.phase = SEIZING
            else:
                _seize(s, colours[0], emit)
        elif margin:
            _pay_rival(s, emit)


def _seize(s: Royaume, colour: int, emit: Emit) -> None:
    """R5C-2.4, R5C-11.6: all treasures of a colour change hands; R5C-11.7: no power does, phase A goes on."""
    count = s.treasures[s.rival][colour]
    s.treasures[s.rival][colour] = 0
    s.treasures[s.to_move][colour] += count
    emit(Seized, SEATS[s.to_move], SEATS[s.rival], TREASURES[colour], count)
    turn.go_on(s)


def _pay_rival(s: Royaume, emit: Emit) -> None:
    """R5C-11.8: power to the rival, or to the bank; then a treasure, if there is one (R5C-11.9)."""
    ceded = s.power[s.rival] < MOST_POWER
    s.power[s.to_move] -= 1
    s.power[s.rival] += ceded
    emit(CededPower if ceded else WastedPower, SEATS[s.to_move], SEATS[s.rival], s.power[s.to_move])
    colours = colours_of(s.treasures[s.to_move])
    if len(colours) > 1:
        s.phase = CLAIMING
    elif colours:
        _claim(s, colours[0], emit)
    else:
        turn.lose(s, emit)  # R5C-11.10


def _claim(s: Royaume, colour: int, emit: Emit) -> None:
    """R5C-11.9: one treasure to the rival; R5C-11.10: the turn is over."""
    s.treasures[s.to_move][colour] -= 1
    s.treasures[s.rival][colour] += 1
    emit(Forfeited, SEATS[s.to_move], SEATS[s.rival], TREASURES[colour])
    turn.lose(s, emit)


def no_treasure(s: Royaume, owner: int, colour: int, rule: str) -> Refusal | None:
    """Why no treasure of this colour can be taken from its owner by this rule."""
    if s.treasures[owner][colour]:
        return None
    return Refusal(rule, "royaume-no-treasure", {"owner": SEATS[owner], "treasure": TREASURES[colour]})


class Seizing(Decision[Royaume]):
    """R5C-11.6: the victorious attacker chooses a colour."""

    __slots__ = ()
    section = "R5C-11"
    rule = "R5C-11.6"

    def question(self, s: Royaume) -> Decide:
        return _SEIZE[s.to_move]

    def options(self, s: Royaume, seat: int) -> Sequence[Move]:
        return choosing(colours_of(s.treasures[s.rival]))

    def refusal(self, s: Royaume, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Choose):
            return no_treasure(s, s.rival, move.colour, "R5C-11.6")
        return self.not_now(s)

    def play(self, s: Royaume, seat: int, move: Choose, emit: Emit) -> None:
        _seize(s, move.colour, emit)


class Claiming(Decision[Royaume]):
    """R5C-11.9: the rival chooses a forfeit."""

    __slots__ = ()
    section = "R5C-11"
    rule = "R5C-11.9"

    def question(self, s: Royaume) -> Decide:
        return _CLAIM[s.rival]

    def options(self, s: Royaume, seat: int) -> Sequence[Move]:
        return choosing(colours_of(s.treasures[s.to_move]))

    def refusal(self, s: Royaume, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Choose):
            return no_treasure(s, s.to_move, move.colour, "R5C-11.9")
        return self.not_now(s)

    def play(self, s: Royaume, seat: int, move: Choose, emit: Emit) -> None:
        _claim(s, move.colour, emit)


DUELING: Final = Dueling()
SEIZING: Final = Seizing()
CLAIMING: Final = Claiming()
