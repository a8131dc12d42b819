"""What a seat may know, put into the protocol's records: through views and tellings alone."""

from __future__ import annotations

from functools import cache

import msgspec

from royaumes.core import Decide, Event, Over
from royaumes.core.moves import Move, spell
from royaumes.core.plain import plain
from royaumes.server import protocol as p
from royaumes.server.journal import Journal
from royaumes.server.trouble import text

encode = msgspec.json.Encoder().encode


def event(happened: Event) -> p.Event:
    """Something that happened."""
    return p.Event(happened.message, plain(happened.facts))


@cache
def _choice(move: Move) -> p.Choice:
    """A move as it is offered; moves are few and made once, so this is done once too."""
    return p.Choice(spell(move), list(move.picks))


def ask(journal: Journal, seat: int | None) -> p.Ask | None:
    """The question open to a seat, if there is one."""
    if seat is None or seat not in journal.questions:
        return None
    table = journal.table
    question = table.pending
    assert isinstance(question, Decide)
    options = [_choice(move) for move in table.options(seat)]
    prompt = text(question.prompt, question.facts)
    return p.Ask(journal.questions[seat], prompt, table.state.phase.section, options)


def result(over: Over | None) -> p.Result | None:
    """How the game ended, once it has."""
    if over is None:
        return None
    sheet = [p.Line(x.seat, x.rule, text(x.what, x.facts), x.points) for x in over.sheet]
    ranking = [list(group) for group in over.ranking]
    return p.Result(ranking, list(over.scores), text(over.why), over.rule, sheet)


def update(
    journal: Journal, seat: int | None, since: int | None, history: int, undone: bool = False
) -> p.Update:
    """What a seat gets that last heard of row `since` (None: of nothing)."""
    table = journal.table
    step = None if since is None else journal.step_of(since)
    if step is not None and journal.n - (since or 0) > history:
        step = None
    heard = journal.heard(seat, step or 0)
    waiting = sorted(journal.questions)
    may_undo = seat is not None and table.undo_refusal(seat) is None and table.over is None
    return p.Update(
        n=journal.n,
        seat=seat,
        fresh=step is None,
        undone=undone,
        events=[event(happened) for happened in heard[-history:]],
        view=plain(table.view(seat)),
        ask=ask(journal, seat),
        waiting=waiting,
        undo=may_undo,
        result=result(table.over),
    )
