"""Previews: sure events, exact odds in groups that mean something, and nothing that a seat cannot know."""

from collections import defaultdict
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from royaumes import core
from royaumes.core import (
    Chance,
    ChanceNode,
    Decide,
    Decision,
    Dice,
    Draw,
    Event,
    Finished,
    Game,
    IllegalMove,
    Kind,
    Lot,
    Moves,
    News,
    Over,
    State,
    Stop,
    Stream,
    View,
    declared,
    public,
)
from royaumes.games import game, keys
from royaumes.messages import LANGUAGES, Catalogue, Words
from royaumes.play.odds import odds
from royaumes.play.preview import consequences, preview, sentences
from royaumes.testing.position import Position

STOP = Stop()
THREE = ("red", "green", "blue")


class Thrown(News):
    """What fell: never the same twice, so it sets no group apart."""

    outcome: tuple[int, ...]


class Freed(Event):
    knight: str
    die: int


class Held(Event):
    knight: str


class Left(Event):
    seat: str


class Table(core.Table):
    source: Any = public(Kind(), None)
    frees: Any = public(Kind(), None)


@declared
class Trial(Table, State):
    """A game that is all about one question of chance."""


@declared
class Seen(Table, View):
    """All of it."""


def trial(source, frees):
    """What the seat sees before it leaves."""
    return Seen.of(Trial.new(Leaving(), seats=1, source=source, frees=frees), 0)


class Leaving(Decision):
    def question(self, s):
        return Decide((0,), "trial-ask-leave")

    def options(self, s, seat):
        return (STOP,)

    def refusal(self, s, seat, move):
        return None

    def play(self, s, seat, move, emit):
        emit(Left, "seat:0")
        s.phase = Trying()


class Trying(ChanceNode):
    def question(self, s):
        return Chance(s.source, "trial-ask-dice", 0)

    def resolve(self, s, outcome, emit):
        faces = outcome if isinstance(outcome, tuple) else (outcome,)
        emit(Thrown, faces)
        if s.frees(outcome):
            emit(Freed, "knight:red", faces[0])
        else:
            emit(Held, "knight:red")
        s.phase = Finished(Over(((0,),), (0,), "trial-over", "TRY-1"))


class Trials(Game):
    """One move, then one throw or draw that frees a knight or does not."""

    key, hidden, moves = "trial", False, Moves((STOP,))

    def view(self, s, seat):
        return Seen.of(s, seat)

    def imagine(self, v, stream):
        return Trial.of(v)

    def display(self, v):
        return v.phase.name


def seen(source, frees):
    return preview(Trials(), trial(source, frees), 0, STOP)


def thrown_one_by_one(dice):
    """Every throw of single dice, each as likely as the others."""
    throws = list(product(dice.faces, repeat=dice.count))
    return [
        (throw if dice.ordered else tuple(sorted(throw, reverse=True)), Fraction(1, len(throws)))
        for throw in throws
    ]


ALIKE, ORDERED = Dice(3), Dice(2, 12, ordered=True)
BAG, LOT = Draw([3, 0, 5], THREE), Lot([0, 2], THREE)
SOURCES = {
    "alike dice": (ALIKE, lambda throw: sum(throw) > 11, thrown_one_by_one(ALIKE)),
    "ordered dice": (ORDERED, lambda throw: throw[0] + 2 > throw[1], thrown_one_by_one(ORDERED)),
    "a bag": (BAG, lambda kind: kind == 2, [(kind, Fraction(1, 8)) for kind in (0, 0, 0, 2, 2, 2, 2, 2)]),
    "lots": (LOT, lambda thing: thing == 2, [(thing, Fraction(1, 2)) for thing in (0, 2)]),
}


@pytest.mark.parametrize("name", SOURCES)
def test_odds_are_those_of_an_exact_enumeration(name):
    source, frees, every = SOURCES[name]
    exact: dict[Any, Fraction] = defaultdict(Fraction)
    for outcome, chance in every:
        exact[Freed if frees(outcome) else Held] += chance
    found = seen(source, frees)
    assert found.sure == (Left("seat:0"),) and found.display == "trying"
    assert {type(one.events[0]): one.chance for one in found.odds} == dict(exact)
    assert all(len(one.events) == 1 for one in found.odds), "that dice were thrown sets no group apart"
    assert [one.chance for one in found.odds] == sorted(exact.values(), reverse=True)


def test_an_event_that_stands_for_several_says_so():
    freed, held = sorted(
        seen(ALIKE, SOURCES["alike dice"][1]).odds, key=lambda one: isinstance(one.events[0], Held)
    )
    assert freed.example and not held.example


def test_what_chance_can_not_change_is_sure():
    found = seen(ALIKE, lambda throw: False)
    assert found.sure == (Left("seat:0"), Held("knight:red")) and found.odds == ()


def test_numbers_make_groups_where_names_do_not():
    cases = [(Fraction(1, 2), (Freed("knight:red", 1),)), (Fraction(1, 2), (Freed("knight:red", 2),))]
    assert [one.events for one in odds(cases)] == [cases[0][1], cases[1][1]]


def test_a_crowd_of_names_falls_into_kinds_or_is_left_out():
    crowd = [(Fraction(1, 20), (Held(f"knight:{n}"),)) for n in range(20)]
    assert odds(crowd) == ()
    ten = [(Fraction(1, 20), (Left(f"seat:{n}"), Held("knight:red"))) for n in range(10)]
    assert [(one.chance, one.events) for one in odds([*crowd[:10], *ten])] == [
        (Fraction(1, 2), ()),
        (Fraction(1, 2), (Held("knight:red"),)),
    ]


class HiddenTrials(Trials):
    """The same with a bag that the seat has not looked into."""

    hidden = True

    def imagine(self, v, stream):
        red = stream.below(9)
        return Trial.new(v.phase, seats=1, source=Draw([red, 0, 9 - red], THREE), frees=v.frees)


def test_no_odds_where_they_hang_on_what_the_seat_can_not_see():
    found = preview(HiddenTrials(), trial(BAG, lambda kind: kind == 2), 0, STOP)
    assert found.sure == (Left("seat:0"),) and found.odds == ()


def test_a_chip_and_the_board_after_it():
    position = Position.start(game("crowns"), 1).chance("6 6 5 5 3 2")
    move = game("crowns").moves.parse("cell:2x6")
    found = preview(game("crowns"), position.view(0), 0, move)
    after = position.play("cell:2x6")
    assert (list(found.sure), found.odds, found.display) == (after.events(0), (), after.display(0))


@pytest.mark.parametrize("key", keys())
def test_a_menu_says_the_beginning_of_what_a_preview_says(key):
    """Each of some questions of a random game, in every option."""
    played, stream = game(key), Stream("menu")
    s, compared = played.start(played.seats[-1]), 0
    while compared < 12 and not isinstance(question := played.pending(s), Over):
        if isinstance(question, Chance):
            s, _ = played.apply(s, None, question.source.sample(stream))
            continue
        seat = question.seats[0]
        view, options = played.view(s, seat), played.options(s, seat)
        for move, events in consequences(played, view, seat, options[:6]).items():
            assert events == preview(played, view, seat, move).sure[: len(events)]
            compared += bool(events)
        s, _ = played.apply(s, seat, stream.choice(options))
    assert compared


def test_a_menu_does_not_say_what_comes_to_light():
    position = Position.start(game("_toy"), 2).chance("card-2").play("claim:2")
    doubt = game("_toy").moves.parse("reply:doubt")
    ((_, events),) = consequences(game("_toy"), position.view(1), 1, [doubt]).items()
    assert {event.message for event in events} <= {"toy-replied", "toy-opened"}


def test_a_refused_move_has_no_preview():
    position = Position.start(game("crowns"), 1).chance("6 6 5 5 3 2")
    with pytest.raises(IllegalMove) as refused:
        preview(game("crowns"), position.view(0), 0, game("crowns").moves.parse("cell:1x4"))
    assert refused.value.refusal.rule == "CRW-3.4"


def test_a_hidden_card_is_not_sure():
    """The last reply opens the leader's card: whether the claim holds is not for the rival to know."""
    position = Position.start(game("_toy"), 2).chance("card-2").play("claim:2")
    found = preview(game("_toy"), position.view(1), 1, game("_toy").moves.parse("reply:doubt"))
    assert {event.message for event in found.sure} == {"toy-replied", "toy-opened"}
    assert found.display is None


def test_the_die_that_pays_is_told_by_what_it_pays():
    position = Position.start(game("_toy"), 2).chance("card-2").play("claim:2")
    found = preview(game("_toy"), position.view(1), 1, game("_toy").moves.parse("reply:trust"))
    faces: Any = game("_toy").pending(position.play("reply:trust").state).source.outcomes()
    paid = [(one.chance, one.events[0].facts["tokens"]) for one in found.odds]
    assert sorted(paid) == sorted((chance, face) for (face,), chance in faces)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_can_be_said(monkeypatch, lang):
    monkeypatch.setattr(Catalogue, "strict", True)
    position = Position.start(game("_toy"), 2).chance("card-2").play("claim:2")
    found = preview(game("_toy"), position.view(1), 1, game("_toy").moves.parse("reply:trust"))
    words = Words(Catalogue(lang), "_toy", ["Ann", "Bob"])
    lines = [words.say(message, **facts) for message, facts in sentences(found)]
    assert len(lines) == len(found.sure) + 2 * len(found.odds)
    assert all(lines) and any("33" in line for line in lines)
