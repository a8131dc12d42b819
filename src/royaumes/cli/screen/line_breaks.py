"""Line breaks that respect no-break spaces, which rich does not."""

from __future__ import annotations

from typing import Any

from rich.containers import Lines
from rich.text import Text

_NO_BREAK = "\N{NO-BREAK SPACE}"
#: As wide as a blank, and no blank to rich: a sign of the private use area.
_GLUE = "\ue000"


class Unbroken(Text):
    """A text whose no-break spaces hold their words together."""

    def wrap(self, *args: Any, **kwargs: Any) -> Lines:
        """The lines, none of them broken at a no-break space."""
        glued = self.copy()
        glued.plain = glued.plain.replace(_NO_BREAK, _GLUE)
        lines = glued.wrap(*args, **kwargs)
        for line in lines:
            line.plain = line.plain.replace(_GLUE, _NO_BREAK)
        return lines
