"""Bots by name."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from royaumes.bots.bot import Bot
from royaumes.bots.greedy import Greedy
from royaumes.bots.random import Random
from royaumes.core import UserError

#: The bots of the house, from weakest to strongest.
NAMES = ("random", "greedy")


def make(name: str, key: str) -> Bot:
    """A bot for the game with this key; a `UserError` lists the names there are.

    A name of the form "package.module:thing" is a bot from elsewhere: `thing` is called with
    the key and gives the bot.
    """
    match name.partition(":"):
        case "random", "", "":
            return Random()
        case "greedy", "", "":
            return Greedy(key)
        case module, ":", thing:
            return _from_elsewhere(name, module, thing, key)
    raise UserError("sim-bad-bot", name=name, known=NAMES)


def _from_elsewhere(name: str, module: str, thing: str, key: str) -> Bot:
    try:
        maker = getattr(import_module(module), thing)
    except (ImportError, AttributeError, ValueError) as error:
        raise UserError("sim-no-such-bot", name=name, what=str(error)) from error
    return cast(Bot, maker(key))
