"""One simulated game: the same for the same seed, and its record verifies."""

import pytest

from royaumes import bots, sim
from royaumes.core import UserError
from royaumes.core.codec import dump, load
from royaumes.core.record import replay, verify
from royaumes.games import TOY, game, keys
from royaumes.play import Table


def played(key, names, seed="s", settings=None):
    rules = game(key)
    return sim.play(rules, len(names), settings or {}, [bots.make(name, key) for name in names], seed)


@pytest.mark.parametrize("key", [TOY, *keys()])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_records_verify_and_end_as_told(key, seed):
    seats = max(2, game(key).seats[0])
    record, over = played(key, ["random"] * seats, seed)
    assert verify(game(key), record) == sum(answer.seat is None for answer in record.answers)
    *_, last = replay(game(key), load(dump(record)))
    assert game(key).pending(last.state) == over
    assert record.seed == seed
    assert record.header.players == ("bot:random",) * seats


def test_the_same_seed_gives_the_same_record_and_another_seed_another():
    first, again, other = (played(TOY, ["greedy", "random", "random"], seed) for seed in "xxy")
    assert first == again
    assert first[0].answers != other[0].answers


def test_what_one_bot_takes_from_its_stream_changes_nothing_for_others():
    class Wasteful:
        name = "random"

        def choose(self, view, options, stream):
            chosen = stream.choice(options)
            for _ in range(view.seat * 5):  # seat 0 wastes nothing
                stream.below(6)
            return chosen

    toy = game(TOY)
    plain, _ = played(TOY, ["random", "random"])
    wasted, _ = sim.play(toy, 2, {}, [Wasteful(), Wasteful()], "s")
    own = [[a.text for a in record.answers if a.seat == 0][:1] for record in (plain, wasted)]
    dice = [[a.text for a in record.answers if a.seat is None][:2] for record in (plain, wasted)]
    assert own[0] == own[1]
    assert dice[0] == dice[1]


def test_a_game_may_be_finished_from_the_middle():
    whole, over = played(TOY, ["random", "random"], "middle")
    toy = game(TOY)
    steps = list(replay(toy, whole))
    answers = whole.answers[:3]
    s = steps[3].state.fork()
    made = [bots.make("random", TOY) for _ in range(2)]
    sim.finish(toy, s, made, "middle", answers)
    assert verify(toy, type(whole)(whole.header, answers, "middle"))
    assert over.scores


def test_an_error_says_where_it_happened():
    class Broken:
        name = "broken"

        def choose(self, view, options, stream):
            raise RuntimeError("out of ideas")

    with pytest.raises(RuntimeError) as error:
        sim.play(game(TOY), 2, {}, [Broken(), Broken()], "s")
    assert error.value.__notes__[0].startswith("_toy, seats broken,broken, seed 's', after 1 answers")


def test_as_many_bots_as_seats():
    with pytest.raises(ValueError, match="3 seats, but 2 bots"):
        sim.play(game(TOY), 3, {}, [bots.make("random", TOY)] * 2, "s")


def test_options_are_checked():
    with pytest.raises(UserError, match="table-bad-setting"):
        played(TOY, ["random", "random"], settings={"moon": 1})


@pytest.mark.parametrize("names", [("random", "random"), ("greedy", "random")])
def test_the_same_seed_gives_the_same_game_at_a_table(names):
    rules, seated = game(TOY), [bots.make(name, TOY) for name in names]
    table = Table(rules, [f"bot:{name}" for name in names], "one rule")
    while not table.over:
        seat = table.pending.seats[0]
        table.answer(seat, bots.ask(rules, table.state, seat, seated[seat], table.bot_stream(seat)))
    record, _ = sim.play(rules, 2, {}, seated, "one rule")
    assert table.record == record
