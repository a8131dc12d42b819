"""What keeps compiled and interpreted classes together; this module itself is never compiled."""

from __future__ import annotations

from typing import Any


def mypyc_attr(**attributes: Any) -> Any:
    """What the compiler is to know of a class: it sees its own decorator (compiled.pyi), nobody else any."""
    return lambda kind: kind


def share_slot(kind: type, name: str) -> None:
    """Make a dataclass that is not compiled use a slot of the compiled class that it inherits from.

    A compiled class does not name its slots, so `slots=True` gives the subclass one of its own, and what
    is written there the compiled code would never see.
    """
    if name in kind.__dict__.get("__slots__", ()):
        delattr(kind, name)


def is_compiled() -> bool:
    """Whether it is machine code that runs."""
    from royaumes.core import stream

    return not str(stream.__file__).endswith((".py", ".pyc"))
