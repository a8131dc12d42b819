"""Variants: the same game with other figures, under a key that says them."""

import pickle
from typing import Any

import pytest

from royaumes.core import UserError, load
from royaumes.core.record import replay, verify
from royaumes.core.variant import flattened, split_key, variant_key
from royaumes.games import game, keys, package, reference
from royaumes.messages import Catalogue
from royaumes.sim import Plan, play, results
from royaumes.sim.variants import read_variant, try_out

#: A figure of every game, its value and another one, all of which can be played.
FIGURES = {
    "crowns": ("board.box.chips", 12),
    "emerald": ("cards.treasure.points", 7),
    "royaume": ("numbers.points.crown_in_place", 6),
    "auftrag": ("table.seats.2.target", 9),
    "foracrown": ("setup.start.rubies", 6),
}


#: Reconstructed cells and cards as they may be in somebody's box: the file, and a row of the rules page then.
CORRECTIONS = {
    "crowns": ("[board.inner]\nface_1 = [5, 0, 0, 1, 9]", "board", (1, 5, 0, 0, 1, 9, 1, "→ 15")),
    "royaume": (
        '[orders.orders.card.1]\nwants = ["blue", "red", "green", "yellow", "white"]',
        "orders",
        ("order:1", *(f"colour:{colour}" for colour in ("blue", "red", "green", "yellow", "white"))),
    ),
    "auftrag": (
        '[adventures.adventure.wild_boar]\nplace = "moon_lake"\nshields = 3\n'
        "[adventures.adventure.wild_boar.demands]\nlance = 0\ndragon = 2",
        "adventures",
        ("adventure:wild_boar", "place:moon_lake", 1, "", 2, "", 3),
    ),
    "foracrown": (
        '[mercenaries.level_1]\ncards = ["C/T", "L/P", "R/C"]',
        "mercenaries",
        (1, 15, 5, "C/T, L/P, R/C"),
    ),
}


def varied(key):
    figure, value = FIGURES[key]
    return variant_key(key, {figure: value})


def test_figures_of_nested_tables_are_named_by_the_way_to_them():
    assert flattened({"board": {"path": {"plain": 7}, "dice": 6}}) == {"board.path.plain": 7, "board.dice": 6}


def test_a_key_says_its_changes_and_nothing_else():
    changes = {"cards.gold.values": [1, 2], "board.path.plain": 7, "a.b": "x;y=z"}
    key = variant_key("emerald", changes)
    assert key == 'emerald+a.b="x;y=z";board.path.plain=7;cards.gold.values=[1,2]'
    assert split_key(key) == ("emerald", changes)
    assert split_key("emerald") == ("emerald", {})
    assert variant_key("emerald", {}) == "emerald"


@pytest.mark.parametrize(
    "key",
    ["emerald+", "emerald+x", "emerald+x=", "emerald+x=1 2", "emerald+x=1,y=2", f"emerald+x={'[' * 9999}"],
)
def test_a_key_that_says_nothing_is_refused(key):
    with pytest.raises(UserError, match="sim-variant-bad-key"):
        game(key)


@pytest.mark.parametrize("key", keys())
def test_a_variant_is_played_beside_its_game(key):
    variant, own = game(varied(key)), game(key)
    assert (variant.key, own.key) == (varied(key), key)
    assert game(varied(key)) is variant
    assert type(variant) is not type(own)
    try_out(variant)


@pytest.mark.parametrize("key", ["crowns", "emerald", "foracrown"])
def test_other_figures_make_another_game(key):
    seats = max(2, game(key).seats[0])
    scores = [
        [result.scores for result in results(Plan(one, ("greedy",) * seats, 3, "figures"))]
        for one in (key, varied(key))
    ]
    assert scores[0] != scores[1]


def test_a_record_of_a_variant_replays_and_verifies():
    from royaumes.bots import seated

    key = varied("crowns")
    bots = [seated("greedy", key)[1], seated("random", key)[1]]
    record, over = play(game(key), 2, {}, bots, "kept")
    assert record.header.game == key
    again = pickle.loads(pickle.dumps(record))
    assert verify(game(again.header.game), again)
    *_, end = replay(game(key), record)
    assert game(key).pending(end.state) == over
    with pytest.raises(UserError, match="record-other-game"):
        list(replay(game("crowns"), record))


def test_the_same_changes_in_another_order_are_the_same_variant():
    one = game("emerald+cards.treasure.points=7;cards.bonus.points=5")
    assert game("emerald+cards.bonus.points=5;cards.treasure.points=7").key == one.key


def test_data_files_are_as_they_were_for_the_game_itself():
    changed = load(package(varied("emerald")), "cards")
    assert changed["treasure"]["points"] == 7
    assert load(package("emerald"), "cards")["treasure"]["points"] == 5


def test_variants_speak_as_their_game_does():
    assert Catalogue("en").game(varied("emerald")) == Catalogue("en").game("emerald")


@pytest.mark.parametrize("key", CORRECTIONS)
def test_whoever_owns_a_box_puts_a_reconstructed_card_right(key):
    text, table, cells = CORRECTIONS[key]
    corrected = game(read_variant(key, text, "mine.toml"))
    assert cells in [row.cells for row in reference(corrected.key)[table]]
    assert cells not in [row.cells for row in reference(key)[table]]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ("nothing.at.all=1", "unknown"),
        ("cards.treasure.pints=1", "unknown"),
        ("cards.treasure.points.more=1", "unknown"),
        ("board.seating.9.keep=true", "unknown"),
        ('cards.treasure.points="many"', "wrong-kind"),
        ("cards.treasure.points=true", "wrong-kind"),
        ('cards.gold.values=[1,"two"]', "wrong-kind"),
        ("board.path.mountain=1000000", "too-large"),
        ("cards.gold.values=[1,2,3,4,99999]", "too-large"),
        ('board.seating=[{"seats":99999}]', "too-large"),
    ],
)
def test_what_cannot_be_says_why(changes, why):
    with pytest.raises(UserError, match=f"sim-variant-{why}"):
        game(f"emerald+{changes}")


@pytest.mark.parametrize(
    "changes",
    [
        "box.treasure.each_colour=8",  # 5 times 8 are not the 35 tokens
        "numbers.finish.crowns_home=3",  # two knights would be left, and one crown to follow by itself
        "path.shape.arrival_circles=4",  # five crowns come home
    ],
)
def test_figures_that_contradict_each_other_are_not_built(changes):
    with pytest.raises(UserError, match="sim-variant-not-built"):
        game(f"royaume+{changes}")


def test_one_of_several_tables_is_named_by_what_tells_it_apart():
    kept: Any = game("emerald+board.seating.2.keep=true").start(2)
    assert len(kept.knights) == 4
    with pytest.raises(UserError) as refused:
        game("auftrag+adventures.adventure.nobody.shields=3")
    assert "black_knight" in str(refused.value)


def test_figures_that_do_not_go_together_are_noticed():
    with pytest.raises(UserError, match="sim-variant-breaks"):
        try_out(game("emerald+board.path.mountain=11"))
