"""Boards leave room for the question, or say what they need."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from tools.questions import VARIANTS

from royaumes.cli.screen import boards
from royaumes.cli.screen.menu import grouped
from royaumes.cli.screen.render import Screen
from royaumes.core import Stream
from royaumes.games import game, keys
from royaumes.messages import Catalogue, Words
from royaumes.play import Table


@pytest.fixture
def screen():
    def make(width, height=24, lang="en", key="crowns", names=()):
        console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True)
        return Screen(Words(Catalogue(lang), key, names), console)

    return make


def middle(key, seats, moves=20):
    """A table in the middle of a game."""
    table, stream = Table(game(key), [f"Player {n}" for n in range(seats)], "middle"), Stream("x")
    for _ in range(moves):
        seat = table.pending.seats[0]
        table.answer(seat, stream.choice(table.options(seat)))
    return table


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("seats", "width"), [*((seats, 80) for seats in game("crowns").seats), (1, 60), (2, 60), (3, 60)]
)
def test_crowns_and_its_question_fit_on_a_screen(screen, seats, width, lang):
    table = middle("crowns", seats)
    seat = table.pending.seats[0]
    shown = screen(width, lang=lang, names=table.header.players)
    shown.title(shown.words.seat(seat))
    shown.board(table.game, table.view(seat))
    shown.menu(grouped(table.options(seat)), {})
    lines = shown.console.file.getvalue().splitlines()
    assert len(lines) <= 24
    assert all(name in "".join(lines) for name in table.header.players)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key in keys() for seats in game(key).seats])
def test_every_board_leaves_room_for_its_question(screen, key, seats, lang):
    """80 by 24: a board of at most 19 lines, so that a heading, a question and some options stay in sight."""
    table = middle(key, seats)
    shown = screen(80, lang=lang, key=key, names=table.header.players)
    shown.board(table.game, table.view(table.pending.seats[0]))
    lines = Text.from_ansi(shown.console.file.getvalue()).plain.splitlines()
    assert len(lines) <= 19
    assert max(map(cell_len, lines)) <= 80
    assert all(name in "".join(lines) for name in table.header.players)


@pytest.mark.parametrize("key", [*VARIANTS, "foracrown+mercenaries.open.cards_per_deck=3"])
def test_boards_of_variants_are_drawn_too(screen, key):
    table = middle(key, game(key).seats[-1])
    for whole in (True, False):
        shown = screen(120, key=key)
        shown.board(table.game, table.view(table.pending.seats[0]), whole=whole)
        assert shown.console.file.getvalue()


def test_two_figures_on_a_cell_of_crowns_stay_in_its_column(screen):
    table = middle("crowns+board.inner.face_1=[9,0,0,1,12]", 1, moves=3)
    shown = screen(80)
    shown.board(table.game, table.view(0))
    lines = Text.from_ansi(shown.console.file.getvalue()).plain.splitlines()
    rows = [line for line in lines if line[:4].strip("│ ") in [*"123456"]]
    assert "12" in rows[-1]
    assert len({row.index("│", 5) for row in rows}) == 1


def test_the_whole_board_is_shown_when_it_is_asked_for(screen):
    table = middle("crowns", 6)
    small, whole = screen(80), screen(80)
    small.board(table.game, table.view(0))
    whole.board(table.game, table.view(0), whole=True)
    assert small.console.file.getvalue().count("╭") == 1
    assert whole.console.file.getvalue().count("╭") == 6


@pytest.mark.parametrize("key", keys())
def test_a_window_that_is_too_narrow_is_told_what_is_needed(screen, key):
    needed = boards.board(key).columns
    table = middle(key, game(key).seats[0], moves=3)
    for width, said in ((needed - 1, True), (80, False)):
        shown = screen(width, key=key)
        shown.board(table.game, table.view(table.pending.seats[0]))
        assert (f"The board needs {needed} columns" in shown.console.file.getvalue()) is said
    assert 0 < needed < 80
