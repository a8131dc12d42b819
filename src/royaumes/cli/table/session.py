"""A session at the terminal table: people and bots are asked in turn until the game is over."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from royaumes.bots import Bot, ask
from royaumes.cli.screen.render import Screen
from royaumes.cli.table.autosave import Autosave
from royaumes.cli.table.dice import Dice
from royaumes.cli.table.keyboard import Keyboard
from royaumes.cli.table.terminal_table import TerminalTable
from royaumes.core import Chance, Decide, Over, View, to_json
from royaumes.messages.source import prefix
from royaumes.play import Table
from royaumes.play.lesson import Step

_PAUSE = 0.7
#: The lines of rivals' news that are always shown below the board, and those of the heading above it.
_NEWS, _HEADING = 3, 2


class Session(TerminalTable):
    """A table shown on one terminal to everybody who shares it.

    One person simply sees what a seat may see. Several see everything together until the game has
    secrets: from then on the keyboard is handed over with a pause, and each alone reads what has
    happened since they last looked.
    """

    def __init__(
        self, table: Table, bots: Mapping[int, Bot], screen: Screen, autosave: Autosave, *, fast: bool
    ) -> None:
        super().__init__(table, bots, screen, autosave)
        self.bots = bots
        self.pause = 0.0 if fast or not screen.is_terminal else _PAUSE
        self.looking = screen.words.me
        self._seen: dict[int | None, int] = {}
        self._hinted = False

    def run(self) -> None:
        """Ask until the game is over; `Left` if the game is quit before."""
        self._welcome()
        if self.people or self.autosave.path:
            self.autosave.begin()
        while not isinstance(question := self.table.pending, Over):
            step = self.lesson_step()
            if step is not None and step.number is None:
                self._by_the_record(step)
            elif isinstance(question, Chance):
                self._dice(question)
            elif bots := [seat for seat in question.seats if seat in self.bots]:
                self._bot(bots[0])
            else:
                self._person(question.seats[0], question, step)
            self.autosave.update()
        self._finish(question)

    def show_events(self) -> None:
        """Show the events since the present viewer last looked."""
        seat = self.looking
        since = min(self._seen.get(seat, self._seen.get(None, 0)), len(self.table.steps) - 1)
        events = list(self.table.events_for(seat, since))
        self._seen[seat] = len(self.table.steps) - 1
        if events:
            self.screen.happened(events)

    def _welcome(self) -> None:
        table, words = self.table, self.screen.words
        self.screen.title(words.catalogue.game(table.game.key))
        pieces, settings = table.game.pieces, table.header.settings
        for seat, player in enumerate(table.header.players):
            message = "cli-seat-bot" if player.startswith("bot:") else "cli-seat-person"
            kind = player.removeprefix("bot:")
            self.screen.say(message, number=seat + 1, seat=f"seat:{seat}", kind=kind)
            if pieces is not None:
                plays = pieces.things_of(seat, table.header.seats, settings)
                self.screen.line(f"   {words.listed([words.thing(one) for one in plays])}", "dim")
        for setting in table.game.settings:
            value = settings.get(setting.name, setting.default)
            if value != setting.default:
                label = words.say(f"{prefix(table.game.key)}-setting-{setting.name}")
                self.screen.line(f"{label} ({setting.name}={str(value).lower()}, {setting.rule})")
        if table.commitment:
            self.screen.exactly("cli-commitment", "dim", text=table.commitment)
        else:
            self.screen.say("cli-real-dice", "dim")
        if len(table.steps) > 1 and any(answer.seat is not None for answer in table.answers):
            self.screen.say("cli-resumed", number=len(table.steps) - 1)
            self._seen = {None: self._last_of_a_person()}

    def _last_of_a_person(self) -> int:
        """The step after which everything is news to people who come back to a saved game."""
        own = [
            at for at, step in enumerate(self.table.steps) if step.answer and step.answer.seat in self.people
        ]
        return own[-1] if own else 0

    def _bot(self, seat: int) -> None:
        table = self.table
        table.answer(seat, ask(table.game, table.state, seat, self.bots[seat], table.bot_stream(seat)))
        if not self._hands_over():
            self.show_events()
            time.sleep(self.pause)

    def _by_the_record(self, step: Step) -> None:
        """A move of a lesson that is not the learner's to make."""
        self.table.answer_text(step.answer.seat, step.answer.text)
        self.show_events()
        time.sleep(0.0 if step.hurried else self.pause)

    def _dice(self, question: Chance) -> None:
        """Real dice: the person in whose name they are thrown types what they show."""
        asked = question.seat if question.seat in self.people else next(iter(self.people), 0)
        assert asked is not None
        if self._hands_over():
            self._hand_over(asked)
        self.show_events()
        Dice(self, asked, question).ask()

    def _person(self, seat: int, question: Decide, step: Step | None) -> None:
        if self._hands_over():
            self._hand_over(seat)
        self.screen.title(self.screen.words.seat(seat))
        self.show_events()
        keyboard = Keyboard(self, seat, question)
        news = self._rivals_news(seat)
        below = keyboard.height() if self.screen.is_terminal else 0
        view = self.table.view(seat)
        lines = self.screen.board(self.table.game, view, below=below + min(len(news), _NEWS))
        self._recall(news, self.screen.height - lines - below - _HEADING)
        if not self._hinted:
            self._hinted = True
            self.screen.say("cli-hint", "dim")
        if step is not None:
            self.screen.say(f"{prefix(self.table.game.key)}-lesson-{step.number}", "green")
        elif self.lesson is not None:
            self.screen.say("cli-lesson-left", "yellow")
        keyboard.ask()

    def _rivals_news(self, seat: int) -> list[str]:
        """What has happened since this seat's last answer, where others have moved."""
        steps = self.table.steps
        own = [at for at, step in enumerate(steps) if step.answer and step.answer.seat == seat]
        since = own[-1] if own else 0
        moved = any(step.answer and step.answer.seat not in (None, seat) for step in steps[since + 1 :])
        if not (moved and self.screen.is_terminal and self.screen.height):
            return []
        return [self.screen.words.event(event) for event in self.table.events_for(seat, since)]

    def _recall(self, news: list[str], room: int) -> None:
        """Show the last of the news once more below the board, as many lines as there is room for."""
        if not news:
            return
        shown = max(_NEWS, room)
        if len(news) > shown:
            self.screen.say("cli-more-news", "dim", number=len(news) - shown + 1)
            news = news[len(news) - shown + 1 :]
        self.screen.indented(news)

    def _hands_over(self) -> bool:
        """Whether people who share this terminal have something to hide from each other."""
        if len(self.people) > 1 and not self.secrets:
            question = self.table.pending
            sealed = isinstance(question, Decide) and question.sealed and len(question.seats) > 1
            dealt = isinstance(question, Chance) and question.private
            self.secrets = sealed or dealt or any(self._differs(seat) for seat in self.people)
        return len(self.people) > 1 and self.secrets

    def _differs(self, seat: int) -> bool:
        """Whether this seat knows more than a spectator."""
        if any(
            seat in announcement.private for step in self.table.steps for announcement in step.announcements
        ):
            return True
        return bool(_known(self.table.view(seat)) != _known(self.table.view(None)))

    def _hand_over(self, seat: int) -> None:
        if self.looking == seat:
            return
        self.screen.clear()
        self.looking = None
        self.screen.say("cli-hand-over", "bold", seat=f"seat:{seat}")
        input(self.screen.words.say("cli-press-enter") + " ")
        self.screen.clear()
        self.looking = seat

    def _finish(self, over: Over) -> None:
        table, screen = self.table, self.screen
        if len(self.people) > 1 and self.secrets:
            self._seen[None] = min(self._seen.get(seat, 0) for seat in self.people)
            self.looking = None
        screen.title(screen.words.say("cli-over"))
        self.show_events()
        screen.board(table.game, table.view(self.looking))
        screen.result(over, table.header.seats)
        if table.commitment:
            screen.exactly("cli-seed-revealed", text=table.record.seed)
        if self.people or self.autosave.path:
            self.autosave.finish()


def _known(view: View) -> Any:
    """A view as plain data without the seat that it belongs to."""
    known = to_json(view)
    known.pop("seat", None)
    return known
