"""What a seat may know, and the worlds behind it."""

from collections.abc import Hashable
from fractions import Fraction

import pytest
from tests.games.emerald.table import ALL_CELLS, go, position

from royaumes.core import Stream
from royaumes.games.emerald import GAME
from royaumes.games.emerald.box import NONE, VALUES
from royaumes.games.emerald.scoring import gold_values
from royaumes.games.emerald.state import Emerald
from royaumes.testing.walks import walk
from royaumes.testing.weights import fair

Hand = tuple[int, ...]
#: What is hidden from seat 0: the gold of the others, and what the dragon got.
Hidden = tuple[tuple[Hand, ...], Hand]


def hidden(s: Emerald) -> Hidden:
    return tuple(gold_values(hand) for hand in s.gold[1:]), gold_values(s.hoard)


def exactly(ledger: tuple[tuple[int, int], ...], seats: int) -> dict[Hashable, Fraction]:
    """Every hidden world that fits what all have seen, where each gift was any card then held."""
    worlds: dict[tuple[tuple[Hand, ...], Hand], Fraction] = {(((),) * seats, ()): Fraction(1)}
    for seat, kind in ledger:
        after: dict[tuple[tuple[Hand, ...], Hand], Fraction] = {}
        for (hands, hoard), chance in worlds.items():
            for hands_now, hoard_now in _next(hands, hoard, seat, kind):
                key = tuple(tuple(sorted(hand)) for hand in hands_now), tuple(sorted(hoard_now))
                share = chance if kind != NONE else chance / len(hands[seat])
                after[key] = after.get(key, Fraction(0)) + share
        worlds = after
    return {(hands[1:], hoard): chance for (hands, hoard), chance in worlds.items()}


def _next(hands: tuple[Hand, ...], hoard: Hand, seat: int, kind: int) -> list[tuple[list[Hand], Hand]]:
    before, mine, later = hands[:seat], hands[seat], hands[seat + 1 :]
    if kind != NONE:
        return [([*before, (*mine, VALUES[kind]), *later], hoard)]
    return [([*before, mine[:n] + mine[n + 1 :], *later], (*hoard, gift)) for n, gift in enumerate(mine)]


@pytest.mark.rule("EMR-5.9", "EMR-7.10")
def test_imagined_gold_comes_as_often_as_it_should() -> None:
    """Seat 1 took 1 1 5 and gave one, took 3 and gave one; seat 2 took 4 and 5 and gave one."""
    s = position(gold1="1 1 5", gold2="4 5").state
    s.ledger += [(1, NONE), (1, 2), (1, NONE), (2, NONE)]
    s.gold, s.hoard = [[0] * 5, [1, 0, 1, 0, 0], [0, 0, 0, 0, 1]], [1, 0, 0, 1, 1]
    exact = exactly(tuple(s.ledger), 3)
    assert len(exact) > 6
    fair(GAME, GAME.view(s, 0), exact, hidden)


@pytest.mark.rule("EMR-7.10")
def test_a_giver_knows_what_was_given() -> None:
    knights = "yellow plain:6 plain:1 plain:2, blue mountain:3 plain:1 plain:2"
    table = go(position(knights, bare=ALL_CELLS, gold1="5 2"), "knight:yellow plain:6", "1", "gold:5")
    for n in range(20):
        world = GAME.imagine(table.view(1), Stream(str(n)))
        assert (world.gold[1], world.hoard) == ([0, 1, 0, 0, 0], [0, 0, 0, 0, 1])


def test_at_the_end_there_is_one_world() -> None:
    knights = "yellow plain:6 mountain:9 plain:2, blue mountain:3 plain:1 plain:2"
    table = position(knights, bare=ALL_CELLS, gold1="5 1", treasures2=3)
    table = go(table, "knight:yellow plain:6", "1", "gold:5", "knight:yellow mountain:9")
    for n in range(20):
        assert GAME.imagine(table.view(None), Stream(str(n))) == table.state


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_tallies_kept_beside_the_knights_never_drift(seats: int) -> None:
    for step in walk(GAME, seats, {"fair": 0}, Stream(f"tallies/{seats}")):
        s = step.state
        assert s.crowd == [sum(column) for column in zip(*s.knights, strict=True)]
        assert s.in_play == [sum(sum(s.knights[one]) for one in colours) for colours in s.colours]
        assert s.where == [sum(1 << place for place, n in enumerate(row) if n) for row in s.knights]
