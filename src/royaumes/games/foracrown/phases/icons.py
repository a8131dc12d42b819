"""FAC-4: the icons of mercenaries and of the magic die, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaumes.core import (
    SEATS,
    Chance,
    ChanceNode,
    Decide,
    Decision,
    Emit,
    Move,
    Phase,
    Refusal,
    each_seat,
)
from royaumes.games.foracrown.box import (
    CARD_THINGS,
    CARDS,
    CELLS,
    COIN,
    DIE,
    EFFECT_THINGS,
    FAMILY_THINGS,
    LOSS,
    MAGIC_DIE,
    MOST_SEATS,
    NONE,
    PORTRAIT,
    PORTRAIT_THINGS,
    RACCOON,
    RUBY,
    Icon,
)
from royaumes.games.foracrown.chest import lose, ruin
from royaumes.games.foracrown.events import (
    Chose,
    GainedCoin,
    GainedRuby,
    GotRaccoon,
    Robbed,
    Rolled,
    Shifted,
)
from royaumes.games.foracrown.gallery import next_free, stuck
from royaumes.games.foracrown.moves import AIMING, BOTH_SIDES, EFFECTS, Aim, Choose, Decline, Shift, shifting
from royaumes.games.foracrown.phases import ending, event_cards, revealing
from royaumes.games.foracrown.state import ForACrown

_CHOOSE: Final = each_seat("foracrown-ask-choose", MOST_SEATS, names=(Choose,))
_GIVE: Final = each_seat("foracrown-ask-raccoon", MOST_SEATS, names=(Aim,))
_ROB: Final = each_seat("foracrown-ask-loss", MOST_SEATS, names=(Aim,))
_SHIFT: Final = each_seat("foracrown-ask-shift", MOST_SEATS, names=(Shift,))
_FACES: Final = tuple(Icon)
_ROLL: Final = tuple(Chance(MAGIC_DIE, "foracrown-ask-roll", seat) for seat in range(MOST_SEATS))


def go_on(s: ForACrown, emit: Emit) -> None:
    """Carry out icons until one asks for something; when none is left, turn to what comes next.

    FAC-4.2: from left to right. FAC-4.1: the next card is turned up when this one is done; an empty
    pile ends the round.
    """
    seat = s.to_move
    while s.todo:
        icon, s.todo = s.todo[0], s.todo[1:]
        if s.todo:  # boards show the icons before these as carried out
            s.phase = revealing.REVEALING
        if icon is RUBY:  # FAC-4.5
            s.rubies[seat] += 1
            s.bank_rubies -= 1
            emit(GainedRuby, SEATS[seat])
        elif icon is COIN:  # FAC-4.10
            s.coins[seat] += 1
            s.bank_coins -= 1
            emit(GainedCoin, SEATS[seat])
        else:
            s.phase = _ASKING[icon]
            return
    if s.order and event_cards.next_mage(s):  # FAC-5.7: others wait for a mage
        return
    s.to_move = s.slot = NONE
    s.event = None
    if s.pile:
        s.phase = revealing.REVEALING
    else:
        ending.end_round(s, emit)


class _Carrying(Decision[ForACrown]):
    """A question about an icon, which must be carried out (FAC-4.3)."""

    __slots__ = ()
    section = "FAC-4"

    def not_passing(self, s: ForACrown, move: Move) -> Refusal:
        """The refusal of a move that does not carry out the icon."""
        if isinstance(move, Decline):
            return Refusal("FAC-4.3", "foracrown-no-passing")
        return self.not_now(s)


class Choosing(_Carrying):
    """FAC-4.4: which effect of a level 1 card."""

    __slots__ = ()
    rule = "FAC-4.4"

    def question(self, s: ForACrown) -> Decide:
        return _CHOOSE[s.to_move]

    def options(self, s: ForACrown, seat: int) -> Sequence[Move]:
        return EFFECTS[s.recruits[s.slot]]

    def refusal(self, s: ForACrown, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Choose):
            return self.not_passing(s, move)
        card = s.recruits[s.slot]
        if move.icon not in CARDS[card].icons:
            return Refusal("FAC-4.4", "foracrown-no-such-effect", {"card": CARD_THINGS[card]})
        return None

    def play(self, s: ForACrown, seat: int, move: Choose, emit: Emit) -> None:
        s.todo = (move.icon,)
        emit(Chose, SEATS[seat], EFFECT_THINGS[move.icon])
        go_on(s, emit)


class _Aiming(_Carrying):
    """FAC-4.11: an icon that asks for another family in play."""

    __slots__ = ()

    def options(self, s: ForACrown, seat: int) -> Sequence[Move]:
        return AIMING[s.playing][s.families[seat]]

    def refusal(self, s: ForACrown, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Aim):
            return self.not_passing(s, move)
        if move.family == s.families[seat]:
            return Refusal("FAC-4.11", "foracrown-no-aim-self")
        if not s.playing >> move.family & 1:
            return Refusal("FAC-4.11", "foracrown-no-aim-out", {"family": FAMILY_THINGS[move.family]})
        return None


class Giving(_Aiming):
    """FAC-4.6: another family gets a raccoon."""

    __slots__ = ()
    rule = "FAC-4.6"

    def question(self, s: ForACrown) -> Decide:
        return _GIVE[s.to_move]

    def play(self, s: ForACrown, seat: int, move: Aim, emit: Emit) -> None:
        target = s.families.index(move.family)
        s.raccoons[target] += 1
        s.bank_raccoons -= 1
        emit(GotRaccoon, SEATS[seat], SEATS[target])
        go_on(s, emit)


class Robbing(_Aiming):
    """FAC-4.7: another family loses a ruby."""

    __slots__ = ()
    rule = "FAC-4.7"

    def question(self, s: ForACrown) -> Decide:
        return _ROB[s.to_move]

    def play(self, s: ForACrown, seat: int, move: Aim, emit: Emit) -> None:
        target = s.families.index(move.family)
        if lose(s, target, 1, emit, (Robbed, SEATS[seat], SEATS[target])):
            ruin(s, [target], emit)
            if ending.ended(s):
                return
        go_on(s, emit)


class Shifting(_Carrying):
    """FAC-4.12: any portrait, to the left or to the right."""

    __slots__ = ()
    rule = "FAC-4.12"

    def question(self, s: ForACrown) -> Decide:
        return _SHIFT[s.to_move]

    def options(self, s: ForACrown, seat: int) -> Sequence[Move]:
        """Every portrait to each side where a cell is free."""
        families, gallery = s.families, s.gallery
        if 1 not in gallery and CELLS not in gallery:
            return BOTH_SIDES[s.playing]
        return shifting(s.playing, stuck(families, gallery, 1, +1), stuck(families, gallery, CELLS, -1))

    def refusal(self, s: ForACrown, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Shift):
            return self.not_passing(s, move)
        if not s.playing >> move.family & 1:
            return Refusal("FAC-4.12", "foracrown-no-portrait", {"portrait": PORTRAIT_THINGS[move.family]})
        if not 0 < next_free(s.gallery, s.gallery[s.families.index(move.family)], move.step) <= CELLS:
            facts = {"portrait": PORTRAIT_THINGS[move.family], "side": move.picks[1]}
            return Refusal("FAC-4.13", "foracrown-no-free-cell", facts)
        return None

    def play(self, s: ForACrown, seat: int, move: Shift, emit: Emit) -> None:
        gallery, owner = s.gallery, s.families.index(move.family)
        gallery[owner] = cell = next_free(gallery, gallery[owner], move.step)
        emit(Shifted, SEATS[seat], PORTRAIT_THINGS[move.family], cell)
        go_on(s, emit)


class Rolling(ChanceNode[ForACrown]):
    """FAC-4.8: the face of the magic die comes before the icons that are left."""

    __slots__ = ()
    section = "FAC-4"
    rule = "FAC-4.8"

    def question(self, s: ForACrown) -> Chance:
        return _ROLL[s.to_move]

    def resolve(self, s: ForACrown, outcome: tuple[int, ...], emit: Emit) -> None:
        face = _FACES[outcome[0]]
        s.phase = _ASKING.get(face, s.phase)
        emit(Rolled, SEATS[s.to_move], EFFECT_THINGS[face])
        s.todo = (face, *s.todo)
        go_on(s, emit)


CHOOSING: Final = Choosing()
GIVING: Final = Giving()
ROBBING: Final = Robbing()
SHIFTING: Final = Shifting()
ROLLING: Final = Rolling()
_ASKING: Final[dict[Icon, Phase[ForACrown]]] = {
    RACCOON: GIVING,
    LOSS: ROBBING,
    PORTRAIT: SHIFTING,
    DIE: ROLLING,
}
