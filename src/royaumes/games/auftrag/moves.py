"""The moves: take an action card, carry actions out, stop, stake. Every possible one, made once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Final

from royaumes.core import Move, Moves, Stop, bits_of
from royaumes.games.auftrag.box import (
    ACTION_THINGS,
    ADVENTURE_THINGS,
    ADVENTURES,
    ARMS,
    BOOKS,
    CARD_THINGS,
    CARDS,
    COURT,
    EXERCISES,
    HORSES,
    KINDS,
    OPEN,
    PILE_THINGS,
    PLACE_THINGS,
    QUEST,
    ROUND_TABLE,
    SETUPS,
    WORTH,
)


class Take(Move):
    """Phase I: an action card from the table."""

    action: int

    @property
    def picks(self) -> tuple[str, ...]:
        return (ACTION_THINGS[self.action],)


class Exercise(Move):
    """A virtue card from the open pile."""

    card: int

    @property
    def action(self) -> int:
        """The exercise of this card's virtue."""
        return EXERCISES[self.card // 2]

    @property
    def picks(self) -> tuple[str, ...]:
        return (ACTION_THINGS[self.action], PILE_THINGS[self.card])


class Summon(Move):
    """The Round Table gives an open adventure."""

    adventure: int

    @property
    def picks(self) -> tuple[str, ...]:
        return (ACTION_THINGS[ROUND_TABLE], ADVENTURE_THINGS[self.adventure])


class Ride(Move):
    """A horse carries the knight to a place."""

    horse: int
    place: int

    @property
    def picks(self) -> tuple[str, ...]:
        return (ACTION_THINGS[HORSES[self.horse]], PLACE_THINGS[self.place])


class Judge(Move):
    """A court is held for a book."""

    card: int

    @property
    def picks(self) -> tuple[str, ...]:
        return (ACTION_THINGS[COURT], CARD_THINGS[self.card])


class Fulfil(Move):
    """A quest: an adventure for some virtue cards."""

    adventure: int
    cards: tuple[int, ...]

    @property
    def picks(self) -> tuple[str, ...]:
        paid = (CARD_THINGS[card] for card in self.cards)
        return (ACTION_THINGS[QUEST], ADVENTURE_THINGS[self.adventure], *paid)


class Stake(Move):
    """Swords and lances for the tournament, or nothing."""

    cards: tuple[int, ...]

    @property
    def picks(self) -> tuple[str, ...]:
        if not self.cards:
            return ("stake:nothing",)
        return (*(CARD_THINGS[card] for card in self.cards), "stake")


def covers(virtue: int, demand: int) -> list[tuple[int, ...]]:
    """The ways to meet a demand with cards of one virtue, none that could be left out (IAK-8.3, IAK-8.6)."""
    one, two = 2 * virtue, 2 * virtue + 1
    ways = product(range(demand + 1), range(demand + 1))
    return [
        (one,) * ones + (two,) * twos
        for ones, twos in ways
        if ones + 2 * twos >= demand
        and (not ones or ones + 2 * twos - 1 < demand)
        and (not twos or ones + 2 * twos - 2 < demand)
    ]


def dearness(cards: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
    """What puts the cheapest cards first: lowest value, then fewest cards."""
    return sum(WORTH[card] for card in cards), len(cards), cards


def _payments(adventure: int) -> list[tuple[int, ...]]:
    """Every payment for an adventure, the cheapest first (IAK-8.6)."""
    asked = [(virtue, demand) for virtue, demand in enumerate(ADVENTURES[adventure].demands) if demand]
    found = [sum(parts, ()) for parts in product(*(covers(virtue, demand) for virtue, demand in asked))]
    return sorted(found, key=dearness)


def _needs(cards: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((card, cards.count(card)) for card in sorted(set(cards)))


def _most(card: int) -> int:
    """How many cards of a kind there are with the most players."""
    setup = SETUPS[max(SETUPS)]
    return setup.piles[card] + (0 if card % 2 else setup.bag[card // 2])


TAKE: Final = tuple(Take(action) for action in range(KINDS))
EXERCISE: Final = tuple(Exercise(card) for card in range(len(CARDS)))
SUMMON: Final = tuple(Summon(adventure) for adventure in range(len(ADVENTURES)))
RIDE: Final = tuple(
    tuple(Ride(horse, place) for place in range(len(PLACE_THINGS))) for horse in range(len(HORSES))
)
JUDGE: Final = tuple(Judge(card) for card in BOOKS)
FULFIL: Final = tuple(
    tuple(Fulfil(adventure, cards) for cards in _payments(adventure)) for adventure in range(len(ADVENTURES))
)
STOP: Final = Stop()
_MOST_ARMS: Final = tuple(_most(card) for card in ARMS)
STAKE: Final = tuple(
    Stake(cards)
    for cards in sorted(
        (
            sum(((card,) * count for card, count in zip(ARMS, counts, strict=True)), ())
            for counts in product(*(range(most + 1) for most in _MOST_ARMS))
        ),
        key=dearness,
    )
)
STAKE_NUMBER: Final = {stake: number for number, stake in enumerate(STAKE)}

MOVES: Final = Moves((*TAKE, *EXERCISE, *SUMMON, *sum(RIDE, ()), *JUDGE, *sum(FULFIL, ()), STOP, *STAKE))

# What rules code offers is put together from ready pieces.


def _of_set(moves: Sequence[Move]) -> tuple[tuple[Move, ...], ...]:
    """For every set of these moves' numbers (as bits): the moves in it, lowest first."""
    table: list[tuple[Move, ...]] = [()]
    for some in range(1, 1 << len(moves)):
        top = some.bit_length() - 1
        table.append((*table[some ^ 1 << top], moves[top]))
    return tuple(table)


#: By the action kinds on the table, as bits.
TAKES: Final = _of_set(TAKE)
#: By virtue, then by which values its pile holds (1 for ones, 2 for twos).
EXERCISES_OF: Final = tuple(_of_set(EXERCISE[card : card + 2]) for card in range(0, len(CARDS), 2))
#: By the open adventures, as bits.
SUMMONS: Final[dict[int, tuple[Move, ...]]] = {
    bits_of(several): tuple(SUMMON[n] for n in several)
    for size in range(OPEN + 1)
    for several in combinations(range(len(ADVENTURES)), size)
}
#: By horse, then by the places within its reach, as bits.
RIDES: Final = tuple(_of_set(rides) for rides in RIDE)
#: By which books the hand holds (1 for a one, 2 for a two).
JUDGES: Final = _of_set(JUDGE)
#: By adventure: each payment with the cards it needs, kind and count.
FULFILS: Final = tuple(tuple((move, _needs(move.cards)) for move in moves) for moves in FULFIL)


@lru_cache(maxsize=1 << 14)
def cheapest(adventure: int, hand: tuple[int, ...]) -> tuple[Fulfil, tuple[tuple[int, int], ...]] | None:
    """The cheapest payment for an adventure from a hand, and the cards it needs (IAK-8.6)."""
    for payment in FULFILS[adventure]:
        if all(hand[card] >= count for card, count in payment[1]):
            return payment
    return None


def stakes_number(counts: Sequence[int]) -> int:
    """The place in `STAKES` of a hand with so many of each kind of `ARMS`."""
    number = 0
    for count, most in zip(counts, _MOST_ARMS, strict=True):
        number = number * (most + 1) + count
    return number


def _stakes(counts: Sequence[int]) -> tuple[Stake, ...]:
    kinds = list(zip(ARMS, counts, strict=True))
    return tuple(stake for stake in STAKE if all(stake.cards.count(card) <= count for card, count in kinds))


#: By the number of a hand's arms: what can be staked, nothing first, then the cheapest.
STAKES: Final = tuple(_stakes(counts) for counts in product(*(range(most + 1) for most in _MOST_ARMS)))
