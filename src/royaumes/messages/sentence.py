"""Says a parsed Fluent pattern: variables, plurals and references; the catalogues use no more of Fluent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import ast

Arguments = Mapping[str, Any]
#: The plural form of a number, and what groups its thousands and marks its fraction.
_PLURALS: dict[str, Callable[[float], str]] = {
    "en": lambda number: "one" if number == 1 else "other",
    "fr": lambda number: "one" if abs(number) < 2 else "other",
}
_MARKS = {"en": (",", "."), "fr": ("\N{NARROW NO-BREAK SPACE}", ",")}
_MINUS = "\N{MINUS SIGN}"


class Speaker:
    """Says patterns in one language.

    `find` gives the pattern of a message that another one refers to, `missing` what is said for an
    argument that is not given.
    """

    def __init__(self, lang: str, find: Callable[[str], ast.Pattern], missing: Callable[[str], str]) -> None:
        self.lang = lang
        self._find = find
        self._missing = missing

    def say(self, pattern: ast.Pattern, arguments: Arguments) -> str:
        """The pattern in words."""
        return "".join(
            part.value if isinstance(part, ast.TextElement) else self._say(part.expression, arguments)
            for part in pattern.elements
        )

    def _say(self, expression: Any, arguments: Arguments) -> str:
        match expression:
            case ast.VariableReference():
                value = self._value(expression, arguments)
                return self.number(value) if isinstance(value, int | float) else str(value)
            case ast.SelectExpression():
                return self.say(self._variant(expression, arguments).value, arguments)
            case ast.MessageReference():
                return self.say(self._find(expression.id.name), arguments)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
        raise TypeError(f"a {type(expression).__name__} has no place in our messages")

    def _value(self, reference: Any, arguments: Arguments) -> Any:
        name = reference.id.name
        return arguments[name] if name in arguments else self._missing(name)

    def _variant(self, select: ast.SelectExpression, arguments: Arguments) -> ast.Variant:
        """The variant of just this number, else of its plural form or this word, else the default."""
        value = self._value(select.selector, arguments)
        is_number = isinstance(value, int | float)
        word = _PLURALS[self.lang](value) if is_number else value
        for one in select.variants:
            if isinstance(one.key, ast.NumberLiteral) and is_number and float(one.key.value) == value:
                return one
        for one in select.variants:
            if isinstance(one.key, ast.Identifier) and one.key.name == word:
                return one
        return next(one for one in select.variants if one.default)

    def number(self, value: float) -> str:
        """A number as the language writes it, with three decimals at most, and a minus that is no hyphen."""
        thousands, point = _MARKS[self.lang]
        text = f"{value:,}" if isinstance(value, int) else f"{value:,.3f}".rstrip("0").rstrip(".")
        return text.translate({ord(","): thousands, ord("."): point, ord("-"): _MINUS})
