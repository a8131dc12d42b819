"""Positions of Emerald in one line, answers as they are written, and what stands and lies where."""

from royaumes.core import Chance
from royaumes.games.emerald import GAME
from royaumes.games.emerald.box import (
    CARD_NAMES,
    COLOURS,
    GEM_NAMES,
    GOLD_NAMES,
    KNIGHTS,
    NAMES,
    NONE,
    PLACES,
    UNSEEN,
    VALUES,
    Sort,
)
from royaumes.games.emerald.flight import Way
from royaumes.games.emerald.phases.turn import MARCHING
from royaumes.games.emerald.state import Emerald
from royaumes.testing.position import Position

#: The kinds that lie open in every position, from the first mountain cell on: gold and gems.
DEALT = ((0, 1, 2, 3, 4, 0, 1, 2, 3), (0, 1, 2, 3, 0, 1, 2, 3, 0))
ALL_CELLS = "1 2 3 4 5 6 7 8 9"


def position(
    knights: str = "",
    *,
    seats: int = 3,
    to_move: int = 0,
    bar: int = 1,
    dragon: int = 4,
    facing: str = "castle",
    bare: str = "",
    piles: str = "",
    fair: int = 0,
    four: int = NONE,
    **held: str | int,
) -> Position:
    """A table before a march; seat 0 began.

    `knights` is like "yellow plain:2 mountain:3*2, blue tower:1": a colour that is named has these
    knights in play and its others in the nest; one that is not stands in the castle. The piles are
    untouched but for those of the `bare` cells ("1 4") and those that `piles` names: "1 gold:5+0,
    2 gem:none" is a last card and an empty pile. `held` is what a seat owns: gold0="3 5",
    gems1="ruby ruby", treasures2=1.
    """
    s = GAME.start(seats, {"fair": fair})
    s.phase, s.first, s.to_move, s.four = MARCHING, 0, to_move, four
    s.bar, s.dragon, s.facing = bar - 1, dragon - 1, Way[facing.upper()]
    _deal(s, [int(cell) - 1 for cell in bare.split()])
    for pile in filter(None, piles.split(",")):
        _lay(s, *pile.split())
    for part in filter(None, knights.split(",")):
        _stand(s, *part.split())
    for name, value in held.items():
        _hold(s, int(name[-1]), name[:-1], str(value))
    return Position(GAME, s)


def _deal(s: Emerald, bare: list[int]) -> None:
    for sort in Sort:
        for cell, kind in enumerate(DEALT[sort]):
            s.unseen[sort] -= UNSEEN[sort].units[kind]
            s.open[sort][cell] = NONE if cell in bare else kind
            s.below[sort][cell] = 0 if cell in bare else s.below[sort][cell] - 1


def _lay(s: Emerald, cell: str, pile: str) -> None:
    card, _, below = pile.partition("+")
    sort = Sort[card.partition(":")[0].upper()]
    s.open[sort][int(cell) - 1] = CARD_NAMES[sort].index(card) if card in CARD_NAMES[sort] else NONE
    s.below[sort][int(cell) - 1] = int(below or 0)


def _stand(s: Emerald, colour: str, *places: str) -> None:
    number = COLOURS.index(colour)
    row = [0] * PLACES
    for place in places:
        name, _, count = place.partition("*")
        row[NAMES.index(name)] += int(count or 1)
    lost = sum(s.knights[number]) - sum(row)
    s.nest += [number] * lost
    s.in_play[s.owners[number]] -= lost
    s.knights[number] = row
    s.where[number] = sum(1 << place for place, count in enumerate(row) if count)
    s.crowd = [sum(column) for column in zip(*s.knights, strict=True)]


def _hold(s: Emerald, seat: int, what: str, value: str) -> None:
    if what == "treasures":
        s.chamber += [s.colours[seat][0]] * int(value)
    elif what == "gold":
        for kind in (VALUES.index(int(one)) for one in value.split()):
            s.gold[seat][kind] += 1
            s.ledger.append((seat, kind))
    else:
        assert what == "gems", what
        for gem in value.split():
            s.gems[seat][GEM_NAMES.index(f"gem:{gem}")] += 1


def go(table: Position, *answers: str) -> Position:
    """The position after these answers: moves, dice ("2") and cards ("gold:3") alike."""
    for text in answers:
        asks_chance = isinstance(GAME.pending(table.state), Chance)
        table = table.chance(text) if asks_chance else table.play(text)
    return table


def asked(table: Position) -> tuple[str, tuple[int, ...]]:
    """The question, and who is asked (nobody where chance is)."""
    return table.prompt.removeprefix("emerald-ask-"), table.asked


def happened(table: Position) -> list[str]:
    """What everybody is told of the last answer, by the names of its events."""
    return [event.message.removeprefix("emerald-") for event in table.events()]


def at(table: Position, colour: str, place: str) -> int:
    """How many knights of a colour stand at a place."""
    count: int = table.state.knights[COLOURS.index(colour)][NAMES.index(place)]
    return count


def nest(table: Position) -> list[str]:
    """The knights that the dragon has carried off."""
    return [KNIGHTS[colour] for colour in table.state.nest]


def chamber(table: Position) -> list[str]:
    """The knights in the treasure chamber."""
    return [KNIGHTS[colour] for colour in table.state.chamber]


def gold(table: Position, seat: int) -> list[str]:
    """The gold that a seat holds."""
    return [name for kind, name in enumerate(GOLD_NAMES) for _ in range(table.state.gold[seat][kind])]


def gems(table: Position, seat: int) -> list[str]:
    """The gems that a seat holds."""
    return [name for kind, name in enumerate(GEM_NAMES) for _ in range(table.state.gems[seat][kind])]


def pile(table: Position, cell: int, sort: Sort) -> tuple[str | None, int]:
    """The open card of a pile and how many lie below it."""
    kind = table.state.open[sort][cell - 1]
    return None if kind == NONE else CARD_NAMES[sort][kind], table.state.below[sort][cell - 1]


def flight(table: Position) -> tuple[int, int, str]:
    """The first cell of the bar, the dragon's cell (both from 1), and the way it faces."""
    s = table.state
    return s.bar + 1, s.dragon + 1, s.facing.name.lower()
