"""EMR-7: the dragon takes a knight where it lands, unless gold moves it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from royaumes.core import SEATS, Decide, Decision, Emit, Move, Refusal
from royaumes.games.emerald.box import CELLS, FOOT, GOLD_NAMES, KNIGHTS, MOST_SEATS, NONE
from royaumes.games.emerald.events import Captured, Devoured, Ransomed, RansomedWith
from royaumes.games.emerald.moves import PAY, PREYS, SURRENDER, Feed, Pay, Surrender
from royaumes.games.emerald.phases import flight, march
from royaumes.games.emerald.phases.ending import ended
from royaumes.games.emerald.state import Emerald, colours_at

_FEED: Final = tuple(
    tuple(Decide((seat,), "emerald-ask-feed", {"place": cell}, names=(Feed,)) for cell in CELLS)
    for seat in range(MOST_SEATS)
)
_PAY: Final = tuple(
    tuple(
        Decide((seat,), "emerald-ask-pay", {"knight": knight}, names=(Pay, Surrender)) for knight in KNIGHTS
    )
    for seat in range(MOST_SEATS)
)


def land(s: Emerald, emit: Emit) -> None:
    """The dragon has landed: only the knights here are in danger (EMR-6.6)."""
    place = FOOT + s.dragon
    if not s.crowd[place]:  # EMR-7.1
        flight.shift(s, emit)
        return
    colours = colours_at(s, place)
    if colours & colours - 1:
        s.phase = FEEDING
    else:  # EMR-7.2
        capture(s, colours.bit_length() - 1, emit)


class Feeding(Decision[Emerald]):
    """The player who woke the dragon chooses its prey among several colours."""

    __slots__ = ()
    section = "EMR-7"
    rule = "EMR-7.3"

    def question(self, s: Emerald) -> Decide:
        return _FEED[s.to_move][s.dragon]

    def options(self, s: Emerald, seat: int) -> Sequence[Move]:
        return PREYS[colours_at(s, FOOT + s.dragon)]

    def refusal(self, s: Emerald, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Feed):
            return self.not_now(s)
        if colours_at(s, FOOT + s.dragon) >> move.colour & 1:
            return None
        facts = {"knight": KNIGHTS[move.colour], "place": CELLS[s.dragon]}
        return Refusal("EMR-7.3", "emerald-no-prey", facts)

    def play(self, s: Emerald, seat: int, move: Feed, emit: Emit) -> None:
        capture(s, move.colour, emit)


def capture(s: Emerald, colour: int, emit: Emit) -> None:
    """A knight is captured; its owner is asked only if there is gold to give (EMR-7.6)."""
    seat = s.owners[colour]
    s.captive = colour
    emit(Captured, SEATS[seat], KNIGHTS[colour], CELLS[s.dragon])
    if any(s.gold[seat]):
        s.phase = PLEADING
    else:
        devour(s, seat, emit)


class Pleading(Decision[Emerald]):
    """The owner of the captured knight gives a gold card, or the knight."""

    __slots__ = ()
    section = "EMR-7"
    rule = "EMR-7.5"

    def question(self, s: Emerald) -> Decide:
        return _PAY[s.owners[s.captive]][s.captive]

    def options(self, s: Emerald, seat: int) -> Sequence[Move]:
        return [*[PAY[kind] for kind, count in enumerate(s.gold[seat]) if count], SURRENDER]

    def refusal(self, s: Emerald, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Surrender):
            return None
        if not isinstance(move, Pay):
            return self.not_now(s)
        if s.gold[seat][move.kind]:
            return None
        return Refusal("EMR-7.5", "emerald-no-such-gold", {"card": GOLD_NAMES[move.kind]})

    def play(self, s: Emerald, seat: int, move: Move, emit: Emit) -> None:
        if type(move) is Pay:
            ransom(s, seat, move.kind, emit)
        else:
            devour(s, seat, emit)


FEEDING: Final = Feeding()
PLEADING: Final = Pleading()


def ransom(s: Emerald, seat: int, kind: int, emit: Emit) -> None:
    """A gold card, unseen by the others (EMR-7.7, EMR-7.10), leaves the knight where it stands (EMR-7.11)."""
    s.gold[seat][kind] -= 1
    s.hoard[kind] += 1
    s.ledger.append((seat, NONE))
    colour, place = s.captive, FOOT + s.dragon
    if colour == s.colour and place != s.moved:
        s.ransomed = place  # EMR-7.9; if the moved knight stands there, it is the one (EMR-7.4)
    s.captive = NONE
    name, knight = SEATS[seat], KNIGHTS[colour]
    emit(Ransomed, name, knight, private={seat: (RansomedWith, name, knight, GOLD_NAMES[kind])})
    flight.shift(s, emit)


def devour(s: Emerald, seat: int, emit: Emit) -> None:
    """EMR-7.8: the captured knight goes to the nest."""
    colour, place = s.captive, FOOT + s.dragon
    march.leave(s, colour, place)
    s.nest.append(colour)
    if colour == s.colour and place == s.moved:
        s.moved = NONE  # EMR-7.4
    s.captive = NONE
    s.in_play[seat] -= 1
    left = s.in_play[seat]
    emit(Devoured, SEATS[seat], KNIGHTS[colour], left)
    if not ended(s, left, emit):
        flight.shift(s, emit)
