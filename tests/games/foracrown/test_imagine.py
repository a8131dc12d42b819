"""Imagined worlds are as likely as the game makes them: sampled beside an exact enumeration."""

from collections import Counter
from fractions import Fraction

import pytest
from tests.games.foracrown.table import APE, PENGUIN, RABBIT, cards, game, laid, play, put, slot

from royaumes.core import Stream

SAMPLES = 3000


def drawn_twice():
    """Every way in which penguin and ape can look at a card of deck 3, with its exact probability."""
    start = laid(coins=[9, 9, 9])
    known = cards("LLT LLP LCT CCT")  # seen by all, so three cards are left in the deck
    start.recruits[slot(RABBIT, 1) : slot(RABBIT, 5)] = known
    start.decks[1] = [one for one in start.decks[1] if one not in known][:3]
    gone = set(range(13, 23)) - {*known, *start.decks[1], *start.open}
    start.recruits[slot(PENGUIN, 4)] = gone.pop()
    assert not gone
    for_all = play(start, "card:C-T coin:1")
    for first, odds in _outcomes(play(for_all, "deck:3 coin:5")):
        for second, more in _outcomes(play(first, "deck:3 coin:5")):
            yield second, odds * more


def _outcomes(s):
    return [(game.apply(s, None, one)[0], odds) for one, odds in game.pending(s).source.outcomes()]


def hidden(s):
    """Who has which hidden recruit."""
    return s.recruits[slot(PENGUIN)], s.recruits[slot(APE)]


@pytest.mark.rule("FAC-3.10")
@pytest.mark.parametrize("seat", [RABBIT, PENGUIN, None])
def test_hidden_recruits_are_as_likely_as_the_deck_made_them(seat):
    worlds = list(drawn_twice())
    real = worlds[0][0]
    view = game.view(real, seat)
    exact: Counter[tuple[int, int]] = Counter()
    for world, odds in worlds:
        if game.view(world, seat) == view:
            exact[hidden(world)] += odds
    total = sum(exact.values())
    assert len(exact) == (2 if seat == PENGUIN else 6) and total == Fraction(len(exact), 6)
    stream = Stream("weights")
    sampled = Counter(hidden(game.imagine(view, stream)) for _ in range(SAMPLES))
    assert sampled.keys() == exact.keys()
    for who, odds in exact.items():
        expected = float(SAMPLES * odds / total)
        assert abs(sampled[who] - expected) < 4 * expected**0.5


@pytest.mark.rule("FAC-3.10")
def test_a_world_holds_every_card_once_wherever_it_lies():
    real = next(drawn_twice())[0]
    for seat in (RABBIT, PENGUIN, APE, None):
        world = game.imagine(game.view(real, seat), Stream("x"))
        assert game.census(world) == game.census(real)
        assert [len(deck) for deck in world.decks] == [len(deck) for deck in real.decks]
        assert game.view(put(world), seat) == game.view(real, seat)
