"""A person at the keyboard: asks for a move and carries out commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import assert_never

from royaumes import bots
from royaumes.bots.gains import in_words
from royaumes.cli.screen.menu import Group, Menu, grouped
from royaumes.cli.screen.pager import paged
from royaumes.cli.screen.render import find_rule
from royaumes.cli.table.autosave import says_yes
from royaumes.cli.table.terminal_table import TerminalTable
from royaumes.cli.table.typed import Barred, Chosen, Command, Parsed, Several, Unknown, parse, which
from royaumes.core import Decide, Event, IllegalMove, Move, UserError
from royaumes.play.preview import consequences, preview, sentences

#: What may be longer than a screen, and is read in a pager.
_LONG = ("rules", "log")


class Left(Exception):
    """The game was quit before its end."""


class Keyboard:
    """One question put to one person."""

    def __init__(self, terminal: TerminalTable, seat: int, question: Decide) -> None:
        self.terminal = terminal
        self.table = terminal.table
        self.screen = terminal.screen
        self.words = terminal.screen.words
        self.seat = seat
        self.question = question
        self.offered = self.table.options(seat)
        self.menu = grouped(self.offered)

    def ask(self) -> None:
        """Put the question until it is answered or taken away (by an undo)."""
        self._question()
        self._show(self.menu)
        done = False
        while not done:
            typed = input(f"{self.words.seat(self.seat)}> ").strip()
            if not typed:
                self.options("")
            elif typed.isdecimal():
                done = self._numbered(int(typed))
            else:
                done = self._meant(typed, parse(typed, self.offered, self.table.game.moves, self.words))

    def _numbered(self, number: int) -> bool:
        """Do what a number on the screen means; says whether the question is done with."""
        match self.menu.item(number):
            case Move() as move:
                self.table.answer(self.seat, move)
                return True
            case Group() as group:
                self._show(self.menu.open(group))
            case Menu() as menu:
                self._show(menu)
            case None:
                self.screen.say("cli-no-number", "yellow", number=number, most=len(self.menu.items))
        return False

    def height(self) -> int:
        """The lines that the question, its options and the prompt take."""
        asked = self.words.say(self.question.prompt, **self.question.facts)
        return self.screen.menu_height(self.menu, self._then(self.menu)) + 2 + len(asked) // self.screen.width

    def _show(self, menu: Menu) -> None:
        self.menu = menu
        self.screen.menu(menu, self._then(menu))

    def _then(self, menu: Menu) -> Mapping[Move, Sequence[Event]]:
        """What each move of a menu is sure to come to."""
        moves = [item for item in menu.items if isinstance(item, Move)]
        return consequences(self.table.game, self.table.view(self.seat), self.seat, moves)

    def _meant(self, typed: str, meant: Parsed) -> bool:
        """Do what was meant; says whether the question is done with."""
        match meant:
            case Chosen(move):
                self.table.answer(self.seat, move)
                return True
            case Command(name, rest):
                return self._command(name, rest)
            case Barred(move):
                self._barred(move)
            case Several(moves):
                self.screen.say("cli-several", "yellow", text=typed)
                self._show(Menu(moves, self.menu))
            case Unknown(near):
                self.screen.say("cli-unknown", "yellow", text=typed)
                if near is not None:
                    self.screen.say("cli-near", text=self.words.move(near))
            case _:
                assert_never(meant)
        return False

    def _command(self, name: str, rest: str) -> bool:
        """Do what a command says; says whether the question is done with."""
        with paged(self.screen.is_terminal and name in _LONG):
            return bool(getattr(self, name)(rest))

    def _barred(self, move: Move) -> None:
        refusal = self.table.refusal(self.seat, move)
        if refusal is None:
            self.screen.say("cli-allowed", text=self.words.move(move))
        else:
            self.screen.refused(refusal)

    def options(self, rest: str) -> None:
        """The question and all that may be answered."""
        self._question()
        self._show(Menu(tuple(self.offered)))

    def _question(self) -> None:
        self.screen.line(self.words.say(self.question.prompt, **self.question.facts), "bold")

    def help(self, rest: str) -> None:
        """What is asked, its rules, the commands; a rule or chapter by its id; what a move would bring."""
        if rest:
            self._explain(rest)
            return
        if advice := self.words.coach(self.question):
            self.screen.line(advice, "green")
        self.screen.rulebook(self.table.game).chapter(self.table.state.phase.section)
        self.screen.listing("cli-commands-at-table")

    def rules(self, rest: str) -> None:
        """The whole digest, or a part of it."""
        if not rest:
            self.screen.rulebook(self.table.game).whole()
        elif not self._look_up(rest):
            sections = tuple(section.id for section in self.table.game.digest.sections)
            self.screen.say("cli-no-such-rule", "yellow", text=rest, known=sections)

    def _look_up(self, wanted: str) -> bool:
        """Show a rule or a chapter; says whether there is one with this id."""
        digest = self.table.game.digest
        rule = find_rule(self.table.game.key, wanted)
        if rule is not None:
            self.screen.rule(rule)
        elif wanted.upper() in {section.id for section in digest.sections}:
            self.screen.rulebook(self.table.game).chapter(wanted.upper())
        else:
            return False
        return True

    def _explain(self, wanted: str) -> None:
        """Show a rule, a chapter, or what a move would bring."""
        if self._look_up(wanted):
            return
        move = self._one_move(wanted)
        if move is None:
            return
        try:
            seen = preview(self.table.game, self.table.view(self.seat), self.seat, move)
        except IllegalMove as refused:
            self.screen.refused(refused.refusal)
            return
        said = [self.words.say(message, **facts) for message, facts in sentences(seen)]
        self.screen.line(self.words.move(move), "bold")
        self.screen.indented(said or [self.words.say("cli-sure-nothing")])

    def why(self, rest: str) -> None:
        """Why a move is refused."""
        if not rest:
            self.screen.say("cli-why-what")
            return
        move = self._one_move(rest)
        if move is not None:
            self._barred(move)

    def _one_move(self, text: str) -> Move | None:
        """The move that a number or a text means, offered or not; where it is not one, that is said."""
        if text.isdecimal():
            item = self.menu.item(int(text))
            if isinstance(item, Move):
                return item
            if isinstance(item, Group):
                self._meant(text, Several(item.moves))
            else:
                self.screen.say("cli-no-number", "yellow", number=int(text), most=len(self.menu.items))
            return None
        meant = which(text, self.offered, self.table.game.moves, self.words)
        if isinstance(meant, Chosen | Barred):
            return meant.move
        self._meant(text, meant)
        return None

    def hint(self, rest: str) -> None:
        """What a sensible player would do here."""
        rules, step = self.table.game, self.terminal.lesson_step()
        options = step.to_advise(self.seat, rules.moves, self.offered) if step else self.offered
        stream = self.table.bot_stream(self.seat).split("hint")
        try:
            advised = bots.hints(rules.key, self.table.view(self.seat), options, stream)
        except UserError as error:
            self.screen.line(self.words.why(error), "yellow")
            return
        for message, one in zip(("cli-advice", "cli-advice-second"), advised, strict=False):
            self.screen.say(message, text=self.words.move(one.move))
            if one.reason is not None:
                self.screen.line(self.words.why(one.reason))
            if one.gains:
                self.screen.line(in_words(one.gains, self.words))

    def undo(self, rest: str) -> bool:
        """Take the last move back, if nothing was revealed since or everybody agrees."""
        seat = self._last_mover()
        try:
            self.table.undo(seat)
        except IllegalMove as refused:
            self.screen.refused(refused.refusal)
            if not self._all_agree(seat):
                return False
            self.table.undo(seat, self._others(seat))
        self.screen.say("cli-undone", "green")
        return True

    def _last_mover(self) -> int:
        """The seat whose move an undo takes back: the one asked, or without secrets the last person's."""
        if not self.terminal.secrets:
            for answer in reversed(self.table.answers):
                if answer.seat in self.terminal.people:
                    return answer.seat
        return self.seat

    def _all_agree(self, seat: int) -> bool:
        """Whether everybody else sits at this keyboard, could allow the undo, and does."""
        others = self._others(seat)
        if not others or not others <= set(self.terminal.people):
            return False
        if self.table.undo_refusal(seat, others) is not None:
            return False
        names = tuple(f"seat:{other}" for other in sorted(others))
        try:
            return says_yes(input(self.words.say("cli-undo-consent", seats=names) + " "))
        except EOFError:
            return False

    def _others(self, seat: int) -> set[int]:
        return set(range(self.table.header.seats)) - {seat}

    def board(self, rest: str) -> None:
        """The board again, all of it."""
        self.screen.board(self.table.game, self.table.view(self.seat), whole=True)

    def log(self, rest: str) -> None:
        """Everything that this seat has learnt."""
        self.screen.happened(self.table.events_for(self.seat))

    def save(self, rest: str) -> None:
        """Save the game in a named file, now and after every further move."""
        autosave = self.terminal.autosave
        if autosave.store(Path(rest).expanduser()) if rest else autosave.offer("cli-save-where"):
            self.screen.say("cli-saved", "green", text=str(autosave.path))

    def quit(self, rest: str) -> None:
        """Leave the table; what was played is not lost."""
        raise Left
