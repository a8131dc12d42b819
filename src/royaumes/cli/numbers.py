"""Numbers below zero, with one minus sign everywhere."""

from __future__ import annotations

_MINUS = "\N{MINUS SIGN}"


def minus(number: float) -> str:
    """The sign before a number: nothing unless it is below zero."""
    return _MINUS if number < 0 else ""


def signed(number: int) -> str:
    """A whole number with its sign."""
    return f"{minus(number)}{abs(number)}"
