"""What a seat may know (at Crowns everything lies open), and the world behind it."""

from __future__ import annotations

from royaumes.games.crowns.dice import LEFT, NO_HAND, NUMBER, shown_by
from royaumes.games.crowns.scoring import crowns
from royaumes.games.crowns.state import Crowns, View


def view(s: Crowns, seat: int | None) -> View:
    """Everything on the table."""
    dice = LEFT[s.hand] if s.hand != NO_HAND else ()
    return View.of(s, seat, dice=dice, scores=tuple([crowns(covered) for covered in s.covered]))


def imagine(v: View) -> Crowns:
    """The only world behind a view, since nothing is hidden."""
    return Crowns.of(v, hand=NUMBER[shown_by(v.throw), v.dice] if v.throw else NO_HAND)
