"""`royaumes ladder`: how strong the levels are, measured."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from royaumes.bots import LEVELS, searches
from royaumes.cli.arguments.parser import Parser, whole_number
from royaumes.cli.screen.numbers import Numbers
from royaumes.core import UserError
from royaumes.games import keys
from royaumes.messages import Words

if TYPE_CHECKING:
    from royaumes.sim import Rung

_GAMES = 200
_SEED = "ladder"
_HOLDS, _SHORT = 0, 1
_COLUMNS = ("level", "rating", "range", "against", "games", "share", "interval", "verdict")
#: What a narrow screen does without, in this order; the share is what a ladder is about.
_EXPENDABLE = ("range", "games", "rating", "interval")
#: What stands between two columns.
_GAP = 2
#: Instead of a game: every one of them.
_ALL = "all"


def add_arguments(parser: Parser) -> None:
    """What can be said after `royaumes ladder`."""

    def add(*names: str, **how: Any) -> None:
        parser.add_argument(*names, **how, help=say(f"sim-help-ladder-{names[-1].lstrip('-')}"))

    say = parser.words.say
    add("game", nargs="*", metavar=say("cli-game"))
    add("--levels", default=",".join(LEVELS), metavar=say("sim-bots"))
    add("--against", default="", metavar=say("sim-bots"))
    add("-n", "--games", type=whole_number, default=_GAMES, metavar="N")
    add("--searches", type=whole_number, metavar="N")
    add("-s", "--seats", type=whole_number, metavar="N")
    add("--seed", default=_SEED, metavar=say("cli-text"))
    add("-j", "--jobs", type=whole_number, default=1, metavar="N")
    add("--on", default="", metavar="ray")
    add("--page", type=Path, metavar=say("cli-file"))
    add("--save", type=Path, metavar=say("cli-serve-folder"))
    add("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Climb the ladder; 0 when every level is clearly stronger than the one below it, else 1."""
    if not args.game:
        raise UserError("sim-no-game", known=keys())
    asked = keys() if args.game == [_ALL] else args.game
    found = [_climb(key, args) for key in asked]
    if args.json:
        figures = [rung.to_json() for climbed in found for rung in climbed]
        print(json.dumps(figures, ensure_ascii=False, indent=2))
    return _HOLDS if all(rung.holds for climbed in found for rung in climbed) else _SHORT


def _climb(key: str, args: argparse.Namespace) -> list[Rung]:
    """Play one game's ladder, and show or publish it at once: the next one may take hours."""
    from royaumes.sim import rungs

    climbed = rungs(key, _names(args.levels), args.seats, _names(args.against))
    for rung in climbed:
        _play(key, rung, args)
    if not args.json:
        _show(_title(key, args, climbed), _rows(args.words, climbed))
    if args.page is not None:
        _publish(args.page, args.words.catalogue.game(key), _section(key, args, climbed))
    if args.save is not None:
        _save(args.save / key / "data", _command(key, args), climbed)
    return climbed


def _names(listed: str) -> list[str]:
    return [name.strip() for name in listed.split(",") if name.strip()]


def _play(key: str, rung: Rung, args: argparse.Namespace) -> None:
    from royaumes.cli.commands.simulate import watched
    from royaumes.sim import results

    searching = args.searches is not None and (searches(rung.upper) or searches(rung.lower))
    plan = rung.plan(key, args.searches if searching else args.games, args.seed)
    with watched(results(plan, args.jobs, args.on), plan.games, args.words) as played:
        for result in played:
            rung.add(result)


def _title(key: str, args: argparse.Namespace, climbed: Sequence[Rung]) -> str:
    words: Words = args.words
    seats, fair = climbed[0].seats, Numbers(words).percent(climbed[0].fair)
    name = words.catalogue.game(key)
    return words.say("sim-ladder-title", game=name, seats=seats, seed=args.seed, fair=fair)


def _rows(words: Words, climbed: Sequence[Rung]) -> list[list[str]]:
    """The heading, then one row for each step from strongest to weakest, then whoever is above nobody."""
    from royaumes.sim import intervals, ratings

    rated, numbers = ratings(climbed), Numbers(words)
    sides = {name: [numbers.whole(round(one)) for one in ends] for name, ends in intervals(climbed).items()}

    def rating(name: str) -> list[str]:
        return [name, numbers.whole(round(rated[name])), "–".join(sides[name])]

    rows = [[words.say(f"sim-ladder-{column}") for column in _COLUMNS]]
    for rung in reversed(climbed):
        share = rung.share
        verdict = words.say("sim-ladder-holds" if rung.holds else "sim-ladder-short")
        figures = [numbers.whole(share.games), numbers.percent(share.rate), numbers.interval(*share.interval)]
        rows.append([*rating(rung.upper), rung.lower, *figures, verdict])
    uppers = [rung.upper for rung in climbed]
    lowest = [name for name in rated if name not in uppers]
    return rows + [[*rating(name), *[""] * (len(_COLUMNS) - 3)] for name in lowest]


def _show(title: str, rows: Sequence[Sequence[str]]) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from royaumes.cli.screen.console import new_console

    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    console = new_console()
    shown = _fitting(rows, console.width)
    for at in shown:
        table.add_column(rows[0][at], no_wrap=_COLUMNS[at] != "verdict")
    for row in rows[1:]:
        table.add_row(*[row[at] for at in shown])
    console.print(Text(title, "bold"))
    console.print(table)


def _fitting(rows: Sequence[Sequence[str]], width: int) -> list[int]:
    """The columns that there is room for, by their places: the least important are left out first."""
    widths = [max(len(row[at]) for row in rows) + _GAP for at in range(len(_COLUMNS))]
    shown = list(range(len(_COLUMNS)))
    for name in _EXPENDABLE:
        if sum(widths[at] for at in shown) > width:
            shown.remove(_COLUMNS.index(name))
    return shown


def _section(key: str, args: argparse.Namespace, climbed: Sequence[Rung]) -> str:
    """Title, command and table in Markdown."""
    heading, *rows = [f"| {' | '.join(row)} |" for row in _rows(args.words, climbed)]
    table = "\n".join([heading, "|---" * len(_COLUMNS) + "|", *rows])
    return f"{_title(key, args, climbed)}\n\n{table}\n\n`{_command(key, args)}`"


def _command(key: str, args: argparse.Namespace) -> str:
    against = f" --against {args.against}" if args.against else ""
    games = f"--games {args.games}" + (f" --searches {args.searches}" if args.searches else "")
    return f"royaumes ladder {key} --levels {args.levels}{against} {games} --seed {args.seed}"


def _save(folder: Path, command: str, climbed: Sequence[Rung]) -> None:
    from royaumes.sim.strengths import FILE, data_file

    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{FILE}.toml").write_text(data_file(command, climbed), encoding="utf-8")


def _publish(page: Path, name: str, section: str) -> None:
    """Put a game's section into a page: it replaces the one of that name, all others stay."""
    before = page.read_text(encoding="utf-8") if page.exists() else ""
    opening, *sections = before.split("\n## ")
    by_name = dict(one.split("\n", 1) for one in sections)
    by_name[name] = f"\n{section}\n"
    parts = [f"{title}\n\n{text.strip()}\n" for title, text in sorted(by_name.items())]
    page.write_text("\n## ".join([f"{opening.rstrip()}\n", *parts]), encoding="utf-8")
