"""The terminal table: within 80 columns at every question, and it shows what a prince needs."""

from itertools import pairwise

import pytest
from rich.console import Console
from tests.games.royaume.table import game, march, play, position

from royaumes.core import Over, Stream
from royaumes.games.royaume.terminal import Spiral, draw, wound
from royaumes.messages import LANGUAGES, Catalogue, Words
from royaumes.testing.walks import walk

NAMES = ("Aurélie-Clémentine", "bot:greedy", "bot:greedy", "bot:random", "bot:random")


def drawn(s, seat, lang="en"):
    """The table as this seat sees it on a terminal of 80 columns."""
    console = Console(width=80, highlight=False)
    with console.capture() as shown:
        console.print(draw(game.view(s, seat), Words(Catalogue(lang), "royaume", NAMES[: len(s.power)])))
    return shown.get()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "path"), [(2, 24), (3, 36), (5, 36)])
def test_every_question_fits_80_columns(lang, seats, path):
    settings = {"path": path, "calling": True}
    for number, step in enumerate(walk(game, seats, settings, Stream(f"board/{seats}"))):
        if number % 9 == 0 or isinstance(step.question, Over):
            text = drawn(step.state, number % seats if number % 2 else None, lang)
            assert max(map(len, text.splitlines())) <= 80


def test_cells_cards_knights_and_crowns():
    s = position(
        "red 5, blue 5 crowned, white lair crowned", "5 monster, 9 weapon", treasures=["red red"], power=[2]
    )
    text = drawn(s, 0)
    assert " 5 M!" in text and " 9 W+" in text and "12 ░░" in text
    assert "rB" in text and "W3♛" in text  # capitals wear crowns; three crowns are left
    assert "●●○" in text and "R2" in text and "▶ escape or fight" in text


def test_the_flow_chart_marks_the_place():
    s = position("red 36")
    assert "▶ roll" in drawn(s, 0)
    assert "▶ two knights" in drawn(play(s, (5, 1)), 0)
    assert "▶ wizard of doubles" in drawn(play(s, (5, 5)), 0)
    s = play(s, (5, 1), march("red", 5, "blue", 1))
    assert "▶ card" in drawn(s, 0) and "→ b 1" in drawn(s, 0)
    assert "▶ dragon" in drawn(play(s, "trap"), 0)


def test_only_one_s_own_order_before_the_end():
    s = position(orders=[1, 6, 10], seats=3)
    assert "Your order R B G Y W" in drawn(s, 0) and "Your order R G W B Y" in drawn(s, 1)
    assert "Your order" not in drawn(s, None)


def test_at_the_end_all_orders_and_what_could_be_guessed():
    s = position("yellow 1 crowned, white 9", home="red blue green", orders=[1, 6, 12])
    s = play(s, (3, 1), march("yellow", 3, "white", 1), "weapon")
    text = drawn(s, 0)
    assert "End  points" in text and "▶ Aur" not in text  # nobody is to move any more
    assert "R✓B✓G✓Y✓W✓" in text and "R✓G✗W✗B✗Y✗" in text and "%" in text


@pytest.mark.parametrize("cells", [26, 38])
def test_the_spiral_is_one_path_without_gaps(cells):
    spiral = Spiral(cells)
    places = list(wound(spiral.columns, spiral.rows))
    assert len(set(places)) == len(places) == spiral.columns * spiral.rows >= cells
    for (x, y), (next_x, next_y) in pairwise(places):
        assert abs(x - next_x) + abs(y - next_y) == 1
