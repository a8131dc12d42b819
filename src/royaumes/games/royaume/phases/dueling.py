"""Phase A: duels of princes (R5C-11)."""

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
    GEM,
    MOST,
    MOST_POWER,
    NUMBERS,
    TREASURES,
    colours_in,
    gems_of,
)
from royaumes.games.royaume.events.phase_a import (
    CededPower,
    DuelEven,
    DuelLost,
    DuelWon,
    Forfeited,
    Seized,
    WastedPower,
)
from royaumes.games.royaume.moves import Choose, choosing
from royaumes.games.royaume.phases import turn
from royaumes.games.royaume.state import Royaume

#: The challenger's die, then the rival's (R5C-11.5).
DUEL = Dice(2, NUMBERS["duel"]["sides"], ordered=True)
_DUEL = tuple(Chance(DUEL, "royaume-ask-duel", seat) for seat in range(MOST))
_SEIZE = tuple(Decide((seat,), "royaume-ask-seize") for seat in range(MOST))
_CLAIM = tuple(Decide((seat,), "royaume-ask-claim") for seat in range(MOST))


def no_treasure(owner: int, hoard: int, move: Move, rule: str) -> Refusal | None:
    """Why this treasure cannot be taken from this hoard."""
    if not isinstance(move, Choose):
        return wrong_kind(move)
    if gems_of(hoard, move.colour):
        return None
    facts = {"owner": seat_name(owner), "treasure": TREASURES[move.colour]}
    return Refusal(rule, "royaume-no-treasure", facts)


@dataclass(frozen=True, slots=True)
class Dueling(Phase):
    """A die and the power of each."""

    section = "R5C-11"

    def pending(self, s: Royaume) -> Chance:
        """A die for the challenger, a die for the rival."""
        return _DUEL[s.seat]

    def advance(
        self, s: Royaume, seat: int | None, move: tuple[int, ...], told: list[Announcement] | None
    ) -> None:
        """Higher wins, even duels go on (R5C-5.11)."""
        mine, theirs = s.power[s.seat], s.power[s.rival]
        margin = move[0] + mine - move[1] - theirs
        if told is not None:
            event = DuelWon if margin > 0 else DuelLost if margin else DuelEven
            names = seat_name(s.seat), seat_name(s.rival)
            tell(told, event(*names, move[0], mine, move[1], theirs), reveals=True)
        if margin > 0:
            colours = colours_in(s.hoards[s.rival])
            if len(colours) > 1:
                s.phase = SEIZING
            else:
                seize(s, colours[0], told)
        elif margin:
            _pay_rival(s, told)


def seize(s: Royaume, colour: int, told: list[Announcement] | None) -> None:
    """R5C-2.4, R5C-11.6: all treasures of a colour change hands; R5C-11.7: no power does, phase A goes on."""
    count = gems_of(s.hoards[s.rival], colour)
    s.hoards[s.rival] -= GEM[colour] * count
    s.hoards[s.seat] += GEM[colour] * count
    if told is not None:
        tell(told, Seized(seat_name(s.seat), seat_name(s.rival), TREASURES[colour], count))
    turn.go_on(s)


def _pay_rival(s: Royaume, told: list[Announcement] | None) -> None:
    """R5C-11.8: power to the rival, or to the bank; then a treasure, if there is one (R5C-11.9)."""
    s.power[s.seat] -= 1
    event: type[CededPower] | type[WastedPower] = WastedPower
    if s.power[s.rival] < MOST_POWER:
        s.power[s.rival] += 1
        event = CededPower
    if told is not None:
        tell(told, event(seat_name(s.seat), seat_name(s.rival), s.power[s.seat]))
    colours = colours_in(s.hoards[s.seat])
    if len(colours) > 1:
        s.phase = CLAIMING
    elif colours:
        claim(s, colours[0], told)
    else:
        turn.lose(s, told)  # R5C-11.10


def claim(s: Royaume, colour: int, told: list[Announcement] | None) -> None:
    """R5C-11.9: one treasure to the rival; R5C-11.10: the turn is over."""
    s.hoards[s.seat] -= GEM[colour]
    s.hoards[s.rival] += GEM[colour]
    if told is not None:
        tell(told, Forfeited(seat_name(s.seat), seat_name(s.rival), TREASURES[colour]))
    turn.lose(s, told)


@dataclass(frozen=True, slots=True)
class Seizing(Phase):
    """R5C-11.6: the victorious challenger chooses a colour."""

    section = "R5C-11"

    def pending(self, s: Royaume) -> Decide:
        """The challenger."""
        return _SEIZE[s.seat]

    def options(self, s: Royaume, seat: int) -> Sequence[Move]:
        """The colours that the rival owns."""
        return choosing(colours_in(s.hoards[s.rival]))

    def refusal(self, s: Royaume, seat: int, move: Move) -> Refusal | None:
        """A colour that the rival does not own."""
        return no_treasure(s.rival, s.hoards[s.rival], move, "R5C-11.6")

    def advance(self, s: Royaume, seat: int | None, move: Choose, told: list[Announcement] | None) -> None:
        """All of it."""
        seize(s, move.colour, told)


@dataclass(frozen=True, slots=True)
class Claiming(Phase):
    """R5C-11.9: the rival chooses his forfeit."""

    section = "R5C-11"

    def pending(self, s: Royaume) -> Decide:
        """The rival."""
        return _CLAIM[s.rival]

    def options(self, s: Royaume, seat: int) -> Sequence[Move]:
        """The colours that the challenger owns."""
        return choosing(colours_in(s.hoards[s.seat]))

    def refusal(self, s: Royaume, seat: int, move: Move) -> Refusal | None:
        """A colour that the challenger does not own."""
        return no_treasure(s.seat, s.hoards[s.seat], move, "R5C-11.9")

    def advance(self, s: Royaume, seat: int | None, move: Choose, told: list[Announcement] | None) -> None:
        """One of it."""
        claim(s, move.colour, told)


DUELING, SEIZING, CLAIMING = Dueling(), Seizing(), Claiming()
