"""Royaume positions in one line."""

from royaumes.core import Chance, Over
from royaumes.games.royaume import GAME
from royaumes.games.royaume.board import BARE, BIT, CARD, COLOURS, GEM, KINDS
from royaumes.games.royaume.phases import turn
from royaumes.testing.walks import AnyGame

game: AnyGame = GAME


def table(
    at="", cards="", *, seats=3, cells=36, calling=False, power=(), gems=(), home="", orders=None, seat=0
):
    """The turn of a seat begins in this position.

    `at` is "red 5, blue 7 crowned"; `cards` is "5 monster, 9 weapon" (a knight's cell without a
    card is bare); `home` is "red blue" in the order of the circles; `gems` is "red red blue" by seat.
    """
    s = game.start(seats, {"path": cells, "calling": calling})
    s.orders = list(orders or range(seats))
    s.power = [*power, *[0] * (seats - len(power))]
    for owner, owned in enumerate(gems):
        for colour in owned.split():
            gem = GEM[COLOURS.index(colour)]
            s.hoards[owner] += gem
            s.bank -= gem
    lay(s, cards)
    for colour in home.split():
        knight = COLOURS.index(colour)
        s.circles.append(knight)
        s.away &= ~BIT[knight]
        s.crowned |= BIT[knight]
    for words in filter(None, at.split(",")):
        colour, place, *crown = words.split()
        _stand(s, COLOURS.index(colour), s.cells + 1 if place == "lair" else int(place), bool(crown))
    s.seat = seat
    turn.begin(s, None)
    return s


def lay(s, cards):
    """Open cards such as "5 monster, 9 weapon", out of those that nobody has seen."""
    for words in filter(None, cards.split(",")):
        cell, kind = words.split()
        s.cards[int(cell)] = KINDS.index(kind)
        s.unseen -= CARD[KINDS.index(kind)]


def _stand(s, knight, cell, crowned):
    s.places[knight] = cell
    s.crowned |= BIT[knight] * crowned
    if 1 <= cell <= s.cells:
        if s.cards[cell] in (0, 1):
            s.held |= BIT[knight]
        elif s.cards[cell] == 5:
            s.cards[cell] = BARE
            s.discards += CARD[1]
            s.unseen -= CARD[1]


def answered(s, *answers):
    """The state after these answers, and all that was told: dice as numbers, cards and moves as text."""
    told = []
    for answer in answers:
        question = game.pending(s)
        if isinstance(question, Chance):
            move = answer if isinstance(answer, tuple) else question.source.parse(str(answer))
            s, heard = game.apply(s, None, move)
        else:
            s, heard = game.apply(s, question.seats[0], game.moves.parse(answer))
        told += heard
    return s, told


def play(s, *answers):
    """The state after these answers."""
    return answered(s, *answers)[0]


def heard(s, *answers):
    """The message ids of all that these answers told."""
    return [one.public.message.removeprefix("royaume-") for one in answered(s, *answers)[1]]


def march(knight, die, other=None, other_die=0):
    """A marching order as text."""
    first = f"knight:{knight} die:{die}"
    return f"{first} knight:{other} die:{other_die}" if other else first


def asked(s):
    """The prompt of the question now asked, without the game's name."""
    question = game.pending(s)
    return question.why if isinstance(question, Over) else question.prompt.removeprefix("royaume-ask-")


def offered(s):
    """The texts of all options of the first seat that is asked."""
    return {" ".join(move.picks) for move in game.options(s, game.pending(s).seats[0])}


def why_not(s, text):
    """The rule that refuses a move given as text; None where it is allowed."""
    refusal = game.refusal(s, game.pending(s).seats[0], game.moves.parse(text))
    return refusal and refusal.rule


def place(s, colour):
    """Where a knight is."""
    return s.places[COLOURS.index(colour)]


def held(s):
    """The colours of the knights that are held."""
    return {colour for colour, bit in zip(COLOURS, BIT, strict=True) if s.held & bit}


def card(s, cell):
    """What lies on a cell."""
    return (*KINDS, "bare", "down")[s.cards[cell]]


def gems(s, seat, colour):
    """How many treasures of a colour a seat owns."""
    return s.hoards[seat] >> 3 * COLOURS.index(colour) & 7
