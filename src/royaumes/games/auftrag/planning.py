"""One's own turn as a small puzzle: which of the chosen cards, in which order, leave the player best off?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple

from royaumes.core import Move
from royaumes.games.auftrag.box import (
    ADVENTURES,
    ARMS,
    BOOKS,
    CAMELOT,
    COURT,
    COURT_POINTS,
    EXERCISES,
    HORSES,
    KINDS,
    QUEST,
    ROUND_TABLE,
    STEPS,
    TOURNAMENT,
    WIN_POINTS,
    WORTH,
    apart,
)
from royaumes.games.auftrag.moves import EXERCISE, JUDGE, RIDE, SUMMON, cheapest
from royaumes.games.auftrag.state import View

#: What a card is worth in hand, by kind. A book is two points in court whatever its value, so a
#: two is hardly better; arms win tournaments; dragons serve adventures alone.
IN_HAND: Final = (0.65, 1.15, 0.8, 1.35, 0.75, 1.1, 0.75, 0.8)
#: What an action is worth elsewhere: an exercise and a tournament bring two points together.
_ACTION: Final = 0.8
#: Even a hopeless adventure is better in one's own hand than in a rival's.
_DENIED: Final = 0.1
#: The part of a hope that comes true.
_SURE: Final = 0.6
#: With fewer points than this to go, long plans may come too late.
_LONG: Final = 8
#: A place farther from Camelot costs a better horse later.
_WAY: Final = 0.4
#: So many turns are remembered, and so many tables of what more cards would bring.
_TURNS, _TABLES = 1 << 15, 1 << 11


class Turn(NamedTuple):
    """One's own turn: where the knight is, the cards left, what one has, and points made so far.

    Open adventures and piles are left out where no card asks for them: so equal plans look alike.
    """

    place: int
    cards: tuple[int, ...]
    hand: tuple[int, ...]
    held: tuple[int, ...]
    open: tuple[int, ...]
    piles: tuple[int, ...]
    points: int


class _Memory:
    """What turns came to that were looked at before: searches meet the same ones again and again."""

    __slots__ = ("hopes", "more", "turns")

    def __init__(self) -> None:
        self.turns: dict[Turn, float] = {}
        self.hopes: dict[tuple[int, tuple[int, ...], tuple[int, ...]], float] = {}
        self.more: dict[Turn, list[float | None]] = {}

    def forget(self) -> None:
        """Begin anew where there is too much to remember."""
        if len(self.turns) > _TURNS or len(self.hopes) > _TURNS:
            self.turns.clear()
            self.hopes.clear()
        if len(self.more) > _TABLES:
            self.more.clear()


@lru_cache(maxsize=8)
def _memory(ring: tuple[int, ...], closing: bool, time: float, against: float) -> _Memory:
    """That of turns on this ring, at this time, with this rival in the tournament."""
    return _Memory()


class Planner:
    """Finds the best way through one's own turn, as one seat sees the table."""

    def __init__(self, v: View, seat: int) -> None:
        self.v, self.seat = v, seat
        #: Somebody has reached the target: only points of this round count now.
        self.closing = max(v.scores) >= v.target
        #: How much of a hope there is still time for.
        self.time = min(1.0, (v.target - max(v.scores)) / _LONG)
        #: What the first rival in the tournament could stake; -1 where nobody else rides.
        self._against = next(
            (
                rival_arms(v, other)
                for other, chosen in enumerate(v.chosen)
                if other != seat and TOURNAMENT in chosen
            ),
            -1.0,
        )
        self._memory = _memory(v.ring, self.closing, self.time, self._against)
        self._memory.forget()

    def turn(self, *more: int) -> Turn:
        """The turn with the cards chosen so far, and some more."""
        v, seat = self.v, self.seat
        hand = v.my_hand if seat == v.seat else v.seen[seat]
        cards = tuple(sorted((*v.chosen[seat], *more)))
        return _asking(v.knights[seat], cards, hand, v.held[seat], v.open, v.piles, 0)

    def best(self, turn: Turn) -> float:
        """What the turn comes to when it is played as well as possible."""
        known = self._memory.turns
        found = known.get(turn)
        if found is None:
            found = self.worth(turn)
            for _, after in self.steps(turn):
                value = self.best(after)
                if value > found:
                    found = value
            known[turn] = found
        return found

    def best_with(self, *more: int) -> float:
        """The same for the cards chosen so far, and some more."""
        return self.best(self.turn(*more))

    def follow(self, action: int, others: Sequence[int]) -> float:
        """What the turn comes to at best with this card and one of the others."""
        memory, base = self._memory.more, self.turn(action)
        key = base._replace(open=self.v.open, piles=self.v.piles)
        table = memory.get(key)
        if table is None:
            memory[key] = table = [None] * KINDS
        most = 0.0
        for at, other in enumerate(others):
            value = table[other]
            if value is None:
                table[other] = value = self.best_with(action, other)
            if not at or value > most:
                most = value
        return most

    def worth(self, turn: Turn) -> float:
        """What one has when the turn ends here: points, the tournament, hopes."""
        total = float(turn.points)
        if turn.place == CAMELOT and TOURNAMENT in turn.cards:
            total += self._tournament(turn.hand)
        if self.closing:
            return total
        at_hand = (turn.place, turn.hand, turn.held)
        hopes = self._memory.hopes.get(at_hand)
        if hopes is None:
            self._memory.hopes[at_hand] = hopes = self._in_hand(*at_hand)
        return total + hopes

    def _in_hand(self, place: int, hand: tuple[int, ...], held: tuple[int, ...]) -> float:
        """What hand, adventures and place promise for later rounds."""
        cards = fsum([count * worth for count, worth in zip(hand, IN_HAND, strict=True)])
        # Adventures share the same cards and the same rounds: the best counts whole, the others half.
        hopes = sorted([self.hope(place, hand, number) for number in held], reverse=True)
        return cards + fsum(hopes[:1]) + 0.5 * fsum(hopes[1:]) - _WAY * apart(self.v.ring, place, CAMELOT)

    def hope(self, place: int, hand: tuple[int, ...], number: int) -> float:
        """What an adventure in hand promises, less the cards and the actions that it will still cost."""
        adventure = ADVENTURES[number]
        cost, actions = 0.0, 1 + (place != adventure.place)
        for virtue, demand in enumerate(adventure.demands):
            if demand:
                cost += IN_HAND[2 * virtue + (demand > 1)]
                actions += hand[2 * virtue] + 2 * hand[2 * virtue + 1] < demand
        return _DENIED + _SURE * max(0.0, adventure.shields - cost - _ACTION * actions) * self.time

    def _tournament(self, hand: tuple[int, ...]) -> float:
        """What a ride at the end of the round promises."""
        arms = 0
        for card in ARMS:
            arms += hand[card] * WORTH[card]
        if not arms:
            return 0.0
        if self._against < 0:
            return WIN_POINTS - 0.7
        # Who is weaker may still stake nothing and lose nothing.
        return max(0.0, WIN_POINTS * (0.8 if arms > self._against else 0.25) - 0.7)

    def steps(self, turn: Turn) -> list[tuple[Move, Turn]]:
        """Every sensible next action, and the turn after it.

        A card or an adventure never hurts, so at Camelot they are taken before anything else.
        """
        found: list[tuple[Move, Turn]] = []
        if turn.place == CAMELOT:
            for virtue, action in enumerate(EXERCISES):
                if action in turn.cards and (turn.piles[2 * virtue] or turn.piles[2 * virtue + 1]):
                    return [_exercise(turn, action, virtue)]
            if ROUND_TABLE in turn.cards and turn.open:
                return _summonses(turn)
        else:
            if COURT in turn.cards:
                found += _courts(turn)
            if QUEST in turn.cards:
                found += _quests(turn)
        for horse, action in enumerate(HORSES):
            if action in turn.cards:
                found += self._rides(turn, action, horse)
        return found

    def _rides(self, turn: Turn, action: int, horse: int) -> list[tuple[Move, Turn]]:
        """Home, to an adventure, or out of the gate to hold court: nothing else is worth a ride."""
        ring, steps = self.v.ring, STEPS[action]
        goals = {CAMELOT, *[ADVENTURES[number].place for number in turn.held]}
        cards = _without(turn.cards, action)
        if COURT in cards:
            goals |= {ring[1], ring[-1]}
        return [
            (
                RIDE[horse][place],
                Turn(place, cards, turn.hand, turn.held, turn.open, turn.piles, turn.points),
            )
            for place in sorted(goals)
            if place != turn.place and apart(ring, turn.place, place) <= steps
        ]


def rival_arms(v: View, seat: int) -> float:
    """What a rival could stake: the arms that all have seen, and half of the cards nobody has."""
    return sum([v.seen[seat][card] * WORTH[card] for card in ARMS]) + 0.5 * v.hidden[seat]


def _asking(
    place: int,
    cards: tuple[int, ...],
    hand: tuple[int, ...],
    held: tuple[int, ...],
    opened: tuple[int, ...],
    piles: tuple[int, ...],
    points: int,
) -> Turn:
    """A turn with open adventures and piles only where a card asks for them."""
    if ROUND_TABLE not in cards:
        opened = ()
    for action in EXERCISES:
        if action in cards:
            break
    else:
        piles = ()
    return Turn(place, cards, hand, held, opened, piles, points)


def _without(cards: tuple[int, ...], action: int) -> tuple[int, ...]:
    at = cards.index(action)
    return cards[:at] + cards[at + 1 :]


def _changed(counts: tuple[int, ...], card: int, by: int) -> tuple[int, ...]:
    return (*counts[:card], counts[card] + by, *counts[card + 1 :])


def _exercise(turn: Turn, action: int, virtue: int) -> tuple[Move, Turn]:
    """The better card: it serves wherever the other would."""
    card = 2 * virtue + 1 if turn.piles[2 * virtue + 1] else 2 * virtue
    hand, piles = _changed(turn.hand, card, 1), _changed(turn.piles, card, -1)
    cards = _without(turn.cards, action)
    return EXERCISE[card], _asking(turn.place, cards, hand, turn.held, turn.open, piles, turn.points)


def _summonses(turn: Turn) -> list[tuple[Move, Turn]]:
    found: list[tuple[Move, Turn]] = []
    cards = _without(turn.cards, ROUND_TABLE)
    for number in turn.open:
        rest, held = tuple([other for other in turn.open if other != number]), (*turn.held, number)
        after = _asking(turn.place, cards, turn.hand, held, rest, turn.piles, turn.points)
        found.append((SUMMON[number], after))
    return found


def _courts(turn: Turn) -> list[tuple[Move, Turn]]:
    """The smaller book: a court asks for no more."""
    for at, book in enumerate(BOOKS):
        if turn.hand[book]:
            cards, hand = _without(turn.cards, COURT), _changed(turn.hand, book, -1)
            points = turn.points + COURT_POINTS
            return [(JUDGE[at], Turn(turn.place, cards, hand, turn.held, turn.open, turn.piles, points))]
    return []


def _quests(turn: Turn) -> list[tuple[Move, Turn]]:
    """The cheapest payment for each adventure here: it comes first."""
    found: list[tuple[Move, Turn]] = []
    for number in turn.held:
        adventure = ADVENTURES[number]
        payment = cheapest(number, turn.hand) if adventure.place == turn.place else None
        if payment is not None:
            hand = turn.hand
            for card, count in payment[1]:
                hand = _changed(hand, card, -count)
            held = tuple([other for other in turn.held if other != number])
            cards, points = _without(turn.cards, QUEST), turn.points + adventure.shields
            after = Turn(turn.place, cards, hand, held, turn.open, turn.piles, points)
            found.append((payment[0], after))
    return found
