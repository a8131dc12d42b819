"""Listing unfinished games and choosing one to go on with."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from royaumes.cli.record_files import one_record
from royaumes.cli.screen.render import Screen
from royaumes.core import UserError
from royaumes.messages import Words
from royaumes.play.unfinished import unfinished


def newest() -> Path:
    """The unfinished game that was played last; a `UserError` where there is none."""
    found = unfinished()
    if not found:
        raise UserError("cli-none-unfinished")
    return found[0]


def list_unfinished(screen: Screen, found: list[Path]) -> None:
    """One line per game: its number, what is played, who plays, when the last move was made."""
    wide = len(str(len(found)))
    for number, path in enumerate(found, 1):
        screen.line(f"{number:>{wide}}  {_about(path, screen.words)}")


def offer_unfinished(screen: Screen) -> Path | None:
    """Ask which unfinished game to go on with; None for a new one, or if there is none."""
    found = unfinished()
    if not found:
        return None
    screen.title(screen.words.say("cli-unfinished"))
    list_unfinished(screen, found)
    while True:
        typed = input(screen.words.say("cli-which-unfinished") + " ").strip()
        if not typed:
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(found):
            return found[int(typed) - 1]
        screen.say("cli-which-unfinished-again", "yellow", most=len(found))


def described(found: list[Path], words: Words) -> list[str]:
    """What each of these saved games is."""
    return [_about(path, words) for path in found]


def _about(path: Path, words: Words) -> str:
    played = datetime.fromtimestamp(path.stat().st_mtime)
    try:
        record = one_record(str(path), None)
    except UserError as error:
        return f"{path.name}: {words.why(error)}"
    seats = tuple(f"seat:{seat}" for seat in range(record.header.seats))
    own = Words(words.catalogue, record.header.game, record.header.players)
    return own.say(
        "cli-unfinished-game",
        game=words.catalogue.game(record.header.game),
        seats=seats,
        answers=len(record.answers),
        when=f"{played:%Y-%m-%d %H:%M}",
    )
