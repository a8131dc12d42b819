"""What keeps compiled and interpreted classes together; this module itself is never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**attributes: Any) -> Any:
        """Only the compiler reads these attributes, so nobody who plays needs its package."""
        return lambda kind: kind


def share_slot(kind: type, name: str) -> None:
    """Make a dataclass that is not compiled use a slot of the compiled class that it inherits from.

    A compiled class does not name its slots, so `slots=True` gives the subclass one of its own, and what
    is written there the compiled code would never see.
    """
    if name in getattr(kind, "__slots__", ()):
        delattr(kind, name)
