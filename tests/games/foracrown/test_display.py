"""What boards are shown: all that follows from a view, in the board's own terms."""

from typing import Any

import pytest
from tests.games.foracrown.table import (
    APE,
    FLAMINGO,
    PENGUIN,
    RABBIT,
    at,
    chance,
    drawn,
    game,
    hung,
    laid,
    over,
    play,
    put,
    revealed,
    settle,
    striking,
    struck,
    turning,
)

from royaumes.games.foracrown.display import Drawing, printed
from royaumes.games.foracrown.stage import Forecast, FreeCell, Shift, Target
from royaumes.messages import LANGUAGES


def shown(s, seat=RABBIT):
    """The board of a seat, the rabbit's unless it is said."""
    return at(s).display(seat)


def steps(s):
    """The icons on the stage with what has become of them; * marks those of the die."""
    return [f"{one.effect} {one.state}{'*' if one.by_die else ''}" for one in shown(s).stage.steps]


@pytest.mark.rule("FAC-2.2")
def test_scenes_whose_turn_it_is_and_what_chance_is_asked():
    start = game.start(3)
    assert (shown(start).scene, shown(start).drawing) == ("setup", Drawing("portraits"))
    assert shown(hung()).drawing == Drawing("open", level=2, place=0)
    assert shown(chance(hung(), "CC", "CT", "RTT")).drawing == Drawing("open", level=3, place=1)
    first = shown(laid())
    assert (first.scene, first.to_move, first.turn, first.drawing) == ("recruiting", RABBIT, 1, None)
    looking = shown(play(laid(), "deck:2 coin:3"))
    assert (looking.to_move, looking.drawing) == (None, Drawing("hidden", level=2, seat=RABBIT))
    pile = shown(turning("CC"))
    assert (pile.scene, pile.stage, pile.drawing) == ("revealing", None, Drawing("reveal"))
    masked = shown(chance(put(turning(), pile="event-1 event-3", round=2), "event-3"))
    assert (masked.stage, masked.drawing) == (None, Drawing("event", event=2))
    assert shown(revealed("DC")).drawing == Drawing("die", seat=RABBIT)


@pytest.mark.rule("FAC-3.1", "FAC-4.1")
def test_a_recruit_is_a_turn_and_so_is_a_card_of_the_pile():
    s = play(laid(), "card:C-T coin:1", "card:C-T coin:1")
    assert (shown(s).turn, shown(s).to_move) == (3, APE)
    assert [(one.turn, one.place) for one in shown(s).families] == [("done", 1), ("done", 2), ("now", 3)]
    s = play(s, "card:C-T coin:1")
    assert [(one.turn, one.place) for one in shown(s).families] == [
        ("now", 1),
        ("waiting", 2),
        ("waiting", 3),
    ]
    assert (shown(s).turn, shown(s).pass_number, shown(s).passes) == (4, 2, 2)
    before = turning("CC", "RC")
    assert shown(chance(before, "rabbit-1", "rabbit-2")).turn == shown(before).turn + 2
    assert (shown(before).pass_number, shown(put(before, round=2, passes=3)).pass_number) == (2, 1)


@pytest.mark.rule("FAC-3.4", "FAC-7.4", "FAC-7.5")
@pytest.mark.parametrize(
    ("round_", "costs", "following", "opening"),
    [
        (1, [1, 3, 5, None, None], [0, 1, 3, 5, None], [None, None, None, 2, 3]),
        (2, [0, 1, 3, 5, None], [0, 0, 1, 3, 5], [None, None, None, None, 3]),
        (3, [0, 0, 1, 3, 5], [0, 0, 0, 1, 3], [None] * 5),
        (4, [0, 0, 0, 1, 3], [None] * 5, [None] * 5),
    ],
)
def test_costs_now_and_in_the_next_round(round_, costs, following, opening):
    columns = shown(laid(round=round_, passes=round_)).columns
    assert [column.cost for column in columns] == costs
    assert [column.next_cost for column in columns] == following
    assert [column.opens_in for column in columns] == opening


@pytest.mark.rule("FAC-6.7")
def test_there_is_no_next_round_when_a_family_is_out():
    board = shown(turning(gallery=[7, 0, 5], out=(PENGUIN,)))
    assert board.last_round and not shown(turning()).last_round and shown(turning(round=4)).last_round
    assert [column.next_cost for column in board.columns] == [None] * 5
    penguin = board.families[PENGUIN]
    assert (penguin.out, penguin.out_in, penguin.influence, penguin.cell) == (True, 1, 0, 0)
    assert [one.out_in for one in board.families] == [None, 1, None]


@pytest.mark.rule("FAC-3.5")
def test_who_took_from_which_place_in_this_pass():
    s = play(laid(4), "card:CC coin:3", "card:C-T coin:1", "deck:3 coin:4 ruby:1")
    for board in (shown(s), shown(chance(s, "LLT"), APE), shown(chance(s, "LLT"))):
        level_1, level_2, level_3, *_ = board.columns
        assert [place.taken_by for place in level_1.places] == [PENGUIN, None, None]
        assert [place.taken_by for place in level_2.places] == [RABBIT, None]
        assert [place.cards for place in level_2.places] == [0, 1]
        assert (level_1.deck, level_2.deck.taken_by, level_3.deck.taken_by) == (None, None, APE)
        assert [place.taken_by for place in level_3.places] == [None, None]
    again = settle(play(chance(s, "LLT"), "card:C-T coin:1"))
    taken = [place.taken_by for column in shown(again).columns for place in column.places]
    assert taken == [None] * 11 and shown(again).columns[2].deck.taken_by is None


def test_an_empty_pile_and_an_empty_place_show_no_card():
    board = shown(laid(piles=[0, 2, 5]))
    assert [place.cards for place in board.columns[0].places] == [0, 2, 5]
    assert board.columns[0].places[0].card is None
    assert board.columns[0].places[1].card.either and not board.columns[1].places[0].card.either


@pytest.mark.rule("FAC-1.12", "FAC-5.10")
def test_the_gallery_its_zones_and_who_is_influential():
    board = shown(laid(gallery=[3, 9, 5]))
    assert [(zone.first, zone.last, zone.loss) for zone in board.zones] == [(1, 3, 2), (4, 6, 1), (7, 9, 0)]
    assert {cell.cell: cell.seat for cell in board.gallery if cell.seat is not None} == {3: 0, 5: 2, 9: 1}
    assert [one.influence for one in board.families] == [3, 1, 2]
    assert [one.least for one in board.families] == [True, False, False]
    assert [one.influence for one in shown(game.start(3)).families] == [0, 0, 0]


@pytest.mark.rule("FAC-3.10")
def test_recruits_are_in_the_pile_on_the_stage_or_revealed():
    s = chance(play(laid(), "deck:2 coin:3"), "PP")
    assert shown(s).families[RABBIT].recruits[0].card.name == "card:PP"
    rival = shown(s, PENGUIN).families[RABBIT].recruits[0]
    assert (rival.card, rival.level, rival.blind, rival.where) == (None, 2, True, "pile")
    s = turning("C-T", "C-T")
    assert [one.where for one in shown(s).families[RABBIT].recruits] == ["pile", "pile"]
    s = chance(s, "rabbit-2")
    assert [one.where for one in shown(s).families[RABBIT].recruits] == ["pile", "stage"]
    s = play(s, "effect:coin")
    assert [one.where for one in shown(s).families[RABBIT].recruits] == ["pile", "revealed"]


@pytest.mark.rule("FAC-4.1")
def test_the_pile_is_counted_by_seat():
    pile = shown(turning("CC", "RC")).pile
    assert (pile.cards, pile.mercenaries, pile.events, pile.by_seat) == (3, 2, 1, (2, 0, 0))
    after = shown(chance(turning("CC", "RC"), "rabbit-1")).pile
    assert (after.by_seat, after.revealed) == ((1, 0, 0), pile.revealed + 1)
    assert shown(play(laid(), "card:C-T coin:1")).pile.revealed == 0


@pytest.mark.rule("FAC-4.2", "FAC-4.8")
def test_the_steps_of_a_card_and_of_the_die():
    assert steps(revealed("RCTP")) == ["ruby done", "coin done", "raccoon now", "portrait next"]
    assert steps(revealed("DLP")) == ["die now", "loss next", "portrait next"]
    rolled = chance(revealed("DLP"), "raccoon")
    assert steps(rolled) == ["die done", "raccoon now*", "loss next", "portrait next"]
    assert (shown(rolled).stage.die, shown(rolled).stage.asks) == ("raccoon", "raccoon")
    assert steps(play(rolled, "family:ape")) == ["die done", "loss now", "portrait next"]
    assert {one.effect: one.faces for one in shown(rolled).stage.odds} == {
        "ruby": 2,
        "loss": 1,
        "coin": 1,
        "raccoon": 1,
        "portrait": 1,
    }


@pytest.mark.rule("FAC-4.4")
def test_the_steps_of_a_level_1_card():
    assert steps(revealed("L-P")) == ["loss open", "portrait open"]
    assert steps(play(revealed("L-P"), "effect:portrait")) == ["loss not_chosen", "portrait now"]
    die = play(revealed("D-C"), "effect:die")
    assert steps(die) == ["die now", "coin not_chosen"]
    assert steps(chance(die, "loss")) == ["die done", "loss now*", "coin not_chosen"]


@pytest.mark.rule("FAC-5.5", "FAC-5.6", "FAC-5.7")
def test_events_on_the_stage():
    mages = shown(struck("mages"))
    assert (mages.stage.event.kind, mages.stage.asks, mages.stage.price) == ("mages", "hire", 1)
    assert mages.order == (0, 1, 2) and steps(struck("mages")) == ["die open"]
    assert steps(chance(play(struck("mages"), "coin:1"), "portrait")) == ["die done", "portrait now*"]
    bribe = shown(struck("bribe", raccoons=[0, 1, 0]))
    assert (bribe.stage.seat, bribe.stage.asks, bribe.stage.steps) == (PENGUIN, "bribe", ())
    assert steps(struck("magic_help")) == ["die now"]
    assert shown(struck("magic_help")).stage.card is None


@pytest.mark.rule("FAC-4.11", "FAC-6.2", "FAC-6.5")
def test_targets_and_what_a_loss_would_mean_where_one_may_know():
    s = revealed("LT", seats=4, rubies=[10, 3, 0, 0], heirlooms=[True, True, True, False])
    assert shown(s).stage.targets == (
        Target("family:penguin", PENGUIN, None, None, None),
        Target("family:ape", APE, None, None, None),
        Target("family:flamingo", FLAMINGO, None, None, None),
    )
    assert shown(put(s, memory_aid=True)).stage.targets == (
        Target("family:penguin", PENGUIN, 3, 2, "pays"),
        Target("family:ape", APE, 0, 9, "sells"),
        Target("family:flamingo", FLAMINGO, 0, 0, "ruined"),
    )
    assert shown(s, APE).stage.targets[1] == Target("family:ape", APE, 0, 9, "sells")
    raccoon = revealed("CT", raccoons=[0, 2, 0])
    assert shown(raccoon).stage.targets[0] == Target("family:penguin", PENGUIN, 2, 3, None)


@pytest.mark.rule("FAC-4.13")
def test_where_portraits_can_go():
    assert shown(revealed("PP", gallery=[9, 8, 1])).stage.shifts == (
        Shift("portrait:rabbit", RABBIT, FreeCell(7, 0), None),
        Shift("portrait:penguin", PENGUIN, FreeCell(7, 0), None),
        Shift("portrait:ape", APE, None, FreeCell(2, 2)),
    )


@pytest.mark.rule("FAC-5.2", "FAC-5.5", "FAC-5.6", "FAC-5.7", "FAC-5.9")
def test_whom_an_event_would_strike_now():
    def would(kind, **changes):
        return shown(striking(kind, **changes)).events[1].forecast

    raccoons: dict[str, Any] = {"raccoons": [2, 1, 2], "gallery": [3, 5, 9], "rubies": [1, 10, 10]}
    assert would("burglary", **raccoons) == (
        Forecast(APE, 2, None, None, 2),
        Forecast(RABBIT, 2, "sells", None, 2),
    )
    assert would("burglary") == ()
    assert would("scandal", **raccoons) == (
        Forecast(PENGUIN, 1, None, None, 0),
        Forecast(RABBIT, 2, "sells", None, 0),
    )
    assert [(one.seat, one.may, one.raccoons) for one in would("bribe", raccoons=[1, 0, 2])] == [
        (RABBIT, "bribe", 1),
        (APE, "bribe", 2),
    ]
    assert [(one.seat, one.may) for one in would("magic_help")] == [(APE, "roll")]
    assert [(one.seat, one.may) for one in would("mages")] == [(0, "hire"), (1, "hire"), (2, "hire")]
    assert [one.most_raccoons for one in shown(striking("mages", **raccoons)).families] == [True, False, True]


@pytest.mark.rule("FAC-7.2")
def test_what_an_unknown_event_may_be():
    known, _, unknown = shown(laid(round=2, passes=2, event_bag=[1, 0, 1, 1, 0])).events
    assert (known.name, known.waiting, known.may_be) == ("event:burglary", True, ())
    assert (unknown.name, unknown.kind, unknown.waiting, unknown.forecast) == (None, None, False, ())
    assert [(one.kind, one.cards) for one in unknown.may_be] == [
        ("burglary", 1),
        ("magic_help", 1),
        ("mages", 1),
    ]


@pytest.mark.rule("FAC-1.4", "FAC-6.4")
def test_ones_own_chest_and_heirlooms():
    s = laid(heirlooms=[True, False, True])
    chest = shown(s).chest
    assert (chest.coins, chest.rubies, chest.heirloom.name) == (3, 10, "heirloom:carrot")
    assert (chest.heirloom.kept, chest.heirloom.worth) == (True, 10)
    assert shown(s, None).chest is None
    assert [one.heirloom.kept for one in shown(s).families] == [True, False, True]


@pytest.mark.rule("FAC-8.8")
def test_scores_and_the_crown_at_the_end_only():
    s = put(turning(), pile="event-1", round=4)
    assert (shown(s).scores, shown(s).winner) == (None, None)
    end = chance(s, "event-1")
    assert (shown(end).scores, shown(end).winner) == (over(end).scores, over(end).winners[0])


def test_what_is_printed():
    found = printed()
    assert found["cards"][0] == {"name": "C-T", "level": 1, "icons": ["coin", "raccoon"]}
    assert found["losses"][1:] == (2, 2, 2, 1, 1, 1, 0, 0, 0) and len(found["cards"]) == 43


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_in_the_terminal_says_who_carries_out_what(lang):
    card = drawn(game.view(revealed("RCTP"), 0), lang)
    assert card.count("▶") == 1 and "RCTP" in card
    event = {"en": "Mages for hire", "fr": "Mages mercenaires"}[lang]
    assert (
        drawn(game.view(struck("mages"), 1), lang).count(event) == 2
    )  # in the pile's line, and on the stage
    assert "▶" not in drawn(game.view(turning("CC"), 0), lang)
    assert max(map(len, card.splitlines())) <= 80


@pytest.mark.rule("FAC-1.5")
def test_the_terminal_counts_chests_with_the_memory_aid_alone():
    s = put(laid(), coins=[37, 38, 39])
    plain, aided = drawn(game.view(s, 0)), drawn(game.view(put(s, memory_aid=True), 0))
    assert "38" not in plain and "38" in aided and "39" in aided
