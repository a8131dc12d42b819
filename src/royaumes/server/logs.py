"""Logging: lines or JSON, without secrets, and throttled."""

from __future__ import annotations

import json
import logging
import time
from datetime import UTC, datetime

_EACH, _SECONDS = 5, 10.0


class Throttle(logging.Filter):
    """Lets only a few equal lines through in a while; the next one says how many were left out."""

    def __init__(self, each: int = _EACH, seconds: float = _SECONDS) -> None:
        super().__init__()
        self._each = each
        self._seconds = seconds
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written."""
        name, now = (record.name, str(record.msg)), time.monotonic()
        since, count = self._seen.get(name, (now, 0))
        if now - since > self._seconds:
            if count > self._each:
                record.msg = f"{record.msg} ({count - self._each} more like this)"
            since, count = now, 0
        self._seen[name] = (since, count + 1)
        return count < self._each


class JsonLines(logging.Formatter):
    """Formats a record as one JSON object: time, level, logger, message, traceback."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(as_json: bool = False) -> None:
    """Set up logging to standard error."""
    handler = logging.StreamHandler()
    handler.addFilter(Throttle())
    handler.setFormatter(JsonLines() if as_json else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
