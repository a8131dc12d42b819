"""Writing messages as JSON."""

from __future__ import annotations

from royaumes.server.protocol.records import Encoder

encode = Encoder().encode
