"""The example and the tables of the rules page, beside the engine."""

from tests.games.examples import says
from tests.games.foracrown.table import APE, PENGUIN, asked, chance, game, laid, piled, play

from royaumes.core import Chance, load
from royaumes.games import reference
from royaumes.games.foracrown.box import CARDS, COPIES, COSTS, EVENT_BAG, EVENTS, STARTING
from royaumes.games.foracrown.moves import Recruit
from royaumes.games.foracrown.phases.recruiting import RECRUITING
from royaumes.games.foracrown.phases.revealing import REVEALING

(STEPS,) = (example.steps for example in game.digest.examples)


def on(s):
    """Chance takes what comes first until families recruit or the pile is revealed."""
    while s.phase is not REVEALING and isinstance(question := game.pending(s), Chance):
        s = game.apply(s, None, question.source.outcomes()[0][0])[0]
    return s


def recruit(s, *texts):
    for text in texts:
        s = on(play(s, text))
    return s


def test_a_round_with_its_costs():
    s = laid(3)  # rabbit, penguin, ape: the penguin hangs between the two others
    prices = {
        CARDS[move.source].level: move.coins + move.rubies
        for move in game.options(s, asked(s))
        if isinstance(move, Recruit) and move.source < len(CARDS)
    }
    assert prices == dict(enumerate(COSTS[0], 1))
    says(STEPS[0], 1, 3, s.coins[PENGUIN], s.rubies[PENGUIN], *prices, *prices.values(), 4, 5)

    s = recruit(s, "card:C-T coin:1", "card:CT coin:3")
    says(STEPS[1], 2, prices[2], s.coins[PENGUIN])

    s = recruit(s, "card:L-P coin:1", "card:C-T coin:1", "card:CC coin:1 ruby:2")
    says(STEPS[2], 2, prices[2], 1, 2, s.coins[PENGUIN], s.rubies[PENGUIN])

    s = recruit(s, "card:D-C coin:1")
    assert s.phase is REVEALING
    says(STEPS[3], 6, len(STARTING), len(s.pile))

    first = play(chance(s, "penguin-1"), "family:ape")
    assert (first.coins[PENGUIN], first.raccoons[APE]) == (1, 1)
    second = chance(first, "penguin-2")
    assert second.rubies[PENGUIN] == 8
    says(STEPS[4], first.coins[PENGUIN], first.raccoons[APE], 2, second.coins[PENGUIN])

    s = second
    while s.phase is not RECRUITING:
        question = game.pending(s)
        if isinstance(question, Chance):
            s = game.apply(s, None, question.source.outcomes()[0][0])[0]
        else:
            s = game.apply(s, asked(s), game.options(s, asked(s))[0])[0]
    events = [name for name in piled(s) if name.startswith("event")]
    says(STEPS[5], COSTS[1][0], s.round, 1, len(COSTS[1]), *COSTS[1], len(events))


def test_the_events_are_those_of_the_draw():
    rows = reference(game.key)["events"]
    assert [row.cells[0] for row in rows] == [f"event:{event}" for event in EVENTS]
    assert [row.cells[1] for row in rows] == [int(kind in STARTING) for kind in range(len(EVENTS))]
    assert tuple(row.cells[2] for row in rows) == EVENT_BAG
    assert (
        sum(int(cell) for row in rows for cell in row.cells[1:])
        == load("royaumes.games.foracrown", "events")["total"]["events"]
        == 7
    )


def test_the_costs_are_those_that_are_paid():
    rows = reference(game.key)["costs"]
    for number, (row, costs) in enumerate(zip(rows, COSTS, strict=True), 1):
        assert row.cells[:6] == (number, *costs, *["–"] * (5 - len(costs)))
    assert [row.cells[6:] for row in rows] == [(2, 2), (1, 3), (1, 4), (1, 5)]
    assert [row.mark for row in rows] == ["T", "T", "F", "D"]


def test_every_mercenary_is_listed_with_its_letters():
    rows = reference(game.key)["mercenaries"]
    letters = {row.cells[0] for row in reference(game.key)["letters"]}
    listed = [name for row in rows for name in row.cells[3].split(", ")]
    assert [name.replace("/", "-") for name in listed] == [card.name for card in CARDS]
    assert {letter for name in listed for letter in name} == letters | {"/"}
    assert [row.cells[1] for row in rows] == [3 * COPIES, 10, 10, 10, 10]
    assert (
        sum(int(row.cells[1]) for row in rows)
        == load("royaumes.games.foracrown", "mercenaries")["total"]["mercenaries"]
        == 55
    )
    assert {row.mark for row in rows} == {"R"}


def test_the_families_have_their_heirlooms():
    assert [(*row.cells, row.mark) for row in reference(game.key)["families"]] == [
        ("family:rabbit", "heirloom:carrot", "F"),
        ("family:penguin", "heirloom:fish", "R"),
        ("family:ape", "heirloom:banana", "F"),
        ("family:flamingo", "heirloom:shrimp", "R"),
        ("family:crocodile", "heirloom:egg", "R"),
    ]
