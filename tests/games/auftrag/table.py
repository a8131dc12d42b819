"""Positions of Im Auftrag des Königs in one line."""

from royaumes.core import Over, silent
from royaumes.games.auftrag import GAME
from royaumes.games.auftrag.box import ACTIONS, ADVENTURES, CARDS, KINDS, PLACES, reach
from royaumes.games.auftrag.phases.acting import ACTING, may_go_on
from royaumes.games.auftrag.phases.choosing import CHOOSING
from royaumes.games.auftrag.phases.tournament import hold_tournament
from royaumes.games.auftrag.state import SIZE

game = GAME
NAMES = tuple(one.name for one in ADVENTURES)
#: Place by place in the order of the data: Camelot, wild forest, hidden valley, moon lake and so on.
RING = tuple(range(len(PLACES)))


def number(name):
    """An adventure by name."""
    return NAMES.index(name)


def table(seats=2, settings=None):
    """Round 1, phase I; seat 0 has tent 1; nobody holds a card; no adventure is open."""
    s = game.start(seats, settings)
    s.phase, s.ring, s.reach, s.order = CHOOSING, RING, reach(RING), tuple(range(seats))
    s.round = s.turn = 1
    for virtue, count in enumerate(s.bag):
        s.piles[2 * virtue] += count
        s.bag[virtue] = 0
    return s


def give(s, seat, cards="", adventures="", actions="", at=None, first=""):
    """Virtue cards from the piles ("sword_1 book_2"; `first` ones unseen), adventures, actions, a place."""
    for known, names in ((True, cards), (False, first)):
        for name in names.split():
            card = CARDS.index(name)
            s.piles[card] -= 1
            s.hands[seat * SIZE + card] += 1
            if known:
                s.seen[seat * SIZE + card] += 1
            else:
                s.hidden[seat] += 1
    for name in adventures.split():
        s.deck[number(name)] = 0
        s.held[seat] |= 1 << number(name)
    for name in actions.split():
        action = ACTIONS.index(name)
        s.supply[action] -= 1
        if not s.supply[action]:
            s.lying &= ~(1 << action)
        s.chosen[seat * KINDS + action] += 1
        s.holds[seat] |= 1 << action
    if at is not None:
        s.knights[seat] = PLACES.index(at)
    return s


def lay_open(s, names):
    """These adventures lie open."""
    for name in names.split():
        s.deck[number(name)] = 0
        s.open |= 1 << number(name)
    return s


def acting(actions, cards="", adventures="", at="camelot", seats=2, first="", opened="", rivals=None):
    """Seat 0 acts with these cards; `rivals` tells what each other seat has, as for `give`."""
    s = lay_open(table(seats), opened)
    give(s, 0, cards, adventures, actions, at, first)
    for seat, has in (rivals or {}).items():
        give(s, seat, **has)
    s.phase, s.step = ACTING, 0
    assert may_go_on(s, 0)
    return s


def tournament(*stakers, seats=2, at=None):
    """The tournament begins; these seats (cards as for `give`) hold a tournament card."""
    s = table(seats)
    for seat, cards in enumerate(stakers):
        give(s, seat, cards, actions="tournament", at=(at or {}).get(seat))
    s.step = seats
    hold_tournament(s, silent)
    return s


def do(s, *texts, seat=None):
    """These moves, one after the other, by the rules, by whoever is asked."""
    for text in texts:
        asked = game.pending(s).seats[0] if seat is None else seat
        s, _ = game.apply(s, asked, game.moves.parse(text))
    return s


def announced(s, text, seat=None):
    """The state after one move, and what was announced."""
    asked = game.pending(s).seats[0] if seat is None else seat
    return game.apply(s, asked, game.moves.parse(text))


def draws(s, text):
    """Chance answers this."""
    return game.apply(s, None, game.pending(s).source.parse(text))[0]


def settle(s):
    """Chance answers whatever comes first, as long as it is asked."""
    while hasattr(game.pending(s), "source"):
        s = game.apply(s, None, game.pending(s).source.outcomes()[0][0])[0]
    return s


def why_not(s, text, seat=None):
    """The refusal of a move given as text."""
    asked = game.pending(s).seats[0] if seat is None else seat
    return game.refusal(s, asked, game.moves.parse(text))


def offered(s, seat=None):
    """The texts of all options."""
    asked = game.pending(s).seats[0] if seat is None else seat
    return [" ".join(move.picks) for move in game.options(s, asked)]


def hand(s, seat):
    """The virtue cards of a hand, by name."""
    return sorted(CARDS[c] for c in range(SIZE) for _ in range(s.hands[seat * SIZE + c]))


def pile(s, name):
    """How many of a virtue card lie on their pile."""
    return s.piles[CARDS.index(name)]


def supply(s, name):
    """How many action cards of a kind lie on the table."""
    return s.supply[ACTIONS.index(name)]


def at(s, seat):
    """The name of the place where a knight stands."""
    return PLACES[s.knights[seat]]


def over(s):
    """The result of a finished game."""
    question = game.pending(s)
    assert isinstance(question, Over)
    return question
