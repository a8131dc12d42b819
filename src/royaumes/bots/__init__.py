"""Computer players. They get a view, never a state, so that they know what their seat knows."""

from royaumes.bots.bot import Bot
from royaumes.bots.choose import NotAnOption, ask
from royaumes.bots.registry import NAMES, make

__all__ = ["NAMES", "Bot", "NotAnOption", "ask", "make"]
