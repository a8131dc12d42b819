"""How to ride sensibly: plan the whole turn, keep what an adventure needs, stake what it takes.

A turn is a small puzzle: which of the chosen cards, in which order, leave the player best off?
What a hand is worth between the turns stands in `worth`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final, NamedTuple

from royaumes.core import Move, Stream
from royaumes.games.auftrag.box import (
    ADVENTURES,
    ARMS,
    BOOKS,
    CAMELOT,
    COURT,
    COURT_POINTS,
    EXERCISES,
    HORSES,
    QUEST,
    ROUND_TABLE,
    SETUPS,
    STEPS,
    TOURNAMENT,
    WIN_POINTS,
    WORTH,
    apart,
)
from royaumes.games.auftrag.moves import (
    EXERCISE,
    FULFILS,
    JUDGE,
    RIDE,
    STOP,
    SUMMON,
    Stake,
    Take,
)
from royaumes.games.auftrag.view import View

#: What a card is worth in hand, by kind. A book is two points in court whatever its value, so a
#: two is hardly better; arms win tournaments; dragons serve adventures alone.
_IN_HAND: Final = (0.6, 0.95, 0.6, 0.95, 0.35, 0.55, 0.9, 1.0)
#: What an action is worth elsewhere: an exercise and a tournament bring two points together.
_ACTION: Final = 0.8
#: Even a hopeless adventure is better in one's own hand than in a rival's.
_DENIED: Final = 0.1
#: With fewer points than this to go, long plans may come too late.
_LONG: Final = 8
#: Most of what one hopes to take next is still there when one's turn comes.
_STILL_THERE: Final = 0.65
#: What an action outside every sensible plan throws away.
_SENSELESS: Final = 3.0
#: A place farther from Camelot costs a better horse later.
_WAY: Final = 0.08


class Turn(NamedTuple):
    """One's own turn: where the knight is, the cards left, what one has, and points made so far."""

    place: int
    cards: tuple[int, ...]
    hand: tuple[int, ...]
    held: tuple[int, ...]
    open: tuple[int, ...]
    piles: tuple[int, ...]
    points: int


class Planner:
    """Finds the best way through one's own turn, as one seat sees the table."""

    def __init__(self, v: View, seat: int) -> None:
        self.v, self.seat = v, seat
        #: Somebody has reached the target: only points of this round count now.
        self.closing = max(v.scores) >= v.target
        #: How much of a hope there is still time for.
        self.time = min(1.0, (v.target - max(v.scores)) / _LONG)
        self._known: dict[Turn, float] = {}
        self._hopes: dict[tuple[int, tuple[int, ...], tuple[int, ...]], float] = {}

    def turn(self, *more: int) -> Turn:
        """The turn with the cards chosen so far, and some more."""
        v, seat = self.v, self.seat
        cards = tuple(sorted((*v.chosen[seat], *more)))
        return Turn(v.knights[seat], cards, v.my_hand, v.held[seat], v.open, v.piles, 0)

    def best(self, turn: Turn) -> float:
        """What the turn comes to when it is played as well as possible."""
        found = self._known.get(turn)
        if found is None:
            found = max([self.worth(turn), *(self.best(after) for _, after in self.steps(turn))])
            self._known[turn] = found
        return found

    def worth(self, turn: Turn) -> float:
        """What one has when the turn ends here: points, the tournament, hopes."""
        total = float(turn.points)
        if TOURNAMENT in turn.cards and turn.place == CAMELOT:
            total += self._tournament(turn.hand)
        if self.closing:
            return total
        at_hand = (turn.place, turn.hand, turn.held)
        if at_hand not in self._hopes:
            self._hopes[at_hand] = self._in_hand(*at_hand)
        return total + self._hopes[at_hand]

    def _in_hand(self, place: int, hand: tuple[int, ...], held: tuple[int, ...]) -> float:
        """What hand, adventures and place promise for later rounds."""
        cards = fsum(count * worth for count, worth in zip(hand, _IN_HAND, strict=True))
        # Adventures share the same cards and the same rounds: the best counts whole, the others half.
        hopes = sorted((self.hope(place, hand, number) for number in held), reverse=True)
        return cards + fsum(hopes[:1]) + 0.5 * fsum(hopes[1:]) - _WAY * apart(self.v.ring, place, CAMELOT)

    def hope(self, place: int, hand: tuple[int, ...], number: int) -> float:
        """What an adventure in hand promises, less the cards and the actions that it will still cost."""
        adventure = ADVENTURES[number]
        cost, actions = 0.0, 1 + (place != adventure.place)
        for virtue, demand in enumerate(adventure.demands):
            if demand:
                cost += _IN_HAND[2 * virtue + (demand > 1)]
                actions += hand[2 * virtue] + 2 * hand[2 * virtue + 1] < demand
        return _DENIED + max(0.0, adventure.shields - cost - _ACTION * actions) * self.time

    def _tournament(self, hand: tuple[int, ...]) -> float:
        """What a ride at the end of the round promises."""
        arms = sum(hand[card] * WORTH[card] for card in ARMS)
        if not arms:
            return 0.0
        rivals = [other for other in range(len(self.v.scores)) if other != self.seat]
        against = [rival_arms(self.v, other) for other in rivals if TOURNAMENT in self.v.chosen[other]]
        if not against:
            return WIN_POINTS - 0.7
        # Who is weaker may still stake nothing and lose nothing.
        return max(0.0, WIN_POINTS * (0.8 if arms > against[0] else 0.25) - 0.7)

    def steps(self, turn: Turn) -> list[tuple[Move, Turn]]:
        """Every sensible next action, and the turn after it.

        A card or an adventure never hurts, so at Camelot they are taken before anything else.
        """
        if turn.place == CAMELOT:
            for virtue, action in enumerate(EXERCISES):
                if action in turn.cards and (turn.piles[2 * virtue] or turn.piles[2 * virtue + 1]):
                    return [_exercise(_without(turn, action), virtue)]
            if ROUND_TABLE in turn.cards and turn.open:
                return _summonses(_without(turn, ROUND_TABLE))
            found = []
        else:
            found = _courts(_without(turn, COURT)) if COURT in turn.cards else []
            if QUEST in turn.cards:
                found += _quests(_without(turn, QUEST))
        for horse, action in enumerate(HORSES):
            if action in turn.cards:
                found += self._rides(_without(turn, action), horse)
        return found

    def _rides(self, turn: Turn, horse: int) -> list[tuple[Move, Turn]]:
        """Home, to an adventure, or out of the gate to hold court: nothing else is worth a ride."""
        ring, steps = self.v.ring, STEPS[HORSES[horse]]
        goals = {CAMELOT, *(ADVENTURES[number].place for number in turn.held)}
        if COURT in turn.cards:
            goals |= {ring[1], ring[-1]}
        return [
            (RIDE[horse][place], turn._replace(place=place))
            for place in sorted(goals - {turn.place})
            if apart(ring, turn.place, place) <= steps
        ]


def _without(turn: Turn, action: int) -> Turn:
    at = turn.cards.index(action)
    return turn._replace(cards=turn.cards[:at] + turn.cards[at + 1 :])


def _changed(counts: tuple[int, ...], card: int, by: int) -> tuple[int, ...]:
    return (*counts[:card], counts[card] + by, *counts[card + 1 :])


def _exercise(turn: Turn, virtue: int) -> tuple[Move, Turn]:
    """The better card: it serves wherever the other would."""
    card = 2 * virtue + 1 if turn.piles[2 * virtue + 1] else 2 * virtue
    hand, piles = _changed(turn.hand, card, 1), _changed(turn.piles, card, -1)
    return EXERCISE[card], turn._replace(hand=hand, piles=piles)


def _summonses(turn: Turn) -> list[tuple[Move, Turn]]:
    found: list[tuple[Move, Turn]] = []
    for number in turn.open:
        rest = tuple(other for other in turn.open if other != number)
        found.append((SUMMON[number], turn._replace(held=(*turn.held, number), open=rest)))
    return found


def _courts(turn: Turn) -> list[tuple[Move, Turn]]:
    """The smaller book: a court asks for no more."""
    for at, book in enumerate(BOOKS):
        if turn.hand[book]:
            after = turn._replace(hand=_changed(turn.hand, book, -1), points=turn.points + COURT_POINTS)
            return [(JUDGE[at], after)]
    return []


def _quests(turn: Turn) -> list[tuple[Move, Turn]]:
    """The cheapest payment for each adventure here: it comes first."""
    found: list[tuple[Move, Turn]] = []
    for number in turn.held:
        adventure = ADVENTURES[number]
        payments = FULFILS[number] if adventure.place == turn.place else ()
        for move, needs in payments:
            if all(turn.hand[card] >= count for card, count in needs):
                hand = turn.hand
                for card, count in needs:
                    hand = _changed(hand, card, -count)
                held = tuple(other for other in turn.held if other != number)
                points = turn.points + adventure.shields
                found.append((move, turn._replace(hand=hand, held=held, points=points)))
                break
    return found


def rival_arms(v: View, seat: int) -> float:
    """What a rival could stake: the arms that all have seen, and half of the cards nobody has."""
    return sum(v.seen[seat][card] * WORTH[card] for card in ARMS) + 0.5 * v.hidden[seat]


def choose(v: View, options: Sequence[Move], stream: Stream) -> Move:
    """Take what the best plan needs first; then follow the plan; then stake what it takes."""
    worth = dict(zip(options, ranking(v, options, stream), strict=True))
    if isinstance(options[0], Take):
        return max(stream.shuffled(options), key=lambda move: worth[move])
    return max(options, key=lambda move: (worth[move], move is STOP))


def prospect(v: View) -> float:
    """The points that this seat may expect at the end: shields, and what the best plan promises."""
    assert v.seat is not None, "a spectator expects nothing"
    planner = Planner(v, v.seat)
    return v.scores[v.seat] + planner.best(planner.turn())


def ranking(v: View, options: Sequence[Move], stream: Stream) -> list[float]:
    """What each option promises, in points; an action outside every sensible plan comes last."""
    assert v.seat is not None
    if isinstance(options[0], Stake):
        return _stakes(v, v.seat, [move for move in options if isinstance(move, Stake)])
    planner = Planner(v, v.seat)
    takes = [move for move in options if isinstance(move, Take)]
    return _takes(planner, takes) if takes else _actions(planner, options)


def _actions(planner: Planner, options: Sequence[Move]) -> list[float]:
    """What the best plan that begins so comes to."""
    turn = planner.turn()
    stopped = planner.worth(turn)
    plans = {move: planner.best(after) for move, after in planner.steps(turn)}
    plans[STOP] = stopped
    return [plans.get(move, stopped - _SENSELESS) for move in options]


def _takes(planner: Planner, takes: list[Take]) -> list[float]:
    """How much a card helps, alone and together with the best that may follow it."""
    v = planner.v
    last = v.step // len(v.scores) + 1 == SETUPS[len(v.scores)].picks
    found = []
    for move in takes:
        value = planner.best(planner.turn(move.action))
        if not last:
            others = [kind for kind, count in enumerate(v.supply) if count > (kind == move.action)]
            follow = max([planner.best(planner.turn(move.action, other)) for other in others])
            value += _STILL_THERE * (follow - value)
        found.append(value)
    return found


def _stakes(v: View, seat: int, stakes: list[Stake]) -> list[float]:
    """Alone the smallest card will do; against a rival weigh the chance to win and the cards it costs."""
    rivals = [other for other in v.riders if other != seat]
    closing = max(v.scores) + WIN_POINTS >= v.target
    most_of_rival = rival_arms(v, rivals[0]) if rivals else 0.0

    def value(stake: Stake) -> float:
        total = sum(WORTH[card] for card in stake.cards)
        cost = fsum(_IN_HAND[card] for card in stake.cards) * (0.1 if closing else 0.6)
        if not total:
            return 0.0
        if not rivals:
            return WIN_POINTS - cost
        # The rival stakes anything from nothing to everything, each as likely.
        wins = min(1.0, (total + 0.5) / (most_of_rival + 1))
        return WIN_POINTS * wins - cost

    return [value(stake) for stake in stakes]
