"""Table settings: what the players may agree on before a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from royaumes.core.frozen import Frozen
from royaumes.core.refusal import UserError

Settings = Mapping[str, int | str | bool]


class Setting(Frozen):
    """One thing that can be agreed on: its name, what it may be (first is the default), the rule.

    `seats` are the numbers of seats that it means something for; none are all.
    """

    name: str
    choices: tuple[int | str | bool, ...]
    rule: str
    seats: tuple[int, ...] = ()

    @property
    def default(self) -> int | str | bool:
        """What holds when nobody asks for anything else."""
        return self.choices[0]

    def applies(self, seats: int) -> bool:
        """Whether it means anything at a table of so many seats."""
        return not self.seats or seats in self.seats


def checked(
    settings: Iterable[Setting], wanted: Settings, seats: int, also: tuple[str, ...] = ()
) -> Settings:
    """Settings complete with defaults; a `UserError` names what is unknown, meaningless or not a choice.

    `also` are names of settings that are checked elsewhere.
    """
    known = {setting.name: setting for setting in settings}
    for name, value in wanted.items():
        if name not in known:
            raise UserError("table-bad-setting", name=name, known=(*known, *also))
        setting = known[name]
        if not any(value == choice and type(value) is type(choice) for choice in setting.choices):
            shown = tuple(str(choice).lower() for choice in setting.choices)
            raise UserError("table-bad-choice", name=name, value=str(value), choices=shown)
        if value != setting.default and not setting.applies(seats):
            raise UserError("table-setting-needs-seats", name=name, seats=setting.seats)
    return {name: wanted.get(name, setting.default) for name, setting in known.items()}


def parse_setting(settings: Iterable[Setting], text: str) -> tuple[str, int | str | bool]:
    """A setting written as name=value, the value taken as one of the setting's choices."""
    name, _, value = text.partition("=")
    for setting in settings:
        if setting.name == name.strip():
            for choice in setting.choices:
                if str(choice).lower() == value.strip().lower():
                    return setting.name, choice
    return name.strip(), value.strip()
