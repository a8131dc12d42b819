"""The terminal board: within 80 columns in every phase, and it shows what a player needs."""

import pytest
from rich.console import Console
from tests.games.emerald.table import go, position

from royaumes.core import Decide, Over, Stream
from royaumes.games.emerald import GAME
from royaumes.games.emerald.terminal import draw
from royaumes.messages import LANGUAGES, Catalogue, Words
from royaumes.testing.position import Position
from royaumes.testing.walks import walk

NAMES = ("Aurélie-Clémentine", "bot:greedy", "bot:greedy", "bot:random", "bot:random")


def drawn(table: Position, seat: int | None, lang: str = "en", width: int = 80) -> str:
    words = Words(Catalogue(lang), "emerald", NAMES[: table.state.seats])
    console = Console(width=width, highlight=False)
    with console.capture() as shown:
        console.print(draw(table.view(seat), words))
    return shown.get()


def row(text: str, label: str, which: int = 0) -> list[str]:
    """The cells of a row of the path, by its label."""
    rows = [line for line in text.splitlines() if line.startswith(f"│{label}")]
    return [cell.strip() for cell in rows[which].strip("│").split("│")][1:]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_question_of_a_game_fits_80_columns(lang: str, seats: int) -> None:
    phases = set()
    for number, step in enumerate(walk(GAME, seats, {"fair": 2}, Stream(f"board/{seats}"))):
        if isinstance(step.question, Decide | Over) and number % 5 == 0:
            seat = step.seat if step.seat is not None else number % seats
            text = drawn(Position(GAME, step.state), seat, lang)
            assert max(map(len, text.splitlines())) <= 80
            phases.add(type(step.state.phase).__name__)
    assert {"Marching", "Following"} <= phases


def test_knights_stand_as_letters_and_long_stacks_take_more_lines() -> None:
    text = drawn(position("yellow plain:3*5, blue plain:3*3 tower:1"), 0)
    assert row(text, "knights")[:2] == ["BK", "K"]
    assert row(text, "knights")[7] == "YYYYY"
    assert "BBB" in text
    text = drawn(position("blue plain:3*3"), 0, "fr")
    assert row(text, "chevaliers")[0] == "JN"


def test_marches_show_where_they_lead_and_what_wakes_the_dragon() -> None:
    text = drawn(position("yellow tower:1 plain:5*2 mountain:9", bar=4, dragon=7), 0)
    assert row(text, "march")[0] == "→p3"
    assert row(text, "march")[9] == "→m1"
    assert row(text, "march", 1)[8] == "→★"
    assert "lands on" not in text
    text = drawn(position("yellow mountain:3 plain:5*2", bar=4, dragon=7), 0)
    assert row(text, "march", 1)[2] == "→m4!"
    assert row(text, "lands on") == ["", "", "", "[3]", "[2]", "[1]", "", "", ""]


def test_landing_cells_are_shown_before_a_card_is_taken_too() -> None:
    s = go(position("yellow plain:6 plain:1 plain:2"), "knight:yellow plain:6")
    assert row(drawn(s, 0), "lands on")[:4] == ["[3]", "[2]", "[1]", ""]
    assert "lands on" not in drawn(s, 1)


def test_the_second_knight_has_only_fresh_places() -> None:
    s = go(position("yellow plain:1 plain:4 plain:6"), "knight:yellow plain:1")
    assert [place for place, goal in enumerate(row(drawn(s, 0), "march")) if goal] == [8, 10]


def test_the_dragon_faces_somewhere_and_the_bar_lies_beside_four_cells() -> None:
    text = drawn(position(bar=2, dragon=3, facing="lair"), 0)
    assert row(text, "dragon") == ["", "━━━━━━", "━━D►━━", "━━━━━━", "━━━━━━", "", "", "", ""]
    assert row(drawn(position(bar=2, dragon=1), 0), "dragon")[0] == "◄D"


def test_piles_show_the_open_card_and_how_many_lie_below() -> None:
    text = drawn(position(bare="2"), 0)
    assert row(text, "gold")[:3] == ["1+2", "·", "3+2"]
    assert row(text, "gems")[:3] == ["R+1", "·", "G+1"]


def test_gold_is_shown_to_its_owner_and_to_all_at_the_end() -> None:
    s = position("yellow mountain:9 plain:1", gold0="1 4", gold1="2 5")
    assert "1 4" in drawn(s, 0)
    assert "2 5" not in drawn(s, 0)
    assert "2 cards" in drawn(s, 0)
    assert "1 4" not in drawn(s, None)
    over = go(s, "knight:yellow mountain:9")
    assert "2 5" in drawn(over, 0)


def test_bonus_and_fair_start_are_noted() -> None:
    s = position(fair=1)
    assert "Fair start: +1 for Clotilde" in drawn(s, 0)
    assert "still to be won" in drawn(s, 0)
    s = position(four=1)
    assert "different gems: Baudouin" in drawn(s, 0)
    assert "still to be won" not in drawn(s, 0)
