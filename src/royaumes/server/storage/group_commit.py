"""What both writers share: jobs that wait for a commit, and how those who wait hear of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from royaumes.server.protocol.errors import NotSaved
from royaumes.server.storage.changes import Batch

_log = logging.getLogger(__name__)
#: More wait for the next commit.
MOST_IN_A_COMMIT = 512
Job = tuple[Batch, "asyncio.Future[None]"]


def not_saved(error: Exception) -> NotSaved:
    """The error for whoever waits; the log has the reason."""
    _log.error("a change could not be saved: %s: %s", type(error).__name__, error)
    return NotSaved("not-saved", "server-not-saved")


def wake(jobs: Sequence[Job], errors: Sequence[Exception | None]) -> None:
    """Tell all who wait for a commit what became of it."""
    for (_, done), error in zip(jobs, errors, strict=True):
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
