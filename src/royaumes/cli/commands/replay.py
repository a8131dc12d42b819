"""`royaumes replay`: walk through a record, forwards and backwards."""

from __future__ import annotations

import argparse
import re

from royaumes.cli.arguments.parser import Parser, whole_number
from royaumes.cli.record_files import one_record
from royaumes.cli.screen.render import Screen
from royaumes.cli.table.typed import fold
from royaumes.core import Answer, Over, UserError
from royaumes.core.record import Step
from royaumes.games import game
from royaumes.messages import Words
from royaumes.play import Replay

_GO = re.compile(r"(?:g|go|a|aller)?\s*(\d+)")


def add_arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.words.say
    parser.add_argument("file", nargs="?", metavar=say("cli-file"), help=say("cli-help-file"))
    parser.add_argument("--number", type=whole_number, metavar="N", help=say("cli-help-number"))
    parser.add_argument("--seat", type=whole_number, metavar="N", help=say("cli-help-seat"))
    parser.add_argument("--all", action="store_true", help=say("cli-help-all"))


def run(args: argparse.Namespace) -> int:
    """Show a record step by step as it is asked for, or all of it."""
    if not args.file:
        raise UserError("cli-no-file")
    record = one_record(args.file, args.number)
    if args.seat and args.seat > record.header.seats:
        raise UserError("cli-no-such-seat", number=args.seat, most=record.header.seats)
    words = Words(args.words.catalogue, record.header.game, record.header.players)
    walk = Walk(Replay(game(record.header.game), record), Screen(words), args.seat - 1 if args.seat else None)
    walk.whole() if args.all else walk.by_hand()
    return 0


class Walk:
    """A replay on a screen, seen from one seat or from beside the table."""

    def __init__(self, replay: Replay, screen: Screen, seat: int | None) -> None:
        self.replay = replay
        self.screen = screen
        self.seat = seat

    def whole(self) -> None:
        """Every step in words, then the last board and the result."""
        for number, step in enumerate(self.replay.steps):
            self._step(number, step)
        self.replay.go(self.replay.last)
        self._board()

    def by_hand(self) -> None:
        """Show a step and read a command, until the reader quits."""
        self.screen.say("cli-replay-keys", "dim", most=self.replay.last)
        self._here()
        while True:
            try:
                typed = input(f"{self.replay.at}/{self.replay.last}> ")
            except EOFError:
                return
            if fold(typed) in ("q", "quit", "quitter"):
                return
            if self._moved(typed):
                self._here()

    def _moved(self, typed: str) -> bool:
        """Go where the typed text says; says whether there is something new to show."""
        replay, word = self.replay, fold(typed)
        number = _GO.fullmatch(typed.strip().lower())
        if number:
            return replay.go(int(number[1])) or self._stays()
        if word in ("", "n", "next", "suivant", "s"):
            return replay.forward() or self._stays()
        if word in ("p", "previous", "precedent", "b", "back"):
            return replay.back() or self._stays()
        if word in ("first", "debut", "f", "d"):
            return replay.go(0) or self._stays()
        if word in ("last", "fin", "l"):
            return replay.go(replay.last) or self._stays()
        self.screen.say("cli-replay-keys", "yellow", most=replay.last)
        return False

    def _stays(self) -> bool:
        self.screen.say("cli-replay-no-further", "dim")
        return False

    def _here(self) -> None:
        self._step(self.replay.at, self.replay.step)
        self._board()

    def _step(self, number: int, step: Step) -> None:
        words = self.screen.words
        if step.answer is None:
            self.screen.say("cli-replay-start", "bold", game=words.catalogue.game(words.game))
            return
        self.screen.line(f"{number:>4}  {self._answer(step.answer)}", "bold")
        self.screen.happened(
            event for announcement in step.announcements if (event := announcement.to(self.seat)) is not None
        )

    def _answer(self, answer: Answer) -> str:
        """What was answered: a record has no secrets."""
        words = self.screen.words
        if answer.seat is None:
            return words.say("cli-replay-chance", outcome=answer.text)
        move = words.move(self.replay.game.moves.parse(answer.text))
        return words.say("cli-replay-move", seat=f"seat:{answer.seat}", text=move)

    def _board(self) -> None:
        replay = self.replay
        self.screen.board(replay.game, replay.game.view(replay.step.state, self.seat))
        question = replay.game.pending(replay.step.state)
        if isinstance(question, Over):
            self.screen.result(question, replay.record.header.seats)
