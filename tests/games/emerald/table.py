"""Set up an Emerald table in one line, play on by typing answers."""

from royaumes.core import Refusal
from royaumes.core.record import Answer, parse_answer
from royaumes.games.emerald import GAME
from royaumes.games.emerald.board import COLOURS, NAMES, PLACES
from royaumes.games.emerald.cards import GEM_BAG, GEM_NAMES, GOLD_BAG, GOLD_NAMES, NONE
from royaumes.games.emerald.flight import TO_CASTLE, TO_LAIR
from royaumes.games.emerald.phases.turn import MARCHING
from royaumes.games.emerald.state import colours_of, taken

GOLD_DEALT = (0, 1, 2, 3, 4, 0, 1, 2, 3)
GEMS_DEALT = (0, 1, 2, 3, 0, 1, 2, 3, 0)


def table(knights="", *, seats=3, turn=0, bar=1, dragon=4, facing="castle", bare="", fair=0, **held):
    """A table before a march, all piles untouched but those of the `bare` cells.

    `knights` is like "yellow plain:2 mountain:3*2, blue tower:1": a colour that is named has these
    knights in play and its others in the nest; one that is not stands in the castle. `held` is what
    a seat owns: gold0="3 5", gems1="ruby ruby", treasures2=1. `bare` is like "1 4".
    """
    s = GAME.start(seats, {"fair": fair})
    for cell, (gold, gem) in enumerate(zip(GOLD_DEALT, GEMS_DEALT, strict=True)):
        s.gold_open[cell], s.gem_open[cell] = gold, gem
        s.gold_under[cell] -= 1
        s.gem_under[cell] -= 1
        s.gold_bag -= GOLD_BAG.units[gold]
        s.gem_bag -= GEM_BAG.units[gem]
    s.phase, s.seat, s.first = MARCHING, turn, 0
    s.bar, s.dragon, s.facing = bar - 1, dragon - 1, TO_CASTLE if facing == "castle" else TO_LAIR
    for cell in map(int, bare.split()):
        for pile in (s.gold_open, s.gem_open):
            pile[cell - 1] = NONE
        for under in (s.gold_under, s.gem_under):
            under[cell - 1] = 0
    for part in filter(None, knights.split(",")):
        _stand(s, *part.split())
    for seat in range(seats):
        _hold(s, seat, **{name[:-1]: value for name, value in held.items() if name[-1] == str(seat)})
    return s


def _stand(s, colour, *places):
    number = COLOURS.index(colour)
    row = [0] * PLACES
    for place in places:
        name, _, count = place.partition("*")
        row[NAMES.index(name)] += int(count or 1)
    each = sum(s.knights[number * PLACES : (number + 1) * PLACES])
    s.knights[number * PLACES : (number + 1) * PLACES] = row
    s.where[number] = sum(1 << place for place, count in enumerate(row) if count)
    s.nest[number] = each - sum(row)
    s.in_play[number % s.seats] -= each - sum(row)
    colours = len(s.where)
    s.crowd = [sum(s.knights[c * PLACES + place] for c in range(colours)) for place in range(PLACES)]


def _hold(s, seat, gold="", gems="", treasures=0):
    for value in map(int, gold.split()):
        s.gold[seat * 5 + value - 1] += 1
        s.purse[seat] += 1
        s.ledger.append(taken(seat, value - 1))
    for gem in gems.split():
        s.gems[seat * 4 + GEM_NAMES.index(f"gem:{gem}")] += 1
    s.treasures[seat] = treasures
    s.treasures_left -= treasures
    s.chamber[colours_of(s.seats, seat)[0]] += treasures


def asked(s):
    """The prompt now pending and who is asked."""
    question = GAME.pending(s)
    return question.prompt, getattr(question, "seats", None)


def offered(s):
    """What the seat that is asked may answer, as typed."""
    (seat,) = GAME.pending(s).seats
    return [" ".join(move.picks) for move in GAME.options(s, seat)]


def hear(s, text):
    """One answer; the state after it and the tellings."""
    seats = getattr(GAME.pending(s), "seats", (None,))
    return GAME.apply(s, seats[0], parse_answer(GAME, s, Answer(seats[0], text)))


def go(s, *answers):
    """The state after these answers, typed: moves, dice ("2") and cards ("gold:3") alike."""
    for text in answers:
        s, _ = hear(s, text)
    return s


def events(s, text):
    """What all hear of one answer, as message ids."""
    return [one.public.message.removeprefix("emerald-") for one in hear(s, text)[1]]


def refused(s, text):
    """The rule that refuses this answer to the seat that is asked."""
    (seat,) = GAME.pending(s).seats
    refusal = GAME.refusal(s, seat, GAME.moves.parse(text))
    assert isinstance(refusal, Refusal), f"{text} is allowed"
    return refusal.rule


def at(s, colour, place):
    """How many knights of a colour stand at a place."""
    return s.knights[COLOURS.index(colour) * PLACES + NAMES.index(place)]


def hand(s, seat):
    """The gold that a seat holds, as names."""
    return [name for kind, name in enumerate(GOLD_NAMES) for _ in range(s.gold[seat * 5 + kind])]


def gems(s, seat):
    """The gems that a seat holds, as names."""
    return [name for kind, name in enumerate(GEM_NAMES) for _ in range(s.gems[seat * 4 + kind])]
