"""Words for a game that has none of its own: the names of its phases, events and messages, spelled out.

`python -m royaumes.messages.plain_words pig` prints them, to begin a file of words with.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from inspect import getdoc
from pathlib import Path

from royaumes.core import ChanceNode, Decision, Event, Table
from royaumes.core.events import kebab
from royaumes.core.frozen import field_names
from royaumes.core.table import roles
from royaumes.games import game
from royaumes.messages.source import entries

_SAID = (Event, Decision, ChanceNode, Table)
#: What the ids of messages say before their own name.
_KINDS = re.compile(r"(ask|now|can|line|no|over|why)-")


def plain_words(key: str) -> str:
    """A catalogue file for this game; text for people stands in its sources only as names."""
    rules = game(key)
    word = rules.key.lstrip("_").partition("+")[0]
    about = (getdoc(type(rules)) or "").partition("\n")[0] if type(rules).__doc__ else ""
    found = {f"{word}-title": _capital(_spelled(word)), f"{word}-blurb": about}
    for kind in _kinds(rules.package):
        name = kebab(kind.__name__)
        if issubclass(kind, Table):
            fields = [one.replace("_", "-") for one in roles(kind)]
            new = [one for one in fields if f"table-field-{one}" not in entries("en", "table")]
            found |= {f"{word}-field-{one}": _capital(_spelled(one)) for one in new}
            continue
        if issubclass(kind, Event):
            found[f"{word}-{name}"] = _event(name, field_names(kind))  # type: ignore[arg-type]  # a class can be hashed
            continue
        asked = _spelled(name)
        found[f"{word}-{name}"] = asked
        for said in ("ask", "now"):
            found[f"{word}-{said}-{name}"] = _capital(asked) + ("?" if issubclass(kind, Decision) else "…")
    for message in _named(rules.package, word):
        kind_of, own = _split(message.removeprefix(f"{word}-"))
        ending = {"ask": "?", "line": ""}.get(kind_of, ".")
        found.setdefault(message, _capital(_spelled(own)) + ending)
    return "".join(f"{message} = {_quoted(text)}\n" for message, text in found.items())


def _kinds(package: str) -> Iterator[type]:
    """The phases and events that a game's modules define."""
    for name, module in sorted(sys.modules.items()):
        if name != package and not name.startswith(f"{package}."):
            continue
        for one in vars(module).values():
            if isinstance(one, type) and one.__module__ == name and issubclass(one, _SAID):
                yield one


def _named(package: str, word: str) -> list[str]:
    """The messages that a game's sources name."""
    home = sys.modules[package]
    file = Path(str(home.__file__))
    sources = sorted(file.parent.rglob("*.py")) if hasattr(home, "__path__") else [file]
    text = "".join(source.read_text("utf-8") for source in sources)
    return sorted(set(re.findall(rf"""["']({word}-[a-z][a-z0-9-]*)["']""", text)))


def _event(name: str, facts: tuple[str, ...]) -> str:
    """Who does what: "{ $seat } rolls { $pips }"."""
    others = ", ".join(f"{{ ${fact} }}" for fact in facts if fact != "seat")
    if "seat" in facts:
        return f"{{ $seat }} {_spelled(name)} {others}".rstrip() + "."
    return f"{_capital(_spelled(name))}: {others}." if others else f"{_capital(_spelled(name))}."


def _split(name: str) -> tuple[str, str]:
    kind = _KINDS.match(name)
    return (kind[1], name[kind.end() :]) if kind else ("", name)


def _spelled(name: str) -> str:
    return name.replace("-", " ").replace("_", " ")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _quoted(text: str) -> str:
    """A text as Fluent takes it, which knows braces that are not ours."""
    return text or '{ "" }'


if __name__ == "__main__":
    sys.stdout.write(plain_words(sys.argv[1]))
