"""The final gains and losses, the score sheet, and who wears the crown (FAC-8)."""

from __future__ import annotations

from royaumes.core import Line, Over
from royaumes.games.foracrown.box import HEIRLOOM_WORTH
from royaumes.games.foracrown.gallery import by_influence
from royaumes.games.foracrown.state import ForACrown

GAIN = LOSS = 1


def _chests(s: ForACrown) -> list[Line]:
    """What each chest is worth as it stands; a family that is out has nothing (FAC-6.5)."""
    lines = []
    for seat, rubies in enumerate(s.rubies):
        if seat in s.out:
            lines.append(Line(seat, "FAC-6.5", "foracrown-line-out", 0))
            continue
        lines.append(Line(seat, "FAC-8.8", "foracrown-line-rubies", rubies))
        if s.heirlooms[seat]:
            lines.append(Line(seat, "FAC-8.7", "foracrown-line-heirloom", HEIRLOOM_WORTH))
    return lines


def _most(counts: list[int], order: list[int]) -> list[int]:
    """FAC-8.5: the families in play that have the most of something, if they have any."""
    most = max(counts[seat] for seat in order)
    return [seat for seat in order if most and counts[seat] == most]


def _last_changes(s: ForACrown) -> list[Line]:
    """The final gains and losses in their order."""
    order = by_influence(s)
    lines = [Line(order[0], "FAC-8.2", "foracrown-line-influence", GAIN)]
    richest = _most(s.coins, order)
    lines += [
        Line(seat, "FAC-8.3", "foracrown-line-coins", GAIN, {"coins": s.coins[seat]}) for seat in richest
    ]
    for seat in _most(s.raccoons, order):
        facts = {"raccoons": s.raccoons[seat]}
        gained = sum(line.points for line in lines if line.seat == seat)
        if s.rubies[seat] + gained or s.heirlooms[seat]:
            lines.append(Line(seat, "FAC-8.4", "foracrown-line-raccoons", -LOSS, facts))
        else:  # FAC-8.6: nothing left to lose
            lines.append(Line(seat, "FAC-8.6", "foracrown-line-spared", 0, facts))
    return lines


def result(s: ForACrown, why: str, rule: str, changes: list[Line] | None = None) -> Over:
    """The most rubies win (FAC-8.8), ties go by influence (FAC-8.9), families out come last (FAC-8.10)."""
    sheet = _chests(s) + (changes or [])
    scores = [0] * len(s.rubies)
    for line in sheet:
        scores[line.seat] += line.points
    playing = sorted(by_influence(s), key=lambda seat: -scores[seat])
    ranking = tuple((seat,) for seat in (*playing, *reversed(s.out)))
    return Over(ranking, tuple(scores), why, rule, tuple(sheet))


def final(s: ForACrown, why: str, rule: str) -> Over:
    """The result of a game that is played to the end of its last round."""
    return result(s, why, rule, _last_changes(s))
