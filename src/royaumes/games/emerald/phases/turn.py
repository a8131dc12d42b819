"""A turn: knights march (EMR-2, EMR-3), take what they find (EMR-4, EMR-5), wake the dragon (EMR-6, EMR-7).

What an arrival brings comes in the order of EMR-5.8: card, next card, dragon, capture, shift of the bar,
and then the second knight or the next player.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from royaumes.core import (
    Announcement,
    Chance,
    Decide,
    Finished,
    Move,
    Phase,
    Refusal,
    Stop,
    seat_name,
    tell,
    wrong_kind,
)
from royaumes.games.emerald.board import BELOW, CELLS, CHAMBER, KNIGHTS, MOST_SEATS
from royaumes.games.emerald.cards import GEM_BAG, GOLD_BAG, GOLD_NAMES, NONE, VALUE_COUNT
from royaumes.games.emerald.deeds import claim_four, devour, fly, march, ransom, shift, take, turn_up
from royaumes.games.emerald.events import Captured, Counted, Stopped
from royaumes.games.emerald.flight import DIE, WAKES
from royaumes.games.emerald.legal import fresh_places, no_march, no_stop
from royaumes.games.emerald.moves import (
    PREYS,
    RANSOMS,
    STOP,
    TAKES,
    Feed,
    March,
    Pay,
    Surrender,
    Take,
    marches,
    marches_or_stop,
)
from royaumes.games.emerald.scoring import result
from royaumes.games.emerald.state import Emerald, colours_at

_ALL = range(MOST_SEATS)
_MARCH = tuple(Decide((seat,), "emerald-ask-march") for seat in _ALL)
_SECOND = tuple(Decide((seat,), "emerald-ask-second") for seat in _ALL)
_TAKE = tuple(tuple(Decide((seat,), "emerald-ask-take", {"place": cell}) for cell in CELLS) for seat in _ALL)
_FEED = tuple(tuple(Decide((seat,), "emerald-ask-feed", {"place": cell}) for cell in CELLS) for seat in _ALL)
_PAY = tuple(tuple(Decide((seat,), "emerald-ask-pay", {"knight": one}) for one in KNIGHTS) for seat in _ALL)
_FLY = tuple(Chance(DIE, "emerald-ask-die", seat) for seat in _ALL)


@dataclass(frozen=True, slots=True)
class Marching(Phase):
    """The first knight of a turn, which must be moved (EMR-2.2)."""

    section = "EMR-2"

    def pending(self, s: Emerald) -> Decide:
        """The player whose turn it is."""
        return _MARCH[s.seat]

    def options(self, s: Emerald, seat: int) -> Sequence[Move]:
        """Every place with a knight of one's own."""
        if s.seats == 2:
            return marches(seat, s.where[seat]) + marches(seat + 2, s.where[seat + 2])
        return marches(seat, s.where[seat])

    def refusal(self, s: Emerald, seat: int, move: Move) -> Refusal | None:
        """Only a knight of one's own."""
        if isinstance(move, March):
            return no_march(s, seat, move)
        return no_stop(s) if isinstance(move, Stop) else wrong_kind(move)

    def advance(self, s: Emerald, seat: int | None, move: March, told: list[Announcement] | None) -> None:
        """The knight walks, and all follows that its arrival brings."""
        _arrive(s, march(s, move.colour, move.place, told), told)


@dataclass(frozen=True, slots=True)
class Following(Phase):
    """A second knight, or none (EMR-2.5)."""

    section = "EMR-2"

    def pending(self, s: Emerald) -> Decide:
        """The same player again."""
        return _SECOND[s.seat]

    def options(self, s: Emerald, seat: int) -> Sequence[Move]:
        """Every place with a knight that has not moved, and stopping."""
        return marches_or_stop(s.colour, s.fresh)

    def refusal(self, s: Emerald, seat: int, move: Move) -> Refusal | None:
        """A fresh knight of the same colour, or nothing."""
        return MARCHING.refusal(s, seat, move)

    def advance(self, s: Emerald, seat: int | None, move: Move, told: list[Announcement] | None) -> None:
        """The second knight walks, or the turn ends."""
        if move is STOP:
            if told is not None:
                tell(told, Stopped(seat_name(s.seat)))
            _next_turn(s)
            return
        assert isinstance(move, March)
        _arrive(s, march(s, move.colour, move.place, told), told)


@dataclass(frozen=True, slots=True)
class Taking(Phase):
    """EMR-5.1: the open gold or the open gem."""

    section = "EMR-5"

    def pending(self, s: Emerald) -> Decide:
        """The player whose knight has arrived."""
        return _TAKE[s.seat][s.at]

    def options(self, s: Emerald, seat: int) -> Sequence[Move]:
        """Both: where only one is open nothing is asked (EMR-5.2)."""
        return TAKES

    def refusal(self, s: Emerald, seat: int, move: Move) -> Refusal | None:
        """A card must be taken before anything else."""
        if isinstance(move, Take):
            return None
        return Refusal("EMR-5.1", "emerald-no-card-first", {"place": CELLS[s.at]})

    def advance(self, s: Emerald, seat: int | None, move: Take, told: list[Announcement] | None) -> None:
        """The card changes hands."""
        _take(s, move.gold, told)


@dataclass(frozen=True, slots=True)
class Turning(Phase):
    """EMR-5.3: the card below the one taken is turned up."""

    section = "EMR-5"
    gold: bool

    def pending(self, s: Emerald) -> Chance:
        """The cards of this sort that nobody has seen."""
        return GOLD_BAG.ask(s.gold_bag) if self.gold else GEM_BAG.ask(s.gem_bag)

    def advance(self, s: Emerald, seat: int | None, move: int, told: list[Announcement] | None) -> None:
        """The card lies open; now the bonus for four gems may fall due (EMR-5.8)."""
        turn_up(s, self.gold, move, told)
        _taken(s, self.gold, told)


@dataclass(frozen=True, slots=True)
class Flying(Phase):
    """EMR-6.2: the dragon's die."""

    section = "EMR-6"

    def pending(self, s: Emerald) -> Chance:
        """The die, thrown by the player who woke the dragon."""
        return _FLY[s.seat]

    def advance(
        self, s: Emerald, seat: int | None, move: tuple[int, ...], told: list[Announcement] | None
    ) -> None:
        """The dragon lands: on nobody, on one colour, or on several to choose from (EMR-6.6)."""
        place = fly(s, move[0], told)
        if not s.crowd[place]:  # EMR-7.1
            _shift(s, told)
            return
        colours = colours_at(s, place)
        if colours & colours - 1:
            s.phase = FEEDING
        else:  # EMR-7.2
            _capture(s, colours.bit_length() - 1, told)


@dataclass(frozen=True, slots=True)
class Feeding(Phase):
    """EMR-7.3: the player who woke the dragon chooses its prey."""

    section = "EMR-7"

    def pending(self, s: Emerald) -> Decide:
        """The player whose turn it is."""
        return _FEED[s.seat][s.dragon]

    def options(self, s: Emerald, seat: int) -> Sequence[Move]:
        """Every colour on the dragon's cell."""
        return PREYS[colours_at(s, BELOW + s.dragon)]

    def refusal(self, s: Emerald, seat: int, move: Move) -> Refusal | None:
        """Only a knight that stands where the dragon has landed."""
        if not isinstance(move, Feed):
            return wrong_kind(move)
        if colours_at(s, BELOW + s.dragon) >> move.colour & 1:
            return None
        facts = {"knight": KNIGHTS[move.colour], "place": CELLS[s.dragon]}
        return Refusal("EMR-7.3", "emerald-no-prey", facts)

    def advance(self, s: Emerald, seat: int | None, move: Feed, told: list[Announcement] | None) -> None:
        """The chosen knight is captured."""
        _capture(s, move.colour, told)


@dataclass(frozen=True, slots=True)
class Pleading(Phase):
    """EMR-7.5: the owner of the captured knight pays, or gives it up."""

    section = "EMR-7"

    def pending(self, s: Emerald) -> Decide:
        """The owner."""
        return _PAY[s.captive % s.seats][s.captive]

    def options(self, s: Emerald, seat: int) -> Sequence[Move]:
        """One card of each value held, or surrender."""
        one, two, three, four, five = s.gold[seat * VALUE_COUNT : (seat + 1) * VALUE_COUNT]
        return RANSOMS[(one > 0) | (two > 0) << 1 | (three > 0) << 2 | (four > 0) << 3 | (five > 0) << 4]

    def refusal(self, s: Emerald, seat: int, move: Move) -> Refusal | None:
        """Only gold that one has."""
        if isinstance(move, Surrender):
            return None
        if not isinstance(move, Pay):
            return wrong_kind(move)
        if s.gold[seat * VALUE_COUNT + move.kind]:
            return None
        return Refusal("EMR-7.5", "emerald-no-such-gold", {"card": GOLD_NAMES[move.kind]})

    def advance(self, s: Emerald, seat: int | None, move: Move, told: list[Announcement] | None) -> None:
        """The knight stays where it is, or goes to the nest."""
        owner = s.captive % s.seats
        if isinstance(move, Pay):
            ransom(s, owner, move.kind, told)
            _shift(s, told)
        else:
            _lose(s, owner, told)


def _arrive(s: Emerald, place: int, told: list[Announcement] | None) -> None:
    """A knight has stopped: in the chamber, on the plain, or on the mountain (EMR-5.8)."""
    if place == CHAMBER:
        if not s.treasures_left:
            _finish(s, "emerald-over-treasures", "EMR-8.1", told)
        elif s.in_play[s.seat] == 1:
            _finish(s, "emerald-over-knights", "EMR-8.2", told)
        else:  # EMR-4.3
            _next_turn(s)
        return
    if place < BELOW:
        _settle(s)
        return
    s.at = cell = place - BELOW
    gold, gem = s.gold_open[cell] != NONE, s.gem_open[cell] != NONE
    if gold and gem:
        s.phase = TAKING
    elif gold or gem:  # EMR-5.2
        _take(s, gold, told)
    else:
        _wake(s)


def _take(s: Emerald, gold: bool, told: list[Announcement] | None) -> None:
    if take(s, gold, told):
        s.phase = TURNING_GOLD if gold else TURNING_GEM
    else:
        _taken(s, gold, told)


def _taken(s: Emerald, gold: bool, told: list[Announcement] | None) -> None:
    if not gold:
        claim_four(s, told)
    _wake(s)


def _wake(s: Emerald) -> None:
    """EMR-6.1: the dragon sleeps on, or the die is thrown."""
    if WAKES[s.bar][s.dragon] >> s.at & 1:
        s.phase = FLYING
    else:
        _settle(s)


def _capture(s: Emerald, colour: int, told: list[Announcement] | None) -> None:
    """A knight is captured; its owner is asked if he has any gold (EMR-7.6)."""
    owner = colour % s.seats
    s.captive = colour
    if told is not None:
        tell(told, Captured(seat_name(owner), KNIGHTS[colour], CELLS[s.dragon]))
    if s.purse[owner]:
        s.phase = PLEADING
    else:
        _lose(s, owner, told)


def _lose(s: Emerald, owner: int, told: list[Announcement] | None) -> None:
    devour(s, owner, told)
    if s.in_play[owner] == 1:  # EMR-8.4: at once, whoever's turn it is
        _finish(s, "emerald-over-knights", "EMR-8.2", told)
    else:
        _shift(s, told)


def _shift(s: Emerald, told: list[Announcement] | None) -> None:
    shift(s, told)
    _settle(s)


def _settle(s: Emerald) -> None:
    """The arrival is dealt with: a second knight may follow unless a card was taken (EMR-2.5, EMR-5.4)."""
    if s.took or s.second:
        _next_turn(s)
        return
    s.second = True
    s.fresh = fresh_places(s)
    if s.fresh:
        s.phase = FOLLOWING
    else:
        _next_turn(s)


def _next_turn(s: Emerald) -> None:
    """EMR-2.1: clockwise."""
    s.seat = (s.seat + 1) % s.seats
    s.second = s.took = False
    s.colour = s.moved = s.ransomed = NONE
    s.fresh = 0
    s.phase = MARCHING


def _finish(s: Emerald, why: str, rule: str, told: list[Announcement] | None) -> None:
    s.phase = Finished(result(s, why, rule))
    tell(told, Counted(), reveals=True)


MARCHING, FOLLOWING, TAKING = Marching(), Following(), Taking()
TURNING_GOLD, TURNING_GEM = Turning(gold=True), Turning(gold=False)
FLYING, FEEDING, PLEADING = Flying(), Feeding(), Pleading()
