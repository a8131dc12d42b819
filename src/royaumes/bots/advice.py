"""What a sensible player would do, and why: for hints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import chain
from statistics import fmean
from typing import Any

from royaumes.bots.choice import Considered
from royaumes.bots.gains import Gain, counts, gains
from royaumes.bots.heuristics import imagining
from royaumes.bots.levels import adviser
from royaumes.bots.outlook import Outlook
from royaumes.core import Move, Reason, Stream, View
from royaumes.games import game, parts

#: In how many worlds the two best moves are compared: a hint takes half a second at most.
_WORLDS = 16
#: Random playouts for a hint in a game without heuristics.
_PLAYOUTS = 512


def advice(key: str, view: View, options: Sequence[Move], stream: Stream) -> Considered:
    """The move that looks best at once, with what speaks for it; a `UserError` where nobody can advise."""
    guesses = game(key).guesses(view, stream.split("guesses"))
    best = _considered(key, guesses, options, stream)[0]
    return replace(best, reason=reason(key, guesses[0], best.move))


def hints(key: str, view: View, options: Sequence[Move], stream: Stream) -> tuple[Considered, ...]:
    """The same with what it brings, and the move that comes next with what speaks for that alone."""
    guesses = game(key).guesses(view, stream.split("guesses"))
    considered = _considered(key, guesses, options, stream)
    best = replace(considered[0], reason=reason(key, guesses[0], considered[0].move))
    if len(considered) == 1:
        return (best,)
    second = replace(
        considered[1], reason=distinguishing_reason(key, guesses[0], considered[1].move, best.move)
    )
    if counts(key):
        best = replace(best, gains=_compared(key, guesses, best.move, second.move, stream.split("gains")))
    return best, second


def _considered(
    key: str, guesses: Sequence[View], options: Sequence[Move], stream: Stream
) -> Sequence[Considered]:
    """What the adviser thinks of the options, best first: on average over all guesses."""
    mind = adviser(key, "adviser", _PLAYOUTS)
    opinions = [mind.consider(view, options, stream).considered for view in guesses]
    if len(opinions) == 1:
        return opinions[0]
    worths: dict[Move, list[float]] = {}
    for one in chain.from_iterable(opinions):
        worths.setdefault(one.move, []).append(one.worth)
    return sorted((Considered(move, fmean(found)) for move, found in worths.items()), key=lambda x: -x.worth)


def reason(key: str, view: View, move: Move) -> Reason | None:
    """What speaks for a move, by the game's `reasons`; None where there is nothing to say."""
    known = parts(key).reason
    return None if known is None else known(view, move)


def distinguishing_reason(key: str, view: View, move: Move, other: Move) -> Reason | None:
    """What speaks for a move and not for another as well."""
    found = reason(key, view, move)
    return None if move != other and found == reason(key, view, other) else found


def _compared(key: str, guesses: Sequence[View], best: Move, other: Move, stream: Stream) -> tuple[Gain, ...]:
    """What one move brings more than another, in worlds that its player can't rule out."""
    rules, imagine = game(key), imagining(key)
    ends: dict[Move, list[Any]] = {best: [], other: []}
    for number in range(_WORLDS):
        own, view = stream.split(f"world/{number}"), guesses[number % len(guesses)]
        world = imagine(view, own.split("hidden"))
        outlook = _outlook(key, world.seats)
        for move, found in ends.items():
            after, moment = world.fork(), outlook.moment(world)
            rules.advance(after, view.me, move)
            outlook.shares(after, own, moment=moment)
            found.append(moment.of(after))
    return gains(key, guesses[0].me, ends[best], ends[other])


@cache
def _outlook(key: str, seats: int) -> Outlook:
    return Outlook(key, seats)
