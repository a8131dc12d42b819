"""Variants: a game whose data files say something else here and there.

A change is the name of a figure and its value. The name is the way to it, from the data file on
("board.path.mountain"); a table out of several is named by what tells it from the others
("adventures.adventure.dragon.shields"). A variant's key says them all, as in
"emerald+board.path.mountain=11;cards.gold.each=6", so that a record of it needs nothing else to be replayed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final

from royaumes.core.refusal import UserError

#: Figures by their names.
Changes = Mapping[str, Any]

_MARK: Final = "+"
_BETWEEN: Final = ";"
#: What tells one table from the others of its list.
_IDENTITIES: Final = ("key", "name", "number", "seats", "players", "id")
#: What a table says of where its figures come from.
_ABOUT: Final = ("mark", "from", "why", "source")
#: Records come from anywhere: nobody shall be made to lay out a mountain of a billion cells.
_MOST: Final = 1_000


def split_key(key: str) -> tuple[str, Changes]:
    """The key of the game behind a key, and the changes that make it a variant, if any."""
    base, said = game_and_changes(key)
    changes: dict[str, Any] = {}
    decode = json.JSONDecoder().raw_decode
    while said:
        name, _, rest = said.partition("=")
        try:
            changes[name], end = decode(rest)
        except (ValueError, RecursionError) as error:
            raise UserError("sim-variant-bad-key", text=key) from error
        if rest[end : end + 1] not in ("", _BETWEEN):
            raise UserError("sim-variant-bad-key", text=key)
        said = rest[end + 1 :]
    if not changes and _MARK in key:
        raise UserError("sim-variant-bad-key", text=key)
    return base, changes


def game_and_changes(key: str) -> tuple[str, str]:
    """The game behind a key, and what the key says is changed in it: nothing for a game as printed."""
    base, _, said = key.partition(_MARK)
    return base, said


def variant_key(base: str, changes: Changes) -> str:
    """The key of a variant: the same for the same changes in whatever order."""
    said = _BETWEEN.join(
        f"{name}={json.dumps(value, ensure_ascii=False, separators=(',', ':'))}"
        for name, value in sorted(changes.items())
    )
    return f"{base}{_MARK}{said}" if said else base


def flattened(tables: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    """The figures of nested tables by their names."""
    found: dict[str, Any] = {}
    for name, value in tables.items():
        if isinstance(value, dict):
            found.update(flattened(value, f"{before}{name}."))
        else:
            found[f"{before}{name}"] = value
    return found


def changed(tables: dict[str, Any], file: str, changes: Changes) -> dict[str, Any]:
    """The tables of a data file with what is changed in them; a `UserError` names a change that can't be."""
    own = {name: value for name, value in changes.items() if name.partition(".")[0] == file}
    if not own:
        return tables
    tables = deepcopy(tables)
    for name, value in own.items():
        *way, last = name.split(".")[1:]
        table: Any = tables
        for part in way:
            table = _part(table, part, name)
        if not isinstance(table, dict) or last not in table:
            raise _unknown(name, table)
        _check(name, table[last], value)
        table[last] = value
    return tables


def where(name: str) -> str:
    """The data file in which a figure stands."""
    return f"{name.partition('.')[0]}.toml"


def _part(table: Any, part: str, name: str) -> Any:
    """The table of this name in a table or among several."""
    if isinstance(table, dict) and part in table:
        return table[part]
    if isinstance(table, list):
        for one in table:
            if isinstance(one, dict) and part in _identity(one):
                return one
    raise _unknown(name, table)


def _identity(table: Mapping[str, Any]) -> list[str]:
    return [str(table[one]) for one in _IDENTITIES if one in table][:1]


def _unknown(name: str, table: Any) -> UserError:
    known = [one for one in table if one not in _ABOUT] if isinstance(table, dict) else []
    if isinstance(table, list):
        known = [one for entry in table if isinstance(entry, dict) for one in _identity(entry)]
    return UserError("sim-variant-unknown", where=where(name), text=name, known=tuple(known))


def _check(name: str, before: Any, after: Any) -> None:
    """A `UserError` where a figure becomes something of another kind, or too large."""
    if _kinds(after) != _kinds(before) and not (after == [] and isinstance(before, list)):
        facts = {"before": _shown(before), "after": _shown(after)}
        raise UserError("sim-variant-wrong-kind", where=where(name), text=name, **facts)
    if _size(after) > _MOST:
        raise UserError("sim-variant-too-large", where=where(name), text=name, most=_MOST)


def _kinds(value: Any) -> tuple[type, frozenset[type]]:
    """What a figure is, and what stands in it where it is a list."""
    return type(value), frozenset(map(type, value)) if isinstance(value, list) else frozenset()


def _size(value: Any) -> float:
    """The largest number, text or list in a figure."""
    if isinstance(value, int | float):
        return abs(value)
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return max(len(value), *map(_size, inside), 0)


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)[:60]
