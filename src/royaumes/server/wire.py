"""What a seat may know, put into the protocol's records: through displays and events alone."""

from __future__ import annotations

from functools import cache

import msgspec

from royaumes.core import Decide, Event, Over
from royaumes.core.moves import Move, notation
from royaumes.core.to_json import to_json
from royaumes.messages.source import prefix
from royaumes.play.preview import Preview
from royaumes.server import protocol as p
from royaumes.server.errors import text
from royaumes.server.game_log import GameLog

encode = msgspec.json.Encoder().encode


def event(happened: Event) -> p.Event:
    """Something that happened."""
    return p.Event(happened.message, to_json(happened.facts))


@cache
def _choice(move: Move) -> p.Choice:
    """A move as it is offered; moves are few and made once, so this is done once too."""
    return p.Choice(notation(move), list(move.picks))


def ask(game_log: GameLog, seat: int | None) -> p.Ask | None:
    """The question open to a seat, if there is one and no lesson answers it."""
    if seat is None or seat not in game_log.questions:
        return None
    table = game_log.table
    step = game_log.lesson.step(table.answers) if game_log.lesson else None
    if step is not None and step.number is None:
        return None
    question = table.pending
    assert isinstance(question, Decide)
    options = [_choice(move) for move in table.options(seat)]
    prompt = text(question.prompt, question.facts)
    asked = p.Ask(game_log.questions[seat], prompt, table.state.phase.section, options)
    if step is not None:
        asked.lesson = p.LessonStep(text(f"{prefix(table.game.key)}-lesson-{step.number}"), step.answer.text)
    return asked


def previewed(name: str, move: str, seen: Preview) -> p.Previewed:
    """What a move would bring, as the reply to the message of this name."""
    odds = [p.Odds(float(one.chance), [event(x) for x in one.events], one.example) for one in seen.odds]
    return p.Previewed(name, move, [event(x) for x in seen.sure], odds, to_json(seen.display))


def result(over: Over | None) -> p.Result | None:
    """How the game ended, once it has."""
    if over is None:
        return None
    sheet = [p.Line(x.seat, x.rule, text(x.what, x.facts), x.points) for x in over.sheet]
    ranking = [list(group) for group in over.ranking]
    return p.Result(ranking, list(over.scores), text(over.why), over.rule, sheet)


def update(
    game_log: GameLog, seat: int | None, since: int | None, history: int, undone: bool = False
) -> p.Update:
    """What a seat gets that last heard of row `since` (None: of nothing)."""
    table = game_log.table
    step = None if since is None else game_log.step_of(since)
    if step is not None and game_log.n - (since or 0) > history:
        step = None
    missed = game_log.events_for(seat, step or 0)
    waiting = sorted(game_log.questions)
    may_undo = seat is not None and table.undo_refusal(seat) is None and table.over is None
    return p.Update(
        n=game_log.n,
        seat=seat,
        fresh=step is None,
        undone=undone,
        events=[event(happened) for happened in missed[-history:]],
        view=to_json(table.display(seat)),
        ask=ask(game_log, seat),
        waiting=waiting,
        until=None,
        undo=may_undo,
        result=result(table.over),
    )
