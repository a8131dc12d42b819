"""Writes the browser's types: the protocol's records, each game's display and the facts of its events."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from royaumes.core import Event, News
from royaumes.core.events import message_of
from royaumes.core.frozen import field_names
from royaumes.games import keys, package
from royaumes.server import protocol
from tools.tree import Tree, run

FILE = "web/src/lib/protocol.ts"
HEAD = "// Made by tools/types.py from src/royaumes/server/protocol: change it there, then `make protocol`."
PLAIN = {
    str: "string",
    bool: "boolean",
    int: "number",
    float: "number",
    type(None): "null",
    Any: "unknown",
    bytes: "string",
}


def protocol_page() -> str:
    """The protocol as a TypeScript module."""
    return "\n".join([HEAD, *(line for struct in structs() for line in declared(struct)), *unions(), ""])


def structs() -> Iterator[type[msgspec.Struct]]:
    """Every record of the protocol that is sent, by topic; bases are not."""
    for found in vars(protocol).values():
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and not found.__subclasses__():
            yield found


def declared(struct: type[msgspec.Struct]) -> Iterator[str]:
    """One record as an interface."""
    config = struct.__struct_config__
    hints = get_type_hints(struct)
    yield ""
    yield from comment(struct)
    yield f"export interface {struct.__name__} {{"
    if config.tag is not None:
        yield f'  {config.tag_field}: "{config.tag}";'
    for field in msgspec.structs.fields(struct):
        yield f"  {field.encode_name}: {written(hints[field.name])};"
    yield "}"


def comment(struct: type) -> Iterator[str]:
    """The record's docstring."""
    lines = [line.strip() for line in (struct.__doc__ or "").strip().splitlines()]
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
    elif lines:
        yield "/**"
        yield from (f" * {line}".rstrip() for line in lines)
        yield " */"


def unions() -> Iterator[str]:
    """The named unions of records: what may come over the socket in each direction."""
    for name, found in vars(protocol).items():
        if isinstance(found, types.UnionType) and all(isinstance(part, type) for part in get_args(found)):
            yield ""
            yield f"export type {name} = {written(found)};"


def written(hint: Any, names: Mapping[Any, str] = PLAIN) -> str:
    """A Python type as TypeScript writes it; some have names."""
    known = names.get(hint) or PLAIN.get(hint)
    if known is not None:
        return known
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(written(part, names) for part in parts)
    if origin in (list, tuple, set):
        inner = written(parts[0], names)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin in (dict, Mapping):
        return f"Record<{written(parts[0], names)}, {written(parts[1], names)}>"
    if isinstance(hint, type) and (issubclass(hint, msgspec.Struct) or dataclasses.is_dataclass(hint)):
        return hint.__name__
    if origin is Literal:
        return " | ".join(msgspec.json.encode(part).decode() for part in parts)
    raise ValueError(f"no TypeScript for {hint!r}")


def display_page(key: str) -> str:
    """A game's display and the facts of its events, as a TypeScript module."""
    module = import_module(f"{package(key)}.display")
    shown = list(reversed(records(module.Display)))
    names = aliases(shown)
    lines = [
        f"// Made by tools/types.py from {key}/display.py and events.py; change these, then `make protocol`.",
        "",
        *declared_events(key),
    ]
    for hint, name in names.items():
        lines += ["", f"export type {name} = {written(hint)};"]
    for record in shown:
        hints = get_type_hints(record)
        lines += ["", *comment(record), f"export interface {record.__name__} {{"]
        lines += [
            f"  {field.name}: {written(hints[field.name], names)};" for field in dataclasses.fields(record)
        ]
        lines.append("}")
    return "\n".join([*lines, ""])


def declared_events(key: str) -> Iterator[str]:
    """The facts of a game's events by message, and the events as a union that the message tells apart."""
    yield "/** Everything that can happen at this table: the facts of each event. */"
    yield "export interface EventFacts {"
    for kind in events(key):
        hints = get_type_hints(kind)
        facts = "; ".join(f"{name}: {written(hints[name])}" for name in field_names(kind))
        yield f'  "{message_of(kind)}": {f"{{ {facts} }}" if facts else "Record<string, never>"};'
    yield "}"
    yield ""
    yield "export type EventMessage = keyof EventFacts;"
    yield ""
    yield "/** Something that happened; its message says which facts it has. */"
    one = "{ [M in EventMessage]: { message: M; facts: EventFacts[M] } }"
    yield f"export type GameEvent = {one}[EventMessage];"


def events(key: str) -> Iterator[type]:
    """The kinds of a game's events, in the order of their source; bases are left out."""
    for name, found in vars(import_module(f"{package(key)}.events")).items():
        is_event = isinstance(found, type) and issubclass(found, Event) and found not in (Event, News)
        if is_event and not name.startswith("_"):
            yield found


def aliases(shown: list[Any]) -> dict[Any, str]:
    """The named choices of words in the modules of these records, those that a record uses."""
    used = {
        part
        for record in shown
        for hint in get_type_hints(record).values()
        for part in (hint, *_all_args(hint))
    }
    modules = [import_module(name) for name in dict.fromkeys(record.__module__ for record in shown)]
    named = ((name, found) for module in modules for name, found in vars(module).items())
    return {found: name for name, found in named if get_origin(found) is Literal and found in used}


def _all_args(hint: Any) -> Iterator[Any]:
    for part in get_args(hint):
        yield part
        yield from _all_args(part)


def records(display: Any) -> list[Any]:
    """A record and all that its fields are made of, each once, the whole before its parts."""
    found = [display]
    for record in found:
        for hint in get_type_hints(record).values():
            found += [part for part in _parts(hint) if part not in found]
    return found


def _parts(hint: Any) -> Iterator[Any]:
    if dataclasses.is_dataclass(hint):
        yield hint
    for part in get_args(hint):
        yield from _parts(part)


def pages() -> dict[str, str]:
    """Every generated file with its text."""
    boards = [key for key in keys() if find_spec(f"{package(key)}.display")]
    displays = {f"web/src/games/{key}/display.ts": display_page(key) for key in boards}
    return {FILE: protocol_page(), **displays}


def main(tree: Tree, check_only: bool) -> list[str]:
    """Write the files that are not as they should be, or with --check say which."""
    wrong = []
    for name, text in pages().items():
        path = tree.root / name
        if path.exists() and path.read_text("utf-8") == text:
            continue
        if check_only:
            wrong.append(f"{name} is stale: run make protocol")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            print(f"types: wrote {name}")
    return wrong


if __name__ == "__main__":
    run(__doc__, main)
