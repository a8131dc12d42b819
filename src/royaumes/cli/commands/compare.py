"""`royaumes compare`: variants of a game with the same seeds, and which figures differ beyond chance."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from royaumes.cli.arguments.variant import varied
from royaumes.cli.commands.simulate import add_games, adder, planned, wanted_jobs, watched
from royaumes.cli.screen.numbers import Numbers
from royaumes.core import UserError
from royaumes.games import keys

if TYPE_CHECKING:
    from rich.table import Table

    from royaumes.cli.arguments.parser import Parser
    from royaumes.messages import Words
    from royaumes.sim import Plan
    from royaumes.sim.compare import Comparison, Difference

_FINE = 0


def add_arguments(parser: Parser) -> None:
    """What can be said after `royaumes compare`."""
    say, add = parser.words.say, adder(parser)
    add("game", nargs="?", metavar=say("cli-game"))
    add("variants", nargs="*", metavar=say("cli-file"))
    add_games(parser)


def run(args: argparse.Namespace) -> int:
    """Play the game and each variant with the same seeds; every figure of every variant beside the game's."""
    if args.game is None or not args.variants:
        raise UserError("sim-compare-what", known=keys())
    played = [args.game, *(varied(args.game, file) for file in args.variants)]
    if len(set(played)) < len(played):
        raise UserError("sim-compare-twice")
    plan, words = planned(args), args.words
    found = compared(plan, played, wanted_jobs(args, plan), args.on, words)
    differences = found.differences()
    if args.json:
        shown = [
            {"file": file, "key": key, "figures": [one.to_json() for one in figures]}
            for file, key, figures in zip(args.variants, played[1:], differences, strict=True)
        ]
        print(
            json.dumps(
                {"games": plan.games, "seed": plan.seed, "variants": shown}, ensure_ascii=False, indent=2
            )
        )
        return _FINE
    show(plan, dict(zip(args.variants, differences, strict=True)), words)
    return _FINE


def compared(plan: Plan, variants: Sequence[str], jobs: int, on: str, words: Words) -> Comparison:
    """All games of all variants, behind a progress bar."""
    from royaumes.sim.compare import Comparison, compare

    found = Comparison(len(variants))
    with watched(compare(plan, variants, found, jobs, on), plan.games * len(variants), words) as played:
        for _ in played:
            pass
    return found


def show(plan: Plan, variants: dict[str, list[Difference]], words: Words) -> None:
    """A table for each variant."""
    from rich.text import Text

    from royaumes.cli.screen.console import new_console

    console = new_console()
    title = words.say("sim-title", game=words.catalogue.game(plan.key), games=plan.games, seed=plan.seed)
    console.print(Text(title, "bold"))
    for name, figures in variants.items():
        console.print()
        console.print(Figures(words).table(name, figures))
    console.print()
    console.print(Text(words.say("sim-compare-meaning"), "dim"))


@dataclass(frozen=True)
class Figures(Numbers):
    """Figures of variants, in words."""

    def table(self, name: str, figures: Sequence[Difference]) -> Table:
        """A table of one variant beside the game; differences beyond chance are highlighted."""
        from rich import box
        from rich.table import Table
        from rich.text import Text

        table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
        table.add_column(Text(name, "bold"))
        for message in (
            "sim-compare-first",
            "sim-compare-there",
            "sim-compare-change",
            "sim-interval",
            "sim-compare-real",
        ):
            table.add_column(self.words.say(message), justify="right", no_wrap=True)
        for one in figures:
            low, high = (self.figure(one.figure, end) for end in one.interval)
            table.add_row(
                self.named(one.figure),
                self.figure(one.figure, one.here),
                self.figure(one.figure, one.there),
                self.figure(one.figure, one.change),
                self.words.say("sim-compare-between", low=low, high=high),
                self.words.say("sim-compare-yes" if one.real else "sim-compare-no"),
                style="bold" if one.real else "",
            )
        return table

    def named(self, figure: str) -> str:
        """What a figure is called."""
        from royaumes.sim.compare import ENDING

        if figure.startswith(ENDING):
            return self.words.say("sim-figure-ending", ending=self.words.say(figure.removeprefix(ENDING)))
        return self.words.say(f"sim-figure-{figure}")

    def figure(self, figure: str, value: float) -> str:
        """A figure's value: shares in per cent, all else with a decimal."""
        share = ":" in figure or figure == "first-seat"
        return self.percent(value) if share else self.decimal(value)
