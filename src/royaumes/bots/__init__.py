"""Computer players. They get a view, never a state, so that they know what their seat knows."""

from royaumes.bots.advice import advice, hints
from royaumes.bots.bot import Bot
from royaumes.bots.choice import Budget, Choice, Considered, Thinker
from royaumes.bots.choose import NotAnOption, ask
from royaumes.bots.guard import USUAL_LIMIT, BotFailed
from royaumes.bots.levels import LEVELS, level
from royaumes.bots.registry import NAMES, USUAL, Player, make, searches, seated

__all__ = [
    "LEVELS",
    "NAMES",
    "USUAL",
    "USUAL_LIMIT",
    "Bot",
    "BotFailed",
    "Budget",
    "Choice",
    "Considered",
    "NotAnOption",
    "Player",
    "Thinker",
    "advice",
    "ask",
    "hints",
    "level",
    "make",
    "searches",
    "seated",
]
