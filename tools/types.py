"""Writes web/src/lib/protocol.ts: the records of server/protocol.py as TypeScript types."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from royaumes.server import protocol
from tools.tree import Tree, run

FILE = "web/src/lib/protocol.ts"
HEAD = (
    "// Made by tools/types.py from src/royaumes/server/protocol.py: change that file, then `make protocol`."
)
PLAIN = {
    str: "string",
    bool: "boolean",
    int: "number",
    float: "number",
    type(None): "null",
    Any: "unknown",
    bytes: "string",
}


def page() -> str:
    """The whole TypeScript module."""
    return "\n".join([HEAD, *(line for struct in structs() for line in declared(struct)), *unions(), ""])


def structs() -> Iterator[type[msgspec.Struct]]:
    """Every record of the protocol that is sent, in the order of its source; bases are not."""
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
        yield f"  {field.encode_name}: {spelled(hints[field.name])};"
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
            yield f"export type {name} = {spelled(found)};"


def spelled(hint: Any) -> str:
    """A Python type as TypeScript writes it."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(spelled(part) for part in parts)
    if origin in (list, tuple, set):
        inner = spelled(parts[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{spelled(parts[0])}, {spelled(parts[1])}>"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    if str(origin) == "typing.Literal":
        return " | ".join(msgspec.json.encode(part).decode() for part in parts)
    raise ValueError(f"no TypeScript for {hint!r}")


def main(tree: Tree, check_only: bool) -> list[str]:
    """Write the file where it is not as it should be, or with --check say so."""
    path = tree.root / FILE
    old = path.read_text("utf-8") if path.exists() else ""
    if old == page():
        return []
    if check_only:
        return [f"{FILE} is stale: run make protocol"]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page(), "utf-8")
    print(f"types: wrote {FILE}")
    return []


if __name__ == "__main__":
    run(__doc__, main)
