"""The icons of mercenaries and of the magic die, one after the other (FAC-4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

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
from royaumes.games.foracrown.box import (
    CARDS,
    CELLS,
    COIN,
    DIE,
    DIE_FACES,
    FAMILIES,
    ICON_BITS,
    ICON_MASK,
    ICONS,
    LOSS,
    MAGES,
    NONE,
    PORTRAIT,
    RACCOON,
    RUBY,
)
from royaumes.games.foracrown.chest import lose, ruin
from royaumes.games.foracrown.gallery import next_free, stuck
from royaumes.games.foracrown.moves import AIMING, CHOOSE, Aim, Choose, Decline, Shift, shifting
from royaumes.games.foracrown.phases import ending, events, revealing
from royaumes.games.foracrown.state import ForACrown
from royaumes.games.foracrown.tellings import (
    Chose,
    GainedCoin,
    GainedRuby,
    GotRaccoon,
    Robbed,
    Rolled,
    Shifted,
)

_SEATS = range(len(FAMILIES))
_CHOOSE = tuple(Decide((seat,), "foracrown-ask-choose") for seat in _SEATS)
_GIVE = tuple(Decide((seat,), "foracrown-ask-raccoon") for seat in _SEATS)
_ROB = tuple(Decide((seat,), "foracrown-ask-loss") for seat in _SEATS)
_SHIFT = tuple(Decide((seat,), "foracrown-ask-shift") for seat in _SEATS)
#: FAC-4.9: a face of the die is the icon that it shows.
MAGIC_DIE = Dice(1, DIE_FACES, names=ICONS)
_ROLL = tuple(Chance(MAGIC_DIE, "foracrown-ask-roll", seat) for seat in _SEATS)
#: The two effects of each level 1 card.
_EFFECTS: tuple[tuple[Move, ...], ...] = tuple(
    tuple(CHOOSE[icon - 1] for icon in card.icons) for card in CARDS if card.level == 1
)


#: What icons do before one of them asks for something: the icons of gains (if there are any), the
#: phase that asks (if something does), and the icons after it.
Step = tuple[tuple[int, ...] | None, Phase | None, int]


@cache
def step(todo: int) -> Step:
    """The next step of icons that are packed in a number (FAC-4.2: from left to right)."""
    gains = []
    while todo & ICON_MASK in (RUBY, COIN):
        gains.append(todo & ICON_MASK)
        todo >>= ICON_BITS
    asking = _ASKING[todo & ICON_MASK] if todo else None
    return tuple(gains) or None, asking, todo >> ICON_BITS


def _gain(s: ForACrown, gains: tuple[int, ...], told: list[Announcement] | None) -> None:
    for icon in gains:
        if icon == RUBY:  # FAC-4.5
            s.rubies[s.actor] += 1
            s.bank_rubies -= 1
        else:  # FAC-4.10
            s.coins[s.actor] += 1
            s.bank_coins -= 1
        if told is not None:
            tell(told, _GAINED[icon](seat_name(s.actor)))


def go_on(s: ForACrown, told: list[Announcement] | None) -> None:
    """Carry out icons until one asks for something; when none is left, turn to what comes next.

    FAC-4.1: the next card is turned up when this one is done; an empty pile ends the round.
    """
    if s.todo:
        gains, asking, s.todo = step(s.todo)
        if gains is not None:
            _gain(s, gains, told)
        if asking is not None:
            s.phase = asking
            return
    if s.event == MAGES and events.next_mage(s):
        return
    s.actor = s.card = s.event = NONE
    if s.pile:
        s.phase = revealing.REVEALING
    else:
        ending.end_round(s, told)


def _no_passing(move: Move) -> Refusal:
    """FAC-4.3: an icon that can be carried out must be."""
    return Refusal("FAC-4.3", "foracrown-no-passing") if isinstance(move, Decline) else wrong_kind(move)


@dataclass(frozen=True, slots=True)
class Choosing(Phase):
    """FAC-4.4: one of the two effects of a level 1 card."""

    section = "FAC-4"

    def pending(self, s: ForACrown) -> Decide:
        """The family whose card it is."""
        return _CHOOSE[s.actor]

    def options(self, s: ForACrown, seat: int) -> Sequence[Move]:
        """The two effects."""
        return _EFFECTS[s.card]

    def refusal(self, s: ForACrown, seat: int, move: Move) -> Refusal | None:
        """Any other effect does not stand on the card."""
        if not isinstance(move, Choose):
            return _no_passing(move)
        if move.icon not in CARDS[s.card].icons:
            return Refusal("FAC-4.4", "foracrown-no-such-effect", {"card": CARDS[s.card].thing})
        return None

    def advance(self, s: ForACrown, seat: int | None, move: Choose, told: list[Announcement] | None) -> None:
        """The chosen icon is carried out like any other."""
        s.todo = move.icon
        if told is not None:
            tell(told, Chose(seat_name(s.actor), *move.picks))
        go_on(s, told)


@dataclass(frozen=True, slots=True)
class Aiming(Phase):
    """FAC-4.11: an icon that asks for another family."""

    section = "FAC-4"

    def options(self, s: ForACrown, seat: int) -> Sequence[Move]:
        """All others in play."""
        return AIMING[s.playing][seat]

    def refusal(self, s: ForACrown, seat: int, move: Move) -> Refusal | None:
        """Not oneself, nobody who is out or was never in."""
        if not isinstance(move, Aim):
            return _no_passing(move)
        if move.seat == seat:
            return Refusal("FAC-4.11", "foracrown-no-aim-self")
        if not s.playing >> move.seat & 1:
            return Refusal("FAC-4.11", "foracrown-no-aim-out", {"family": move.picks[0]})
        return None


@dataclass(frozen=True, slots=True)
class Giving(Aiming):
    """FAC-4.6: another family gets a raccoon."""

    def pending(self, s: ForACrown) -> Decide:
        """The family that gives."""
        return _GIVE[s.actor]

    def advance(self, s: ForACrown, seat: int | None, move: Aim, told: list[Announcement] | None) -> None:
        """A raccoon from the bank."""
        s.raccoons[move.seat] += 1
        s.bank_raccoons -= 1
        if told is not None:
            tell(told, GotRaccoon(seat_name(s.actor), seat_name(move.seat)))
        go_on(s, told)


@dataclass(frozen=True, slots=True)
class Robbing(Aiming):
    """FAC-4.7: another family loses a ruby."""

    def pending(self, s: ForACrown) -> Decide:
        """The family that robs."""
        return _ROB[s.actor]

    def advance(self, s: ForACrown, seat: int | None, move: Aim, told: list[Announcement] | None) -> None:
        """The ruby goes to the bank, or its owner goes."""
        if told is not None:
            tell(told, Robbed(seat_name(s.actor), seat_name(move.seat)))
        if lose(s, move.seat, 1, told):
            ruin(s, [move.seat], told)
            if ending.ended(s):
                return
        go_on(s, told)


@dataclass(frozen=True, slots=True)
class Shifting(Phase):
    """FAC-4.12: any portrait, to the left or to the right."""

    section = "FAC-4"

    def pending(self, s: ForACrown) -> Decide:
        """The family that moves a portrait."""
        return _SHIFT[s.actor]

    def options(self, s: ForACrown, seat: int) -> Sequence[Move]:
        """Every portrait to each side where a cell is free."""
        gallery = s.gallery
        left = stuck(gallery, 1, +1) if 1 in gallery else 0
        right = stuck(gallery, CELLS, -1) if CELLS in gallery else 0
        return shifting(s.playing, left, right)

    def refusal(self, s: ForACrown, seat: int, move: Move) -> Refusal | None:
        """Only portraits that hang, only to free cells."""
        if not isinstance(move, Shift):
            return _no_passing(move)
        if not s.playing >> move.seat & 1:
            return Refusal("FAC-4.12", "foracrown-no-portrait", {"portrait": move.picks[0]})
        if not 0 < next_free(s.gallery, s.gallery[move.seat], move.step) <= CELLS:
            facts = {"portrait": move.picks[0], "side": move.picks[1]}
            return Refusal("FAC-4.13", "foracrown-no-free-cell", facts)
        return None

    def advance(self, s: ForACrown, seat: int | None, move: Shift, told: list[Announcement] | None) -> None:
        """The portrait hangs on the next free cell."""
        cell = next_free(s.gallery, s.gallery[move.seat], move.step)
        s.gallery[move.seat] = cell
        if told is not None:
            tell(told, Shifted(seat_name(s.actor), move.picks[0], cell))
        go_on(s, told)


@dataclass(frozen=True, slots=True)
class Rolling(Phase):
    """FAC-4.8: the magic die."""

    section = "FAC-4"

    def pending(self, s: ForACrown) -> Chance:
        """The die is asked."""
        return _ROLL[s.actor]

    def advance(
        self, s: ForACrown, seat: int | None, move: tuple[int, ...], told: list[Announcement] | None
    ) -> None:
        """The face comes before the icons that are left."""
        s.todo = s.todo << ICON_BITS | move[0]
        if told is not None:
            tell(told, Rolled(seat_name(s.actor), f"effect:{ICONS[move[0]]}"), reveals=True)
        go_on(s, told)


CHOOSING, GIVING, ROBBING, SHIFTING, ROLLING = Choosing(), Giving(), Robbing(), Shifting(), Rolling()
_GAINED = {RUBY: GainedRuby, COIN: GainedCoin}
_ASKING: dict[int, Phase] = {RACCOON: GIVING, LOSS: ROBBING, PORTRAIT: SHIFTING, DIE: ROLLING}
