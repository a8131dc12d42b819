"""Colours, knights and families are chosen with the seats."""

import pytest

from royaumes.core.codec import load


def saved(royaumes, tmp_path, *arguments):
    """The settings of a game that was begun with these arguments."""
    path = tmp_path / "game.json"
    royaumes("play", *arguments, "--save", str(path), typed="quit\n")
    return load(path.read_text()).header.settings


@pytest.mark.rule("TBL-3.1")
@pytest.mark.parametrize(
    ("game", "seats", "lang", "settings"),
    [
        ("crowns", "Ann=blue,bot", "en", {"colours": "blue,any"}),
        ("crowns", "Anne=bleu,bot=rouge", "fr", {"colours": "blue,red"}),
        ("emerald", "Ann,Bob = green", "en", {"colours": "any,green"}),
        ("auftrag", "Ann=Galahad,Bob=lance", "en", {"knights": "galahad,lancelot"}),
        ("foracrown", "Anne=comtesse,Bob,bot=baron", "fr", {"families": "rabbit,any,ape"}),
    ],
)
def test_a_seat_chooses_by_key_or_name(royaumes, tmp_path, game, seats, lang, settings):
    found = saved(royaumes, tmp_path, game, "--seats", seats, "--lang", lang)
    assert {**found, **settings} == found


def test_a_table_setting_chooses_too_and_what_is_dealt_is_shown(royaumes):
    shown = royaumes(
        "play", "emerald", "--seats", "Ann,Bob", "--setting", "colours=any,yellow", typed="quit\n\n"
    )
    assert "1. Ann\n   blue knight and black knight\n2. Bob\n   yellow knight and white knight" in shown.out


@pytest.mark.rule("TBL-3.1")
@pytest.mark.parametrize(
    ("game", "seats", "said"),
    [
        ("crowns", "Ann=blue,Bob=blue", "Two players cannot have the same"),
        ("crowns", "Ann=pink,Bob", "“pink” cannot be chosen. There is: red chips, blue chips"),
        ("crowns", "Ann=bl,Bob", "“bl” cannot be chosen."),
        ("royaume", "Ann=red,Bob", "in this game there is nothing to choose"),
    ],
)
def test_what_cannot_be_chosen_is_refused(royaumes, game, seats, said):
    shown = royaumes("play", game, "--seats", seats)
    assert shown.code == 2
    assert said in shown.err


def test_the_menu_says_what_can_be_chosen(royaumes):
    shown = royaumes("play", typed="crow\nAnn=red,Bob=red\nAnn=red,Bob\nquit\n\n")
    assert "as in Ann=red: red chips, blue chips" in shown.out
    assert "red chips is taken" not in shown.out
    assert "2. Bob\n   blue chips" in shown.out
