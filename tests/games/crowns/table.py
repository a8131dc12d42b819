"""Crowns positions in one line."""

from royaumes.games.crowns.board import BIT, NAMES

from royaumes.core import Over
from royaumes.games.crowns import GAME
from royaumes.games.crowns.dice import OF_THROW
from royaumes.games.crowns.phases.turn import PLACING
from royaumes.testing.walks import AnyGame

EXAMPLE = (6, 6, 5, 5, 3, 2)
game: AnyGame = GAME


def cells(text):
    """The bits of cells such as "5x3 1x1"."""
    return sum(BIT[NAMES.index(name)] for name in set(text.split()))


def names(bits):
    """The names of cells given as bits."""
    return {NAMES[cell] for cell in range(36) if bits & BIT[cell]}


def thrown(*dice, covered="", chips=18, seats=2, options=None):
    """Seat 0 has thrown these dice; his board holds chips on these cells."""
    s = game.start(seats, options)
    s.phase, s.first, s.seat = PLACING, 0, 0
    s.throw = tuple(sorted(dice, reverse=True))
    s.hand = OF_THROW[s.throw]
    s.covered[0], s.chips[0] = cells(covered), chips
    return s


def place(s, *named):
    """Chips on these cells, one after the other, by the rules."""
    for name in named:
        s, _ = game.apply(s, s.seat, game.moves.parse(f"cell:{name}"))
    return s


def stop(s):
    """The turn ends, by the rules."""
    return game.apply(s, s.seat, game.moves.parse("stop"))[0]


def why_not(s, text):
    """The refusal of a move given as text."""
    text = text if text in ("stop", "remove") else f"cell:{text}"
    return game.refusal(s, s.seat, game.moves.parse(text))


def offered(s):
    """The texts of all options."""
    return {" ".join(move.picks).removeprefix("cell:") for move in game.options(s, s.seat)}


def roll(s, *dice):
    """The dice fall like this."""
    return game.apply(s, None, tuple(sorted(dice, reverse=True)))[0]


def over(s):
    """The result of a finished game."""
    question = game.pending(s)
    assert isinstance(question, Over)
    return question
