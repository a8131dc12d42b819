"""What the board is shown: everything derived agrees with the rules, and nothing secret is among it."""

import json
from typing import Any

import pytest
from tests.games.emerald.table import ALL_CELLS, go, position

from royaumes.core import Chance, Decide, Over, Stream, to_json
from royaumes.core.moves import notation
from royaumes.games.emerald import GAME
from royaumes.games.emerald.box import CELLS, NAMES
from royaumes.games.emerald.display import Display
from royaumes.games.emerald.road import Danger, Landing, Stack
from royaumes.games.emerald.scene import Arrival, Ended, Feeding, Payable, Pleading, Prey
from royaumes.testing.position import Position
from royaumes.testing.walks import walk

STEP = "knight:yellow plain:6"
HUNTED = "yellow plain:6 mountain:3 plain:2, blue mountain:3*2 plain:1"


def shown(table: Position, seat: int | None = None) -> Display:
    found = table.display(seat)
    assert isinstance(found, Display)
    return found


def stack(table: Position, knight: str, place: str) -> Stack:
    (found,) = [one for one in shown(table).stacks if (one.knight, one.place) == (f"knight:{knight}", place)]
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_board_agrees_with_the_rules_through_whole_games(seats: int) -> None:
    for step in walk(GAME, seats, {"fair": 1}, Stream(f"display/{seats}")):
        table = Position(GAME, step.state)
        display = shown(table, step.seat)
        assert len(json.dumps(to_json(display))) > 1000
        match step.question:
            case Decide():
                _check_decision(display, GAME.options(step.state, step.question.seats[0]))
            case Chance() if step.question.prompt == "emerald-ask-die":
                _check_flight(table, display)
            case Over(scores=scores):
                assert display.scores == scores
                assert (display.to_move, display.phase) == (None, "finished")
            case _:
                assert display.happening is None


def _check_decision(display: Display, options: Any) -> None:
    offered = {notation(move) for move in options} - {"stop", "surrender"}
    marching = {f"{one.knight} {one.place}" for one in display.stacks if one.marches}
    match display.happening:
        case None:
            assert marching == offered
        case Arrival("taking", place):
            (ledge,) = [one for one in display.ledges if one.name == place]
            assert {ledge.gold.name, ledge.gem.name} == offered
        case Feeding(prey=prey):
            assert {one.knight for one in prey} == offered
        case Pleading(payable=payable, owner=owner):
            assert payable is not None
            assert {one.name for one in payable} == offered
            assert owner == display.seat
        case _:
            raise AssertionError(display.happening)
    assert display.happening is None or not marching


def _check_flight(table: Position, display: Display) -> None:
    assert isinstance(display.happening, Arrival)
    assert display.happening.kind == "flying"
    for landing in display.dragon.landings:
        after = table.chance(str(landing.die))
        facts = after.events()[0].facts
        assert facts["goal"] == landing.place
        assert facts.get("start", facts["goal"]) == display.dragon.place
        captured = [one.facts["knight"] for one in after.events() if one.message == "emerald-captured"]
        assert set(captured) <= set(landing.knights)
        assert bool(landing.knights) == (bool(captured) or after.prompt == "emerald-ask-feed")


def test_before_lots_are_drawn_nobody_is_first_and_no_turn_counts() -> None:
    display = shown(Position.start(GAME, 3, {"fair": 2}))
    assert (display.phase, display.turn, display.round) == ("dealing-gold", 0, 1)
    assert (display.first, display.to_move, display.seat) == (None, None, None)
    assert (display.scores, [player.fair for player in display.players]) == ((0, 0, 0), [0, 0, 0])
    assert (display.dragon.die, display.ended, display.happening) == (None, None, None)


def test_turns_and_rounds_are_counted() -> None:
    table = position(to_move=2)
    display = shown(table, 1)
    assert (display.phase, display.turn, display.round) == ("marching", 1, 1)
    assert (display.first, display.to_move, display.seat, display.second) == (0, 2, 1, False)
    table = go(table, "knight:black tower:1")
    assert shown(table).second
    display = shown(go(table, "stop", "knight:yellow tower:1", "stop", "knight:blue tower:1", "stop"))
    assert (display.turn, display.round) == (4, 2)


def test_a_stack_says_where_its_knights_would_march() -> None:
    table = position("yellow plain:5*2 mountain:9 tower:1, blue plain:5 mountain:2 tower:1", bar=3, dragon=5)
    assert stack(table, "yellow", "plain:5") == Stack(
        knight="knight:yellow",
        owner=0,
        place="plain:5",
        count=2,
        steps=3,
        goal="mountain:2",
        marches=True,
        resting=None,
        wakes=False,
    )
    assert stack(table, "blue", "plain:5").marches is False
    assert stack(table, "yellow", "mountain:9").goal == "chamber"
    assert stack(table, "yellow", "mountain:9").wakes is False
    assert (stack(table, "blue", "mountain:2").goal, stack(table, "blue", "mountain:2").wakes) == (
        "mountain:3",
        True,
    )
    assert stack(table, "yellow", "tower:1").goal == "plain:3"
    assert [one.place for one in shown(table).stacks] == sorted(
        (one.place for one in shown(table).stacks), key=NAMES.index
    )


def test_colours_of_a_place_stand_in_the_order_of_seats() -> None:
    here = [one.knight for one in shown(position(seats=2)).stacks if one.place == "tower:1"]
    assert here == ["knight:yellow", "knight:black", "knight:blue", "knight:white"]
    assert [player.knights for player in shown(position(seats=2)).players] == [
        tuple(here[:2]),
        tuple(here[2:]),
    ]


def test_a_stack_says_who_rests() -> None:
    table = go(position("yellow plain:6 mountain:3 plain:2", bare=ALL_CELLS, gold0="1"), STEP, "1", "gold:1")
    resting = {one.place: (one.resting, one.marches) for one in shown(table).stacks if one.owner == 0}
    assert resting == {
        "plain:2": (None, True),
        "mountain:1": ("moved", False),
        "mountain:3": ("ransomed", False),
    }
    table = go(position("yellow plain:1 plain:2, blue plain:2 plain:1"), "knight:yellow plain:1")
    assert (stack(table, "yellow", "plain:3").resting, stack(table, "yellow", "plain:3").marches) == (
        "moved",
        False,
    )
    assert stack(table, "blue", "plain:2").resting is None
    table = go(position("yellow plain:1 plain:2*2, blue plain:3"), "knight:yellow plain:1")
    assert (stack(table, "yellow", "plain:2").resting, stack(table, "yellow", "plain:2").marches) == (
        "moved",
        True,
    )


def test_ledges_show_piles_bar_and_what_wakes_the_dragon() -> None:
    ledges = shown(position(bar=2, dragon=1, facing="lair", bare="2")).ledges
    assert [one.name for one in ledges] == list(CELLS)
    assert [one.on_bar for one in ledges] == [False, True, True, True, True, False, False, False, False]
    assert [one.wakes for one in ledges] == [True, True, True, True, True, False, False, False, False]
    assert (ledges[0].gold.card, ledges[0].gold.below) == ("gold:1", 2)
    assert (ledges[0].gem.card, ledges[0].gem.below) == ("gem:ruby", 1)
    assert (ledges[1].gold.card, ledges[1].gem.card, ledges[1].gem.below) == (None, None, 0)


def test_no_two_piles_have_one_name() -> None:
    for table in (position(), go(position("yellow plain:6 plain:1", bar=4), STEP)):
        names = [pile.name for ledge in shown(table).ledges for pile in (ledge.gold, ledge.gem)]
        assert len(set(names)) == 18
        assert ("pile:gold" in names) == (table.prompt == "emerald-ask-take")


def test_the_dragon_shows_where_each_throw_would_take_it() -> None:
    dragon = shown(position("blue mountain:3, yellow mountain:3*2", bar=2, dragon=4, facing="lair")).dragon
    assert (dragon.place, dragon.facing, dragon.flies, dragon.die) == ("mountain:4", "lair", "lair", None)
    assert dragon.landings == (
        Landing(1, ("mountain:5",), "mountain:5", "castle", ()),
        Landing(2, ("mountain:5", "mountain:4"), "mountain:4", "castle", ()),
        Landing(
            3,
            ("mountain:5", "mountain:4", "mountain:3"),
            "mountain:3",
            "castle",
            ("knight:yellow", "knight:blue"),
        ),
    )
    assert [one.odds for one in dragon.dangers] == [(1, 3)] * 3


def test_throws_that_land_on_one_cell_are_one_danger() -> None:
    dangers = shown(position(bar=3, dragon=5, facing="lair")).dragon.dangers
    assert dangers == (Danger("mountain:6", (1,), (1, 3)), Danger("mountain:5", (2,), (1, 3)), dangers[2])
    dangers = shown(position(bar=2, dragon=3)).dragon.dangers
    assert dangers == (
        Danger("mountain:2", (1,), (1, 3)),
        Danger("mountain:3", (2,), (1, 3)),
        Danger("mountain:4", (3,), (1, 3)),
    )


def test_the_bar_and_the_last_throw() -> None:
    display = shown(go(position(HUNTED, bare=ALL_CELLS), STEP, "2"))
    assert (display.bar, display.shifts_left, display.dragon.die) == (CELLS[1:5], 4, 2)


def test_a_player_and_the_bonuses() -> None:
    table = position(
        "yellow plain:1 plain:2, blue plain:3",
        gold0="3 1 1",
        gold1="2",
        gems0="ruby ruby emerald",
        gems1="ruby emerald",
        treasures0=1,
        fair=1,
    )
    display = shown(table, 0)
    yellow, blue, black = display.players
    assert (yellow.knights, yellow.in_play, yellow.in_play_by_colour, yellow.lost) == (
        ("knight:yellow",),
        2,
        (2,),
        3,
    )
    assert (yellow.treasures, yellow.gold_cards, yellow.gold) == (1, 3, (1, 1, 3))
    assert yellow.gems == {"gem:ruby": 2, "gem:emerald": 1, "gem:garnet": 0, "gem:turquoise": 0}
    assert (yellow.leads, yellow.four, yellow.lacks) == (
        ("gem:ruby",),
        False,
        ("gem:garnet", "gem:turquoise"),
    )
    assert (blue.gold_cards, blue.gold, blue.leads, blue.lost) == (1, None, (), 4)
    assert (black.fair, yellow.fair, black.in_play) == (1, 0, 5)
    ruby, emerald, garnet, _ = display.bonuses
    assert (ruby.name, ruby.gem, ruby.points) == ("most:ruby", "gem:ruby", 4)
    assert (ruby.leader, ruby.tied, ruby.count) == (0, (), 2)
    assert (emerald.leader, emerald.tied, emerald.count) == (None, (0, 1), 1)
    assert (garnet.leader, garnet.tied, garnet.count) == (None, (), 0)
    assert display.scores == (5 + 5 + 3 + 4, 2, 1)
    assert shown(table, 1).scores == (5 + 3 + 4, 2 + 2, 1)
    assert shown(table).players[0].gold is None


def test_the_bonus_for_four_gems() -> None:
    display = shown(position(gems0="ruby"))
    assert (display.four.points, display.four.owner) == (4, None)
    display = shown(position(four=1, gems0="ruby"))
    assert (display.four.owner, display.players[1].four, display.players[0].four) == (1, True, False)
    assert display.players[0].lacks == ()


def test_chamber_nest_and_what_nobody_has_seen() -> None:
    table = go(position("yellow mountain:9 plain:1 plain:2", treasures1=1), "knight:yellow mountain:9")
    display = shown(table)
    assert display.chamber == ("knight:blue", "knight:yellow")
    assert (display.treasures_left, display.treasure_points) == (2, 5)
    assert display.nest == ("knight:yellow",) * 2
    assert display.unseen["gold:1"] == 3
    assert display.unseen["gem:turquoise"] == 4
    assert sum(display.unseen.values()) == 49 - 18


def test_each_question_has_its_scene() -> None:
    table = go(position("yellow plain:6 plain:1", gold0="4"), STEP)
    assert shown(table).happening == Arrival("taking", "mountain:1", "knight:yellow")
    table = go(table, "pile:gold", "gold:1")
    assert shown(table).happening == Arrival("flying", "mountain:1", "knight:yellow")
    table = go(position(HUNTED, bare=ALL_CELLS, gold1="5 2 2"), STEP, "1")
    prey = (Prey("knight:yellow", 0, 1), Prey("knight:blue", 1, 2))
    assert shown(table).happening == Feeding("feeding", "mountain:3", prey)
    table = go(table, "knight:blue")
    mine = Pleading(
        "pleading", "mountain:3", "knight:blue", 1, 3, (Payable("gold:2", 2), Payable("gold:5", 1)), 2, False
    )
    assert shown(table, 1).happening == mine
    theirs = shown(table, 0).happening
    assert isinstance(theirs, Pleading)
    assert (theirs.payable, theirs.gold_cards, theirs.left) == (None, 3, 2)


def test_a_plea_says_whether_the_loss_would_end_the_game() -> None:
    table = position("yellow plain:6 plain:1 plain:2, blue mountain:3 plain:1", bare=ALL_CELLS, gold1="3")
    scene = shown(go(table, STEP, "1")).happening
    assert isinstance(scene, Pleading)
    assert (scene.left, scene.ends) == (1, True)


def test_the_end_says_who_brought_it() -> None:
    table = go(position("blue mountain:9 plain:1 plain:2", to_move=1, treasures2=3), "knight:blue mountain:9")
    assert shown(table).ended == Ended("treasures", 1)
    table = position("yellow plain:6 plain:1 plain:2, blue mountain:3 plain:1", bare=ALL_CELLS, gold0="4")
    table = go(table, STEP, "1")
    assert shown(table).ended == Ended("knights", 1)
    assert [player.gold for player in shown(table).players] == [(4,), (), ()]
