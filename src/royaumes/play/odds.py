"""What chance may bring, in groups that mean something, each with its exact probability."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from royaumes.core import Event

#: More groups than these nobody takes in.
_MOST_GROUPS = 8

#: An outcome's probability, and what a seat would hear of it.
Case = tuple[Fraction, tuple[Event, ...]]
#: What of an event makes a difference.
_Sign = Callable[[Event], Hashable]


@dataclass(frozen=True, slots=True)
class Odds:
    """One way that chance may decide: its exact probability, and what it brings that other ways do not.

    Where `example` is true the events stand for several that differ in their numbers alone, such as dice.
    """

    chance: Fraction
    events: tuple[Event, ...]
    example: bool


def common(lists: Sequence[Sequence[Event]], among: Sequence[Event] | None = None) -> tuple[Event, ...]:
    """The events that are in all these lists, in the order of the first, or `among` these."""
    left = [Counter(events) for events in lists]
    found = []
    for event in lists[0] if among is None else among:
        if all(counts[event] for counts in left):
            found.append(event)
            for counts in left:
                counts[event] -= 1
    return tuple(found)


def odds(cases: Sequence[Case]) -> tuple[Odds, ...]:
    """The groups that these outcomes fall into, likeliest first; none where they are all one.

    Outcomes that bring the same kinds of events with the same named things are one group: two throws that
    free the same knight, whatever the dice show.
    """
    sign = _sign_for(cases)
    groups = list(_grouped(cases, sign).values())
    if len(groups) < 2:
        return ()
    found = [
        Odds(
            chance=sum((chance for chance, _ in group), Fraction(0)),
            events=apart,
            example=common([events for _, events in group], apart) != apart,
        )
        for group, apart in zip(groups, _setting_apart(groups, sign), strict=False)
    ]
    return tuple(sorted(found, key=lambda one: -one.chance))


def _sign_for(cases: Sequence[Case]) -> _Sign:
    """How to tell outcomes apart: by the things they name, else by numbers; by kind where there are many."""
    by_names = len(_grouped(cases, _names))
    if by_names == 1 and len(_grouped(cases, _facts)) <= _MOST_GROUPS:
        return _facts
    return _names if by_names <= _MOST_GROUPS else _kind


def _grouped(cases: Sequence[Case], sign: _Sign) -> dict[Hashable, list[Case]]:
    groups: dict[Hashable, list[Case]] = {}
    for case in cases:
        groups.setdefault(tuple(map(sign, case[1])), []).append(case)
    return groups


def _setting_apart(groups: list[list[Case]], sign: _Sign) -> list[tuple[Event, ...]]:
    """What sets each group apart, by its likeliest outcome; nothing at all where that can't be said.

    What every group has (that dice were thrown) sets none apart, unless it is its order that differs.
    """
    likeliest = [max(group, key=lambda case: case[0])[1] for group in groups]
    if sign is _kind:  # the outcomes of a group name different things: only what is alike holds for all
        likeliest = [common([case[1] for case in group]) for group in groups]
    everywhere = set.intersection(*({sign(event) for event in events} for events in likeliest))
    apart = [tuple(event for event in events if sign(event) not in everywhere) for events in likeliest]
    if _distinct(apart):
        return apart
    shared = common(likeliest)
    apart = [tuple(event for event in events if event not in shared) for events in likeliest]
    return apart if _distinct(apart) else []


def _distinct(apart: list[tuple[Event, ...]]) -> bool:
    return len(set(apart)) == len(apart)


def _kind(event: Event) -> Hashable:
    return event.message


def _names(event: Event) -> Hashable:
    named = [event.message]
    for fact in event.facts.values():
        parts = fact if isinstance(fact, tuple) else (fact,)
        named += [part for part in parts if isinstance(part, str)]
    return tuple(named)


def _facts(event: Event) -> Hashable:
    return event
