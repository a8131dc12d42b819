"""Positions of For a Crown in one line."""

from typing import Any

from rich.console import Console

from royaumes.core import Chance, Over, Settings, bits_of
from royaumes.games.foracrown import GAME
from royaumes.games.foracrown.box import CARD_NAMES, FAMILIES, NONE, RECRUITS, EventKind, slot_names
from royaumes.games.foracrown.phases.revealing import REVEALING
from royaumes.games.foracrown.state import ForACrown, View
from royaumes.games.foracrown.terminal import draw
from royaumes.messages import Catalogue, Words
from royaumes.testing.position import Position

game = GAME
RABBIT, PENGUIN, APE, FLAMINGO, CROCODILE = range(5)
_SLOTS = slot_names((RABBIT, PENGUIN, APE, FLAMINGO, CROCODILE))


def card(name: str) -> int:
    """The number of a card, such as "RTT" or "C-T"."""
    return CARD_NAMES.index(name)


def cards(names: str) -> list[int]:
    """The numbers of several cards; "-" is an empty place."""
    return [NONE if name == "-" else card(name) for name in names.split()]


def slot(seat: int, nth: int = 0) -> int:
    """The place of a family's mercenary in the common pile."""
    return seat * RECRUITS + nth


def slots(names: str) -> list[int]:
    """Places of the common pile, such as "rabbit-1 event-2"."""
    return [_SLOTS.index(name) for name in names.split()]


def piled(s: ForACrown) -> set[str]:
    """What lies face down in the common pile, by name."""
    return {_SLOTS[one] for one in s.pile}


def recruited(s: ForACrown, seat: int) -> list[str]:
    """The mercenaries of a family, by name."""
    owned = s.recruits[slot(seat) : slot(seat + 1)]
    return [CARD_NAMES[one] for one in owned if one != NONE]


def opened(s: ForACrown) -> str:
    """The open cards of levels 2 to 5 by name; "-" is an empty place."""
    return " ".join("-" if one == NONE else CARD_NAMES[one] for one in s.open)


def put(s: ForACrown, **changes: Any) -> ForACrown:
    """The same position with some things laid out otherwise; the pile goes by names."""
    s = s.fork()
    if "pile" in changes:
        changes["pile"] = slots(changes["pile"])
    for name, value in changes.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    s.playing = bits_of(seat for seat, cell in enumerate(s.gallery) if cell)
    return s


def at(s: ForACrown) -> Position:
    """The position, to try rules on."""
    return Position(GAME, s)


def asked(s: ForACrown) -> int:
    """The seat that is asked."""
    return at(s).seat()


def prompt(s: ForACrown) -> str:
    """The question, by the end of its name."""
    return at(s).prompt.removeprefix("foracrown-ask-")


def play(s: ForACrown, *moves: str) -> ForACrown:
    """The seats that are asked answer this, one after the other."""
    state: ForACrown = at(s).play(*moves).state
    return state


def chance(s: ForACrown, *outcomes: str) -> ForACrown:
    """Chance answers this."""
    state: ForACrown = at(s).chance(*outcomes).state
    return state


def settle(s: ForACrown) -> ForACrown:
    """Gaps of the royal square are filled with the first card that is there."""
    while isinstance(question := game.pending(s), Chance) and question.prompt == "foracrown-ask-open":
        s = game.apply(s, None, min(outcome for outcome, _ in question.source.outcomes()))[0]
    return s


def after(s: ForACrown, answer: str) -> Position:
    """The position after an answer, with what was announced: a move, or `* outcome` for chance."""
    return at(s).chance(answer[2:]) if answer.startswith("* ") else at(s).play(answer)


def events(s: ForACrown, answer: str) -> list[str]:
    """What an answer announces to all, by the names of the messages."""
    return [event.message.removeprefix("foracrown-") for event in after(s, answer).events()]


def offered(s: ForACrown) -> set[str]:
    """The options of the seat that is asked."""
    return at(s).offered()


def refused(s: ForACrown, move: str) -> tuple[str, str]:
    """The rule that refuses a move, and its message."""
    refusal = at(s).refused(move)
    return refusal.rule, refusal.why.removeprefix("foracrown-")


def over(s: ForACrown) -> Over:
    """The result of a finished game."""
    return at(s).over


def hung(seats: int = 3, order: str = "", settings: Settings | None = None) -> ForACrown:
    """Portraits hang, the first family named first; nothing is open yet."""
    names = order.split() or FAMILIES[:seats]
    state: ForACrown = Position.start(GAME, seats, settings).chance("-".join(names)).state
    return state


def laid(seats: int = 3, order: str = "", **changes: Any) -> ForACrown:
    """The first family recruits; the first two cards of each deck lie open."""
    return put(settle(hung(seats, order)), **changes)


def turning(*names: str, seat: int = RABBIT, seats: int = 3, **changes: Any) -> ForACrown:
    """These mercenaries of a family lie in the pile with one event, a burglary."""
    s = laid(seats, **changes)
    for nth, name in enumerate(names):
        s.recruits[slot(seat, nth)] = card(name)
    lying = [f"{FAMILIES[seat]}-{nth}" for nth in range(1, len(names) + 1)]
    passes = max(2, len(names))
    return put(s, phase=REVEALING, pile=" ".join([*lying, "event-1"]), passes=passes, order=(), to_move=NONE)


def revealed(name: str, seat: int = RABBIT, seats: int = 3, **changes: Any) -> ForACrown:
    """A family's mercenary has just been turned up."""
    return chance(turning(name, seat=seat, seats=seats, **changes), f"{FAMILIES[seat]}-1")


def striking(kind: str, seats: int = 3, **changes: Any) -> ForACrown:
    """An event lies in the pile with one more that waits."""
    s = turning(seats=seats, **changes)
    s.events[1] = EventKind[kind.upper()]
    return put(s, pile="event-1 event-2")


def struck(kind: str, seats: int = 3, **changes: Any) -> ForACrown:
    """An event has just been turned up."""
    return chance(striking(kind, seats, **changes), "event-2")


def drawn(v: View, lang: str = "en") -> str:
    """The board in a terminal of 80 columns."""
    words = Words(Catalogue(lang), "foracrown", ("Ann", "Bob", "Cleo", "Dan", "Eve")[: v.seats])
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(draw(v, words))
    return captured.get()
