"""Bots by name, and bots given as code."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib import import_module
from inspect import signature
from typing import Any

from royaumes.bots.bot import Bot
from royaumes.bots.choice import Budget
from royaumes.bots.greedy import Greedy
from royaumes.bots.guard import Guarded
from royaumes.bots.ismcts import Ismcts
from royaumes.bots.levels import LEVELS, SEARCHING, level
from royaumes.bots.random import Random
from royaumes.core import UserError

#: The bots of the house: two yardsticks that never change, then the levels from weakest to strongest.
NAMES = ("random", "greedy", *LEVELS)
#: Who sits down where nobody says how strong: a rival for first games.
USUAL = "squire"
#: A third yardstick, for ladders: it always counts its passes, as in "ismcts@500".
_PLAIN = "ismcts"
#: A bot by name, a bot, or a class or function that makes one, given the key of the game if it takes one.
Player = str | Bot | Callable[[str], Bot] | Callable[[], Bot]


def make(name: str, key: str, *, code: bool = False) -> Bot:
    """A bot for the game with this key; a `UserError` lists the names there are.

    "package.module:thing" names code, and naming code runs it. So it is taken only where `code` says
    that the name comes from whoever runs this process, never from a file or from another person.
    "king@200" is a king with 200 playouts for each move instead of the usual budget: the same seed then
    gives the same moves on every machine.
    """
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy(key)
    rank, _, playouts = name.partition("@")
    if rank == _PLAIN and playouts.isdecimal():
        return Ismcts(key, rank, Budget(playouts=int(playouts)))
    if rank in LEVELS and (rank == name or playouts.isdecimal()):
        return level(rank, key, Budget(playouts=int(playouts)) if playouts else None)
    module, colon, thing = name.partition(":")
    if not colon:
        raise UserError("sim-bad-bot", name=name, known=NAMES)
    if not code:
        raise UserError("sim-bot-is-code", text=name)
    return _loaded(name, module, thing, key)


def searches(name: str) -> bool:
    """Whether a bot of this name looks ahead by playouts, and so takes its time."""
    return name.partition("@")[0] in (*SEARCHING, _PLAIN)


def seated(player: Player, key: str, limit: float | None = None) -> tuple[str, Bot]:
    """What a player is called and the bot that plays; code has `limit` seconds for each move.

    The player must come from whoever runs this process (see `make`).
    """
    if isinstance(player, str):
        bot = make(player, key, code=True)
        return player, bot if ":" not in player else Guarded(bot, player, limit)
    bot = _checked(_label(player), _made(player, key))
    return bot.name, Guarded(bot, bot.name, limit)


def _loaded(name: str, module: str, thing: str, key: str) -> Bot:
    try:
        with redirect_stdout(sys.stderr):  # standard output may be somebody's JSON
            return _checked(name, _made(getattr(import_module(module), thing), key))
    except UserError:
        raise
    except (Exception, SystemExit) as error:  # whatever a module may do while it is loaded
        what = f"{type(error).__name__}: {error}"
        raise UserError("sim-no-such-bot", name=name, what=what) from error


def _made(given: Any, key: str) -> Any:
    """The bot that something is, or makes."""
    is_bot = hasattr(given, "choose") and not isinstance(given, type)
    if is_bot or not callable(given):
        return given
    return given(key) if _takes_key(given) else given()


def _takes_key(maker: Callable[..., Any]) -> bool:
    """Whether a class or function can be called with the key of a game."""
    try:
        signature(maker).bind("")
    except TypeError:
        return False
    except ValueError:  # written in C, without a signature
        return True
    return True


def _checked(label: str, bot: Any) -> Bot:
    """A bot that has all that a bot needs; a `UserError` says what it lacks."""
    lacks = [] if isinstance(getattr(bot, "name", None), str) else ["name"]
    if not callable(getattr(bot, "choose", None)):
        lacks.append("choose")
    if lacks:
        raise UserError("sim-not-a-bot", name=label, lacks=tuple(lacks))
    found: Bot = bot
    return found


def _label(given: Any) -> str:
    return str(getattr(given, "__name__", None) or type(given).__name__)
