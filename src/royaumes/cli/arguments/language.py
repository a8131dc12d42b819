"""The language of the terminal, from arguments and environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from royaumes.messages import LANGUAGES

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """What `--lang` says, else ROYAUMES_LANG, else the locale; English where none is spoken here."""
    asked = _asked(arguments)
    own = environment.get("ROYAUMES_LANG", "")
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    for wanted in (asked, own, locale):
        if wanted[:2].lower() in LANGUAGES:
            return wanted[:2].lower()
    return LANGUAGES[0]


def _asked(arguments: Sequence[str]) -> str:
    for at, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
    return ""
