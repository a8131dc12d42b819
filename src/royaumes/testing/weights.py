"""Whether imagined worlds come as often as they should: samples held against an exact enumeration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from typing import Any, TypeVar

from royaumes.core import Game, State, Stream, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

#: How many standard deviations a share may be off; beyond five, chance is no excuse any more.
_MOST = 5
#: What tells one hidden part from another.
Case = TypeVar("Case", bound=Hashable)


def fair(
    game: Game[S, V],
    view: V,
    exact: Mapping[Case, Fraction],
    hidden: Callable[[S], Case],
    samples: int = 4000,
) -> None:
    """The hidden part of worlds imagined from a view has exactly these chances; AssertionError if not."""
    assert sum(exact.values()) == 1, f"the enumeration adds up to {sum(exact.values())}"
    found = Counter(hidden(game.imagine(view, Stream(f"fair/{n}"))) for n in range(samples))
    strange = set(found) - set(exact)
    assert not strange, f"worlds that cannot be: {sorted(map(str, strange))[:3]}"
    for case, chance in exact.items():
        expected = samples * chance
        spread = float(expected * (1 - chance)) ** 0.5
        off = abs(found[case] - float(expected))
        assert off <= _MOST * spread + 1, f"{case}: {found[case]} times, expected about {float(expected):.0f}"


def draws_without_return(counts: Mapping[Any, int], drawn: int) -> dict[tuple[Any, ...], Fraction]:
    """Every hand of so many things out of a bag, as a sorted tuple of kinds, with its exact chance."""
    hands: dict[tuple[Any, ...], Fraction] = {(): Fraction(1)}
    for _ in range(drawn):
        after: dict[tuple[Any, ...], Fraction] = {}
        for hand, chance in hands.items():
            left = {kind: count - hand.count(kind) for kind, count in counts.items()}
            total = sum(left.values())
            for kind, count in left.items():
                if count > 0:
                    more = tuple(sorted((*hand, kind)))
                    after[more] = after.get(more, Fraction(0)) + chance * Fraction(count, total)
        hands = after
    return hands
