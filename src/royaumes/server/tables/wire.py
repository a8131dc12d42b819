"""Displays and events as records of the protocol: the only way that game data goes out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from royaumes.bots.gains import Gain
from royaumes.core import Decide, Event, Game, Over
from royaumes.core.moves import Move, notation
from royaumes.core.to_json import to_json
from royaumes.messages.source import prefix
from royaumes.play.preview import Preview
from royaumes.server import protocol as p
from royaumes.server.protocol.encoding import encode
from royaumes.server.protocol.errors import text
from royaumes.server.protocol.records import Encoder, Raw
from royaumes.server.tables.game_log import GameLog

# A display is records of plain parts, which msgspec writes as `to_json` would, five times as fast.
_encode_display = Encoder(enc_hook=to_json).encode


def view(display: object) -> Raw:
    """What a board shows, written."""
    return Raw(_encode_display(display))


def event(happened: Event) -> p.Event:
    """Something that happened."""
    return p.Event(happened.message, to_json(happened.facts))


#: Moves as they are offered, by identity, which is found quicker than a value; `_written` holds on to them.
_choices: dict[int, Raw] = {}


def _choice(move: Move) -> Raw:
    """A move as it is offered, written; moves are few and made once, so this is done once too."""
    found = _choices.get(id(move))
    if found is None:
        first, found = _written(move)
        if first is move:
            _choices[id(move)] = found
    return found


@cache
def _written(move: Move) -> tuple[Move, Raw]:
    return move, Raw(encode(p.Choice(notation(move), list(move.picks))))


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
    asked = p.Ask(game_log.questions[seat], prompt, table.state.phase.section, options)  # type: ignore[arg-type]
    if step is not None:
        asked.lesson = p.LessonStep(text(f"{prefix(table.game.key)}-lesson-{step.number}"), step.answer.text)
    return asked


def previewed(name: str, move: str, seen: Preview) -> p.Previewed:
    """What a move would bring, as the reply to the message of this name."""
    odds = [p.Odds(float(one.chance), [event(x) for x in one.events], one.example) for one in seen.odds]
    return p.Previewed(name, move, [event(x) for x in seen.sure], odds, to_json(seen.display))


def gains(found: Iterable[Gain]) -> list[p.Gain]:
    """What a move brings that another does not."""
    return [p.Gain(one.tally, one.seat, one.tenths, one.cost) for one in found]


def result(over: Over | None) -> p.Result | None:
    """How the game ended, once it has."""
    if over is None:
        return None
    sheet = [p.Line(x.seat, x.rule, text(x.what, x.facts), x.points) for x in over.sheet]
    ranking = [list(group) for group in over.ranking]
    return p.Result(ranking, list(over.scores), text(over.why), over.rule, sheet)


class TableUpdate:
    """A change as everybody at the table hears of it; what is the same for several is written once."""

    def __init__(
        self,
        game_log: GameLog,
        since: int | None,
        history: int,
        undone: int | None = None,
        until: float | None = None,
        ends: Sequence[float | None] = (),
    ) -> None:
        """From row `since` on (None: from the start); `until` is when the first answer must be there,
        `ends` when each seat is answered for, `undone` the seat whose answer was taken back."""
        step = None if since is None else game_log.step_of(since)
        if step is not None and game_log.n - (since or 0) > history:
            step = None
        self._log = game_log
        self._step = step
        self._history = history
        self._undone = undone
        self._until = until
        self._ends = list(ends)
        self._waiting = sorted(game_log.questions)
        self._result = result(game_log.table.over)
        self._events: dict[int, Raw] = {}
        self._views: dict[int | None, Raw] = {}
        rules = game_log.table.game
        #: Whether the board shows everybody the same; a game without a display of its own shows its views.
        self._open = not rules.hidden and type(rules).display is not Game.display

    def update(self, seat: int | None) -> p.Update:
        """What one seat gets."""
        table, over = self._log.table, self._result is not None
        events = self._log.events_for(seat, self._step or 0)[-self._history :]
        return p.Update(
            n=self._log.n,
            seat=seat,
            fresh=self._step is None,
            undone=self._undone,
            events=[self._event(happened) for happened in events],  # type: ignore[misc]  # written already
            view=self._view(seat),
            ask=ask(self._log, seat),
            waiting=self._waiting,
            until=self._until,
            ends=self._ends,
            undo=not over and seat is not None and table.undo_refusal(seat) is None,
            result=self._result,
        )

    def _event(self, happened: Event) -> Raw:
        written = self._events.get(id(happened))
        if written is None:
            written = self._events[id(happened)] = Raw(encode(event(happened)))
        return written

    def _view(self, seat: int | None) -> Raw:
        seat = None if self._open else seat
        if seat not in self._views:
            self._views[seat] = view(self._log.table.display(seat))
        return self._views[seat]
