"""One language's messages, written in Project Fluent; parsed message by message when they are said."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from royaumes.messages.source import entries, file_of, prefix, text_of
from royaumes.messages.visible import visible

if TYPE_CHECKING:
    from fluent.syntax.ast import Message, Pattern

    from royaumes.core import Fact, Facts
    from royaumes.messages.sentence import Speaker

LANGUAGES = ("en", "fr")
_THING = re.compile(r"([a-z][a-z0-9_-]*):(\S+)")
_BOT = "bot:"


class Catalogue:
    """What can be said in one language.

    A fact that names a thing ("cell:12", "seat:2") is said in words too, several of them as a
    list; beside a list `$x` a message may ask for its length `$x-count`. What others wrote (names,
    texts, files) can never steer a terminal: see `visible`.
    """

    #: Tests set this: then an unknown message or a missing argument is an error, not a stopgap.
    strict: ClassVar[bool] = False

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._parsed: dict[str, Message] = {}

    @cached_property
    def _speaker(self) -> Speaker:
        from royaumes.messages.sentence import Speaker

        return Speaker(self.lang, self._pattern, self._missing)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in entries(self.lang, file_of(message))

    def say(
        self,
        message: str,
        facts: Facts | None = None,
        *,
        game: str = "",
        names: Sequence[str] = (),
        me: int | None = None,
    ) -> str:
        """The message with its facts in words; `game` and `names` say what things are called.

        Where a fact is the seat `me` and the message has an attribute of that fact's name, it is said so:
        `crowns-began = { $seat } begins.` has `.seat = You begin.`
        """
        facts = facts or {}
        source = entries(self.lang, file_of(message)).get(message)
        if source is None:
            return self._stopgap(message, facts)
        text = text_of(source)
        if text is not None:
            return text
        mine = {name for name, fact in facts.items() if fact == f"seat:{me}"}
        addressed = [one.value for one in self._message(message).attributes if one.id.name in mine]
        pattern = addressed[0] if addressed else self._pattern(message)
        return self._speak(message, pattern, self._arguments(facts, game, names))

    def aside(
        self, message: str, attribute: str, facts: Facts, *, game: str = "", names: Sequence[str] = ()
    ) -> str:
        """What an attribute of a message says; "" where it has none.

        An event's `then` is what it comes to, for the option that leads to it; a question's `coach`
        explains it.
        """
        if f"\n    .{attribute} =" not in entries(self.lang, file_of(message)).get(message, ""):
            return ""
        pattern = next(one.value for one in self._message(message).attributes if one.id.name == attribute)
        return self._speak(message, pattern, self._arguments(facts, game, names))

    def thing(self, name: str, *, game: str = "", names: Sequence[str] = ()) -> str:
        """What a thing such as "knight:red" or "stop" is called; what names no thing stays as it is.

        The message is "<key>-<kind>-<name>", else "<key>-<kind>" with `$name`.
        """
        several = name.split()
        if len(several) > 1 and all(map(_THING.fullmatch, several)):
            return ", ".join(self.thing(one, game=game, names=names) for one in several)
        parts = _THING.fullmatch(name)
        kind, which = parts.groups() if parts else (name, "")
        if kind == "seat" and which.isdecimal():
            return self.player(int(which), names)
        own = f"{prefix(game)}-{kind}-{which}"
        if game and which and self.has(own):
            return self.say(own, game=game, names=names)
        general = f"{prefix(game)}-{kind}"
        if not game or not self.has(general):
            return visible(name)
        return self.say(general, {"name": int(which) if which.isdecimal() else which} if which else {})

    def player(self, seat: int, names: Sequence[str]) -> str:
        """Who sits there: a person by name, a bot by the royal name of its seat."""
        if seat >= len(names) or not names[seat]:
            return self.say("table-seat", {"number": seat + 1})
        if names[seat].startswith(_BOT):
            return self.say("table-bot", {"number": seat + 1})
        return visible(names[seat])

    def game(self, key: str) -> str:
        """What a game is called: its message "<key>-title"."""
        own = f"{prefix(key)}-title"
        return self.say(own) if self.has(own) else prefix(key).capitalize()

    def listed(self, parts: Sequence[str]) -> str:
        """Several words as the language lists them: "a, b and c"."""
        if not parts:
            return self.say("table-list-none")
        first, *others = map(visible, parts)
        for part in others[:-1]:
            first = self._joined("table-list-more", {"first": first, "next": part})
        return self._joined("table-list-last", {"first": first, "last": others[-1]}) if others else first

    def _joined(self, message: str, parts: Mapping[str, str]) -> str:
        """A message with these texts as they are: a list half made is no name of a thing."""
        return self._speak(message, self._pattern(message), parts)

    def _arguments(self, facts: Mapping[str, Fact], game: str, names: Sequence[str]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, fact in facts.items():
            if isinstance(fact, tuple):
                parts = [self.thing(str(part), game=game, names=names) for part in fact]
                found[name] = self.listed(parts)
                found[f"{name}-count"] = len(parts)
            elif isinstance(fact, str):  # $text is what somebody wrote
                found[name] = visible(fact) if name == "text" else self.thing(fact, game=game, names=names)
            else:
                found[name] = fact
        return found

    def _speak(self, message: str, pattern: Pattern, arguments: Mapping[str, Any]) -> str:
        try:
            return self._speaker.say(pattern, arguments)
        except ValueError as error:
            raise ValueError(f"{self.lang}: {message}: {error} in {dict(arguments)}") from None

    def _pattern(self, message: str) -> Pattern:
        pattern = self._message(message).value
        assert pattern is not None, message
        return pattern

    def _missing(self, argument: str) -> str:
        if self.strict:
            raise ValueError(f"${argument} is not given")
        return f"{{${argument}}}"

    def _message(self, message: str) -> Message:
        """An entry, parsed when it is first said."""
        if message not in self._parsed:
            from fluent.syntax import FluentParser
            from fluent.syntax.ast import Message

            parsed = FluentParser().parse_entry(entries(self.lang, file_of(message))[message])
            assert isinstance(parsed, Message), message
            self._parsed[message] = parsed
        return self._parsed[message]

    def _stopgap(self, message: str, facts: Mapping[str, Fact]) -> str:
        if self.strict:
            raise LookupError(f"{self.lang}: there is no message {message}")
        listed = ", ".join(f"{name}={value}" for name, value in facts.items())
        return f"{message} ({listed})" if listed else message
