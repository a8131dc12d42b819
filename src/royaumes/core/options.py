"""Table options: what the players may agree on before a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from royaumes.core.refusal import Problem

Options = Mapping[str, int | str | bool]


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be agreed on: its name, what it may be (first is the default), the rule."""

    name: str
    choices: tuple[int | str | bool, ...]
    rule: str

    @property
    def default(self) -> int | str | bool:
        """What holds when nobody asks for anything else."""
        return self.choices[0]


def checked(settings: Iterable[Setting], wanted: Options) -> Options:
    """Options complete with defaults; a `Problem` names what is unknown or not a choice."""
    known = {setting.name: setting for setting in settings}
    for name, value in wanted.items():
        if name not in known:
            raise Problem("table-bad-option", name=name, known=tuple(known))
        choices = known[name].choices
        if not any(value == choice and type(value) is type(choice) for choice in choices):
            shown = tuple(str(choice).lower() for choice in choices)
            raise Problem("table-bad-choice", name=name, value=str(value), choices=shown)
    return {name: wanted.get(name, setting.default) for name, setting in known.items()}


def read_option(settings: Iterable[Setting], text: str) -> tuple[str, int | str | bool]:
    """An option written as name=value, the value taken as one of the setting's choices."""
    name, _, value = text.partition("=")
    for setting in settings:
        if setting.name == name.strip():
            for choice in setting.choices:
                if str(choice).lower() == value.strip().lower():
                    return setting.name, choice
    return name.strip(), value.strip()
