"""Guided first games: they follow the rules, show every kind of question and are told in both languages."""

import re

import pytest

from royaumes.core import Decide
from royaumes.core.codec import dump, load
from royaumes.core.record import replay
from royaumes.games import TOY, game, keys
from royaumes.messages import LANGUAGES, Catalogue
from royaumes.messages.source import entries
from royaumes.play import check
from royaumes.play.lesson import lesson, lesson_of

#: A learner makes at most this many moves: ten to fifteen minutes at half a minute each.
MOST = 28
#: Questions that only other tables ask: one person alone, or an option of the table.
ELSEWHERE = {"crowns-ask-remove", "crowns-ask-must-place", "royaume-ask-watch"}
LESSONS = [key for key in keys() if lesson(key)]


def asked_of(key):
    """The learner's questions by the number of the answer."""
    guided = lesson(key)
    states = [step.state for step in replay(game(key), guided.record)]
    return {at: game(key).pending(states[at]) for at in guided.asked}


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_a_whole_game_by_the_rules(key):
    guided = lesson(key)
    assert check(game(key), guided.record).over
    assert load(dump(guided.record)) == guided.record
    assert {guided.record.answers[at].seat for at in guided.asked} == {guided.seat}
    assert 8 <= len(guided.asked) <= MOST
    assert list(guided.asked) == sorted(set(guided.asked))


@pytest.mark.parametrize("key", LESSONS)
def test_whoever_follows_has_seen_every_kind_of_question(key):
    every = {name for name in entries("en", key) if "-ask-" in name} - ELSEWHERE
    by_chance = {name for name in every if name.replace("-ask-", "-now-") not in entries("en", key)}
    seen = {question.prompt for question in asked_of(key).values() if isinstance(question, Decide)}
    assert every - by_chance == seen


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", LESSONS)
def test_the_coach_speaks_of_every_move(key, lang):
    catalogue, prefix = Catalogue(lang), f"{key}-lesson-"
    said = [name for name in entries(lang, key) if name.startswith(prefix)]
    assert said == [f"{prefix}{number}" for number in range(1, len(lesson(key).asked) + 1)]
    for name in said:
        text = catalogue.say(name, game=key)
        assert 20 < len(text) < 300, name
        assert len(re.findall(r"[.!?…](?= |$)", text)) <= 4, f"{name}: too many sentences"


@pytest.mark.parametrize("key", LESSONS)
def test_scenes_are_stretches_of_the_lesson_and_told_in_both_languages(key):
    guided = lesson(key)
    assert len(guided.scenes) >= 3
    for scene in guided.scenes:
        assert 0 < len(scene) <= 8 and scene.stop <= len(guided.record.answers)
    for lang in LANGUAGES:
        said = [Catalogue(lang).say(name, game=key) for name in entries(lang, key) if f"{key}-intro-" in name]
        assert len(said) == len(guided.scenes)
        assert all(20 < len(text) <= 110 for text in said), max(said, key=len)


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_goes_on_as_long_as_it_is_followed(key):
    guided = lesson(key)
    answers = guided.record.answers
    numbers = []
    for at in range(len(answers)):
        step = guided.step(answers[:at])
        assert step is not None and step.answer == answers[at]
        numbers += [step.number] if step.number else []
    assert numbers == list(range(1, len(guided.asked) + 1))
    assert guided.step(answers) is None
    assert guided.step([*answers[:2], answers[0]]) is None


def test_a_lesson_is_known_by_its_seed():
    assert lesson_of("crowns", lesson("crowns").record.seed) is lesson("crowns")
    assert lesson_of("crowns", "another seed") is None
    assert lesson(TOY) is None


def test_what_is_far_off_is_hurried():
    guided = lesson("crowns")
    steps = [guided.step(guided.record.answers[:at]) for at in range(len(guided.record.answers))]
    assert any(step.hurried for step in steps)
    assert not any(step.hurried for step in steps if step.number)
