"""A bot that somebody gives as code, held to its time and off standard output."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout

from royaumes.bots.bot import Bot
from royaumes.core import Move, Stream, UserError, View
from royaumes.core.moves import notation

#: The seconds that a bot given as code has for a move unless somebody says otherwise.
USUAL_LIMIT = 60.0


class BotFailed(UserError):
    """A bot given as code did not answer as a bot must; the cause is what it raised, if anything."""


class _TooLate(BaseException):
    """Raised inside a bot whose time is over: no `except Exception` of the bot's own stops it."""


class Guarded:
    """A bot whose errors, exits, delays and foreign moves are a `BotFailed` that names it."""

    def __init__(self, bot: Bot, label: str, limit: float | None = None) -> None:
        self.name = bot.name
        self._bot = bot
        self._label = label
        self._limit = limit

    def choose(self, view: View, options: Sequence[Move], stream: Stream) -> Move:
        """What the bot chooses."""
        try:
            with redirect_stdout(sys.stderr), _time_limit(self._limit):
                move = self._bot.choose(view, options, stream)
        except _TooLate as late:
            raise BotFailed("sim-bot-late", name=self._label, seconds=f"{self._limit:g}") from late
        except SystemExit as left:
            raise BotFailed("sim-bot-left", name=self._label) from left
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            raise BotFailed("sim-bot-raised", name=self._label, what=what) from error
        if move not in options:
            chosen = notation(move) if isinstance(move, Move) else repr(move)
            offered = tuple(notation(option) for option in options)
            raise BotFailed("sim-bot-astray", name=self._label, text=chosen, offered=offered)
        return move


@contextmanager
def _time_limit(seconds: float | None) -> Iterator[None]:
    """End what takes longer than this: at once where the system has alarms, else when it comes back."""
    if seconds is None:
        yield
        return
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        until = time.monotonic() + seconds
        yield
        if time.monotonic() > until:
            raise _TooLate
        return
    before = signal.signal(signal.SIGALRM, _ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds, 1.0)  # and again, should the bot swallow the first
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(*_: object) -> None:
    raise _TooLate
