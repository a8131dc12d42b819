"""Frozen records are made quickly, and are as frozen as others."""

from dataclasses import FrozenInstanceError, dataclass, field, replace
from inspect import signature

import pytest

from royaumes.core.frozen import Frozen


@dataclass(frozen=True, slots=True)
class Knight(Frozen):
    name: str
    power: int = 3
    banner: str = field(default="red", kw_only=True)


@dataclass(frozen=True, slots=True)
class Rider(Knight):
    horse: int = 0


class Hermit(Knight):
    """Not a dataclass by itself."""


@dataclass(frozen=True, slots=True)
class Company(Frozen):
    leader: str
    others: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Checked(Frozen):
    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError


def test_a_record_is_of_its_own_class_and_never_changes():
    knight = Knight("Lancelot", banner="white")
    assert type(knight) is Knight
    assert (knight.name, knight.power, knight.banner) == ("Lancelot", 3, "white")
    with pytest.raises(FrozenInstanceError):
        knight.power = 4  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del knight.power
    assert not hasattr(knight, "__dict__")


def test_equality_hash_and_words_are_those_of_any_dataclass():
    assert Knight("Gawain") == Knight("Gawain", 3, banner="red") != Knight("Gawain", 4)
    assert hash(Knight("Gawain")) == hash(Knight("Gawain"))
    assert repr(Knight("Gawain")) == "Knight(name='Gawain', power=3, banner='red')"
    assert replace(Knight("Gawain"), power=5) == Knight("Gawain", 5)


def test_the_constructor_takes_what_it_took():
    assert list(signature(Knight).parameters) == ["name", "power", "banner"]
    assert signature(Knight).parameters["power"].annotation is int
    with pytest.raises(TypeError):
        Knight()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        Knight("Gawain", 3, "red")  # type: ignore[call-arg]


def test_a_record_that_inherits_fields_sets_them_all():
    rider = Rider("Perceval", 4, 2, banner="blue")
    assert type(rider) is Rider
    assert (rider.name, rider.power, rider.banner, rider.horse) == ("Perceval", 4, "blue", 2)
    with pytest.raises(FrozenInstanceError):
        rider.name = "Galahad"  # type: ignore[misc]


def test_a_class_that_inherits_the_constructor_alone_makes_its_own_kind():
    hermit = Hermit("Nascien", banner="grey")
    assert type(hermit) is Hermit
    assert (hermit.name, hermit.power, hermit.banner) == ("Nascien", 3, "grey")


def test_what_the_quick_way_can_not_do_is_done_the_usual_way():
    one, other = Company("Arthur"), Company("Arthur")
    assert one.others == [] and one.others is not other.others
    assert Checked(1, 2).high == 2
    with pytest.raises(ValueError):
        Checked(2, 1)


def test_the_quick_way_is_taken_where_it_can_be():
    def by_twin(kind: type) -> bool:
        return "twin" in kind.__init__.__code__.co_names  # type: ignore[misc]

    assert by_twin(Knight) and by_twin(Rider)
    assert not by_twin(Company) and not by_twin(Checked)
