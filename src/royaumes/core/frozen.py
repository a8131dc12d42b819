"""Records that never change."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, dataclass_transform

from royaumes.core.compiled import mypyc_attr


@cache
def field_names(kind: type) -> tuple[str, ...]:
    """The names of a dataclass's fields, in their order."""
    return tuple(one.name for one in fields(kind))


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Frozen:
    """A base that makes a dataclass of every subclass that has no `__slots__` of its own.

    Records are frozen for the type checker alone: at run time nothing stands in the way of their constructor.
    They can be sent to another process. The compiled build has native classes (`tools/written_out.py`).
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = vars(cls)
        if cls.__dictoffset__:
            dataclass(unsafe_hash=own.get("__hash__") is None)(cls)
        elif "__dataclass_params__" in own and "__setattr__" in own:  # it was decorated as well
            del cls.__setattr__, cls.__delattr__

    def __reduce__(self) -> tuple[Any, ...]:
        kind: type = type(self)
        return _made, (kind, {name: getattr(self, name) for name in field_names(kind)})


def _made(kind: type, values: dict[str, Any]) -> Any:
    return kind(**values)
