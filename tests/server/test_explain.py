"""Why can't I? For every game, whatever is picked."""

import pytest
from tests.server.house import ALL

from royaumes.core import Decide, Stream, UserError
from royaumes.games import game
from royaumes.play import Table
from royaumes.server.explain import reason


@pytest.mark.parametrize("key", ALL)
def test_reasons_agree_with_the_rules(key):
    rules, stream = game(key), Stream(key)
    table = Table(rules, ["a"] * max(2, rules.seats[0]), "reasons")
    for _ in range(30):
        if not isinstance(table.pending, Decide):
            break
        seat = stream.choice(table.pending.seats)
        options = table.options(seat)
        for move in stream.shuffled(rules.moves)[:20]:
            assert reason(table, seat, list(move.picks)) == table.refusal(seat, move)
            for length in range(1, len(move.picks)):
                begun = move.picks[:length]
                free = any(option.picks[:length] == begun for option in options)
                whole = [one for one in rules.moves if one.picks == begun]
                found = reason(table, seat, list(begun))
                if whole:
                    assert found == table.refusal(seat, whole[0])
                else:
                    assert (found is None) == free
        table.answer(seat, stream.choice(options))


def test_what_is_no_move_at_all():
    table = Table(game("crowns"), ["a", "b"], "reasons")
    for picks in (["cell:9x9"], ["stop", "stop"], [""], ["cell:1x1 cell:1x2"]):
        with pytest.raises(UserError, match="table-bad-move"):
            reason(table, 0, picks)
