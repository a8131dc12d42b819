"""What a rules page says besides the rules: for how many, how long, the rows of its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from royaumes.messages.words import Words

if TYPE_CHECKING:
    from royaumes.core.digest import About, Row


def at_a_glance(about: About, words: Words) -> str:
    """The number of players and the time a game takes, on one line."""
    (fewest, most), (least, longest) = about.players, about.minutes
    players = words.say("table-rules-players", least=fewest, most=most)
    minutes = words.say("table-rules-minutes", least=least, most=longest, spread=longest - least)
    return f"{players} · {marked(minutes, about.mark, words)}"


def marked(text: str, mark: str, words: Words) -> str:
    """A text with its mark in words; what stands in the rulebook needs none."""
    return text if mark == "T" else f"{text} ({words.say('table-mark', mark=mark)})"


def cells(row: Row, words: Words) -> list[str]:
    """The cells of a row in words, things by their names."""
    said = [words.thing(cell) if isinstance(cell, str) else str(cell) for cell in row.cells]
    return [text[:1].upper() + text[1:] for text in said]
