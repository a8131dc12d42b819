"""A game: a state, the question now pending, the moves allowed, what each seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

from royaumes.core.compiled import mypyc_attr
from royaumes.core.digest import Digest
from royaumes.core.events import (
    SEATS,
    Announcement,
    Came,
    Emit,
    Event,
    Moved,
    Private,
    announce_to,
    package_of,
    seat_names,
    silent,
)
from royaumes.core.fields import Field
from royaumes.core.moves import Move, Moves, notation
from royaumes.core.parts import Parts, Terminal
from royaumes.core.pending import Chance, Decide, Over, Pending
from royaumes.core.phase import Decision
from royaumes.core.pieces import Pieces
from royaumes.core.refusal import IllegalMove, Refusal, UserError
from royaumes.core.settings import Setting, Settings, checked
from royaumes.core.state import Record, State, View
from royaumes.core.stream import Stream
from royaumes.core.table import STATES, VIEWS, Table, concealed
from royaumes.core.to_json import to_json

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """The whole surface of a game; tables, bots, replays and simulations know only this."""

    key: ClassVar[str]
    #: What the ids of its rules begin with; only games with a digest need one.
    prefix: ClassVar[str] = ""
    #: Goes up when a stored record would replay differently.
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]] = ()
    #: What players choose when they sit down, where the rulebook lets them.
    pieces: ClassVar[Pieces | None] = None
    moves: ClassVar[Moves]
    #: Whether some seat may not know everything; False only where every view shows the same.
    hidden: ClassVar[bool] = True
    #: Its place among the games that people are offered; those with the same one are ordered by key.
    shelf: ClassVar[int] = 100

    @property
    def package(self) -> str:
        """The package that holds the game: its data, words, heuristics and terminal board stand there."""
        return package_of(type(self).__module__)

    @property
    def digest(self) -> Digest:
        """The game's rules, numbered, in our own words."""
        return Digest.of(self.package)

    def parts(self) -> Parts[S, V]:
        """What the game has beside its rules; imported when it is first needed (`royaumes.games.parts`)."""
        return Parts()

    def terminal(self) -> Terminal[V] | None:
        """What draws its board in a terminal."""
        return None

    def setup(self, seats: int, settings: Settings) -> S:
        """The state before the first question, for a checked number of seats and checked settings."""
        raise UserError("table-game-lacks", text=self.key, name="setup")

    def view(self, s: S, seat: int | None) -> V:
        """What this seat (None: a spectator) may know: all there is, in a game where nothing is hidden."""
        shown: V = VIEWS[self._open(s, "view")].of(s, seat)
        return shown

    def fields(self, seats: int) -> Mapping[str, Field]:
        """How each field of a view is written as numbers at a table of this size, the phase apart."""
        return type(self.view(self.start(seats), None)).fields(seats)

    def imagine(self, v: V, stream: Stream) -> S:
        """A world that a seat with this view cannot rule out, at random: the same where nothing is hidden."""
        world: S = STATES[self._open(v, "imagine")].of(v)
        return world

    def _open(self, record: Record, method: str) -> type[Table]:
        """The table of a game in which all is public; a `UserError` asks for the method that others need."""
        if secret := concealed(record.table):
            raise UserError("table-game-hides", text=self.key, name=method, fields=secret)
        if record.table not in VIEWS:
            raise UserError("table-game-lacks", text=self.key, name="View")
        return record.table

    def guesses(self, v: V, stream: Stream) -> Sequence[V]:
        """What previews and hints start from instead of the view: the view itself in most games.

        A player may add up public events; where the page must not do it for them, these views hold guesses
        instead of the totals. They depend on nothing that the display conceals, and they differ enough that
        no consequence of a total is the same in all of them.
        """
        return (v,)

    def display(self, v: V) -> Any:
        """What a board shows of a view, in its own terms: made from the view alone, so it can't tell more."""
        return to_json(v)

    def census(self, s: S) -> Mapping[str, int]:
        """Every piece of the box counted where it lies: the same after every move. By default, none."""
        return {}

    def start(self, seats: int, settings: Settings | None = None) -> S:
        """A new game; a `UserError` where the number of seats or a setting is not possible."""
        if seats not in self.seats:
            raise UserError("table-bad-seats", seats=seats, least=self.seats[0], most=self.seats[-1])
        return self.setup(seats, self.agreed(seats, settings or {}))

    def agreed(self, seats: int, wanted: Settings) -> Settings:
        """Settings complete with defaults, and the pieces chosen; a `UserError` says what can't be."""
        pieces = self.pieces
        if pieces is None:
            return checked(self.settings, wanted, seats)
        others = {name: value for name, value in wanted.items() if name != pieces.name}
        settings = checked(self.settings, others, seats, (pieces.name,))
        if len(others) == len(wanted):
            return settings
        return {**settings, **pieces.checked(pieces.wanted(wanted), seats)}

    def pending(self, s: S) -> Pending:
        """The question now asked."""
        return s.phase.question(s)

    def options(self, s: S, seat: int) -> Sequence[Move]:
        """Exactly the moves that are not refused; none for a seat that is not asked.

        Whoever has just seen in `pending` that the seat is asked takes `s.phase.options(s, seat)`.
        """
        question = s.phase.question(s)
        if type(question) is Decide and seat in question.seats:
            return s.phase.options(s, seat)
        return ()

    def refusal(self, s: S, seat: int, move: Move) -> Refusal | None:
        """Why this seat may not make this move now, or None."""
        question, phase = self.pending(s), s.phase
        if isinstance(question, Over):
            return Refusal(question.rule, "table-no-over")  # TBL-1.1
        if isinstance(question, Chance):
            return Refusal(phase.rule or "TBL-1.2", "table-no-chance-first")
        assert isinstance(phase, Decision)
        if seat not in question.seats:
            # A rival may be asked in the middle of one's own turn: to claim a treasure, to pay a ransom.
            why = "table-no-wait" if getattr(s, "to_move", None) == seat else "table-no-not-asked"
            return Refusal("TBL-1.2", why, {"seats": seat_names(question.seats)})
        return phase.refusal(s, seat, move)

    def apply(self, s: S, seat: int | None, move: Any) -> tuple[S, list[Announcement]]:
        """The state after an answer, checked, and what happened; the state given stays as it is."""
        if seat is None:
            question = self.pending(s)
            if not isinstance(question, Chance) or not question.source.admits(move):
                raise IllegalMove(Refusal("TBL-1.4", "table-no-such-outcome"))
        else:
            refused = self.refusal(s, seat, move)
            if refused is not None:
                raise IllegalMove(refused)
        after = s.fork()
        announced: list[Announcement] = []
        self.advance(after, seat, move, announce_to(announced))
        return after, announced

    def advance(self, s: S, seat: int | None, move: Any, emit: Emit = silent) -> None:
        """The same in place, unchecked and fast; seat None is what chance answered.

        In a game where nothing is hidden, an answer that announces nothing itself is announced as it is.
        """
        if emit is silent or self.hidden:
            self._carry_out(s, seat, move, emit)
            return
        said = _Said(emit)
        answered = s.phase.question(s)
        self._carry_out(s, seat, move, cast(Emit, said))
        if said.nothing and seat is not None:
            emit(Moved, SEATS[seat], notation(move))
        elif said.nothing and isinstance(answered, Chance):
            emit(Came, answered.source.notation(move))

    def _carry_out(self, s: S, seat: int | None, move: Any, emit: Emit) -> None:
        if seat is None:
            s.phase.resolve(s, move, emit)
        else:
            s.phase.play(s, seat, move, emit)


class _Said:
    """An emitter that passes everything on, and remembers whether there was anything."""

    def __init__(self, emit: Emit) -> None:
        self._emit = emit
        self.nothing = True

    def __call__(
        self,
        kind: type[Event] | None,
        /,
        *facts: Any,
        private: Mapping[int, Private] | None = None,
        reveals: bool | None = None,
    ) -> None:
        self.nothing = False
        self._emit(kind, *facts, private=private, reveals=reveals)
