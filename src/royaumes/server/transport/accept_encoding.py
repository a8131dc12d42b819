"""Parsing the Accept-Encoding header."""

from __future__ import annotations


def accepts(header: str, wanted: str) -> bool:
    """Whether this encoding is welcome; one that is named with weight 0 is not."""
    for part in header.split(","):
        name, _, parameters = part.strip().partition(";")
        if name.strip().lower() == wanted:
            return _weight(parameters) > 0
    return False


def _weight(parameters: str) -> float:
    for parameter in parameters.split(";"):
        name, _, value = parameter.partition("=")
        if name.strip().lower() == "q":
            try:
                return float(value)
            except ValueError:
                return 0.0
    return 1.0
