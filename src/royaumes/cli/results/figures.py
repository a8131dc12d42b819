"""Figures of a simulation as tables for a terminal."""

from __future__ import annotations

from dataclasses import dataclass

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from royaumes.cli.screen.console import new_console
from royaumes.cli.screen.numbers import Numbers
from royaumes.messages import Words
from royaumes.messages.visible import visible
from royaumes.sim import Distribution, Plan, Statistics
from royaumes.sim.statistics import Standing

_BAR = 30
_EIGHTHS = " ▏▎▍▌▋▊▉█"


def show(plan: Plan, found: Statistics, words: Words, console: Console | None = None) -> None:
    """Everything: who won, the scores, the lengths, the endings."""
    console = console or new_console()
    figures = _Figures(words, plan)
    title = words.say("sim-title", game=words.catalogue.game(plan.key), games=found.games, seed=plan.seed)
    console.print(Text(title, "bold"))
    tables = figures.standings(found), figures.histogram(found.scores), figures.lengths(found)
    for table in (*tables, figures.endings(found)):
        console.print()
        console.print(table)
    console.print()
    console.print(Text(figures.fair(), "dim"))


@dataclass(frozen=True)
class _Figures(Numbers):
    plan: Plan

    def fair(self) -> str:
        """What the intervals mean, and what an even match would give."""
        return self.words.say("sim-fair", share=self.percent(1 / len(self.plan.lineup)))

    def standings(self, found: Statistics) -> Table:
        """Bots, then seats: wins with their interval, scores."""
        table = self._table(
            "sim-who",
            "sim-games",
            "sim-wins",
            "sim-share",
            "sim-interval",
            "sim-mean",
            "sim-median",
            "sim-middle",
        )
        for name, standing in found.by_bot.items():
            table.add_row(self._bot(name), *self._standing(standing))
        table.add_section()
        for seat, standing in sorted(found.by_seat.items()):
            table.add_row(self.words.say("sim-seat", number=seat + 1), *self._standing(standing))
        return table

    def histogram(self, scores: Distribution) -> Table:
        """How often which score came, over all seats."""
        table = self._table("sim-score", "sim-times", "sim-share")
        table.add_column("")
        bins = scores.histogram()
        most = max(count for _, _, count in bins)
        for first, last, count in bins:
            span = self.whole(first) if first == last else self._span(first, last)
            table.add_row(
                span, self.whole(count), self.percent(count / scores.size), Text(bar(count / most), "cyan")
            )
        return table

    def lengths(self, found: Statistics) -> Table:
        """How long the games were."""
        table = self._table("sim-length", "sim-mean", "sim-median", "sim-middle", "sim-ends")
        table.add_row(self.words.say("sim-decisions"), *self._length(found.decisions))
        for name, lengths in (("sim-rounds", found.rounds), ("sim-turns", found.turns)):
            shown = self._length(lengths) if lengths.size else [self.words.say("sim-not-counted")]
            table.add_row(self.words.say(name), *shown)
        return table

    def endings(self, found: Statistics) -> Table:
        """How the games ended, the usual way first."""
        table = self._table("sim-ending", "sim-times", "sim-share")
        for why, count in found.endings.most_common():
            table.add_row(self.words.say(why), self.whole(count), self.percent(count / found.games))
        return table

    def _table(self, first: str, *others: str) -> Table:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
        table.add_column(self.words.say(first))
        for message in others:
            table.add_column(self.words.say(message), justify="right", no_wrap=True)
        return table

    def _bot(self, name: str) -> Text:
        own = f"sim-bot-{name}"
        return Text(self.words.say(own) if self.words.catalogue.has(own) else visible(name))

    def _standing(self, standing: Standing) -> list[str]:
        share, scores = standing.share, standing.scores
        interval = self.interval(*share.interval)
        wins = self.whole(int(share.wins)) if share.wins.denominator == 1 else self.decimal(float(share.wins))
        return [self.whole(share.games), wins, self.percent(share.rate), interval, *self._middle(scores)]

    def _length(self, lengths: Distribution) -> list[str]:
        return [*self._middle(lengths), self._span(min(lengths.counts), max(lengths.counts))]

    def _middle(self, values: Distribution) -> list[str]:
        span = self._span(values.quantile(0.05), values.quantile(0.95))
        return [self.decimal(values.mean), self.whole(values.quantile(0.5)), span]

    def _span(self, first: int, last: int) -> str:
        return self.words.say("sim-span", first=self.whole(first), last=self.whole(last))


def bar(part: float, length: int = _BAR) -> str:
    """A bar that fills this part of its length, to an eighth of a character."""
    eighths = round(part * length * 8)
    return (_EIGHTHS[-1] * (eighths // 8) + _EIGHTHS[eighths % 8]).rstrip()
