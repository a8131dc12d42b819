"""Positions of Le Royaume des 5 Couronnes in one line."""

from collections.abc import Sequence

from royaumes.core import Announcement, Over, bits_of, members, silent
from royaumes.core.record import Answer, parse_answer
from royaumes.games.royaume import GAME
from royaumes.games.royaume.box import BARE, COLOURS, DOWN, KINDS, MONSTER, ON_CELL, PILES
from royaumes.games.royaume.phases import turn
from royaumes.games.royaume.state import Royaume
from royaumes.testing.position import Position

game = GAME
#: An answer: a move, a card or a seat as it is written, or the faces of dice.
Given = str | int | tuple[int, ...]


def position(
    knights: str = "",
    cards: str = "",
    *,
    seats: int = 3,
    cells: int = 36,
    calling: bool = False,
    calling_seconds: int = 8,
    power: Sequence[int] = (),
    treasures: Sequence[str] = (),
    home: str = "",
    orders: Sequence[int] = (),
    to_move: int = 0,
    turn_number: int = 1,
) -> Royaume:
    """The turn of a seat begins in this position.

    `knights` is "red 5, blue 7 crowned"; `cards` is "5 monster, 9 weapon" (a knight's cell without a
    card is bare); `home` is "red blue" in the order of the circles; `treasures` is "red red blue" by
    seat; `orders` are the numbers of the secret cards, 1 to 20.
    """
    s = GAME.start(seats, {"path": cells, "calling": calling, "calling_seconds": calling_seconds})
    s.orders = tuple(order - 1 for order in orders or range(1, seats + 1))
    s.power = [*power, *[0] * (seats - len(power))]
    for owner, owned in enumerate(treasures):
        for colour in map(COLOURS.index, owned.split()):
            s.treasures[owner][colour] += 1
            s.bank[colour] -= 1
    for words in filter(None, cards.split(",")):
        place, kind = words.split()
        s.cards[int(place)] = ON_CELL[KINDS.index(kind)]
        s.unseen -= PILES.units[KINDS.index(kind)]
    s.circles = [COLOURS.index(colour) for colour in home.split()]
    s.crowned = bits_of(s.circles)
    s.away &= ~s.crowned
    for words in filter(None, knights.split(",")):
        knight, place, *crown = words.split()
        _stand(s, COLOURS.index(knight), cells + 1 if place == "lair" else int(place), bool(crown))
    s.to_move, s.turn = to_move, turn_number
    turn.begin(s, silent)
    return s


def _stand(s: Royaume, knight: int, cell: int, crowned: bool) -> None:
    s.places[knight] = cell
    s.crowned |= crowned << knight
    if 1 <= cell <= s.cells:
        if s.cards[cell] <= MONSTER:
            s.held |= 1 << knight
        elif s.cards[cell] == DOWN:  # a monster lay there and was beaten
            s.cards[cell] = BARE
            s.discards += PILES.units[MONSTER]
            s.unseen -= PILES.units[MONSTER]


def at(s: Royaume) -> Position:
    """The position, to try rules on."""
    return Position(GAME, s)


def announced(s: Royaume, *answers: Given) -> tuple[Royaume, list[Announcement]]:
    """The state after these answers, and all that was announced; several seats answer in their order."""
    announcements: list[Announcement] = []
    for answer in answers:
        seat = at(s).asked[0] if at(s).asked else None
        text = " ".join(map(str, answer)) if isinstance(answer, tuple) else str(answer)
        s, more = GAME.apply(s, seat, parse_answer(GAME, s, Answer(seat, text)))
        announcements += more
    return s, announcements


def play(s: Royaume, *answers: Given) -> Royaume:
    """The state after these answers."""
    return announced(s, *answers)[0]


def events(s: Royaume, *answers: Given) -> list[str]:
    """The messages of all that these answers bring, without the game's name."""
    return [one.public.message.removeprefix("royaume-") for one in announced(s, *answers)[1] if one.public]


def march(knight: str, die: int, other: str = "", other_die: int = 0) -> str:
    """A marching order as it is written."""
    first = f"knight:{knight} die:{die}"
    return f"{first} knight:{other} die:{other_die}" if other else first


def asked(s: Royaume) -> str:
    """The prompt of the question now asked, or why the game is over, without the game's name."""
    question = GAME.pending(s)
    if isinstance(question, Over):
        return question.why.removeprefix("royaume-")
    return question.prompt.removeprefix("royaume-ask-")


def offered(s: Royaume, seat: int | None = None) -> set[str]:
    """All options of a seat (or of the first one asked) as they are written."""
    return at(s).offered(at(s).asked[0] if seat is None else seat)


def refused(s: Royaume, move: str, seat: int | None = None) -> tuple[str, str]:
    """The rule that refuses a move, and the message without the game's name."""
    refusal = at(s).refused(move, at(s).asked[0] if seat is None else seat)
    return refusal.rule, refusal.why.removeprefix("royaume-")


def over(s: Royaume) -> Over:
    """The result of a finished game."""
    return at(s).over


def place(s: Royaume, colour: str) -> int:
    """Where a knight is."""
    return s.places[COLOURS.index(colour)]


def _colours(some: int) -> set[str]:
    return {COLOURS[knight] for knight in members(some)}


def held(s: Royaume) -> set[str]:
    """The colours of the knights that are held."""
    return _colours(s.held)


def crowned(s: Royaume) -> set[str]:
    """The colours of the knights that have their crowns."""
    return _colours(s.crowned)


def circles(s: Royaume) -> list[str]:
    """The colours of the crowns in circles I, II, …"""
    return [COLOURS[colour] for colour in s.circles]


def second(s: Royaume) -> tuple[str, int] | None:
    """The knight that has yet to go, and its die."""
    return (COLOURS[s.second], s.second_die) if s.second >= 0 else None


def card(s: Royaume, cell: int) -> str:
    """What lies on a cell."""
    return s.cards[cell].name.lower()


def pile(s: Royaume, name: str) -> dict[str, int]:
    """The cards of a pile (unseen, talon, discards), by kind."""
    return {kind: n for kind, n in zip(KINDS, PILES.counts(getattr(s, name)), strict=True) if n}


def gems(s: Royaume, seat: int | None, colour: str) -> int:
    """How many treasures of a colour a seat (None: the bank) owns."""
    return (s.bank if seat is None else s.treasures[seat])[COLOURS.index(colour)]
