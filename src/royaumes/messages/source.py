"""The .ftl files, cut into entries without parsing them: only what is said is ever parsed."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path

#: The file of messages that begin with these words; a game's stand in a file with its key.
FILES = {
    "table": "table",
    "record": "table",
    "verify": "table",
    "cli": "table",
    "sim": "sim",
    "server": "server",
    "web": "web",
    "review": "review",
    "rating": "rating",
    "toy": "_toy",
}
_LANGUAGES = ("en", "fr")
_HERE = Path(__file__).parent
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*$", re.MULTILINE)


def prefix(key: str) -> str:
    """The word that a game's messages begin with: its key, without the toy's underscore, without changes."""
    return key.lstrip("_").partition("+")[0]


def file_of(message: str) -> str:
    """The name of the file (without .ftl) in which a message must stand."""
    word = message.lstrip("-").partition("-")[0]
    return FILES.get(word, word)


def path(lang: str, name: str) -> Path:
    """The file with the table's own messages, or with those of the game of this name."""
    if name in FILES.values() and not name.startswith("_"):
        return _HERE / lang / f"{name}.ftl"
    from royaumes.core import UserError  # only where a game is spoken of: help does without
    from royaumes.games import package

    try:
        spec = find_spec(package(name))
    except UserError:
        return _HERE / lang / f"{name}.ftl"  # where nothing is
    assert spec is not None and spec.origin is not None
    if spec.submodule_search_locations is None:  # a single file: what stands beside it is not its own
        return Path(spec.origin) / f"{lang}.ftl"
    return Path(spec.origin).with_name("words") / f"{lang}.ftl"


def _read(lang: str, name: str) -> str:
    """The text of a file; a game that speaks another language only says it in that one, one without any
    words in plain ones."""
    for spoken in (lang, *_LANGUAGES):
        with suppress(FileNotFoundError, NotADirectoryError):
            return path(spoken, name).read_text("utf-8")
    if name in FILES.values():
        return ""
    from royaumes.core import UserError
    from royaumes.messages.plain_words import plain_words

    try:
        return plain_words(name)
    except UserError:
        return ""


@cache
def entries(lang: str, name: str) -> dict[str, str]:
    """Every message and term of a file with its source text; nothing where there is no file."""
    text = _COMMENT.sub("", _read(lang, name))
    starts = list(_ENTRY.finditer(text))
    if not starts:
        return {}
    ends = [*(start.start() for start in starts[1:]), len(text)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        if start[1] in found:
            raise ValueError(f"{lang}/{name}.ftl: {start[1]} stands there twice")
        found[start[1]] = text[start.start() : end]
    return found


def whole(lang: str, name: str) -> str:
    """All that a file says, comments left out."""
    return "".join(entries(lang, name).values())


def text_of(source: str) -> str | None:
    """The text of an entry that is nothing but text; None where Fluent has work to do.

    Fluent takes a tenth of a second to load: too much for a page of help.
    """
    first, *others = source.partition("=")[2].split("\n")
    if "{" in source or any(line.lstrip(" ").startswith((".", "[", "*")) for line in others):
        return None
    indents = [len(line) - len(line.lstrip(" ")) for line in others if line.strip(" ")]
    cut = min(indents, default=0)
    lines = [first.lstrip(" "), *(line[cut:] for line in others)]
    return "\n".join(line.rstrip(" ") for line in lines).strip("\n")
