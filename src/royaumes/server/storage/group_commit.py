"""Group commit, shared by both stores: jobs that wait for one commit, and waking those who wait."""

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
    """The error for callers who wait; the reason goes to the log."""
    _log.error("a change could not be saved: %s: %s", type(error).__name__, error)
    return NotSaved("not-saved", "server-not-saved")


def wake(jobs: Sequence[Job], errors: Sequence[Exception | None]) -> None:
    """Resolve the futures of jobs whose commit has succeeded or failed."""
    for (_, done), error in zip(jobs, errors, strict=True):
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
