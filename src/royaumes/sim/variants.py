"""Variants out of files: what somebody wrote becomes the key of a game, or a complaint that says where."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import PurePath
from typing import Any, Final

from royaumes.core import Decide, Facts, Stream, UserError
from royaumes.core.drive import from_one, settle
from royaumes.core.variant import Changes, flattened, variant_key
from royaumes.games import AnyGame, game, keys

#: What a variant's file may say besides figures: which game it is for, what it is called and why it is made.
_ABOUT: Final = ("game", "name", "why")
_HEAD: Final = re.compile(r"\s*\[+([^\[\]]+)\]+")
_FIGURE: Final = re.compile(r"\s*([^\s=#][^=]*?)\s*=")
_LINE: Final = re.compile(r"\(at line (\d+)")
#: How far a variant is tried at tables of every size.
_STEPS: Final = 300


def read_variant(key: str, text: str, name: str) -> str:
    """The key of the variant of a game that a file of this name says; it has been tried.

    A `UserError` names the line of what cannot be.
    """
    said = _parsed(text, name)
    if said.get("game", key) != key:
        raise UserError("sim-variant-other-game", where=name, game=str(said["game"]), expected=key)
    changes = flattened({part: tables for part, tables in said.items() if part not in _ABOUT})
    if not changes:
        raise UserError("sim-variant-empty", where=name)
    try:
        rules = game(variant_key(key, changes))
        try_out(rules)
    except UserError as error:
        raise UserError(error.why, **{**error.facts, **_placed(error, changes, text, name)}) from error
    return rules.key


def _placed(error: UserError, changes: Changes, text: str, name: str) -> Facts:
    """Where in the file it goes wrong: the line of a figure, or all figures that may not go together."""
    lines = {figure: line_of(text, figure) for figure in changes}
    if "what" in error.facts:
        figures = tuple(f"{figure} ({name}:{line})" for figure, line in lines.items())
        return {"where": name, "what": figures}
    figure = str(error.facts.get("text", ""))
    if not figure:
        return {"where": name}
    file = figure.partition(".")[0]
    near = [line for other, line in lines.items() if other.partition(".")[0] == file]
    line = line_of(text, figure) or min(near, default=0)
    return {"where": f"{name}:{line}" if line else name}


def named_variant(text: str, name: str) -> tuple[str, str]:
    """The key of the variant that a file of this name says, and what it is called: if need be, like the file.

    A `UserError` where it does not say which game it is a variant of.
    """
    said = _parsed(text, name)
    if "game" not in said:
        raise UserError("sim-variant-no-game", where=name, known=keys())
    return read_variant(str(said["game"]), text, name), str(said.get("name") or PurePath(name).stem)


def _parsed(text: str, name: str) -> dict[str, Any]:
    try:
        said = tomllib.loads(text)
        json.dumps(said)  # a key says all changes: what JSON cannot say, such as a date, is no figure
        return said
    except tomllib.TOMLDecodeError as error:
        found = _LINE.search(str(error))
        line = found[1] if found else str(text.count("\n") + 1)
        raise UserError("sim-variant-not-toml", where=f"{name}:{line}", what=str(error)) from error
    except (TypeError, RecursionError) as error:
        raise UserError("sim-variant-no-figures", where=name) from error


def line_of(text: str, figure: str) -> int:
    """The line of a file on which a figure stands; 0 where it is not found."""
    before = ""
    for number, line in enumerate(text.splitlines(), 1):
        if head := _HEAD.match(line):
            before = _plain(head[1]) + "."
        elif said := _FIGURE.match(line):
            name = before + _plain(said[1])
            if f"{figure}.".startswith(f"{name}."):
                return number
    return 0


def _plain(name: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in name.split("."))


def try_out(rules: AnyGame) -> None:
    """Play a little at random at tables of every size; a `UserError` says what breaks, or gets lost."""
    for seats in rules.seats:
        try:
            _play_a_little(rules, seats)
        except Exception as error:  # figures that do not go together break anywhere
            what = f"{type(error).__name__}: {error}"
            raise UserError("sim-variant-breaks", where=rules.key, seats=seats, what=what) from error


def _play_a_little(rules: AnyGame, seats: int) -> None:
    stream = Stream(f"{rules.key}/{seats}")
    throw = from_one(stream)
    s = rules.start(seats)
    whole = rules.census(s)
    for _ in range(_STEPS):
        question = settle(s, throw)
        if isinstance(question, Decide):
            seat = question.seats[0]
            rules.display(rules.view(s, seat))
            rules.advance(s, seat, stream.choice(rules.options(s, seat)))
        if (now := rules.census(s)) != whole:
            lost = sorted(thing for thing in whole if whole[thing] != now.get(thing))
            raise ValueError(f"not all pieces are there any more: {', '.join(lost)}")
        if not isinstance(question, Decide):
            return
