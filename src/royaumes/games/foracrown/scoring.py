"""FAC-8: the final gains and losses, the score sheet, and who wears the crown."""

from __future__ import annotations

from functools import cache

from royaumes.core import Line, Over
from royaumes.games.foracrown.box import HEIRLOOM_WORTH
from royaumes.games.foracrown.gallery import by_influence
from royaumes.games.foracrown.state import ForACrown

GAIN = LOSS = 1


@cache
def _line(seat: int, rule: str, what: str, points: int, **facts: int) -> Line:
    """A line of a score sheet, shared: they are few and come again and again."""
    return Line(seat, rule, what, points, facts)


def _chests(s: ForACrown) -> list[Line]:
    """What each chest is worth as it stands; a family that is out has nothing (FAC-6.5)."""
    lines = []
    for seat, rubies in enumerate(s.rubies):
        if seat in s.out:
            lines.append(_line(seat, "FAC-6.5", "foracrown-line-out", 0))
            continue
        lines.append(_line(seat, "FAC-8.8", "foracrown-line-rubies", rubies))
        if s.heirlooms[seat]:
            lines.append(_line(seat, "FAC-8.7", "foracrown-line-heirloom", HEIRLOOM_WORTH))
    return lines


def _most(counts: list[int], order: tuple[int, ...]) -> list[int]:
    """The families in play that have the most of something (FAC-8.5), if they have any (FAC-8.11)."""
    most = max([counts[seat] for seat in order])
    return [seat for seat in order if most and counts[seat] == most]


def _last_changes(s: ForACrown, order: tuple[int, ...]) -> list[Line]:
    """The final gains and losses in their order."""
    lines = [_line(order[0], "FAC-8.2", "foracrown-line-influence", GAIN)]
    for seat in _most(s.coins, order):
        lines.append(_line(seat, "FAC-8.3", "foracrown-line-coins", GAIN, coins=s.coins[seat]))
    for seat in _most(s.raccoons, order):
        raccoons = s.raccoons[seat]
        gained = any(line.seat == seat for line in lines)
        if s.rubies[seat] or gained or s.heirlooms[seat]:
            lines.append(_line(seat, "FAC-8.4", "foracrown-line-raccoons", -LOSS, raccoons=raccoons))
        else:  # FAC-8.6: nothing left to lose
            lines.append(_line(seat, "FAC-8.6", "foracrown-line-spared", 0, raccoons=raccoons))
    return lines


def result(s: ForACrown, why: str, rule: str, *, final: bool) -> Over:
    """The most rubies win (FAC-8.8), ties go by influence (FAC-8.9), families out come last (FAC-8.10).

    The `final` changes are for games that are played to the end of a round.
    """
    order = by_influence(s)
    sheet = _chests(s)
    if final:
        sheet += _last_changes(s, order)
    scores = [0] * s.seats
    for line in sheet:
        scores[line.seat] += line.points
    playing = sorted(order, key=scores.__getitem__, reverse=True)  # stable: ties keep their order
    ranking = tuple((seat,) for seat in (*playing, *reversed(s.out)))
    return Over(ranking, tuple(scores), why, rule, tuple(sheet))
