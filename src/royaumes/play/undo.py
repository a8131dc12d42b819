"""Taking a move back, as far as what it revealed allows (TBL-2)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from royaumes.core import SEATS, Decide, Refusal
from royaumes.core.record import Answer, Step, apply_answer
from royaumes.games import AnyGame


@dataclass(frozen=True, slots=True)
class Undone:
    """The answers that went (the seat's own first), and whether all had to consent to it."""

    gone: tuple[Answer, ...]
    by_consent: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """Where a seat's last answer stands, and the sealed answers of others that stay."""

    at: int
    stay: tuple[Answer, ...]
    by_consent: bool = False


def plan(
    game: AnyGame, steps: list[Step], seats: int, seat: int, consent: Collection[int] = ()
) -> Plan | Refusal:
    """How this seat's last answer can be taken back, or the rule that holds it."""
    at = _last_answer(steps, seat)
    if at is None:
        return Refusal("TBL-2.1", "table-no-undo-nothing")
    refused = _held(game, steps, seat, at)
    if refused is None:
        return Plan(at, _others_since(steps, at))
    others = set(range(seats)) - {seat}
    if others and others <= set(consent):
        return Plan(at, (), by_consent=True)
    return refused


def take_back(game: AnyGame, steps: list[Step], found: Plan) -> Undone:
    """Cut the steps back to the seat's last decision; answers sealed beside it are given again."""
    gone = tuple(step.answer for step in steps[found.at :] if step.answer is not None)
    del steps[found.at :]
    for answer in found.stay:
        steps.append(apply_answer(game, steps[-1].state, answer))
    return Undone(gone[:1] if found.stay else gone, found.by_consent)


def _held(game: AnyGame, steps: list[Step], seat: int, at: int) -> Refusal | None:
    """The rule that holds the answer at this step, if one does."""
    for step in steps[at:]:
        for one in step.announcements:
            if one.reveals:
                return Refusal("TBL-2.1", "table-no-undo-revealed")
    later = [answer.seat for answer in _others_since(steps, at) if answer.seat is not None]
    if later and not _still_sealed(game, steps, seat, at, later):
        return Refusal("TBL-2.2", "table-no-undo-answered", {"seat": SEATS[later[0]]})
    return None


def _still_sealed(game: AnyGame, steps: list[Step], seat: int, at: int, later: list[int]) -> bool:
    """Whether all that came since answers the same question, and somebody has not answered yet."""
    asked, now = game.pending(steps[at - 1].state), game.pending(steps[-1].state)
    if not isinstance(asked, Decide) or not isinstance(now, Decide):
        return False
    waiting = tuple(other for other in asked.seats if other != seat and other not in later)
    return set(later) < set(asked.seats) and now.seats == waiting and now.prompt == asked.prompt


def _last_answer(steps: list[Step], seat: int) -> int | None:
    for at in range(len(steps) - 1, 0, -1):
        answer = steps[at].answer
        if answer is not None and answer.seat == seat:
            return at
    return None


def _others_since(steps: list[Step], at: int) -> tuple[Answer, ...]:
    since = (step.answer for step in steps[at + 1 :])
    return tuple(answer for answer in since if answer is not None and answer.seat is not None)
