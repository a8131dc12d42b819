"""What a prince may expect of attempts, duels, marches and dragons, as the table stands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from royaumes.core import SEATS, members
from royaumes.games.royaume.box import (
    BARE,
    CARDS,
    CASTLE,
    CELLS,
    CIRCLES,
    DOWN,
    KNIGHTS,
    LAST_HOME,
    MONSTER,
    MOST_POWER,
    NONE,
    TRAP,
    TREASURE,
    TREASURES,
    WEAPON,
    Card,
)
from royaumes.games.royaume.dice import (
    DRAGON,
    ESCAPE_AT,
    KNIGHT,
    answers,
    escapes,
    slays,
    takes_crown,
    wins_duel,
)
from royaumes.games.royaume.outlook import HELD, Ways, way
from royaumes.games.royaume.phases import arriving, dragon, dueling, ending, freeing, marching, wizard
from royaumes.games.royaume.state import View, comes_to, retreats


@dataclass(frozen=True, slots=True)
class CardOdds:
    """How likely a card is of each kind."""

    trap: float
    monster: float
    weapon: float
    treasure: float


@dataclass(frozen=True, slots=True)
class Attempt:
    """Phase A: what freeing a knight takes; `needs` is the total against a trap."""

    knight: str
    card: str
    power: int
    needs: int | None
    wins: float


@dataclass(frozen=True, slots=True)
class Challenge:
    """Phase A: what a duel with a rival means."""

    rival: str
    power: int
    rival_power: int
    wins: float


@dataclass(frozen=True, slots=True)
class Reach:
    """Phase B: where a knight would come by a die, or by a double one way, as the table stands."""

    knight: str
    #: The second pick of the move: the die, or the way of a double.
    by: str
    points: int
    cell: str
    card: str | None
    #: What it would win for sure: a treasure, "power", a place in a circle.
    wins: str | Literal["power"] | None
    #: How likely a trap or a monster holds it there.
    held: float
    #: How likely it beats the dragon; None where it does not meet it.
    crown: float | None


@dataclass(frozen=True, slots=True)
class Contest:
    """Dice against each other, about to be thrown."""

    kind: Literal["escape", "fight", "duel", "dragon", "final"]
    knight: str | None
    #: The prince to move, in a duel attacker and rival, in the final all claimants.
    seats: tuple[int, ...]
    #: The dragon's die, when the knight has yet to answer.
    dragon: int | None
    #: The total that escapes from a trap.
    needs: int | None
    #: How likely the first of the seats wins; None in the final.
    wins: float | None


def is_arriving(v: View) -> bool:
    """Whether a knight is about to arrive."""
    return v.phase in (arriving.COVERING, arriving.TURNING, dragon.WAKING, dragon.ANSWERING)


def is_fighting(v: View) -> bool:
    """Whether a knight is about to be freed."""
    return v.phase in (freeing.ESCAPING, freeing.FIGHTING)


def card_name(card: Card) -> str | None:
    """What lies on a cell: an open card, "hidden" (face down), or nothing."""
    if card == BARE:
        return None
    return "hidden" if card == DOWN else CARDS[card]


def hidden_odds(v: View) -> CardOdds:
    """What a card face down can be: any of those that nobody has seen."""
    whole = sum(v.unseen) or 1
    return CardOdds(*[count / whole for count in v.unseen])


def frees(v: View, knight: int) -> float:
    """How likely the prince to move frees a held knight."""
    power = v.power[v.to_move]
    return escapes(power) if v.cards[v.places[knight]] == TRAP else slays(power)


def lying(v: View, cell: int) -> tuple[int, int, int, int]:
    """Of the cards that a cell may hold: how many hold knights, are weapons, are treasures; and all."""
    card = v.cards[cell]
    if card == DOWN:
        trap, monster, weapon, treasure = v.unseen
        return trap + monster, weapon, treasure, sum(v.unseen)
    return int(card <= MONSTER), int(card == WEAPON), int(card == TREASURE), 1


def attempts(v: View) -> tuple[Attempt, ...]:
    """Every attempt that can be made now."""
    if v.phase != freeing.FREEING or v.challenged:
        return ()
    power, found = v.power[v.to_move], []
    for knight in members(v.held):
        card = v.cards[v.places[knight]]
        needs = ESCAPE_AT if card == TRAP else None
        found.append(Attempt(KNIGHTS[knight], CARDS[card], power, needs, frees(v, knight)))
    return tuple(found)


def challenges(v: View) -> tuple[Challenge, ...]:
    """Every duel that can be fought now."""
    if v.phase != freeing.FREEING:
        return ()
    power, found = v.power[v.to_move], []
    for rival in members(v.rivals):
        theirs = v.power[rival]
        found.append(Challenge(SEATS[rival], power, theirs, wins_duel(power, theirs)))
    return tuple(found)


def reaches(v: View) -> tuple[Reach, ...]:
    """Every cell that a knight could come to now, by knight and by die or way."""
    if v.phase == marching.MARCHING:
        free = members(v.away & ~v.held)
        return tuple([reach(v, knight, die, f"die:{die}") for knight in free for die in v.dice])
    if v.phase != wizard.DOUBLING:
        return ()
    total, back, found = sum(v.dice), retreats(v), []
    for knight in members(v.away):
        found.append(reach(v, knight, total, "way:forward"))
        if back >> knight & 1:
            found.append(reach(v, knight, -total, "way:back"))
    return tuple(found)


def reach(v: View, knight: int, points: int, by: str = "") -> Reach:
    """Where a knight comes by so many points (negative: back), and what it meets there."""
    cell, crowned, power = comes_to(v, knight, points), v.crowned >> knight & 1, v.power[v.to_move]
    card, odds = v.cards[cell], hidden_odds(v)
    return Reach(
        knight=KNIGHTS[knight],
        by=by,
        points=abs(points),
        cell=CELLS[v.cells][cell],
        card=card_name(card),
        wins=CIRCLES[len(v.circles)] if crowned and cell == CASTLE else _gain(v, knight, card),
        held=odds.trap + odds.monster if card == DOWN else float(card <= MONSTER),
        crown=takes_crown(power) if cell > v.cells and not crowned else None,
    )


def _gain(v: View, knight: int, card: Card) -> str | None:
    """What an open card gives the prince to move."""
    if card == TREASURE and v.bank[knight]:
        return TREASURES[knight]
    return "power" if card == WEAPON and v.power[v.to_move] < MOST_POWER else None


def contest(v: View) -> Contest | None:
    """The dice that are about to decide, if any are."""
    power, mover = v.power[v.to_move], (v.to_move,)
    match v.phase:
        case freeing.ESCAPING:
            return Contest("escape", KNIGHTS[v.knight], mover, None, ESCAPE_AT, escapes(power))
        case freeing.FIGHTING:
            return Contest("fight", KNIGHTS[v.knight], mover, None, None, slays(power))
        case dueling.DUELING:
            wins = wins_duel(power, v.power[v.rival])
            return Contest("duel", None, (*mover, v.rival), None, None, wins)
        case dragon.WAKING:
            return Contest("dragon", KNIGHTS[v.knight], mover, None, None, takes_crown(power))
        case dragon.ANSWERING:
            return Contest("dragon", KNIGHTS[v.knight], mover, v.dragon, None, answers(v.dragon, power))
        case ending.LAST_DUEL:
            return Contest("final", None, members(v.claimants), None, None, None)
    return None


@cache
def _after_dragon(cells: int, power: int) -> float:
    """The way that a knight has on average after it met the dragon."""
    margins = [die + power - dragon for die in KNIGHT.faces for dragon in DRAGON.faces]
    lair, decided = cells + 1, [margin for margin in margins if margin]
    ends = [way(cells, lair - abs(margin), int(margin > 0)) for margin in decided]
    return sum(ends, 0.0) / len(ends)


class Coming:
    """The table as a view shows it, moved on to where the turn's business is over; chances count in parts."""

    def __init__(self, v: View) -> None:
        self._v = v
        self.circles = v.circles
        self.away = v.away
        #: By knight: the cells to go, how likely it is held, and how likely it wears its crown.
        self.ways = [way(v.cells, place, v.crowned >> knight & 1) for knight, place in enumerate(v.places)]
        self.held = [float(v.held >> knight & 1) for knight in range(len(v.places))]
        self.crowned = [float(v.crowned >> knight & 1) for knight in range(len(v.places))]
        #: By knight that can march on: its cell.
        self.places = list(v.places)
        #: By seat.
        self.power = [float(power) for power in v.power]
        self.gems = [[float(gems) for gems in owned] for owned in v.treasures]
        if is_arriving(v):
            self._arrive(v.knight, v.places[v.knight])
        elif is_fighting(v):
            self._fight()
        if v.second != NONE and len(self.circles) < LAST_HOME:
            self._arrive(v.second, comes_to(v, v.second, v.second_die))
        for knight, held in enumerate(self.held):
            self.ways[knight] += HELD * held

    @property
    def left(self) -> Ways:
        """The ways of the knights that are not home."""
        return tuple([(knight, cells) for knight, cells in enumerate(self.ways) if self.away >> knight & 1])

    def _arrive(self, knight: int, place: int) -> None:
        v, crowned = self._v, self._v.crowned >> knight & 1
        self.places[knight] = place
        self.held[knight] = 0.0
        if place == CASTLE and crowned:
            self._come_home(knight)
            return
        self.ways[knight] = way(v.cells, place, crowned)
        if CASTLE < place <= v.cells:
            self._find(knight, place)
        elif place != CASTLE and not crowned:
            power = v.power[v.to_move]
            self.ways[knight], self.crowned[knight] = _after_dragon(v.cells, power), takes_crown(power)

    def _come_home(self, knight: int) -> None:
        self.circles = (*self.circles, knight)
        self.away &= ~(1 << knight)
        if len(self.circles) == LAST_HOME:  # the last crown follows by itself
            self.circles = (*self.circles, self.away.bit_length() - 1)
            self.away = 0

    def _find(self, knight: int, place: int) -> None:
        """What lies there, or may lie there."""
        mover = self._v.to_move
        held, weapons, treasures, whole = lying(self._v, place)
        self.held[knight] = held / whole
        self.power[mover] = min(MOST_POWER, self.power[mover] + weapons / whole)
        if self._v.bank[knight]:
            self.gems[mover][knight] += treasures / whole

    def _fight(self) -> None:
        v = self._v
        power, cell, won = v.power[v.to_move], v.places[v.knight], frees(v, v.knight)
        for knight, place in enumerate(v.places):
            if place == cell and v.held >> knight & 1:
                self.held[knight] = 1 - won
        self.power[v.to_move] += won * (power < MOST_POWER) - (1 - won) * (power > 0)
