"""Records replay from any prefix, verify against their seed, and say what does not fit."""

from dataclasses import replace
from typing import Any

import pytest

from royaumes.core import Answer, Chance, Header, Over, Record, Stream, UserError
from royaumes.core.record import parse_answer, replay, verify, write_answer
from royaumes.core.stream import chance_stream, commitment
from royaumes.games import TOY, game
from royaumes.games._toy.moves import CLAIMS, TRUST

TOY_GAME = game(TOY)
SEED = "a seed"


def played(seats=3, seed=SEED):
    """A whole random game of the toy as a table would keep it."""
    record = Record(Header(TOY, TOY_GAME.rules_version, seats, commitment=commitment(seed)), seed=seed)
    state, bot, asked = TOY_GAME.start(seats), Stream("bot"), 0
    move: Any
    while not isinstance(question := TOY_GAME.pending(state), Over):
        if isinstance(question, Chance):
            seat, move = None, question.source.sample(chance_stream(seed, asked))
            asked += 1
        else:
            seat = question.seats[0]
            move = bot.choice(TOY_GAME.options(state, seat))
        record.answers.append(write_answer(question, seat, move))
        state, _ = TOY_GAME.apply(state, seat, move)
    return record, state, asked


def error(action):
    with pytest.raises(UserError) as caught:
        action()
    return caught.value.why, caught.value.facts


def changed(record, **header):
    return Record(replace(record.header, **header), list(record.answers), record.seed)


def test_a_replay_leads_to_the_same_end():
    record, end, _ = played()
    steps = list(replay(TOY_GAME, record))
    assert steps[-1].state == end
    assert (steps[0].answer, steps[0].announcements, steps[0].state) == (None, (), TOY_GAME.start(3))
    assert [step.answer for step in steps[1:]] == record.answers
    assert all(step.announcements for step in steps[1:])


def test_every_prefix_replays():
    record, _, _ = played()
    whole = list(replay(TOY_GAME, record))
    for length in range(len(record.answers) + 1):
        part = list(replay(TOY_GAME, Record(record.header, record.answers[:length])))
        assert part == whole[: length + 1]


def test_answers_as_notation_and_parsed():
    state = TOY_GAME.start(2)
    question = TOY_GAME.pending(state)
    assert write_answer(question, None, 2) == Answer(None, "card-3")
    assert parse_answer(TOY_GAME, state, Answer(None, "card-3")) == 2
    state, _ = TOY_GAME.apply(state, None, 2)
    assert write_answer(TOY_GAME.pending(state), 0, CLAIMS[1]) == Answer(0, "claim:2")
    assert parse_answer(TOY_GAME, state, Answer(0, "claim:2")) is CLAIMS[1]
    assert error(lambda: parse_answer(TOY_GAME, state, Answer(None, "card-3"))) == (
        "table-chance-not-asked",
        {"text": "card-3"},
    )


def test_another_game_and_other_rules():
    record, _, _ = played()
    assert error(lambda: list(replay(TOY_GAME, changed(record, game="chess")))) == (
        "record-other-game",
        {"game": "chess", "expected": TOY},
    )
    assert error(lambda: list(replay(TOY_GAME, changed(record, rules_version=7)))) == (
        "record-other-rules",
        {"rules": 7, "expected": 1},
    )


def test_seats_and_options_are_checked():
    record, _, _ = played()
    assert error(lambda: list(replay(TOY_GAME, changed(record, seats=9))))[0] == "table-bad-seats"
    assert error(lambda: list(replay(TOY_GAME, changed(record, settings={"x": 1}))))[0] == "table-bad-setting"


@pytest.mark.parametrize(
    ("answers", "why", "facts"),
    [
        (["* card-1", "1 claim:1"], "record-refused", {"number": 2, "text": "claim:1", "rule": "TBL-1.2"}),
        (["* card-1", "0 reply:trust"], "record-refused", {"number": 2, "rule": "TOY-2.2"}),
        (["0 claim:1"], "record-refused", {"number": 1, "rule": "TOY-2.1"}),
        (["* card-9"], "record-not-parsed", {"number": 1, "text": "card-9"}),
        (["* card-1", "0 hop"], "record-not-parsed", {"number": 2, "text": "hop"}),
        (["* card-1", "* card-1"], "record-not-parsed", {"number": 2, "text": "card-1"}),
    ],
)
def test_an_answer_that_cannot_be_is_named(answers, why, facts):
    written_so = [text.split(" ", 1) for text in answers]
    listed = [Answer(None if who == "*" else int(who), text) for who, text in written_so]
    record = Record(Header(TOY, 1, 2), listed)
    found, given = error(lambda: list(replay(TOY_GAME, record)))
    assert found == why
    assert facts.items() <= given.items()


def test_steps_before_a_bad_answer_are_there():
    steps = replay(TOY_GAME, Record(Header(TOY, 1, 2), [Answer(None, "card-1"), Answer(0, "hop")]))
    assert next(steps).answer is None
    assert next(steps).answer == Answer(None, "card-1")
    with pytest.raises(UserError):
        next(steps)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_honest_record_verifies(seats):
    record, _, asked = played(seats, f"seed {seats}")
    assert asked > 1
    assert verify(TOY_GAME, record) == asked


def test_the_beginning_of_a_record_verifies_too():
    record, _, _ = played()
    assert verify(TOY_GAME, Record(record.header, record.answers[:1], record.seed)) == 1
    assert verify(TOY_GAME, Record(record.header, [], record.seed)) == 0


def test_each_thing_that_does_not_verify():
    record, _, _ = played()
    assert error(lambda: verify(TOY_GAME, changed(record, commitment=""))) == ("verify-no-commitment", {})
    unrevealed = Record(record.header, record.answers)
    assert error(lambda: verify(TOY_GAME, unrevealed)) == ("verify-no-seed", {})
    assert error(lambda: verify(TOY_GAME, changed(record, stream="mt19937"))) == (
        "verify-other-stream",
        {"stream": "mt19937", "expected": "blake2b-ctr-32"},
    )
    other = Record(record.header, record.answers, "another seed")
    assert error(lambda: verify(TOY_GAME, other)) == ("verify-commitment", {})


def test_a_loaded_card_is_found():
    record, _, _ = played()
    honest = record.answers[0].text
    loaded = next(name for name in ("card-1", "card-2", "card-3") if name != honest)
    cheat = Record(record.header, [Answer(None, loaded)], record.seed)
    assert error(lambda: verify(TOY_GAME, cheat)) == (
        "verify-outcome",
        {"number": 1, "text": loaded, "expected": honest},
    )


def test_a_later_loaded_die_is_found_with_its_number():
    seed = "later"
    first: Any = TOY_GAME.pending(TOY_GAME.start(2)).source.sample(chance_stream(seed, 0))
    answers = [Answer(None, f"card-{first + 1}"), Answer(0, "claim:1"), Answer(1, "reply:trust")]
    state = list(replay(TOY_GAME, Record(Header(TOY, 1, 2), answers)))[-1].state
    second: Any = TOY_GAME.pending(state).source.sample(chance_stream(seed, 1))
    (honest,) = second
    header = Header(TOY, 1, 2, commitment=commitment(seed))
    assert verify(TOY_GAME, Record(header, [*answers, Answer(None, str(honest))], seed)) == 2
    cheat = Record(header, [*answers, Answer(None, str(3 - honest))], seed)
    why, facts = error(lambda: verify(TOY_GAME, cheat))
    assert why == "verify-outcome"
    assert facts == {"number": 4, "text": str(3 - honest), "expected": str(honest)}


def test_written_moves_can_be_given_by_anyone():
    state, _ = TOY_GAME.apply(TOY_GAME.start(2), None, 0)
    state, _ = TOY_GAME.apply(state, 0, CLAIMS[0])
    assert write_answer(TOY_GAME.pending(state), 1, TRUST) == Answer(1, "reply:trust")
