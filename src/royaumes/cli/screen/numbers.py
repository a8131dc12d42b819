"""Formatting numbers, with the same minus sign everywhere."""

from __future__ import annotations

from dataclasses import dataclass

from royaumes.messages import Words

_MINUS = "\N{MINUS SIGN}"


def minus(number: float) -> str:
    """The sign before a number: nothing unless it is below zero."""
    return _MINUS if number < 0 else ""


def signed(number: int) -> str:
    """A whole number with its sign."""
    return f"{minus(number)}{abs(number)}"


@dataclass(frozen=True)
class Numbers:
    """Figures as a language writes them."""

    words: Words

    def whole(self, value: int) -> str:
        """A whole number as the language groups it."""
        return minus(value) + self.words.say("sim-whole", value=abs(value))

    def decimal(self, value: float) -> str:
        """A number with one decimal, with the language's sign between."""
        whole, _, tenths = f"{abs(value):.1f}".partition(".")
        return minus(value) + self.words.say("sim-decimal", whole=self.whole(int(whole)), tenths=tenths)

    def percent(self, share: float) -> str:
        """A share as per cent."""
        return self.words.say("sim-percent", value=self.decimal(share * 100))

    def interval(self, low: float, high: float) -> str:
        """From one share to another, in per cent."""
        return self.words.say("sim-span", first=self.decimal(low * 100), last=self.percent(high))
