"""The state of a game of Le Royaume des 5 Couronnes, and what can be read off it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress

from royaumes.core import State
from royaumes.games.royaume.box import CASTLE, DUEL_POWER, NONE, Card


@dataclass(slots=True)
class Royaume(State):
    """Knights on the path, cards on cells and in piles, what princes own, and the turn's business.

    Knights, crowns and treasures are numbers of colours; sets of knights or seats are bits.
    """

    seats: int
    #: The names of castle, forest cells and lair, and how many forest cells there are:
    #: 0 is the castle, cells + 1 the lair.
    path: tuple[str, ...]
    cells: int
    #: Table setting: the seconds that a seven stands for rivals to call the witch; 0 where she comes unasked.
    calling: int
    #: By seat: the number of the secret order card, known to that seat alone; as many as have been dealt.
    orders: tuple[int, ...]
    power: list[int]
    #: By seat and colour, and in the bank.
    treasures: list[list[int]]
    bank: list[int]
    #: By seat and knight: the points that this prince chose to give this knight, those back counted against.
    given: list[list[int]]
    #: By cell.
    cards: list[Card]
    #: Cards that nobody has seen (face down on cells, and the first talon), and how many of them are talon;
    #: the later talons, and the discards. Piles.
    unseen: int
    fresh: int
    talon: int
    discards: int
    #: By knight: the cell. Who wears a crown, and who is held.
    places: list[int]
    crowned: int
    held: int
    #: Colours in circles I, II, …
    circles: list[int]
    #: Knights not in these circles, the last one apart that is brought there at the end: the complement of
    #: `circles`, kept beside it because every march asks for it.
    away: int
    first: int = 0
    to_move: int = 0
    turn: int = 1
    #: Phase A: an attempt is owed; seats that can be challenged, worked out whenever phase A goes on;
    #: seats that were challenged this turn; the duel's rival.
    compelled: bool = False
    rivals: int = 0
    challenged: int = 0
    rival: int = NONE
    dice: tuple[int, ...] = ()
    #: Rivals who have let this seven pass.
    quiet: int = 0
    #: The knight in a fight or on the move, the bare cell behind it, the second knight and its die,
    #: the dragon's die.
    knight: int = NONE
    left: int = NONE
    second: int = NONE
    second_die: int = 0
    dragon: int = 0
    #: The seats that can still become king; nobody before the orders lie open.
    claimants: int = 0

    def fork(self) -> Royaume:
        new = Royaume.__new__(Royaume)
        new.phase = self.phase
        new.seats = self.seats
        new.path = self.path
        new.cells = self.cells
        new.calling = self.calling
        new.orders = self.orders
        new.power = self.power[:]
        new.treasures = [owned[:] for owned in self.treasures]
        new.bank = self.bank[:]
        new.given = [points[:] for points in self.given]
        new.cards = self.cards[:]
        new.unseen = self.unseen
        new.fresh = self.fresh
        new.talon = self.talon
        new.discards = self.discards
        new.places = self.places[:]
        new.crowned = self.crowned
        new.held = self.held
        new.circles = self.circles[:]
        new.away = self.away
        new.first = self.first
        new.to_move = self.to_move
        new.turn = self.turn
        new.compelled = self.compelled
        new.rivals = self.rivals
        new.challenged = self.challenged
        new.rival = self.rival
        new.dice = self.dice
        new.quiet = self.quiet
        new.knight = self.knight
        new.left = self.left
        new.second = self.second
        new.second_die = self.second_die
        new.dragon = self.dragon
        new.claimants = self.claimants
        return new


def rivals(s: Royaume) -> int:
    """The seats that the prince whose turn it is can challenge now (R5C-11.1, R5C-11.2, R5C-11.3)."""
    mover = s.to_move
    if s.power[mover] < DUEL_POWER or s.compelled:
        return 0
    found = 0
    for seat, owned in enumerate(s.treasures):
        if seat != mover and any(owned):
            found |= 1 << seat
    return found & ~s.challenged


def reached(cells: int, place: int, crowned: int, points: int) -> int:
    """The cell a knight comes to by so many points, forward or (negative points) back.

    R5C-6.6: a cell a point, to the lair or with the crown to the castle, and no further: points
    left over are lost (R5C-7.3, R5C-7.5, R5C-10.1, R5C-12.1).
    """
    cell = place - points if crowned else place + points
    return CASTLE if cell < CASTLE else cells + 1 if cell > cells else cell


def retreats(s: Royaume) -> int:
    """R5C-7.3: the knights that have a way back: not from the castle, and with a crown not from the lair."""
    found, lair = 0, s.cells + 1
    for knight, place in enumerate(s.places):
        if place != (lair if s.crowned >> knight & 1 else CASTLE):
            found |= 1 << knight
    return found & s.away


def colours_of(owned: list[int]) -> tuple[int, ...]:
    """The colours of which somebody owns a treasure."""
    return tuple(compress(range(len(owned)), owned))
