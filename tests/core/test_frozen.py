"""What goes to another process and comes back is the same, whichever build runs."""

import pickle
import subprocess
import sys
from dataclasses import field, replace
from inspect import signature
from pathlib import Path

import pytest
from tests.strategies import ALL_KEYS

from royaumes.core import Chance, Frozen, IllegalMove, Over, Refusal, Stream, UserError
from royaumes.games import game
from royaumes.testing.walks import answer


def travelled(thing):
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("key", ALL_KEYS)
def test_everything_about_a_game_can_travel(key):
    rules, stream = game(key), Stream("travel")
    s = rules.start(rules.seats[-1])
    while not isinstance(question := rules.pending(s), Over):
        seat, move = answer(rules, s, question, stream)
        if isinstance(question, Chance):
            assert travelled(question.source).outcomes() == question.source.outcomes()
        else:
            assert travelled(question) == question and travelled(move) == move
        view = rules.view(s, seat)
        assert travelled(view) == view
        s, announcements = rules.apply(s, seat, move)
        assert travelled(announcements) == announcements
    assert travelled(question) == question
    assert travelled(rules.view(s, 0)) == rules.view(s, 0)


def test_errors_travel_with_their_facts():
    error = travelled(UserError("x", why="because"))
    assert (error.why, error.facts) == ("x", {"why": "because"})
    refusal = Refusal("TBL-1.1", "x", {"seats": ("seat:1",)})
    assert travelled(IllegalMove(refusal)).refusal == refusal


class Knight(Frozen):
    name: str
    power: int = 3
    banner: str = field(default="red", kw_only=True)


class Rider(Knight):
    horse: int = 0


class Hermit(Knight):
    """No fields of its own."""


class Company(Frozen):
    leader: str
    others: list[str] = field(default_factory=list)


class Checked(Frozen):
    low: int
    high: int

    def __post_init__(self):
        if self.low > self.high:
            raise ValueError


class Alike(Frozen):
    name: str

    def __eq__(self, other):
        return isinstance(other, Alike)

    def __hash__(self):
        return 7


class Decorated(Frozen):
    name: str
    power: int = 3


def test_every_record_is_a_dataclass():
    knight = Knight("Lancelot", banner="white")
    assert (knight.name, knight.power, knight.banner) == ("Lancelot", 3, "white")
    assert Knight("Gawain") == Knight("Gawain", 3, banner="red") != Knight("Gawain", 4)
    assert hash(Knight("Gawain")) == hash(Knight("Gawain"))
    assert repr(Knight("Gawain")) == "Knight(name='Gawain', power=3, banner='red')"
    assert replace(Knight("Gawain"), power=5) == Knight("Gawain", 5)
    assert travelled(knight) == knight


def test_the_constructor_takes_what_that_of_a_dataclass_takes():
    assert list(signature(Knight).parameters) == ["name", "power", "banner"]
    for given in ((), ("Gawain", 3, "red")):
        with pytest.raises(TypeError):
            Knight(*given)
    with pytest.raises(ValueError):
        Checked(2, 1)
    assert Company("Arthur").others is not Company("Arthur").others


def test_records_that_inherit_fields_are_records_of_their_own():
    rider, hermit = Rider("Perceval", 4, 2, banner="blue"), Hermit("Nascien", banner="grey")
    assert (rider.name, rider.power, rider.banner, rider.horse) == ("Perceval", 4, "blue", 2)
    assert type(hermit) is Hermit and hermit != Knight("Nascien", banner="grey")


def test_an_equality_of_its_own_is_kept():
    assert Alike("a") == Alike("b") and hash(Alike("a")) == 7


def test_a_record_may_be_decorated_as_well():
    assert Decorated("Bors") == Decorated("Bors", 3) != Decorated("Bors", 4)
    assert len({Decorated("Bors"), Decorated("Bors")}) == 1


def test_the_type_checker_refuses_to_change_a_record(tmp_path):
    source = tmp_path / "changing.py"
    source.write_text(
        "from royaumes.core import Frozen\n"
        "class Knight(Frozen):\n"
        "    name: str\n"
        "knight = Knight('Bors')\n"
        "knight.name = 'Lionel'\n"
        "Knight(7)\n"
    )
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--follow-imports=silent", str(source)]
    run = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
    assert [int(line.split(":")[1]) for line in run.stdout.splitlines()] == [5, 6], run.stdout
