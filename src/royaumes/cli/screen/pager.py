"""Long texts in a terminal, one screen at a time."""

from __future__ import annotations

import io
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_USUAL = "less -FRX"  # ends at once where all fits, shows colours, leaves the text on the screen


class _Page(io.StringIO):
    """Text on its way to a pager: for a terminal, so in colour."""

    def isatty(self) -> bool:
        return True

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return sys.__stdout__.encoding if sys.__stdout__ is not None else "utf-8"


@contextmanager
def paged(wanted: bool = True) -> Iterator[None]:
    """Show what is printed meanwhile through PAGER (or less), where it is wanted and there is one."""
    command = shlex.split(os.environ.get("PAGER") or _USUAL)
    if not wanted or not command or shutil.which(command[0]) is None or os.environ.get("TERM") == "dumb":
        yield
        return
    page, before = _Page(), sys.stdout
    sys.stdout = page
    try:
        yield
    finally:
        sys.stdout = before
        _show(command, page.getvalue())


def _show(command: list[str], text: str) -> None:
    environment = {"LESS": "-R", **os.environ}
    with subprocess.Popen(command, stdin=subprocess.PIPE, env=environment) as pager:
        assert pager.stdin is not None
        with suppress(BrokenPipeError, KeyboardInterrupt):  # whoever reads has read enough
            pager.stdin.write(text.encode(sys.stdout.encoding or "utf-8", "replace"))
            pager.stdin.close()
        with suppress(KeyboardInterrupt):
            pager.wait()
