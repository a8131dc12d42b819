"""Positions of Crowns in one line."""

from royaumes.core import Over, Refusal, Settings, members
from royaumes.games.crowns import GAME
from royaumes.games.crowns.box import BIT, NAMES
from royaumes.games.crowns.dice import OF_THROW
from royaumes.games.crowns.phases.placing import PLACING
from royaumes.games.crowns.phases.solitaire import PLACING_ALONE
from royaumes.games.crowns.state import Crowns, open_cells
from royaumes.testing.position import Position

EXAMPLE = (6, 6, 5, 5, 3, 2)
game = GAME


def cells(text: str) -> int:
    """The bits of cells such as "5x3 1x1"."""
    return sum(BIT[NAMES.index(name)] for name in set(text.split()))


def names(bits: int) -> set[str]:
    """The names of cells given as bits."""
    return {NAMES[cell] for cell in members(bits)}


def thrown(
    *dice: int, covered: str = "", chips: int = 18, seats: int = 2, settings: Settings | None = None
) -> Crowns:
    """Seat 0 has thrown these dice and holds chips on these cells."""
    s = GAME.start(seats, settings)
    s.phase, s.first, s.to_move = PLACING_ALONE if seats == 1 else PLACING, 0, 0
    s.throw = tuple(sorted(dice, reverse=True))
    s.hand = OF_THROW[s.throw]
    s.covered[0], s.chips[0] = cells(covered), chips
    s.open = open_cells(s.hand, s.covered[0], chips)
    return s


def at(s: Crowns) -> Position:
    """The position, to try rules on."""
    return Position(GAME, s)


def place(s: Crowns, *named: str) -> Crowns:
    """Chips on these cells, one after the other, by the rules."""
    return at(s).play(*(f"cell:{name}" for name in named)).state


def stop(s: Crowns) -> Crowns:
    """The turn ends, by the rules."""
    return at(s).play("stop").state


def why_not(s: Crowns, text: str) -> Refusal:
    """The refusal of a move given as text."""
    return at(s).refused(text if text in ("stop", "remove") else f"cell:{text}")


def offered(s: Crowns) -> set[str]:
    """The texts of all options."""
    return {text.removeprefix("cell:") for text in at(s).offered()}


def roll(s: Crowns, *dice: int) -> Crowns:
    """The dice fall like this."""
    return at(s).chance(" ".join(map(str, dice))).state


def over(s: Crowns) -> Over:
    """The result of a finished game."""
    return at(s).over
