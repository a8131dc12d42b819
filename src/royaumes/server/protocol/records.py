"""What the protocol's records are made with: msgspec, or the standard library where msgspec is not installed.

A browser's Python has no msgspec. Both ways write the same bytes (`tests/offline/test_records.py`).
"""

from __future__ import annotations

try:
    from msgspec import DecodeError, Raw, Struct, convert
    from msgspec.json import Decoder, Encoder
except ImportError:
    from royaumes.server.protocol.plain_records import (  # type: ignore[assignment,no-redef]
        DecodeError,
        Decoder,
        Encoder,
        Raw,
        Struct,
        convert,
    )

__all__ = ["DecodeError", "Decoder", "Encoder", "Raw", "Struct", "convert"]
