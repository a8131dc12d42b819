"""Standard streams that never fail on a character: what a terminal cannot show is approximated."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata

_HANDLER = "royaumes"
#: One sign for one sign where a board is drawn with it, so that columns stay in line.
_NEAR = {
    "“": '"', "”": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "−": "-", "…": "...",
    "×": "x", "·": ".", "•": "*", "→": ">", "←": "<", "↑": "^", "↓": "v", "⤢": "/", "⤡": "\\", "▶": ">",
    "●": "o", "○": "o", "◉": "@", "■": "#", "□": "=", "▲": "^", "△": "^", "◆": "+", "◇": "+", "★": "*",
    "☆": "*", "♥": "v", "♦": "+", "♠": "^", "♣": "&", "│": "|", "─": "-", "┼": "+", "┌": "+", "┐": "+",
    "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "╭": "+", "╮": "+", "╰": "+", "╯": "+",
    "━": "-", "┃": "|", "█": "#", "⚠": "!", "✓": "v", "✗": "x", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE",
}  # fmt: skip
_BARS = "▏▎▍▌▋▊▉▀▄"


def prepare() -> None:
    """Let standard output and input take every text, whatever their encoding is."""
    codecs.register_error(_HANDLER, _nearest)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by whoever started us: write to nowhere
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_HANDLER)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def abandon() -> None:
    """Discard all further output, since standard output is closed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def nearest(sign: str, encoding: str) -> str:
    """The sign as near as an encoding can show it; a question mark where nothing is near."""
    plain = "".join(part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part))
    for near in (_NEAR.get(sign), "#" if sign in _BARS else None, plain):
        if near and near != sign and _fits(near, encoding):
            return near
    return "?"


def _fits(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _nearest(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    text = error.object[error.start : error.end]
    return "".join(nearest(sign, error.encoding) for sign in text), error.end
