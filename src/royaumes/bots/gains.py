"""What one move brings that another does not, counted in the same worlds some turns later."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

from royaumes.core import SEATS, State, Tally
from royaumes.core.frozen import Frozen
from royaumes.games import parts
from royaumes.messages import Words

#: Fewer worlds say nothing; a difference must be so many standard errors, and worth so many points.
_FEWEST, _SURE, _WORTH = 6, 2.5, 0.2
#: More than two gains are a list; what they cost is said where it weighs so much beside the first of them.
_MOST, _DEAR = 2, 0.5


class Gain(Frozen):
    """Something that a move brings: on average a seat has so much more of it then, or less.

    `tally` is the game's name for what is counted, such as "tally:gold". A rival's loss is a gain too; a
    `cost` is what speaks against the move.
    """

    tally: str
    seat: int
    tenths: int
    cost: bool = False


def counts(key: str) -> bool:
    """Whether a game says what counts in it."""
    return parts(key).tally is not None


def gains(key: str, seat: int, ends: Sequence[State], others: Sequence[State]) -> tuple[Gain, ...]:
    """What speaks for a move of this seat rather than another, the most important first; then what it costs.

    `ends` are states to which it led in imagined worlds, `others` those to which the other move led in the
    same worlds. There is nothing to say where a game counts nothing or where all may be chance.
    """
    tallies = parts(key).tally
    pairs = list(zip(ends, others, strict=False))
    if tallies is None or len(pairs) < _FEWEST:
        return ()
    found: list[tuple[float, Gain]] = []
    for one in range(ends[0].seats):
        rows = [_differences(tallies, after, other, one) for after, other in pairs]
        part = 1.0 if one == seat else -1.0 / (ends[0].seats - 1)
        for (name, worth), column in zip(tallies.TALLIES.items(), zip(*rows, strict=True), strict=True):
            mean = _beyond_chance(column)
            weight, tenths = part * worth * mean, round(10 * mean)
            if tenths and abs(weight) > _WORTH:
                found.append((weight, Gain(f"tally:{name}", one, tenths, cost=weight < 0)))
    return tuple(_named(sorted(found, key=lambda each: -abs(each[0]))))


def _named(found: Sequence[tuple[float, Gain]]) -> Iterator[Gain]:
    """Of differences by their weight those that are worth saying."""
    speaking = [each for each in found if not each[1].cost][:_MOST]
    costs = [each for each in found if each[1].cost][:1]
    for weight, gain in speaking + costs:
        if speaking and (not gain.cost or -weight >= _DEAR * speaking[0][0]):
            yield gain


def in_words(found: Sequence[Gain], words: Words) -> str:
    """These gains as one sentence."""
    said = {
        one: words.say("review-gain", tally=one.tally, text=words.change(one.tenths), seat=SEATS[one.seat])
        for one in found
    }
    gained = words.listed([part for one, part in said.items() if not one.cost])
    costs = [part for one, part in said.items() if one.cost]
    if costs:
        return words.say("review-gains-cost", text=gained, cost=costs[0])
    return words.say("review-gains", text=gained)


def _differences(tallies: Tally[State], after: State, other: State, seat: int) -> list[float]:
    pairs = zip(tallies.tally(after, seat), tallies.tally(other, seat), strict=True)
    return [one - another for one, another in pairs]


def _beyond_chance(numbers: Sequence[float]) -> float:
    """The mean of differences; 0 where it may well be chance."""
    mean = sum(numbers) / len(numbers)
    variance = sum([(one - mean) ** 2 for one in numbers]) / (len(numbers) - 1)
    return mean if abs(mean) > _SURE * sqrt(variance / len(numbers)) else 0.0
