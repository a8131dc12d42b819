"""Only numbers that are on the screen mean something, and they mean what is shown."""

import pytest
from rich.console import Console

from royaumes.cli.screen.menu import Group, Menu, grouped
from royaumes.cli.screen.render import Screen
from royaumes.core import Move
from royaumes.games import game
from royaumes.messages import Catalogue, Words


class Ride(Move):
    """A move that picks things as they are given."""

    def __init__(self, *picks):
        self._picks = picks

    @property
    def picks(self):
        return self._picks


def rides(knights, cells, ways=1):
    return [
        Ride(f"knight:{k}", f"cell:{c}", f"way:{w}")
        for k in range(knights)
        for c in range(cells)
        for w in range(ways)
    ]


@pytest.fixture
def shown(capsys):
    def show(menu, key="crowns", width=80):
        Screen(Words(Catalogue("en"), key), Console(width=width, force_terminal=False)).menu(menu, {})
        return capsys.readouterr().out

    return show


def opened(menu, number):
    group = menu.items[number]
    assert isinstance(group, Group)
    return menu.open(group)


def test_few_options_are_all_shown(shown):
    moves = game("crowns").moves[-10:]
    menu = grouped(moves)
    assert menu.items == tuple(moves)
    assert "stop here" in shown(menu)
    assert "back" not in shown(menu)


def test_many_options_are_shown_by_their_beginning():
    menu = grouped(rides(3, 10))
    assert [(item.pick, len(item.moves)) for item in menu.items] == [(f"knight:{k}", 10) for k in range(3)]


def test_inside_a_group_numbers_count_from_1_and_0_leads_back(shown):
    top = grouped(rides(3, 10))
    inside = opened(top, 1)
    assert inside.items == tuple(rides(3, 10)[10:20]) or len(inside.items) == 10
    assert inside.item(1) is top.items[1].moves[0]
    assert inside.item(0) is top
    assert inside.item(11) is None
    assert top.item(0) is None
    assert shown(inside).splitlines()[-1].split() == ["0", "back"]


def test_a_group_of_one_is_no_group():
    lone = Ride("stop")
    menu = grouped([*rides(2, 20), lone])
    assert [isinstance(item, Group) for item in menu.items] == [True, True, False]
    assert menu.item(3) is lone


def test_groups_that_are_large_are_grouped_again():
    top = grouped(rides(2, 5, 6))
    inside = opened(top, 0)
    assert [item.pick for item in inside.items] == [f"cell:{c}" for c in range(5)]
    deepest = opened(inside, 4)
    assert len(deepest.items) == 6
    assert deepest.item(0) is inside


def test_what_all_options_share_is_no_group():
    assert [item.pick for item in grouped(rides(1, 5, 6)).items] == [f"cell:{c}" for c in range(5)]


def test_every_option_is_found_by_numbers():
    moves = rides(3, 9, 4)

    def reached(menu):
        for item in menu.items:
            yield from reached(menu.open(item)) if isinstance(item, Group) else [item]

    assert list(reached(grouped(moves))) == moves


def test_numbers_are_aligned(shown):
    lines = shown(Menu(tuple(game("crowns").moves[:12])), width=20).splitlines()
    assert lines[0].startswith("   1  ") and lines[-1].startswith("  12  ")


def test_a_number_that_is_not_shown_plays_nothing(royaumes):
    """The first question has many options in groups; the number of no group must not reach behind them."""
    typed = "1\n99\n0\nwhy 99\n"
    shown = royaumes("play", "crowns", "--seats", "Ann,Bob", "--seed", "7", typed=typed)
    assert shown.out.count("There is no number 99 on the screen") == 2
    assert "places a chip on" in shown.out
