"""The board in the terminal: everything is there, in both languages, within 80 columns."""

import pytest
from rich.console import Console
from tests.games.auftrag.table import NAMES, acting, do, game, give, lay_open, table, tournament

from royaumes.core import Over, Stream
from royaumes.games.auftrag.display import asked
from royaumes.games.auftrag.terminal import draw
from royaumes.messages import Catalogue, Words
from royaumes.testing.walks import walk


def drawn(view, lang="en", seats=2, width=80, names=("Ann", "Bob", "Cleo", "Dan")):
    words = Words(Catalogue(lang), "auftrag", names[:seats])
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(draw(view, words))
    return captured.get()


def test_everything_on_the_table_is_shown():
    s = lay_open(table(2), "wild_boar evil_witch fire_dragon")
    give(
        s,
        0,
        cards="sword_1 sword_2 book_1",
        adventures="golden_pheasant",
        at="moon_lake",
        actions="quest horse_3",
    )
    give(s, 1, cards="lance_2", first="dragon_1", actions="court")
    s.points = [7, 3]
    text = drawn(game.view(s, 0))
    for part in (
        "Camelot",
        "Moon Lake",
        "wild boar",
        "golden pheasant",
        "sword 1 lance 1",
        "● Ann",
        "■ Bob",
        "Gawain",
    ):
        assert part in text
    assert "sword 1 2  book 1" in text and "lance 2  1 unknown card" in text
    assert "quest · horse 3" in text.replace("\N{NO-BREAK SPACE}", " ")
    assert "dragon 1" not in drawn(game.view(s, 0)).split("chosen actions")[1]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_view_of_a_game_fits_80_columns(lang, seats):
    names = ("Anna-Lucrezia Montgomery", "Bernard-Hyacinthe", "Cléopâtre", "D")
    for n, step in enumerate(walk(game, seats, {"rounds": 40}, Stream("drawn"))):
        if n < 30 or n % 40 == 0 or isinstance(step.question, Over):
            for seat in (0, None):
                text = drawn(game.view(step.state, seat), lang, seats, names=names)
                assert max(len(line) for line in text.splitlines()) <= 80
                assert "auftrag-" not in text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_widest_table_keeps_one_line_an_adventure(lang):
    s = table(4)
    for seat, few in enumerate((NAMES[:4], NAMES[4:8], NAMES[8:11], NAMES[11:])):
        give(s, seat, adventures=" ".join(few))
    names = ("Anna-Lucrezia Montgomery", "Bernard-Hyacinthe", "Cléopâtre", "D")
    lines = drawn(game.view(s, 0), lang, 4, names=names).splitlines()
    ruled = next(n for n, line in enumerate(lines) if line.startswith("───"))
    assert [line[0] for line in lines[ruled + 1 : ruled + 15]] == list("abcdefghijklmn")


def test_who_is_asked_is_marked():
    assert asked(game.view(table(3), 0)) == (0,)
    assert asked(game.view(do(table(3), "action:court"), 0)) == (1,)
    assert asked(game.view(acting("horse_2"), 1)) == (0,)
    assert asked(game.view(tournament("sword_1", "sword_1"), None)) == (0, 1)
    assert "▶ ■ Bob" in drawn(game.view(do(table(2), "action:court"), 0))


def test_ones_own_stake_is_shown_to_oneself_alone():
    s = game.apply(tournament("sword_1", "sword_1"), 0, game.moves.parse("virtue:sword_1 stake"))[0]
    assert "your stake: sword 1" in drawn(game.view(s, 0))
    assert "your stake" not in drawn(game.view(s, 1))
    nothing = game.apply(tournament("sword_1", "sword_1"), 0, game.moves.parse("stake:nothing"))[0]
    assert "your stake: nothing" in drawn(game.view(nothing, 0))
