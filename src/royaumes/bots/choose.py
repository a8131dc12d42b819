"""The only door between a bot and a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from royaumes.bots.bot import Bot
from royaumes.core import Game, Move, State, Stream, View
from royaumes.core.moves import notation

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class NotAnOption(Exception):
    """A bot chose what it was not offered: an error in the bot, never in a game."""

    def __init__(self, bot: str, seat: int, chosen: object, options: list[str]) -> None:
        said = notation(chosen) if isinstance(chosen, Move) else repr(chosen)
        super().__init__(f"{bot} in seat {seat} chose {said!r}; it was offered {', '.join(options)}")


def ask(game: Game[S, V], s: S, seat: int, bot: Bot, stream: Stream) -> Move:
    """What a bot answers in an asked seat. A single option is taken without bothering the bot."""
    options: Sequence[Move] = s.phase.options(s, seat)
    if len(options) == 1:
        return options[0]
    move = bot.choose(game.view(s, seat), options, stream)
    if move not in options:
        raise NotAnOption(bot.name, seat, move, [notation(option) for option in options])
    return move
