"""Real dice and real cards: a person types the outcome."""

from __future__ import annotations

from royaumes.cli.table.keyboard import Keyboard
from royaumes.cli.table.terminal_table import TerminalTable
from royaumes.cli.table.typed import fold, parse_command
from royaumes.core import Chance, Decide, UserError
from royaumes.core.chance import Outcome, Source
from royaumes.messages import Words

#: So many outcomes can be listed; of more, one is shown as an example.
_FEW = 24


class Dice(Keyboard):
    """One question put to the dice or the bag, answered for them by a person."""

    def __init__(self, terminal: TerminalTable, seat: int, question: Chance) -> None:
        facts = {} if question.seat is None else {"seat": f"seat:{question.seat}"}
        super().__init__(terminal, seat, Decide((), question.prompt, facts))
        self.source = question.source

    def ask(self) -> None:
        """Put the question until it is answered or taken away (by an undo)."""
        self.options("")
        done = False
        while not done:
            typed = input(self.words.say("cli-dice-prompt") + " ").strip()
            command = parse_command(typed)
            outcome = parse_outcome(self.source, typed, self.words)
            if outcome is not None:
                self.table.answer(None, outcome)
                done = True
            elif command is not None:
                done = self._command(command.name, command.rest)
            elif typed:
                self.screen.say("cli-dice-unknown", "yellow", text=typed)
                self.options("")

    def options(self, rest: str) -> None:
        """What is thrown or drawn, and how to type what came."""
        self._question()
        outcomes = [self.source.notation(outcome) for outcome, _ in self.source.outcomes()]
        if len(outcomes) <= _FEW:
            self.screen.say("cli-dice-any", "dim", outcomes=tuple(outcomes))
        else:
            self.screen.say("cli-dice-such-as", "dim", text=outcomes[len(outcomes) // 2])

    def why(self, rest: str) -> None:
        """Chance needs no reasons: how to type what it gave."""
        self.options("")

    def hint(self, rest: str) -> None:
        """Show the outcomes; there is no hint for dice."""
        self.options("")


def parse_outcome(source: Source, text: str, words: Words) -> Outcome | None:
    """Parse an outcome: as in records, its digits without blanks, or its name."""
    for written in (text, " ".join(text)):
        try:
            outcome = source.parse(written)
        except UserError:
            continue
        if source.admits(outcome):
            return outcome
    wanted = fold(text)
    named = [(outcome, source.notation(outcome)) for outcome, _ in source.outcomes()]
    fits = [outcome for outcome, name in named if wanted and wanted in (fold(name), fold(words.thing(name)))]
    return fits[0] if len(fits) == 1 else None
