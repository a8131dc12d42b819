"""What people learn before they move holds: prompts, previews, and why not, for all that is on a board."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from royaumes.core import Chance, Decide, Decision, Event, Move, Refusal, Settings, State, Stream, to_json
from royaumes.core.events import Announcement
from royaumes.games import AnyGame
from royaumes.messages import LANGUAGES, Catalogue, Words
from royaumes.play.preview import Preview, preview
from royaumes.play.why import THING, reason
from royaumes.testing.walks import Step, spread, walk

#: Of all things that can't be used, so many must be answered by a rule of the game itself.
LEAST_OWN = 0.95
#: Of those that whoever is asked can't use, so many must hear more than what is asked now.
LEAST_EXPLAINED = 0.9


def prompts(rules: AnyGame, seats: int, settings: Settings, seed: str) -> None:
    """What a prompt names is among the options, and the same words always name the same."""
    named: dict[str, tuple[type[Move], ...]] = {}
    for step in walk(rules, seats, settings, Stream(seed)):
        if isinstance(question := step.question, Decide):
            assert question.names, f"{question.prompt} does not say which moves it names"
            known = named.setdefault(question.prompt, question.names)
            assert known == question.names, f"{question.prompt} does not always name the same moves"
            for seat in question.seats:
                offered = {type(move) for move in rules.options(step.state, seat)}
                lacking = [kind.__name__ for kind in question.names if kind not in offered]
                assert not lacking, f"{question.prompt} names {lacking}, which seat {seat} is not offered"
                if question.window is not None:
                    offers = rules.options(step.state, seat)
                    assert question.window.move in offers, f"{question.prompt} can't close by itself"


# ---------------------------------------------------------------- previews


def previews(rules: AnyGame, seats: int, step: Step[State], stream: Stream) -> None:
    """Twin worlds give the same preview of a move, and what it calls sure happens in both of them."""
    if not isinstance(step.question, Decide):
        return
    seat = stream.choice(step.question.seats)
    here = step.state
    there = rules.imagine(rules.view(here, seat), stream)
    move = stream.choice(rules.options(here, seat))
    seen = preview(rules, rules.view(here, seat), seat, move)
    assert seen == preview(rules, rules.view(there, seat), seat, move), (
        f"seat {seat} can tell the twins apart"
    )
    assert not seen.odds or sum(one.chance for one in seen.odds) == 1, "the odds do not add up"
    for world in (here, there):
        _holds(rules, world, seat, move, seen, stream)


def _holds(rules: AnyGame, state: State, seat: int, move: Move, seen: Preview, stream: Stream) -> None:
    """What is sure in a preview happens when the move is made in this world."""
    after, announced = rules.apply(state, seat, move)
    if seen.display is not None:
        assert seen.display == rules.display(rules.view(after, seat)), f"{move} leads to another board"
    question = rules.pending(after)
    assert isinstance(question, Chance) or not seen.odds, f"nothing is thrown or drawn after {move}"
    if isinstance(question, Chance):
        announced += rules.apply(after, None, question.source.sample(stream))[1]
    missing = Counter(seen.sure) - Counter(_events(announced, seat))
    assert not missing, f"{move} does not surely bring {list(missing)}"


def _events(announced: list[Announcement], seat: int) -> Iterator[Event]:
    return (event for one in announced if (event := one.to(seat)) is not None)


# ---------------------------------------------------------------- why not


@dataclass(slots=True)
class Answers:
    """What was said about things that can't be used now: by whose rules, and what was no answer at all."""

    own: int = 0
    #: What seats that are not asked were told: that they have to wait (TBL-1.2).
    waiting: int = 0
    #: What was asked by seats whose turn it is, and how often only the question was repeated.
    asked: int = 0
    repeated: Counter[str] = field(default_factory=Counter)
    table: Counter[str] = field(default_factory=Counter)
    bad: Counter[str] = field(default_factory=Counter)

    def __add__(self, other: Answers) -> Answers:
        return Answers(
            self.own + other.own,
            self.waiting + other.waiting,
            self.asked + other.asked,
            self.repeated + other.repeated,
            self.table + other.table,
            self.bad + other.bad,
        )

    @property
    def share(self) -> float:
        """The share that a rule of the game answers, of what is not answered by having to wait."""
        others = self.table.total() + self.bad.total()
        return self.own / (self.own + others) if self.own or others else 1.0


def answers(rules: AnyGame, seats: int, settings: Settings, seed: str) -> None:
    """Whatever is on the board and can't be used answers in words, nearly always by a rule of the game."""
    found = count_answers(rules, seats, settings, seed)
    assert not found.bad, f"no answer: {found.bad.most_common(5)}"
    assert found.share >= LEAST_OWN, f"{found.share:.1%} by own rules; others: {found.table.most_common(5)}"


def purposes(rules: AnyGame, seats: int, settings: Settings, seed: str) -> None:
    """Whoever is asked and points at what can't be used hears what it is for, not what they know already."""
    found = count_answers(rules, seats, settings, seed)
    explained = 1 - found.repeated.total() / max(1, found.asked)
    assert explained >= LEAST_EXPLAINED, (
        f"{explained:.1%} explained; only asked again: {found.repeated.most_common(5)}"
    )


def count_answers(rules: AnyGame, seats: int, settings: Settings, seed: str, most: int = 12) -> Answers:
    """Ask why of everything that any seat can't use, at some steps of a random game."""
    found = Answers()
    for step in spread(list(walk(rules, seats, settings, Stream(seed))), most):
        for seat in range(seats):
            usable = {pick for move in rules.options(step.state, seat) for pick in move.picks}
            for thing in sorted(things(rules, step.state, seat) - usable):
                refusal = reason(rules, step.state, seat, [thing])
                _count(found, rules, thing, refusal)
                if usable and isinstance(step.state.phase, Decision):
                    found.asked += 1
                    found.repeated[thing] += refusal == step.state.phase.not_now(step.state)
    return found


def things(rules: AnyGame, state: State, seat: int) -> set[str]:
    """All that a seat may point at: what moves touch, and what the display names."""
    shown = json.dumps(to_json(rules.display(rules.view(state, seat))))
    return {pick for move in rules.moves for pick in move.picks} | set(_NAMED.findall(shown))


_NAMED = re.compile(rf'"({THING.pattern})"')


#: What a seat is told that is not asked now.
_WAITING: Final = ("table-no-not-asked", "table-no-wait")


def _count(found: Answers, rules: AnyGame, thing: str, refusal: Refusal | None) -> None:
    if refusal is None:
        found.bad[f"{thing}: silence"] += 1
    elif wrong := _unsaid(rules.key, refusal.why, tuple(sorted(refusal.facts.items()))):
        found.bad[f"{thing}: {wrong}"] += 1
    elif refusal.rule in rules.digest.rules:
        found.own += 1
    elif refusal.why in _WAITING:
        found.waiting += 1
    else:
        found.table[f"{refusal.rule} {refusal.why}"] += 1


@cache
def _unsaid(key: str, why: str, facts: tuple[tuple[str, Any], ...]) -> str:
    """What is wrong with the words of a refusal, in any language; empty where all is well."""
    for lang in LANGUAGES:
        words = Words(Catalogue(lang), key)
        if not words.catalogue.has(why):
            return f"no words for {why} ({lang})"
        said = words.say(why, **dict(facts))
        if raw := THING.search(said):
            return f"{why} says {raw[0]} ({lang})"
    return ""
