"""What a seat may know: everything lies open on the road."""

from __future__ import annotations

from heralds.state import Heralds, View


def view(s: Heralds, seat: int | None) -> View:
    """Everything on the road; the milestone reached is the score."""
    return View.of(s, seat, scores=tuple(s.milestones))


def imagine(v: View) -> Heralds:
    """The only world behind a view."""
    return Heralds.of(v)
