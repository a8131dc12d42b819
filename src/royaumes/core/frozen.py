"""Records that never change."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

from royaumes.core.compiled import mypyc_attr
from royaumes.core.quick_init import quicken


@cache
def field_names(kind: type) -> tuple[str, ...]:
    """The names of a dataclass's fields, in their order."""
    return tuple(one.name for one in fields(kind))


@mypyc_attr(allow_interpreted_subclasses=True)
class Frozen:
    """What every frozen dataclass of core and games is: quickly made, and fit to be sent to another process.

    (A compiled class would otherwise set its fields one by one at the other end, and they are frozen.)
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        quicken(cls)

    def __reduce__(self) -> tuple[Any, ...]:
        kind: type = type(self)
        return _made, (kind, {name: getattr(self, name) for name in field_names(kind)})


def _made(kind: type, values: dict[str, Any]) -> Any:
    return kind(**values)
