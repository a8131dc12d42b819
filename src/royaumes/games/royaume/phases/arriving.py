"""Phase C: knights go and find what lies there (R5C-9), or the dragon (R5C-10)."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.core import Announcement, Chance, Dice, Phase, seat_name, tell
from royaumes.games.royaume.board import (
    BARE,
    BIT,
    CARD,
    CARDS,
    CASTLE,
    CIRCLES,
    CROWNS,
    DOWN,
    GEM,
    KNIGHTS,
    LAST_HOME,
    MONSTER,
    MOST,
    MOST_POWER,
    NONE,
    NUMBERS,
    TREASURES,
    WEAPON,
    cards_in,
    cell_name,
    gems_of,
)
from royaumes.games.royaume.events.frame import CameHome
from royaumes.games.royaume.events.phase_c import (
    Caught,
    Covered,
    DragonEven,
    DragonWoke,
    FoundNothing,
    Moved,
    NoUse,
    Reshuffled,
    Rests,
    ThrownBack,
    TookCrown,
    TookTreasure,
    TookWeapon,
    TurnedUp,
)
from royaumes.games.royaume.phases import ending, turn
from royaumes.games.royaume.piles import NEXT_CARD
from royaumes.games.royaume.state import Royaume

DRAGON_DIE = Dice(1, NUMBERS["dragon"]["sides"])
KNIGHT_DIE = Dice(1, NUMBERS["dragon"]["knight_sides"])
_DRAGON = Chance(DRAGON_DIE, "royaume-ask-dragon")
_ANSWER = tuple(Chance(KNIGHT_DIE, "royaume-ask-dragon-answer", seat) for seat in range(MOST))


def go(s: Royaume, knight: int, points: int, told: list[Announcement] | None) -> None:
    """R5C-6.6: a cell a point, forward or (negative points) back, no further than castle and lair.

    Cells between do not matter (R5C-6.8), nor does company (R5C-6.7); points left over are lost
    (R5C-7.3, R5C-7.5, R5C-10.1, R5C-12.1).
    """
    s.knight = knight
    old, lair = s.places[knight], s.cells + 1
    new = old - points if s.crowned & BIT[knight] else old + points
    new = CASTLE if new < CASTLE else lair if new > lair else new
    s.places[knight] = new
    if told is not None:
        tell(told, Moved(KNIGHTS[knight], cell_name(old, s.cells), cell_name(new, s.cells)))
    if s.cards[old] == BARE and CASTLE < old < lair and old not in s.places:
        s.left = old
        s.phase = COVERING
    else:
        arrive(s, told)


@dataclass(frozen=True, slots=True)
class Covering(Phase):
    """R5C-3.2: a card from the talon, face up, for the bare cell that was left."""

    section = "R5C-3"

    def pending(self, s: Royaume) -> Chance:
        """The talon is asked; the first talon holds what nobody has seen."""
        return NEXT_CARD[s.unseen if s.fresh else s.talon]

    def advance(self, s: Royaume, seat: int | None, move: int, told: list[Announcement] | None) -> None:
        """The card lies open, and the knight arrives where he is."""
        s.cards[s.left] = move
        if s.fresh:
            s.fresh -= 1
            s.unseen -= CARD[move]
        else:
            s.talon -= CARD[move]
        if told is not None:
            tell(told, Covered(cell_name(s.left, s.cells), CARDS[move]), reveals=True)
        s.left = NONE
        if not s.fresh and not s.talon:  # R5C-3.3
            s.talon, s.discards = s.discards, 0
            if told is not None:
                tell(told, Reshuffled(sum(cards_in(s.talon))))
        arrive(s, told)


def arrive(s: Royaume, told: list[Announcement] | None) -> None:
    """What a knight's new place does, whichever way he came (R5C-7.6, R5C-10.5)."""
    cell = s.places[s.knight]
    crowned = s.crowned & BIT[s.knight]
    if CASTLE < cell <= s.cells:
        if s.cards[cell] == DOWN:
            s.phase = TURNING
        else:
            _find(s, cell, told)
    elif cell == CASTLE and crowned:
        _come_home(s, told)
    elif cell == CASTLE or crowned:  # R5C-7.4, R5C-10.8
        if told is not None:
            tell(told, Rests(KNIGHTS[s.knight], cell_name(cell, s.cells)))
        _next(s, told)
    else:
        s.phase = DRAGON


@dataclass(frozen=True, slots=True)
class Turning(Phase):
    """R5C-9.1: the card under a knight is turned up."""

    section = "R5C-9"

    def pending(self, s: Royaume) -> Chance:
        """It is any of the cards that nobody has seen."""
        return NEXT_CARD[s.unseen]

    def advance(self, s: Royaume, seat: int | None, move: int, told: list[Announcement] | None) -> None:
        """All see it."""
        cell = s.places[s.knight]
        s.unseen -= CARD[move]
        s.cards[cell] = move
        if told is not None:
            tell(told, TurnedUp(cell_name(cell, s.cells), CARDS[move]), reveals=True)
        _find(s, cell, told)


def _find(s: Royaume, cell: int, told: list[Announcement] | None) -> None:
    """What lies on the cell reached; the first of two takes it, the second finds it bare (R5C-9.8)."""
    kind, knight = s.cards[cell], s.knight
    if kind <= MONSTER:  # R5C-9.2, R5C-9.3
        s.held |= BIT[knight]
        if told is not None:
            tell(told, Caught(KNIGHTS[knight], cell_name(cell, s.cells), CARDS[kind]))
    elif kind == BARE:  # R5C-9.7
        if told is not None:
            tell(told, FoundNothing(KNIGHTS[knight], cell_name(cell, s.cells)))
    elif not _take(s, kind, told):  # R5C-9.6
        if told is not None:
            tell(told, NoUse(seat_name(s.seat), KNIGHTS[knight], CARDS[kind]))
    else:
        s.cards[cell] = BARE
        s.discards += CARD[kind]
    _next(s, told)


def _take(s: Royaume, kind: int, told: list[Announcement] | None) -> bool:
    """Whether the card gives the prince anything: it does so here."""
    seat, knight = s.seat, s.knight
    if kind == WEAPON:  # R5C-9.4
        if s.power[seat] >= MOST_POWER:  # R5C-2.2
            return False
        s.power[seat] += 1
        if told is not None:
            tell(told, TookWeapon(seat_name(seat), KNIGHTS[knight], s.power[seat]))
        return True
    if not gems_of(s.bank, knight):  # R5C-2.3
        return False
    s.bank -= GEM[knight]  # R5C-9.5
    s.hoards[seat] += GEM[knight]
    if told is not None:
        left = gems_of(s.bank, knight)
        tell(told, TookTreasure(seat_name(seat), KNIGHTS[knight], TREASURES[knight], left))
    return True


@dataclass(frozen=True, slots=True)
class Dragon(Phase):
    """R5C-10.1, R5C-10.2: the dragon rolls first, as strong as ever (R5C-10.6)."""

    section = "R5C-10"

    def pending(self, s: Royaume) -> Chance:
        """The dragon's die."""
        return _DRAGON

    def advance(
        self, s: Royaume, seat: int | None, move: tuple[int, ...], told: list[Announcement] | None
    ) -> None:
        """Now the knight."""
        s.dragon = move[0]
        s.phase = ANSWERING
        if told is not None:
            tell(told, DragonWoke(KNIGHTS[s.knight], move[0]), reveals=True)


@dataclass(frozen=True, slots=True)
class Answering(Phase):
    """R5C-10.2: the knight's die and the power of the prince who moved him."""

    section = "R5C-10"

    def pending(self, s: Royaume) -> Chance:
        """The knight's die."""
        return _ANSWER[s.seat]

    def advance(
        self, s: Royaume, seat: int | None, move: tuple[int, ...], told: list[Announcement] | None
    ) -> None:
        """R5C-10.3, R5C-10.4: away from the lair by the difference; even fights go on (R5C-5.11)."""
        power = s.power[s.seat]
        margin = move[0] + power - s.dragon
        rolled = seat_name(s.seat), KNIGHTS[s.knight], s.dragon, move[0], power
        s.dragon = 0
        if not margin:
            s.phase = DRAGON
            tell(told, DragonEven(*rolled), reveals=True)
            return
        cell = s.places[s.knight] = s.cells + 1 - abs(margin)
        if margin > 0:
            s.crowned |= BIT[s.knight]
        if told is not None:
            event = TookCrown if margin > 0 else ThrownBack
            tell(told, event(*rolled, cell_name(cell, s.cells)), reveals=True)
        arrive(s, told)


def _come_home(s: Royaume, told: list[Announcement] | None) -> None:
    """R5C-12.1, R5C-12.2: the crown goes to the next circle; R5C-12.3: the fourth ends the game at once."""
    s.circles.append(s.knight)
    s.away &= ~BIT[s.knight]
    if told is not None:
        circle = CIRCLES[len(s.circles) - 1]
        tell(told, CameHome(KNIGHTS[s.knight], CROWNS[s.knight], circle))
    if len(s.circles) == LAST_HOME:
        s.second = NONE  # R5C-6.5
        ending.crowned(s, told)
    else:
        _next(s, told)


def _next(s: Royaume, told: list[Announcement] | None) -> None:
    """R5C-10.7: the second knight goes; when both have gone the turn is over."""
    second = s.second
    if second == NONE:
        turn.end(s, told)
    else:
        s.second = NONE
        go(s, second, s.second_die, told)


COVERING, TURNING, DRAGON, ANSWERING = Covering(), Turning(), Dragon(), Answering()
