"""`royaumes sweep`: one number of a game varied over a range, and what that does."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from royaumes.cli.commands.compare import Figures, compared
from royaumes.cli.commands.simulate import add_games, adder, planned, wanted_jobs
from royaumes.core import UserError
from royaumes.core.variant import variant_key
from royaumes.games import game, keys
from royaumes.messages import Words

if TYPE_CHECKING:
    from royaumes.cli.arguments.parser import Parser
    from royaumes.sim import Plan
    from royaumes.sim.compare import Comparison, Difference

_FINE = 0
_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?")
_MOST = 100
#: The characters of the longest bar: a quarter of the screen, within these.
_SHORTEST, _LONGEST = 8, 30
_LENGTHS = ("rounds", "turns")
#: What a sweep can be drawn by, the usual one first.
_FIGURES = ("score", "best", "margin", "decisions", "first-seat", *_LENGTHS)


def add_arguments(parser: Parser) -> None:
    """What can be said after `royaumes sweep`."""
    say, add = parser.words.say, adder(parser)
    add("game", nargs="?", metavar=say("cli-game"))
    add("figure", nargs="?", metavar=say("sim-sweep-figure"))
    add("values", nargs="?", metavar=say("sim-sweep-values"))
    add("--of", choices=_FIGURES, default=_FIGURES[0], metavar=say("sim-sweep-of"))
    add_games(parser)


def run(args: argparse.Namespace) -> int:
    """Play the game with each value and the same seeds; each is held against the first."""
    from royaumes.sim.variants import try_out

    if args.values is None:
        raise UserError("sim-sweep-what", known=keys())
    values = parsed(args.values)
    played = [variant_key(args.game, {args.figure: value}) for value in values]
    for key in played:
        try_out(game(key))
    plan, words = planned(args), args.words
    _check_counted(plan, args.of)
    found = compared(plan, played, wanted_jobs(args, plan), args.on, words)
    differences: list[list[Difference]] = [[], *found.differences()]
    if args.json:
        shown = [
            {"value": value, "key": key, "figures": [one.to_json() for one in several]}
            for value, key, several in zip(values, played, differences, strict=True)
        ]
        print(
            json.dumps(
                {"figure": args.figure, "games": plan.games, "values": shown}, ensure_ascii=False, indent=2
            )
        )
        return _FINE
    _show(plan, args.figure, args.of, list(zip(values, differences, strict=True)), found, words)
    return _FINE


def parsed(text: str) -> list[Any]:
    """The values that "3..9", "3..9..2" or "3,5,9" names; at least two, each once."""
    if span := _RANGE.fullmatch(text.strip()):
        first, last, step = int(span[1]), int(span[2]), int(span[3] or 1)
        values: list[Any] = [*range(first, last + 1, step)] if step else []
    else:
        try:
            values = json.loads(f"[{text}]")
        except ValueError:
            values = []
    if not 2 <= len(values) <= _MOST or any(values.count(one) > 1 for one in values):
        raise UserError("sim-sweep-bad-values", text=text, most=_MOST)
    return values


def _check_counted(plan: Plan, drawn: str) -> None:
    """Refuse to draw rounds or turns of a game that does not count them."""
    from royaumes.sim.result import counted

    rules = game(plan.key)
    view = rules.view(rules.start(len(plan.lineup), plan.settings), None)
    if drawn in _LENGTHS and drawn not in counted(view):
        raise UserError(f"sim-sweep-no-{drawn}")


def _show(
    plan: Plan,
    name: str,
    drawn: str,
    values: Sequence[tuple[Any, list[Difference]]],
    found: Comparison,
    words: Words,
) -> None:
    """One row per value: the figure that is drawn with its interval, a bar, and what else changed."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from royaumes.cli.results.figures import bar
    from royaumes.cli.screen.console import new_console

    console, figures = new_console(), Figures(words)
    title = words.say("sim-title", game=words.catalogue.game(plan.key), games=plan.games, seed=plan.seed)
    console.print(Text(title, "bold"), "", sep="\n")
    length = max(_SHORTEST, min(_LONGEST, console.width // 4))
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column(name.rpartition(".")[2], justify="right")
    table.add_column(figures.named(drawn), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True, min_width=length)
    table.add_column(words.say("sim-sweep-real"))
    means = [found.mean(at, drawn).mean for at in range(len(values))]
    most = max(map(abs, means)) or 1.0
    for (value, several), mean in zip(values, means, strict=True):
        real = [figures.named(one.figure) for one in several if one.real]
        changed = words.listed(real) if real else words.say("sim-compare-no")
        shown = (json.dumps(value), figures.figure(drawn, mean), Text(bar(abs(mean) / most, length), "cyan"))
        table.add_row(*shown, changed if several else words.say("sim-sweep-first"))
    console.print(table)
    console.print()
    console.print(Text(words.say("sim-compare-meaning"), "dim"))
