"""Everything that can happen at a table is announced when it happens."""

import inspect
from importlib import import_module

import pytest

from royaumes.core import Event, Stream
from royaumes.games import game, keys
from royaumes.testing.walks import walk

GAMES = 60
#: Too rare for games at random; each has a test of its own.
RARE = {"crowns": {"Removed"}, "royaume": {"Stopped"}, "foracrown": {"NoScandal"}}
#: Half of the games are played with these.
SETTINGS = {"royaume": {"calling": True}}


def kinds(rules):
    """Every kind of event that a game knows."""
    events = import_module(f"{rules.package}.events")
    own = (one for _, one in inspect.getmembers(events, inspect.isclass) if one.__module__ == events.__name__)
    return {one.__name__ for one in own if issubclass(one, Event) and not one.__name__.startswith("_")}


def announced(rules, number):
    """The kinds of events that anybody hears of in one game at random."""
    seats = rules.seats[number % len(rules.seats)]
    settings = SETTINGS.get(rules.key, {}) if number % 2 else {}
    for step in walk(rules, seats, settings, Stream(f"told/{number}")):
        if step.move is None:
            return
        _, announcements = rules.apply(step.state, step.seat, step.move)
        for one in announcements:
            yield from {type(one.to(seat)).__name__ for seat in (None, *range(seats))}


@pytest.mark.parametrize("key", keys())
def test_everything_that_can_happen_is_announced(key):
    rules = game(key)
    missing = kinds(rules) - RARE.get(key, set())
    for number in range(GAMES):
        missing -= set(announced(rules, number))
        if not missing:
            return
    raise AssertionError(f"never announced: {sorted(missing)}")
