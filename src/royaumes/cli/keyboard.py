"""A person at the keyboard: asked until there is a move, helped with everything else."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, assert_never

from royaumes.cli.parse import (
    Barred,
    Chosen,
    Command,
    NoNumber,
    Parsed,
    Several,
    Unknown,
    parse,
    which,
)
from royaumes.cli.render import find_rule
from royaumes.core import Decide, IllegalMove, Move

if TYPE_CHECKING:
    from royaumes.cli.session import Session


class Left(Exception):
    """Somebody quit before the end."""


class Keyboard:
    """One question put to one person."""

    def __init__(self, session: Session, seat: int, question: Decide) -> None:
        self.session = session
        self.table = session.table
        self.screen = session.screen
        self.words = session.screen.words
        self.seat = seat
        self.question = question
        self.offered = self.table.options(seat)
        #: While options are shown by what they begin with: numbers mean these beginnings.
        self.beginnings: list[str] = []

    def ask(self) -> None:
        """Put the question until it is answered or taken away (by an undo)."""
        self._question()
        self.beginnings = self.screen.beginnings(self.offered)
        done = False
        while not done:
            typed = input(f"{self.words.seat(self.seat)}> ")
            if not typed.strip():
                self.options("")
                continue
            if self._narrowed(typed):
                continue
            done = self._meant(typed, parse(typed, self.offered, self.table.game.moves, self.words))

    def _narrowed(self, typed: str) -> bool:
        """Whether a number meant one of the beginnings shown; then what may follow is shown."""
        if not typed.strip().isdecimal() or not 1 <= int(typed) <= len(self.beginnings):
            return False
        first = self.beginnings[int(typed) - 1]
        self.beginnings = []
        self.screen.options(self.offered, [move for move in self.offered if move.picks[0] == first])
        return True

    def _meant(self, typed: str, meant: Parsed) -> bool:
        """Do what was meant; says whether the question is done with."""
        match meant:
            case Chosen(move):
                self.table.answer(self.seat, move)
                return True
            case Command(name, rest):
                return bool(getattr(self, name)(rest))
            case Barred(move):
                self._barred(move)
            case Several(moves):
                self.beginnings = []
                self.screen.say("cli-several", "yellow", text=typed.strip())
                self.screen.options(self.offered, moves)
            case NoNumber(number):
                self.screen.say("cli-no-number", "yellow", number=number, most=len(self.offered))
            case Unknown(near):
                self.screen.say("cli-unknown", "yellow", text=typed.strip())
                if near is not None:
                    self.screen.say("cli-near", text=self.words.move(near))
            case _:
                assert_never(meant)
        return False

    def _barred(self, move: Move) -> None:
        refusal = self.table.refusal(self.seat, move)
        if refusal is None:
            self.screen.say("cli-allowed", text=self.words.move(move))
        else:
            self.screen.refused(refusal)

    def options(self, rest: str) -> None:
        """The question and all that may be answered."""
        self.beginnings = []
        self._question()
        self.screen.options(self.offered)

    def _question(self) -> None:
        self.screen.line(self.words.say(self.question.prompt, **self.question.facts), "bold")

    def help(self, rest: str) -> None:
        """The rules of this phase and the commands; with an id, that rule or chapter."""
        if rest:
            self._look_up(rest)
            return
        self.screen.rulebook(self.table.game).chapter(self.table.state.phase.section)
        self.screen.say("cli-commands-at-table")

    def rules(self, rest: str) -> None:
        """The whole digest, or a part of it."""
        if rest:
            self._look_up(rest)
        else:
            self.screen.rulebook(self.table.game).whole()

    def _look_up(self, wanted: str) -> None:
        digest = self.table.game.digest
        rule = find_rule(self.table.game.key, wanted)
        if rule is not None:
            self.screen.rule(rule)
        elif wanted.upper() in {section.id for section in digest.sections}:
            self.screen.rulebook(self.table.game).chapter(wanted.upper())
        else:
            sections = tuple(section.id for section in digest.sections)
            self.screen.say("cli-no-such-rule", "yellow", text=wanted, known=sections)

    def why(self, rest: str) -> None:
        """Why a move is refused."""
        if not rest:
            self.screen.say("cli-why-what")
            return
        meant = (
            parse(rest, self.offered, self.table.game.moves, self.words)
            if rest.isdecimal()
            else which(rest, self.offered, self.table.game.moves, self.words)
        )
        if isinstance(meant, Chosen):
            self._barred(meant.move)
        else:
            self._meant(rest, meant)

    def undo(self, rest: str) -> bool:
        """Take the last move back, as far as nobody has learnt anything since."""
        seat = self.seat
        last = self.table.steps[-1].answer
        together = last is not None and last.seat in self.session.people and not self.session.secrets
        if together and last is not None and last.seat is not None:
            seat = last.seat
        try:
            self.table.undo(seat)
        except IllegalMove as refused:
            self.screen.refused(refused.refusal)
            return False
        self.screen.say("cli-undone", "green")
        return True

    def board(self, rest: str) -> None:
        """The board again."""
        self.screen.board(self.table.game, self.table.view(self.seat))

    def log(self, rest: str) -> None:
        """Everything that this seat has heard."""
        self.screen.happened(self.table.events_for(self.seat))

    def save(self, rest: str) -> None:
        """Keep the game in a file so that it can go on another day."""
        autosave = self.session.autosave
        if rest:
            stored = autosave.store(Path(rest).expanduser())
        else:
            stored = autosave.offer("cli-save-where")
            autosave.update()
        if stored:
            self.screen.say("cli-saved", "green", text=str(autosave.path))

    def quit(self, rest: str) -> None:
        """Leave the table; what was played is not lost unless that is wished."""
        raise Left
