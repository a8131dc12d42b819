"""A miniature for every rule of Heralds."""

import pytest
from heralds import GAME
from heralds.events import Arrived, Began, Mounted, Rode, Shied, Walked
from heralds.state import Heralds, View

from royaumes.testing.position import Position


def started(seats: int = 2, **settings: int) -> Position[Heralds, View]:
    return Position.start(GAME, seats, settings).chance("seat:0")


def standing(*milestones: int, resting: bool = False) -> Position[Heralds, View]:
    """Seat 0 is to move; everybody stands at these milestones."""
    position = started(len(milestones))
    position.state.milestones = list(milestones)
    position.state.resting[0] = resting
    return position


@pytest.mark.rule("HER-1.1")
def test_everybody_stands_at_the_gate() -> None:
    assert started(3).view().scores == (0, 0, 0)
    assert (started().view().length, started(road=18).view().length) == (12, 18)


@pytest.mark.rule("HER-1.2")
def test_lots_are_drawn_and_turns_go_round() -> None:
    begun = Position.start(GAME, 3).chance("seat:2")
    assert begun.events() == [Began("seat:2")] and begun.asked == (2,)
    assert begun.play("walk").asked == (0,)


@pytest.mark.rule("HER-2.1", "HER-2.2")
def test_walking_is_one_milestone() -> None:
    assert started().offered() == {"walk", "ride"}
    assert started().play("walk").events() == [Walked("seat:0", 1)]


@pytest.mark.rule("HER-2.3")
def test_riding_goes_as_far_as_the_die_says() -> None:
    assert standing(3, 0).play("ride").events() == [Mounted("seat:0")]
    assert standing(3, 0).play("ride").chance("5").events() == [Rode("seat:0", 5, 8)]


@pytest.mark.rule("HER-2.3")
@pytest.mark.parametrize(("milestone", "inn"), [(0, 0), (3, 0), (4, 4), (7, 4), (11, 8)])
def test_on_a_1_the_horse_goes_back_to_the_last_inn(milestone: int, inn: int) -> None:
    assert standing(milestone, 0).play("ride").chance("1").events() == [Shied("seat:0", inn)]


@pytest.mark.rule("HER-2.4")
def test_a_horse_must_rest_for_a_turn() -> None:
    tired = standing(4, 0).play("ride").chance("3").play("walk")
    assert tired.offered() == {"walk"} and tired.prompt == "heralds-ask-walk"
    assert tired.refused("ride").rule == "HER-2.4"
    assert tired.play("walk").play("walk").offered() == {"walk", "ride"}


@pytest.mark.rule("HER-3.1")
def test_the_round_is_completed_when_somebody_arrives() -> None:
    arrived = standing(11, 11).play("walk")
    assert arrived.events()[-1] == Arrived("seat:0") and arrived.asked == (1,)
    assert arrived.play("walk").over.ranking == ((0, 1),)


@pytest.mark.rule("HER-3.2")
def test_the_farthest_wins_and_nobody_goes_beyond_the_palace() -> None:
    over = standing(10, 3).play("ride").chance("6").play("walk").over
    assert over.scores == (12, 4) and over.ranking == ((0,), (1,))
