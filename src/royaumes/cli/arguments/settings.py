"""Reading table settings from the command line."""

from __future__ import annotations

from collections.abc import Sequence

from royaumes.core import UserError
from royaumes.core.settings import Settings, parse_setting
from royaumes.games import AnyGame


def agreed(chosen: AnyGame, texts: Sequence[str]) -> Settings:
    """The settings that `--setting name=value` names."""
    for text in texts:
        if "=" not in text:
            raise UserError("cli-bad-setting", text=text)
    return dict(parse_setting(chosen.settings, text) for text in texts)
