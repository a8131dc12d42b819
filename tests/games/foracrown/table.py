"""For a Crown positions in one line."""

from royaumes.core import Chance, Decide, Over
from royaumes.games.foracrown import GAME
from royaumes.games.foracrown.box import CARDS, EVENTS, FAMILIES, MERCENARY_SLOTS, RECRUITS
from royaumes.games.foracrown.phases.revealing import REVEALING
from royaumes.testing.walks import AnyGame

game: AnyGame = GAME
RABBIT, PENGUIN, APE, FLAMINGO, CROCODILE = range(5)
#: A slot that keeps a pile from running out: an event that has not been turned up yet.
WAITING = MERCENARY_SLOTS


def card(name):
    """The number of a card, such as "RTT" or "C-T"."""
    return next(n for n, one in enumerate(CARDS) if one.name == name)


def slot(seat, nth=0):
    """The place of a family's mercenary in the common pile."""
    return seat * RECRUITS + nth


def put(s, **changes):
    """The same position with some things laid out otherwise."""
    s = s.fork()
    for name, value in changes.items():
        setattr(s, name, value)
    if "gallery" in changes:
        s.playing = sum(1 << seat for seat, cell in enumerate(s.gallery) if cell)
    return s


def chance(s, text):
    """Chance answers this."""
    question = game.pending(s)
    assert isinstance(question, Chance)
    return game.apply(s, None, question.source.parse(text))[0]


def do(s, *texts):
    """The seats that are asked answer this, one after the other."""
    for text in texts:
        s = game.apply(s, asked(s), game.moves.parse(text))[0]
    return s


def asked(s):
    """The seat that is asked."""
    question = game.pending(s)
    assert isinstance(question, Decide)
    return question.seats[0]


def hung(seats=3, order=None, **options):
    """Portraits hang, the first family named first; nothing is open yet."""
    names = order.split() if order else FAMILIES[:seats]
    return chance(game.start(seats, options), "-".join(names))


def laid(seats=3, order=None, **changes):
    """The first family recruits; the first two cards of each deck lie open."""
    s = hung(seats, order)
    while isinstance(question := game.pending(s), Chance):
        s = game.apply(s, None, min(outcome for outcome, _ in question.source.outcomes()))[0]
    return put(s, **changes)


def turning(*names, seat=RABBIT, seats=3, **changes):
    """These mercenaries of a family lie in the pile with one event that waits."""
    s = laid(seats, **changes)
    for nth, name in enumerate(names):
        s.recruits[slot(seat, nth)] = card(name)
    s.pile = [*(slot(seat, nth) for nth in range(len(names))), WAITING]
    s.phase, s.passes, s.order, s.turn = REVEALING, max(2, len(names)), [], 0
    return s


def revealed(name, seat=RABBIT, seats=3, **changes):
    """A family's mercenary has just been turned up."""
    return chance(turning(name, seat=seat, seats=seats, **changes), f"{FAMILIES[seat]}-1")


def striking(kind, seats=3, **changes):
    """An event lies in the pile with one more that waits."""
    s = turning(seats=seats, **changes)
    s.events[1] = EVENTS.index(kind)
    s.pile = [WAITING, WAITING + 1]
    return s


def struck(kind, seats=3, **changes):
    """An event has just been turned up."""
    return chance(striking(kind, seats, **changes), "event-2")


def stories(s, answer):
    """The messages that an answer tells to all: a move's text, or `* outcome` for chance."""
    if answer.startswith("* "):
        told = game.apply(s, None, game.pending(s).source.parse(answer[2:]))[1]
    else:
        told = game.apply(s, asked(s), game.moves.parse(answer))[1]
    return [one.public.message.removeprefix("foracrown-") for one in told if one.public]


def offered(s):
    """The texts of all options of the seat that is asked."""
    return {" ".join(move.picks) for move in game.options(s, asked(s))}


def why_not(s, text):
    """The refusal of a move given as text: its rule and its message."""
    refusal = game.refusal(s, asked(s), game.moves.parse(text))
    return None if refusal is None else (refusal.rule, refusal.why.removeprefix("foracrown-"))


def over(s):
    """The result of a finished game."""
    question = game.pending(s)
    assert isinstance(question, Over)
    return question
